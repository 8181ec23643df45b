/** The charges that a crest may show: one for each type of gang, and others. */
export const chargeNames = [
  'syndicate',
  'irish',
  'sicilian',
  'tong',
  'street',
  'key',
  'horseshoe',
  'star',
  'anchor',
  'dice',
] as const;
export type Charge = (typeof chargeNames)[number];
