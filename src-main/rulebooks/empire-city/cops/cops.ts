import { cellOf } from '../../../../src-shared/games/empire-city/board.ts';
import { copCardTable } from '../../../../src-shared/games/empire-city/copCards.ts';
import { cells, type Cell } from '../../../../src-shared/games/empire-city/ids.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { countOf } from '../../../../src-shared/words/text.ts';
import { insist } from '../../../kernel/refusal.ts';
import { ask, namesOneOfTied, onlySeat, type AutoRule } from '../askRule.ts';
import { topOf } from '../decks.ts';
import { bank, corrupt, exhaust } from '../gains.ts';
import {
  abilityOf,
  capoOf,
  caposOf,
  nameOfCell,
  printedBribe,
  squareAt,
  squaresOf,
  turnOrder,
} from '../lookups.ts';
import type { Task } from '../records.ts';
import type { State } from '../state.ts';
import { next, type EmpTable } from '../table.ts';
import { askBust, bustsAt, loseSquare } from './busts.ts';
import { checkBeat, likelyBeat, stepsFrom, walk, wishFor } from './steps.ts';

function highest(state: State): number {
  return Math.max(0, ...caposOf(state).map(({ corruption }) => corruption));
}

/** [EMP-COPS-3] */
export function copsDue(state: State): number {
  const marks = state.house.marks.filter((mark) => highest(state) >= mark).length;
  return (state.seats.length >= 5 ? 2 : 1) + marks;
}

/** [EMP-COPS-1] From round 2. */
export function beginCops(table: EmpTable): void {
  const { state } = table;
  const least = Math.min(...caposOf(state).map(({ corruption }) => corruption));
  const tied = turnOrder(state).filter((seat) => capoOf(state, seat).corruption === least);
  const [only] = tied;
  const rest: Task[] = [{ do: 'count-cops' }, { do: 'cop-card' }, { do: 'walk-cops' }];
  if (only !== undefined && tied.length === 1) {
    table.emit({ type: 'chief-named', seat: only, isTie: false });
    return next(table, ...rest);
  }
  const seats = state.godfather === null ? [] : [state.godfather];
  next(table, { do: 'chief', seats, tied }, ...rest);
}

/** [EMP-ASK-3] */
export const chief = ask('chief', {
  ...namesOneOfTied,
  title: 'The chief of police',
  check(_state, _seat, { tied }, { seat: named }) {
    insist(tied.includes(named), 'Name one of those who are tied.', 'EMP-COPS-2');
  },
  byRule(state, seat, { tied }) {
    const [first = seat] = tied.toSorted(
      (a, b) => capoOf(state, a).points - capoOf(state, b).points,
    );
    return { kind: 'name', seat: tied.includes(seat) ? seat : first };
  },
  run(table, task, answers) {
    table.emit({ type: 'chief-named', seat: answers(onlySeat(task)).seat, isTie: true });
  },
});

/** [EMP-COPS-3, EMP-COPS-4] */
export const countCops: AutoRule<'count-cops'> = {
  run(table) {
    const { state } = table;
    const due = copsDue(state);
    while (table.state.cops.length < due) {
      const id = `c${table.state.copsMade + 1}`;
      table.emit({ type: 'cop-added', cop: { id, at: 'C3' } });
    }
    const isDue = highest(state) >= state.house.nessAt;
    if (isDue !== state.isNessHere) table.emit({ type: 'ness-called', isHere: isDue });
    const surplus = table.state.cops.length - due;
    const seat = table.state.chief;
    if (surplus > 0 && seat !== null) {
      next(table, { do: 'withdraw-cops', seats: [seat], count: surplus });
    }
  },
};

