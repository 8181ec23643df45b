import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Term } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import {
  requireAreaInPlay,
  requireFamily,
  countFreeStock,
  listOwnMarkers,
  buildNames,
  listOwnOperations,
  computeStrengthIn,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { findLineFor, type BrotherhoodTable } from '../table.ts';
import { listPartiesIn } from './fight.ts';

type Terms = readonly DeepReadonly<Term>[];

/** [BRO-DEAL-5] Explains in a sentence why terms cannot be carried out at present, or returns null. */
export function explainUntabled(state: State, area: AreaId, terms: Terms): string | null {
  const parties = listPartiesIn(state, area);
  const names = buildNames(state);
  for (const { from, to } of terms) {
    if (from === to) return 'Terms pass something from one family to another.';
    if (!parties.includes(from) || !parties.includes(to)) {
      return 'Only families in this fight can be parties of its terms.';
    }
  }
  const sumBySeat = (pick: 'from' | 'to', of: 'dollars' | 'revenue' | 'influence'): Map<SeatId, number> => {
    const sums = new Map<SeatId, number>();
    for (const term of terms) sums.set(term[pick], (sums.get(term[pick]) ?? 0) + term[of]);
    return sums;
  };
  for (const [seat, dollars] of sumBySeat('from', 'dollars')) {
    const { cashDollars } = requireFamily(state, seat);
    if (dollars > cashDollars) {
      return `The ${names.family(seat)} cannot pay ${formatDollars(dollars)}.`;
    }
  }
  const where = requireAreaInPlay(state, area).name;
  for (const kind of ['revenue', 'influence'] as const) {
    const what = kind === 'revenue' ? 'operations' : 'markers of influence';
    for (const [seat, count] of sumBySeat('from', kind)) {
      const own = kind === 'revenue' ? listOwnOperations(state, seat, area) : listOwnMarkers(state, seat, area);
      if (count > own.length) return `The ${names.family(seat)} have ${own.length} ${what} in ${where}, not ${count}.`;
    }
    for (const [seat, count] of sumBySeat('to', kind)) {
      if (count > countFreeStock(state, seat, kind)) {
        return `The ${names.family(seat)} have no free counters for ${count} more ${what}.`;
      }
    }
  }
  return null;
}

/**
 * [BRO-ORD-4] Finds the terms that a family’s sheet has it table, against the strongest rival party or the one named.
 */
export function findStandingTerms(state: State, area: AreaId, seat: SeatId): Term[] | null {
  const offer = findLineFor(state, seat, 'deal', area)?.offer ?? null;
  if (offer === null) return null;
  const rivals = listPartiesIn(state, area).filter((other) => other !== seat);
  const to = offer.with !== null && rivals.includes(offer.with) ? offer.with : rivals[0];
  if (to === undefined) return null;
  const terms = [
    { from: seat, to, dollars: offer.giveDollars, revenue: offer.giveRevenue, influence: 0 },
    { from: to, to: seat, dollars: offer.askDollars, revenue: offer.askRevenue, influence: 0 },
  ].filter(({ dollars, revenue }) => dollars + revenue > 0);
  return explainUntabled(state, area, terms) === null ? terms : null;
}

/** [BRO-ORD-4, BRO-ORD-5] True if a family’s sheet accepts the terms. */
export function isAcceptedByOrder(state: State, area: AreaId, seat: SeatId, terms: Terms): boolean {
  const given = terms.filter(({ from }) => from === seat);
  const sum = (of: 'dollars' | 'revenue' | 'influence'): number => given.reduce((total, term) => total + term[of], 0);
  const line = findLineFor(state, seat, 'deal', area);
  if (line === null) {
    const own = computeStrengthIn(state, area, seat);
    const isAhead = listPartiesIn(state, area).every(
      (other) => other === seat || own > computeStrengthIn(state, area, other),
    );
    return !isAhead && sum('dollars') + sum('revenue') + sum('influence') === 0;
  }
  if (line.accept === null) return false;
  const { maxRevenue, maxDollars } = line.accept;
  return sum('revenue') <= maxRevenue && sum('dollars') <= maxDollars && sum('influence') === 0;
}

/** [BRO-DEAL-5] Carries out accepted terms at once. */
export function carryOutTerms(table: BrotherhoodTable, area: AreaId, terms: Terms): void {
  for (const { from, to, dollars, revenue, influence } of terms) {
    if (dollars > 0) table.emit({ type: 'money-paid', from, to, area, dollars });
    const operations = listOwnOperations(table.state, from, area).slice(0, revenue);
    if (operations.length > 0) {
      const ids = operations.map(({ id }) => id);
      table.emit({ type: 'revenue-moved', from, to, area, operations: ids, by: 'terms' });
    }
    const markers = listOwnMarkers(table.state, from, area).slice(0, influence);
    if (markers.length > 0) {
      const ids = markers.map(({ id }) => id);
      table.emit({ type: 'influence-moved', from, to, area, markers: ids, by: 'terms' });
    }
  }
}
