import { copCardTable } from '#shared/games/empire-city/copCards.ts';
import { cells, type Cell } from '#shared/games/empire-city/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, namesOneOfTied, requireOnlySeat, type AutoRule } from '../askRule.ts';
import { drawFrom } from '../decks.ts';
import { payBank, applyCorruption, exhaust } from '../gains.ts';
import { findAbility, requireCapo, listCapos, computePrintedBribe, listSquares, listTurnOrder } from '../lookups.ts';
import type { Task } from '../records.ts';
import type { State } from '../state.ts';
import { addTasks, type EmpireTable } from '../table.ts';

function findHighest(state: State): number {
  return Math.max(0, ...listCapos(state).map(({ corruption }) => corruption));
}

/** [EMP-COPS-3] */
export function countCopsDue(state: State): number {
  const marks = state.house.marks.filter((mark) => findHighest(state) >= mark).length;
  return (state.seats.length >= 5 ? 2 : 1) + marks;
}

/** [EMP-COPS-1] From round 2. */
export function beginCops(table: EmpireTable): void {
  const { state } = table;
  const least = Math.min(...listCapos(state).map(({ corruption }) => corruption));
  const tied = listTurnOrder(state).filter((seat) => requireCapo(state, seat).corruption === least);
  const [only] = tied;
  const rest: Task[] = [{ do: 'count-cops' }, { do: 'cop-card' }, { do: 'walk-cops' }];
  if (only !== undefined && tied.length === 1) {
    table.emit({ type: 'chief-named', seat: only, isTie: false });
    return addTasks(table, ...rest);
  }
  const seats = state.godfather === null ? [] : [state.godfather];
  addTasks(table, { do: 'chief', seats, tied }, ...rest);
}

/** [EMP-ASK-3] */
export const chief = ask('chief', {
  ...namesOneOfTied,
  title: 'The chief of police',
  check(_state, _seat, { tied }, { seat: named }) {
    refuseUnless(tied.includes(named), 'Name one of those who are tied.', 'EMP-COPS-2');
  },
  byRule(state, seat, { tied }) {
    const [first = seat] = tied.toSorted((a, b) => requireCapo(state, a).points - requireCapo(state, b).points);
    return { kind: 'name', seat: tied.includes(seat) ? seat : first };
  },
  run(table, task, answers) {
    table.emit({ type: 'chief-named', seat: answers(requireOnlySeat(task)).seat, isTie: true });
  },
});

/** [EMP-COPS-3, EMP-COPS-4] */
export const countCops: AutoRule<'count-cops'> = {
  run(table) {
    const { state } = table;
    const due = countCopsDue(state);
    while (table.state.cops.length < due) {
      const id = `c${table.state.copsMade + 1}`;
      table.emit({ type: 'cop-added', cop: { id, at: 'C3' } });
    }
    const isDue = findHighest(state) >= state.house.nessAt;
    if (isDue !== state.isNessHere) table.emit({ type: 'ness-called', isHere: isDue });
    const surplus = table.state.cops.length - due;
    const seat = table.state.chief;
    if (surplus > 0 && seat !== null) {
      addTasks(table, { do: 'withdraw-cops', seats: [seat], count: surplus });
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
    refuseUnless(
      areThere && new Set(cops).size === count && cops.length === count,
      `Withdraw ${formatCount(count, 'cop')} of those on the board.`,
      'EMP-COPS-3',
    );
  },
  byRule(state, seat, { count }) {
    const own = new Set(listSquares(state, seat));
    const rank = (at: Cell): number => (at === 'C3' ? 0 : own.has(at) ? 1 : 2);
    const cops = state.cops
      .toSorted((a, b) => rank(a.at) - rank(b.at) || cells.indexOf(a.at) - cells.indexOf(b.at))
      .slice(0, count)
      .map(({ id }) => id);
    return { kind: 'withdrawCops', cops };
  },
  run(table, task, answers) {
    table.emit({ type: 'cops-withdrawn', cops: [...answers(requireOnlySeat(task)).cops] });
  },
});

/** [EMP-COPS-5] */
export const copCard: AutoRule<'cop-card'> = {
  run(table) {
    const card = drawFrom(table, 'cops', 'gm', 'The next cop card') as keyof typeof copCardTable | null;
    if (card === null) return;
    const bribe = computePrintedBribe({ ...table.state, copCard: card });
    table.emit({ type: 'cop-card-turned', card, bribe, calls: copCardTable[card].calls });
    const tasks: Task[] = [];
    if (card === 'citizens-committee') {
      const most = findHighest(table.state);
      for (const seat of listTurnOrder(table.state)) {
        if (requireCapo(table.state, seat).corruption === most) tasks.push({ do: 'committee', seats: [seat] });
      }
    }
    const seats = listTurnOrder(table.state).filter((seat) => requireCapo(table.state, seat).hand.length > 0);
    if (seats.length > 0) tasks.push({ do: 'commissioner', seats });
    addTasks(table, ...tasks);
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
    const { cashDollars } = requireCapo(state, seat);
    refuseUnless(
      !isPaid || cashDollars >= committeeDollars,
      `The committee takes ${formatDollars(committeeDollars)}; you have ${formatDollars(cashDollars)}.`,
      'EMP-COPC-10',
    );
  },
  byRule: (state, seat) => ({ kind: 'pay', isPaid: requireCapo(state, seat).cashDollars >= 400 }),
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    const cause = 'the Citizens’ Committee';
    if (answers(seat).isPaid) payBank(table, seat, -committeeDollars, cause);
    else applyCorruption(table, seat, 2, { source: 'cops', cause });
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
    const isHis = requireCapo(state, seat).hand.includes(what) && findAbility(what) === 'commissioner';
    refuseUnless(isHis, 'Only Commissioner Hale, ready in your hand, moves the cops.', 'EMP-ABIL-22');
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
