import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { DieSource, Modifier, Roll } from '#shared/words/dice.ts';
import type { Viewer } from '#shared/words/ids.ts';

/** One kind of card that may be drawn, with the number of its copies left. */
export type CardKind = { value: string; label: string; copies: number };

/** A throw to be made, in its journal form. */
export type ThrowRequest = {
  purpose: string;
  count: number;
  modifiers: readonly Modifier[];
  target?: number | undefined;
  readSingly?: true | undefined;
  /** The meaning of each total, a sentence for the thrower; the journal keeps the result instead. */
  meaning?: string | undefined;
  /** Faces of each die; six without it. */
  sides?: number | undefined;
  /** Not dice but an order of `count` cards: each number from 1 to `count` once. */
  shuffled?: true | undefined;
  /** Never thrown on the table: the program's source makes them even then. */
  byProgram?: true | undefined;
};

const noModifiers: readonly Modifier[] = [];

/** Creates a request of dice that are read one by one. All requests have the same fields in the same order. */
function createSingleThrow(purpose: string, count: number, byProgram?: true): ThrowRequest {
  return {
    purpose,
    count,
    modifiers: noModifiers,
    target: undefined,
    readSingly: true,
    meaning: undefined,
    sides: undefined,
    shuffled: undefined,
    byProgram,
  };
}

/** A drawn card: the viewers of its face, and the possible kinds, each once. */
export type CardRequest = { purpose: string; by: Viewer; kinds: readonly CardKind[] };

/** The source of faces. The three sources differ in nothing else. */
export interface DiceSource {
  throwDice(request: ThrowRequest): { faces: number[]; source: DieSource };
  /** The kind of the card that was drawn on the table; null leaves it to the program, as a source without it does. */
  nameCard?(request: CardRequest): string | null;
}

/** The purpose of a drawn card, the viewer who sees it, and the names of its copies. */
export type Drawing<C> = { purpose: string; by: Viewer; nameOf(card: C): string };

/** State of the campaign's PRNG: four 32-bit words. */
export type RngState = readonly number[];

/** The PRNG’s state before a campaign’s first die. */
export function seedRng(seed: number): RngState {
  return xoroshiro128plus(seed).getState();
}

/** Creates dice from the campaign's own PRNG; `state()` is kept for the next command. */
export function createSeededDice(state: RngState): DiceSource & { state(): RngState } {
  const rng = xoroshiro128plusFromState(state);
  return {
    throwDice(request) {
      const { count, sides = 6, shuffled } = request;
      const faces =
        shuffled === true
          ? shuffleNumbers(count, (most) => uniformInt(rng, 0, most))
          : throwFaces(count, () => uniformInt(rng, 1, sides));
      return { faces, source: 'seeded' };
    },
    state: () => rng.getState(),
  };
}

/** Dice are thrown thousands of times a month; `Array.from` takes several times as long. */
function throwFaces(count: number, throwOne: () => number): number[] {
  const faces: number[] = [];
  for (let thrown = 0; thrown < count; thrown += 1) faces.push(throwOne());
  return faces;
}

