import { z } from 'zod';
import { plainText } from './plainText.ts';

/**
 * The moment of the campaign on a page: its period, and the step that the game waits for in it, empty without a wait. A
 * call that names another moment than the present one is refused.
 */
export const ofMoment = { period: z.number().int().positive().optional(), step: plainText().max(60).optional() };

/** A moment as a page sends it. */
export type ShownMoment = { period: number; step: string };

/** Reads the moment that a view shows. */
export function readMoment(view: { period: number; wait: { step: string } | null }): ShownMoment {
  return { period: view.period, step: view.wait?.step ?? '' };
}
