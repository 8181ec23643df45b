import { closeMonth } from './changes.ts';
import { requireNamed } from '../state/applying.ts';
import { type EventRows, toAll, toGm } from '../state/eventRows.ts';
import type { CampaignEvent, FilingEvent } from '../events/schemas/campaign.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';

/** The campaign itself: its founding, months and end. */
export const campaignEvents: EventRows<Exclude<CampaignEvent, FilingEvent>> = {
  founded: {
    apply(state, event) {
      state.title = event.title;
      state.seed = event.seed;
      state.houseRules = event.houseRules;
      state.outrage = event.outrage;
    },
    describe: (_names, event) => `The campaign “${event.title}” was founded.`,
    visibleTo: toAll,
  },
  'month-closed': {
    apply: closeMonth,
    describe: (_names, event) => `${formatMonth(event.month)} went to press.`,
    visibleTo: toAll,
  },
  'stands-before': {
    apply(state, event) {
      state.phase = event.phase;
    },
    describe: () => null,
    visibleTo: toGm,
  },
  eliminated: {
    apply(state, event) {
      requireNamed(state.gangs[event.seat]).eliminatedMonth = state.month;
    },
    describe: (names, event) => `The end of ${names.gang(event.seat)}: no men and no business left.`,
    visibleTo: toAll,
    rules: () => ['GANG-17'],
    heading: 'The end of things',
  },
  'last-month-set': {
    apply(state, { to, goesOn }) {
      state.houseRules.lastMonth = to;
      if (!goesOn) return;
      state.victory = null;
      state.phase = 'collections';
    },
    describe: (_names, { to, goesOn }) =>
      `The games master settled that the campaign ${goesOn ? 'goes on' : 'is played'} ${to === null ? 'without a last month' : `to ${formatMonth(to)}`}.`,
    visibleTo: toAll,
    rules: () => ['GANG-18'],
    heading: 'The end of things',
  },
  won: {
    apply(state, event) {
      state.victory = { seat: event.seat, how: event.how };
    },
    describe: (names, event) =>
      event.how === 'total-control'
        ? `${names.gang(event.seat)} held every racket in Paradise and won.`
        : event.how === 'last-standing'
          ? `${names.gang(event.seat)} was the last gang in Paradise and won.`
          : `${names.gang(event.seat)} won on points.`,
    visibleTo: toAll,
    rules: () => ['GANG-18'],
    heading: 'The end of things',
  },
};
