import {
  computeOutrageOdds,
  fedsWidenAbove,
  findSomethingMustBeDoneOutrage,
  type OutrageReading,
} from './outrageOdds.ts';

/** How hot the city is, in words a games master can act on. */
export type Heat = { name: string; warning: string | null };

/** Outrage at which the gauge is full; it may go higher. */
export const gaugeFull = 18;

/** A level from which the city does something that it did not do below it. */
export type Step = { at: number; name: string };

/** [PO-3, PO-4] Lists the levels of outrage that matter, the lowest first, by the rules in force. */
export function listSteps(reading: OutrageReading): Step[] {
  const levels = Array.from({ length: gaugeFull }, (_, nth) => nth + 1);
  const likely = levels.find((at) => computeOutrageOdds(at, reading)['something-must-be-done'] > 0.5);
  return [
    { at: findSomethingMustBeDoneOutrage(reading.somethingMustBeDoneFrom), name: 'police possible' },
    ...(likely === undefined ? [] : [{ at: likely, name: 'police likely' }]),
    { at: fedsWidenAbove + 1, name: 'Feds likelier' },
  ];
}

/** Finds the next level above an outrage; null at the top, and while the Feds are in town. */
export function findNextStep(outrage: number, reading: OutrageReading): Step | null {
  return reading.fedsInTown ? null : (listSteps(reading).find(({ at }) => at > outrage) ?? null);
}

/** [PO-3, PO-4] Computes the effect of an outrage on the month's 2D6 roll. */
export function computeHeat(outrage: number, fedsInTown: boolean): Heat {
  if (fedsInTown) return { name: 'Feds in town', warning: 'Federal agents stay until a whole gang falls.' };
  if (outrage > 12) return { name: 'boiling', warning: 'More and more rolls call the Feds: calm the city now.' };
  if (outrage >= 9) return { name: 'hot', warning: 'More likely than not, something will be done this month.' };
  if (outrage >= 4) return { name: 'stirring', warning: null };
  return { name: 'calm', warning: null };
}
