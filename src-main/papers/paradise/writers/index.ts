import type {
  NewsItem,
  NewsItemOf,
  NewsKind,
} from '../../../../src-shared/games/paradise/news/news.ts';
import type { Desk } from '../../../press/desk/desk.ts';
import { brokeAway, death, fedsReinforced, outrageEased, succession } from './battles/aftermath.ts';
import { changedHands } from './rackets/changedHands.ts';
import { thoseInOffice } from './hall/cityHall.ts';
import { badBooze } from './rackets/badBooze.ts';
import { bargainMade, promiseBroken } from './gangs/bargains.ts';
import { bandFortunes } from './shows/bandFortunes.ts';
import { bandBilled } from './shows/bands.ts';
import { bigName } from './shows/bigName.ts';
import type { Angle } from './copy.ts';
import { corruption } from './hall/corruption.ts';
import { bossTrial, fedsTargeted, stoolPigeon, verdict } from './courts/index.ts';
import { eliminated } from './gangs/eliminated.ts';
import { federalDeparture } from './hall/federalDeparture.ts';
import { funeral } from './gangs/funeral.ts';
import { fullRacket } from './rackets/fullRacket.ts';
import { gangsOfTheCity } from './gangs/gangsOfTheCity.ts';
import { handicap } from './shows/handicap.ts';
import { accusation, dismissal } from './hall/mayor.ts';
import { column, editorial } from './hall/opinion.ts';
import { outrage } from './hall/outrage.ts';
import { precinct } from './hall/precinct.ts';
import { publicWorks } from './hall/publicWorks.ts';
import { raidOrdered } from './hall/raidOrdered.ts';
import { standings } from './gangs/standings.ts';
import { takenOver } from './rackets/takenOver.ts';
import { titleBout } from './shows/titleBout.ts';
import { victory } from './gangs/victory.ts';

type Writers = { [K in NewsKind]: (item: NewsItemOf<K>, desk: Desk) => Angle | null };

/** Fights are reported from their facts, and rumors have a column of their own. */
const elsewhere = (): null => null;

/** The writer of each kind of news. */
const writers: Writers = {
  'gangs-of-the-city': gangsOfTheCity,
  'taken-over': takenOver,
  contested: elsewhere,
  'full-racket': fullRacket,
  shut: precinct,
  reopened: precinct,
  'turned-independent': precinct,
  'changed-hands': changedHands,
  outrage,
  'feds-leave': federalDeparture,
  eliminated,
  standings,
  handicap,
  victory,
  'bad-booze': badBooze,
  'band-billed': bandBilled,
  'band-on-air': bandFortunes,
  'band-fades': bandFortunes,
  'title-bout': titleBout,
  'big-name': bigName,
  funeral,
  'public-works': publicWorks,
  'city-hall': thoseInOffice,
  corruption,
  column,
  editorial,
  dismissal,
  accusation,
  'raid-ordered': raidOrdered,
  battle: elsewhere,
  death,
  succession,
  'broke-away': brokeAway,
  'bargain-made': bargainMade,
  'deal-broken': promiseBroken,
  'outrage-eased': outrageEased,
  'feds-reinforced': fedsReinforced,
  verdict,
  'stool-pigeon': stoolPigeon,
  'feds-targeted': fedsTargeted,
  'boss-trial': bossTrial,
  rumor: elsewhere,
};

/** Hands a piece of news to the writer whose beat it is; null when there is nothing in it. */
export function angleOf(item: NewsItem, desk: Desk): Angle | null {
  return (writers[item.kind] as (item: NewsItem, desk: Desk) => Angle | null)(item, desk);
}
