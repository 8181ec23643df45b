import { seedRng } from '#kernel/dice/dice.ts';
import { requireRule } from '#kernel/events/events.ts';
import { Refusal } from '#kernel/refusal.ts';
import { listMissingSeats, openAsk, step } from '#main/games/empire-city/rules/agenda.ts';
import { give } from '#main/games/empire-city/rules/handlers.ts';
import { quote } from '#main/games/empire-city/rules/quote.ts';
import type { EmpireQuote } from '#shared/games/empire-city/views.ts';
import { foundGame } from '#main/games/empire-city/rules/setup/founding.ts';
import type { EmpireEvent, EventOf } from '#main/games/empire-city/rules/events/events.ts';
import type { Capo, Task } from '#main/games/empire-city/rules/records.ts';
import { events } from '#main/games/empire-city/rules/rows.ts';
import { createBlankState, type EmpireState, type State } from '#main/games/empire-city/rules/state.ts';
import type { EmpireTable } from '#main/games/empire-city/rules/table.ts';
import type { CopCard, CorruptionCard } from '#shared/games/empire-city/copCards.ts';
import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { Cell, FamilyId } from '#shared/games/empire-city/ids.ts';
import { orderSchema } from '#shared/games/empire-city/orders.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { ranAsEntry } from '#test/support/ownGame.ts';

const writer = {
  apply(state: EmpireState, event: { type: string }): void {
    requireRule({ events }, event).apply(state, event);
  },
  periodOf: ({ round }: State) => round,
};

export type Options = { families?: readonly FamilyId[]; house?: object; round?: number };

/**
 * A game told in orders. Families sit as listed, all of them human, the first one is godfather; nobody has anything
 * but $500, nothing lies on the tracks, and the godfather’s first turn is open. Decks keep the cards nobody was given.
 */
export class Story {
  state: EmpireState = createBlankState();
  rng: readonly number[] = seedRng(7);
  last: EmpireEvent[] = [];
  all: EmpireEvent[] = [];

  constructor({ families = ['moretti', 'volkov', 'lau', 'duquesne'], house = {}, round = 1 }: Options = {}) {
    const setup = empireSetupSchema.parse({
      title: 'Story',
      seed: 7,
      seatOrder: 'as-listed',
      capos: families.map((family) => ({ family, doctrine: 'banker' })),
      houseRules: house,
    });
    this.on((table) => {
      foundGame(table, setup);
    });
    for (const capo of Object.values(this.state.capos)) {
      for (const card of capo.cards) this.state.decks[requireCard(card).band].draw.push(card);
      Object.assign(capo, {
        cashDollars: 500,
        lowDollars: 500,
        highDollars: 500,
        cards: [],
        start: null,
        cleanHands: 0,
      });
    }
    this.state.decks.rackets.draw.push(...this.state.racketTrack);
    this.state.decks.men.draw.push(...this.state.menTrack, ...this.state.aside);
    Object.assign(this.state, { racketTrack: [], menTrack: [], aside: [], round, godfather: this.seat(families[0]) });
    this.agenda({ do: 'declarations' });
  }

  seat(family: FamilyId | undefined): SeatId {
    const capo = Object.values(this.state.capos).find((one) => one.family === family);
    if (capo === undefined) throw new Error(`No family ${family}`);
    return capo.seat;
  }

  capo(family: FamilyId): Capo {
    const capo = this.state.capos[this.seat(family)];
    if (capo === undefined) throw new Error(`No family ${family}`);
    return capo;
  }

  /** What the game does next, in place of what it would do; plays on to the first question. */
  agenda(...tasks: Task[]): EmpireEvent[] {
    this.state.agenda = tasks;
    this.state.answers = {};
    return this.playOn();
  }

  /** Does something by the rules; with dice of a script, which must be used up. */
  on(rule: (table: EmpireTable) => void, dice?: readonly number[]): EmpireEvent[] {
    const { state, rng, events } = ranAsEntry(this, writer, rule, dice);
    Object.assign(this, { state, rng });
    this.last = events;
    this.all.push(...this.last);
    return this.last;
  }

  /** Plays on until somebody is asked, or the game is over. */
  playOn(dice?: readonly number[]): EmpireEvent[] {
    return this.on(playOn, dice);
  }

  /** Gives an order and plays on to the next question. */
  give(family: FamilyId, order: unknown, dice?: readonly number[]): EmpireEvent[] {
    const parsed = orderSchema.parse(this.named(order));
    return this.on((table) => {
      give(table, this.seat(family), parsed);
      playOn(table);
    }, dice);
  }

  /** Families in an order stand for their seats. */
  private named(order: unknown): unknown {
    const text = JSON.stringify(order).replaceAll(/"@(\w+)"/g, (_all, family) =>
      JSON.stringify(this.seat(family as FamilyId)),
    );
    return JSON.parse(text);
  }

  quote(family: FamilyId, order: unknown): EmpireQuote {
    return quote(this.state, this.seat(family), orderSchema.parse(this.named(order)));
  }

  /** Why the rules will not have an order; null where they will. Nothing is written in either case. */
  refusal(family: FamilyId, order: unknown): string | null {
    const before = JSON.stringify(this.state);
    const parsed = orderSchema.safeParse(this.named(order));
    if (!parsed.success) return parsed.error.issues[0]?.message ?? 'malformed';
    try {
      const kept = { state: this.state, rng: this.rng, last: this.last, all: [...this.all] };
      this.give(family, order);
      Object.assign(this, kept);
      return null;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (JSON.stringify(this.state) !== before) throw new Error('A refusal wrote something.', { cause: problem });
      return problem.message;
    }
  }

