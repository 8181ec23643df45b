import { z } from 'zod';
import { cardSchema } from '#shared/games/godfather/cards.ts';
import { houseRulesSchema } from '#shared/games/godfather/houseRules.ts';
import { doctrineSchema } from '#shared/games/godfather/minds.ts';
import { familySchema, handSchema, pieceSchema, placeSchema } from '../records.ts';
import { seat, int, anyCards, passSchema } from './fields.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { emptyTally } from '../state.ts';

const heading = 'The beginning';

export const foundingEvents = {
  founded: declareEvent({
    fields: {
      title: z.string(),
      firstWeek: z.string(),
      house: houseRulesSchema,
      families: z.array(familySchema),
      places: z.array(placeSchema),
    },
    apply(state, { title, firstWeek, house, families, places }) {
      state.title = title;
      state.firstWeek = firstWeek;
      state.house = clonePlain(house);
      state.seats = families.map(({ seat }) => seat);
      for (const family of families) {
        state.families[family.seat] = clonePlain(family);
        state.tallies[family.seat] = emptyTally();
      }
      for (const place of places) state.places[place.key] = clonePlain(place);
    },
    describe: (_names, { title, families, places }) =>
      `${title}: ${formatCount(families.length, 'family', 'families')} and ${places.length} Neighborhoods.`,
    visibleTo: () => 'everybody',
    moves: ({ families }) =>
      families.map(({ seat, cashDollars }) => ({ seat, cause: 'the start', dollars: cashDollars })),
    rules: () => ['GOD-SETUP-1', 'GOD-BOARD-7'],
    heading,
  }),
  'starting-rolled': declareEvent({
    fields: { rolls: z.array(z.object({ seat, total: int })) },
    apply: () => undefined,
    describe: ({ family }, { rolls }) =>
      `Who goes first: ${joinWords(rolls.map(({ seat, total }) => `${family(seat)} ${total}`))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-SETUP-3'],
    heading,
  }),
  'order-set': declareEvent({
    fields: { firstOrder: z.array(seat), laterOrder: z.array(seat), extra: z.array(z.object({ seat, dollars: int })) },
    apply(state, { firstOrder, laterOrder, extra }) {
      state.firstOrder = [...firstOrder];
      state.laterOrder = [...laterOrder];
      for (const { seat, dollars } of extra) {
        const family = state.families[seat];
        if (family !== undefined) family.cashDollars += dollars;
      }
    },
    describe: ({ family }, { firstOrder }) => {
      const [first, ...others] = firstOrder.map(family);
      return `The ${pluralizeFamily(first ?? '')} begin; then ${joinWords(others.map((name) => `the ${pluralizeFamily(name)}`))}.`;
    },
    visibleTo: () => 'everybody',
    moves: ({ extra }) => extra.map((one) => ({ ...one, cause: 'the place in the order' })),
    rules: () => ['GOD-SETUP-3', 'GOD-SETUP-4'],
    heading,
  }),
  'decks-shuffled': declareEvent({
    fields: { playing: z.array(cardSchema), good: anyCards, bad: anyCards },
    apply(state, { playing, good, bad }) {
      state.decks = {
        playing: { draw: [...playing], discard: [] },
        good: { draw: [...good] as never, discard: [] },
        bad: { draw: [...bad] as never, discard: [] },
      };
    },
    describe: () => 'The three decks were shuffled.',
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
    rules: () => ['GOD-SETUP-2', 'GOD-DICE-1'],
    heading,
  }),
  'minds-drawn': declareEvent({
    fields: { minds: z.array(z.object({ seat, doctrine: doctrineSchema, whim: int })) },
    apply(state, { minds }) {
      for (const { seat, doctrine, whim } of minds) {
        const family = state.families[seat];
        if (family !== undefined) Object.assign(family, { doctrine, whim });
      }
    },
    describe: () => null,
    visibleTo: () => [],
    heading,
  }),
  'board-entered': declareEvent({
    fields: {
      round: int,
      turns: int,
      pieces: z.array(pieceSchema),
      places: z.array(placeSchema),
      hands: z.array(z.object({ seat, card: handSchema })),
      passes: z.object({ playing: passSchema, good: passSchema, bad: passSchema }),
      lastFight: int.nullable(),
    },
    apply(state, { round, turns, pieces, places, hands, passes, lastFight }) {
      state.round = round;
      state.turn.number = turns;
      for (const place of places) state.places[place.key] = clonePlain(place);
      for (const piece of pieces) state.pieces[piece.id] = { ...piece };
      for (const { seat, card } of hands) {
        const family = state.families[seat];
        if (family !== undefined) family.hand = card;
      }
      state.passes = clonePlain(passes);
      state.lastFight = lastFight;
    },
    describe: (_names, { pieces, round }) =>
      `The game was taken over in round ${round} as it stood, with ${formatCount(pieces.length, 'piece')} on the board.`,
    changes: ({ places }) =>
      places.flatMap(({ key, controller }) => (controller === null ? [] : [{ thing: key, holder: controller }])),
    visibleTo: () => 'everybody',
    rules: () => ['GOD-SETUP-4'],
    heading,
  }),
};
