import { runAfterPaint } from './afterPaint.ts';

/**
 * How many of a long list are drawn: the first few at once, so that what was pressed shows at the next paint, the rest
 * in pieces after it. Made while a component is set up.
 */
export class Gradually {
  #drawn = $state(0);

  constructor(all: () => number, { first, step }: { first: number; step: number }) {
    this.#drawn = first;
    $effect(() => {
      if (this.#drawn >= all()) return;
      return runAfterPaint(() => (this.#drawn += step));
    });
  }

  get drawn(): number {
    return this.#drawn;
  }
}
