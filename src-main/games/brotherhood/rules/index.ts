import { defineSeatedGame } from '#kernel/seatedGame.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import { runningTables } from './setup/runningTables.ts';
import { checkRunning, enterRunning } from './setup/joining.ts';
import { foundGame } from './setup/founding.ts';
import { createQuickSetup, sampleSetup } from './setup/quickSetup.ts';
import { acts } from './acts.ts';
import type { BrotherhoodGame } from './game.ts';
import { createReferences, listFamilies, requireFamily, buildNames } from './lookups.ts';
import { buildSight } from './npc/sight.ts';
import { planSheet } from './npc/plan.ts';
import { playOnTurn, talk, nameTurn, findWait, writeSheet } from './play.ts';
import { events, headings } from './rows.ts';
import { carryOut, describeRuling } from './rulings/carryOut.ts';
import { give, withdrawAll } from './handlers.ts';
import { mail } from './mail/mail.ts';
import { quote } from './quote.ts';
import { describeStep, sheet } from './orders/sheet.ts';
import { orderWords } from './orderWords.ts';
import { createShow } from '#kernel/declare/order.ts';
import { createBlankState } from './state.ts';
import { listEndings, figures, sampleState, rankOutcome, findFigureValue } from './views/foresight.ts';
import { projections } from './views/projections.ts';
import { buildBoard } from './views/board.ts';
import { buildNews } from './views/news.ts';
import { buildStatus } from './views/status.ts';
import { findPlayedTurn, listSeatHeads, buildView } from './views/view.ts';
import { upcasts } from './upcasts.ts';

/**
 * The Brotherhood as the kernel plays it. The table closes a turn: it stays open for talk until the games master
 * decides that enough sheets are in, and stops on the way for questions. [BRO-TURN-2]
 */
export const brotherhood = defineSeatedGame<BrotherhoodGame>({
  id: 'brotherhood',
  version: 3,
  title: 'The Brotherhood',
  party: 'family',
  period: { one: 'turn', name: nameTurn },
  headings,
  events,
  orders: { give, quote, describe: describeStep, sheet },
  rulings: { carryOut, describe: describeRuling },
  upcasts,
  blank: createBlankState,
  sampleSetup,
  quickSetup: createQuickSetup,
  found(table, setup): void {
    foundGame(table, setup);
    talk(table);
  },
  periodOf: findPlayedTurn,
  closedPeriod: (event) => (event.type === 'turn-closed' ? event.turn : null),
  endingEvent: 'game-ended',
  waitsFor: findWait,
  step: playOnTurn,
  flow: 'by-the-table',
  listSeats: listSeatHeads,
  takesOrders: (state, { seat, isHuman }) =>
    isHuman || requireFamily(state, seat).isStoodIn || listFiledBy(state.sealed, seat).length > 0,
  view: buildView,
  status: buildStatus,
  names: buildNames,
  refer: createReferences,
  sight: buildSight,
  plan: (sight) => planSheet(sight),
  news: (period) => buildNews(period),
  banks: (state) => listFamilies(state).map(({ seat, cashDollars }) => ({ seat, dollars: cashDollars })),
  mail,
  projections,
  show: {
    ...createShow<BrotherhoodGame>(orderWords, (seat, title) => `lapsed ${seat} ${title}`, acts),
    board: buildBoard,
  },
  sealed: {
    waitingOrders: (state) => Object.values(state.sealed.orders).map(({ seat, title }) => ({ seat, title })),
    withdrawAll,
  },
  foresight: { imagine: sampleState, figures, findFigureValue, endings: listEndings, ranking: rankOutcome },
  joining: { check: checkRunning, enter: enterRunning, tables: runningTables },
  opposition: {
    writeNow: (table, seat) => writeSheet(table, seat, planSheet(buildSight(table.state, seat))),
    takeOverSeat(table, seat): void {
      table.emit({ type: 'stood-in', seat });
    },
    situationReport(state, seat) {
      const { level, doctrine, grudges, isStoodIn } = requireFamily(state, seat);
      const sheet = listFiledBy(state.sealed, seat).map(({ title }) => title);
      return { seat, level, doctrine, grudges, isStoodIn, sheet };
    },
  },
});