/** [EMP-ASK-4] */
export const withdrawCops = ask('withdraw-cops', {
  title: 'Cops to withdraw',
  task: 'withdraw cops',
  manner: 'in-turn',
  answer: 'withdrawCops',
  check(state, _seat, { count }, { cops }) {
    const areThere = cops.every((id) => state.cops.some((cop) => cop.id === id));
    insist(
      areThere && new Set(cops).size === count && cops.length === count,
      `Withdraw ${countOf(count, 'cop')} of those on the board.`,
      'EMP-COPS-3',
    );
  },
  byRule(state, seat, { count }) {
    const own = new Set(squaresOf(state, seat));
    const rank = (at: Cell): number => (at === 'C3' ? 0 : own.has(at) ? 1 : 2);
    const cops = state.cops
      .toSorted((a, b) => rank(a.at) - rank(b.at) || cells.indexOf(a.at) - cells.indexOf(b.at))
      .slice(0, count)
      .map(({ id }) => id);
    return { kind: 'withdrawCops', cops };
  },
  run(table, task, answers) {
    table.emit({ type: 'cops-withdrawn', cops: [...answers(onlySeat(task)).cops] });
  },
});

/** [EMP-COPS-5] */
export const copCard: AutoRule<'cop-card'> = {
  run(table) {
    const card = topOf(table, 'cops', 'gm', 'The next cop card') as
      keyof typeof copCardTable | null;
    if (card === null) return;
    const bribe = printedBribe({ ...table.state, copCard: card });
    table.emit({ type: 'cop-card-turned', card, bribe, calls: copCardTable[card].calls });
    const tasks: Task[] = [];
    if (card === 'citizens-committee') {
      const most = highest(table.state);
      for (const seat of turnOrder(table.state)) {
        if (capoOf(table.state, seat).corruption === most)
          tasks.push({ do: 'committee', seats: [seat] });
      }
    }
    const seats = turnOrder(table.state).filter(
      (seat) => capoOf(table.state, seat).hand.length > 0,
    );
    if (seats.length > 0) tasks.push({ do: 'commissioner', seats });
    next(table, ...tasks);
  },
};

const committeeDollars = 200;

/** [EMP-ASK-7, EMP-COPC-10] */
export const committee = ask('committee', {
  title: 'The citizens’ committee',
  task: 'answer the committee',
  manner: 'in-turn',
  answer: 'pay',
  check(state, seat, _task, { isPaid }) {
    const { cashDollars } = capoOf(state, seat);
    insist(
      !isPaid || cashDollars >= committeeDollars,
      `The committee takes $200; you have $${cashDollars}.`,
      'EMP-COPC-10',
    );
  },
  byRule: (state, seat) => ({ kind: 'pay', isPaid: capoOf(state, seat).cashDollars >= 400 }),
  run(table, task, answers) {
    const seat = onlySeat(task);
    const cause = 'the Citizens’ Committee';
    if (answers(seat).isPaid) bank(table, seat, -committeeDollars, cause);
    else corrupt(table, seat, 2, { source: 'cops', cause });
  },
});

/** [EMP-ASK-5, EMP-ABIL-22] */
export const commissioner = ask('commissioner', {
  title: 'Reactions',
  task: 'react to the cop card',
  manner: 'reaction',
  answer: 'use',
  check(state, seat, _task, { what }) {
    if (what === null) return;
    const isHis = capoOf(state, seat).hand.includes(what) && abilityOf(what) === 'commissioner';
    insist(isHis, 'Only Commissioner Hale, ready in your hand, moves the cops.', 'EMP-ABIL-22');
  },
  byRule: () => ({ kind: 'use', what: null }),
  run(table, { seats }, answers) {
    const seat = seats.find((one) => answers(one).what !== null);
    const man = seat === undefined ? null : answers(seat).what;
    if (seat === undefined || man === null) return;
    table.emit({ type: 'man-revealed', seat, man, cause: 'takes the cops over' });
    exhaust(table, seat, [man], 'the cops');
    table.emit({ type: 'mover-named', seat });
  },
});

