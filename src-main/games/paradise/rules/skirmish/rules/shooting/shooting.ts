import type { Modifier } from '#shared/words/dice.ts';
import { shootAtCar } from '../driving/carHits.ts';
import {
  requireFigure,
  isInFight,
  isOnTable,
  computeStat,
  type FigureId,
  type FigureView,
  type Battle,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFightersAfoot, listHostages, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { updateFiredGuns, canReload, emptyFrom, listGunsFired } from './ammunition.ts';
import { duck } from './ducking.ts';
import { computeDistance, type Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { removeHostage } from '../brawling/hostages.ts';
import { rollDeadlyHit } from '../injury.ts';
import {
  charmReason,
  listDeadlyModifiers,
  hitChance,
  computeModifiedGats,
  addGun,
  aimedReason,
  isAimed,
  isInRange,
  collectModifiers,
  nameOfGun,
  listReadyWays,
  type Shot,
  type FiringWay,
} from './shot.ts';
import { listShotModifiers } from './shotModifiers.ts';
import { listShotCauses } from '../publicView.ts';
import { findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { isMachineGun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';
import { makeChange } from '#main/games/paradise/rules/skirmish/events.ts';

/** [GATS-1, GATS-7, GUTS-3] Lists the ways this shooter can fire at this target now, best expected hits first. */
export function listShotsAt(battle: Battle, shooter: FigureView, target: FigureView): Shot[] {
  if (target.isHidden || !isStillThere(target)) return [];
  const common = listShotModifiers(battle, shooter, target);
  if (common === null || isHeldBack(battle, shooter, target)) return [];
  return listReadyWays(shooter)
    .flatMap((way) => findShotWith(way, shooter, target, common) ?? [])
    .sort((a, b) => b.chance * b.dice - a.chance * a.dice);
}

/** Finds one way of firing as a shot; null beyond its range. */
export function findShotWith(
  way: FiringWay,
  shooter: FigureView,
  target: FigureView,
  common: readonly Modifier[],
): Shot | null {
  const inches = computeDistance(shooter.at, target.at);
  if (!isInRange(way, inches)) return null;
  const gats = computeStat(shooter, 'gats');
  const modifiers = [
    ...common,
    ...collectModifiers((add) => {
      addGun(way, inches, add);
      if (isAimed(way, shooter, target)) add(aimedReason, 1);
    }),
  ];
  return { ...way, gats, modifiers, chance: hitChance(gats, computeModifiedGats({ gats, modifiers })) };
}

/** [GATS-7] Returns true if the law or citizens hold fire because of a hostage. */
export function isHeldBack(battle: Battle, shooter: FigureView, target: FigureView): boolean {
  if (shooter.kind === 'gangster') return false;
  for (const one of listHostages(battle)) if (isOfGroup(battle, shooter, target, one)) return true;
  return false;
}

/** [GATS-1 to GATS-6, SK-64, SK-67] Fires once: dice, hits, near misses, jams and empty magazines. */
export function shoot(table: BattleTable, id: FigureId, targetId: FigureId, shot: Shot): void {
  const shooter = requireFigure(table.state, id);
  const target = requireFigure(table.state, targetId);
  const modified = computeModifiedGats(shot);
  const fired = listGunsFired(shooter, shot.gun);
  const car = target.carId === null ? undefined : table.state.cars[target.carId];
  const mark = car === undefined ? target.name : `the ${car.kind} of ${target.name}`;
  const way = `${shot.mode.isBlazing ? 'blazes away at' : 'fires at'} ${mark}`;
  const roll = table.dice.faces({
    purpose: `${shooter.name} ${way} (${nameOfGun(shot.gun)}, GATS ${shot.gats}${shot.modifiers.map((m) => ` ${m.value > 0 ? '+' : ''}${m.value} ${m.reason}`).join('')} = ${modified})`,
    count: shot.mode.dice * fired.length,
  });
  const hits = countHits(table, shooter, roll, shot.gats, modified);
  const nearMisses = shot.mode.isBlazing ? Math.max(0, roll.filter((face) => face <= shot.gats).length - hits) : 0;
  const isOut = isMachineGun(shot.gun) && isDrumOut(table, shooter);
  const isCharmed = shot.modifiers.some((modifier) => modifier.reason === charmReason);
  table.emit({
    type: 'told',
    text: `${shooter.name} ${way}: ${hits === 0 ? 'no' : hits} hit${hits > 1 ? 's' : ''}${nearMisses > 0 ? `, ${nearMisses} too close for comfort` : ''}.`,
    figures: makeChange(id, {
      aimsAt: null,
      isHidden: false,
      hasFired: true,
      firearms: updateFiredGuns(shooter, fired, { mode: shot.mode, isOut }, roll),
      ...(isCharmed ? { charm: 0 } : {}),
    }),
    saw: listShotCauses(table.state, shooter, target),
    isShot: true,
    deed: { kind: 'fires', by: id, to: target.id, hits },
  });
  spreadHits(table, shooter, target, shot, { hits, nearMisses });
}

/** [GATS-6] Rolls one die a burst for an empty drum, independent of the burst's dice. */
function isDrumOut(table: BattleTable, shooter: FigureView): boolean {
  const purpose = `${shooter.name} has shot his gun empty on ${emptyFrom} and more`;
  return table.dice.roll({ purpose }).total >= emptyFrom;
}

/** [GATS-1] Counts hits; at exactly 0, 1s are thrown again against the bare GATS. */
function countHits(
  table: BattleTable,
  shooter: FigureView,
  faces: readonly number[],
  gats: number,
  modified: number,
): number {
  if (modified < 0) return 0;
  if (modified > 0) return faces.filter((face) => face <= modified).length;
  return faces
    .filter((face) => face === 1)
    .filter(() => {
      const { passed } = table.dice.test({ purpose: `${shooter.name} confirms: GATS`, stat: gats });
      return passed;
    }).length;
}

/** [GATS-5, GATS-7] Hits fall at random on the target and those within 2" of him; all of them flinch. */
function spreadHits(
  table: BattleTable,
  shooter: FigureView,
  target: FigureView,
  shot: Shot,
  fallen: { hits: number; nearMisses: number },
): void {
  if (target.carId !== null) {
    const car = table.state.cars[target.carId];
    if (car !== undefined) {
      shootAtCar(table, shooter, car, shot, fallen);
      return;
    }
  }
  const group = groupAround(table.state, shooter, target);
  const modifiers = listDeadlyModifiers(shot);
  if (fallen.nearMisses > 0) for (const figure of group) flinch(table, figure.id, shooter.at);
  for (let hit = 0; hit < fallen.hits; hit += 1) {
    const alive = group.map((f) => requireFigure(table.state, f.id)).filter(isStillThere);
    if (alive.length === 0) return;
    const victim = table.dice.pick(alive, `Who of the group is hit by ${shooter.name}`);
    rollDeadlyHit(table, victim.id, { by: shooter.id, modifiers, isShot: true });
  }
}

function isStillThere(figure: FigureView): boolean {
  return isOnTable(figure) && figure.posture !== 'dead';
}

/** [GATS-5] Lists the target and all in sight within 2" of him: enemies, bystanders and the shooter's own friends. */
export function groupAround(battle: Battle, shooter: FigureView, target: FigureView): FigureView[] {
  if (target.carId !== null) return [target];
  const others = listFightersAfoot(battle).filter((figure) => isHitWith(battle, shooter, target, figure));
  return [target, ...others];
}

/** [GATS-5] True if somebody is of the group around a target. */
function isOfGroup(battle: Battle, shooter: FigureView, target: FigureView, figure: FigureView): boolean {
  if (figure.id === target.id) return true;
  const isBeside = target.carId === null && isInFight(figure);
  return isBeside && isHitWith(battle, shooter, target, figure);
}

/** [GATS-5] How near the target lead may find another. */
export const groupInches = 2;

/** [GATS-5] True if lead for a target on foot may find this one beside him. */
export function isHitWith(battle: Battle, shooter: FigureView, target: FigureView, figure: FigureView): boolean {
  // perf: distance is checked first, as it leaves few of hundreds.
  return (
    computeDistance(figure.at, target.at) <= groupInches &&
    figure.id !== target.id &&
    figure.id !== shooter.id &&
    figure.carId === null &&
    !figure.isHidden &&
    findSight(findGround(battle), shooter.at, figure.at).isClear
  );
}

/** [GATS-5, HIT-1a] A near miss: he ducks; a hostage may make a dash for it (GATS-7). */
export function flinch(table: BattleTable, id: FigureId, from: Point | null = null): void {
  const figure = requireFigure(table.state, id);
  if (!isInFight(figure)) return;
  if (figure.heldBy !== null) {
    const { passed } = table.dice.test({
      purpose: `${figure.name} makes a dash for it: GUTS`,
      stat: computeStat(figure, 'guts'),
    });
    table.emit({
      type: 'told',
      text: passed ? `${figure.name} tears himself free.` : `${figure.name} freezes.`,
      figures: passed ? { [id]: { heldBy: null, hasPanicked: true }, ...removeHostage(table.state, figure) } : {},
    });
    return;
  }
  duck(table, id, from);
}

/** [GATS-4] An action spent aiming. */
export function aim(table: BattleTable, id: FigureId, target: FigureId): void {
  const figure = requireFigure(table.state, id);
  table.emit({
    type: 'told',
    text: `${figure.name} takes aim at ${requireFigure(table.state, target).name}.`,
    figures: makeChange(id, { aimsAt: target }),
    deed: { kind: 'aims', by: id, to: target },
  });
}

/** [GATS-6] Reloads with one action; a Tommy gun takes its one spare drum. */
export function reload(table: BattleTable, id: FigureId): void {
  const figure = requireFigure(table.state, id);
  const loaded = figure.firearms.filter((one) => canReload(table.state, figure, one));
  const takesDrum = loaded.some(({ gun }) => gun === 'tommy-gun');
  table.emit({
    type: 'told',
    text: `${figure.name} ${takesDrum ? 'changes the drum' : loaded.length > 0 ? 'reloads' : 'finds nothing to load'}.`,
    figures: makeChange(id, {
      firearms: figure.firearms.map((one) =>
        loaded.includes(one) ? { ...one, isEmpty: false, blasts: 2 } : { ...one },
      ),
      ...(takesDrum ? { spareDrum: null } : {}),
      aimsAt: null,
    }),
  });
}
