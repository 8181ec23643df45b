import { z } from 'zod';
import { buildEventRules, createEventMaker, type EventGame, type EventsIn } from '#kernel/declare/event.ts';
import { openFounding } from '#kernel/founding.ts';
import type { Rulebook } from '#kernel/rulebook.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import * as plain from './plain.ts';

/** Two players draw a card in turn until the deck is out; whoever drew the most points wins. */
type State = { deck: number[]; points: Record<string, number> };
type Toy = plain.Types<State, EventsIn<typeof events>>;

const declareEvent = createEventMaker<EventGame<State, null>>();
const events = {
  dealt: declareEvent({
    fields: { deck: z.array(z.int()) },
    apply: (state, { deck }) => void (state.deck = [...deck]),
    describe: () => 'The deck was shuffled.',
    visibleTo: () => 'everybody',
    diceVisibleTo: () => [],
  }),
  drew: declareEvent({
    fields: { seat: seatIdSchema, card: z.int() },
    apply({ deck, points }, { seat, card }) {
      points[seat] = (points[seat] ?? 0) + card;
      deck.shift();
    },
    describe: (_names, { seat, card }) => `${seat} drew ${card}.`,
    visibleTo: () => 'everybody',
    heading: 'Cards',
    reveals: () => true,
  }),
};
const seats = [plain.seatOf('ann', true), plain.seatOf('bob', false)] as const;
const turnAt = (left: number) => ({ period: 7 - left, wait: plain.inTurn(seats, left) });

export const toy: Rulebook<Toy> = {
  ...plain.rules,
  period: { one: 'card', name: (card) => `Card ${card}` },
  headings: ['Cards'],
  events: buildEventRules<EventGame<State, null>, typeof events>(events),
  orders: plain.ordersOf(({ state, emit }, seat) => emit({ type: 'drew', seat, card: state.deck[0] ?? 0 })),
  blank: () => ({ deck: [], points: {} }),
  found(table, setup) {
    openFounding(table, setup);
    table.emit({ type: 'dealt', deck: table.dice.shuffle([1, 2, 3, 4, 5, 6], 'The deck') });
  },
  periodOf: ({ deck }) => turnAt(deck.length).period,
  closedPeriod: (event) => (event.type === 'drew' && event.seat === 'ann' ? event.card : null),
  ending({ deck, points }) {
    const most = Math.max(...Object.values(points));
    const winners = seats.map(({ seat }) => seat).filter((seat) => points[seat] === most);
    return deck.length > 0 ? null : { winners, how: 'points' };
  },
  endingEvent: 'drew',
  waitsFor: ({ deck }) => turnAt(deck.length).wait,
  seats: () => seats,
  view: ({ deck }, viewer) => plain.viewOf(viewer, seats, turnAt(deck.length)),
  foresight: plain.foresightOf<Toy>(({ points }, seat) => points[seat ?? ''] ?? 0),
};
