import { findBand } from '#shared/games/empire-city/board.ts';
import { cells, type Cell, type RacketId } from '#shared/games/empire-city/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { ask, requireOnlySeat, type AutoRule } from '../askRule.ts';
import { refillMen, refillRackets } from '../decks.ts';
import { takeIn } from '../gains.ts';
import { computeLandValue, requireMan, formatCellName, requireRacketInPlay } from '../lookups.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';
import { checkSite, openSquare } from '../turns/control.ts';
import { computeRacketPay } from '../upkeep/income.ts';

const extraPrice = 350;

/** [EMP-SET-8] */
export const pickRacket = ask('pick-racket', {
  title: 'The first racket',
  task: 'take a first racket',
  manner: 'in-turn',
  answer: 'pickRacket',
  check(state, _seat, { isExtra }, { racket, square }) {
    refuseUnless(state.racketTrack.includes(racket), 'Choose a racket on the track.', 'EMP-SET-8');
    const { priceDollars } = requireRacketInPlay(state, racket);
    refuseUnless(
      !isExtra || priceDollars <= extraPrice,
      `Your Going Concern costs ${formatDollars(extraPrice)} or less; that one costs ${formatDollars(priceDollars)}.`,
      'EMP-START-10',
    );
    refuseUnless(
      openSquare(state, square).owner === null,
      `${formatCellName(square)} is taken; choose an unoccupied square.`,
      'EMP-SET-8',
    );
    checkSite(state, racket, square);
  },
  byRule(state, seat, { isExtra }) {
    const options = state.racketTrack
      .filter((racket) => !isExtra || requireRacketInPlay(state, racket).priceDollars <= extraPrice)
      .flatMap((racket) => listSites(state, racket).map((square) => ({ racket, square })));
    const [best] = options.toSorted((a, b) => scorePick(state, seat, b) - scorePick(state, seat, a));
    return { kind: 'pickRacket', racket: best?.racket ?? '', square: best?.square ?? 'D2' };
  },
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    const { racket, square } = answers(seat);
    table.emit({ type: 'square-claimed', seat, square, cause: 'the beginning' });
    table.emit({ type: 'racket-placed', seat, racket, square, dollars: 0, replaces: null });
    refillRackets(table);
  },
});

/** Lists the unoccupied squares that a racket may be on, in board order. */
export function listSites(state: State, racket: RacketId): Cell[] {
  const { bands } = requireRacketInPlay(state, racket);
  return cells.filter((id) => {
    const band = findBand(id);
    return band !== null && bands.includes(band) && state.squares[id]?.owner === null;
  });
}

/** [EMP-ASK-1] Most income x 5 / 300 + 6 x VP. */
function scorePick(state: State, seat: SeatId, { racket, square }: { racket: RacketId; square: Cell }): number {
  const figures = [1, 2, 3, 4, 5, 6].map((face) =>
    computeRacketPay(state, seat, { square, racket, count: 2 }, { face }),
  );
  const mean = figures.reduce((sum, one) => sum + one, 0) / 6;
  return (mean * 5) / 300 + 6 * computeLandValue(state, square);
}

/** [EMP-START-7] */
export const pickSquare = ask('pick-square', {
  title: 'A second address',
  task: 'take a second square',
  manner: 'in-turn',
  answer: 'pickSquare',
  check(state, _seat, _task, { square }) {
    refuseUnless(
      openSquare(state, square).owner === null,
      `${formatCellName(square)} is taken; choose an unoccupied square.`,
      'EMP-START-7',
    );
    refuseUnless(findBand(square) !== 'downtown', 'A second address lies in the slums or midtown.', 'EMP-START-7');
  },
  byRule(state) {
    const [square = 'B1'] = cells
      .filter((id) => state.squares[id]?.owner === null && findBand(id) !== 'downtown')
      .toSorted((a, b) => computeLandValue(state, b) - computeLandValue(state, a));
    return { kind: 'pickSquare', square };
  },
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    table.emit({ type: 'square-claimed', seat, square: answers(seat).square, cause: 'the beginning' });
  },
});

/** [EMP-SET-9] */
export const pickMen = ask('pick-men', {
  title: 'The first men',
  task: 'take the first men',
  manner: 'in-turn',
  answer: 'pickMen',
  check(state, _seat, { count }, { men }) {
    const most = Math.min(count, state.menTrack.length);
    refuseUnless(
      men.length === most && new Set(men).size === most && men.every((man) => state.menTrack.includes(man)),
      `Take ${most === 1 ? 'one man' : `${most} men`} on the track.`,
      'EMP-SET-9',
    );
  },
  byRule(state, _seat, { count }) {
    const men = state.menTrack
      .toSorted(
        (a, b) =>
          requireMan(state, b).combat - requireMan(state, a).combat ||
          requireMan(state, a).costDollars - requireMan(state, b).costDollars,
      )
      .slice(0, count);
    return { kind: 'pickMen', men };
  },
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    for (const man of answers(seat).men) takeIn(table, seat, man, 'track', 'the beginning');
    refillMen(table);
  },
});

/** [EMP-SET-7, EMP-SET-10] */
export const endSetup: AutoRule<'end-setup'> = {
  run(table) {
    returnSpecials(table);
    addTasks(table, { do: 'declarations' });
  },
};

function returnSpecials(table: EmpireTable): void {
  const { aside, decks } = table.state;
  if (aside.length === 0) return;
  const draw = table.dice.shuffle([...decks.men.draw, ...aside], 'The henchman deck');
  table.emit({ type: 'specials-returned', draw });
}
