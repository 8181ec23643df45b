import type { Running } from '../../../src-shared/games/brotherhood/running.ts';
import { openFounding } from '../../kernel/founding.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { filedBy } from '../../kernel/orders/sealed.ts';
import { checkRunning, enterRunning } from './founding/joining.ts';
import { foundGame } from './founding/founding.ts';
import { quickSetup, sampleSetup } from './founding/quickSetup.ts';
import type { BrotherhoodGame } from './game.ts';
import { familiesOf, familyOf, namesOf } from './lookups.ts';
import { sightOf } from './minds/fog.ts';
import { planSheet } from './minds/plan.ts';
import { playOnTurn, talk, turnName, waitsFor, writeSheet } from './play.ts';
import { events, headings } from './rowsOfAll.ts';
import { carryOut, titleOfRuling } from './rulings/carryOut.ts';
import { give, withdrawAll } from './sheets/desk.ts';
import { mail } from './sheets/mail.ts';
import { quote } from './sheets/quote.ts';
import { titleOf } from './sheets/titles.ts';
import { blankState } from './state.ts';
import { endings, figures, imagine, ranking, valueOf } from './views/foresight.ts';
import { controlChanges, landmarks } from './views/chronicle.ts';
import { projections } from './views/projections.ts';
import { newsOf } from './views/news.ts';
import { statusOf } from './views/status.ts';
import { playedTurn, seatHeads, viewOf } from './views/view.ts';
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
    titleOf: (state, _seat, order) => titleOf(state, order),
  },
  rulings: { carryOut, titleOf: titleOfRuling },
  upcasts,
  blank: blankState,
  sampleSetup,
  quickSetup,
  found(table, setup): void {
    openFounding(table, setup);
    foundGame(table, setup);
    talk(table);
  },
  periodOf: playedTurn,
  closedPeriod: (event) => (event.type === 'turn-closed' ? event.turn : null),
  ending: ({ ending }) =>
    ending === null ? null : { winners: [...ending.winners], how: ending.how },
  endingEvent: 'game-ended',
  waitsFor,
  step: playOnTurn,
  flow: 'by-the-table',
  seats: (state) =>
    seatHeads(state).map((head) => ({
      ...head,
      takesOrders:
        head.isHuman ||
        familyOf(state, head.seat).isStoodIn ||
        filedBy(state.sealed, head.seat).length > 0,
    })),
  view: viewOf,
  status: statusOf,
  names: namesOf,
  sight: sightOf,
  plan: (sight) => planSheet(sight),
  news: (period) => newsOf(period),
  banks: (state) =>
    familiesOf(state).map(({ seat, cashDollars }) => ({ seat, dollars: cashDollars })),
  mail,
  projections,
  chronicle: { landmarks, changes: controlChanges },
  foresight: {
    imagine,
    figures,
    valueOf,
    endings,
    ranking,
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
    writeNow: (table, seat) => writeSheet(table, seat, planSheet(sightOf(table.state, seat))),
    standIn(table, seat): void {
      table.emit({ type: 'stood-in', seat });
    },
    sitrep(state, seat) {
      const { level, doctrine, grudges, isStoodIn } = familyOf(state, seat);
      const sheet = filedBy(state.sealed, seat).map(({ title }) => title);
      return { seat, level, doctrine, grudges, isStoodIn, sheet };
    },
    tellsWhy: ({ house, ending }) => (ending === null ? house.reasons : 'exact'),
  },
} satisfies Rulebook<BrotherhoodGame>;
