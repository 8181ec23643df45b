import { z } from 'zod';

/** How well an NPC family plays, from the worst. */
export const levels = ['erratic', 'easy', 'standard', 'hard'] as const;
export const levelSchema = z.enum(levels);
export type Level = z.infer<typeof levelSchema>;

/** [EMP-NPC-12] The doctrines of NPC families. */
export const doctrines = ['bruiser', 'banker', 'politician', 'undertaker', 'deacon', 'collector', 'viper'] as const;
export const doctrineSchema = z.enum(doctrines);
export type Doctrine = z.infer<typeof doctrineSchema>;
