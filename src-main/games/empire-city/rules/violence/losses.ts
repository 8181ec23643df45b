import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { Cell, ManId } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { kill, score } from '../gains.ts';
import { findAbility, requireCapo, sortDearestFirst, isSpecial, formatCellName, findSquare } from '../lookups.ts';
import type { Side } from '../records.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';
import { callAttacksOff } from './order.ts';

/** [EMP-COMB-8 to EMP-COMB-10] Losses, spoils, and all the victor’s points at once. */
export function finish(table: EmpireTable, victor: SeatId | null): void {
  const { combat } = table.state;
  if (combat === null) return;
  const { square, sides } = combat;
  const defender = findSquare(table.state, square)?.owner ?? null;
  // Without a defender there is nothing to win; the attacks must still end.
  if (defender === null) return callAttacksOff(table, square);
  const losers = sides.filter(({ seat }) => seat !== victor);
  const won = { square, victor, defender, losers: losers.map(({ seat }) => seat) } as const;
  if (victor === null) return table.emit({ type: 'combat-won', ...won, losers: [] });
  const dead = losers.flatMap((side) => rollLosses(table, square, side).map((man) => ({ seat: side.seat, man })));
  dead.push(...chooseButchered(table, victor, sides, dead));
  table.emit({ type: 'combat-won', ...won });
  if (victor !== defender) table.emit({ type: 'square-won', seat: victor, from: defender, square });
  for (const { seat, man } of dead) kill(table, seat, man, victor, formatCellName(square));
  const { combatPoints, defenderPoints, killPoints } = table.state.house;
  const where = formatCellName(square);
  const points = victor === defender ? defenderPoints : combatPoints;
  const kills = killPoints * dead.length;
  if (points + kills === 0) return;
  // [EMP-WIN-5] All at once: the kills go first, and the end is looked for after the last of them.
  if (kills > 0 && points > 0) scoreQuietly(table, victor, kills, where);
  else if (kills > 0) score(table, victor, kills, { source: 'kills', cause: where });
  if (points > 0) score(table, victor, points, { source: 'combats', cause: where });
}

function scoreQuietly(table: EmpireTable, seat: SeatId, points: number, cause: string): void {
  table.emit({ type: 'scored', seat, points, source: 'kills', cause });
}

type Shown = DeepReadonly<Side>;

/** Lists the men of a side whose ability counts; a man who was struck before the combat does not. */
function listAble(side: Shown, ability: string): ManId[] {
  return side.men.filter(({ man, isStruck }) => !isStruck && findAbility(man) === ability).map(({ man }) => man);
}

function isTreated({ cards }: Shown): boolean {
  return cards.some((card) => requireCard(card).kind === 'street-doctor');
}

/** [EMP-COMB-8, EMP-ABIL-8, EMP-ABIL-9, EMP-SLUM-9, EMP-CORR-6] Rolls the deaths of a losing side. */
function rollLosses(table: EmpireTable, square: Cell, side: Shown): ManId[] {
  const { seat, men } = side;
  if (men.length === 0 || isTreated(side)) return [];
  const { deathRoll } = table.state.house;
  const doctors = listAble(side, 'doctor');
  const purpose = `${requireCapo(table.state, seat).name}: losses in ${formatCellName(square)}`;
  const faces = table.dice.faces({ purpose, count: men.length });
  const rolls = men.map(({ man }, nth) => {
    const face = faces[nth] ?? 6;
    const isHard = findAbility(man) === 'tough' || doctors.some((doctor) => doctor !== man);
    return { man, face, dies: face <= (isHard ? Math.min(1, deathRoll) : deathRoll) };
  });
  const dead = rolls.filter(({ dies }) => dies).map(({ man }) => man);
  const saved = findSaved(table.state, seat, dead);
  table.emit({
    type: 'losses-rolled',
    square,
    seat,
    rolls: rolls.map((roll) => ({ ...roll, dies: roll.dies && roll.man !== saved })),
  });
  if (saved !== null) table.emit({ type: 'refresh-used', seat, what: 'surgeon' });
  return dead.filter((man) => man !== saved);
}

function findSaved(state: State, seat: SeatId, dead: readonly ManId[]): ManId | null {
  const hasHim = requireCapo(state, seat).powers.includes('house-surgeon');
  if (!hasHim || state.used.surgeon.includes(seat)) return null;
  return sortDearestFirst(state, dead)[0] ?? null;
}

/**
 * [EMP-ABIL-2, EMP-CORR-6] Chooses the Butcher's victim, who may be saved by a surgeon who has not worked this round.
 */
function chooseButchered(
  table: EmpireTable,
  victor: SeatId,
  sides: readonly Shown[],
  dead: readonly { man: ManId }[],
): { seat: SeatId; man: ManId }[] {
  const own = sides.find(({ seat }) => seat === victor);
  if (own === undefined || listAble(own, 'butcher').length === 0) return [];
  const alive = sides
    .filter((side) => side.seat !== victor && !isTreated(side))
    .flatMap(({ seat, men }) => men.map(({ man }) => ({ seat, man })))
    .filter(({ man }) => !dead.some((one) => one.man === man));
  const order = sortDearestFirst(
    table.state,
    alive.map(({ man }) => man),
  );
  const man = order.find((one) => isSpecial(one)) ?? order[0];
  const found = alive.find((one) => one.man === man);
  if (found === undefined) return [];
  if (findSaved(table.state, found.seat, [found.man]) !== null) {
    table.emit({ type: 'refresh-used', seat: found.seat, what: 'surgeon' });
    return [];
  }
  table.emit({ type: 'butcher-struck', seat: victor, rival: found.seat, man: found.man });
  return [found];
}
