import { z } from 'zod';
import { breakCardSchema, cardSchema, requireBreak, requireFace } from '#shared/games/godfather/cards.ts';
import { positionSchema } from '#shared/games/godfather/ids.ts';
import { racketSchema, racketTable } from '#shared/games/godfather/values.ts';
import { freeSchema, handSchema } from '../records.ts';
import { seat, int, positions, owned, anyCards } from './fields.ts';
import { findNeighborhoodKey } from '#shared/games/godfather/board.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { declareEvent } from './declare.ts';
import { placeOn } from './matters.ts';
import { holdAgainst, type GodfatherState, type Pass } from '../state.ts';

const heading = 'Cards';

/** [GOD-DECK-4, GOD-FOG-2] Shows a played card and puts it under its deck or aside. */
function put(
  state: GodfatherState,
  which: keyof GodfatherState['decks'],
  { card, endsPass }: { card: string; endsPass: boolean },
): void {
  const { house, decks, passes } = state;
  const pass: Pass = passes[which];
  pass.seen[card] = (pass.seen[card] ?? 0) + 1;
  pass.played += 1;
  if (endsPass) passes[which] = { seen: {}, played: 0 };
  if (house.cards === 'physical') return;
  const deck: { draw: string[]; discard: string[] } = decks[which];
  if (house.deckCycle === 'bottom') deck.draw.push(card);
  else deck.discard.push(card);
}

