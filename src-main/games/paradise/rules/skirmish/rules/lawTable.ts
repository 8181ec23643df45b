import type { Skill, StatBlock } from '#shared/games/paradise/people.ts';
import type { LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { FigureKind } from '../battle.ts';

export type LawRow = {
  name: string;
  kind: Exclude<FigureKind, 'gangster' | 'official'>;
  stats: StatBlock;
  skills: readonly Skill[];
  /** Skills to be rolled besides. */
  randomSkills: number;
  /** [GANG-5] One of these he has as well. */
  oneOf: readonly Skill[];
};

function row(
  name: string,
  kind: LawRow['kind'],
  block: readonly [number, number, number, number, number, number],
  randomSkills = 0,
  ...skills: Skill[]
): LawRow {
  const [fists, gats, guts, stunts, smarts, hits] = block;
  return {
    name,
    kind,
    stats: { fists, gats, guts, stunts, smarts, hits },
    skills,
    randomSkills,
    oneOf: [],
  };
}

export const lawTable: Readonly<Record<LawProfile, LawRow>> = {
  captain: row('Police Captain', 'police', [4, 3, 4, 3, 4, 5], 2),
  detective: row('Detective', 'police', [4, 3, 4, 3, 4, 4], 1),
  'crusader-cop': row('Crusader', 'police', [4, 4, 5, 3, 3, 5], 1, 'real-charmer'),
  sergeant: {
    ...row('Sergeant', 'police', [5, 4, 5, 2, 3, 4], 1),
    oneOf: ['boxer', 'bruiser'],
  },
  'beat-cop': row('Beat Cop', 'police', [4, 3, 4, 3, 2, 3]),
  rookie: row('Rookie', 'police', [3, 3, 3, 2, 2, 3]),
  'top-agent': row('Top Agent', 'fed', [5, 5, 5, 4, 5, 5], 3, 'real-charmer'),
  agent: row('Agent', 'fed', [4, 4, 4, 3, 4, 4], 2),
  'crusader-fed': row('Crusader', 'fed', [5, 4, 6, 3, 3, 5], 3),
  citizen: row('Citizen', 'civilian', [2, 1, 2, 1, 2, 2]),
  bartender: row('Bartender', 'civilian', [3, 2, 3, 3, 3, 3]),
  'street-kid': row('Street Kid', 'civilian', [2, 1, 4, 4, 4, 3]),
  reporter: row('Reporter', 'civilian', [3, 2, 3, 3, 3, 3]),
  'bank-teller': row('Bank Teller', 'civilian', [2, 1, 1, 1, 3, 2]),
  // No profile of her own is printed: a citizen who has seen more.
  'little-old-lady': row('Little Old Lady', 'civilian', [1, 1, 2, 1, 3, 2]),
};
