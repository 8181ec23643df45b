import { joinWords } from '#shared/words/text.ts';
import { listCrew } from '../filing/crews.ts';
import { lookUpHandler } from '../handlers.ts';
import { type EventRows, toSeat } from '../state/eventRows.ts';
import type { FilingEvent } from './schemas/campaign.ts';
import { nameDropped } from '../state/scenes.ts';

/** Orders that wait for their step of the month. */
export const filingRows: EventRows<FilingEvent> = {
  'order-filed': {
    apply(state, event) {
      state.orders[event.order.id] = event.order;
      state.made.orders += 1;
    },
    describe(names, { order: { seat, title, order } }) {
      const crew = listCrew(order).map((id) => names.gangster(id));
      const who = crew.length === 0 ? '' : `, with ${joinWords(crew)}`;
      return `${names.gang(seat)} planned: ${title}${who}.`;
    },
    visibleTo: ({ order }) => [order.seat],
    moves: ({ order: { seat, setAside } }) =>
      setAside === undefined ? [] : [{ seat, cause: setAside.cause, dollars: -setAside.dollars }],
    rules: (_state, { order }) => lookUpHandler(order.order).rules,
    moneyHeading: 'Set aside for orders',
    sealed: ({ order: { id, title, order } }) => ({ id, isOut: false, filed: { title, order } }),
  },
  'order-withdrawn': {
    apply(state, event) {
      delete state.orders[event.id];
    },
    describe: (names, event) => `${names.gang(event.seat)} dropped the plan: ${event.title}.`,
    visibleTo: toSeat,
    moves: ({ seat, refund }) => (refund === undefined ? [] : [{ seat, ...refund }]),
    moneyHeading: 'Set aside for orders',
    sealed: ({ id }) => ({ id, isOut: true }),
    scene: ({ seat, title }) => ({ name: nameDropped(seat, title) }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  },
};
