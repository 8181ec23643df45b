import type { SeatId } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';
import { playOnButton } from '#kernel/play.ts';
import type { Pacing } from '#kernel/rulebook.ts';
import { listMissingSeats, openAsk, findAskRule, step } from './agenda.ts';
import { listCapos, requireCapo, formatCellName } from './lookups.ts';
import { hasOnlyAnswer } from './onlyAnswer.ts';
import type { State } from './state.ts';
import type { EmpireTable } from './table.ts';

/** `Round 3`. */
export function roundName(round: number): string {
  return `Round ${round}`;
}

/** [EMP-ASK] Finds the seats that the game waits for; null if the rules go on. */
export function findWait(state: State): Wait | null {
  if (state.ending !== null) return null;
  const task = openAsk(state);
  if (task === null) return null;
  const seats = listMissingSeats(state);
  if (seats.length === 0) return null;
  if (task.do === 'turn') return turnWait(state, seats);
  const rule = findAskRule(task);
  if (rule === null) return null;
  const where = task.do === 'commit' || task.do === 'bust' ? ` in ${formatCellName(task.square)}` : '';
  return {
    step: task.do,
    title: `${rule.title}${where}`,
    manner: rule.manner,
    seats,
    says: {
      button: findButton(state, rule.manner, seats),
      explanation: explainWait(state, rule, seats),
      screen: 'board',
      link: 'Answer',
      task: rule.task,
    },
  };
}

/**
 * True if a family's orders are given at the table: by its player, or by the games master who took it over.
 * [EMP-FOG-12] The only player there is not stopped for a question that he has one answer to.
 */
export function findOrderTaker(state: State, seat: SeatId): { takesOrders: boolean } {
  const { isHuman, isStoodIn } = requireCapo(state, seat);
  if (!isHuman && !isStoodIn) return { takesOrders: false };
  return { takesOrders: !isAlone(state) || !hasOnlyAnswer(state, seat) };
}

function isAlone(state: State): boolean {
  return listCapos(state).filter((capo) => capo.isHuman || capo.isStoodIn).length === 1;
}

function findButton(state: State, manner: Wait['manner'], seats: readonly SeatId[]): string | null {
  const asked = manner === 'in-turn' ? seats.slice(0, 1) : seats;
  return playOnButton(asked.map((seat) => findOrderTaker(state, seat)));
}

function explainWait(
  state: State,
  rule: Pick<Wait, 'title' | 'manner'> & { task: string },
  seats: readonly SeatId[],
): string {
  if (rule.manner === 'reaction') return 'Anyone who can react may do so now, or pass.';
  if (rule.manner === 'sealed') return `${rule.title}: everybody asked answers unseen, then all is shown.`;
  const [seat] = seats;
  const who = seat === undefined ? 'Somebody' : requireCapo(state, seat).name;
  return `${who} is asked to ${rule.task}.`;
}

function turnWait(state: State, seats: SeatId[]): Wait {
  const [seat] = seats;
  const { name, figures } = requireCapo(state, seat ?? ('' as SeatId));
  return {
    step: 'turn',
    title: 'A turn',
    manner: 'in-turn',
    seats,
    says: {
      button: findButton(state, 'in-turn', seats),
      explanation: `It is ${name}’s turn, with ${figures} of its figures left: play cards, bargain, then place one figure.`,
      screen: 'board',
      link: 'Play the turn',
      task: 'play a turn',
    },
  };
}

/** [EMP-TURN-4] Plays the next automatic piece. */
export function playOnStep(table: EmpireTable, _pacing: Pacing): void {
  table.entry({
    title: `${roundName(table.state.round)}: ${formatPhase(table.state)}`,
    author: { kind: 'rules' },
    order: null,
    reason: null,
  });
  step(table);
}

function formatPhase({ phase }: State): string {
  return phase.charAt(0).toUpperCase() + phase.slice(1);
}
