import { z } from 'zod';

/** How well an NPC gang plays, from the worst. */
export const levels = ['erratic', 'easy', 'standard', 'hard'] as const;
export const levelSchema = z.enum(levels);
export type Level = z.infer<typeof levelSchema>;

/** [WAR-NPC-8] The doctrines of NPC gangs: their aims and their trust. */
export const doctrines = ['hammer', 'jackal', 'fox', 'landlord', 'banker', 'old-lion'] as const;
export const doctrineSchema = z.enum(doctrines);
export type Doctrine = z.infer<typeof doctrineSchema>;
