import { show, learnInPublic } from './changes.ts';
import {
  sidings,
  describeStorySubject,
  formatOfficialWithPlace,
  describeAccusationEnd,
  describeRoll,
  describeRaid,
} from './telling.ts';
import { type EventRows, toAll, toSeat, toGm } from '../state/eventRows.ts';
import type { PressEvent } from '../events/schemas/press.ts';
import { formatStyledName, postName } from '#shared/games/paradise/officials.ts';
import { joinWords } from '#shared/words/text.ts';
import { chooseTone } from '../state/scenes.ts';

/** Printed stories and every use of an official are public, along with the gang behind them; drafts are not. */
export const pressEvents: EventRows<PressEvent> = {
  'story-weighed': {
    apply() {
      // It counts in the tests that follow.
    },
    describe: (names, event) =>
      `${formatStyledName(event.reporter)}, for ${names.gang(event.seat)}, ${sidings[event.aids]} ${formatStyledName(event.target)}.`,
    visibleTo: toAll,
    rules: () => ['OFF-8'],
    heading: 'The press and City Hall',
    scene: ({ seat, reporter }) => ({ name: `story ${seat} ${reporter.id}` }),
  },
  'story-written': {
    apply() {
      // The next event decides if it is printed.
    },
    describe: (names, event) => {
      const help = event.helpers.length === 0 ? '' : `, with ${joinWords(event.helpers.map(formatStyledName))}`;
      const end = event.isGood ? 'it was good copy' : 'it was not fit to print';
      return `${formatStyledName(event.reporter)}${help} wrote ${describeStorySubject(event.subject)} for ${names.gang(event.seat)}: ${end}.`;
    },
    visibleTo: toSeat,
    rules: () => ['OFF-8', 'OFF-9'],
    heading: 'The press and City Hall',
    scene: ({ seat, reporter }) => ({ name: `story ${seat} ${reporter.id}` }),
    tone: (event, seat) => (event.seat === seat ? (event.isGood ? 'even' : 'bad') : 'even'),
  },
  'story-spiked': {
    apply(state, event) {
      for (const seat of event.by) show(state, event.editor.id, seat);
    },
    describe: (names, event) =>
      `${formatStyledName(event.editor)} killed ${describeStorySubject(event.subject)} by ${formatStyledName(event.reporter)}, as ${joinWords(event.by.map(names.gang))} wished.`,
    visibleTo: toAll,
    rules: () => ['OFF-4'],
    heading: 'The press and City Hall',
    scene: ({ seat, reporter }) => ({ name: `story ${seat} ${reporter.id}` }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  },
  'column-printed': {
    apply(state, event) {
      if (event.to > state.outrage) state.hasOutrageRisen = true;
      state.outrage = event.to;
      show(state, event.reporter.id, event.seat);
    },
    describe: (names, event) =>
      `${formatStyledName(event.reporter)} printed ${describeStorySubject({ kind: 'column', change: event.change })} for ${names.gang(event.seat)}: ${event.from === event.to ? 'the city was calm already' : `outrage ${event.from} to ${event.to}`}.`,
    visibleTo: toAll,
    rules: () => ['OFF-9'],
    heading: 'The press and City Hall',
    scene: ({ seat, reporter }) => ({ name: `story ${seat} ${reporter.id}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
    counts: ({ from, to }) => [{ label: 'Outrage', was: from, now: to }],
  },
  'official-exposed': {
    apply(state, event) {
      for (const { id } of [event.reporter, ...event.helpers]) show(state, id, event.seat);
      learnInPublic(state, event.target.id);
    },
    describe: (names, event) =>
      `${formatStyledName(event.reporter)} told the city about ${formatOfficialWithPlace(event.target)}, for ${names.gang(event.seat)}: ${event.stands ? 'he stood it' : 'he had no answer'}.`,
    landmark: 'word',
    visibleTo: toAll,
    rules: () => ['OFF-8'],
    heading: 'The press and City Hall',
    scene: ({ seat, reporter }) => ({ name: `story ${seat} ${reporter.id}` }),
    tone: (event, seat) => (event.seat === seat ? chooseTone(!event.stands) : 'even'),
  },
  'official-replaced': {
    apply(state, event) {
      const { id } = event.from;
      for (const [key, payroll] of Object.entries(state.payrolls)) {
        if (payroll.official === id) delete state.payrolls[key];
      }
      for (const [key, dealing] of Object.entries(state.dealings)) {
        if (dealing.official === id) delete state.dealings[key];
      }
      state.officials[id] = event.to;
      state.cityHall.namesUsed += 1;
    },
    describe: (_names, event) =>
      `${formatStyledName(event.from)} was out; ${event.to.name} became ${postName(event.to)}.`,
    visibleTo: toAll,
    diceVisibleTo: toGm,
    rules: () => ['OFF-8'],
    heading: 'The press and City Hall',
  },
  'official-disputed': {
    apply(state, event) {
      for (const { seat } of event.claims) show(state, event.official.id, seat);
    },
    describe: (names, event) => {
      const claims = event.claims.map(({ seat, wish }) => `${names.gang(seat)} wanted ${wish}`);
      return `${joinWords(claims)}: ${formatStyledName(event.official)} listened to ${names.gang(event.winner)}.`;
    },
    visibleTo: toAll,
    rules: () => ['OFF-2'],
    heading: 'The press and City Hall',
  },
  'paper-leaned': {
    apply(state, event) {
      state.cityHall.lean = { seat: event.seat, points: event.points };
      show(state, event.editor.id, event.seat);
    },
    describe: (names, event) =>
      `${formatStyledName(event.editor)} ${event.points > 0 ? 'fed' : 'smothered'} the outrage for ${names.gang(event.seat)}: ${event.points > 0 ? '+' : '−'}${Math.abs(event.points)} on this month’s roll.`,
    visibleTo: toAll,
    rules: () => ['OFF-4'],
    heading: 'The press and City Hall',
    scene: ({ seat }) => ({ name: `paper ${seat}` }),
  },
  'official-dismissed': {
    apply(state, event) {
      show(state, event.mayor.id, event.seat);
    },
    describe: (names, event) =>
      `${formatStyledName(event.mayor)} dismissed ${formatOfficialWithPlace(event.target)}, as ${names.gang(event.seat)} wished.`,
    visibleTo: toAll,
    rules: () => ['OFF-4'],
    heading: 'The press and City Hall',
    scene: ({ seat, target }) => ({ name: `mayor ${seat} ${target.id}` }),
  },
  'official-accused': {
    apply(state, event) {
      show(state, event.mayor.id, event.seat);
      learnInPublic(state, event.mayor.id);
      if (event.answered) learnInPublic(state, event.target.id);
    },
    describe: (names, event) =>
      `${formatStyledName(event.mayor)} accused ${formatOfficialWithPlace(event.target)}, as ${names.gang(event.seat)} wished: ${describeAccusationEnd(event)}.`,
    visibleTo: toAll,
    rules: () => ['OFF-4'],
    heading: 'The press and City Hall',
    scene: ({ seat, target }) => ({ name: `mayor ${seat} ${target.id}` }),
    tone: (event, seat) => (event.seat === seat ? chooseTone(event.falls) : 'even'),
  },
  'raid-rolled': {
    apply(state, event) {
      for (const { seat, bonuses } of event.rolls) {
        for (const { official } of bonuses) if (official !== null) show(state, official, seat);
      }
      state.cityHall.ear = event.winner;
    },
    describe: (names, event) =>
      `Something must be done: ${event.rolls.map((roll) => describeRoll(names, roll)).join('; ')}. ${names.gang(event.winner)} had the ear of the police.`,
    visibleTo: toAll,
    rules: () => ['PO-5', 'OFF-3'],
    heading: 'Public outrage',
  },
  'raid-chosen': {
    apply() {
      // The order itself follows in public.
    },
    describe: (names, event) =>
      event.target === null
        ? `${names.gang(event.seat)} let the police stay at home.`
        : event.business === null
          ? `${names.gang(event.seat)} chose ${names.gang(event.target)} for the police.`
          : `${names.gang(event.seat)} chose ${names.business(event.business)} for the police.`,
    visibleTo: toSeat,
    rules: () => ['PO-5'],
  },
  'something-must-be-done': {
    apply(state, event) {
      state.cityHall.ear = null;
      if (event.objector !== null && event.chief !== null) {
        show(state, event.chief.id, event.objector);
      }
    },
    describe: describeRaid,
    landmark: 'law',
    visibleTo: toAll,
    rules: () => ['PO-5'],
    heading: 'Public outrage',
  },
};
