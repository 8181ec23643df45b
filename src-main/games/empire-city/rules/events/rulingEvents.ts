import { houseChangeFields, announceHouse, describeHouseChange } from '#kernel/events/houseChange.ts';
import { lateSeatFields, createLateSeatRow } from '#kernel/events/lateSeat.ts';
import { z } from 'zod';
import { houseRulesSchema } from '#shared/games/empire-city/houseRules.ts';
import { bandSchema, copIdSchema } from '#shared/games/empire-city/ids.ts';
import { doctrineSchema, levelSchema } from '#shared/games/empire-city/minds.ts';
import { manStates } from '#shared/games/empire-city/rulings.ts';
import { card, cell, int, man, racket, seat } from './fields.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { declareEvent } from './declare.ts';
import { removeAll, requireCapoIn, takeAway } from './fortuneEvents.ts';
import { requireSquareIn } from './streetEvents.ts';

const heading = 'Rulings';
const listRules = (): string[] => ['EMP-ASK-23'];

const late = createLateSeatRow(heading, 'EMP-ASK-23');

export const rulingEvents = {
  /** `shows`: the range that others know is opened for it. */
  'cash-ruled': declareEvent({
    fields: { seat, from: int, dollars: int, shows: z.boolean() },
    apply(state, { seat, dollars, shows }) {
      const capo = requireCapoIn(state, seat);
      capo.cashDollars = dollars;
      if (!shows) return;
      capo.lowDollars = 0;
      capo.highDollars = Math.max(capo.highDollars, dollars);
    },
    describe: ({ family }, { seat, dollars }) => `${family(seat)} has ${formatDollars(dollars)}.`,
    visibleTo: ({ seat }) => [seat],
    moves: ({ seat, from, dollars }) => [{ seat, cause: 'a ruling', dollars: dollars - from }],
    rules: listRules,
    heading,
  }),
  /** [EMP-FOG-6] The public range is $0 to `high` after the games master changed a capo's cash. */
  'cash-range-widened': declareEvent({
    fields: { seat, high: int },
    apply(state, { seat, high }) {
      const capo = requireCapoIn(state, seat);
      capo.lowDollars = 0;
      capo.highDollars = Math.max(capo.highDollars, high);
    },
    describe: ({ family }, { seat, high }) =>
      `The games master changed the cash of ${family(seat)}; as far as anybody knows it is up to ${formatDollars(high)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-FOG-6'],
    heading,
  }),
  /** [EMP-ASK-23] A ruling took the object of a question that waits, which is the `index`-th task. */
  'question-dropped': declareEvent({
    fields: { index: int, title: z.string() },
    apply(state, { index }) {
      state.agenda.splice(index, 1);
      if (index === 0) state.answers = {};
    },
    describe: (_names, { title }) => `${title}: the games master’s change ended the question.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'points-ruled': declareEvent({
    fields: { seat, victory: int, corruption: int },
    apply(state, { seat, victory, corruption }) {
      const capo = requireCapoIn(state, seat);
      capo.points = victory;
      capo.corruption = corruption;
    },
    describe: ({ family }, { seat, victory, corruption }) =>
      `${family(seat)} has ${victory} points and ${corruption} corruption.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'square-ruled': declareEvent({
    fields: { square: cell, owner: seat.nullable() },
    apply(state, { square: id, owner }) {
      const square = requireSquareIn(state, id);
      if (owner === null && square.racket !== null) {
        state.decks.rackets.discard.push(square.racket);
        square.racket = null;
      }
      square.owner = owner;
      square.count = square.racket === null ? 0 : 1;
    },
    describe: ({ family, cell }, { square, owner }) =>
      owner === null ? `${cell(square)} is unoccupied.` : `${cell(square)} is ${family(owner)}’s.`,
    changes: ({ square, owner }) => [{ thing: square, holder: owner }],
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'pot-ruled': declareEvent({
    fields: { dollars: int },
    apply(state, { dollars }) {
      state.pot = dollars;
    },
    describe: (_names, { dollars }) => `There is ${formatDollars(dollars)} in the pot.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'cop-ruled': declareEvent({
    fields: { cop: copIdSchema, to: cell },
    apply(state, { cop: id, to }) {
      const cop = state.cops.find((one) => one.id === id);
      if (cop !== undefined) cop.at = to;
    },
    describe: ({ cell }, { to }) => `A cop stands in ${cell(to)}.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'ness-ruled': declareEvent({
    fields: { to: cell.nullable() },
    apply(state, { to }) {
      state.ness = to;
      state.isNessHere = to !== null;
    },
    describe: ({ cell }, { to }) => (to === null ? 'Ness is out of town.' : `Ness stands in ${cell(to)}.`),
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  /** `isPublic`: everybody knows where he was, or sees where he is now. */
  'man-ruled': declareEvent({
    fields: { man, from: seat.nullable(), to: seat.nullable(), status: z.enum(manStates), isPublic: z.boolean() },
    apply(state, { man, to, status, isPublic }) {
      takeAway(state, man);
      state.dead = removeAll(state.dead, man);
      state.aside = removeAll(state.aside, man);
      state.decks.men.discard = removeAll(state.decks.men.discard, man);
      if (status === 'dead') state.dead.push(man);
      if (status === 'away') state.decks.men.discard.push(man);
      if (to === null) return;
      const capo = requireCapoIn(state, to);
      if (status === 'exhausted') capo.exhausted.push(man);
      if (status === 'ready') capo.hand.push(man);
      if (status === 'ready' && isPublic) capo.seen[man] = true;
    },
    describe({ family, man: name }, { man, to, status }) {
      if (to !== null) return `${name(man)} is ${family(to)}’s, and ${status}.`;
      return status === 'dead' ? `${name(man)} is dead.` : `${name(man)} is back among the men for hire.`;
    },
    visibleTo: ({ from, to, isPublic }) => (isPublic ? 'everybody' : [from, to].flatMap((one) => one ?? [])),
    rules: listRules,
    heading,
  }),
  'card-ruled': declareEvent({
    fields: { card, deck: bandSchema, from: seat.nullable(), to: seat.nullable() },
    apply(state, { card, deck, from, to }) {
      const pile = state.decks[deck];
      if (from !== null) {
        const capo = requireCapoIn(state, from);
        capo.cards = removeAll(capo.cards, card);
      }
      pile.draw = removeAll(pile.draw, card);
      pile.discard = removeAll(pile.discard, card);
      if (to === null) pile.discard.push(card);
      else requireCapoIn(state, to).cards.push(card);
    },
    describe: ({ family, card: name }, { card, from, to }) =>
      `${name(card)} goes from ${from === null ? 'the deck' : family(from)} to ${to === null ? 'the discards' : family(to)}.`,
    visibleTo: ({ from, to }) => (to === null ? 'everybody' : [from, to].flatMap((one) => one ?? [])),
    rules: listRules,
    heading,
  }),
  'racket-ruled': declareEvent({
    fields: { square: cell, racket: racket.nullable(), count: int },
    apply(state, { square: id, racket, count }) {
      const square = requireSquareIn(state, id);
      if (square.racket !== null && square.racket !== racket) state.decks.rackets.discard.push(square.racket);
      square.racket = racket;
      square.count = racket === null ? 0 : count;
      if (racket === null) return;
      state.racketTrack = removeAll(state.racketTrack, racket);
      state.decks.rackets.draw = removeAll(state.decks.rackets.draw, racket);
      state.decks.rackets.discard = removeAll(state.decks.rackets.discard, racket);
    },
    describe: ({ cell, racket: name }, { square, racket }) =>
      racket === null ? `${cell(square)} has no racket.` : `${cell(square)} has a ${name(racket)}.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'tokens-ruled': declareEvent({
    fields: { seat, against: seat, count: int },
    apply(state, { seat, against, count }) {
      requireCapoIn(state, seat).tokens[against] = count;
    },
    describe: ({ family }, { seat, against, count }) =>
      `${family(seat)} has ${formatCount(count, 'vendetta token')} of ${family(against)}.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'office-ruled': declareEvent({
    fields: { seat },
    apply(state, { seat }) {
      state.godfather = seat;
    },
    describe: ({ family }, { seat }) => `${family(seat)} is godfather.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'house-ruled': declareEvent({
    fields: { ...houseChangeFields, house: houseRulesSchema },
    apply: announceHouse,
    describe: (_names, event) => describeHouseChange(event, 'round'),
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HOUSE-3'],
    heading,
  }),
  'seat-was-late': declareEvent({
    fields: lateSeatFields,
    ...late,
    describe: (names, event) => late.describe(names.family(event.seat), event),
  }),
  'player-ruled': declareEvent({
    fields: { seat, isHuman: z.boolean() },
    apply(state, { seat, isHuman }) {
      requireCapoIn(state, seat).isHuman = isHuman;
    },
    describe: ({ family }, { seat, isHuman }) =>
      `${family(seat)} is played by ${isHuman ? 'somebody at the table' : 'the program'}.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'mind-ruled': declareEvent({
    fields: { seat, level: levelSchema, doctrine: doctrineSchema },
    apply(state, { seat, level, doctrine }) {
      const capo = requireCapoIn(state, seat);
      capo.level = level;
      capo.doctrine = doctrine;
    },
    describe: ({ family }, { seat }) => `${family(seat)} plays otherwise from now on.`,
    visibleTo: () => [],
    rules: listRules,
    heading,
  }),
  'capo-renamed': declareEvent({
    fields: { seat, from: z.string(), name: z.string() },
    apply(state, { seat, name }) {
      requireCapoIn(state, seat).name = name;
    },
    describe: (_names, { from, name }) => `${from} is called ${name} now.`,
    visibleTo: () => 'everybody',
    rules: listRules,
    heading,
  }),
  'stood-in': declareEvent({
    fields: { seat },
    apply(state, { seat }) {
      requireCapoIn(state, seat).isStoodIn = true;
    },
    describe: ({ family }, { seat }) => `The games master plays ${family(seat)} this round.`,
    visibleTo: () => [],
    rules: listRules,
    heading,
  }),
};
