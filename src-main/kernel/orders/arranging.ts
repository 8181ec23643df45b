import { catchRefusal, type Refusal } from '../refusal.ts';

/** A line that is not legal beside the others in any order. */
export type RefusedLine = { place: number; refusal: Refusal };

/**
 * Checks the lines of a sheet together: a line may depend on a later one. `check` throws a Refusal unless the line is
 * legal after those given. Returns the lines that are legal in no order.
 */
export function listRefused<L>(lines: readonly L[], check: (line: L, before: readonly L[]) => void): RefusedLine[] {
  const legal: L[] = [];
  let waiting = lines.map((line, place) => ({ line, place }));
  for (;;) {
    const refused: { line: L; place: number; refusal: Refusal }[] = [];
    for (const { line, place } of waiting) {
      const refusal = catchRefusal(() => check(line, legal));
      if (refusal === null) legal.push(line);
      else refused.push({ line, place, refusal });
    }
    if (refused.length === 0 || refused.length === waiting.length) {
      return refused.map(({ place, refusal }) => ({ place, refusal }));
    }
    waiting = refused;
  }
}
