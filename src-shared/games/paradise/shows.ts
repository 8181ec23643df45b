import { z } from 'zod';

/** [RK-7] The rulebook's bands are bands, singers or dance teams. */
export const bandActs = ['jazz band', 'dance orchestra', 'singer', 'dance team'] as const;
export const bandActSchema = z.enum(bandActs);
export type BandAct = (typeof bandActs)[number];
