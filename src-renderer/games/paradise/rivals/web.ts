import type { SeatId } from '#shared/words/ids.ts';
import type { Tie, TieKind } from '#shared/games/paradise/views/attitudes.ts';
import type { Coordinates } from '#shared/words/geometry.ts';

/** The web's drawing in its own units, wide enough for the names beside the marks. */
export const webSize = { width: 720, height: 320 } as const;

const center: Coordinates = [webSize.width / 2, webSize.height / 2];
const radius = { x: 240, y: 108 } as const;
/** Lines between one pair lie so far apart. */
const gap = 9;
const markRadius = 20;

/** A gang's place in the web, and the middle of its name. */
export type Knot = { seat: SeatId; at: Coordinates; nameAt: Coordinates };

/** A line of the web between two gangs. */
export type Strand = { key: string; tie: Tie; from: Coordinates; to: Coordinates };

/** Lays the gangs on an ellipse, the first one on top, clockwise. */
export function layKnots(seats: readonly SeatId[]): Knot[] {
  return seats.map((seat, nth) => {
    const angle = (2 * Math.PI * nth) / seats.length - Math.PI / 2;
    const [x, y] = [center[0] + radius.x * Math.cos(angle), center[1] + radius.y * Math.sin(angle)];
    // Lines run to the middle, so a name stands on the side that is turned away from it.
    const isAbove = Math.sin(angle) < 0;
    return { seat, at: [x, y], nameAt: [x, isAbove ? y - markRadius - 8 : y + markRadius + 17] };
  });
}

/** Draws the ties as lines from mark to mark, those of one pair side by side. */
export function drawStrands(knots: readonly Knot[], ties: readonly Tie[]): Strand[] {
  const pairs = Map.groupBy(ties, ({ one, other }) => `${one} ${other}`);
  return [...pairs.values()].flatMap((tied) =>
    tied.flatMap((tie, nth): Strand[] => {
      const from = knots.find(({ seat }) => seat === tie.one)?.at;
      const to = knots.find(({ seat }) => seat === tie.other)?.at;
      if (from === undefined || to === undefined) return [];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      const off = (nth - (tied.length - 1) / 2) * gap;
      const end = (at: Coordinates, sign: number): Coordinates => [
        at[0] + dx * markRadius * sign - dy * off,
        at[1] + dy * markRadius * sign + dx * off,
      ];
      const key = `${tie.one} ${tie.other} ${nth}`;
      return [{ key, tie, from: end(from, 1), to: end(to, -1) }];
    }),
  );
}

/** The ties of a gang with each other one, or of all gangs; the worst first. */
export function sortTies(ties: readonly Tie[], seat: SeatId | null): Tie[] {
  const order: readonly TieKind[] = ['war', 'feud', 'alliance', 'truce'];
  return ties
    .filter(({ one, other }) => seat === null || one === seat || other === seat)
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

export const tieNames: Readonly<Record<TieKind, string>> = {
  war: 'War',
  feud: 'Feud',
  truce: 'Truce',
  alliance: 'Alliance',
};
