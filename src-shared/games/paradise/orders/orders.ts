import { z } from 'zod';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { businessIdSchema, gangsterIdSchema, vehicleIdSchema } from '../ids.ts';
import { bargainOrderSchemas } from './bargains.ts';
import { justiceOrderSchemas } from './care.ts';
import { jobOrderSchemas } from './jobs.ts';
import { officialOrderSchemas } from './officialOrders.ts';
import { mostPeople } from '../limits.ts';
import { vehicleKindSchema, vehicleUpgradeSchema, weaponSchema } from '../people.ts';
import { nameSchema, recruitSchema } from '../recruits.ts';
import { showOrderSchemas } from './showOrders.ts';

/** [GANG-5, GANG-6, GANG-7] Hire one gangster; done at once. */
export const recruitOrderSchema = z.object({ kind: z.literal('recruit'), recruit: recruitSchema });

/** [GANG-9] Buy one weapon for one gangster; done at once. */
export const armOrderSchema = z.object({ kind: z.literal('arm'), gangster: gangsterIdSchema, weapon: weaponSchema });

/** Pass a weapon from one gangster of the gang to another; free, done at once. */
export const handOverOrderSchema = z.object({
  kind: z.literal('hand-over'),
  from: gangsterIdSchema,
  to: gangsterIdSchema,
  weapon: weaponSchema,
});

/** [GANG-5] Another name or nickname for a gangster of the gang; free, done at once. */
export const renameOrderSchema = z.object({ kind: z.literal('rename'), gangster: gangsterIdSchema, name: nameSchema });

/** [GANG-9] Buy a car or truck with its modifications; done at once. */
export const buyVehicleOrderSchema = z.object({
  kind: z.literal('buy-vehicle'),
  vehicle: vehicleKindSchema,
  upgrades: z.array(vehicleUpgradeSchema).max(3).default([]),
});

/** [GANG-9] Modify a car the gang has; done at once. */
export const upgradeVehicleOrderSchema = z.object({
  kind: z.literal('upgrade-vehicle'),
  vehicle: vehicleIdSchema,
  upgrade: vehicleUpgradeSchema,
});

/** [GANG-9] One gangster tries to steal a car or truck with a SMARTS test; one try a month each. */
export const stealVehicleOrderSchema = z.object({
  kind: z.literal('steal-vehicle'),
  gangster: gangsterIdSchema,
  vehicle: z.enum(['car', 'truck']),
});

/** [TAKE-1] Send a crew to an independent business; happens at the reveal. */
export const takeOverOrderSchema = z.object({
  kind: z.literal('take-over'),
  business: businessIdSchema,
  crew: z.array(gangsterIdSchema).min(1, 'Send at least one gangster.').max(mostPeople),
});

/** [RK-15] The racetrack's owner moves one gang's numbers Loot next month; happens at the reveal. */
export const fixNumbersOrderSchema = z.object({
  kind: z.literal('fix-numbers'),
  gang: seatIdSchema,
  change: z.union([z.literal(1), z.literal(-1)]),
});

/** [RK-3] Which businesses' payoffs are not paid this month; everything else is paid. */
export const payOrderSchema = z.object({ kind: z.literal('pay'), withhold: z.array(businessIdSchema).max(500) });

/** [RK-3] Pay every payoff by itself whenever the bank covers them, or ask each month. */
export const standingPayoffsOrderSchema = z.object({
  kind: z.literal('standing-payoffs'),
  policy: z.enum(['automatic', 'ask']),
});

/** Take back an order that waits for the reveal. */
export const withdrawOrderSchema = z.object({ kind: z.literal('withdraw'), order: orderIdSchema });

export const orderSchema = z.discriminatedUnion('kind', [
  recruitOrderSchema,
  armOrderSchema,
  handOverOrderSchema,
  renameOrderSchema,
  buyVehicleOrderSchema,
  upgradeVehicleOrderSchema,
  stealVehicleOrderSchema,
  takeOverOrderSchema,
  ...jobOrderSchemas,
  ...justiceOrderSchemas,
  fixNumbersOrderSchema,
  payOrderSchema,
  standingPayoffsOrderSchema,
  withdrawOrderSchema,
  ...showOrderSchemas,
  ...officialOrderSchemas,
  ...bargainOrderSchemas,
]);
export type Order = z.infer<typeof orderSchema>;
export type OrderKind = Order['kind'];
export type OrderOf<K extends OrderKind> = Extract<Order, { kind: K }>;
