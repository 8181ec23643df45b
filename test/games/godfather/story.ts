import { seedRng } from '#kernel/dice/dice.ts';
import { requireRule } from '#kernel/events/events.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import { foundGame } from '#main/games/godfather/rules/setup/founding.ts';
import { buildGround, countHeld } from '#main/games/godfather/rules/lookups.ts';
import { measureStandings } from '#shared/games/godfather/ground/ground.ts';
import { listMaskPositions } from '#shared/games/godfather/ground/site.ts';
import { findAskedSeat, give } from '#main/games/godfather/rules/handlers.ts';
import { quote } from '#main/games/godfather/rules/quote.ts';
import type { GodfatherQuote } from '#shared/games/godfather/views.ts';
import type { Family, Place } from '#main/games/godfather/rules/records.ts';
import { events } from '#main/games/godfather/rules/rows.ts';
import { createBlankState, type GodfatherState, type State } from '#main/games/godfather/rules/state.ts';
import type { GodfatherTable } from '#main/games/godfather/rules/table.ts';
import { stepOn } from '#main/games/godfather/rules/turn/turn.ts';
import type { NeighborhoodKey, Position } from '#shared/games/godfather/board.ts';
import type { BadBreak, Card, GoodBreak } from '#shared/games/godfather/cards.ts';
import { orderSchema } from '#shared/games/godfather/orders.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import type { Racket } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { ranAsEntry } from '#test/support/ownGame.ts';

const names = ['Red', 'Blue', 'Green', 'Yellow'];
export type Name = 'Red' | 'Blue' | 'Green' | 'Yellow';

export function seatOf(name: Name): SeatId {
  return `g${names.indexOf(name) + 1}` as SeatId;
}

/** `A1 B2` of a Neighborhood as full names. */
/** Men to place, as `MID hijacking B2 C2, DOC hijacking A1` or by their parts. */
type Placements = string | readonly [NeighborhoodKey, Racket, string][];

function listPlacements(given: Placements): object[] {
  const parts =
    typeof given !== 'string' ? given : given.split(', ').map((one) => /^(\S+) (\S+) ?(.*)$/.exec(one)?.slice(1) ?? []);
  return parts.map(([neighborhood, racket, list = '']) => ({
    neighborhood,
    racket,
    positions: at(neighborhood as NeighborhoodKey, list),
  }));
}

export function at(key: NeighborhoodKey, list: string): Position[] {
  return list
    .split(' ')
    .filter((one) => one !== '')
    .map((one): Position => `${key}-${one}`);
}

export const writer = {
  apply(state: GodfatherState, event: { type: string }): void {
    requireRule({ events }, event).apply(state, event);
  },
  periodOf: ({ round }: State) => round,
};

/** A game told in orders: Red, Blue, Green and Yellow, all human, Red first. */
export class Story {
  state: GodfatherState;
  rng: readonly number[];
  last: GodfatherEvent[] = [];

  constructor(options: { seats?: number; house?: object; rolls?: readonly number[] } = {}) {
    const { seats = 2, house = {}, rolls } = options;
    const setup = godfatherSetupSchema.parse({
      title: 'Story',
      seed: 7,
      families: names.slice(0, seats).map((name) => ({ name, doctrine: 'landlord' })),
      houseRules: house,
    });
    this.state = createBlankState();
    this.rng = seedRng(7);
    const low = Array.from({ length: seats - 1 }, () => [1, 1]).flat();
    const decks = [52, 12, 12].flatMap((size) => Array.from({ length: size }, (_, nth) => nth + 1));
    const random = Array.from({ length: seats * 12 }, () => 1);
    const cards = this.#isPhysical(house) ? [] : decks;
    this.on((table) => foundGame(table, setup), [...(rolls ?? [6, 6, ...low]), ...cards, ...random]);
    this.goOn();
  }

