/** [GANG-5] The profiles nobody hires. */
export const lawProfiles = [
  'captain',
  'detective',
  'crusader-cop',
  'sergeant',
  'beat-cop',
  'rookie',
  'top-agent',
  'agent',
  'crusader-fed',
  'citizen',
  'bartender',
  'street-kid',
  'reporter',
  'bank-teller',
  'little-old-lady',
] as const;

export type LawProfile = (typeof lawProfiles)[number];

/** [PO-2, LAW-7] Whom a Hit may be on at all. */
export type OfficialTarget = GuardedOfficial | 'editor' | 'reporter' | 'attorney-general';

/** [OFF-5] Whom a Hit may be on and who is guarded by the police. */
export const guardedOfficials = ['mayor', 'councilor', 'judge', 'chief', 'captain'] as const;

export type GuardedOfficial = (typeof guardedOfficials)[number];

/** Where a battle is fought. */
export const settings = [
  'street',
  'business',
  'warehouse',
  'restaurant',
  'club',
  'bank',
  'docks',
  'farmhouse',
  'rural-road',
  'racetrack',
  'lot',
] as const;

export type Setting = (typeof settings)[number];