  /** Who is asked what now. */
  asked(): { do: string; seats: SeatId[] } | null {
    const task = openAsk(this.state);
    return task === null ? null : { do: task.do, seats: listMissingSeats(this.state) };
  }

  cash(family: FamilyId, dollars?: number): number {
    const capo = this.capo(family);
    if (dollars !== undefined) Object.assign(capo, { cashDollars: dollars, lowDollars: dollars, highDollars: dollars });
    return capo.cashDollars;
  }

  /** Ready men, out of wherever they are. */
  men(family: FamilyId, ...men: string[]): void {
    for (const man of men) this.takeMan(man);
    const capo = this.capo(family);
    capo.hand.push(...men);
    for (const man of men) capo.seen[man] = true;
  }

  exhausted(family: FamilyId, ...men: string[]): void {
    for (const man of men) this.takeMan(man);
    this.capo(family).exhausted.push(...men);
  }

  track(...men: string[]): void {
    for (const man of men) this.takeMan(man);
    this.state.menTrack.push(...men);
  }

  private takeMan(man: string): void {
    this.state.decks.men.draw = this.state.decks.men.draw.filter((one) => one !== man);
    this.state.menTrack = this.state.menTrack.filter((one) => one !== man);
    for (const capo of Object.values(this.state.capos)) {
      capo.hand = capo.hand.filter((one) => one !== man);
      capo.exhausted = capo.exhausted.filter((one) => one !== man);
      Reflect.deleteProperty(capo.seen, man);
    }
  }

  cards(family: FamilyId, ...cards: string[]): void {
    for (const card of cards) {
      const deck = this.state.decks[requireCard(card).band];
      if (!deck.draw.includes(card)) throw new Error(`${card} is not in its deck`);
      deck.draw = deck.draw.filter((one) => one !== card);
      this.capo(family).cards.push(card);
    }
  }

  /** What lies on top of a deck, the first one first. */
  top(deck: keyof EmpireState['decks'], ...cards: string[]): void {
    const pile = this.state.decks[deck];
    pile.draw = [...cards, ...pile.draw.filter((one) => !cards.includes(one))];
  }

  rackets(...rackets: string[]): void {
    this.state.decks.rackets.draw = this.state.decks.rackets.draw.filter((one) => !rackets.includes(one));
    this.state.racketTrack.push(...rackets);
  }

  owns(family: FamilyId, square: Cell, racket: string | null = null, count = 1): void {
    if (racket !== null) {
      this.state.decks.rackets.draw = this.state.decks.rackets.draw.filter((one) => one !== racket);
    }
    this.state.squares[square] = { owner: this.seat(family), racket, count: racket === null ? 0 : count };
  }

  copCard(card: CopCard): void {
    this.state.decks.cops.draw = this.state.decks.cops.draw.filter((one) => one !== card);
    this.state.copCard = card;
  }

  power(family: FamilyId, card: CorruptionCard): void {
    this.state.decks.corruption.draw = this.state.decks.corruption.draw.filter((one) => one !== card);
    this.capo(family).powers.push(card);
  }

  token(holder: FamilyId, of: FamilyId, count = 1): void {
    this.capo(holder).tokens[this.seat(of)] = count;
  }

  tokens(holder: FamilyId, of: FamilyId): number {
    return this.capo(holder).tokens[this.seat(of)] ?? 0;
  }

  /** Cops stand there, in the order of their ids. */
  cops(...at: Cell[]): void {
    this.state.cops = at.map((cell, nth) => ({ id: `c${nth + 1}`, at: cell }));
    this.state.copsMade = at.length;
  }

  points(family: FamilyId, points?: number): number {
    if (points !== undefined) this.capo(family).points = points;
    return this.capo(family).points;
  }

  corruption(family: FamilyId, points?: number): number {
    if (points !== undefined) this.capo(family).corruption = points;
    return this.capo(family).corruption;
  }

  owner(square: Cell): string | null {
    const owner = this.state.squares[square]?.owner ?? null;
    return owner === null ? null : (this.state.capos[owner]?.family ?? null);
  }

  events<T extends EmpireEvent['type']>(type: T): EventOf<T>[] {
    return this.all.filter((event): event is EventOf<T> => event.type === type);
  }

  /** It is this family’s turn, with so many figures; nobody else has any. */
  turnOf(family: FamilyId, figures = 1): void {
    for (const capo of Object.values(this.state.capos)) capo.figures = 0;
    const { seat } = this.capo(family);
    this.capo(family).figures = figures;
    this.state.phase = 'declarations';
    this.state.turn = { seat, wholesale: 0, benefactor: 0, proposals: 0 };
    this.agenda({ do: 'turn', seats: [seat] }, { do: 'next-turn', last: seat });
  }

  /** Fights what was declared, everybody’s commitment as given; plays on to what comes after. */
  fight(commitments: Partial<Record<FamilyId, object>>, dice?: readonly number[]): void {
    const seats = Object.entries(commitments);
    seats.forEach(([family, commitment], nth) => {
      const isLast = nth === seats.length - 1;
      this.give(family as FamilyId, { kind: 'commit', ...commitment }, isLast ? dice : undefined);
    });
  }
}

function playOn(table: EmpireTable): void {
  for (let steps = 0; steps < 1_000; steps += 1) {
    if (table.state.ending !== null || table.state.agenda.length === 0) return;
    if (openAsk(table.state) !== null && listMissingSeats(table.state).length > 0) return;
    step(table);
  }
  throw new Error('The game does not come to a stop.');
}
