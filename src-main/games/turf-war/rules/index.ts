import { defineSeatedGame } from '#kernel/seatedGame.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import { foundGame } from './setup/founding.ts';
import { runningTables } from './setup/runningTables.ts';
import { checkRunning, enterRunning } from './setup/joining.ts';
import { createQuickSetup, sampleSetup } from './setup/quickSetup.ts';
import type { TurfWarGame } from './game.ts';
import { acts } from './acts.ts';
import { requireGang, listGangs, buildNames } from './lookups.ts';
import { buildSight } from './npc/sight.ts';
import { planTurn } from './npc/advice.ts';
import { planSheet } from './npc/plan.ts';
import { playOnTurn, findWait, writeSheet } from './play.ts';
import { events, headings } from './rows.ts';
import { mail } from './mail/mail.ts';
import { carryOut, describeRuling } from './rulings/carryOut.ts';
import { give, withdrawAll } from './handlers.ts';
import { quote } from './quote.ts';
import { sheet } from './orders/sheet.ts';
import { describeOrder, orderWords } from './orderWords.ts';
import { createShow } from '#kernel/declare/order.ts';
import { createBlankState } from './state.ts';
import { nameTurn } from './turn/turn.ts';
import { listEndings, figures, sampleState, rankGangs, findFigureValue } from './views/foresight.ts';
import { buildNews } from './views/news.ts';
import { projections } from './views/projections.ts';
import { buildStatus } from './views/status.ts';
import { listSeatHeads, buildView } from './views/view.ts';
import { upcasts } from './upcasts.ts';

/**
 * Turf War as the kernel plays it. The table closes a turn, because it is open for two days of bargaining and the
 * games master decides when enough sheets are in: [WAR-GAME-3].
 */
export const turfWar = defineSeatedGame<TurfWarGame>({
  id: 'turf-war',
  version: 3,
  title: 'Turf War',
  party: 'gang',
  period: { one: 'turn', name: nameTurn },
  headings,
  events,
  orders: { give, quote, describe: describeOrder, sheet },
  rulings: { carryOut, describe: describeRuling },
  upcasts,
  blank: createBlankState,
  sampleSetup,
  quickSetup: createQuickSetup,
  found: foundGame,
  periodOf: (state) => state.turn,
  closedPeriod: (event) => (event.type === 'turn-closed' ? event.turn : null),
  endingEvent: 'game-over',
  waitsFor: findWait,
  step: playOnTurn,
  flow: 'by-the-table',
  listSeats: listSeatHeads,
  takesOrders: (state, { seat, isHuman }) =>
    isHuman || requireGang(state, seat).isStoodIn || listFiledBy(state.sealed, seat).length > 0,
  view: buildView,
  status: buildStatus,
  names: buildNames,
  sight: buildSight,
  plan: (sight) => planTurn(sight),
  news: buildNews,
  banks: (state) => listGangs(state).map(({ seat, treasuryMc }) => ({ seat, dollars: treasuryMc })),
  projections,
  show: createShow<TurfWarGame>(orderWords, (seat, title) => `dropped ${seat} ${title}`, acts),
  sealed: {
    waitingOrders: (state) => Object.values(state.sealed.orders).map(({ seat, title }) => ({ seat, title })),
    withdrawAll,
  },
  foresight: { imagine: sampleState, figures, findFigureValue, endings: listEndings, ranking: rankGangs },
  joining: { check: checkRunning, enter: enterRunning, tables: runningTables },
  mail,
  opposition: {
    writeNow: (table, seat) => writeSheet(table, seat, planSheet(buildSight(table.state, seat))),
    takeOverSeat(table, seat): void {
      table.emit({ type: 'stood-in', seat });
    },
    situationReport(state, seat) {
      const { level, doctrine, trust, hurtBy, isStoodIn } = requireGang(state, seat);
      const sheet = listFiledBy(state.sealed, seat).map(({ title }) => title);
      return { seat, level, doctrine, trust, hurtBy, isStoodIn, sheet };
    },
  },
});
