import type { MuscleProfile } from '#shared/games/paradise/battles.ts';
import type { BusinessType, GangType } from '#shared/games/paradise/city.ts';
import type { HireableProfile, Skill, Weapon } from '#shared/games/paradise/people.ts';
import type { OfficialKind } from '#shared/games/paradise/officials.ts';
import type { Recruit } from '#shared/games/paradise/recruits.ts';

/** A recruit without his name. */
export type RecruitPlan = Recruit extends infer R ? (R extends Recruit ? Omit<R, 'name'> : never) : never;

/** [GANG-11] The making and wishes of NPC gangs of one type. */
export type Doctrine = {
  character: string;
  /** Districts it wants: a Tong first the one that resists outsiders for it, then next door. */
  turf: 'anywhere' | 'base-only' | 'home-ground';
  /** [GANG-4] A street gang has no Accountant. */
  hasAccountant: boolean;
  boss: RecruitPlan;
  starters: readonly { plan: RecruitPlan; weapons: readonly Weapon[]; count: number }[];
  /** Hired as the gang grows, in turn. */
  growth: readonly RecruitPlan[];
  /** [GANG-13] The kinds of muscle it hires for a job, the best liked first. */
  muscle: readonly MuscleProfile[];
  /** [GANG-11] Its men ask for a blade instead of a club. */
  carriesBlades: boolean;
  /** Guns it buys for its best shots. */
  guns: readonly Weapon[];
  /** [OFF-1] Officials it takes to beyond their use, in points. */
  friends: Partial<Record<OfficialKind, number>>;
  /** [RK-13] True if it wants a gym for its brawlers and the ring. */
  keepsGym: boolean;
  /** [RK-8, RK-12, RK-14, RK-15] Places with more than Loot, of which this kind of gang wants one each. */
  prides: readonly BusinessType[];
  /** [RK-13] The most it puts on one fight. */
  mostStakeDollars: number;
  /** Taken when a roll lets the player choose. */
  favoriteSkills: readonly Skill[];
  /** The gang types it fights with less provocation than others. */
  hostileTo: readonly GangType[];
  /** Points a job of violence gains for its own sake, or loses. */
  boldness: number;
};

function createRackPlan(
  profile: 'boss' | 'accountant' | 'enforcer' | 'torpedo' | 'hoodlum' | 'slugger' | 'punk',
  ...chosen: Skill[]
): RecruitPlan {
  return {
    method: 'off-the-rack',
    profile,
    freeSkills: chosen.map((skill) => ({ kind: 'chosen', skill })),
    improvements: {},
    boughtSkills: [],
  };
}

/** [GANG-16a] The recruit that a gang without a bookkeeper hires first. */
export const accountantPlan = createRackPlan('accountant');

function group(count: number, plan: RecruitPlan, ...weapons: Weapon[]): Doctrine['starters'][number] {
  return { plan, weapons, count };
}

