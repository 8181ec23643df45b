import { seedRng } from '#kernel/dice/dice.ts';
import { Refusal } from '#kernel/refusal.ts';
import { requireRule } from '#kernel/events/events.ts';
import type { BrotherhoodEvent } from '#main/games/brotherhood/rules/events/events.ts';
import { foundGame } from '#main/games/brotherhood/rules/setup/founding.ts';
import { requireFamily } from '#main/games/brotherhood/rules/lookups.ts';
import { playOnTurn } from '#main/games/brotherhood/rules/play.ts';
import { events } from '#main/games/brotherhood/rules/rows.ts';
import { give } from '#main/games/brotherhood/rules/handlers.ts';
import { createBlankState, type BrotherhoodState, type State } from '#main/games/brotherhood/rules/state.ts';
import type { BrotherhoodTable } from '#main/games/brotherhood/rules/table.ts';
import type { AreaId, HoodKind } from '#shared/games/brotherhood/ids.ts';
import { orderSchema } from '#shared/games/brotherhood/orders.ts';
import { brotherhoodSetupSchema } from '#shared/games/brotherhood/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { ranAsEntry } from '#test/support/ownGame.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];

/** A seat by its letter: A is g1. */
export function seatOf(letter: string): SeatId {
  return `g${letters.indexOf(letter) + 1}` as SeatId;
}

const writer = {
  apply(state: BrotherhoodState, event: { type: string }): void {
    requireRule({ events }, event).apply(state, event);
  },
  periodOf: ({ turn }: State) => turn,
};

/** A game told in orders: families A, B, C … sit as listed, all of them human and by mail. */
export class Story {
  state: BrotherhoodState;
  rng: readonly number[];
  last: BrotherhoodEvent[] = [];
  #next = 1;

  constructor(options: { families?: number; turn?: number; house?: object; byMail?: boolean } = {}) {
    const { families = 5, turn = 1, house = {}, byMail = true } = options;
    const setup = brotherhoodSetupSchema.parse({
      title: 'Story',
      seed: 7,
      seatOrder: 'as-listed',
      families: Array.from({ length: families }, (_, n) => ({ name: letters[n] ?? '', byMail, doctrine: 'merchant' })),
      houseRules: house,
    });
    this.state = createBlankState();
    this.rng = seedRng(7);
    this.on((table) => foundGame(table, setup));
    this.state.turn = turn;
    if (turn >= this.state.house.godfatherTurn) {
      for (const family of Object.values(this.state.families)) family.godfather.status = 'free';
    }
  }

  /** Does something by the rules; with dice of a script, which must be used up. */
  on(rule: (table: BrotherhoodTable) => void, dice?: readonly number[]): BrotherhoodEvent[] {
    const { state, rng, events } = ranAsEntry(this, writer, rule, dice);
    Object.assign(this, { state, rng });
    this.last = events;
    return this.last;
  }

  give(letter: string, order: unknown): void {
    const parsed = orderSchema.parse(order);
    this.on((table) => give(table, seatOf(letter), parsed));
  }

  /** Why the rules will not have an order; null where they will, and then nothing is written either. */
  refusal(letter: string, order: unknown): string | null {
    const before = structuredClone(this.state);
    try {
      this.give(letter, order);
      this.state = before;
      return null;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return problem.message;
    }
  }

  /** Opens the sheets; whoever wrote none has an empty one. */
  play(dice?: readonly number[], pacing = { auto: false }): BrotherhoodEvent[] {
    return this.on((table) => {
      for (const seat of table.state.seats) {
        if (table.state.stage.at === 'orders' && requireFamily(table.state, seat).dead === null) {
          table.emit({ type: 'seat-ready', seat, isReady: true });
        }
      }
      playOnTurn(table, pacing);
    }, dice);
  }

  /** Opens the sheets; of whom nothing came plays by what a missing sheet means. */
  open(dice?: readonly number[], pacing = { auto: false }): BrotherhoodEvent[] {
    return this.on((table) => {
      playOnTurn(table, pacing);
    }, dice);
  }

