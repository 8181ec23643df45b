import { cardOf } from '../../../../src-shared/games/empire-city/cards.ts';
import type { ManId } from '../../../../src-shared/games/empire-city/ids.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { countOf, formatDollars } from '../../../../src-shared/words/text.ts';
import { insist } from '../../../kernel/refusal.ts';
import { ask, onlySeat, type AutoRule } from '../askRule.ts';
import { drawCards, isUsedUp, spend } from '../decks.ts';
import { lastRound } from '../ending.ts';
import { bank, corrupt, exhaust, score, takeIn } from '../gains.ts';
import {
  abilityOf,
  backsOf,
  capoOf,
  dearestFirst,
  landValue,
  manOf,
  nameOfMan,
  racketOf,
  racketsOf,
  readyWith,
  squareAt,
  squaresOf,
  turnOrder,
} from '../lookups.ts';
import { refreshPrice } from '../prices.ts';
import type { Task } from '../records.ts';
import type { State } from '../state.ts';
import { next, type EmpTable } from '../table.ts';
import { casinosToRoll, incomeLines, type Collecting } from './income.ts';
import { recordOf } from './record.ts';

/** [EMP-UPK-1] All refresh, then all collect. */
export const upkeep: AutoRule<'upkeep'> = {
  run(table) {
    const order = turnOrder(table.state);
    table.emit({ type: 'phase-begun', phase: 'upkeep', round: table.state.round });
    const tasks: Task[] = [
      ...order
        .filter((seat) => capoOf(table.state, seat).exhausted.length > 0)
        .map((seat): Task => ({ do: 'refresh', seats: [seat] })),
      ...order.map((seat): Task => ({ do: 'collect-next', seat })),
      { do: 'end-round' },
    ];
    next(table, ...tasks);
  },
};

/** [EMP-UPK-2] What the men cost one after the other. Dollars. */
export function refreshBill(state: State, seat: SeatId, men: readonly ManId[]): number[] {
  return men.map((man, nth) => refreshPrice(state, seat, man, nth));
}

/** [EMP-ASK-21] */
export const refresh = ask('refresh', {
  title: 'Refreshing',
  task: 'refresh men',
  manner: 'in-turn',
  answer: 'refresh',
  check(state, seat, _task, { men, favors }) {
    const capo = capoOf(state, seat);
    const all = [...men, ...favors];
    insist(new Set(all).size === all.length, 'Name each man once.', 'EMP-UPK-2');
    for (const man of all) {
      insist(
        capo.exhausted.includes(man),
        `${nameOfMan(man)} does not lie exhausted before you.`,
        'EMP-UPK-2',
      );
    }
    const owed = capo.cards.filter((card) => cardOf(card).kind === 'favor-owed').length;
    insist(
      favors.length <= owed,
      `You hold ${countOf(owed, 'Favor Owed card')}, not ${favors.length}.`,
      'EMP-MID-11',
    );
    let left = capo.cashDollars;
    refreshBill(state, seat, men).forEach((price, nth) => {
      insist(
        price <= left,
        `${nameOfMan(men[nth] ?? '')} costs you ${formatDollars(price)}; you have ${formatDollars(left)}${nth === 0 ? '' : ' by then'}.`,
        'EMP-UPK-2',
      );
      left -= price;
    });
  },
  byRule(state, seat) {
    const { exhausted, cashDollars, corruption } = capoOf(state, seat);
    const men: ManId[] = [];
    let most = corruption;
    for (const man of dearestFirst(state, exhausted)) {
      const bill = refreshBill(state, seat, [...men, man]).reduce((sum, one) => sum + one, 0);
      const cost = manOf(state, man).corruption;
      if (bill > cashDollars || (cost > 0 && most + cost >= 70)) continue;
      men.push(man);
      most += cost;
    }
    return { kind: 'refresh', men, favors: [] };
  },
  run(table, task, answers) {
    const seat = onlySeat(task);
    const { men, favors } = answers(seat);
    const owed = capoOf(table.state, seat).cards.filter(
      (card) => cardOf(card).kind === 'favor-owed',
    );
    favors.forEach((man, nth) => {
      spend(table, seat, owed.slice(nth, nth + 1), nameOfMan(man));
      takeIn(table, seat, man, 'exhausted', 'a favor');
    });
    const bill = refreshBill(table.state, seat, men);
    men.forEach((man, nth) => {
      bank(table, seat, -(bill[nth] ?? 0), 'refresh');
      if (nth === 0) table.emit({ type: 'refresh-used', seat, what: 'refresh' });
      corrupt(table, seat, manOf(table.state, man).corruption, {
        source: 'men',
        cause: nameOfMan(man),
      });
      takeIn(table, seat, man, 'exhausted', 'the upkeep');
    });
  },
});

/** [EMP-ASK-22] Whether a capo has anything to decide as he collects. */
export function decidesCollecting(state: State, seat: SeatId): boolean {
  const capo = capoOf(state, seat);
  const { slums, midtown, downtown } = backsOf(capo);
  const limit = state.house.handLimit;
  const isOver = limit > 0 && slums + midtown + downtown > limit;
  return (
    midtown > 0 ||
    readyWith(capo, 'bookkeeper').length > 0 ||
    capo.powers.includes('secret-files') ||
    isOver
  );
}

/** [EMP-UPK-3] Who has nothing to decide collects at once. */
export const collectNext: AutoRule<'collect-next'> = {
  run(table, { seat }) {
    if (decidesCollecting(table.state, seat)) return next(table, { do: 'collect', seats: [seat] });
    const answer = collect.byRule(table.state, seat, { do: 'collect', seats: [seat] });
    collect.run(table, { do: 'collect', seats: [seat] }, () => answer);
  },
};