export const doctrines: Readonly<Record<GangType, Doctrine>> = {
  syndicate: {
    character: 'A national outfit’s branch office: hired guns, deep pockets, no borders.',
    turf: 'anywhere',
    hasAccountant: true,
    boss: createRackPlan('boss', 'real-charmer', 'cold-blooded'),
    starters: [
      group(1, createRackPlan('accountant')),
      group(1, createRackPlan('enforcer'), 'tommy-gun'),
      group(3, createRackPlan('hoodlum')),
      group(2, createRackPlan('slugger')),
    ],
    growth: [
      createRackPlan('hoodlum'),
      createRackPlan('slugger'),
      createRackPlan('enforcer'),
      createRackPlan('hoodlum'),
      createRackPlan('torpedo'),
    ],
    muscle: ['torpedo', 'enforcer', 'hoodlum', 'slugger'],
    carriesBlades: false,
    guns: ['tommy-gun', 'pump-shotgun', 'rifle'],
    keepsGym: false,
    prides: ['wire-service', 'racetrack'],
    mostStakeDollars: 5_000,
    favoriteSkills: ['cold-blooded', 'tommy-gunner', 'pistoleer'],
    friends: { mayor: 6, judge: 3, editor: 6 },
    hostileTo: [],
    boldness: 2,
  },
  irish: {
    character: 'Brawlers with cousins on the force and no love for the Italians.',
    turf: 'anywhere',
    hasAccountant: true,
    boss: createRackPlan('boss', 'real-charmer', 'brutal-champ'),
    starters: [
      group(1, createRackPlan('accountant')),
      group(1, createRackPlan('enforcer'), 'pump-shotgun'),
      group(2, createRackPlan('hoodlum')),
      group(5, createRackPlan('slugger')),
      group(2, createRackPlan('punk')),
    ],
    growth: [
      createRackPlan('hoodlum'),
      createRackPlan('slugger'),
      createRackPlan('enforcer', 'bomber'),
      createRackPlan('slugger'),
    ],
    muscle: ['hoodlum', 'slugger', 'enforcer'],
    carriesBlades: false,
    guns: ['pump-shotgun', 'double-barreled-shotgun', 'tommy-gun'],
    keepsGym: true,
    prides: ['arena', 'dog-track', 'trucking'],
    mostStakeDollars: 3_500,
    favoriteSkills: ['boxer', 'bruiser', 'brutal-champ', 'bomber'],
    friends: { chief: 6, captain: 2, councilor: 1 },
    hostileTo: ['sicilian'],
    boldness: 6,
  },
  sicilian: {
    character: 'A family first and a business second; it shoots straight and dislikes the Irish.',
    turf: 'anywhere',
    hasAccountant: true,
    boss: createRackPlan('boss', 'cold-blooded', 'real-charmer'),
    starters: [
      group(1, createRackPlan('accountant')),
      group(1, createRackPlan('enforcer', 'tommy-gunner'), 'tommy-gun'),
      group(2, createRackPlan('hoodlum'), 'double-barreled-shotgun'),
      group(3, createRackPlan('slugger')),
    ],
    growth: [
      createRackPlan('hoodlum'),
      createRackPlan('slugger'),
      createRackPlan('punk'),
      createRackPlan('enforcer', 'tommy-gunner'),
    ],
    muscle: ['hoodlum', 'enforcer', 'slugger'],
    carriesBlades: false,
    guns: ['double-barreled-shotgun', 'tommy-gun', 'pump-shotgun'],
    keepsGym: false,
    prides: ['dog-track', 'racetrack', 'trucking'],
    mostStakeDollars: 2_500,
    favoriteSkills: ['tommy-gunner', 'shotgunner', 'cold-blooded'],
    friends: { judge: 6, councilor: 3, mayor: 2 },
    hostileTo: ['irish', 'syndicate'],
    boldness: 4,
  },
  tong: {
    character: 'Holds Chinatown’s streets and secrets before it looks next door.',
    turf: 'home-ground',
    hasAccountant: true,
    boss: createRackPlan('boss', 'martial-artist', 'real-charmer'),
    starters: [
      group(1, createRackPlan('accountant')),
      group(2, createRackPlan('hoodlum', 'martial-artist'), 'carbine'),
      group(5, createRackPlan('slugger')),
    ],
    growth: [createRackPlan('slugger'), createRackPlan('slugger'), createRackPlan('hoodlum', 'martial-artist')],
    muscle: ['hoodlum', 'slugger'],
    carriesBlades: true,
    guns: ['carbine', 'rifle'],
    keepsGym: true,
    prides: ['wire-service'],
    mostStakeDollars: 1_000,
    favoriteSkills: ['martial-artist', 'mack-the-knife', 'knife-thrower'],
    friends: { captain: 4, councilor: 2, editor: 3, reporter: 2 },
    hostileTo: ['tong'],
    boldness: -30,
  },
  street: {
    character: 'Kids who own a few blocks: one pistol, one racket, no books.',
    turf: 'base-only',
    hasAccountant: false,
    boss: createRackPlan('hoodlum'),
    starters: [group(6, createRackPlan('punk')), group(4, createRackPlan('slugger'))],
    growth: [createRackPlan('punk'), createRackPlan('slugger')],
    muscle: ['slugger', 'punk'],
    carriesBlades: false,
    guns: [],
    keepsGym: true,
    prides: ['arena'],
    mostStakeDollars: 500,
    favoriteSkills: ['brutal-champ', 'fast-mover', 'spunky-kid'],
    friends: {},
    hostileTo: ['street', 'syndicate'],
    boldness: 0,
  },
};

/** [GANG-11] Looks up the making and wishes of gangs of a type. */
export function lookUpDoctrine(type: GangType): Doctrine {
  return doctrines[type];
}

/** [GANG-4] Returns true if a gang of this type may have such a man. A street gang has no Accountant. */
export function mayHave(type: GangType, profile: HireableProfile | null): boolean {
  return profile !== 'accountant' || lookUpDoctrine(type).hasAccountant;
}
