import { computePlayMonth } from '#shared/games/paradise/calendar.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isFree, listLivingGangs, listMembers, listOwnedBusinesses, requirePurse } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { graceMonths, hardTimes, placelessMonths } from '../tables/hardTimes.ts';

type Facts = Pick<State, 'houseRules'>;

/** [GANG-19] Returns true if the house rule is in force; a campaign older than the rule plays without it. */
export function areTimesHard({ houseRules }: Facts): boolean {
  return houseRules.hardTimes === 'on';
}

/** [GANG-19] Closes in a row without a place after which a gang falls apart; null where it never does. */
export function findPlacelessMonths(facts: Pick<State, 'houseRules' | 'month' | 'firstMonth'>): number | null {
  // A campaign older than the rule plays without it.
  const own = computePlayMonth(facts) > graceMonths ? placelessMonths[facts.houseRules.placelessGangs] : null;
  return own ?? (areTimesHard(facts) ? hardTimes.placelessMonths : null);
}

/** [GANG-19] A man's wages in dollars a month; the Boss takes none. */
export function computeWage(gangster: DeepReadonly<Gangster>): number {
  if (gangster.isBoss || !isFree(gangster)) return 0;
  return Math.ceil(gangster.paidDollars * hardTimes.wageShare);
}

/** [GANG-19] Computes the wages of a gang's men, in dollars; 0 where times are not hard. */
export function computeWages(facts: Facts, members: readonly DeepReadonly<Gangster>[]): number {
  if (!areTimesHard(facts)) return 0;
  return members.reduce((total, member) => total + computeWage(member), 0);
}

/** [GANG-19] Computes the loss of a hoard this month, in whole dollars. */
export function computeLevy(bankDollars: number): number {
  return Math.floor(Math.max(0, bankDollars - hardTimes.hoardDollars) * hardTimes.levyShare);
}

/** [GANG-19, MONTH-3] Pays every gang's men, the dearest first; unpaid men leave town. Then hoards shrink. */
export function payWages(table: ParadiseTable): void {
  if (!areTimesHard(table.state)) return;
  for (const { id } of listLivingGangs(table.state)) payMen(table, id);
}

function payMen(table: ParadiseTable, seat: SeatId): void {
  const bank = requirePurse(table.state, seat).bankDollars;
  const wanting = listMembers(table.state, seat)
    .map((gangster) => ({ gangster, dollars: computeWage(gangster) }))
    .filter(({ dollars }) => dollars > 0)
    .toSorted((a, b) => b.dollars - a.dollars);
  let left = bank;
  const unpaid = wanting.filter(({ dollars }) => {
    if (dollars > left) return true;
    left -= dollars;
    return false;
  });
  const levy = computeLevy(left);
  if (bank > left || levy > 0) {
    const men = wanting.length - unpaid.length;
    table.emit({ type: 'wages-paid', seat, men, dollars: bank - left, levyDollars: levy });
  }
  if (unpaid.length > 0) {
    const gangsters = unpaid.map(({ gangster }) => gangster.id);
    table.emit({ type: 'walked-out', seat, gangsters, why: 'unpaid' });
  }
}

/** [GANG-19, GANG-17] Breaks up a gang that closed too many months without a place: its men leave town. */
export function scatterPlaceless(table: ParadiseTable): void {
  const most = findPlacelessMonths(table.state);
  if (most === null) return;
  for (const { id: seat } of listLivingGangs(table.state)) {
    const before = requirePurse(table.state, seat).placelessMonths ?? 0;
    const months = listOwnedBusinesses(table.state, seat).length > 0 ? 0 : before + 1;
    if (months !== before) table.emit({ type: 'went-without-a-place', seat, months });
    if (months < most) continue;
    const gangsters = listMembers(table.state, seat)
      .filter(({ custody }) => custody === null || custody === 'jail')
      .map(({ id }) => id);
    if (gangsters.length > 0) {
      table.emit({ type: 'walked-out', seat, gangsters, why: 'no-place' });
    }
  }
}
