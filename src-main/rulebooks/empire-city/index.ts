import type { Running } from '../../../src-shared/games/empire-city/running.ts';
import { openFounding } from '../../kernel/founding.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { foundGame } from './founding/founding.ts';
import { checkRunning, enterRunning } from './founding/joining.ts';
import { quickSetup, sampleSetup } from './founding/quickSetup.ts';
import type { EmpireGame } from './game.ts';
import { capoOf, caposOf, namesOf } from './lookups.ts';
import { give } from './desk/give.ts';
import { quote } from './desk/quote.ts';
import { titleOf } from './desk/titles.ts';
import { sightOf } from './minds/imagining/fog.ts';
import { plan } from './minds/plan.ts';
import { orderTaker, playOnStep, roundName, waitsFor } from './play.ts';
import { events, headings } from './rows/rowsOfAll.ts';
import { carryOut, titleOfRuling } from './rulings/carryOut.ts';
import { blankState } from './state.ts';
import { statusOf } from './views/status.ts';
import { endings, figures, imagine, ranking, valueOf } from './views/foresight.ts';
import { newsOf } from './views/news.ts';
import { landmarks, squareChanges } from './views/chronicle.ts';
import { projections } from './views/projections.ts';
import { playedRound, seatHeads, viewOf } from './views/view.ts';
import { upcasts } from './upcasts.ts';

/**
 * Empire City as the kernel plays it. Orders play the game on; it stands still only where somebody is asked.
 * [EMP-TURN-4]
 */
export const empireCity = {
  id: 'empire-city',
  version: 2,
  title: 'Empire City',
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
  upcasts,
  blank: blankState,
  sampleSetup,
  quickSetup,
  found(table, setup): void {
    openFounding(table, setup);
    foundGame(table, setup);
  },
  periodOf: playedRound,
  closedPeriod: (event) => (event.type === 'round-closed' ? event.round : null),
  ending: ({ ending }) =>
    ending === null ? null : { winners: [...ending.winners], how: ending.how },
  endingEvent: 'ended',
  waitsFor,
  step: playOnStep,
  flow: 'by-itself',
  seats: (state) => seatHeads(state).map((head) => ({ ...head, ...orderTaker(state, head.seat) })),
  view: viewOf,
  status: statusOf,
  names: namesOf,
  sight: sightOf,
  plan,
  news: (period) => newsOf(period),
  banks: (state) => caposOf(state).map(({ seat, cashDollars }) => ({ seat, dollars: cashDollars })),
  projections,
  chronicle: { landmarks, changes: squareChanges },
  foresight: {
    imagine,
    figures,
    valueOf,
    endings,
    ranking,
    // Answers are open to nobody but their seat, and the question stays; there is nothing to hold back.
    waitingOrders: () => [],
    withdrawAll: () => undefined,
  },
  joining: {
    check: checkRunning,
    headOf: ({ title, seed }: Running) => ({ title, seed }),
    enter: enterRunning,
  },
  opposition: {
    writeNow(table, seat): void {
      const wait = waitsFor(table.state);
      if (wait === null || !wait.seats.includes(seat)) return;
      for (const { order } of plan(sightOf(table.state, seat), seat, wait))
        give(table, seat, order);
    },
    standIn(table, seat): void {
      table.emit({ type: 'stood-in', seat });
    },
    sitrep(state, seat) {
      const { level, doctrine, grudges, isStoodIn } = capoOf(state, seat);
      return { seat, level, doctrine, grudges, isStoodIn, sheet: [] };
    },
    tellsWhy: ({ house, ending }) => (ending === null ? house.reasons : 'exact'),
  },
} satisfies Rulebook<EmpireGame>;
