import type { PublicCause } from '#shared/games/paradise/battles.ts';
import { isInFight, type Battle, type FigureView } from '../battle.ts';
import { listEverybody, findGround } from '../battleIndex.ts';
import type { Point } from '../table/geometry.ts';
import { findBuildingAt } from '../table/layout.ts';
import { findSight } from '../table/terrain.ts';

/** [PO-2a] Lists the public: citizens on their feet who do not work at the place fought over. */
function listPublic(battle: Battle): FigureView[] {
  return listEverybody(battle).filter((one) => one.kind === 'civilian' && !one.worksHere && isInFight(one));
}

/** [PO-2a] The streets of the city; docks, yards, country roads and lonely houses are not. */
function isInStreet(battle: Battle, at: Point): boolean {
  return battle.layout.isPublic && findBuildingAt(battle.layout, at) === null;
}

/** [PO-2a] A building that anyone walks into. */
function isInPublicBuilding(battle: Battle, at: Point): boolean {
  return findBuildingAt(battle.layout, at)?.use === 'public';
}

/** [PO-2a] Returns true if the dead can be seen by the public. */
export function isInView(battle: Battle, at: Point): boolean {
  return isInStreet(battle, at) || isInPublicBuilding(battle, at);
}

/**
 * [PO-2a] Lists the public causes of a shot: a gunfight, once, when it is fired by or at somebody in the street
 * before a passer-by who can see either, or in a public building with the public in it.
 */
export function listShotCauses(battle: Battle, shooter: FigureView, target: FigureView): PublicCause[] {
  if (battle.seen.gunfight !== undefined) return [];
  const both = [shooter, target];
  const isSeen = listPublic(battle).some((citizen) =>
    isInStreet(battle, citizen.at)
      ? both.some((one) => isInStreet(battle, one.at)) &&
        both.some((one) => findSight(findGround(battle), citizen.at, one.at).isClear)
      : isInPublicBuilding(battle, citizen.at) && both.some((one) => isSameHouse(battle, citizen.at, one.at)),
  );
  return isSeen ? ['gunfight'] : [];
}

/** [PO-2a] Lists the outrage of shooting indoors, which becomes public when it hits a citizen or the staff. */
export function listHitCauses(battle: Battle, victim: FigureView): PublicCause[] {
  const isIndoors = battle.layout.isPublic && findBuildingAt(battle.layout, victim.at) !== null;
  const isNew = battle.seen.gunfight === undefined;
  return isNew && isIndoors && victim.kind === 'civilian' ? ['gunfight'] : [];
}

/** [PO-2a] Explosives in the street, in a public building, or in a house with a citizen in it. */
export function listBlastCauses(battle: Battle, at: Point): PublicCause[] {
  const isSeen =
    isInView(battle, at) ||
    listEverybody(battle).some(
      (one) =>
        one.kind === 'civilian' && one.posture !== 'dead' && one.posture !== 'gone' && isSameHouse(battle, one.at, at),
    );
  return isSeen ? ['explosives'] : [];
}

function isSameHouse(battle: Battle, a: Point, b: Point): boolean {
  const house = findBuildingAt(battle.layout, a);
  return house !== null && house.id === findBuildingAt(battle.layout, b)?.id;
}
