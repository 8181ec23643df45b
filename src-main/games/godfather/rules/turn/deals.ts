import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { Clause } from '#shared/games/godfather/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { namePlace, requireFamily } from '../lookups.ts';
import type { Deal, TurnLog } from '../records.ts';
import type { State } from '../state.ts';
import type { GodfatherTable } from '../table.ts';

type Seen = DeepReadonly<Deal>;

/** Deals that bind somebody, oldest first. */
export function listRunningDeals(state: State): Seen[] {
  return Object.values(state.deals).filter(({ status }) => status === 'running');
}

/** Finds one side of a deal: its promises, their receiver, and the turns left. */
export function findSide(
  deal: Seen,
  seat: SeatId,
): { clauses: readonly Clause[]; left: number; other: SeatId; held: number } | null {
  const { from, to, fromClauses, toClauses, fromLeft, toLeft, fromHeld, toHeld } = deal;
  if (seat === from) return { clauses: fromClauses, left: fromLeft, other: to, held: fromHeld };
  if (seat === to) return { clauses: toClauses, left: toLeft, other: from, held: toHeld };
  return null;
}

/** Describes a promise. */
export function describeClause(clause: Clause): string {
  switch (clause.kind) {
    case 'stay-out':
      return `stay out of ${namePlace(clause.neighborhood)}`;
    case 'spare':
      return clause.neighborhood === null
        ? 'spare the other’s men everywhere'
        : `spare the other’s men in ${namePlace(clause.neighborhood)}`;
    case 'press':
      return `press on in ${namePlace(clause.neighborhood)}`;
  }
}

/** Describes both sides' promises of a deal in a sentence. */
export function describeDealTerms(state: State, deal: Seen): string {
  const describeSide = (seat: SeatId, { clauses, pays }: { clauses: readonly Clause[]; pays: number }): string => {
    const money = pays === 0 ? [] : [`pay ${formatDollars(pays)}${deal.when === 'kept' ? ' once it is kept' : ''}`];
    const says = [...clauses.map(describeClause), ...money];
    return `the ${pluralizeFamily(requireFamily(state, seat).name)} ${says.length === 0 ? 'promise nothing' : joinWords(says)}`;
  };
  const { from, to, turns } = deal;
  const mine = describeSide(from, { clauses: deal.fromClauses, pays: deal.fromPays });
  const theirs = describeSide(to, { clauses: deal.toClauses, pays: deal.toPays });
  const text = `${mine}; ${theirs}; for ${turns === 1 ? 'one turn' : `${turns} turns`} of each.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** [GOD-DEAL-3, GOD-DEAL-6] True if a turn broke a promise to the other side. */
export function isBroken(
  clause: Clause,
  log: DeepReadonly<TurnLog>,
  { other, fingers }: { other: SeatId; fingers: boolean },
): boolean {
  switch (clause.kind) {
    case 'stay-out':
      return log.placed.includes(clause.neighborhood) && !log.excused.includes(clause.neighborhood);
    case 'spare': {
      const deeds = fingers ? [...log.taken, ...log.fingered] : log.taken;
      return deeds.some(
        ({ neighborhood, owner }) =>
          owner === other && (clause.neighborhood === null || clause.neighborhood === neighborhood),
      );
    }
    case 'press':
      return log.could.includes(clause.neighborhood) && !log.placed.includes(clause.neighborhood);
  }
}

/** Promises of a seat that a turn would break, each with its deal. */
export function listBreaches(
  state: State,
  seat: SeatId,
  log: DeepReadonly<TurnLog>,
): { deal: Seen; clause: Clause; other: SeatId }[] {
  return listRunningDeals(state).flatMap((deal) => {
    const side = findSide(deal, seat);
    if (side === null || side.left === 0) return [];
    // A Fingerman points before the talk, so a deal struck in this turn came after him.
    const fingers = deal.struckTurn !== state.turn.number;
    const clause = side.clauses.find((one) => isBroken(one, log, { other: side.other, fingers }));
    return clause === undefined ? [] : [{ deal, clause, other: side.other }];
  });
}

/** [GOD-DEAL-5 to GOD-DEAL-7] At the close of a turn: promises broken, and turns lived through. */
export function countDeals(table: GodfatherTable, seat: SeatId): void {
  const breaches = listBreaches(table.state, seat, table.state.turn.log);
  for (const { deal, clause, other } of breaches) {
    const text = `they were to ${describeClause(clause)}`;
    table.emit({ type: 'deal-broken', id: deal.id, by: seat, against: other, text });
    release(table, deal, seat, other);
    release(table, deal, other, other);
  }
  for (const deal of listRunningDeals(table.state)) {
    const side = findSide(deal, seat);
    if (side === null || side.left === 0) continue;
    table.emit({ type: 'deal-counted', id: deal.id, seat });
    if (side.left > 1) continue;
    release(table, deal, side.other, seat);
    if (findSide(deal, side.other)?.left !== 0) continue;
    table.emit({ type: 'deal-kept', id: deal.id, from: deal.from, to: deal.to });
  }
}

/** Releases one side's deposit to a seat. */
function release(table: GodfatherTable, deal: Seen, payer: SeatId, to: SeatId): void {
  const now = table.state.deals[deal.id];
  const held = now === undefined ? 0 : (findSide(now, payer)?.held ?? 0);
  if (held > 0) table.emit({ type: 'held-paid', id: deal.id, payer, to, dollars: held });
}

/** [GOD-DEAL-7] The game's end counts as kept. */
export function endDeals(table: GodfatherTable): void {
  for (const deal of listRunningDeals(table.state)) {
    release(table, deal, deal.from, deal.to);
    release(table, deal, deal.to, deal.from);
    table.emit({ type: 'deal-kept', id: deal.id, from: deal.from, to: deal.to });
  }
}
