import { z } from 'zod';

/** [GANG-5] The profiles that cannot be hired. */
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

/** [PO-6] The profiles of the Feds. */
export const federalProfiles = ['top-agent', 'agent', 'crusader-fed'] as const;

/** Returns true for one of the Feds. */
export function isFederal(profile: string): boolean {
  return federalProfiles.some((one) => one === profile);
}

/** [OFF-5] The officials a Hit may target who are guarded by the police. */
export const guardedOfficials = ['mayor', 'councilor', 'judge', 'chief', 'captain'] as const;

export type GuardedOfficial = (typeof guardedOfficials)[number];

/** [PO-2, LAW-7] All possible targets of a Hit. */
export const officialTargetSchema = z.enum([...guardedOfficials, 'editor', 'reporter', 'attorney-general']);
export type OfficialTarget = z.infer<typeof officialTargetSchema>;

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
