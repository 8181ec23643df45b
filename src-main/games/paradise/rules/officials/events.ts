import { hireOfficial, requireDealing, requirePayrollToChange, leave } from './changes.ts';
import { formatOfficialWithPlace, failures, partings } from './telling.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { requireNamed } from '../state/applying.ts';
import { type BooksMove, type EventRows, toAll, toGm, toSeat } from '../state/eventRows.ts';
import type { OfficialEvent } from '../events/schemas/officials.ts';
import { attorneyGeneralId, formatStyledName } from '#shared/games/paradise/officials.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';

const pay = ({ seat, dollars }: { seat: SeatId; dollars: number }): BooksMove[] => [
  { seat, cause: 'officialDollars', dollars: -dollars },
];

/** Posts, bids and pay. Holders of posts are public; payrolls, bids and demands are not. */
export const officialEvents: EventRows<OfficialEvent> = {
  'city-hall-seated': {
    apply(state, event) {
      for (const official of event.officials) state.officials[official.id] = official;
      state.cityHall.namesFrom = event.namesFrom;
      state.cityHall.namesUsed = event.officials.length;
    },
    describe: (_names, { officials }) =>
      `City Hall, the benches and the precincts had their men: ${officials.length} posts, and a paper to watch them.`,
    visibleTo: toAll,
    diceVisibleTo: toGm,
    rules: () => ['OFF-1'],
    heading: 'The press and City Hall',
  },
  'official-sized-up': {
    apply(state, event) {
      if (event.official === attorneyGeneralId) {
        state.courts.attorneyGeneralStats = { ...event.stats };
      } else requireNamed(state.officials[event.official]).stats = { ...event.stats };
    },
    describe: (_names, { name, stats }) =>
      `${name} has FISTS ${stats.fists}, GATS ${stats.gats}, GUTS ${stats.guts}, STUNTS ${stats.stunts} and HITS ${stats.hits}.`,
    visibleTo: toGm,
    rules: () => ['OFF-10'],
  },
  'official-bought': {
    apply(state, event) {
      const { seat, rateDollars, limitDollars, joins } = event;
      if (joins !== null) {
        state.officials[joins.id] = clonePlain(joins);
        state.cityHall.namesUsed += 1;
      }
      hireOfficial(state, { seat, official: event.official, rateDollars, limitDollars });
    },
    describe(names, event) {
      const rate = `${formatDollars(event.rateDollars)} a month`;
      // An official on the payroll when a running campaign was entered is paid already.
      const advance = event.dollars === 0 ? '' : `; the first month cost ${formatDollars(event.dollars)}`;
      return `${names.gang(event.seat)} put ${formatOfficialWithPlace(event.official)} on the payroll at ${rate}${advance}.`;
    },
    visibleTo: toSeat,
    diceVisibleTo: ({ seat, joins }) => (joins === null ? [] : [seat]),
    moves: pay,
    rules: () => ['OFF-1', 'OFF-6'],
    heading: 'Friends in office',
    scene: ({ seat, official }) => ({ name: `official ${seat} ${official.id}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  },
  'bid-failed': {
    apply(state, event) {
      if (event.why !== 'outbid') return;
      const dealing = requireDealing(state, event.seat, event.official.id);
      dealing.outbidMonth = state.month;
      dealing.outbidDollars = event.limitDollars;
    },
    describe: (names, event) =>
      `${names.gang(event.seat)} bid up to ${formatDollars(event.limitDollars)} a month for ${formatOfficialWithPlace(event.official)} and did not get him: ${failures[event.why]}.`,
    visibleTo: toSeat,
    rules: () => ['OFF-6'],
    heading: 'Friends in office',
    scene: ({ seat, official }) => ({ name: `official ${seat} ${official.id}` }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  },
  'official-kept': {
    apply(state, event) {
      requirePayrollToChange(state, event.seat, event.official.id).rateDollars = event.rateDollars;
    },
    describe: (names, event) =>
      `Somebody bid for ${formatOfficialWithPlace(event.official)}; ${names.gang(event.seat)} kept him for ${formatDollars(event.rateDollars)} a month.`,
    visibleTo: toSeat,
    rules: () => ['OFF-6'],
    heading: 'Friends in office',
    scene: ({ seat, official }) => ({ name: `official ${seat} ${official.id}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  },
  'limit-set': {
    apply(state, event) {
      requirePayrollToChange(state, event.seat, event.official.id).limitDollars = event.limitDollars;
    },
    describe: (names, event) =>
      `${names.gang(event.seat)} would pay up to ${formatDollars(event.limitDollars)} a month to keep ${formatOfficialWithPlace(event.official)}.`,
    visibleTo: toSeat,
    rules: () => ['OFF-6'],
  },
  'rates-compared': {
    apply(state, event) {
      if (!event.heard) return;
      requirePayrollToChange(state, event.seat, event.official.id).wantsDollars = event.wantsDollars;
    },
    describe: (_names, event) =>
      event.heard
        ? `${formatOfficialWithPlace(event.official)} heard what a colleague gets and wanted ${formatDollars(event.wantsDollars)} a month.`
        : `${formatOfficialWithPlace(event.official)} did not hear what a colleague gets.`,
    // That he might have heard of something is itself a secret.
    visibleTo: ({ seat, heard }) => (heard ? [seat] : []),
    rules: () => ['OFF-6'],
    heading: 'Friends in office',
  },
  'officials-withheld': {
    apply(state, event) {
      for (const payroll of Object.values(state.payrolls)) {
        if (payroll.seat !== event.seat) continue;
        payroll.isWithheld = event.officials.includes(payroll.official);
      }
    },
    describe: (names, event) =>
      event.officials.length === 0
        ? `${names.gang(event.seat)} decided to pay every official.`
        : `${names.gang(event.seat)} decided not to pay ${event.officials.length} official${event.officials.length === 1 ? '' : 's'}.`,
    visibleTo: toSeat,
    rules: () => ['OFF-7'],
    heading: 'Friends in office',
  },
  'officials-paid': {
    apply(state, event) {
      for (const { official, rateDollars } of event.lines) {
        const payroll = requirePayrollToChange(state, event.seat, official.id);
        payroll.rateDollars = rateDollars;
        payroll.limitDollars = Math.max(payroll.limitDollars, rateDollars);
        payroll.wantsDollars = null;
      }
    },
    describe: (names, event) => {
      const lines = event.lines.map(
        ({ official, dollars }) => `${formatStyledName(official)} ${formatDollars(dollars)}`,
      );
      return `${names.gang(event.seat)} paid ${formatDollars(event.dollars)}: ${lines.join('; ')}.`;
    },
    visibleTo: toSeat,
    moves: pay,
    rules: () => ['MONTH-3', 'OFF-1'],
    heading: 'Friends in office',
    scene: ({ seat }) => ({ name: `officials ${seat}` }),
  },
  'official-left': {
    apply(state, event) {
      leave(state, event.seat, event.official.id);
    },
    describe: (names, event) =>
      `${formatOfficialWithPlace(event.official)} ${partings[event.why]}: no longer on the payroll of ${names.gang(event.seat)}.`,
    visibleTo: toSeat,
    rules: () => ['OFF-7'],
    heading: 'Friends in office',
  },
  'loyalty-tested': {
    apply(state, event) {
      for (const { id } of event.left) {
        leave(state, event.seat, id);
        if (state.officials[id] === undefined) continue;
        requireDealing(state, event.seat, id).shunsUntilMonth = event.shunsUntilMonth;
      }
    },
    describe: (names, event) => {
      const stayed = event.stayed.map(formatStyledName);
      const left = event.left.map(formatStyledName);
      const kept = stayed.length === 0 ? '' : ` Stood by them: ${joinWords(stayed)}.`;
      const lost = left.length === 0 ? '' : ` Left: ${joinWords(left)}.`;
      return `The officials of ${names.gang(event.seat)} thought it over because ${event.because}.${kept}${lost}`;
    },
    visibleTo: toSeat,
    rules: () => ['GANG-16', 'SCN-10', 'LAW-7'],
    heading: 'Friends in office',
  },
};