/** [EMP-ASK-22] */
export const collect = ask('collect', {
  title: 'Collecting',
  task: 'collect',
  manner: 'in-turn',
  answer: 'collect',
  check(state, seat, _task, { cards, men, deck, discards }) {
    const capo = capoOf(state, seat);
    const all = [...cards.map(({ card }) => card), ...discards];
    insist(
      new Set(all).size === all.length && all.every((card) => capo.cards.includes(card)),
      'You hold no such card; look at your hand again.',
      'EMP-UPK-5',
    );
    const high = new Set<string>();
    for (const { card, square } of cards) {
      const { windows, name, kind } = cardOf(card);
      insist(windows.includes('collect'), `${name} is not played as you collect.`, 'EMP-CARD-2');
      if (kind !== 'high-roller') continue;
      const racket = square === null ? null : (squareAt(state, square)?.racket ?? null);
      const isOwn = square !== null && squareAt(state, square)?.owner === seat;
      insist(
        isOwn && racket !== null && racketOf(state, racket).type === 'casino' && !high.has(square),
        'Name a casino of yours, each one once, for the High Roller.',
        'EMP-MID-2',
      );
      high.add(square);
    }
    insist(new Set(men).size === men.length, 'Name each man once.', 'EMP-UPK-3');
    for (const man of men) {
      const isReady = capo.hand.includes(man) && abilityOf(man) === 'bookkeeper';
      insist(isReady, `${nameOfMan(man)} is no bookkeeper in your hand.`, 'EMP-ABIL-16');
    }
    if (capo.powers.includes('secret-files')) {
      insist(
        !isUsedUp(state, deck) || state.decks.downtown.draw.length === 0,
        `No ${deck} card is left to draw; name another deck.`,
        'EMP-CORR-14',
      );
    }
    const { handLimit } = state.house;
    const left = capo.cards.length - all.length;
    insist(
      handLimit === 0 || left <= handLimit,
      `You may keep ${handLimit} city cards; discard ${left - handLimit} more.`,
      'EMP-HOUSE-1',
    );
  },
  byRule(state, seat) {
    const { cards } = capoOf(state, seat);
    const { handLimit } = state.house;
    const over = handLimit === 0 ? 0 : Math.max(0, cards.length - handLimit);
    return {
      kind: 'collect',
      cards: [],
      men: [],
      deck: 'downtown',
      discards: cards.slice(0, over),
    };
  },
  run(table, task, answers) {
    const seat = onlySeat(task);
    const { cards, men, deck, discards } = answers(seat);
    collectMoney(table, seat, cards, men);
    if (capoOf(table.state, seat).powers.includes('secret-files'))
      drawCards(table, seat, [deck], 'Secret Files');
    spend(table, seat, discards, 'the hand limit');
    collectPoints(table, seat);
  },
});

/** [EMP-UPK-3, EMP-UPK-5] Cards before the first die, then the lines of the income. */
function collectMoney(
  table: EmpTable,
  seat: SeatId,
  plays: readonly Collecting[],
  men: readonly ManId[],
): void {
  spend(
    table,
    seat,
    plays.map(({ card }) => card),
    'collecting',
  );
  for (const man of men) table.emit({ type: 'man-revealed', seat, man, cause: 'keeps the books' });
  exhaust(table, seat, men, 'collecting');
  const casinos = casinosToRoll(table.state, seat, plays);
  const purpose = `${capoOf(table.state, seat).name}: the casinos`;
  const rolled = casinos.length === 0 ? [] : table.dice.faces({ purpose, count: casinos.length });
  const faces = new Map(casinos.map((square, nth) => [square, rolled[nth] ?? 1]));
  if (rolled.length > 0) {
    const thrown = [...faces].map(([square, face]) => ({ square, face }));
    table.emit({ type: 'casinos-rolled', seat, faces: thrown });
  }
  const lines = incomeLines(table.state, seat, plays, faces);
  const grown = racketsOf(table.state, seat)
    .filter(({ racket, count }) => racketOf(table.state, racket).type === 'bordello' && count < 3)
    .map(({ square }) => square);
  for (const { name, dollars, to } of lines) {
    if (to === null || dollars === 0) continue;
    bank(table, to, dollars, to === seat ? name : `skims ${name}`);
  }
  bank(table, seat, men.length * 250, 'bookkeepers');
  if (grown.length > 0) table.emit({ type: 'counts-raised', squares: grown });
}

/** [EMP-UPK-4, EMP-GF-4] In this order. */
function collectPoints(table: EmpTable, seat: SeatId): void {
  const { state } = table;
  const land = squaresOf(state, seat).reduce((sum, square) => sum + landValue(state, square), 0);
  score(table, seat, land, { source: 'squares', cause: 'squares' });
  if (capoOf(state, seat).powers.includes('ward-boss')) {
    score(table, seat, 2, { source: 'cards', cause: 'Ward Boss' });
  }
  if (table.state.godfather !== seat) return;
  const { dollars, points, corruption } = table.state.house.godfather;
  bank(table, seat, dollars, 'the office');
  score(table, seat, points, { source: 'office', cause: 'the office' });
  corrupt(table, seat, corruption, { source: 'office', cause: 'the office' });
}

/** [EMP-TURN-3, EMP-WIN-6] */
export const endRound: AutoRule<'end-round'> = {
  run(table) {
    const { round, house } = table.state;
    table.emit({ type: 'round-closed', round, record: recordOf(table.state) });
    if (house.roundLimit > 0 && round >= house.roundLimit) lastRound(table);
    table.emit({ type: 'phase-begun', phase: 'cops', round: round + 1 });
    next(table, { do: 'round' });
  },
};
