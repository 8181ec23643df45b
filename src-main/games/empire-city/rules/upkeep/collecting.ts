import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { ManId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, requireOnlySeat, type AutoRule } from '../askRule.ts';
import { drawCards, isUsedUp, spend } from '../decks.ts';
import { payBank, applyCorruption, exhaust, score } from '../gains.ts';
import {
  findAbility,
  countBacks,
  requireCapo,
  computeLandValue,
  formatManName,
  requireRacketInPlay,
  listRacketsHeld,
  listReadyWith,
  findSquare,
  listSquares,
} from '../lookups.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import { listCasinosToRoll, listIncomeLines, type Collecting } from './income.ts';

/** [EMP-ASK-22] True if a capo has anything to decide as he collects. */
export function mayDecideCollecting(state: State, seat: SeatId): boolean {
  const capo = requireCapo(state, seat);
  const { slums, midtown, downtown } = countBacks(capo);
  const limit = state.house.handLimit;
  const isOver = limit > 0 && slums + midtown + downtown > limit;
  return midtown > 0 || listReadyWith(capo, 'bookkeeper').length > 0 || capo.powers.includes('secret-files') || isOver;
}

/** [EMP-UPK-3] A capo with nothing to decide collects at once. */
export const collectNext: AutoRule<'collect-next'> = {
  run(table, { seat }) {
    if (mayDecideCollecting(table.state, seat)) return addTasks(table, { do: 'collect', seats: [seat] });
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
    const capo = requireCapo(state, seat);
    const all = [...cards.map(({ card }) => card), ...discards];
    refuseUnless(
      new Set(all).size === all.length && all.every((card) => capo.cards.includes(card)),
      'You hold no such card; look at your hand again.',
      'EMP-UPK-5',
    );
    const high = new Set<string>();
    for (const { card, square } of cards) {
      const { windows, name, kind } = requireCard(card);
      refuseUnless(windows.includes('collect'), `${name} is not played as you collect.`, 'EMP-CARD-2');
      if (kind !== 'high-roller') continue;
      const racket = square === null ? null : (findSquare(state, square)?.racket ?? null);
      const isOwn = square !== null && findSquare(state, square)?.owner === seat;
      refuseUnless(
        isOwn && racket !== null && requireRacketInPlay(state, racket).type === 'casino' && !high.has(square),
        'Name a casino of yours, each one once, for the High Roller.',
        'EMP-MID-2',
      );
      high.add(square);
    }
    refuseUnless(new Set(men).size === men.length, 'Name each man once.', 'EMP-UPK-3');
    for (const man of men) {
      const isReady = capo.hand.includes(man) && findAbility(man) === 'bookkeeper';
      refuseUnless(isReady, `${formatManName(man)} is no bookkeeper in your hand.`, 'EMP-ABIL-16');
    }
    if (capo.powers.includes('secret-files')) {
      refuseUnless(
        !isUsedUp(state, deck) || state.decks.downtown.draw.length === 0,
        `No ${deck} card is left to draw; name another deck.`,
        'EMP-CORR-14',
      );
    }
    const { handLimit } = state.house;
    const left = capo.cards.length - all.length;
    refuseUnless(
      handLimit === 0 || left <= handLimit,
      `You may keep ${handLimit} city cards; discard ${left - handLimit} more.`,
      'EMP-HOUSE-1',
    );
  },
  byRule(state, seat) {
    const { cards } = requireCapo(state, seat);
    const { handLimit } = state.house;
    const over = handLimit === 0 ? 0 : Math.max(0, cards.length - handLimit);
    return { kind: 'collect', cards: [], men: [], deck: 'downtown', discards: cards.slice(0, over) };
  },
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    const { cards, men, deck, discards } = answers(seat);
    collectMoney(table, seat, cards, men);
    if (requireCapo(table.state, seat).powers.includes('secret-files')) drawCards(table, seat, [deck], 'Secret Files');
    spend(table, seat, discards, 'the hand limit');
    collectPoints(table, seat);
  },
});

/** [EMP-UPK-3, EMP-UPK-5] Cards before the first die, then the lines of the income. */
function collectMoney(table: EmpireTable, seat: SeatId, plays: readonly Collecting[], men: readonly ManId[]): void {
  spend(
    table,
    seat,
    plays.map(({ card }) => card),
    'collecting',
  );
  for (const man of men) table.emit({ type: 'man-revealed', seat, man, cause: 'keeps the books' });
  exhaust(table, seat, men, 'collecting');
  const casinos = listCasinosToRoll(table.state, seat, plays);
  const purpose = `${requireCapo(table.state, seat).name}: the casinos`;
  const rolled = casinos.length === 0 ? [] : table.dice.faces({ purpose, count: casinos.length });
  const faces = new Map(casinos.map((square, nth) => [square, rolled[nth] ?? 1]));
  if (rolled.length > 0) {
    const thrown = [...faces].map(([square, face]) => ({ square, face }));
    table.emit({ type: 'casinos-rolled', seat, faces: thrown });
  }
  const lines = listIncomeLines(table.state, seat, plays, faces);
  const grown = listRacketsHeld(table.state, seat)
    .filter(({ racket, count }) => requireRacketInPlay(table.state, racket).type === 'bordello' && count < 3)
    .map(({ square }) => square);
  for (const { name, dollars, to } of lines) {
    if (to === null || dollars === 0) continue;
    payBank(table, to, dollars, to === seat ? name : `skims ${name}`);
  }
  payBank(table, seat, men.length * 250, 'bookkeepers');
  if (grown.length > 0) table.emit({ type: 'counts-raised', squares: grown });
}

/** [EMP-UPK-4, EMP-GF-4] In this order. */
function collectPoints(table: EmpireTable, seat: SeatId): void {
  const { state } = table;
  const land = listSquares(state, seat).reduce((sum, square) => sum + computeLandValue(state, square), 0);
  score(table, seat, land, { source: 'squares', cause: 'squares' });
  if (requireCapo(state, seat).powers.includes('ward-boss')) {
    score(table, seat, 2, { source: 'cards', cause: 'Ward Boss' });
  }
  if (table.state.godfather !== seat) return;
  const { dollars, points, corruption } = table.state.house.godfather;
  payBank(table, seat, dollars, 'the office');
  score(table, seat, points, { source: 'office', cause: 'the office' });
  applyCorruption(table, seat, corruption, { source: 'office', cause: 'the office' });
}
