import { z } from 'zod';
import { bandSchema } from '#shared/games/empire-city/ids.ts';
import { corruptionCardSchema, sourceSchema, type Capo, type Source } from '../records.ts';
import { seat, int, man, card, racket, ids } from './fields.ts';
import { corruptionTable } from '#shared/games/empire-city/copCards.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { declareEvent } from './declare.ts';
import type { EmpireState } from '../state.ts';

export function removeAll<T>(list: readonly T[], ...gone: readonly T[]): T[] {
  return list.filter((one) => !gone.includes(one));
}

export function requireCapoIn(state: EmpireState, seat: SeatId): Capo {
  const capo = state.capos[seat];
  if (capo === undefined) throw new Error(`There is no capo ${seat}.`);
  return capo;
}

/** Moves the public range of cash by every public payment. */
export function pay(state: EmpireState, seat: SeatId, dollars: number): void {
  const capo = requireCapoIn(state, seat);
  capo.cashDollars += dollars;
  if (capo.cashDollars < 0) throw new Error(`${capo.name} would have ${capo.cashDollars} dollars.`);
  capo.lowDollars = Math.max(0, capo.lowDollars + dollars);
  capo.highDollars = Math.max(capo.lowDollars, capo.highDollars + dollars);
}

function add(by: Partial<Record<Source, number>>, source: Source, points: number): void {
  by[source] = (by[source] ?? 0) + points;
}

/** Removes a man from any place he is in. */
export function takeAway(state: EmpireState, man: string): void {
  state.menTrack = removeAll(state.menTrack, man);
  state.decks.men.draw = removeAll(state.decks.men.draw, man);
  for (const capo of Object.values(state.capos)) {
    capo.hand = removeAll(capo.hand, man);
    capo.exhausted = removeAll(capo.exhausted, man);
    Reflect.deleteProperty(capo.seen, man);
  }
}

