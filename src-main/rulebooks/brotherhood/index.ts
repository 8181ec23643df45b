import type { Running } from '#shared/games/brotherhood/running.ts';
import { openFounding } from '#kernel/founding.ts';
import type { Rulebook } from '#kernel/rulebook.ts';
import { listFiledBy } from '#kernel/orders/sealed.ts';
import { checkRunning, enterRunning } from './setup/joining.ts';
import { foundGame } from './setup/founding.ts';
import { createQuickSetup, sampleSetup } from './setup/quickSetup.ts';
import type { BrotherhoodGame } from './game.ts';
import { listFamilies, requireFamily, buildNames } from './lookups.ts';
import { buildSight } from './npc/fog.ts';
import { planSheet } from './npc/plan.ts';
import { playOnTurn, talk, turnName, findWait, writeSheet } from './play.ts';
import { events, headings } from './events/rows.ts';
import { carryOut, describeRuling } from './rulings/carryOut.ts';
import { give, withdrawAll } from './orders/handlers.ts';
import { mail } from './mail/mail.ts';
import { quote } from './orders/quote.ts';
import { describeOrder } from './orders/titles.ts';
import { createBlankState } from './state.ts';
import { listEndings, figures, sampleState, rankOutcome, valueOf } from './views/foresight.ts';
import { listControlChanges, landmarks } from './views/chronicle.ts';
import { projections } from './views/projections.ts';
import { buildNews } from './views/news.ts';
import { buildStatus } from './views/status.ts';
import { findPlayedTurn, listSeatHeads, buildView } from './views/view.ts';
import { upcasts } from './upcasts.ts';

/**
 * The Brotherhood as the kernel plays it. The table closes a turn: it stays open for talk until the games master
 * decides that enough sheets are in, and stops on the way for questions. [BRO-TURN-2]
 */
export const brotherhood = {
  id: 'brotherhood',
  version: 2,
  title: 'The Brotherhood',
  party: 'family',
  period: { one: 'turn', name: turnName },
  headings,
  events,
  orders: {
    give,
    giveAsPlanned: give,
    quote,
    titleOf: (state, _seat, order) => describeOrder(state, order),
  },
  rulings: { carryOut, titleOf: describeRuling },
  upcasts,
  blank: createBlankState,
  sampleSetup,
  quickSetup: createQuickSetup,
  found(table, setup): void {
    openFounding(table, setup);
    foundGame(table, setup);
    talk(table);
  },
  periodOf: findPlayedTurn,
  closedPeriod: (event) => (event.type === 'turn-closed' ? event.turn : null),
  ending: ({ ending }) =>
    ending === null ? null : { winners: [...ending.winners], how: ending.how },
  endingEvent: 'game-ended',
  waitsFor: findWait,
  step: playOnTurn,
  flow: 'by-the-table',
  seats: (state) =>
    listSeatHeads(state).map((head) => ({
      ...head,
      takesOrders:
        head.isHuman ||
        requireFamily(state, head.seat).isStoodIn ||
        listFiledBy(state.sealed, head.seat).length > 0,
    })),
  view: buildView,
  status: buildStatus,
  names: buildNames,
  sight: buildSight,
  plan: (sight) => planSheet(sight),
  news: (period) => buildNews(period),
  banks: (state) =>
    listFamilies(state).map(({ seat, cashDollars }) => ({ seat, dollars: cashDollars })),
  mail,
  projections,
  chronicle: { landmarks, changes: listControlChanges },
  foresight: {
    imagine: sampleState,
    figures,
    valueOf,
    endings: listEndings,
    ranking: rankOutcome,
    waitingOrders: (state) =>
      Object.values(state.sealed.orders).map(({ seat, title }) => ({ seat, title })),
    withdrawAll,
  },
  joining: {
    check: checkRunning,
    headOf: ({ title, seed }: Running) => ({ title, seed }),
    enter: enterRunning,
  },
  opposition: {
    writeNow: (table, seat) => writeSheet(table, seat, planSheet(buildSight(table.state, seat))),
    standIn(table, seat): void {
      table.emit({ type: 'stood-in', seat });
    },
    sitrep(state, seat) {
      const { level, doctrine, grudges, isStoodIn } = requireFamily(state, seat);
      const sheet = listFiledBy(state.sealed, seat).map(({ title }) => title);
      return { seat, level, doctrine, grudges, isStoodIn, sheet };
    },
    tellsWhy: ({ house, ending }) => (ending === null ? house.reasons : 'exact'),
  },
} satisfies Rulebook<BrotherhoodGame>;
