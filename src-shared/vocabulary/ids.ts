import { z } from 'zod';

/** A seat at the table: one gang's player, human or NPC. Opaque, e.g. `g1`. */
export const seatIdSchema = z.string().min(1).max(40).brand<'SeatId'>();
export type SeatId = z.infer<typeof seatIdSchema>;

/** Who is looking: a seat sees what it may know, the GM sees everything. */
export const viewerSchema = z.union([z.literal('gm'), seatIdSchema]);
export type Viewer = z.infer<typeof viewerSchema>;

export const gangsterIdSchema = z.string().min(1).max(40).brand<'GangsterId'>();
export type GangsterId = z.infer<typeof gangsterIdSchema>;

export const businessIdSchema = z.string().min(1).max(80).brand<'BusinessId'>();
export type BusinessId = z.infer<typeof businessIdSchema>;

export const vehicleIdSchema = z.string().min(1).max(40).brand<'VehicleId'>();
export type VehicleId = z.infer<typeof vehicleIdSchema>;

export const orderIdSchema = z.string().min(1).max(40).brand<'OrderId'>();
export type OrderId = z.infer<typeof orderIdSchema>;
