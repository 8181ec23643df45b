import { z } from 'zod';
import { plainText } from '#shared/words/plainText.ts';

/** The IDs of Paradise's districts, which are older than cities of one's own; any other district's ID is its name. */
export const namesOfParadise: Readonly<Record<string, string>> = {
  cabbageville: 'Cabbageville',
  'cedar-hill': 'Cedar Hill',
  chinatown: 'Chinatown',
  docks: 'The Docks',
  downtown: 'Downtown',
  'hells-basement': 'Hell’s Basement',
  'lincoln-heights': 'Lincoln Heights',
  'little-sicily': 'Little Sicily',
  'oak-bluff': 'Oak Bluff',
  racetrack: 'The Racetrack',
  riverside: 'Riverside',
  southbridge: 'Southbridge',
};
const idsByName = new Map(Object.entries(namesOfParadise).map(([id, name]) => [name, id]));

/** Names a district as screens, sheets, and papers print it. */
export function nameDistrict(id: District): string {
  return namesOfParadise[id] ?? id;
}

/** Finds the ID of the district of this name. */
export function findDistrictId(name: string): District {
  return idsByName.get(name) ?? name;
}

/** [CITY-1] A district of the campaign's city, by ID or name. An order that takes one is checked against the city. */
export const districtSchema = plainText('Name a district.')
  .min(1, 'Name a district.')
  .max(24)
  .overwrite(findDistrictId);
export type District = z.infer<typeof districtSchema>;

export const rackets = ['booze', 'prostitution', 'gambling', 'protection'] as const;
export const racketSchema = z.enum(rackets);
export type Racket = (typeof rackets)[number];

/** [RK-1] Business types in the order of the rulebook's table. */
export const businessTypes = [
  'low-dive',
  'speakeasy',
  'nightclub',
  'trucking',
  'brewery',
  'house-of-ill-repute',
  'brothel',
  'gentlemans-club',
  'madame-louisas',
  'bookies',
  'numbers',
  'loan-sharks',
  'wire-service',
  'gambling-den',
  'gym',
  'arena',
  'casino',
  'racetrack',
  'dog-track',
  'protection',
] as const;
export const businessTypeSchema = z.enum(businessTypes);
export type BusinessType = (typeof businessTypes)[number];

export const businessTypeNames: Record<BusinessType, { one: string; many: string }> = {
  'low-dive': { one: 'low dive', many: 'low dives' },
  speakeasy: { one: 'speakeasy', many: 'speakeasies' },
  nightclub: { one: 'nightclub', many: 'nightclubs' },
  trucking: { one: 'trucking company', many: 'trucking companies' },
  brewery: { one: 'brewery', many: 'breweries' },
  'house-of-ill-repute': { one: 'house of ill repute', many: 'houses of ill repute' },
  brothel: { one: 'brothel', many: 'brothels' },
  'gentlemans-club': { one: 'gentleman’s club', many: 'gentleman’s clubs' },
  'madame-louisas': { one: 'escort service', many: 'escort services' },
  bookies: { one: 'bookie', many: 'bookies' },
  numbers: { one: 'numbers game', many: 'numbers games' },
  'loan-sharks': { one: 'loan shark', many: 'loan sharks' },
  'wire-service': { one: 'wire service office', many: 'wire service offices' },
  'gambling-den': { one: 'gambling den', many: 'gambling dens' },
  gym: { one: 'gym', many: 'gyms' },
  arena: { one: 'arena', many: 'arenas' },
  casino: { one: 'casino', many: 'casinos' },
  racetrack: { one: 'racetrack', many: 'racetracks' },
  'dog-track': { one: 'dog track', many: 'dog tracks' },
  protection: { one: 'protection ring', many: 'protection rings' },
};

/** [GANG-11] */
export const gangTypes = ['syndicate', 'irish', 'sicilian', 'tong', 'street'] as const;
export const gangTypeSchema = z.enum(gangTypes);
export type GangType = (typeof gangTypes)[number];

export const gangTypeNames: Record<GangType, string> = {
  syndicate: 'Crime Syndicate',
  irish: 'Irish Gang',
  sicilian: 'Sicilian Mafia',
  tong: 'Chinese Tong',
  street: 'Street Gang',
};

/** The type as the law of a district calls it: only a Tong can base itself in Chinatown. */
export const gangKinds: Record<GangType, string> = { ...gangTypeNames, tong: 'Tong' };

/** [PO-3, PO-4] The outcome of the month's outrage roll. */
export const outrageVerdictSchema = z.enum(['quiet', 'calmed', 'something-must-be-done', 'feds-called', 'feds-stay']);
export type OutrageVerdict = z.infer<typeof outrageVerdictSchema>;
