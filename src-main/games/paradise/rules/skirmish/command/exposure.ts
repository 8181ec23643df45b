import type { Battle, FigureView } from '../battle.ts';
import { listOtherFighters } from '../battleIndex.ts';
import type { Point } from '../table/geometry.ts';
import { findGround } from '../table/ground.ts';
import { findSight } from '../table/terrain.ts';
import { hasLoadedGun } from '../rules/shooting/ammunition.ts';
import { isFoe } from '../rules/foes.ts';

/**
 * The enemies who could fire at a place: those who see a man there without cover, and those for whom he is in cover.
 */
export type Exposure = { bare: number; covered: number };

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
