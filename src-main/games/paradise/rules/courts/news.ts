import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { ParadiseEvent } from '../events/schemas.ts';
import { describeGangForNews } from '../city/newsFacts.ts';
import type { State } from '../state.ts';

const trialValues = { 'goes-on': 45, acquitted: 86, convicted: 93 } as const;

/** The public facts of one event of the courts; the sums paid are not among them. */
export function listCourtItems(state: State, event: ParadiseEvent): NewsItem[] {
  switch (event.type) {
    case 'released': {
      const outcome = event.bailMonth === null ? 'released' : 'bailed';
      return [{ kind: 'verdict', value: 14, ...describeAccused(state, event), outcome }];
    }
    case 'tried': {
      const outcome = event.isAcquitted ? 'acquitted' : 'sent-up';
      const value = event.isAcquitted ? 24 : 32;
      return [{ kind: 'verdict', value, ...describeAccused(state, event), outcome }];
    }
    case 'turned-stool-pigeon':
      return [{ kind: 'stool-pigeon', value: 62, ...describeAccused(state, event) }];
    case 'feds-targeted': {
      // [LAW-3] While others are still hunted, that one is let alone is no front page.
      if (event.seat === null && event.targets.length > 0) return [];
      const gang = event.seat === null ? null : describeGangForNews(state, event.seat);
      return [{ kind: 'feds-targeted', value: gang === null ? 18 : 58, gang }];
    }
    case 'boss-trial-opened':
    case 'mistrial': {
      const gang = describeGangForNews(state, event.seat);
      const stage = event.type === 'mistrial' ? 'mistrial' : 'opened';
      const boss = Object.values(state.gangsters).find((one) => one.isBoss && one.gang === event.seat);
      const id = boss === undefined ? {} : { id: boss.id };
      return [{ kind: 'boss-trial', value: 74, gang, name: gang.boss, stage, ...id }];
    }
    case 'boss-tried': {
      const { outcome } = event;
      const value = trialValues[outcome];
      return [{ kind: 'boss-trial', value, ...describeAccused(state, event), stage: outcome }];
    }
    default:
      return [];
  }
}

type Accused = Extract<ParadiseEvent, { type: 'released' | 'tried' | 'boss-tried' }>;

function describeAccused(state: State, { seat, gangster }: Pick<Accused, 'seat' | 'gangster'>) {
  return { gang: describeGangForNews(state, seat), name: findGangsterName(state, gangster), id: gangster };
}

function findGangsterName(state: State, id: GangsterId): string {
  const gangster = state.gangsters[id] ?? state.graveyard[id]?.gangster;
  if (gangster === undefined) throw new Error(`News of a gangster who never was: ${id}`);
  return gangster.name;
}
