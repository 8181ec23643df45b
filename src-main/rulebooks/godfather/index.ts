import type { Running } from '../../../src-shared/games/godfather/running.ts';
import { openFounding } from '../../kernel/founding.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { foundGame } from './founding/founding.ts';
import { enterRunning } from './founding/joining.ts';
import { checkRunning } from './founding/joiningCheck.ts';
import { quickSetup, sampleSetup } from './founding/quickSetup.ts';
import type { GodfatherGame } from './game.ts';
import { familiesOf, familyOf, namesOf } from './lookups.ts';
import { sightOf } from './minds/fog.ts';
import { mail } from './mail/mail.ts';
import { playStepFor, standIn } from './minds/steered.ts';
import { planStep } from './minds/plan.ts';
import { give } from './orders/handlers.ts';
import { quote } from './orders/quote.ts';
import { titleOf } from './orders/titles.ts';
import { orderTaker, waitsFor } from './play.ts';
import { events, headings } from './rowsOfAll.ts';
import { carryOut, titleOfRuling } from './rulings/carryOut.ts';
import { blankState } from './state.ts';
import { roundName, stepOn } from './turn/turn.ts';
import { endings, figures, imagine, ranking, valueOf } from './views/foresight.ts';
import { newsOf } from './views/news.ts';
import { controlChanges, landmarks } from './views/chronicle.ts';
import { projections } from './views/projections.ts';
import { statusOf } from './views/status.ts';
import { playedRound, seatHeads, viewOf } from './views/view.ts';

/** The Godfather Game as the kernel plays it: one seat after the other, with questions to others on the way. [GOD-TURN-2] */
export const godfather = {
  id: 'godfather',
  version: 1,
  title: 'The Godfather Game',
  party: 'family',
  period: { one: 'round', name: roundName },
  headings,
  events,
  orders: {
    give,
    giveAsPlanned: give,
    quote,
    titleOf: (state, _seat, order) => titleOf(state, order),
  },
  rulings: { carryOut, titleOf: titleOfRuling },
  upcasts: [],
  blank: blankState,
  sampleSetup,
  quickSetup,
  found(table, setup): void {
    openFounding(table, setup);
    foundGame(table, setup);
    stepOn(table);
  },
  periodOf: playedRound,
  closedPeriod: (event) => (event.type === 'round-closed' ? event.round : null),
  ending: ({ ending }) =>
    ending === null ? null : { winners: [...ending.winners], how: ending.how },
  endingEvent: 'game-ended',
  waitsFor,
  step: stepOn,
  flow: 'by-itself',
  seats: (state) => seatHeads(state).map((head) => ({ ...head, ...orderTaker(state, head.seat) })),
  view: viewOf,
  status: statusOf,
  names: namesOf,
  sight: sightOf,
  plan: (sight) => planStep(sight),
  news: (period) => newsOf(period),
  banks: (state) =>
    familiesOf(state).map(({ seat, cashDollars }) => ({ seat, dollars: cashDollars })),
  projections,
  chronicle: { landmarks, changes: controlChanges },
  foresight: {
    imagine,
    figures,
    valueOf,
    endings,
    ranking,
    waitingOrders: () => [],
    withdrawAll: () => undefined,
  },
  joining: {
    check: checkRunning,
    headOf: ({ title, seed }: Running) => ({ title, seed }),
    enter: enterRunning,
  },
  mail,
  opposition: {
    writeNow: playStepFor,
    standIn,
    sitrep(state, seat) {
      const { level, doctrine, grudges } = familyOf(state, seat);
      return { seat, level, doctrine, grudges, isStoodIn: state.stoodIn.includes(seat) };
    },
    tellsWhy: ({ house, ending }) => (ending === null ? house.reasons : 'exact'),
  },
} satisfies Rulebook<GodfatherGame>;