  cash(letter: string, dollars?: number): number {
    const family = this.state.families[seatOf(letter)];
    if (family === undefined) throw new Error(`No family ${letter}`);
    if (dollars !== undefined) {
      family.cashDollars = dollars;
      family.figureDollars = dollars;
    }
    return family.cashDollars;
  }

  /** Puts operations and markers on the board. */
  owns(letter: string, area: AreaId, revenue: number, influence = 0): void {
    const family = seatOf(letter);
    for (let n = 0; n < revenue; n += 1) {
      const id = `r${(this.#next += 1) + 900}` as never;
      this.state.operations[id] = { id, family, area, description: 'dice game', openedTurn: 0, sinceTurn: 0 };
    }
    for (let n = 0; n < influence; n += 1) {
      const id = `i${(this.#next += 1) + 900}` as never;
      this.state.markers[id] = { id, family, area, sinceTurn: 0, isUsed: false, isNeutralised: false };
    }
  }

  /** Puts hoods in jail, or into the grave. */
  lose(letter: string, kind: HoodKind, count: number, status: 'jailed' | 'dead' = 'jailed'): void {
    const own = Object.values(this.state.hoods).filter(
      (hood) => hood.family === seatOf(letter) && hood.kind === kind && hood.status === 'free',
    );
    for (const hood of own.slice(-count)) {
      hood.status = status;
      if (status !== 'dead') continue;
      delete this.state.hoods[hood.id];
      this.state.graveyard[hood.id] = hood;
    }
  }

  /** Cards that are still in the deck. */
  deck(...cards: number[]): void {
    this.state.deck = cards as never;
  }

  /** Where a family stands this turn: hoods placed by an order. */
  place(letter: string, area: AreaId, thugs: number, hitmen = 0): void {
    this.give(letter, { kind: 'hoods', area, thugs, hitmen });
  }

  family(letter: string): BrotherhoodState['families'][SeatId] {
    const family = this.state.families[seatOf(letter)];
    if (family === undefined) throw new Error(`No family ${letter}`);
    return family;
  }

  /** Who stands in an area now. */
  standing(letter: string, area: AreaId): { thugs: number; hitmen: number } {
    const here = Object.values(this.state.hoods).filter(
      (one) => one.family === seatOf(letter) && one.area === area && one.status === 'free',
    );
    const hitmen = here.filter(({ kind }) => kind === 'hitman').length;
    return { thugs: here.length - hitmen, hitmen };
  }

  /** Hoods of a family in their graves. */
  dead(letter: string): number {
    return Object.values(this.state.graveyard).filter((one) => one.family === seatOf(letter)).length;
  }

  godfather(letter: string): BrotherhoodState['families'][SeatId]['godfather'] {
    const family = this.state.families[seatOf(letter)];
    if (family === undefined) throw new Error(`No family ${letter}`);
    return family.godfather;
  }

  isDead(letter: string): boolean {
    return this.state.families[seatOf(letter)]?.dead !== null;
  }

  /** Everything that came to nothing, in words. */
  lapses(letter: string): string[] {
    return this.events('line-lapsed')
      .filter(({ seat }) => seat === seatOf(letter))
      .map(({ title, why }) => `${title}: ${why}`);
  }

  revenue(letter: string, area?: AreaId): number {
    return Object.values(this.state.operations).filter(
      (one) => one.family === seatOf(letter) && (area === undefined || one.area === area),
    ).length;
  }

  influence(letter: string, area?: AreaId): number {
    return Object.values(this.state.markers).filter(
      (one) => one.family === seatOf(letter) && (area === undefined || one.area === area),
    ).length;
  }

  hoods(letter: string, kind: HoodKind, status: 'free' | 'jailed' = 'free'): number {
    return Object.values(this.state.hoods).filter(
      (one) => one.family === seatOf(letter) && one.kind === kind && one.status === status,
    ).length;
  }

  income(letter: string): number {
    return this.state.families[seatOf(letter)]?.lastIncomeDollars ?? 0;
  }

  events<T extends BrotherhoodEvent['type']>(type: T): Extract<BrotherhoodEvent, { type: T }>[] {
    return this.last.filter((event): event is Extract<BrotherhoodEvent, { type: T }> => event.type === type);
  }
}
