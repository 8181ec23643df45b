import { z } from 'zod';
import { rollSchema } from '../words/dice.ts';
import { seatIdSchema, type SeatId } from '../words/ids.ts';
import { namedSchema } from './log.ts';
import { spanSchema } from './report.ts';

/** How something ended for a seat: well, badly, or neither. */
export const sceneToneSchema = z.enum(['good', 'bad', 'even']);
export type SceneTone = z.infer<typeof sceneToneSchema>;

/** A sentence of a scene, as the log tells it, with the dice and the money behind it. */
export const sceneLineSchema = z.object({
  spans: z.array(spanSchema),
  dice: z.array(rollSchema),
  /** The changes of banks that the viewer may know. */
  moves: z.array(z.object({ seat: seatIdSchema, dollars: z.number().int() })),
  /** True if it only repeats its title. */
  isPlan: z.boolean(),
});
export type SceneLine = z.infer<typeof sceneLineSchema>;

/** The outcome of an order of which nothing is told but that it was done. */
export const plainlyDone = 'Done.';

/** An order and its outcome. */
export const sceneOrderSchema = z.object({
  seat: seatIdSchema,
  title: z.string(),
  /** The chance in its quote when it was given, 0 to 1; null without one, or if it is not known any more. */
  chance: z.number().nullable(),
  tone: sceneToneSchema,
  result: z.string(),
});
export type SceneOrder = z.infer<typeof sceneOrderSchema>;

/** A figure of the whole game before a scene and after it: the outrage. */
export const sceneCountSchema = z.object({ label: z.string(), was: z.number().int(), now: z.number().int() });
export type SceneCount = z.infer<typeof sceneCountSchema>;

/**
 * One scene of the close of a period:
 * - `order`: an order with its dice and its outcome
 * - `settled`: orders that nothing came of beyond their own line
 * - `deed`: what another seat was seen to do
 * - `fight`: a battle, a clash, a combat
 * - `news`: what the rules did
 */
export const sceneSchema = z.object({
  kind: z.enum(['order', 'settled', 'deed', 'fight', 'news']),
  title: z.string(),
  /** The seats that it is about, the chief one first. */
  seats: z.array(seatIdSchema),
  orders: z.array(sceneOrderSchema),
  lines: z.array(sceneLineSchema),
  /** The places to highlight, by IDs of the game's board. */
  places: z.array(namedSchema),
  /** The people with a face, in the order of their entrance. */
  people: z.array(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
  counts: z.array(sceneCountSchema),
  /** The id of a battle that can be looked at; null for everything else. */
  battle: z.string().nullable(),
  /** The public board once its lines had happened, in the game's own shape; absent where the game tells none. */
  board: z.unknown().optional(),
  /** Its place among the acts of the period; null in a game without acts. */
  act: z.number().int().nullable(),
});
export type ShowScene = z.infer<typeof sceneSchema>;

/** True if a scene is about a seat, or moved its money. */
export function isAbout(scene: ShowScene, seat: SeatId): boolean {
  return scene.seats.includes(seat) || scene.lines.some(({ moves }) => moves.some((move) => move.seat === seat));
}

/** The close of a period, scene by scene, as far as the viewer may know it. */
export const periodShowSchema = z.object({
  period: z.number().int(),
  scenes: z.array(sceneSchema),
  /** The banks that the viewer may know, before the period and after it. */
  banks: z.array(z.object({ seat: seatIdSchema, was: z.number().int(), now: z.number().int() })),
});
export type PeriodShow = z.infer<typeof periodShowSchema>;