/** Shuffles the numbers 1 to `count`; `upTo` draws from 0 to a number. */
function shuffleNumbers(count: number, upTo: (most: number) => number): number[] {
  const order = Array.from({ length: count }, (_, at) => at + 1);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = upTo(last);
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

/** Dice for tests: the script must be used up exactly, see `assertUsedUp`. */
export function createScriptedDice(script: readonly number[]): DiceSource & { assertUsedUp(): void } {
  let next = 0;
  return {
    throwDice(request) {
      const faces = script.slice(next, next + request.count);
      if (faces.length < request.count) {
        throw new Error(
          `The script has ${script.length} dice; “${request.purpose}” needs ${request.count} more after ${next}.`,
        );
      }
      next += request.count;
      return { faces, source: 'scripted' };
    },
    assertUsedUp() {
      if (next < script.length) {
        throw new Error(`${script.length - next} scripted dice were never thrown.`);
      }
    },
  };
}

/** A test's result: the roll and whether it passed. */
export type TestResult = { roll: Roll; passed: boolean };

/** Dice for rules; every throw is kept for its event, unless the run has no record. */
export class Dice {
  private pending: Roll[] = [];
  /** Throws since the last event, kept or not. */
  private untold = 0;
  private readonly source: DiceSource;
  private readonly isKept: boolean;

  constructor(source: DiceSource, isKept = true) {
    this.source = source;
    this.isKept = isKept;
  }

  /** Throws `count` dice, D6 unless `sides` differs, and adds the modifiers. */
  roll(request: {
    purpose: string;
    count?: number;
    sides?: number;
    modifiers?: readonly Modifier[];
    meaning?: string;
  }): Roll {
    const { purpose, count = 1, sides, modifiers = noModifiers, meaning } = request;
    return this.record({
      purpose,
      count,
      modifiers,
      target: undefined,
      readSingly: undefined,
      meaning,
      sides,
      shuffled: undefined,
      byProgram: undefined,
    });
  }

  /** The cards in a new order, as one record that the GM alone may read. */
  shuffle<T>(cards: readonly T[], purpose: string): T[] {
    const faces = this.read({ ...createSingleThrow(purpose, cards.length), shuffled: true });
    return faces.flatMap((place) => cards[place - 1] ?? []);
  }

  /**
   * Draws a card of an unseen pile, each copy equally likely. On the table the player names it; then it may be one
   * without copies left.
   */
  card(asked: CardRequest): string {
    const { purpose, kinds } = asked;
    const drawn = createDraw(kinds);
    const request = { ...createSingleThrow(purpose, 1), sides: drawn.sides };
    const named = this.source.nameCard?.(asked) ?? null;
    if (named === null) return drawn.kindAt(this.read(request)[0] ?? 1);
    this.keep(request, [drawn.faceOf(named)], 'physical');
    return named;
  }

  /** Throws `count` D6 that are read one by one; only their faces count. */
  faces(request: { purpose: string; count: number }): readonly number[] {
    return this.read(createSingleThrow(request.purpose, request.count));
  }

  /**
   * `test STAT`: 1D6, success on <= the stat with its modifiers. With `sixFails` a natural 6 always fails, as in
   * opposed tests.
   */
  test(request: { purpose: string; stat: number; modifiers?: readonly Modifier[]; sixFails?: boolean }): TestResult {
    const { purpose, stat, modifiers = noModifiers } = request;
    const target = stat + sumModifiers(modifiers);
    const roll = this.record({
      purpose,
      count: 1,
      modifiers,
      target,
      readSingly: undefined,
      meaning: undefined,
      sides: undefined,
      shuffled: undefined,
      byProgram: undefined,
    });
    const face = roll.faces[0] ?? 6;
    roll.passed = face <= target && !(request.sixFails === true && face === 6);
    return { roll, passed: roll.passed };
  }

  /** A uniform choice by dice read in base six; throws that fall past the last share are repeated. */
  pick<T>(options: readonly T[], purpose: string, isByProgram = false): T {
    const only = options[0];
    if (only === undefined) throw new Error(`Nothing to pick from for “${purpose}”.`);
    if (options.length === 1) return only;
    let count = 1;
    let shares = 6;
    while (shares < options.length) {
      count += 1;
      shares *= 6;
    }
    const usable = Math.floor(shares / options.length) * options.length;
    for (;;) {
      const index = readBaseSix(this.read(createSingleThrow(purpose, count, isByProgram ? true : undefined)));
      const picked = options[index % options.length];
      if (index < usable && picked !== undefined) return picked;
    }
  }

  /**
   * The card on top of a pile, the top first; null where nothing is left. Where the table plays with cards of its own
   * it is the first copy of the one that was named, and the rest keeps its order.
   */
  draw<C>(pile: readonly C[], drawing: Drawing<C>): C | null {
    return this.named(pile, drawing) ?? pile[0] ?? null;
  }

  /** One card of a hand at random; where the table draws it, the one that was named. */
  pickCard<C>(hand: readonly C[], drawing: Drawing<C>): C {
    const named = this.named(hand, drawing);
    if (named !== null) return named;
    const [only] = hand;
    if (only !== undefined && hand.length === 1) return only;
    return this.pick(hand, drawing.purpose, true);
  }

  private named<C>(cards: readonly C[], { purpose, by, nameOf }: Drawing<C>): C | null {
    if (this.source.nameCard === undefined || cards.length < 2) return null;
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(nameOf(card), (counts.get(nameOf(card)) ?? 0) + 1);
    const kinds = [...counts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, copies]) => ({ value: name, label: name, copies }));
    const name = this.source.nameCard({ purpose, by, kinds });
    return name === null ? null : (cards.find((card) => nameOf(card) === name) ?? null);
  }

  /** A seed for a run of its own, 0 to 6^12 - 1: twelve dice read in base six. */
  seed(purpose: string): number {
    return readBaseSix(this.read(createSingleThrow(purpose, 12, true)));
  }

  /** The rolls since the last call, for the event they made. */
  take(): Roll[] {
    this.untold = 0;
    const taken = this.pending;
    this.pending = [];
    return taken;
  }

  /** Works like `take`, without a record of the rolls. */
  drop(): void {
    this.untold = 0;
    if (this.isKept) this.pending = [];
  }

  /** True if dice were thrown since the last event. */
  get isUntold(): boolean {
    return this.untold > 0;
  }

  /** Dice of which the faces alone count: without a record they are no more than their faces. */
  private read(request: ThrowRequest): readonly number[] {
    const { faces, source } = this.source.throwDice(request);
    if (this.isKept) this.keep(request, faces, source);
    else this.untold += 1;
    return faces;
  }

  private record(request: ThrowRequest): Roll {
    const { faces, source } = this.source.throwDice(request);
    return this.keep(request, faces, source);
  }

  /** Keeps a throw whose faces are known for the event it makes. */
  private keep(request: ThrowRequest, faces: number[], source: DieSource): Roll {
    const { purpose, modifiers, target, readSingly, sides, shuffled } = request;
    const total = sum(faces) + (target === undefined ? sumModifiers(modifiers) : 0);
    const roll: Roll = { purpose, faces, modifiers: [...modifiers], total, source };
    if (target !== undefined) roll.target = target;
    if (readSingly !== undefined) roll.readSingly = readSingly;
    if (sides !== undefined) roll.sides = sides;
    if (shuffled !== undefined) roll.shuffled = shuffled;
    this.untold += 1;
    if (this.isKept) this.pending.push(roll);
    return roll;
  }
}

