import { adoptHouse } from '#kernel/events/houseChange.ts';
import { joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { AgendaEvent } from './schemas.ts';
import type { Rows } from './rowTypes.ts';
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
const kept: ReadonlySet<Extract<AgendaEvent, { type: 'answered' }>['answer']['kind']> = new Set([
  'accept',
  'sweeten',
  'use',
  'commitHit',
]);

export const agendaRows: Rows<AgendaEvent> = {
  'tasks-added': {
    apply(state, { tasks }) {
      state.agenda.unshift(...clonePlain(tasks));
      state.answers = {};
    },
    describe: () => null,
    visibleTo: () => [],
  },
  'task-done': {
    apply(state) {
      state.agenda.shift();
      state.answers = {};
    },
    describe: () => null,
    visibleTo: () => [],
  },
  'agenda-cleared': {
    apply(state) {
      state.agenda = [];
      state.answers = {};
    },
    describe: () => null,
    visibleTo: () => [],
  },
  answered: {
    apply(state, { seat, answer }) {
      state.answers[seat] = clonePlain(answer);
    },
    describe: ({ family }, { seat, title }) => `${family(seat)}: ${title}.`,
    visibleTo: ({ seat }) => [seat],
    opens: ({ answer: { kind } }) => (kept.has(kind) ? 'never' : 'closed'),
    rules: () => ['EMP-ASK-23'],
  },
  'phase-begun': {
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
  },
  'casinos-rolled': {
    apply: () => undefined,
    describe: ({ family, cell }, { seat, faces }) =>
      `The casinos of ${family(seat)}: ${joinWords(faces.map(({ square, face }) => `${cell(square)} ${face}`))}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-RACK-2'],
    heading: 'Money',
  },
  'figures-set': {
    apply(state, { figures }) {
      for (const capo of Object.values(state.capos)) capo.figures = figures[capo.seat] ?? 0;
    },
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-DECL-2'],
  },
  'turn-begun': {
    apply(state, { seat }) {
      state.turn = { seat, wholesale: 0, benefactor: 0, proposals: 0 };
    },
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-DECL-1'],
  },
  'turn-changed': {
    apply(state, { seat, wholesale, benefactor, proposals }) {
      state.turn = { seat, wholesale, benefactor, proposals };
    },
    describe: () => null,
    visibleTo: () => 'everybody',
  },
  'round-closed': {
    apply(state, { record }) {
      state.records.push(clonePlain(record));
      state.placed = [];
      state.attacks = [];
      state.turn = null;
      state.skims = [];
      state.strikes = [];
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
  },
  ended: {
    apply(state, { winners, how, ranking }) {
      state.ending = { winners: [...winners], how, ranking: [...ranking] };
      state.phase = 'over';
      state.agenda = [];
      state.answers = {};
    },
    describe: ({ family }, { winners, how }) =>
      `${joinWords(winners.map((seat) => family(seat)))} won: ${how.toLowerCase()}.`,
    visibleTo: () => 'everybody',
    rules: () => ['EMP-WIN-1', 'EMP-WIN-3'],
    heading: 'The end',
  },
};
