import { canThrowTo, setBomb, throwBomb, throwGasoline, throwInches } from '../bombs.ts';
import { fightersOf, isInFight, statOf, type Battle, type FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import { blastSize } from '../explosions.ts';
import { bearing, distance, distanceToRect, fanOut, inDirection, isInside } from '../geometry.ts';
import { buildingAt } from '../layout.ts';
import { moveToward } from '../movement.ts';
import type { Goal } from './goals.ts';
import { isFoe } from './targets.ts';

/** A thing to throw: how many sticks it is, and how far it reaches. */
type Missile = { kind: 'grenade' | 'dynamite' | 'gasoline'; sticks: number; radiusInches: number };

/** What he can throw, the cheapest to him first. */
function missilesOf(figure: FigureView): Missile[] {
  const sticks = Math.min(2, figure.dynamite);
  return [
    ...(figure.grenades > 0 ? [missile('grenade', 1)] : []),
    ...(sticks > 0 ? [missile('dynamite', sticks)] : []),
    ...(sticks > 1 ? [missile('dynamite', 1)] : []),
    ...(figure.gasoline > 0 ? [missile('gasoline', 1)] : []),
  ];
}

function missile(kind: Missile['kind'], sticks: number): Missile {
  const blast = { at: { x: 0, y: 0 }, sticks, isHalf: false, what: '', stuntsModifier: 0 };
  return { kind, sticks, ...blastSize({ ...blast, isThrown: true }) };
}

/** Enemies it takes to be worth a missile, friends and bystanders taken off. */
const enoughVictims = 1.9;

/** [BOMB-1 to BOMB-3] Throws what he has where it does most to them and nothing to his friends. */
export function throwAtCrowd(
  table: BattleTable,
  figure: FigureView,
  prize: string | null,
): boolean {
  const missiles = missilesOf(figure);
  if (missiles.length === 0) return false;
  let best: { missile: Missile; target: FigureView; worth: number } | null = null;
  for (const target of Object.values(table.state.figures)) {
    if (target.isHidden || !isFoe(table.state, figure, target)) continue;
    const inches = distance(target.at, figure.at);
    if (inches > throwInches) continue;
    for (const one of missiles) {
      if (inches < one.radiusInches + 2) continue;
      const worth = victimsWorth(table.state, figure, target, one.radiusInches, prize);
      if (worth < enoughVictims || worth <= (best?.worth ?? 0)) continue;
      if (canThrowTo(table.state, figure, target.at)) best = { missile: one, target, worth };
    }
  }
  if (best === null) return false;
  const at = { x: best.target.at.x, y: best.target.at.y };
  const { kind, sticks } = best.missile;
  if (kind === 'gasoline') throwGasoline(table, figure.id, at);
  else throwBomb(table, figure.id, at, { kind, sticks });
  return true;
}

function victimsWorth(
  battle: Battle,
  figure: FigureView,
  target: FigureView,
  radiusInches: number,
  prize: string | null,
): number {
  let worth = 0;
  for (const other of Object.values(battle.figures)) {
    if (!isInFight(other) || distance(other.at, target.at) > radiusInches) continue;
    if (isFoe(battle, figure, other)) worth += other.id === prize || other.isBoss ? 2 : 1;
    else worth -= other.side === figure.side ? 2 : 0.7;
  }
  return worth;
}

/** How near a wall a charge is set against it, and how many inside make it worth while. */
const wallInches = 1.2;
const enoughInside = 2;

/** Own cards until it goes off: one to get away. */
const fuseCards = 2;

/** [BOMB-4, SK-11] Dynamite against a house full of enemies, or a safe. */
export function setCharge(table: BattleTable, figure: FigureView, goal: Goal): boolean {
  if (figure.dynamite === 0 || statOf(figure, 'smarts') < 2) return false;
  const { state } = table;
  const safe = Object.values(state.objectives).find(
    ({ kind, at }) => kind === 'safe' && distance(at, figure.at) <= wallInches,
  );
  if (safe !== undefined && goal.kind === 'rob') {
    setBomb(table, figure.id, { sticks: 1, cards: fuseCards });
    return true;
  }
  if (goal.kind !== 'take' && goal.kind !== 'kill') return false;
  const house = state.layout.buildings.find(
    ({ rect }) => !isInside(figure.at, rect) && distanceToRect(figure.at, rect) <= wallInches,
  );
  if (house === undefined || figure.side === 'civilians') return false;
  const inside = (one: FigureView): boolean => isInside(one.at, house.rect);
  const victims = Object.values(state.figures).filter(
    (one) => isFoe(state, figure, one) && inside(one),
  );
  const isFriendly = fightersOf(state, figure.side).some(inside);
  if (victims.length < enoughInside || isFriendly || state.fuses.length > 0) return false;
  setBomb(table, figure.id, { sticks: Math.min(5, figure.dynamite), cards: fuseCards });
  return true;
}

/** Away from a fuse that burns too near. */
export function clearOfFuses(table: BattleTable, figure: FigureView): boolean {
  const { layout, fuses } = table.state;
  const fuse = fuses.find(
    ({ at, sticks, isHalf }) =>
      distance(at, figure.at) <=
      blastSize({ at, sticks, isHalf, what: '', stuntsModifier: 0 }).radiusInches + 0.3,
  );
  if (fuse === undefined) return false;
  const away = bearing(fuse.at, figure.at);
  const to = fanOut(away, [40, 80])
    .map((degrees) => inDirection(figure.at, degrees, 8))
    .find(
      (point) =>
        point.x > 0.5 &&
        point.y > 0.5 &&
        point.x < layout.width - 0.5 &&
        point.y < layout.height - 0.5 &&
        buildingAt(layout, point)?.id === buildingAt(layout, figure.at)?.id,
    );
  return to !== undefined && moveToward(table, figure.id, to, 'ran');
}
