import type { EventRules } from '../../src-main/kernel/events.ts';
import type { Rulebook, Seat } from '../../src-main/kernel/rulebook.ts';
import type { ViewHead } from '../../src-shared/views/head.ts';
import type { SeatId } from '../../src-shared/words/ids.ts';
import type { Wait } from '../../src-shared/words/waits.ts';
import { seatIdSchema } from '../../src-shared/words/ids.ts';
import { eventSchemas } from '../../src-main/kernel/eventSchemas.ts';
import { z } from 'zod';

/** Two players draw a card in turn until the deck is out; whoever drew the most points wins. */
type State = { deck: number[]; points: Record<string, number> };
type Dealt = { type: 'dealt'; deck: number[] };
type Drew = { type: 'drew'; seat: SeatId; card: number };
type Toy = {
  state: State;
  event: Dealt | Drew;
  order: { kind: 'draw' };
  ruling: { kind: 'none' };
  setup: { title: string; seed: number };
  view: ViewHead;
  sight: number;
  names: null;
  news: number;
};

const id = 'toy' as 'paradise';
const seats = ['ann', 'bob'] as SeatId[];
const says = { button: null, explanation: 'Draw.', screen: 'table', link: 'Draw', task: 'draw' };
const asSeat = (seat: SeatId): Seat => {
  const isHuman = seat === seats[0];
  return { seat, name: seat, isHuman, isOut: false, takesOrders: isHuman };
};
const first = ({ deck }: { deck: readonly number[] }): SeatId =>
  seats[deck.length % 2] ?? ('ann' as SeatId);
const wait = (state: { deck: readonly number[] }): Wait | null =>
  state.deck.length === 0
    ? null
    : { step: 'draw', title: 'Draw', manner: 'in-turn', seats: [first(state)], says };

const carried = eventSchemas({
  dealt: { deck: z.array(z.int()) },
  drew: { seat: seatIdSchema, card: z.int() },
});

const events: EventRules<Toy> = {
  dealt: {
    carries: carried.dealt,
    apply: (state, { deck }) => void (state.deck = [...deck]),
    tell: () => 'The cards were dealt.',
    readers: () => 'everybody',
    diceReaders: () => [],
  },
  drew: {
    carries: carried.drew,
    apply(state, { seat, card }) {
      state.deck = state.deck.slice(1);
      state.points[seat] = (state.points[seat] ?? 0) + card;
    },
    tell: (_names, { seat, card }) => `${seat} drew ${card}.`,
    readers: () => 'everybody',
    heading: 'Cards',
    reveals: true,
  },
};

const draw: Rulebook<Toy>['orders']['give'] = ({ state, emit }, seat) =>
  emit({ type: 'drew', seat, card: state.deck[0] ?? 0 });

export const toy: Rulebook<Toy> = {
  ...{ id, version: 1, title: 'Toy', headings: ['Cards'], upcasts: [], events },
  period: { one: 'card', name: (card) => `Card ${card}` },
  flow: 'by-itself',
  orders: {
    give: draw,
    giveAsPlanned: draw,
    quote: () => ({ title: 'Draw', costDollars: null, chance: null }),
    titleOf: () => 'Draw',
  },
  rulings: { carryOut: () => undefined, titleOf: () => '' },
  blank: () => ({ deck: [], points: {} }),
  sampleSetup: () => ({ title: 'Toy', seed: 1 }),
  quickSetup: ({ title, seed }) => ({ title, seed }),
  found(table, { title }) {
    table.entry({ title, author: { kind: 'gm' }, order: null, reason: null });
    table.emit({ type: 'dealt', deck: table.dice.shuffle([1, 2, 3, 4, 5, 6], 'The deck') });
  },
  periodOf: ({ deck }) => 7 - deck.length,
  closedPeriod: (event) => (event.type === 'drew' && event.seat === 'ann' ? event.card : null),
  ending: ({ deck }) => (deck.length > 0 ? null : { winners: [], how: 'points' }),
  waitsFor: wait,
  step: () => undefined,
  seats: () => seats.map(asSeat),
  view: (state, viewer) => ({
    ...{ game: id, title: 'Toy', viewer, period: 7 - state.deck.length, date: 'Now' },
    ...{ ending: null, wait: wait(state), waiting: [], seats: seats.map(asSeat) },
  }),
  status: ({ points }) => ({ fields: { points }, lines: [] }),
  names: () => null,
  sight: ({ deck }) => deck.length,
  plan: () => [
    { order: { kind: 'draw' }, reason: { sentence: 'It is my turn.', score: 0, factors: [] } },
  ],
  news: ({ period }) => period,
  foresight: {
    imagine: (state) => structuredClone(state) as State,
    figures: [
      {
        id: 'points',
        label: 'Points',
        of: 'seat',
        unit: 'points',
        isSecret: false,
        isGuess: false,
      },
    ],
    valueOf: ({ points }, _figure, seat) => points[seat ?? ''] ?? 0,
    endings: () => [{ id: 'points', label: 'Most points' }],
    ranking: () => ({ winners: [], how: null, first: null }),
    waitingOrders: () => [],
    withdrawAll: () => undefined,
  },
};
