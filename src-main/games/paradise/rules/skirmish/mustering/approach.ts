import type { Battle, FigureView } from '../battle.ts';

type Plan = Pick<Battle['plan'], 'scenario' | 'approach'>;

/** [SCN-0] Without a plan, one man or carload in this many goes around a house that is attacked or watched. */
export const backShare = 3;

/** [SCN-0] Returns true if the man or carload of this place in the line goes around; without a plan one of `share` does. */
export function isSentAround({ scenario, approach }: Plan, nth: number, share: number): boolean {
  if (approach === 'front') return false;
  if (approach === 'back-door') return nth % 2 === 1;
  // [SCN-1] Robbers who are told nothing stay by their cars.
  return scenario !== 'smash-and-grab' && nth % share === share - 1;
}

/** [SCN-0] The turn with which a party that waits goes in, the last in which it waits for the rest of itself. */
const goesInWith = 2;
const waitsUpTo = 4;

/** [SCN-0] Returns true while a party that was told to wait stays outside, so many of it still on their way. */
export function isWaitingForHelp({ plan, turn, sirens }: Battle, coming: number): boolean {
  return plan.approach === 'wait' && !sirens && (turn < goesInWith || (coming > 0 && turn <= waitsUpTo));
}

/** [SCN-0] The share of its men with which a party that was told to be quick has lost enough, and its last turn. */
const quickShare = 0.4;
const quickTurns = 3;

/** [SCN-0] Returns true if a party that was told to be quick goes home, with so great a share of it lost. */
export function isQuickDone({ plan, turn }: Battle, lost: number): boolean {
  return plan.approach === 'quick' && (lost >= quickShare || turn > quickTurns);
}

/** [SCN-0] Returns true for a man whose party was told to be quick: he runs to the job and takes no cover on the way. */
export function isInAHurry({ plan, leaving }: Battle, { side }: FigureView): boolean {
  return plan.approach === 'quick' && side === 'attackers' && !leaving.attackers;
}
