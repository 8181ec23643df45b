import type { SeatId } from '#shared/words/ids.ts';
import type { Spike } from '#shared/games/paradise/orders/officialOrders.ts';
import { callOff } from '#main/games/paradise/rules/filing/filing.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { settleDispute } from '../posts/contest.ts';
import type { Claim, StorySubject } from '#main/games/paradise/rules/events/schemas/press.ts';
import { findOnlyHolder, findPayroll } from '../lookups.ts';
import { buildOfficialRef } from '#main/games/paradise/rules/state/records/officials.ts';
import { listFiled, type Filed } from '../posts/waiting.ts';

/**
 * Lists the City Editor's instructions for the month from his current owners; a gang that has lost him has no say.
 */
function listInstructions(state: State): Filed<'edit-paper'>[] {
  const editor = findOnlyHolder(state, 'editor');
  if (editor === null) return [];
  return listFiled(state, 'edit-paper').filter(({ seat }) => findPayroll(state, seat, editor.id) !== null);
}

/** Returns true if an instruction kills a story. An instruction never kills its own gang's stories. */
function doesKill(state: State, by: Filed<'edit-paper'>, subject: StorySubject): boolean {
  const { spikes } = by.order;
  const has = (spike: Spike): boolean => spikes.includes(spike);
  if (subject.kind === 'column') return has(subject.change > 0 ? 'denouncing' : 'friendly');
  if (has('corruption')) return true;
  return has('corruption-ours') && findPayroll(state, by.seat, subject.target.id) !== null;
}

/**
 * [OFF-4, OFF-2] Lists the gangs for which the Editor kills a story, or none. If the writer's gang pays the Editor too,
 * dice decide.
 */
export function listStoryKillers(table: ParadiseTable, writer: SeatId, subject: StorySubject): SeatId[] {
  const { state } = table;
  const editor = findOnlyHolder(state, 'editor');
  const killers = listInstructions(state)
    .filter((by) => by.seat !== writer && doesKill(state, by, subject))
    .map(({ seat }) => seat);
  if (editor === null || killers.length === 0) return [];
  const claims: Claim[] = killers.map((seat) => ({ seat, wish: 'the story killed' }));
  if (findPayroll(state, writer, editor.id) !== null) {
    claims.push({ seat: writer, wish: 'the story printed' });
  }
  const word = settleDispute(table, buildOfficialRef(editor), claims);
  return word?.seat === writer ? [] : killers;
}

/** [OFF-4, OFF-2, PO-3] Changes the month's outrage roll for the gang that wins the Editor's ear. */
export function applyEditorLean(table: ParadiseTable): void {
  for (const filed of listFiled(table.state, 'edit-paper')) {
    if (!listInstructions(table.state).some(({ id }) => id === filed.id)) callOff(table, filed);
  }
  const wishes = listInstructions(table.state).filter(({ order }) => order.lean !== 0);
  const editor = findOnlyHolder(table.state, 'editor');
  if (editor === null) return;
  const claims = wishes.map(({ seat, order }) => ({ seat, wish: describeLean(order.lean) }));
  const word = settleDispute(table, buildOfficialRef(editor), claims);
  const told = wishes.find(({ seat }) => seat === word?.seat);
  if (told === undefined) return;
  const { seat, order } = told;
  table.emit({ type: 'paper-leaned', seat, editor: buildOfficialRef(editor), points: order.lean });
}

function describeLean(lean: number): string {
  return `the city ${lean > 0 ? 'roused' : 'soothed'} by ${Math.abs(lean)}`;
}
