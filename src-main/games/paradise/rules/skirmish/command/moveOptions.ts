import type { Battle, CarView, FigureView } from '../battle.ts';
import { listCars } from '../battleIndex.ts';
import { describePlace } from '../outcomes/moves.ts';
import { listLyingLoot } from '../rules/premises.ts';
import { computeAllowance } from '../rules/movement.ts';
import { findCoverNear, listCoverSpots } from '../table/coverSpots.ts';
import { hasRoom } from '../table/elbowRoom.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { findGround } from '../table/ground.ts';
import { canWalk } from '../table/terrain.ts';
import { findNearestEdge } from '../tactics/cars/getaway.ts';
import { findWatcher } from '../rules/foes.ts';
import { countGunsOn } from './exposure.ts';
import { copyPlace, type Sketch } from './deed.ts';

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
      {
        action: { kind: 'move', gait: 'walked', to: copyPlace(to) },
        label: `Walk ${far}`,
        to: copyPlace(to),
        guns,
      },
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