  #isPhysical(house: object): boolean {
    return 'cards' in house && house.cards === 'physical';
  }

  /** Does something by the rules; dice are those of a script, which must be used up. */
  on(rule: (table: GodfatherTable) => void, dice: readonly number[] = []): GodfatherEvent[] {
    const { state, rng, events } = ranAsEntry(this, writer, rule, dice);
    Object.assign(this, { state, rng });
    this.last = events;
    return this.last;
  }

  /** The rules go on by themselves to the next choice. */
  goOn(): GodfatherEvent[] {
    const all: GodfatherEvent[] = [];
    while (this.state.ending === null && findAskedSeat(this.state) === null) {
      all.push(...this.on(stepOn));
    }
    this.last = all;
    return all;
  }

  give(name: Name, order: unknown, dice: readonly number[] = []): GodfatherEvent[] {
    const parsed = orderSchema.parse(order);
    const done = this.on((table) => give(table, seatOf(name), parsed), dice);
    const after = this.goOn();
    this.last = [...done, ...after];
    return this.last;
  }

  quote(name: Name, order: unknown): GodfatherQuote {
    return quote(this.state, seatOf(name), orderSchema.parse(order));
  }

  /** Why the rules will not have an order; null where they will. Nothing is written either way. */
  refusal(name: Name, order: unknown): string | null {
    const before = structuredClone(this.state);
    try {
      this.give(name, order);
      this.state = before;
      return null;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return problem.message;
    }
  }

  /** Positions `A1 B2` in Neighborhoods, each with the racket that runs there or is to. */
  position(name: Name, placements: Placements, declare: string[] = []) {
    return this.give(name, this.positioning(placements, declare));
  }

  positioning(placements: Placements, declare: string[] = []) {
    return { kind: 'position', placements: listPlacements(placements), declare };
  }

  /** Whoever is asked plays his card and positions nothing, whatever the question. */
  pass(name: Name): void {
    if (this.state.stage.at === 'card') this.give(name, { kind: 'card' });
    if (this.state.stage.at === 'position') this.give(name, { kind: 'position' });
  }

  /** Everybody has had his first turn: a place to begin a case in. Nothing is on the board. */
  static begun(options: ConstructorParameters<typeof Story>[0] & { first?: Name } = {}): Story {
    const story = new Story(options);
    const { state } = story;
    for (const family of Object.values(state.families)) family.turns = 1;
    state.round = 2;
    const first = seatOf(options.first ?? 'Red');
    const order = state.seats.map(
      (_seat, nth) => state.seats[(state.seats.indexOf(first) + nth) % state.seats.length] ?? first,
    );
    state.laterOrder = order;
    state.turn = { ...state.turn, seat: first, place: 0 };
    state.stage = { at: 'position' };
    return story;
  }

  /** Sets pieces on the board, and the racket that runs there. */
  stand(key: NeighborhoodKey, racket: Racket, pieces: Partial<Record<Name, string>>): this {
    const place = this.place(key);
    Object.assign(place, { status: 'open', racket, openedRound: 1, playedRound: this.state.round });
    for (const [name, list] of Object.entries(pieces)) {
      for (const id of at(key, list)) {
        this.state.pieces[id] = { id, seat: seatOf(name as Name), round: 1 };
      }
    }
    return this;
  }

  hold(name: Name, card: Card | null): void {
    this.family(name).hand = card;
    if (this.state.turn.seat === seatOf(name) && card !== null) this.state.stage = { at: 'card' };
  }

  /** Cards on top of a deck. */
  stack(cards: { playing?: Card[]; good?: GoodBreak[]; bad?: BadBreak[] }): void {
    const { decks } = this.state;
    for (const [which, top] of Object.entries(cards)) {
      const deck: { draw: string[] } = decks[which as keyof typeof decks];
      for (const card of top.toReversed()) {
        deck.draw.splice(deck.draw.indexOf(card), 1);
        deck.draw.unshift(card);
      }
    }
  }

  close(key: NeighborhoodKey, status: 'controlled' | 'stalemated' = 'stalemated'): void {
    this.place(key).status = status;
  }

  place(key: NeighborhoodKey): Place {
    const place = this.state.places[key];
    if (place === undefined) throw new Error(`No ${key}`);
    return place;
  }

  family(name: Name): Family {
    const family = this.state.families[seatOf(name)];
    if (family === undefined) throw new Error(`No family ${name}`);
    return family;
  }

  cash(name: Name, dollars?: number): number {
    const family = this.family(name);
    if (dollars !== undefined) family.cashDollars = dollars;
    return family.cashDollars;
  }

  held(name: Name, key: NeighborhoodKey): number {
    return countHeld(this.state, key, seatOf(name));
  }

  /** Positions of shaky areas, without the Neighborhood. */
  shaky(name: Name, key: NeighborhoodKey): string {
    const all = measureStandings(buildGround(this.state, key), this.state.house.areaLimit);
    const own = all[this.state.seats.indexOf(seatOf(name))];
    const { site } = buildGround(this.state, key);
    return listMaskPositions(site, own?.shaky ?? 0)
      .map((one) => one.slice(4))
      .join(' ');
  }

  /** Where a family stands in a Neighborhood, in board order. */
  stands(name: Name, key: NeighborhoodKey): string {
    const { site, own } = buildGround(this.state, key);
    return listMaskPositions(site, own[this.state.seats.indexOf(seatOf(name))] ?? 0)
      .map((one) => one.slice(4))
      .join(' ');
  }

  events<T extends GodfatherEvent['type']>(type: T): Extract<GodfatherEvent, { type: T }>[] {
    return this.last.filter((event): event is Extract<GodfatherEvent, { type: T }> => event.type === type);
  }
}
