/** How hot the city is, in words a games master can act on. */
export type Heat = { name: string; warning: string | null };

/** Outrage at which the gauge is full; it may go higher. */
export const gaugeFull = 16;

/** [PO-3, PO-4] Computes the effect of an outrage on the month's 2D6 roll. */
export function computeHeat(outrage: number, fedsInTown: boolean): Heat {
  if (fedsInTown) return { name: 'Feds in town', warning: 'Federal agents stay until a whole gang falls.' };
  if (outrage > 12) return { name: 'boiling', warning: 'More and more rolls call the Feds: calm the city now.' };
  if (outrage >= 9) return { name: 'hot', warning: 'More likely than not, something will be done this month.' };
  if (outrage >= 4) return { name: 'stirring', warning: null };
  return { name: 'calm', warning: null };
}
