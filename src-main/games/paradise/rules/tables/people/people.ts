import type { HireableProfile, Skill, Stat, StatBlock } from '#shared/games/paradise/people.ts';

/** [GANG-5] A profile a gang can hire off the rack. */
export type ProfileRow = {
  priceDollars: number;
  stats: StatBlock;
  /** Skill places filled by a roll; each may be chosen for a surcharge. */
  randomSkills: number;
  /** Skill places filled by free choice. */
  chosenSkills: number;
  /** A Torpedo may trade his two rolled skills for one chosen one. */
  orOneChosen: boolean;
  /** The only skills a chosen place takes, or null for any. */
  choices: readonly Skill[] | null;
};

function block(fists: number, gats: number, guts: number, stunts: number, smarts: number, hits: number): StatBlock {
  return { fists, gats, guts, stunts, smarts, hits };
}

function createProfileRow(priceDollars: number, stats: StatBlock, extras: Partial<ProfileRow> = {}): ProfileRow {
  return { priceDollars, stats, randomSkills: 0, chosenSkills: 0, orOneChosen: false, choices: null, ...extras };
}

export const profileTable: Readonly<Record<HireableProfile, ProfileRow>> = {
  boss: createProfileRow(225, block(4, 4, 4, 2, 4, 5), { chosenSkills: 2 }),
  accountant: createProfileRow(100, block(2, 2, 2, 2, 5, 3)),
  torpedo: createProfileRow(300, block(5, 5, 5, 4, 4, 4), { randomSkills: 2, orOneChosen: true }),
  enforcer: createProfileRow(200, block(4, 4, 4, 4, 4, 4), { randomSkills: 1 }),
  moll: createProfileRow(100, block(3, 3, 3, 3, 4, 3), { chosenSkills: 1, choices: ['femme-fatale', 'nice-girl'] }),
  hoodlum: createProfileRow(100, block(3, 3, 3, 3, 3, 3), { randomSkills: 1 }),
  slugger: createProfileRow(50, block(3, 2, 3, 2, 2, 3)),
  punk: createProfileRow(25, block(2, 2, 2, 2, 2, 2)),
};

/** [GANG-7] Dollars to raise one of a Punk's stats from 2. */
export const improvementDollars: Readonly<Record<3 | 4 | 5 | 6, number>> = { 3: 10, 4: 25, 5: 50, 6: 100 };

/** [GANG-5, GANG-7] */
export const skillDollars = { random: 25, chosen: 50, insteadOfRandom: 25 } as const;

/** [GANG-6] */
export const rolledUp = { dice: 8, kept: 6, priceDollars: 100, minimumHits: 3 } as const;

/** [GANG-3] */
export const bossTerms = { buildBudgetDollars: 225, rolledUpFreeDollars: 25 } as const;

export const statTable: readonly { stat: Stat; name: string; meaning: string }[] = [
  { stat: 'fists', name: 'FISTS', meaning: 'Brawling, with or without a weapon in hand.' },
  { stat: 'gats', name: 'GATS', meaning: 'Shooting, and throwing anything that hurts.' },
  { stat: 'guts', name: 'GUTS', meaning: 'Nerve when things turn ugly.' },
  { stat: 'stunts', name: 'STUNTS', meaning: 'Leaping, dodging and driving like a madman.' },
  { stat: 'smarts', name: 'SMARTS', meaning: 'Wits, charm and a good eye.' },
  { stat: 'hits', name: 'HITS', meaning: 'How much he can take before he is dead.' },
];
