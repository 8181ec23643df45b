import { describeShots, describeCard } from './telling.ts';
import { requireNamed } from '../state/applying.ts';
import { type BooksMove, type EventRows, toSeat, toGm, toAll } from '../state/eventRows.ts';
import type { RingEvent } from '../events/schemas/ring.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { joinWords, formatDollars, formatOrdinal } from '#shared/words/text.ts';
import { chooseTone } from '../state/scenes.ts';

const createRingMove = (seat: SeatId, dollars: number): BooksMove => ({ seat, cause: 'ringDollars', dollars });

/** The ring. Public: the card and its fights, bets once they are settled. Private: boxers’ FISTS before they fight, purses, who was paid to lose. Stakes and bribes are set aside when their order is filed. */
export const ringEvents: EventRows<RingEvent> = {
  'gyms-tried': {
    apply() {
      // Separate events tell who rose.
    },
    describe: (names, { seat, faces }) =>
      `The gyms of ${names.gang(seat)} threw ${joinWords(faces.map(([, face]) => `${face}`))} for a title shot: ${describeShots(faces)}.`,
    visibleTo: toSeat,
    rules: () => ['RK-13'],
    heading: 'Collections',
  },
  'boxer-rose': {
    apply(state, event) {
      state.boxers[event.boxer.id] = event.boxer;
      state.showsMade.boxers += 1;
    },
    describe: (names, { boxer }) =>
      `${boxer.name} rose from ${boxer.gym === null ? 'nowhere' : names.business(boxer.gym)}: FISTS ${boxer.fists}.`,
    visibleTo: toSeat,
    rules: () => ['RK-13'],
    heading: 'Shows and fights',
  },
  'boxer-came-to-town': {
    apply(state, event) {
      state.boxers[event.boxer.id] = event.boxer;
      state.showsMade.boxers += 1;
    },
    describe: (_names, { boxer }) => `${boxer.name} of ${boxer.town ?? 'nowhere'} came to town: FISTS ${boxer.fists}.`,
    visibleTo: toGm,
    rules: () => ['RK-13'],
    heading: 'Shows and fights',
  },
  'card-drawn': {
    apply(state, event) {
      for (const [id, bout] of Object.entries(state.bouts)) {
        if (bout.month === state.month) delete state.bouts[id];
      }
      for (const bout of event.bouts) {
        state.bouts[bout.id] = bout;
        for (const id of [bout.red, bout.blue]) requireNamed(state.boxers[id]).isPutUp = false;
      }
      for (const id of event.struck) requireNamed(state.boxers[id]).isPutUp = false;
      state.showsMade.bouts += event.bouts.length;
    },
    describe: describeCard,
    visibleTo: toAll,
    rules: () => ['RK-13', 'RK-14'],
    heading: 'Shows and fights',
    scene: ({ by }) => (by === null ? null : { name: `card ${by}` }),
  },
  'boxer-put-up': {
    apply(state, event) {
      requireNamed(state.boxers[event.boxer]).isPutUp = true;
    },
    describe: (names, { boxer }) => `${names.boxer(boxer)} was put up for the next card.`,
    visibleTo: toSeat,
    rules: () => ['RK-13'],
    heading: 'Shows and fights',
    scene: ({ seat, boxer }) => ({ name: `boxer ${seat} ${boxer}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  },
  'bout-fought': {
    apply(state, event) {
      const bout = requireNamed(state.bouts[event.bout]);
      bout.winner = event.winner;
      bout.rounds = event.rounds;
      const winner = requireNamed(state.boxers[event.winner]);
      const loser = requireNamed(state.boxers[event.loser]);
      winner.wins += 1;
      winner.foughtMonth = state.month;
      loser.foughtMonth = state.month;
      loser.isWashedUp = true;
    },
    describe: (names, { winner, loser, rounds }) =>
      `${names.boxer(winner)} beat ${names.boxer(loser)} in the ${formatOrdinal(rounds)} round of a title bout.`,
    visibleTo: toAll,
    diceVisibleTo: toGm,
    rules: () => ['RK-13'],
    heading: 'Shows and fights',
  },
  'dive-taken': {
    apply() {
      // Only those who paid know; the fight's end is in `bout-fought`.
    },
    describe: (names, { boxer }) => `${names.boxer(boxer)} took the dive he was paid for.`,
    visibleTo: ({ payers }) => payers,
    rules: () => ['RK-13'],
    heading: 'Shows and fights',
  },
  'purse-won': {
    apply() {
      // Only money moves; the ledger books it.
    },
    describe: (names, { seat, boxer, dollars }) =>
      `The purse of ${names.boxer(boxer)} brought ${names.gang(seat)} ${formatDollars(dollars)}.`,
    visibleTo: toSeat,
    moves: ({ seat, dollars }) => [createRingMove(seat, dollars)],
    rules: () => ['RK-13'],
    heading: 'Shows and fights',
    scene: ({ seat, boxer }) => ({ name: `boxer ${seat} ${boxer}` }),
    tone: (event, seat) => (event.seat === seat ? 'good' : 'even'),
  },
  'bet-settled': {
    apply() {
      // Only money moves; the ledger books it.
    },
    describe: (names, { seat, boxer, stakeDollars, paidDollars }) =>
      paidDollars > 0
        ? `${names.gang(seat)} had ${formatDollars(stakeDollars)} on ${names.boxer(boxer)} and was paid ${formatDollars(paidDollars)}.`
        : `${names.gang(seat)} lost ${formatDollars(stakeDollars)} on ${names.boxer(boxer)}.`,
    visibleTo: toAll,
    moves: ({ seat, paidDollars }) => [createRingMove(seat, paidDollars)],
    rules: () => ['RK-13'],
    heading: 'Shows and fights',
    scene: ({ seat, boxer }) => ({ name: `boxer ${seat} ${boxer}` }),
    tone: (event, seat) => (event.seat === seat ? chooseTone(event.paidDollars > event.stakeDollars) : 'even'),
  },
  'arena-tried': {
    apply(state, event) {
      if (event.isBigName) state.bigNameMonth = state.month;
    },
    describe: (names, { business, isBigName }) =>
      isBigName
        ? `A big-name bout filled ${names.business(business)}.`
        : `No big name at ${names.business(business)} this month.`,
    visibleTo: ({ seat, isBigName }) => (isBigName ? 'everybody' : [seat]),
    diceVisibleTo: toSeat,
    rules: () => ['RK-14'],
    heading: 'Collections',
  },
};
