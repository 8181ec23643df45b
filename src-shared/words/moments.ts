import { z } from 'zod';

/**
 * The moment of the campaign that a page shows: its period, and the step that the game waits for in it, empty where it
 * waits for nobody. A call that names another moment than the campaign is at by then is refused.
 */
export const ofMoment = {
  period: z.number().int().positive().optional(),
  step: z.string().max(60).optional(),
};

/** A moment as a page sends it. */
export type Moment = { period: number; step: string };

/** Reads the moment that a view shows. */
export function readMoment(view: { period: number; wait: { step: string } | null }): Moment {
  return { period: view.period, step: view.wait?.step ?? '' };
}
