import { defineSeatedGame } from '#kernel/seatedGame.ts';
import { acts } from './acts.ts';
import { foundGame } from './setup/founding.ts';
import { runningTables } from './setup/runningTables.ts';
import { enterRunning } from './setup/joining.ts';
import { checkRunning } from './setup/joiningCheck.ts';
import { createQuickSetup, sampleSetup } from './setup/quickSetup.ts';
import type { GodfatherGame } from './game.ts';
import { buildNames, createReferences, listFamilies, requireFamily } from './lookups.ts';
import { buildSight } from './npc/sight.ts';
import { mail } from './mail/mail.ts';
import { playStepFor, takeOverSeat } from './npc/steered.ts';
import { planStep } from './npc/plan.ts';
import { give } from './handlers.ts';
import { quote } from './quote.ts';
import { describeOrder, orderWords } from './orderWords.ts';
import { createShow } from '#kernel/declare/order.ts';
import { findOrderTaker, findWait } from './play.ts';
import { events, headings } from './rows.ts';
import { carryOut, describeRuling } from './rulings/carryOut.ts';
import { createBlankState } from './state.ts';
import { roundName, stepOn } from './turn/turn.ts';
import { listEndings, figures, sampleState, rankOutcome, findFigureValue } from './views/foresight.ts';
import { buildNews } from './views/news.ts';
import { projections } from './views/projections.ts';
import { buildStatus } from './views/status.ts';
import { findPlayedRound, listSeatHeads, buildView } from './views/view.ts';
import { upcasts } from './upcasts.ts';

/** The Godfather Game as the kernel plays it: one seat after the other, with questions to others on the way. [GOD-TURN-2] */
export const godfather = defineSeatedGame<GodfatherGame>({
  id: 'godfather',
  version: 2,
  title: 'The Godfather Game',
  party: 'family',
  period: { one: 'round', name: roundName },
  headings,
  events,
  orders: { give, quote, describe: describeOrder },
  rulings: { carryOut, describe: describeRuling },
  upcasts,
  blank: createBlankState,
  sampleSetup,
  quickSetup: createQuickSetup,
  found(table, setup): void {
    foundGame(table, setup);
    stepOn(table);
  },
  periodOf: findPlayedRound,
  closedPeriod: (event) => (event.type === 'round-closed' ? event.round : null),
  endingEvent: 'game-ended',
  waitsFor: findWait,
  step: stepOn,
  flow: 'by-itself',
  listSeats: listSeatHeads,
  takesOrders: (state, { seat }) => findOrderTaker(state, seat).takesOrders,
  view: buildView,
  status: buildStatus,
  names: buildNames,
  refer: createReferences,
  sight: buildSight,
  plan: (sight) => planStep(sight),
  news: (period) => buildNews(period),
  banks: (state) => listFamilies(state).map(({ seat, cashDollars }) => ({ seat, dollars: cashDollars })),
  projections,
  show: createShow<GodfatherGame>(orderWords, null, acts),
  sealed: null,
  foresight: { imagine: sampleState, figures, findFigureValue, endings: listEndings, ranking: rankOutcome },
  joining: { check: checkRunning, enter: enterRunning, tables: runningTables },
  mail,
  opposition: {
    writeNow: playStepFor,
    takeOverSeat: takeOverSeat,
    situationReport(state, seat) {
      const { level, doctrine, grudges } = requireFamily(state, seat);
      return { seat, level, doctrine, grudges, isStoodIn: state.stoodIn.includes(seat) };
    },
  },
});
