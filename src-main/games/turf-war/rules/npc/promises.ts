import type { SeatId } from '#shared/words/ids.ts';
import { requireGang, listLivingSeats, listPiecesOnBoard, listOwnedAreas } from '../lookups.ts';
import type { State } from '../state.ts';

/** Areas that a gang has promised to keep out of, and the promises' receivers. */
export type Shunned = ReadonlyMap<number, SeatId>;

/**
 * [WAR-ORD-22, WAR-NPC-6] Lists the areas and gangs that a gang's word keeps it out of this turn. A word given to a
 * gang that it no longer trusts at all is void.
 */
export function listShunned(state: State, seat: SeatId): Shunned {
  const shunned = new Map<number, SeatId>();
  for (const { other, areas } of listWords(state, seat)) {
    for (const area of areas ?? listPresence(state, other)) shunned.set(area, other);
  }
  for (const area of listOwnedAreas(state, seat)) shunned.delete(area);
  return shunned;
}

/** True if two gangs have agreed not to fight, and the time for it is not over. */
export function isTruce(state: State, seat: SeatId, other: SeatId): boolean {
  return listWords(state, seat).some((word) => word.other === other && word.areas === null);
}

/**
 * Lists the promises that still bind a gang that is ready to break its word: those of this turn, and, where it betrays
 * only the weakest, those to any other gang.
 */
export function listKeptPromises(
  { state, shunned, me }: { state: State; shunned: Shunned; me: number },
  { weakestOnly }: { weakestOnly: boolean },
): Shunned {
  const seat = state.precedence[me];
  const countAreas = (one: SeatId): number => listOwnedAreas(state, one).length;
  const fewest = Math.min(...listLivingSeats(state).map(countAreas));
  const promised = seat === undefined ? new Set() : listPromisedNow(state, seat);
  return new Map(
    [...shunned].filter(([, other]) => promised.has(other) || (weakestOnly && countAreas(other) > fewest)),
  );
}

/** [WAR-NPC-6] Lists the gangs with which a gang has agreed on something this turn: that word is kept through it. */
export function listPromisedNow(state: State, seat: SeatId): ReadonlySet<SeatId> {
  return new Set(
    Object.values(state.letters).flatMap(({ turn, from, to, answer }) =>
      turn === state.turn && answer === 'yes' && (from === seat || to === seat) ? [from === seat ? to : from] : [],
    ),
  );
}

/** A promise's receiver and its areas; null: all areas of his. */
type Word = { other: SeatId; areas: readonly number[] | null };

/** Lists the promises in force. */
function listWords(state: State, seat: SeatId): Word[] {
  const { trust } = requireGang(state, seat);
  return Object.values(state.letters).flatMap(({ turn, from, to, proposal, answer }): Word[] => {
    if (answer !== 'yes' || (from !== seat && to !== seat)) return [];
    const other = from === seat ? to : from;
    if (trust[other] === 0) return [];
    if (proposal?.kind === 'keep-off' && to === seat) {
      return state.turn < turn + proposal.turns ? [{ other, areas: proposal.areas }] : [];
    }
    const isTruceNow = proposal?.kind === 'stop-fighting' && state.turn < turn + proposal.turns;
    return isTruceNow ? [{ other, areas: null }] : [];
  });
}

/** Lists the areas that a gang owns and those of its people. */
function listPresence(state: State, seat: SeatId): number[] {
  return [...listOwnedAreas(state, seat), ...listPiecesOnBoard(state, seat).flatMap(({ area }) => area ?? [])];
}
