import { requireNamed } from '../state/applying.ts';
import { type EventRows, toSeat, toAll } from '../state/eventRows.ts';
import type { CourtEvent } from '../events/schemas/courts.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { formatDollars } from '#shared/words/text.ts';
import { chooseTone } from '../state/scenes.ts';
import type { ParadiseState } from '../state.ts';

/** [LAW-1] Frees a man and clears the sittings that counted against him. */
function setFree(state: ParadiseState, id: keyof ParadiseState['gangsters']): void {
  const gangster = requireNamed(state.gangsters[id]);
  gangster.custody = null;
  delete gangster.isHeldOver;
}

/** [LAW-2, LAW-6] Sends a man to the Pen; a Boss loses his gang. */
function sendUp(state: ParadiseState, id: keyof ParadiseState['gangsters']): void {
  const gangster = requireNamed(state.gangsters[id]);
  gangster.custody = 'pen';
  delete gangster.isHeldOver;
  gangster.isBoss = false;
}

/** Arrests and trials are public; a gang's decisions about them are not. */
export const courtEvents: EventRows<CourtEvent> = {
  'plea-entered': {
    apply(state, event) {
      state.courts.pleas[event.gangster] = event.plea;
    },
    describe: (names, event) =>
      event.plea === 'release'
        ? `${names.gang(event.seat)} wanted ${names.gangster(event.gangster)} bailed out.`
        : `${names.gang(event.seat)} let ${names.gangster(event.gangster)} go to trial.`,
    visibleTo: toSeat,
    rules: () => ['LAW-1', 'LAW-2'],
  },
  'lawyer-retained': {
    apply(state, event) {
      state.courts.lawyers[event.seat] = event.smarts;
    },
    describe: (names, event) => `${names.gang(event.seat)} retained a lawyer of SMARTS ${event.smarts}.`,
    visibleTo: toSeat,
    rules: () => ['LAW-2'],
    heading: 'The courts',
  },
  released: {
    apply(state, event) {
      setFree(state, event.gangster);
      delete state.courts.pleas[event.gangster];
      if (event.bailMonth !== null) state.courts.bail[event.gangster] = event.bailMonth;
    },
    describe: (names, event) =>
      event.bailMonth === null
        ? `${names.gangster(event.gangster)} was bailed out for ${formatDollars(event.dollars)}.`
        : `${names.gangster(event.gangster)} was released on bail of ${formatDollars(event.dollars)}, to be tried in ${formatMonth(event.bailMonth)}.`,
    visibleTo: toAll,
    diceVisibleTo: toSeat,
    moves: ({ seat, dollars }) => [{ seat, cause: 'courtDollars', dollars: -dollars }],
    rules: () => ['LAW-1'],
    heading: 'The courts',
    scene: ({ seat, gangster }) => ({ name: `court ${seat} ${gangster}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  },
  'left-in-jail': {
    apply(state, event) {
      requireNamed(state.gangsters[event.gangster]).isHeldOver = true;
      delete state.courts.pleas[event.gangster];
    },
    describe: (names, event) => `Nobody paid for ${names.gangster(event.gangster)}; he stayed in jail.`,
    visibleTo: toSeat,
    rules: () => ['LAW-1'],
    heading: 'The courts',
    scene: ({ seat, gangster }) => ({ name: `court ${seat} ${gangster}` }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  },
  tried: {
    apply(state, event) {
      delete state.courts.pleas[event.gangster];
      delete state.courts.bail[event.gangster];
      if (event.isAcquitted) setFree(state, event.gangster);
      else {
        sendUp(state, event.gangster);
        // [LAW-3] Older journals ask him in the next event.
        state.courts.unasked = { ...state.courts.unasked, [event.gangster]: state.month };
      }
    },
    describe: (names, event) =>
      `${names.gangster(event.gangster)} was ${event.isAcquitted ? 'acquitted' : 'convicted and sent to the Pen'}.`,
    visibleTo: toAll,
    diceVisibleTo: toSeat,
    moves: ({ seat, dollars }) => [{ seat, cause: 'courtDollars', dollars: -dollars }],
    rules: () => ['LAW-2'],
    heading: 'The courts',
    scene: ({ seat, gangster }) => ({ name: `court ${seat} ${gangster}` }),
    tone: (event, seat) => (event.seat === seat ? chooseTone(event.isAcquitted) : 'even'),
  },
  'kept-mum': {
    apply(state, event) {
      delete state.courts.unasked?.[event.gangster];
    },
    describe: (names, event) => `${names.gangster(event.gangster)} kept his mouth shut.`,
    visibleTo: toSeat,
    rules: () => ['LAW-3'],
    heading: 'The courts',
  },
  'turned-stool-pigeon': {
    // His statements are in the events that follow.
    apply(state, event) {
      delete state.courts.unasked?.[event.gangster];
    },
    describe: (names, event) =>
      `${names.gangster(event.gangster)} turned stool pigeon against ${names.gang(event.seat)}.`,
    visibleTo: toAll,
    // The test names his SMARTS, which is his gang's to know.
    diceVisibleTo: toSeat,
    rules: () => ['LAW-3'],
    heading: 'The courts',
  },
  'feds-targeted': {
    apply(state, event) {
      state.feds.targets = event.targets;
    },
    describe: (names, event) =>
      event.seat === null
        ? event.lifted === undefined
          ? 'The Feds had no gang in their sights any more.'
          : `The Feds lost interest in ${names.gang(event.lifted)}.`
        : `The Feds set their sights on ${names.gang(event.seat)}.`,
    visibleTo: toAll,
    rules: () => ['LAW-3'],
    heading: 'The courts',
  },
  'boss-trial-opened': {
    apply(state, event) {
      state.courts.bossTrials[event.seat] = { sinceMonth: state.month, isOwnCourt: event.isOwnCourt };
    },
    describe: (names, event) => `The State against the Boss of ${names.gang(event.seat)}: the trial was opened.`,
    landmark: 'law',
    visibleTo: toAll,
    diceVisibleTo: toSeat,
    rules: () => ['LAW-4'],
    heading: 'The courts',
    scene: ({ seat }) => ({ name: `trial ${seat}` }),
  },
  'boss-trial-dropped': {
    apply(state, event) {
      delete state.courts.bossTrials[event.seat];
    },
    describe: (names, { seat, name }) =>
      `The State dropped its case against ${name}, who leads ${names.gang(seat)} no more; the Feds keep the gang in their sights.`,
    visibleTo: toAll,
    rules: () => ['LAW-4'],
    heading: 'The courts',
    scene: ({ seat }) => ({ name: `trial ${seat}` }),
  },
  'boss-tried': {
    apply(state, event) {
      if (event.outcome === 'goes-on') return;
      delete state.courts.bossTrials[event.seat];
      if (event.outcome === 'convicted') sendUp(state, event.gangster);
    },
    describe: (names, event) =>
      ({
        'goes-on': `The trial of ${names.gangster(event.gangster)} went on.`,
        acquitted: `${names.gangster(event.gangster)} was acquitted; the heat was off.`,
        convicted: `${names.gangster(event.gangster)} was convicted and sent up.`,
      })[event.outcome],
    landmark: 'law',
    visibleTo: toAll,
    // The event names the lawyer's SMARTS, which only his client knows.
    diceVisibleTo: toSeat,
    moves: ({ seat, dollars }) => [{ seat, cause: 'courtDollars', dollars: -dollars }],
    rules: () => ['LAW-4', 'LAW-6'],
    heading: 'The courts',
    scene: ({ seat }) => ({ name: `trial ${seat}` }),
    tone: (event, seat) =>
      event.seat === seat ? (event.outcome === 'goes-on' ? 'even' : chooseTone(event.outcome === 'acquitted')) : 'even',
  },
  'attorney-general-appointed': {
    apply(state, event) {
      state.courts.attorneyGeneral = event.name;
      delete state.courts.attorneyGeneralStats;
      state.cityHall.namesUsed += 1;
    },
    describe: (_names, event) =>
      `${event.name} was appointed State Attorney General after the murder of ${event.after}.`,
    landmark: 'law',
    visibleTo: toAll,
    rules: () => ['LAW-7'],
    heading: 'The courts',
  },
  mistrial: {
    apply(state, event) {
      delete state.courts.bossTrials[event.seat];
    },
    describe: (names, event) =>
      `A mistrial in the case of ${names.gang(event.seat)} for ${formatDollars(event.dollars)}.`,
    visibleTo: toAll,
    moves: ({ seat, dollars }) => [{ seat, cause: 'courtDollars', dollars: -dollars }],
    rules: () => ['LAW-5'],
    heading: 'The courts',
    scene: ({ seat }) => ({ name: `trial ${seat}` }),
  },
};
