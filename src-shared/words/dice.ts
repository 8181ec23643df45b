import { z } from 'zod';

/** Where a roll's faces came from: the campaign's own PRNG, a test's script, or the GM's table. */
export const dieSources = ['seeded', 'scripted', 'physical'] as const;
export type DieSource = (typeof dieSources)[number];

/** One addition to a roll or to the number it is tested against, with its reason. */
export const modifierSchema = z.object({ reason: z.string(), value: z.number().int() });
export type Modifier = z.infer<typeof modifierSchema>;

/**
 * One throw of dice, or one shuffle, as journaled and shown: its purpose, every face, the modifiers. `total` is the sum
 * of the faces with the modifiers. A test has a `target`, the stat with its modifiers, and whether it `passed`; its
 * total is the bare face. Dice `readSingly` have no meaningful sum.
 */
export const rollSchema = z.object({
  purpose: z.string(),
  faces: z.array(z.number().int().min(1)),
  /** Faces of each die; six without it. */
  sides: z.number().int().min(2).optional(),
  /** The faces are an order of that many cards, the first of them on top; only the GM reads it. */
  shuffled: z.literal(true).optional(),
  modifiers: z.array(modifierSchema),
  total: z.number().int(),
  target: z.number().int().optional(),
  passed: z.boolean().optional(),
  readSingly: z.literal(true).optional(),
  source: z.enum(dieSources),
});
export type Roll = z.infer<typeof rollSchema>;
