import type { Battle, CarView, FigureView } from '../battle.ts';
import { listCars, findGround, listOtherFighters } from '../battleIndex.ts';
import { describePlace } from '../outcomes/moves.ts';
import { listLyingLoot } from '../rules/premises.ts';
import { computeAllowance } from '../rules/movement.ts';
import { findCoverNear, listCoverSpots } from '../table/coverSpots.ts';
import { hasRoom } from '../table/elbowRoom.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { canWalk, findSight } from '../table/terrain.ts';
import { findNearestEdge } from '../tactics/cars/getaway.ts';
import { findWatcher, isFoe } from '../rules/foes.ts';
import { copyPlace, type Sketch } from './deed.ts';
import { hasLoadedGun } from '../rules/shooting/ammunition.ts';

/** Lists the places of the table that are worth going to. */
export function sketchMoves(battle: Battle, figure: FigureView, foes: readonly FigureView[]): Sketch[] {
  const ground = findGround(battle);
  const run = computeAllowance(figure, 'ran', 6);
  const watcher = findWatcher(battle, figure);
  const cover =
    watcher === null ? null : findCoverNear(ground, figure.at, watcher.at, run, (at) => hasRoom(battle, figure, at));
  const spots = listCoverSpots(ground)
    .filter((at) => computeDistance(at, figure.at) <= run && canWalk(ground, figure.at, at))
    .toSorted((a, b) => computeDistance(a, figure.at) - computeDistance(b, figure.at));
  const things = [
    ...listLyingLoot(battle).map(({ at }) => at),
    ...Object.values(battle.objectives)
      .filter(({ kind, isDestroyed }) => kind !== 'loot' && !isDestroyed)
      .map(({ at }) => at),
    ...listCars(battle)
      .filter((car) => isOwnCar(car, figure))
      .map(({ at }) => at),
  ];
  const nearest = foes
    .filter(({ carId, isHidden }) => carId === null && !isHidden)
    .toSorted((a, b) => computeDistance(a.at, figure.at) - computeDistance(b.at, figure.at))[0];
  const wanted = [
    ...(cover === null ? [] : [cover]),
    ...spaceOut(spots, 2.5).slice(0, 5),
    ...things,
    ...(nearest === undefined ? [] : [copyPlace(nearest.at)]),
    findNearestEdge(battle, figure.at),
  ];
  return spaceOut(wanted, 1.2).flatMap((to): Sketch[] => {
    const where = describePlace(battle, figure, to).trim();
    const inches = Math.round(computeDistance(to, figure.at));
    const far = where === '' ? `${inches}″ that way` : `${where} (${inches}″)`;
    const isNear = inches <= computeAllowance(figure, 'walked');
    const guns = countGunsOn(battle, figure, to).bare;
    return [
      { action: { kind: 'move', gait: 'walked', to: copyPlace(to) }, label: `Walk ${far}`, to: copyPlace(to), guns },
      ...(isNear
        ? []
        : [
            {
              action: { kind: 'move', gait: 'ran', to: copyPlace(to) } as const,
              label: `Run ${far}`,
              to: copyPlace(to),
              guns,
            },
          ]),
      ...(figure.isHidden
        ? [
            {
              action: { kind: 'move', gait: 'crept', to: copyPlace(to) } as const,
              label: `Creep ${far}`,
              to: copyPlace(to),
              guns,
            },
          ]
        : []),
    ];
  });
}

function isOwnCar(car: CarView, figure: FigureView): boolean {
  return car.side === figure.side && !car.isOffTable && !car.isWrecked;
}

/** Leaves out the points that are too near to an earlier one. */
function spaceOut(points: readonly Point[], inches: number): Point[] {
  const kept: Point[] = [];
  for (const at of points) if (kept.every((one) => computeDistance(one, at) >= inches)) kept.push(copyPlace(at));
  return kept;
}

/**
 * The enemies who could fire at a place: those who see a man there without cover, and those for whom he is in cover.
 */
type Exposure = { bare: number; covered: number };

/** [GATS-3] Counts the enemies with a loaded gun whom a man knows of and who see a place. */
export function countGunsOn(battle: Battle, figure: FigureView, at: Point): Exposure {
  const exposure = { bare: 0, covered: 0 };
  for (const other of listOtherFighters(battle, figure.side)) {
    if (other.isHidden || other.hasPanicked || !hasLoadedGun(other)) continue;
    if (!isFoe(battle, figure, other)) continue;
    const { isClear, cover } = findSight(findGround(battle), other.at, at);
    if (!isClear) continue;
    if (cover === 'none') exposure.bare += 1;
    else exposure.covered += 1;
  }
  return exposure;
}

/** Describes a man's exposure to enemy guns. */
export function describeExposure({ bare, covered }: Exposure): string {
  const countGuns = (count: number): string => `${count} ${count === 1 ? 'gun' : 'guns'}`;
  if (bare > 0) return `in the open before ${countGuns(bare)}`;
  return covered > 0 ? `in cover from ${countGuns(covered)}` : 'out of sight of their guns';
}
