import { indexBattle } from '../battleIndex.ts';
import type { Battle } from '../battle.ts';
import type { LayoutView } from './layout.ts';

/** [GATS-3, CAR-9] The table as feet and eyes meet it: its layout with the cars that are on it. */
export function findGround(battle: Battle): LayoutView {
  return indexBattle(battle).ground;
}
