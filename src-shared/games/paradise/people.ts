import { z } from 'zod';

export const stats = ['fists', 'gats', 'guts', 'stunts', 'smarts', 'hits'] as const;
export const statSchema = z.enum(stats);
export type Stat = (typeof stats)[number];

/** [GANG-12] Dollars in the bank for a point of reputation. */
export const dollarsPerReputation = 500;

export const statBlockSchema = z.object({
  fists: z.number().int(),
  gats: z.number().int(),
  guts: z.number().int(),
  stunts: z.number().int(),
  smarts: z.number().int(),
  hits: z.number().int(),
});
export type StatBlock = z.infer<typeof statBlockSchema>;

/** [GANG-5] The profiles a gang can hire. */
export const hireableProfiles = [
  'boss',
  'accountant',
  'torpedo',
  'enforcer',
  'moll',
  'hoodlum',
  'slugger',
  'punk',
] as const;
export const hireableProfileSchema = z.enum(hireableProfiles);
export type HireableProfile = (typeof hireableProfiles)[number];

export const profileNames: Record<HireableProfile, string> = {
  boss: 'Mob Boss',
  accountant: 'Accountant',
  torpedo: 'Torpedo',
  enforcer: 'Enforcer',
  moll: 'Gun Moll',
  hoodlum: 'Hoodlum',
  slugger: 'Slugger',
  punk: 'Punk',
};

/** Names men of a kind in the plural: `Torpedoes`. */
export function pluralizeProfile(profile: HireableProfile): string {
  const ending = profile === 'torpedo' || profile === 'boss' ? 'es' : 's';
  return `${profileNames[profile]}${ending}`;
}

/** [GANG-10] Skills, named by the ID digits of SK-11 to SK-67. */
export const skills = [
  'bomber',
  'boxer',
  'bruiser',
  'brutal-champ',
  'cat-burglar',
  'cold-blooded',
  'crippled',
  'drunk',
  'fast-mover',
  'gimpy',
  'gullible',
  'gun-shy',
  'hothead',
  'just-nuts',
  'knife-thrower',
  'lucky-cuss',
  'mack-the-knife',
  'martial-artist',
  'mean-drunk',
  'mumbles',
  'not-the-face',
  'one-armed-man',
  'pineapple-man',
  'pistoleer',
  'real-charmer',
  'sharpshooter',
  'shotgunner',
  'slugger',
  'snappy-dresser',
  'spunky-kid',
  'squeamish',
  'tommy-gunner',
  'tough-sob',
  'two-gun-kid',
  'wheel-man',
  'femme-fatale',
  'nice-girl',
  'real-scary',
] as const;
export const skillSchema = z.enum(skills);
export type Skill = (typeof skills)[number];

/** [GANG-9] Weapons that cost money, and the hand weapon that is free. */
export const weapons = [
  'pistol',
  'tommy-gun',
  'bar',
  'rifle',
  'high-powered-rifle',
  'carbine',
  'pump-shotgun',
  'double-barreled-shotgun',
  'grenade',
  'dynamite',
  'gasoline',
  'hand-weapon',
  'knife',
] as const;
/** [GANG-9] The weapons that are thrown or set once and then gone. */
export const explosives = ['grenade', 'dynamite', 'gasoline'] as const satisfies readonly Weapon[];
export type Explosive = (typeof explosives)[number];
export const weaponSchema = z.enum(weapons);
export type Weapon = (typeof weapons)[number];

export const vehicleKinds = ['car', 'truck', 'fancy-car'] as const;
export const vehicleKindSchema = z.enum(vehicleKinds);
export type VehicleKind = (typeof vehicleKinds)[number];

export const vehicleUpgrades = ['souped-up', 'good-suspension', 'bulletproof'] as const;
export const vehicleUpgradeSchema = z.enum(vehicleUpgrades);
export type VehicleUpgrade = (typeof vehicleUpgrades)[number];