/** Reads faces of D6 as the digits of a number in base six. */
function readBaseSix(faces: readonly number[]): number {
  let value = 0;
  for (const face of faces) value = value * 6 + face - 1;
  return value;
}

/** Sums the modifiers. */
function sumModifiers(modifiers: readonly Modifier[]): number {
  let total = 0;
  for (const { value } of modifiers) total += value;
  return total;
}

/**
 * A draw from a pile as a throw: a face for each copy in the order of the kinds, then one for each kind of which none
 * is left. A die needs two faces, so a single copy has both.
 */
function createDraw(kinds: readonly CardKind[]): {
  sides: number;
  kindAt(face: number): string;
  faceOf(value: string): number;
} {
  const left = kinds.flatMap(({ value, copies }) => Array.from({ length: Math.max(0, copies) }, () => value));
  if (left.length === 0) throw new Error('There is no card left to draw.');
  const faces = left.length === 1 ? [...left, ...left] : left;
  const all = [...faces, ...kinds.filter(({ copies }) => copies <= 0).map(({ value }) => value)];
  return {
    sides: faces.length,
    kindAt(face) {
      const value = all[face - 1];
      if (value === undefined) throw new Error(`No card stands for the face ${face}.`);
      return value;
    },
    faceOf(value) {
      const at = all.indexOf(value);
      if (at < 0) throw new Error(`No face stands for the card ${value}.`);
      return at + 1;
    },
  };
}

/** Their sum; 0 for none. */
export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
