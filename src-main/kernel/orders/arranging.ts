import { catchRefusal, type Refusal } from '../refusal.ts';

/** A line that is not legal beside the others, in whatever order they come. */
export type RefusedLine = { place: number; refusal: Refusal };

/**
 * Checks the lines of a sheet with each other: a line may rest on one that stands below it. `check` throws a Refusal
 * unless the line is legal after those given. Returns the lines that no order makes legal.
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
