/** The blocks in the paper's cabinet: large ones for the lead, small ones for the advertisements. */
export const engravingNames = [
  'skyline',
  'street',
  'precinct-house',
  'speakeasy-door',
  'racehorse',
  'courthouse',
  'river-steamer',
  'truck',
  'boxing-gloves',
  'hat',
  'card-table',
  'city-hall',
  'shoe',
  'teapot',
  'lamp',
  'piano',
  'umbrella',
  'coal-scuttle',
  'scissors',
  'bread',
] as const;
export type EngravingName = (typeof engravingNames)[number];
