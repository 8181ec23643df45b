import type { SeatId } from '#shared/words/ids.ts';
import type { OfficialId } from '#shared/games/paradise/ids.ts';
import { postName, formatStyledName } from '#shared/games/paradise/officials.ts';
import { sum } from '#kernel/dice/dice.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { callOff } from '#main/games/paradise/rules/filing/filing.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { officialTable } from '#main/games/paradise/rules/tables/officials.ts';
import { settleDispute } from '../posts/contest.ts';
import type { Claim } from '#main/games/paradise/rules/events/schemas/press.ts';
import { findOnlyHolder, listOwners, findPayroll } from '../lookups.ts';
import { replaceOfficial } from '../posts/seating.ts';
import { buildOfficialRef, type Official } from '#main/games/paradise/rules/state/records/officials.ts';
import { listFiled, type Filed } from '../posts/waiting.ts';

type Act = Filed<'dismiss'> | Filed<'accuse'>;

/** Returns the chance to pass an opposed test, in which a natural 6 always fails. */
const computeOpposedChance = (stat: number): number => Math.max(0, Math.min(5, stat)) / 6;

/** [OFF-4] Chance that the Mayor's accusation throws an official out. */
export function computeAccusationChance(
  mayorSmarts: number,
  target: { kind: Official['kind']; smarts: number | null },
): number {
  const may = target.smarts === null ? officialTable[target.kind].smartsByFace : [target.smarts];
  return computeOpposedChance(mayorSmarts) * (sum(may.map((smarts) => 1 - computeOpposedChance(smarts))) / may.length);
}

/**
 * [OFF-4, OFF-2] Plays the Mayor's one act of the month: the one that his owners agree on, or that of the owner who
 * wins his ear. An owner who also pays the victim wants no act.
 */
export function playMayor(table: ParadiseTable): void {
  const acts: Act[] = [...listFiled(table.state, 'dismiss'), ...listFiled(table.state, 'accuse')];
  const mayor = findOnlyHolder(table.state, 'mayor');
  for (const act of acts) {
    if (mayor === null || !isPossible(table.state, act, mayor.id)) callOff(table, act);
  }
  if (mayor === null) return;
  const possible = acts.filter((act) => isPossible(table.state, act, mayor.id));
  const claims: Claim[] = possible.map((act) => ({ seat: act.seat, wish: describeWish(table.state, act) }));
  for (const seat of listObjectors(table.state, mayor.id, possible)) {
    claims.push({ seat, wish: 'nothing done' });
  }
  const word = settleDispute(table, buildOfficialRef(mayor), claims);
  const done = possible.find(({ seat }) => seat === word?.seat);
  if (done !== undefined) carryOutAct(table, mayor, done);
}

/** Returns true if its giver still pays the Mayor, and the victim still holds the post. */
function isPossible(state: State, { seat, order }: Act, mayor: OfficialId): boolean {
  const target = state.officials[order.official];
  const isThere = target !== undefined && target.forSaleFromMonth <= state.month;
  return isThere && findPayroll(state, seat, mayor) !== null;
}

/** [OFF-2] Lists the owners of the Mayor who gave him no order of their own but pay somebody he is to dismiss. */
function listObjectors(state: State, mayor: OfficialId, acts: readonly Act[]): SeatId[] {
  const heard = new Set(acts.map(({ seat }) => seat));
  return listOwners(state, mayor).filter(
    (seat) => !heard.has(seat) && acts.some(({ order }) => findPayroll(state, seat, order.official) !== null),
  );
}

function describeWish(state: State, { order }: Act): string {
  const target = state.officials[order.official];
  const post = target === undefined ? 'somebody' : `the ${postName(target)}`;
  return order.kind === 'dismiss' ? `${post} dismissed` : `${post} accused`;
}

function carryOutAct(table: ParadiseTable, mayor: DeepReadonly<Official>, { seat, order }: Act): void {
  const target = table.state.officials[order.official];
  if (target === undefined) return;
  if (order.kind === 'dismiss') {
    table.emit({ type: 'official-dismissed', seat, mayor: buildOfficialRef(mayor), target: buildOfficialRef(target) });
    replaceOfficial(table, target.id);
  } else playAccusation(table, seat, mayor, target);
}

/** [OFF-4] Plays SMARTS against SMARTS: the Mayor must pass and the other fail. */
function playAccusation(
  table: ParadiseTable,
  seat: SeatId,
  mayor: DeepReadonly<Official>,
  target: DeepReadonly<Official>,
): void {
  const { passed: answered } = table.dice.test({
    purpose: `${formatStyledName(mayor)} accuses ${formatStyledName(target)}: SMARTS`,
    stat: mayor.smarts,
    sixFails: true,
  });
  const falls =
    answered &&
    !table.dice.test({
      purpose: `${formatStyledName(target)} defends himself: SMARTS`,
      stat: target.smarts,
      sixFails: true,
    }).passed;
  const told = { seat, mayor: buildOfficialRef(mayor), target: buildOfficialRef(target) };
  table.emit({ type: 'official-accused', ...told, answered, falls });
  if (falls) replaceOfficial(table, target.id);
}
