import { z } from 'zod';
import { copIdSchema, type Cell } from '#shared/games/empire-city/ids.ts';
import { goodsSchema } from '#shared/games/empire-city/orders.ts';
import { createBySeat, copCardSchema, copSchema, type Square } from '../records.ts';
import { seat, int, cell, racket } from './fields.ts';
import { copCardTable } from '#shared/games/empire-city/copCards.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { declareEvent } from './declare.ts';
import { nameCombat, placeOn } from './matters.ts';
import type { EmpireState } from '../state.ts';
import { requireCapoIn, removeAll } from './fortuneEvents.ts';

export function requireSquareIn(state: EmpireState, id: Cell): Square {
  const square = state.squares[id];
  if (square === undefined) throw new Error(`The square ${id} is closed.`);
  return square;
}

export const streetEvents = {
  'square-claimed': declareEvent({
    fields: { seat, square: cell, cause: z.string() },
    apply(state, { seat, square }) {
      Object.assign(requireSquareIn(state, square), { owner: seat, racket: null, count: 0 });
    },
    describe: ({ family, cell }, { seat, square }) => `${family(seat)} claims ${cell(square)}.`,
    changes: (event) => [{ thing: event.square, holder: event.seat }],
    visibleTo: () => 'everybody',
    rules: () => ['EMP-CTRL-1'],
    heading: 'The board',
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  }),
  'square-lost': declareEvent({
    fields: { seat, square: cell, racket: racket.nullable(), cause: z.enum(['bust', 'ness', 'ruling']) },
    apply(state, { square, racket }) {
      Object.assign(requireSquareIn(state, square), { owner: null, racket: null, count: 0 });
      if (racket !== null) state.decks.rackets.discard.push(racket);
    },
    describe: ({ family, cell, racket: name }, { seat, square, racket }) =>
      `${family(seat)} loses ${cell(square)}${racket === null ? '' : ` and the ${name(racket)} there`}.`,
    landmark: 'loss',
    changes: ({ square }) => [{ thing: square, holder: null }],
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-8'],
    heading: 'The board',
  }),
  'square-won': declareEvent({
    fields: { seat, from: seat, square: cell },
    apply(state, { seat, square: id }) {
      const square = requireSquareIn(state, id);
      square.owner = seat;
      square.count = Math.min(square.count, 1);
    },
    describe: ({ family, cell }, { seat, from, square }) =>
      `${family(seat)} takes ${cell(square)} from ${family(from)}.`,
    landmark: 'gain',
    changes: (event) => [{ thing: event.square, holder: event.seat }],
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COMB-9', 'EMP-RACK-4'],
    heading: 'The board',
    scene: ({ square }) => nameCombat(square),
  }),
  'racket-placed': declareEvent({
    fields: { seat, racket, square: cell, dollars: int, replaces: racket.nullable() },
    apply(state, { racket, square: id, replaces }) {
      const square = requireSquareIn(state, id);
      square.racket = racket;
      square.count = 1;
      state.racketTrack = removeAll(state.racketTrack, racket);
      state.decks.rackets.draw = removeAll(state.decks.rackets.draw, racket);
      if (replaces !== null) state.decks.rackets.discard.push(replaces);
    },
    describe: ({ family, cell, racket: name }, { seat, racket, square, dollars }) =>
      `${family(seat)} opens a ${name(racket)} in ${cell(square)}${dollars === 0 ? ', free of charge' : ` for ${formatDollars(dollars)}`}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-CTRL-3'],
    heading: 'The board',
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  }),
  'racket-destroyed': declareEvent({
    fields: { seat: seat.nullable(), square: cell, racket, cause: z.string() },
    apply(state, { square: id, racket }) {
      const square = requireSquareIn(state, id);
      square.racket = null;
      square.count = 0;
      state.decks.rackets.discard.push(racket);
    },
    describe: ({ cell, racket: name }, { square, racket, cause }) =>
      `The ${name(racket)} in ${cell(square)} is destroyed (${cause}).`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-ABIL-1', 'EMP-SLUM-6'],
    heading: 'The board',
  }),
  'counts-raised': declareEvent({
    fields: { squares: z.array(cell) },
    apply(state, { squares }) {
      for (const id of squares) requireSquareIn(state, id).count += 1;
    },
    describe: ({ cell }, { squares }) => `Trade grows in ${joinWords(squares.map((id) => cell(id)))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-RACK-4'],
    heading: 'The board',
  }),
  'figure-placed': declareEvent({
    fields: { seat, at: z.string(), doing: z.string() },
    apply(state, { seat, at }) {
      requireCapoIn(state, seat).figures -= 1;
      state.placed.push({ seat, at });
    },
    describe: ({ family }, { seat, doing }) => `${family(seat)}: ${doing}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-DECL-1'],
    heading: 'Figures',
  }),
  'figures-added': declareEvent({
    fields: { seat, figures: int, cause: z.string() },
    apply(state, { seat, figures }) {
      requireCapoIn(state, seat).figures += figures;
    },
    describe: ({ family }, { seat, figures, cause }) =>
      `${family(seat)} places ${formatCount(figures, 'more figure')} (${cause}).`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-DECL-2'],
    heading: 'Figures',
  }),
  'dice-at-the-track': declareEvent({
    fields: { seat, sum: int, won: int, refill: int },
    apply(state, { seat, won, refill }) {
      if (won === 0) return;
      const capo = requireCapoIn(state, seat);
      capo.cashDollars += won;
      capo.lowDollars += won;
      capo.highDollars += won;
      state.pot = refill;
    },
    describe: ({ family }, { seat, sum, won }) =>
      `${family(seat)} throws ${sum} at Pitney Downs and wins ${won === 0 ? 'nothing' : formatDollars(won)}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, won }) => (won === 0 ? [] : [{ seat, cause: 'Pitney Downs', dollars: won }]),
    rules: () => ['EMP-PLACE-2'],
    heading: 'Figures',
  }),
  'chief-named': declareEvent({
    fields: { seat, isTie: z.boolean() },
    apply(state, { seat }) {
      state.chief = seat;
      state.mover = seat;
    },
    describe: ({ family }, { seat, isTie }) =>
      `${family(seat)} is chief of police${isTie ? ', by the godfather’s word' : ''}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-2'],
    heading: 'The law',
  }),
  'cop-added': declareEvent({
    fields: { cop: copSchema },
    apply(state, { cop }) {
      state.cops.push({ ...cop });
      state.copsMade += 1;
    },
    describe: () => 'A cop comes to City Hall.',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-3'],
    heading: 'The law',
  }),
  'cops-withdrawn': declareEvent({
    fields: { cops: z.array(copIdSchema) },
    apply(state, { cops }) {
      state.cops = state.cops.filter(({ id }) => !cops.includes(id));
    },
    describe: (_names, { cops }) => `${formatCount(cops.length, 'cop')} withdrawn.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-3'],
    heading: 'The law',
  }),
  'ness-called': declareEvent({
    fields: { isHere: z.boolean() },
    apply(state, { isHere }) {
      state.isNessHere = isHere;
      state.ness = null;
    },
    describe: (_names, { isHere }) => (isHere ? 'Ness comes to town.' : 'Ness leaves town.'),
    landmark: 'law',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-4'],
    heading: 'The law',
  }),
  'cop-card-turned': declareEvent({
    fields: { card: copCardSchema, bribe: int, calls: z.boolean() },
    apply(state, { card }) {
      if (state.copCard !== null) state.decks.cops.discard.push(state.copCard);
      state.decks.cops.draw = removeAll(state.decks.cops.draw, card);
      state.copCard = card;
    },
    describe: (_names, { card, bribe, calls }) =>
      `City Hall decrees: ${copCardTable[card].name}. The bribe is ${formatDollars(bribe)}${calls ? ', and the office of godfather is open' : ''}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-5'],
    heading: 'The law',
    reveals: () => true,
  }),
  'mover-named': declareEvent({
    fields: { seat },
    apply(state, { seat }) {
      state.mover = seat;
    },
    describe: ({ family }, { seat }) => `${family(seat)} moves the cops this round.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-ABIL-22'],
    heading: 'The law',
  }),
  'cop-moved': declareEvent({
    fields: { seat, cop: copIdSchema, to: cell, isBeat: z.boolean() },
    apply(state, { cop: id, to, isBeat }) {
      const cop = state.cops.find((one) => one.id === id);
      if (cop === undefined) return;
      const beat = state.beat.find((one) => one.cop === id);
      if (isBeat && beat === undefined) state.beat.push({ cop: id, from: cop.at });
      cop.at = to;
    },
    describe: ({ cell }, { to }) => `A cop goes to ${cell(to)}.`,
    places: ({ to }) => [placeOn(to)],
    about: ({ to }) => [placeOn(to)],
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-6'],
    heading: 'The law',
  }),
  'beat-settled': declareEvent({
    fields: { cops: int },
    apply(state) {
      state.beat = [];
    },
    describe: () => null,
    visibleTo: () => 'everybody',
  }),
  'ness-moved': declareEvent({
    fields: { seat, to: cell },
    apply(state, { to }) {
      state.ness = to;
    },
    describe: ({ cell }, { to }) => `Ness goes to ${cell(to)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-9'],
    heading: 'The law',
  }),
  'bust-settled': declareEvent({
    fields: { seat, square: cell, cop: copIdSchema, with: z.string(), dollars: int },
    apply: () => undefined,
    describe({ family, cell }, { seat, square, with: how, dollars }) {
      if (how === 'pay') return `${family(seat)} pays ${formatDollars(dollars)} for ${cell(square)}.`;
      return how === 'lose'
        ? `${family(seat)} pays no bribe for ${cell(square)}.`
        : `${family(seat)} gets away with it in ${cell(square)}.`;
    },
    visibleTo: () => 'everybody',
    rules: () => ['EMP-COPS-8'],
    heading: 'The law',
    scene: ({ seat }) => ({ name: `bust ${seat}` }),
  }),
  'bidding-called': declareEvent({
    fields: { seat: seat.nullable(), with: z.string() },
    apply: () => undefined,
    describe: ({ family }, { seat }) =>
      seat === null ? 'The office of godfather is open.' : `${family(seat)} calls the bidding for the office.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-GF-1'],
    heading: 'The office',
  }),
  'bids-opened': declareEvent({
    fields: { bids: createBySeat(z.object({ dollars: int, senator: z.boolean() })) },
    apply: () => undefined,
    describe: ({ family }, { bids }) =>
      `The bids: ${joinWords(Object.entries(bids).map(([seat, { dollars, senator }]) => `${family(seat as never)} ${formatDollars(dollars)}${senator ? ' with Senator Crane' : ''}`))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-GF-2'],
    heading: 'The office',
    reveals: () => true,
  }),
  /** `to`: the godfather, who reads it too; files of old do not name him. */
  'offer-made': declareEvent({
    fields: { seat, to: seat.optional(), goods: goodsSchema },
    apply: () => undefined,
    describe: ({ family }, { seat, goods }) =>
      `${family(seat)} offers ${formatDollars(goods.money)}, ${formatCount(goods.cards.length, 'card')} and ${formatCount(goods.men.length, 'man', 'men')}.`,
    visibleTo: ({ seat, to }) => (to === undefined ? [seat] : [seat, to]),
    rules: () => ['EMP-GF-3', 'EMP-FOG-8'],
    heading: 'The office',
  }),
  'godfather-made': declareEvent({
    fields: { seat, from: seat, dollars: int, isTie: z.boolean() },
    apply(state, { seat, dollars }) {
      state.godfather = seat;
      state.tally.bid = dollars;
    },
    describe: ({ family }, { seat, from, dollars }) =>
      dollars === 0
        ? `${family(seat)} stays godfather; nobody bid.`
        : `${family(seat)} ${seat === from ? 'stays' : 'is the new'} godfather for ${formatDollars(dollars)}.`,
    landmark: 'word',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-GF-2'],
    heading: 'The office',
    scene: ({ seat }) => ({ name: `office ${seat}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  }),
};
