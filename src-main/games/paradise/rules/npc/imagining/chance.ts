import { createSeededDice, seedRng } from '#kernel/dice/dice.ts';

/** Dice that are read as one number in base six. */
const digits = 6;

/** The source of all unknown facts: the same seed gives the same draws, and none are journaled. */
export class Chance {
  private readonly source: ReturnType<typeof createSeededDice>;

  constructor(seed: number) {
    this.source = createSeededDice(seedRng(seed));
  }

  /** Faces of a number of D6. */
  faces(count: number): readonly number[] {
    return this.source.throwDice({ purpose: '', count, modifiers: [] }).faces;
  }

  /** Returns the entry of a table with a column for each face of one D6. */
  byFace<T>(column: readonly T[]): T {
    return this.at(column, (this.faces(1)[0] ?? 1) - 1);
  }

  /** 0 to just under 1. */
  unit(): number {
    return this.faces(digits).reduce((value, face) => value * 6 + face - 1, 0) / 6 ** digits;
  }

  /** Between two numbers, likeliest in the middle. */
  around(low: number, high: number): number {
    return low + ((this.unit() + this.unit()) / 2) * (high - low);
  }

  pick<T>(options: readonly T[]): T {
    return this.at(options, Math.floor(this.unit() * options.length));
  }

  private at<T>(options: readonly T[], index: number): T {
    const picked = options[index];
    if (picked === undefined) throw new Error('Nothing to draw from.');
    return picked;
  }
}
