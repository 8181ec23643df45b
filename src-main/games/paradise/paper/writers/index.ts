import type { NewsItem, NewsItemOf, NewsKind } from '#shared/games/paradise/news/news.ts';
import type { Desk } from '#press/desk/desk.ts';
import {
  reportBreakaway,
  reportDeath,
  reportFedsReinforced,
  reportOutrageEased,
  reportSuccession,
} from './battles/aftermath.ts';
import { writeChangedHands } from './rackets/changedHands.ts';
import { writeCityHall } from './hall/cityHall.ts';
import { writeBadBooze } from './rackets/badBooze.ts';
import { writeBargainMade, promiseBroken } from './gangs/bargains.ts';
import { writeBandFortunes } from './shows/bandFortunes.ts';
import { writeBandBilled } from './shows/bands.ts';
import { writeBigName } from './shows/bigName.ts';
import type { Angle } from './copy.ts';
import { writeCorruption } from './hall/corruption.ts';
import { writeBossTrial, writeFedsTargeted, writeStoolPigeon, writeVerdict } from './courts/index.ts';
import { writeEliminated } from './gangs/eliminated.ts';
import { writeFederalRecall } from './hall/federalRecall.ts';
import { writeFederalDeparture } from './hall/federalDeparture.ts';
import { writeFuneral } from './gangs/funeral.ts';
import { writeFullRacket } from './rackets/fullRacket.ts';
import { writeGangsOfTheCity } from './gangs/gangsOfTheCity.ts';
import { writeHandicap } from './shows/handicap.ts';
import { writeAccusation, writeDismissal } from './hall/mayor.ts';
import { writeColumn, writeEditorial } from './hall/opinion.ts';
import { writeOutrage } from './hall/outrage.ts';
import { writePrecinct } from './hall/precinct.ts';
import { writePublicWorks } from './hall/publicWorks.ts';
import { raidOrdered } from './hall/raidOrdered.ts';
import { writeStandings } from './gangs/standings.ts';
import { writeTakenOver } from './rackets/takenOver.ts';
import { writeTitleBout } from './shows/titleBout.ts';
import { writeVictory } from './gangs/victory.ts';

type Writers = { [K in NewsKind]: (item: NewsItemOf<K>, desk: Desk) => Angle | null };

/** Writes nothing: fights are reported from their facts, and rumors have a column of their own. */
const writeNothing = (): null => null;

/** The writer of each kind of news. */
const writers: Writers = {
  'gangs-of-the-city': writeGangsOfTheCity,
  'taken-over': writeTakenOver,
  contested: writeNothing,
  'full-racket': writeFullRacket,
  shut: writePrecinct,
  reopened: writePrecinct,
  'turned-independent': writePrecinct,
  'changed-hands': writeChangedHands,
  outrage: writeOutrage,
  'feds-leave': writeFederalDeparture,
  'feds-recalled': writeFederalRecall,
  eliminated: writeEliminated,
  standings: writeStandings,
  handicap: writeHandicap,
  victory: writeVictory,
  'bad-booze': writeBadBooze,
  'band-billed': writeBandBilled,
  'band-on-air': writeBandFortunes,
  'band-fades': writeBandFortunes,
  'title-bout': writeTitleBout,
  'big-name': writeBigName,
  funeral: writeFuneral,
  'public-works': writePublicWorks,
  'city-hall': writeCityHall,
  corruption: writeCorruption,
  column: writeColumn,
  editorial: writeEditorial,
  dismissal: writeDismissal,
  accusation: writeAccusation,
  'raid-ordered': raidOrdered,
  battle: writeNothing,
  death: reportDeath,
  succession: reportSuccession,
  'broke-away': reportBreakaway,
  'bargain-made': writeBargainMade,
  'deal-broken': promiseBroken,
  'outrage-eased': reportOutrageEased,
  'feds-reinforced': reportFedsReinforced,
  verdict: writeVerdict,
  'stool-pigeon': writeStoolPigeon,
  'feds-targeted': writeFedsTargeted,
  'boss-trial': writeBossTrial,
  rumor: writeNothing,
  'aim-guessed': writeNothing,
};

/** Finds the writer for a piece of news and returns his angle; null for none. */
export function findAngle(item: NewsItem, desk: Desk): Angle | null {
  return (writers[item.kind] as (item: NewsItem, desk: Desk) => Angle | null)(item, desk);
}
