import type { Battle, Firearm, Figure, FigureView, DrumPlace } from '#main/games/paradise/rules/skirmish/battle.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { findBuildingAt } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { isMachineGun, type FireMode, type Gun } from '#main/games/paradise/rules/skirmish/table/weapons.ts';

/** [SK-64] Lists the guns he fires: the first ready one, or two pistols of a Two-gun Kid. */
export function listGunsFired(shooter: FigureView, gun: Gun): number[] {
  const most = countMostFired(shooter, gun);
  const fired: number[] = [];
  for (const [index, { gun: own, isEmpty, isJammed }] of shooter.firearms.entries()) {
    if (own === gun && !isEmpty && !isJammed && fired.length < most) fired.push(index);
  }
  return fired;
}

/** [SK-64] Counts the guns of a kind he can fire at once. */
export function countMostFired(shooter: FigureView, gun: Gun): number {
  return gun === 'pistol' && hasTwoHands(shooter) ? 2 : 1;
}

function hasTwoHands({ skills }: FigureView): boolean {
  return skills.includes('two-gun-kid') && !skills.includes('one-armed-man');
}

/** [GATS-6] From this on the one die that is thrown for a burst, the gun is empty. */
export const emptyFrom = 4;

/**
 * [GATS-2, GATS-6] Updates each gun fired after its share of the dice; `isOut` is the result of the die for a machine
 * gun's burst.
 */
export function updateFiredGuns(
  shooter: FigureView,
  fired: readonly number[],
  shot: { mode: FireMode; isOut: boolean },
  roll: readonly number[],
): Firearm[] {
  return shooter.firearms.map((firearm, index) => {
    const share = fired.indexOf(index);
    if (share < 0) return { ...firearm };
    const faces = roll.slice(share * shot.mode.dice, (share + 1) * shot.mode.dice);
    const sixes = faces.filter((face) => face === 6).length;
    const blasts = firearm.gun === 'double-barreled-shotgun' ? firearm.blasts - 1 : firearm.blasts;
    const isJammed = firearm.gun === 'tommy-gun' && sixes >= 3;
    const isSpent = shot.mode.isBlazing
      ? isMachineGun(firearm.gun)
        ? shot.isOut
        : true
      : firearm.gun === 'double-barreled-shotgun'
        ? blasts <= 0
        : sixes > 0;
    return { ...firearm, isEmpty: isSpent, isJammed: firearm.isJammed || isJammed, blasts };
  });
}

/** Distance at which a figure reaches things in a car. */
const reachInches = 2.2;

/** [GATS-6] True if his spare drum is at hand: aboard or beside his car, or inside his house. */
export function isDrumAtHand(battle: Battle, figure: FigureView): boolean {
  const place = figure.spareDrum;
  if (place === null) return false;
  if (place.kind === 'house') return findBuildingAt(battle.layout, figure.at)?.id === place.id;
  const car = battle.cars[place.id];
  if (car === undefined || car.isOffTable || car.burnsIn !== null) return false;
  return figure.carId === car.id || computeDistance(figure.at, car.at) <= reachInches;
}

/** [GATS-6] True if an action spent on it would load this gun here. */
export function canReload(battle: Battle, figure: FigureView, firearm: Firearm): boolean {
  if (firearm.isJammed || !(firearm.isEmpty || firearm.blasts < 2)) return false;
  return firearm.gun !== 'tommy-gun' || isDrumAtHand(battle, figure);
}

/** [GATS-6] Places a figure's spare drum while he is set up. */
export function leaveSpareDrum(figure: Figure, place: DrumPlace): void {
  if (figure.firearms.some(({ gun }) => gun === 'tommy-gun')) figure.spareDrum = place;
}

/** [GATS-6] Returns true if none of his guns is loaded and an action here would load one. */
export function needsReload(battle: Battle, figure: FigureView): boolean {
  return !hasLoadedGun(figure) && figure.firearms.some((firearm) => canReload(battle, figure, firearm));
}

/** [GATS-6] Returns true if his Tommy gun is empty and its spare drum within reach, which is better than any pistol. */
export function needsDrum(battle: Battle, figure: FigureView): boolean {
  for (const firearm of figure.firearms) {
    if (firearm.gun === 'tommy-gun' && firearm.isEmpty && canReload(battle, figure, firearm)) {
      return true;
    }
  }
  return false;
}

/** A gun that would go off if he pulled the trigger. */
export function hasLoadedGun(figure: FigureView): boolean {
  for (const { isEmpty, isJammed } of figure.firearms) if (!isEmpty && !isJammed) return true;
  return false;
}
