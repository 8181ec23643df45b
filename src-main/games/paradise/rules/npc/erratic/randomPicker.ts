import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { hashText } from '#kernel/dice/scramble.ts';

/** Draws that look random and follow from the seat's whims, the month and their subject. */
export class RandomPicker {
  readonly #view: SeatView;
  readonly #about: string;
  #drawn = 0;

  constructor(view: SeatView, about: string) {
    this.#view = view;
    this.#about = about;
  }

  /** From 0 to 1. */
  unit(): number {
    this.#drawn += 1;
    return drawWhim(this.#view, `${this.#about} ${this.#drawn}`);
  }

  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.unit() * (most - least + 1));
  }

  one<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.unit() * items.length)];
  }

  /** Picks different items, fewer if there are not enough. */
  some<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    const drawn: T[] = [];
    while (drawn.length < count && left.length > 0) {
      drawn.push(...left.splice(Math.floor(this.unit() * left.length), 1));
    }
    return drawn;
  }

  shuffled<T>(items: readonly T[]): T[] {
    return this.some(items, items.length);
  }
}

/**
 * Computes a number from 0 to 1 from the seat's whims, the month and a subject, so that a gang repeats its whims from
 * the same view.
 */
export function drawWhim(view: Pick<SeatView, 'npcSeed' | 'month' | 'seat'>, about: string): number {
  return hashText(`${view.npcSeed}/${view.month}/${view.seat}/${about}`) / 0x1_0000_0000;
}
