import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';

type Bound = { from: SeatId; to: SeatId; fromLeft: number; toLeft: number };

/**
 * [GOD-DEAL-5] Describes the seats that a running deal still binds, and for how long: each side counts its own turns,
 * so one is through before the other.
 */
export function describeStillBound({ from, to, fromLeft, toLeft }: Bound, nameOf: (seat: SeatId) => string): string {
  const sides = [
    { seat: from, left: fromLeft },
    { seat: to, left: toLeft },
  ].filter(({ left }) => left > 0);
  return joinWords(
    sides.map(({ seat, left }) => `the ${pluralizeFamily(nameOf(seat))} for ${formatCount(left, 'more turn')}`),
  );
}
