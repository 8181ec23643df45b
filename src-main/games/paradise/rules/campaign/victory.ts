import type { SeatId } from '#shared/words/ids.ts';
import {
  listBusinesses,
  listLivingGangs,
  listMembers,
  listOwnedBusinesses,
  requirePurse,
  computeReputation,
} from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';

/** [GANG-18] Points for the score at a last month: a dollar count, businesses and reputation. */
export const scorePoints = { dollarsPerPoint: 100, business: 5, reputation: 5 } as const;

/** [GANG-18] A gang's score; the banks and reputations are known to it and the GM alone. */
export function computeScore(state: Pick<State, 'businesses' | 'purses'>, seat: SeatId): number {
  const purse = requirePurse(state, seat);
  return (
    Math.floor(purse.bankDollars / scorePoints.dollarsPerPoint) +
    listOwnedBusinesses(state, seat).length * scorePoints.business +
    computeReputation(purse) * scorePoints.reputation
  );
}

/** [GANG-17] Gangs without businesses and living members outside the Pen are out; the Feds go home with any of them. */
export function eliminateGangs(table: ParadiseTable): void {
  // The lowest score is eliminated first; the last gang left wins (GANG-18).
  const lowestFirst = listLivingGangs(table.state).toSorted(
    (a, b) => computeScore(table.state, a.id) - computeScore(table.state, b.id),
  );
  for (const gang of lowestFirst) {
    if (listLivingGangs(table.state).length === 1) return;
    if (listMembers(table.state, gang.id).some(isInPlay)) continue;
    if (listOwnedBusinesses(table.state, gang.id).length > 0) continue;
    table.emit({ type: 'eliminated', seat: gang.id });
    if (table.state.feds.inTown) sendFedsHome(table, gang.id);
  }
}

function sendFedsHome(table: ParadiseTable, gang: SeatId): void {
  table.emit({ type: 'feds-left', gang, endsTrials: true, ...computeRelief(table.state) });
}

/** [PO-6, GANG-17] Computes the outrage that the Feds take with them by the house rule: half, the rest rounded down. */
function computeRelief({ outrage: from, houseRules }: Pick<State, 'outrage' | 'houseRules'>): {
  outrage?: { from: number; to: number };
} {
  if (houseRules.fedsLeaving !== 'outrage-halves' || from === 0) return {};
  return { outrage: { from, to: Math.floor(from / 2) } };
}

/** [PO-6] Months that the Feds stay at most by the house rule, with the one they came in. */
const mostFederalMonths = 3;

/** [PO-6] By the house rule Washington calls the Feds home after three months. */
export function recallFeds(table: ParadiseTable): void {
  const { feds, houseRules, month } = table.state;
  if (houseRules.federalStay !== 'a-season' || !feds.inTown || feds.sinceMonth === null) return;
  if (month - feds.sinceMonth + 1 < mostFederalMonths) return;
  table.emit({ type: 'feds-recalled', ...computeRelief(table.state) });
}

/** [GANG-17] Returns true for men who keep a gang alive: not those in the Pen or out of town. */
function isInPlay({ custody }: Pick<Gangster, 'custody'>): boolean {
  return custody === null || custody === 'jail';
}

/**
 * [GANG-18] Decides victory: total control, the only gang left, or the best score after the last month. Ties go to more
 * businesses.
 */
export function decideVictory(table: ParadiseTable): void {
  const { state } = table;
  const [first] = listBusinesses(state);
  const owner = first?.owner ?? null;
  if (owner !== null && listOwnedBusinesses(state, owner).length === listBusinesses(state).length) {
    table.emit({ type: 'won', seat: owner, how: 'total-control' });
    return;
  }
  const [last, ...others] = listLivingGangs(state);
  if (last !== undefined && others.length === 0 && Object.keys(state.gangs).length > 1) {
    table.emit({ type: 'won', seat: last.id, how: 'last-standing' });
    return;
  }
  if (state.houseRules.lastMonth === null || state.month < state.houseRules.lastMonth) return;
  const best = findBestByScore(state);
  if (best !== null) table.emit({ type: 'won', seat: best, how: 'last-month' });
}

/** [GANG-18] Ranks the living gangs by score; ties go to more businesses. */
export function rankByScore(state: State): { id: SeatId; score: number; businesses: number }[] {
  return listLivingGangs(state)
    .map(({ id }) => ({ id, score: computeScore(state, id), businesses: listOwnedBusinesses(state, id).length }))
    .sort((a, b) => b.score - a.score || b.businesses - a.businesses);
}

/** [GANG-18] The gang that would win if this were the last month. */
export function findBestByScore(state: State): SeatId | null {
  return rankByScore(state)[0]?.id ?? null;
}
