import { z } from 'zod';
import { orderSchema, type AnswerOrder } from '#shared/games/empire-city/orders.ts';
import { createBySeat, recordSchema, taskSchema } from '../records.ts';
import { seat, int, cell, how } from './fields.ts';
import { adoptHouse } from '#kernel/events/houseChange.ts';
import { joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { emptyTally } from '../state.ts';

const phaseNames = {
  setup: 'Setup',
  cops: 'Cops',
  godfather: 'Godfather',
  declarations: 'Declarations',
  combat: 'Combat',
  upkeep: 'Upkeep',
} as const;

/** [EMP-FOG-8, EMP-FOG-10, EMP-FOG-11, EMP-FOG-12] Answers that stay secret: agreements, and cards kept back. */
const kept: ReadonlySet<AnswerOrder['kind']> = new Set(['accept', 'sweeten', 'use', 'commitHit']);

export const agendaEvents = {
  'tasks-added': declareEvent({
    fields: { tasks: z.array(taskSchema) },
    apply(state, { tasks }) {
      state.agenda.unshift(...clonePlain(tasks));
      state.answers = {};
    },
    describe: () => null,
    visibleTo: () => [],
  }),
  'task-done': declareEvent({
    fields: { task: z.string() },
    apply(state) {
      state.agenda.shift();
      state.answers = {};
    },
    describe: () => null,
    visibleTo: () => [],
  }),
  'agenda-cleared': declareEvent({
    fields: { why: z.string() },
    apply(state) {
      state.agenda = [];
      state.answers = {};
    },
    describe: () => null,
    visibleTo: () => [],
  }),
  answered: declareEvent({
    fields: { seat, answer: orderSchema as unknown as z.ZodType<AnswerOrder>, title: z.string() },
    apply(state, { seat, answer }) {
      state.answers[seat] = clonePlain(answer);
    },
    describe: ({ family }, { seat, title }) => `${family(seat)}: ${title}.`,
    visibleTo: ({ seat }) => [seat],
    opens: ({ answer: { kind } }) => (kept.has(kind) ? 'never' : 'closed'),
    rules: () => ['EMP-ASK-23'],
  }),
  'phase-begun': declareEvent({
    fields: { phase: z.enum(['setup', 'cops', 'godfather', 'declarations', 'combat', 'upkeep']), round: int },
    apply(state, { phase, round }) {
      if (round !== state.round) {
        state.round = round;
        adoptHouse(state);
        state.tally = emptyTally();
      }
      state.phase = phase;
      if (phase === 'cops' || phase === 'declarations') state.beat = [];
    },
    describe: (_names, { phase, round }) => `Round ${round}: ${phaseNames[phase]}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-TURN-1'],
  }),
  'casinos-rolled': declareEvent({
    fields: { seat, faces: z.array(z.object({ square: cell, face: int })) },
    apply: () => undefined,
    describe: ({ family, cell }, { seat, faces }) =>
      `The casinos of ${family(seat)}: ${joinWords(faces.map(({ square, face }) => `${cell(square)} ${face}`))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-RACK-2'],
    heading: 'Money',
  }),
  'figures-set': declareEvent({
    fields: { figures: createBySeat(int) },
    apply(state, { figures }) {
      for (const capo of Object.values(state.capos)) capo.figures = figures[capo.seat] ?? 0;
    },
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-DECL-2'],
  }),
  'turn-begun': declareEvent({
    fields: { seat },
    apply(state, { seat }) {
      state.turn = { seat, wholesale: 0, benefactor: 0, proposals: 0 };
    },
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-DECL-1'],
  }),
  'turn-changed': declareEvent({
    fields: { seat, wholesale: int, benefactor: int, proposals: int },
    apply(state, { seat, wholesale, benefactor, proposals }) {
      state.turn = { seat, wholesale, benefactor, proposals };
    },
    describe: () => null,
    visibleTo: () => 'everybody',
  }),
  'round-closed': declareEvent({
    fields: { round: int, record: recordSchema },
    apply(state, { record }) {
      state.records.push(clonePlain(record));
      state.placed = [];
      state.attacks = [];
      state.turn = null;
      state.skims = [];
      state.strikes = [];
      state.talks = [];
      state.chief = null;
      state.mover = null;
      state.used = { pancetta: [], refresh: [], surgeon: [] };
      for (const capo of Object.values(state.capos)) {
        capo.figures = 0;
        capo.isStoodIn = false;
      }
    },
    describe: (_names, { round }) => `Round ${round} is over.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-TURN-3'],
  }),
  ended: declareEvent({
    fields: { winners: z.array(seat), how, ranking: z.array(seat) },
    apply(state, { winners, how, ranking }) {
      state.ending = { winners: [...winners], how, ranking: [...ranking] };
      state.phase = 'over';
      state.agenda = [];
      state.answers = {};
    },
    describe: ({ family }, { winners, how }) =>
      `${joinWords(winners.map((seat) => family(seat)))} won: ${how.toLowerCase()}.`,
    landmark: 'end',
    visibleTo: () => 'everybody',
    rules: () => ['EMP-WIN-1', 'EMP-WIN-3'],
    heading: 'The end',
  }),
};