/** [EMP-COPS-6, EMP-CORR-10, EMP-COPC-12, EMP-COPC-13] Who moves what, and the busts between. */
export const walkCops: AutoRule<'walk-cops'> = {
  run(table) {
    const { state } = table;
    const { mover } = state;
    const tasks: Task[] = [];
    if (mover === null) return;
    if (state.copCard !== 'open-city') {
      const canMove = state.cops.some(({ at }) => stepsFrom(state, at).length > 0);
      if (canMove) tasks.push({ do: 'move-cops', seats: [mover], why: 'beat' });
      const inside = caposOf(state).find(({ powers }) => powers.includes('inside-man'));
      if (inside !== undefined) {
        tasks.push({ do: 'move-cops', seats: [inside.seat], why: 'inside-man' });
      }
    }
    tasks.push({ do: 'busts', isLast: false });
    if (state.copCard === 'double-beat') {
      tasks.push(
        { do: 'move-cops', seats: [mover], why: 'double-beat' },
        { do: 'busts', isLast: true },
      );
    }
    if (state.isNessHere) tasks.push({ do: 'ness', seats: [mover] });
    next(table, ...tasks);
  },
};

/** [EMP-ASK-6] */
export const moveCops = ask('move-cops', {
  title: 'Cops on the beat',
  task: 'move the cops',
  manner: 'in-turn',
  answer: 'moveCops',
  check(state, _seat, { why }, { moves }) {
    if (why === 'beat') return checkBeat(state, moves);
    insist(moves.length <= 1, 'One cop moves here, by one square.', 'EMP-CORR-10');
    for (const move of moves) walk(state, move, 1);
    const canMove = state.cops.some(({ at }) => stepsFrom(state, at).length > 0);
    insist(
      why === 'inside-man' || moves.length === 1 || !canMove,
      'One cop moves once more; say which and where.',
      'EMP-COPC-12',
    );
  },
  byRule(state, seat, { why }) {
    const all = likelyBeat(state, seat);
    if (why === 'beat') return { kind: 'moveCops', moves: all };
    const best = state.cops
      .flatMap(({ id, at }) => stepsFrom(state, at).map((to) => ({ cop: id, path: [to] })))
      .toSorted((a, b) => wishOf(state, seat, b) - wishOf(state, seat, a))[0];
    const isWorthIt =
      best !== undefined && (why === 'double-beat' || wishOf(state, seat, best) > 0);
    return { kind: 'moveCops', moves: isWorthIt ? [best] : [] };
  },
  run(table, task, answers) {
    const seat = onlySeat(task);
    for (const { cop, path } of answers(seat).moves) {
      for (const to of path) table.emit({ type: 'cop-moved', seat, cop, to, isBeat: true });
    }
  },
});

function wishOf(state: State, seat: SeatId, { path }: { path: readonly Cell[] }): number {
  const to = path.at(-1);
  return to === undefined ? 0 : wishFor(state, seat, to);
}

/** [EMP-COPS-8] */
export const busts: AutoRule<'busts'> = {
  run(table) {
    const due = bustsAt(table.state);
    table.emit({ type: 'beat-settled', cops: due.length });
    for (const { cop, square } of due.toReversed()) askBust(table, cop, square);
  },
};

/** [EMP-ASK-6, EMP-COPS-9] */
export const ness = ask('ness', {
  title: 'Ness',
  task: 'send Ness somewhere',
  manner: 'in-turn',
  answer: 'ness',
  check(state, _seat, _task, { to }) {
    insist(
      mayGo(state, to),
      `Ness cannot go to ${nameOfCell(to)}; send him to another open square or place without a cop.`,
      'EMP-COPS-9',
    );
  },
  byRule(state, seat) {
    const [to = 'D3'] = cells
      .filter((id) => mayGo(state, id))
      .toSorted((a, b) => wishFor(state, seat, b) - wishFor(state, seat, a));
    return { kind: 'ness', to };
  },
  run(table, task, answers) {
    const seat = onlySeat(task);
    const { to } = answers(seat);
    table.emit({ type: 'ness-moved', seat, to });
    if (squareAt(table.state, to)?.owner != null) loseSquare(table, to, 'ness');
  },
});

export function mayGo(state: State, to: Cell): boolean {
  const isOpen = squareAt(state, to) !== null || cellOf(to).place !== null;
  return isOpen && state.ness !== to && !state.cops.some(({ at }) => at === to);
}
