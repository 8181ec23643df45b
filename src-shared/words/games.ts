import { z } from 'zod';

/** The games of the house; each brings one module for every process. */
export const gameIds = ['paradise', 'turf-war', 'brotherhood', 'godfather', 'empire-city'] as const;
export const gameIdSchema = z.enum(gameIds);
export type GameId = z.infer<typeof gameIdSchema>;
