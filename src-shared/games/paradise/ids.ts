import type { z } from 'zod';
import { createIdSchema } from '#shared/words/ids.ts';

export const gangsterIdSchema = createIdSchema(40).brand<'GangsterId'>();
export type GangsterId = z.infer<typeof gangsterIdSchema>;

export const businessIdSchema = createIdSchema(80).brand<'BusinessId'>();
export type BusinessId = z.infer<typeof businessIdSchema>;

export const vehicleIdSchema = createIdSchema(40).brand<'VehicleId'>();
export type VehicleId = z.infer<typeof vehicleIdSchema>;

export const battleIdSchema = createIdSchema(40).brand<'BattleId'>();
export type BattleId = z.infer<typeof battleIdSchema>;

/** A post at City Hall, on the bench, in a precinct or at the paper, with any holder. */
export const officialIdSchema = createIdSchema(40).brand<'OfficialId'>();
export type OfficialId = z.infer<typeof officialIdSchema>;
/** A popular band, singer or dance team. */
export const bandIdSchema = createIdSchema(40).brand<'BandId'>();
export type BandId = z.infer<typeof bandIdSchema>;

export const boxerIdSchema = createIdSchema(40).brand<'BoxerId'>();
export type BoxerId = z.infer<typeof boxerIdSchema>;

/** An offer of one gang to another. */
export const offerIdSchema = createIdSchema(40).brand<'OfferId'>();
export type OfferId = z.infer<typeof offerIdSchema>;

/** Terms that one gang puts to another. */
export const proposalIdSchema = createIdSchema(40).brand<'ProposalId'>();
export type ProposalId = z.infer<typeof proposalIdSchema>;