export const cardEvents = {
  'deck-turned': declareEvent({
    fields: { which: z.enum(['playing', 'good', 'bad']), cards: anyCards },
    apply(state, { which, cards }) {
      const deck: { draw: string[]; discard: string[] } = state.decks[which];
      deck.draw = [...cards];
      deck.discard = [];
    },
    describe: (_names, { which }) =>
      `The ${which === 'playing' ? 'playing deck' : which === 'good' ? 'Good Breaks' : 'Bad Breaks'} were all played and are shuffled.`,
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
    rules: () => ['GOD-DECK-4'],
    heading,
  }),
  'card-drawn': declareEvent({
    fields: { seat, card: handSchema.unwrap() },
    apply(state, { seat, card }) {
      const family = state.families[seat];
      if (family !== undefined) family.hand = card;
      if (state.house.cards === 'seeded') state.decks.playing.draw.shift();
    },
    describe: ({ family }, { seat }) => `The ${family(seat)} draw a card.`,
    visibleTo: () => 'everybody',
    diceVisibleTo: ({ seat }) => [seat],
    rules: () => ['GOD-TURN-4', 'GOD-START-3'],
    reveals: () => true,
  }),
  'card-played': declareEvent({
    fields: {
      seat,
      card: cardSchema,
      dollars: int,
      free: freeSchema.nullable(),
      isVoid: z.boolean(),
      isRedrawn: z.boolean(),
      endsPass: z.boolean(),
    },
    apply(state, { seat, card, dollars, free, endsPass }) {
      const family = state.families[seat];
      if (family === undefined) return;
      family.hand = null;
      family.cashDollars += dollars;
      state.turn.log.free = free;
      const tally = state.tallies[seat];
      if (tally !== undefined) tally.money.cards += dollars;
      put(state, 'playing', { card, endsPass });
    },
    describe: ({ family }, { seat, card, dollars, free, isVoid }) => {
      const what = requireFace(card).title;
      const own = `The ${family(seat)} play ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
      if (isVoid) return `${own} to no effect.`;
      if (free !== null) return `${own}, free of charge.`;
      if (dollars > 0) return `The ${family(seat)} play ${formatDollars(dollars)} from the bank.`;
      return `The ${family(seat)} play ${what}.`;
    },
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => (dollars === 0 ? [] : [{ seat, cause: 'card', dollars }]),
    rules: () => ['GOD-CARD-1', 'GOD-CARD-2', 'GOD-CARD-3', 'GOD-CARD-6'],
    heading,
  }),
  fingered: declareEvent({
    fields: { seat, removed: owned },
    apply(state, { seat, removed }) {
      for (const { position, owner } of removed) {
        delete state.pieces[position];
        state.turn.log.fingered.push({ neighborhood: findNeighborhoodKey(position), owner });
        holdAgainst(state, owner, seat, 1);
      }
    },
    describe: ({ family }, { seat, removed }) =>
      removed.length === 0
        ? `The Fingerman of the ${family(seat)} points at nobody.`
        : `The Fingerman of the ${family(seat)} points at ${joinWords(removed.map(({ position, owner }) => `the ${family(owner)} on ${position}`))}.`,
    landmark: 'death',
    visibleTo: () => 'everybody',
    rules: () => ['GOD-CARD-5'],
    heading,
    places: ({ removed }) => removed.map(({ position }) => placeOn(position)),
  }),
  'break-drawn': declareEvent({
    fields: {
      seat,
      card: breakCardSchema,
      isGood: z.boolean(),
      dollars: int,
      free: freeSchema.nullable(),
      isVoid: z.boolean(),
      endsPass: z.boolean(),
    },
    apply(state, { seat, card, isGood, dollars, free, endsPass }) {
      const family = state.families[seat];
      if (family === undefined) return;
      const won = isGood ? dollars : 0;
      family.cashDollars += won;
      if (free !== null) state.turn.log.free = free;
      const tally = state.tallies[seat];
      if (tally !== undefined) tally.money.breaks += won;
      const which = isGood ? 'good' : 'bad';
      if (state.house.cards === 'seeded') state.decks[which].draw.shift();
      put(state, which, { card, endsPass });
    },
    describe: ({ family }, { seat, card, isGood }) =>
      `${isGood ? 'A good break' : 'A bad break'} for the ${family(seat)}: ${requireBreak(card).title}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars, isGood }) => (isGood && dollars > 0 ? [{ seat, cause: 'good break', dollars }] : []),
    rules: () => ['GOD-BREAK-1', 'GOD-BREAK-2'],
    heading,
    reveals: () => true,
    tone: (event, seat) => (event.seat !== seat ? 'even' : event.isGood ? 'good' : 'bad'),
  }),
  'pieces-lost': declareEvent({
    fields: { seat, card: breakCardSchema, racket: racketSchema, positions },
    apply(state, { positions }) {
      for (const position of positions) delete state.pieces[position];
    },
    describe: ({ family }, { seat, racket, positions }) => {
      const { piece, pieces } = racketTable[racket];
      return positions.length === 0
        ? `The ${family(seat)} have no ${piece} to lose.`
        : `The ${family(seat)} lose ${formatCount(positions.length, piece, pieces)}: ${joinWords(positions)}.`;
    },
    landmark: 'loss',
    visibleTo: () => 'everybody',
    rules: () => ['GOD-BREAK-4', 'GOD-BREAK-3'],
    heading,
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
    places: ({ positions }) => positions.map(placeOn),
  }),
  'fine-paid': declareEvent({
    fields: {
      seat,
      card: breakCardSchema,
      dueDollars: int,
      paidDollars: int,
      sold: z.array(z.object({ position: positionSchema, dollars: int })),
    },
    apply(state, { seat, paidDollars, sold }) {
      const family = state.families[seat];
      if (family === undefined) return;
      const raised = sold.reduce((sum, { dollars }) => sum + dollars, 0);
      for (const { position } of sold) delete state.pieces[position];
      family.cashDollars += raised - paidDollars;
      const tally = state.tallies[seat];
      if (tally === undefined) return;
      tally.money.breaks -= paidDollars;
      tally.money.sold += raised;
    },
    describe: ({ family }, { seat, dueDollars, paidDollars, sold }) => {
      const selling =
        sold.length === 0
          ? ''
          : ` after selling ${formatCount(sold.length, 'piece')} at half price (${joinWords(sold.map(({ position }) => position))})`;
      const rest = dueDollars - paidDollars;
      const forgiven = rest === 0 ? '' : `; ${formatDollars(rest)} are forgiven`;
      return `The ${family(seat)} pay ${formatDollars(paidDollars)}${selling}${forgiven}.`;
    },
    visibleTo: () => 'everybody',
    moves: ({ seat, paidDollars, sold }) => [
      ...sold.map(({ dollars }) => ({ seat, cause: 'sold at half price', dollars })),
      { seat, cause: 'bad break', dollars: -paidDollars },
    ],
    rules: () => ['GOD-BREAK-5'],
    heading,
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  }),
};