export const fortuneEvents = {
  'money-moved': declareEvent({
    fields: { seat, dollars: int, cause: z.string(), pot: int },
    apply(state, { seat, dollars, cause, pot }) {
      pay(state, seat, dollars);
      state.pot += pot;
      if (dollars < 0) {
        const spent = (state.tally.spent[seat] ??= {});
        spent[cause] = (spent[cause] ?? 0) - dollars;
      } else if (state.phase === 'upkeep') {
        state.tally.incomes[seat] = (state.tally.incomes[seat] ?? 0) + dollars;
      }
    },
    describe: ({ family }, { seat, dollars, cause }) =>
      dollars < 0
        ? `${family(seat)} pays ${formatDollars(-dollars)} (${cause}).`
        : `${family(seat)} collects ${formatDollars(dollars)} (${cause}).`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars, cause }) => [{ seat, dollars, cause }],
    heading: 'Money',
  }),
  'money-passed': declareEvent({
    fields: { from: seat, to: seat, dollars: int, cause: z.string() },
    apply(state, { from, to, dollars }) {
      pay(state, from, -dollars);
      pay(state, to, dollars);
    },
    describe: ({ family }, { from, to, dollars, cause }) =>
      `${family(from)} pays ${family(to)} ${formatDollars(dollars)} (${cause}).`,
    visibleTo: () => 'everybody',
    moves: ({ from, to, dollars, cause }) => [
      { seat: from, dollars: -dollars, cause },
      { seat: to, dollars, cause },
    ],
    heading: 'Money',
  }),
  scored: declareEvent({
    fields: { seat, points: int, source: sourceSchema, cause: z.string() },
    apply(state, { seat, points, source }) {
      const capo = requireCapoIn(state, seat);
      capo.points += points;
      add(capo.pointsBy, source, points);
    },
    describe: ({ family }, { seat, points, cause }) =>
      `${family(seat)} ${points < 0 ? 'loses' : 'scores'} ${formatCount(Math.abs(points), 'point')} (${cause}).`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-WIN-1'],
    heading: 'Points',
  }),
  corrupted: declareEvent({
    fields: { seat, points: int, ignored: int, source: sourceSchema, cause: z.string() },
    apply(state, { seat, points, ignored, source }) {
      const capo = requireCapoIn(state, seat);
      capo.corruption += points;
      capo.cleanHands -= ignored;
      add(capo.corruptionBy, source, points);
    },
    describe({ family }, { seat, points, ignored, cause }) {
      const clean = ignored > 0 ? ` Clean Hands takes ${ignored} of it.` : '';
      const what = points < 0 ? `sheds ${-points}` : `gains ${points}`;
      return `${family(seat)} ${what} corruption (${cause}).${clean}`;
    },
    visibleTo: () => 'everybody',
    rules: () => ['EMP-CORR-1'],
    heading: 'Corruption',
  }),
  'mark-reached': declareEvent({
    fields: { seat, mark: int, card: corruptionCardSchema.nullable() },
    apply(state, { seat, mark, card }) {
      state.marks.push({ mark, seat });
      if (card === null) return;
      state.decks.corruption.draw = removeAll(state.decks.corruption.draw, card);
      requireCapoIn(state, seat).powers.push(card);
      if (card === 'union-boss') state.bossFrom = state.round + 1;
    },
    describe: ({ family }, { seat, mark, card }) =>
      `${family(seat)} is the first at ${mark} corruption${card === null ? '' : ` and has ${corruptionTable[card].name}`}.`,
    landmark: 'law',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-CORR-2'],
    heading: 'Corruption',
    reveals: () => true,
  }),
  'card-drawn': declareEvent({
    fields: { seat, card, deck: bandSchema, cause: z.string() },
    apply(state, { seat, card, deck }) {
      state.decks[deck].draw = removeAll(state.decks[deck].draw, card);
      requireCapoIn(state, seat).cards.push(card);
    },
    describe: ({ family, card: name }, { seat, card, cause }) => `${family(seat)} draws ${name(card)} (${cause}).`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['EMP-CARD-1'],
    reveals: () => true,
  }),
  'back-drawn': declareEvent({
    fields: { seat, deck: bandSchema, cause: z.string() },
    apply: () => undefined,
    describe: ({ family }, { seat, deck, cause }) => `${family(seat)} draws a ${deck} card (${cause}).`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-FOG-2'],
    heading: 'Cards',
  }),
  'cards-spent': declareEvent({
    fields: { seat, cards: z.array(card), decks: z.array(bandSchema), cause: z.string() },
    apply(state, { seat, cards, decks }) {
      const capo = requireCapoIn(state, seat);
      capo.cards = removeAll(capo.cards, ...cards);
      cards.forEach((card, nth) => state.decks[decks[nth] ?? 'slums'].discard.push(card));
    },
    describe({ family, card: name }, { seat, cards, cause }) {
      const played = joinWords(cards.map((one) => name(one)));
      // The names may be marked with their IDs; what a card was played for its own sake is told already.
      return played.includes(cause) ? null : `${family(seat)} plays ${played} (${cause}).`;
    },
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HAND-3'],
    heading: 'Cards',
  }),
  'man-hired': declareEvent({
    fields: { seat, man, from: z.enum(['track', 'exhausted', 'abducted']), cause: z.string() },
    apply(state, { seat, man }) {
      takeAway(state, man);
      const capo = requireCapoIn(state, seat);
      capo.hand.push(man);
      capo.seen[man] = true;
    },
    describe({ family, man: name }, { seat, man, from, cause }) {
      const what = { track: 'hires', exhausted: 'refreshes', abducted: 'abducts' }[from];
      return `${family(seat)} ${what} ${name(man)} (${cause}).`;
    },
    visibleTo: () => 'everybody',
    rules: () => ['EMP-MEN-3', 'EMP-UPK-2'],
    heading: 'Men',
  }),
  'men-exhausted': declareEvent({
    fields: { seat, men: z.array(man), cause: z.string() },
    apply(state, { seat, men }) {
      const capo = requireCapoIn(state, seat);
      capo.hand = removeAll(capo.hand, ...men);
      capo.exhausted = [...removeAll(capo.exhausted, ...men), ...men];
      for (const man of men) Reflect.deleteProperty(capo.seen, man);
    },
    describe: ({ family, man: name }, { seat, men, cause }) =>
      `${joinWords(men.map((one) => name(one)))} of ${family(seat)} ${men.length === 1 ? 'is' : 'are'} exhausted: ${cause}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-HAND-4'],
    heading: 'Men',
    reveals: () => true,
  }),
  'man-died': declareEvent({
    fields: { seat, man, cause: z.string() },
    apply(state, { man }) {
      takeAway(state, man);
      state.dead.push(man);
    },
    describe: ({ family, man: name }, { seat, man, cause }) => `${family(seat)}’s ${name(man)} is dead (${cause}).`,
    landmark: 'death',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-MEN-4'],
    heading: 'Men',
  }),
  'rackets-laid': declareEvent({
    fields: { added: ids },
    apply(state, { added }) {
      state.decks.rackets.draw = removeAll(state.decks.rackets.draw, ...added);
      state.racketTrack.push(...added);
    },
    describe: ({ racket }, { added }) =>
      `New ${added.length === 1 ? 'racket' : 'rackets'} for sale: ${joinWords(added.map((one) => racket(one)))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-CTRL-4'],
    heading: 'The tracks',
    reveals: () => true,
  }),
  'men-laid': declareEvent({
    fields: { added: ids, aside: ids },
    apply(state, { added, aside }) {
      state.decks.men.draw = removeAll(state.decks.men.draw, ...added, ...aside);
      state.menTrack.push(...added);
      state.aside.push(...aside);
    },
    describe: ({ man }, { added, aside }) =>
      [
        ...(added.length === 0 ? [] : [`New for hire: ${joinWords(added.map((one) => man(one)))}.`]),
        ...(aside.length === 0
          ? []
          : [`${joinWords(aside.map((one) => man(one)))} ${aside.length === 1 ? 'comes' : 'come'} later in the deck.`]),
      ].join(' '),
    visibleTo: () => 'everybody',
    rules: () => ['EMP-PLACE-4'],
    heading: 'The tracks',
    reveals: () => true,
  }),
  'track-swept': declareEvent({
    fields: { track: z.enum(['rackets', 'men']) },
    apply(state, { track }) {
      if (track === 'rackets') {
        state.decks.rackets.discard.push(...state.racketTrack);
        state.racketTrack = [];
      } else {
        state.decks.men.discard.push(...state.menTrack);
        state.menTrack = [];
      }
    },
    describe: (_names, { track }) =>
      track === 'rackets' ? 'All rackets on the track are discarded.' : 'All men on the track are discarded.',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-PLACE-5', 'EMP-PLACE-7'],
    heading: 'The tracks',
  }),
  'refresh-used': declareEvent({
    fields: { seat, what: z.enum(['pancetta', 'refresh', 'surgeon']) },
    apply(state, { seat, what }) {
      state.used[what].push(seat);
    },
    describe: () => null,
    visibleTo: () => 'everybody',
  }),
  'rackets-shown': declareEvent({
    fields: { seat, rackets: z.array(racket) },
    apply: () => undefined,
    describe: ({ family, racket }, { seat, rackets }) =>
      `${family(seat)} opens a crate: ${joinWords(rackets.map((one) => racket(one)))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-MID-10'],
    heading: 'Cards',
    reveals: () => true,
  }),
  'rackets-discarded': declareEvent({
    fields: { rackets: z.array(racket) },
    apply(state, { rackets }) {
      state.decks.rackets.draw = removeAll(state.decks.rackets.draw, ...rackets);
      state.decks.rackets.discard.push(...rackets);
    },
    describe: ({ racket }, { rackets }) => `Discarded: ${joinWords(rackets.map((one) => racket(one)))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-RACK-5'],
    heading: 'The tracks',
  }),
};
