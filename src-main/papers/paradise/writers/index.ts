import type { NewsItem, NewsItemOf, NewsKind } from '../../../../src-shared/games/paradise/news.ts';
import type { Desk } from '../../../press/desk/desk.ts';
import { brokeAway, death, fedsReinforced, outrageEased, succession } from './battles/aftermath.ts';
import { changedHands } from './changedHands.ts';
import { cityHall } from './cityHall.ts';
import { badBooze } from './badBooze.ts';
import { bargainMade, promiseBroken } from './bargains.ts';
import { bandFortunes } from './bandFortunes.ts';
import { bandBilled } from './bands.ts';
import { bigName } from './bigName.ts';
import type { Angle } from './copy.ts';
import { corruption } from './corruption.ts';
import { bossTrial, fedsTargeted, stoolPigeon, verdict } from './courts/index.ts';
import { eliminated } from './eliminated.ts';
import { federalDeparture } from './federalDeparture.ts';
import { funeral } from './funeral.ts';
import { fullRacket } from './fullRacket.ts';
import { gangsOfTheCity } from './gangsOfTheCity.ts';
import { handicap } from './handicap.ts';
import { accusation, dismissal } from './mayor.ts';
import { column, editorial } from './opinion.ts';
import { outrage } from './outrage.ts';
import { precinct } from './precinct.ts';
import { publicWorks } from './publicWorks.ts';
import { raidOrdered } from './raidOrdered.ts';
import { standings } from './standings.ts';
import { takenOver } from './takenOver.ts';
import { titleBout } from './titleBout.ts';
import { victory } from './victory.ts';

type Writers = { [K in NewsKind]: (item: NewsItemOf<K>, desk: Desk) => Angle | null };

/** Fights are reported from their facts, and rumors have a column of their own. */
const elsewhere = (): null => null;

/** Whose beat each kind of news is. */
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
  'city-hall': cityHall,
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
