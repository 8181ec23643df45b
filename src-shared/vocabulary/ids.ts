import { z } from 'zod';

/**
 * Ids are keys of plain records, so a name that every object has anyway (`constructor`) would find
 * something that nobody put there.
 */
export function idSchema(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .refine((id) => !(id in Object.prototype), 'An id cannot be a word of the program’s own.');
}

/** A seat at the table: one gang's player, human or NPC. Opaque, e.g. `g1`. */
export const seatIdSchema = idSchema(40).brand<'SeatId'>();
export type SeatId = z.infer<typeof seatIdSchema>;

/** Who is looking: a seat sees what it may know, the GM sees everything. */
export const viewerSchema = z.union([z.literal('gm'), seatIdSchema]);
export type Viewer = z.infer<typeof viewerSchema>;

export const gangsterIdSchema = idSchema(40).brand<'GangsterId'>();
export type GangsterId = z.infer<typeof gangsterIdSchema>;

export const businessIdSchema = idSchema(80).brand<'BusinessId'>();
export type BusinessId = z.infer<typeof businessIdSchema>;

export const vehicleIdSchema = idSchema(40).brand<'VehicleId'>();
export type VehicleId = z.infer<typeof vehicleIdSchema>;

export const battleIdSchema = idSchema(40).brand<'BattleId'>();
export type BattleId = z.infer<typeof battleIdSchema>;

export const orderIdSchema = idSchema(40).brand<'OrderId'>();
export type OrderId = z.infer<typeof orderIdSchema>;

/** A post at City Hall, on the bench, in a precinct or at the paper, whoever holds it. */
export const officialIdSchema = idSchema(40).brand<'OfficialId'>();
export type OfficialId = z.infer<typeof officialIdSchema>;
/** A popular band, singer or dance team. */
export const bandIdSchema = idSchema(40).brand<'BandId'>();
export type BandId = z.infer<typeof bandIdSchema>;

export const boxerIdSchema = idSchema(40).brand<'BoxerId'>();
export type BoxerId = z.infer<typeof boxerIdSchema>;

/** An offer of one gang to another. */
export const offerIdSchema = idSchema(40).brand<'OfferId'>();
export type OfferId = z.infer<typeof offerIdSchema>;

/** Terms that one gang puts to another. */
export const proposalIdSchema = idSchema(40).brand<'ProposalId'>();
export type ProposalId = z.infer<typeof proposalIdSchema>;
