import type { Running } from '../../../src-shared/games/turf-war/running.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { filedBy } from '../../kernel/orders/sealed.ts';
import { foundGame } from './founding/founding.ts';
import { checkRunning, enterRunning } from './founding/joining.ts';
import { quickSetup, sampleSetup } from './founding/quickSetup.ts';
import type { TurfWarGame } from './game.ts';
import { gangOf, gangsOf, namesOf } from './lookups.ts';
import { sightOf } from './minds/fog.ts';
import { planSheet } from './minds/plan.ts';
import { playOnTurn, waitsFor, writeSheet } from './play.ts';
import { events, headings } from './rowsOfAll.ts';
import { mail } from './sheets/mail.ts';
import { carryOut, titleOfRuling } from './rulings/carryOut.ts';
import { give, withdrawAll } from './sheets/desk.ts';
import { quote } from './sheets/quote.ts';
import { titleOf } from './sheets/titles.ts';
import { blankState } from './state.ts';
import { turnName } from './turn/turn.ts';
import { areaChanges, landmarks } from './views/chronicle.ts';
import { endings, figures, imagine, ranking, valueOf } from './views/foresight.ts';
import { newsOf } from './views/news.ts';
import { projections } from './views/projections.ts';
import { statusOf } from './views/status.ts';
import { seatHeads, viewOf } from './views/view.ts';

/**
 * Turf War as the kernel plays it. The table closes a turn, because it is open for two days of bargaining and the
 * games master decides when enough sheets are in: [WAR-GAME-3].
 */
export const turfWar = {
  id: 'turf-war',
  version: 2,
  title: 'Turf War',
  party: 'gang',
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
  upcasts: [],
  blank: blankState,
  sampleSetup,
  quickSetup,
  found(table, setup): void {
    table.entry({
      title: `Found ${setup.title}`,
      author: { kind: 'gm' },
      order: setup,
      reason: null,
    });
    foundGame(table, setup);
  },
  periodOf: (state) => state.turn,
  closedPeriod: (event) => (event.type === 'turn-closed' ? event.turn : null),
  ending: ({ ending }) =>
    ending === null ? null : { winners: [...ending.winners], how: ending.how },
  endingEvent: 'game-over',
  waitsFor,
  step: playOnTurn,
  flow: 'by-the-table',
  seats: (state) =>
    seatHeads(state).map((head) => ({
      ...head,
      takesOrders:
        head.isHuman ||
        gangOf(state, head.seat).isStoodIn ||
        filedBy(state.sealed, head.seat).length > 0,
    })),
  view: viewOf,
  status: statusOf,
  names: namesOf,
  sight: sightOf,
  plan: (sight) => planSheet(sight),
  news: newsOf,
  banks: (state) => gangsOf(state).map(({ seat, treasuryMc }) => ({ seat, dollars: treasuryMc })),
  projections,
  chronicle: { landmarks, changes: areaChanges },
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
  mail,
  opposition: {
    writeNow: (table, seat) => writeSheet(table, seat, planSheet(sightOf(table.state, seat))),
    standIn(table, seat): void {
      table.emit({ type: 'stood-in', seat });
    },
    sitrep(state, seat) {
      const { level, doctrine, trust, hurtBy, isStoodIn } = gangOf(state, seat);
      const sheet = filedBy(state.sealed, seat).map(({ title }) => title);
      return { seat, level, doctrine, trust, hurtBy, isStoodIn, sheet };
    },
    tellsWhy: ({ house, ending }) => (ending === null ? house.reasons : 'exact'),
  },
} satisfies Rulebook<TurfWarGame>;
