import type { NewsItem } from '../../../src-shared/vocabulary/paradise/news.ts';
import type { Desk } from '../desk/desk.ts';
import {
  brokeAway,
  dealBroken,
  death,
  fedsReinforced,
  outrageEased,
  succession,
} from './battles/aftermath.ts';
import { battle } from './battles/index.ts';
import { changedHands } from './changedHands.ts';
import { cityHall } from './cityHall.ts';
import { contested } from './contested.ts';
import { badBooze } from './badBooze.ts';
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

/** Hands a piece of news to the writer whose beat it is; null when there is nothing in it. */
export function angleOf(item: NewsItem, desk: Desk): Angle | null {
  switch (item.kind) {
    case 'gangs-of-the-city':
      return gangsOfTheCity(item);
    case 'taken-over':
      return takenOver(item);
    case 'contested':
      return contested(item);
    case 'full-racket':
      return fullRacket(item);
    case 'shut':
    case 'reopened':
    case 'turned-independent':
      return precinct(item);
    case 'changed-hands':
      return changedHands(item);
    case 'outrage':
      return outrage(item);
    case 'feds-leave':
      return federalDeparture(item);
    case 'eliminated':
      return eliminated(item);
    case 'standings':
      return standings(item);
    case 'handicap':
      return handicap(item, desk);
    case 'victory':
      return victory(item);
    case 'bad-booze':
      return badBooze(item);
    case 'band-billed':
      return bandBilled(item);
    case 'band-on-air':
    case 'band-fades':
      return bandFortunes(item);
    case 'title-bout':
      return titleBout(item);
    case 'big-name':
      return bigName(item);
    case 'funeral':
      return funeral(item);
    case 'public-works':
      return publicWorks(item);
    case 'city-hall':
      return cityHall(item);
    case 'corruption':
      return corruption(item);
    case 'column':
      return column(item);
    case 'editorial':
      return editorial(item);
    case 'dismissal':
      return dismissal(item);
    case 'accusation':
      return accusation(item);
    case 'raid-ordered':
      return raidOrdered(item);
    case 'battle':
      return battle(item);
    case 'death':
      return death(item);
    case 'succession':
      return succession(item);
    case 'broke-away':
      return brokeAway(item);
    case 'deal-broken':
      return dealBroken(item);
    case 'outrage-eased':
      return outrageEased(item);
    case 'feds-reinforced':
      return fedsReinforced(item);
    case 'verdict':
      return verdict(item);
    case 'stool-pigeon':
      return stoolPigeon(item);
    case 'feds-targeted':
      return fedsTargeted(item);
    case 'boss-trial':
      return bossTrial(item);
  }
}
