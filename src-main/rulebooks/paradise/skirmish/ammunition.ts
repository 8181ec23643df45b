import type { Firearm, FigureView } from './battle.ts';
import { isMachineGun, type FireMode, type Gun } from './weapons.ts';

/** [SK-64] Which of his guns he fires: the first that is ready, a Two-gun Kid two pistols. */
export function gunsFired(shooter: FigureView, gun: Gun): number[] {
  const ready = shooter.firearms.flatMap((firearm, index) =>
    firearm.gun === gun && !firearm.isEmpty && !firearm.isJammed ? [index] : [],
  );
  const hasTwoHands =
    shooter.skills.includes('two-gun-kid') && !shooter.skills.includes('one-armed-man');
  return ready.slice(0, gun === 'pistol' && hasTwoHands ? 2 : 1);
}

/** [GATS-2, GATS-6] What each gun fired needs after its share of the dice. */
export function afterFiring(
  shooter: FigureView,
  fired: readonly number[],
  shot: { mode: FireMode },
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
        ? firearm.gun !== 'tommy-gun' && faces.some((face) => face >= 4)
        : true
      : firearm.gun === 'double-barreled-shotgun'
        ? blasts <= 0
        : sixes > 0;
    return { ...firearm, blasts, isJammed: firearm.isJammed || isJammed, isEmpty: isSpent };
  });
}
