import type { Accord, PublicBargains, OwnBargains } from '../state/seatView.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';

import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { derived } from '#kernel/derived.ts';
import { listDeals, listSeatDeals } from '../lookups.ts';
import type { State } from '../state.ts';
import { formatRebuffKey, type Deal } from '../state/records/bargains.ts';
import { isParty, findPartner, findSeatOn } from './terms.ts';

/** Lists the bargains that the town knows of. */
export const listPublicBargains = derived((state: State): PublicBargains => {
  const told = listDeals(state).filter((deal) => deal.isPublic || deal.brokenBy !== null);
  return { accords: told.map(describeAccord) };
});

function describeAccord(deal: DeepReadonly<Deal>): Accord {
  const { id, asker, other, sinceMonth, untilMonth, brokenBy, isPublic } = deal;
  const { truceMonths, line } = deal.terms;
  const seen = isPublic ? { truceMonths, line: clonePlain(line) as Accord['line'] } : unseen;
  const open = countVisibleMonths(deal);
  const last = isPublic ? Math.min(untilMonth, sinceMonth + open - 1) : sinceMonth;
  return { id, asker, other, ...seen, sinceMonth, untilMonth: last, brokenBy };
}

const unseen = { truceMonths: null, line: null };

/** Counts the months of the visible part of a bargain, without those of its payments. */
function countVisibleMonths({ terms: { truceMonths, line } }: DeepReadonly<Deal>): number {
  return Math.max(truceMonths ?? 0, line?.months ?? 0);
}

export function listOwnBargains(state: State, seat: SeatId): OwnBargains {
  return {
    accords: listPublicBargains(state).accords,
    deals: listSeatDeals(state, seat),
    proposals: Object.values(state.proposals).filter(({ from, to }) => from === seat || to === seat),
    rebuffs: countRebuffs(state, seat),
  };
}

function countRebuffs({ rebuffs, gangs }: Pick<State, 'rebuffs' | 'gangs'>, seat: SeatId): Record<SeatId, number> {
  const found: Record<SeatId, number> = {};
  for (const { id } of Object.values(gangs)) {
    const month = rebuffs[formatRebuffKey(seat, id)];
    if (month !== undefined) found[id] = month;
  }
  return found;
}

/** Returns the gang that gave another a place, by the last bargain that named it; the owner was public. */
export function findGiver(state: Pick<State, 'deals'>, taker: SeatId, business: BusinessId): SeatId | null {
  const deal = listDeals(state).findLast((one) =>
    one.terms.businesses.some(
      (given) => given.business === business && findSeatOn(one, given.by) !== taker && isParty(one, taker),
    ),
  );
  return deal === undefined ? null : findPartner(deal, taker);
}

/** Counts the times that the town has seen a gang break its word. */
export function countBrokenWords({ accords }: PublicBargains, seat: SeatId): number {
  return accords.filter(({ brokenBy }) => brokenBy === seat).length;
}
