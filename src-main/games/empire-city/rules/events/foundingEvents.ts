import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/empire-city/houseRules.ts';
import { deckIdSchema } from '#shared/games/empire-city/ids.ts';
import { capoSchema, copCardSchema, copSchema, squareSchema, startCardSchema } from '../records.ts';
import { seat, int, cell, ids } from './fields.ts';
import { startTable } from '#shared/games/empire-city/families.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';

const heading = 'The beginning';

const deckNames = {
  slums: 'slums',
  midtown: 'midtown',
  downtown: 'downtown',
  rackets: 'racket',
  men: 'henchman',
  cops: 'cop',
  corruption: 'corruption',
} as const;

export const foundingEvents = {
  founded: declareEvent({
    fields: {
      title: z.string(),
      city: z.string(),
      house: houseRulesSchema,
      round: int,
      capos: z.array(capoSchema),
      open: z.array(cell),
      pot: int,
    },
    apply(state, { title, city, house, round, capos, open, pot }) {
      state.title = title;
      state.city = city;
      state.house = clonePlain(house);
      state.round = round;
      state.seats = capos.map(({ seat }) => seat);
      state.pot = pot;
      for (const capo of capos) state.capos[capo.seat] = clonePlain(capo);
      for (const id of open) state.squares[id] = { owner: null, racket: null, count: 0 };
    },
    describe: (_names, { title, city, capos }) => `${title}: ${joinWords(capos.map(({ name }) => name))} in ${city}.`,
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
    moves: ({ capos }) => capos.map(({ seat, cashDollars }) => ({ seat, cause: 'the start', dollars: cashDollars })),
    rules: () => ['EMP-SET-1', 'EMP-SET-4', 'EMP-SET-6'],
    heading,
  }),
  'start-dealt': declareEvent({
    fields: { starts: z.array(z.object({ seat, card: startCardSchema })), godfather: seat, cleanHands: int },
    apply(state, { starts, godfather, cleanHands }) {
      state.godfather = godfather;
      for (const { seat, card } of starts) {
        const capo = state.capos[seat];
        if (capo === undefined) continue;
        capo.start = card;
        capo.cleanHands = card === 'clean-hands' ? cleanHands : 0;
      }
    },
    describe: ({ family }, { starts }) =>
      `${joinWords(starts.map(({ seat, card }) => `${family(seat)} begins with ${startTable[card].name}`))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-SET-3'],
    heading,
  }),
  'deck-made': declareEvent({
    fields: { deck: deckIdSchema, draw: ids },
    apply(state, { deck, draw }) {
      state.decks[deck] = { draw: [...draw], discard: [] };
    },
    describe: (_names, { deck }) => `The ${deckNames[deck]} deck was shuffled.`,
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
    rules: () => ['EMP-SET-5', 'EMP-HAND-2'],
  }),
  'specials-returned': declareEvent({
    fields: { draw: ids },
    apply(state, { draw }) {
      state.decks.men.draw = [...draw];
      state.aside = [];
    },
    describe: () => 'The notables who turned up early were shuffled into the deck.',
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
    rules: () => ['EMP-SET-7'],
  }),
  'board-entered': declareEvent({
    fields: {
      phase: z.enum(['cops', 'declarations']),
      godfather: seat,
      squares: z.partialRecord(cell, squareSchema),
      cops: z.array(copSchema),
      ness: cell.nullable(),
      isNessHere: z.boolean(),
      copCard: copCardSchema.nullable(),
      racketTrack: ids,
      menTrack: ids,
      dead: ids,
      discards: z.partialRecord(deckIdSchema, ids),
      marks: z.array(z.object({ mark: int, seat })),
    },
    apply(state, event) {
      state.phase = event.phase;
      state.godfather = event.godfather;
      state.squares = clonePlain(event.squares);
      state.cops = clonePlain(event.cops);
      state.copsMade = event.cops.length;
      state.ness = event.ness;
      state.isNessHere = event.isNessHere;
      state.copCard = event.copCard;
      state.racketTrack = [...event.racketTrack];
      state.menTrack = [...event.menTrack];
      state.dead = [...event.dead];
      state.marks = clonePlain(event.marks);
      for (const [deck, discard] of Object.entries(event.discards)) {
        state.decks[deck as keyof typeof state.decks].discard = [...discard];
      }
    },
    describe: (_names, { squares }) =>
      `The game was taken over as it stood, with ${formatCount(Object.values(squares).filter(({ owner }) => owner !== null).length, 'square')} taken.`,
    changes: ({ squares }) =>
      Object.entries(squares).flatMap(([thing, { owner }]) => (owner === null ? [] : [{ thing, holder: owner }])),
    visibleTo: () => 'everybody',
    rules: () => ['EMP-SET-12'],
    heading,
  }),
};
