import { requireCell } from '#shared/games/empire-city/board.ts';
import { cells, type Cell } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, requireOnlySeat, type AutoRule } from '../askRule.ts';
import { listCapos, formatCellName, findSquare } from '../lookups.ts';
import type { Task } from '../records.ts';
import type { State } from '../state.ts';
import { addTasks } from '../table.ts';
import { askBust, listBusts, loseSquare } from './busts.ts';
import { checkBeat, planBeat, listStepsFrom, walk, scoreCopWish } from './steps.ts';

/** [EMP-COPS-6, EMP-CORR-10, EMP-COPC-12, EMP-COPC-13] Moves the cops, with the busts between. */
export const walkCops: AutoRule<'walk-cops'> = {
  run(table) {
    const { state } = table;
    const { mover } = state;
    const tasks: Task[] = [];
    if (mover === null) return;
    if (state.copCard !== 'open-city') {
      const canMove = state.cops.some(({ at }) => listStepsFrom(state, at).length > 0);
      if (canMove) tasks.push({ do: 'move-cops', seats: [mover], why: 'beat' });
      const inside = listCapos(state).find(({ powers }) => powers.includes('inside-man'));
      if (inside !== undefined) {
        tasks.push({ do: 'move-cops', seats: [inside.seat], why: 'inside-man' });
      }
    }
    tasks.push({ do: 'busts', isLast: false });
    if (state.copCard === 'double-beat') {
      tasks.push({ do: 'move-cops', seats: [mover], why: 'double-beat' }, { do: 'busts', isLast: true });
    }
    if (state.isNessHere) tasks.push({ do: 'ness', seats: [mover] });
    addTasks(table, ...tasks);
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
    refuseUnless(moves.length <= 1, 'One cop moves here, by one square.', 'EMP-CORR-10');
    for (const move of moves) walk(state, move, 1);
    const canMove = state.cops.some(({ at }) => listStepsFrom(state, at).length > 0);
    refuseUnless(
      why === 'inside-man' || moves.length === 1 || !canMove,
      'One cop moves once more; say which and where.',
      'EMP-COPC-12',
    );
  },
  byRule(state, seat, { why }) {
    const all = planBeat(state, seat);
    if (why === 'beat') return { kind: 'moveCops', moves: all };
    const best = state.cops
      .flatMap(({ id, at }) => listStepsFrom(state, at).map((to) => ({ cop: id, path: [to] })))
      .toSorted((a, b) => scoreWish(state, seat, b) - scoreWish(state, seat, a))[0];
    const isWorthIt = best !== undefined && (why === 'double-beat' || scoreWish(state, seat, best) > 0);
    return { kind: 'moveCops', moves: isWorthIt ? [best] : [] };
  },
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    for (const { cop, path } of answers(seat).moves) {
      for (const to of path) table.emit({ type: 'cop-moved', seat, cop, to, isBeat: true });
    }
  },
});

function scoreWish(state: State, seat: SeatId, { path }: { path: readonly Cell[] }): number {
  const to = path.at(-1);
  return to === undefined ? 0 : scoreCopWish(state, seat, to);
}

/** [EMP-COPS-8] */
export const busts: AutoRule<'busts'> = {
  run(table) {
    const due = listBusts(table.state);
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
    refuseUnless(
      mayGo(state, to),
      `Ness cannot go to ${formatCellName(to)}; send him to another open square or place without a cop.`,
      'EMP-COPS-9',
    );
  },
  byRule(state, seat) {
    const [to = 'D3'] = cells
      .filter((id) => mayGo(state, id))
      .toSorted((a, b) => scoreCopWish(state, seat, b) - scoreCopWish(state, seat, a));
    return { kind: 'ness', to };
  },
  run(table, task, answers) {
    const seat = requireOnlySeat(task);
    const { to } = answers(seat);
    table.emit({ type: 'ness-moved', seat, to });
    if ((findSquare(table.state, to)?.owner ?? null) !== null) loseSquare(table, to, 'ness');
  },
});

export function mayGo(state: State, to: Cell): boolean {
  const isOpen = findSquare(state, to) !== null || requireCell(to).place !== null;
  return isOpen && state.ness !== to && !state.cops.some(({ at }) => at === to);
}
