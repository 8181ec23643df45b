/** How far a fight is told: hidden men, men, scores, all of it. */
export type Act = 0 | 1 | 2 | 3;

export const lastAct: Act = 3;
export const actMs = 1_100;

/** Returns the next act of a fight; the last stays the last. */
export function findNextAct(act: Act): Act {
  return act === 0 ? 1 : act === 1 ? 2 : 3;
}
