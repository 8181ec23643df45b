import { capitalize, joinWords } from '#shared/words/text.ts';
import { clearLean } from '../officials/changes.ts';
import { describeCause, verdicts } from './telling.ts';
import { type EventRows, toAll } from '../state/eventRows.ts';
import type { OutrageEvent } from '../events/schemas/outrage.ts';

/** The outrage of the city and its results, all public. */
export const outrageEvents: EventRows<OutrageEvent> = {
  'outrage-stirred': {
    apply(state, event) {
      state.outrage = event.to;
      if (event.lines.some(({ points }) => points > 0)) state.hasOutrageRisen = true;
    },
    describe: (names, event) => {
      if (event.from === event.to) return null;
      const lines = event.lines.map((line) => `${describeCause(line)} ${line.points > 0 ? '+' : ''}${line.points}`);
      return `${capitalize(names.battle(event.battle))} ${event.from < event.to ? 'raised' : 'lowered'} outrage from ${event.from} to ${event.to} (${joinWords(lines)}).`;
    },
    visibleTo: toAll,
    rules: () => ['PO-2', 'PO-2a'],
    heading: 'Public outrage',
    counts: ({ from, to }) => [{ label: 'Outrage', was: from, now: to }],
  },
  'outrage-eased': {
    apply(state, event) {
      state.outrage = event.to;
    },
    describe: (_names, event) => `Nothing stirred the city this month: outrage fell from ${event.from} to ${event.to}.`,
    visibleTo: toAll,
    rules: () => ['PO-2'],
    heading: 'Public outrage',
    counts: ({ from, to }) => [{ label: 'Outrage', was: from, now: to }],
  },
  'outrage-rolled': {
    apply(state, event) {
      state.outrage = event.after;
      state.hasOutrageRisen = false;
      clearLean(state);
      state.months[state.month] = {
        month: state.month,
        outrageBefore: event.before,
        outrage: event.after,
        faces: event.faces,
        total: event.total,
        verdict: event.verdict,
        holdings: {},
      };
    },
    describe: (_names, event) =>
      `Outrage ${event.before}, roll ${event.total}: ${verdicts[event.verdict]}${event.after === event.before ? '' : `, down to ${event.after}`}.`,
    visibleTo: toAll,
    rules: () => ['PO-3', 'PO-4'],
    heading: 'Public outrage',
    counts: ({ before, after }) => [{ label: 'Outrage', was: before, now: after }],
  },
  'feds-arrived': {
    apply(state, event) {
      state.feds = { inTown: true, sinceMonth: event.month, agents: event.agents, targets: [] };
    },
    describe: ({ city }) => `Federal agents arrived in ${city}.`,
    landmark: 'law',
    visibleTo: toAll,
    rules: () => ['PO-6'],
    heading: 'Public outrage',
  },
  'feds-reinforced': {
    apply(state, event) {
      state.feds.agents = event.to;
    },
    describe: (_names, event) => `Washington sent more agents: ${event.to} instead of ${event.from}.`,
    visibleTo: toAll,
    rules: () => ['PO-6'],
    heading: 'Public outrage',
  },
  'feds-left': {
    apply(state, event) {
      state.feds = { inTown: false, sinceMonth: null, agents: 0, targets: [] };
      // [GANG-17] Every heat ends with that, and every trial that was held for one.
      if (event.endsTrials) state.courts.bossTrials = {};
      if (event.outrage !== undefined) state.outrage = event.outrage.to;
    },
    describe: (names, { gang, outrage }) =>
      `The Feds went home: the end of ${names.gang(gang)}${outrage === undefined ? '' : `, and outrage fell from ${outrage.from} to ${outrage.to}`}.`,
    landmark: 'law',
    visibleTo: toAll,
    rules: () => ['PO-6', 'GANG-17'],
    heading: 'Public outrage',
    counts: ({ outrage }) => (outrage === undefined ? [] : [{ label: 'Outrage', was: outrage.from, now: outrage.to }]),
  },
  'feds-recalled': {
    apply(state, event) {
      state.feds = { inTown: false, sinceMonth: null, agents: 0, targets: [] };
      state.courts.bossTrials = {};
      if (event.outrage !== undefined) state.outrage = event.outrage.to;
    },
    describe: (_names, { outrage }) =>
      `Washington called the Feds home after three months${outrage === undefined ? '' : `, and outrage fell from ${outrage.from} to ${outrage.to}`}.`,
    landmark: 'law',
    visibleTo: toAll,
    rules: () => ['PO-6'],
    heading: 'Public outrage',
    counts: ({ outrage }) => (outrage === undefined ? [] : [{ label: 'Outrage', was: outrage.from, now: outrage.to }]),
  },
};
