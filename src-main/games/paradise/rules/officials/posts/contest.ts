import type { Modifier } from '#shared/words/dice.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import { formatStyledName, type OfficialRef } from '#shared/games/paradise/officials.ts';
import type { Claim } from '#main/games/paradise/rules/events/schemas/press.ts';

/** One gang in a contest of dice, and its bonus. */
export type Contender = { seat: SeatId; modifiers: readonly Modifier[] };

/** The winner, and each contender's faces, one per round he rolled in. */
export type Contest = { winner: SeatId; faces: Map<SeatId, number[]> };

/** [OFF-2, PO-5] Rolls D6 and a bonus for each; the highest wins, and ties for it roll again. */
export function rollHighest(table: ParadiseTable, contenders: readonly Contender[], subject: string): Contest {
  const faces = new Map<SeatId, number[]>(contenders.map(({ seat }) => [seat, []]));
  let left = [...contenders];
  for (;;) {
    const rolled = left.map((contender) => {
      const { seat, modifiers } = contender;
      const name = requireGang(table.state, seat).name;
      const roll = table.dice.roll({ purpose: `${subject}: ${name}`, modifiers });
      faces.get(seat)?.push(roll.faces[0] ?? 1);
      return { contender, total: roll.total };
    });
    const best = Math.max(...rolled.map(({ total }) => total));
    left = rolled.filter(({ total }) => total === best).map(({ contender }) => contender);
    const [first] = left;
    if (first === undefined) throw new Error('A contest needs somebody in it.');
    if (left.length === 1) return { winner: first.seat, faces };
  }
}

/**
 * [OFF-2] Returns the gang whose word an official follows when his owners want different things of him. Owners who
 * agree need no dice; a dispute is public.
 */
export function settleDispute(table: ParadiseTable, official: OfficialRef, claims: readonly Claim[]): Claim | null {
  const [first] = claims;
  if (first === undefined) return null;
  if (claims.every(({ wish }) => wish === first.wish)) return first;
  const contenders = claims.map(({ seat }) => ({ seat, modifiers: [] }));
  const { winner } = rollHighest(table, contenders, `Who has the ear of ${formatStyledName(official)}`);
  table.emit({ type: 'official-disputed', official, claims: [...claims], winner });
  return claims.find(({ seat }) => seat === winner) ?? first;
}
