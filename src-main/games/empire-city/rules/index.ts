import { defineSeatedGame } from '#kernel/seatedGame.ts';
import { acts } from './acts.ts';
import { foundGame } from './setup/founding.ts';
import { runningTables } from './setup/runningTables.ts';
import { checkRunning, enterRunning } from './setup/joining.ts';
import { createQuickSetup, sampleSetup } from './setup/quickSetup.ts';
import type { EmpireGame } from './game.ts';
import { requireCapo, listCapos, buildNames } from './lookups.ts';
import { give } from './handlers.ts';
import { quote } from './quote.ts';
import { describeOrder, orderWords } from './orderWords.ts';
import { createShow } from '#kernel/declare/order.ts';
import { buildSight } from './npc/sight.ts';
import { plan } from './npc/plan.ts';
import { findOrderTaker, playOnStep, roundName, findWait } from './play.ts';
import { events, headings } from './rows.ts';
import { carryOut, describeRuling } from './rulings/carryOut.ts';
import { createBlankState } from './state.ts';
import { buildStatus } from './views/status.ts';
import { listEndings, figures, sampleState, rankOutcome, findFigureValue } from './views/foresight.ts';
import { buildNews } from './views/news.ts';
import { describeStanding } from './views/standing.ts';
import { projections } from './views/projections.ts';
import { findPlayedRound, listSeatHeads, buildView } from './views/view.ts';
import { upcasts } from './upcasts.ts';

/** Empire City for the kernel. Orders play the game on; it stops only for questions. [EMP-TURN-4] */
export const empireCity = defineSeatedGame<EmpireGame>({
  id: 'empire-city',
  version: 4,
  title: 'Empire City',
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
  found: foundGame,
  periodOf: findPlayedRound,
  closedPeriod: (event) => (event.type === 'round-closed' ? event.round : null),
  endingEvent: 'ended',
  waitsFor: findWait,
  step: playOnStep,
  flow: 'by-itself',
  listSeats: listSeatHeads,
  takesOrders: (state, { seat }) => findOrderTaker(state, seat).takesOrders,
  view: buildView,
  status: buildStatus,
  describeStanding,
  names: buildNames,
  sight: buildSight,
  plan,
  news: (period) => buildNews(period),
  banks: (state) => listCapos(state).map(({ seat, cashDollars }) => ({ seat, dollars: cashDollars })),
  projections,
  show: createShow<EmpireGame>(orderWords, null, acts),
  sealed: null,
  foresight: { imagine: sampleState, figures, findFigureValue, endings: listEndings, ranking: rankOutcome },
  joining: { check: checkRunning, enter: enterRunning, tables: runningTables },
  opposition: {
    writeNow(table, seat): void {
      const wait = findWait(table.state);
      if (wait === null || !wait.seats.includes(seat)) return;
      for (const { order } of plan(buildSight(table.state, seat), seat, wait)) give(table, seat, order);
    },
    takeOverSeat(table, seat): void {
      table.emit({ type: 'stood-in', seat });
    },
    situationReport(state, seat) {
      const { level, doctrine, grudges, isStoodIn } = requireCapo(state, seat);
      return { seat, level, doctrine, grudges, isStoodIn, sheet: [] };
    },
  },
});
