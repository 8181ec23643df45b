import { z } from 'zod';

/** [GOD-NPC-9] How well an NPC family plays, from the worst. */
export const levels = ['erratic', 'easy', 'standard', 'hard'] as const;
export const levelSchema = z.enum(levels);
export type Level = z.infer<typeof levelSchema>;

/** [GOD-NPC-6] The doctrines of NPC families. */
export const doctrines = ['landlord', 'bull', 'accountant', 'fox'] as const;
export const doctrineSchema = z.enum(doctrines);
export type Doctrine = z.infer<typeof doctrineSchema>;
