import { seedRng } from '#kernel/dice/dice.ts';
import type { DraftEntry } from '#kernel/journal/journal.ts';
import type { TurfWarEvent } from '#main/games/turf-war/rules/events/events.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { createBlankState, type State, type TurfWarState } from '#main/games/turf-war/rules/state.ts';
import type { TurfWarTable } from '#main/games/turf-war/rules/table.ts';
import { type Order, orderSchema } from '#shared/games/turf-war/orders.ts';
import { rulingSchema } from '#shared/games/turf-war/rulings.ts';
import { doctrines } from '#shared/games/turf-war/minds.ts';
import { turfWarSetupSchema } from '#shared/games/turf-war/setup.ts';
import { listAreas } from '#shared/games/turf-war/maps.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { createStateWriter } from '#kernel/writers.ts';
import { ranAsEntry } from '#test/support/ownGame.ts';

/** A game told in orders: gangs J, S, K and V are g1 to g4, in their wards, in this precedence, all human. */
export class Story {
  own: { state: TurfWarState; rng: readonly number[] };
  entries: DraftEntry<TurfWarEvent>[] = [];

  constructor(houseRules: object = {}, gangs = 4, isHuman = true) {
    const setup = turfWarSetupSchema.parse({
      title: 'Story',
      seed: 7,
      gangs: Array.from({ length: gangs }, (_, n) => ({
        name: ['Jamski', 'DrSpike', 'Skanky', 'Vesper', 'Fifth', 'Sixth', 'Seventh', 'Eighth'][n],
        isHuman,
        ward: n + 1,
        precedence: n + 1,
        doctrine: isHuman ? 'hammer' : doctrines[n % doctrines.length],
      })),
      houseRules,
    });
    this.own = { state: createBlankState(), rng: seedRng(7) };
    this.on((table) => turfWar.found(table, setup));
  }

  get state(): State {
    return this.own.state;
  }

  on(rule: (table: TurfWarTable) => void): TurfWarEvent[] {
    const { state, rng, entries, events } = ranAsEntry(this.own, createStateWriter(turfWar), rule);
    this.own = { state, rng };
    this.entries.push(...entries);
    return events;
  }

  /** Gives an order; a Refusal is thrown, and then nothing has changed. */
  give(seat: string, order: unknown): TurfWarEvent[] {
    const parsed: Order = orderSchema.parse(order);
    return this.on((table) => turfWar.orders.give(table, seat as SeatId, parsed));
  }

  /** Why the rules will not have an order, or null. */
  refusal(seat: string, order: unknown): string | null {
    try {
      turfWar.orders.quote(this.state, seat as SeatId, orderSchema.parse(order));
    } catch (problem) {
      return problem instanceof Error ? problem.message : String(problem);
    }
    return null;
  }

  rule(ruling: unknown): TurfWarEvent[] {
    const parsed = rulingSchema.parse(ruling);
    return this.on((table) => turfWar.rulings.carryOut(table, parsed));
  }

  /** Closes the turn and returns what happened. */
  close(auto = false): TurfWarEvent[] {
    return this.on((table) => turfWar.step(table, { auto }));
  }

  area(name: string): number {
    const { map, wards } = this.state;
    const found = listAreas(map, wards).find((one) => one.name.replace('’', "'") === name);
    if (found === undefined) throw new Error(`No area ${name}.`);
    return found.number;
  }

  /** `g1-4 to Gasworks`. */
  move(seat: string, pieces: readonly number[], to: string): void {
    this.give(seat, { kind: 'move', pieces: pieces.map((n) => `${seat}-${n}`), area: this.area(to) });
  }

  mc(seat: string): number {
    return this.state.gangs[seat as SeatId]?.treasuryMc ?? -1;
  }

  owner(name: string): string | null {
    return this.state.areas[this.area(name)]?.owner ?? null;
  }

  /** Where a piece stands; undefined once it is gone. */
  at(piece: string): number | null | undefined {
    return Object.values(this.state.pieces).find(({ id }) => id === piece)?.area;
  }

  /** Takes everything from a gang but these pieces and its areas. */
  strip(seat: string, keep: readonly number[] = []): void {
    for (const { id, gang, number } of Object.values(this.state.pieces)) {
      if (gang === seat && !keep.includes(number)) this.rule({ kind: 'remove-piece', piece: id });
    }
  }
}

export function only<T extends TurfWarEvent['type']>(
  events: readonly TurfWarEvent[],
  type: T,
): Extract<TurfWarEvent, { type: T }>[] {
  return events.filter((event): event is Extract<TurfWarEvent, { type: T }> => event.type === type);
}
