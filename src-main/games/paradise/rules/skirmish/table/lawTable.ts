import type { Skill, StatBlock } from '#shared/games/paradise/people.ts';
import type { LawProfile } from '#main/games/paradise/rules/state/records/battleWords.ts';
import type { FigureKind } from '../battle.ts';

export type LawRow = {
  name: string;
  kind: Exclude<FigureKind, 'gangster' | 'official'>;
  stats: StatBlock;
  skills: readonly Skill[];
  /** Number of further skills to be rolled. */
  randomSkills: number;
  /** [GANG-5] One of these he has as well. */
  oneOf: readonly Skill[];
};

function createRow(
  name: string,
  kind: LawRow['kind'],
  block: readonly [number, number, number, number, number, number],
  randomSkills = 0,
  ...skills: Skill[]
): LawRow {
  const [fists, gats, guts, stunts, smarts, hits] = block;
  return { name, kind, stats: { fists, gats, guts, stunts, smarts, hits }, skills, randomSkills, oneOf: [] };
}

export const lawTable: Readonly<Record<LawProfile, LawRow>> = {
  captain: createRow('Police Captain', 'police', [4, 3, 4, 3, 4, 5], 2),
  detective: createRow('Detective', 'police', [4, 3, 4, 3, 4, 4], 1),
  'crusader-cop': createRow('Crusader', 'police', [4, 4, 5, 3, 3, 5], 1, 'real-charmer'),
  sergeant: { ...createRow('Sergeant', 'police', [5, 4, 5, 2, 3, 4], 1), oneOf: ['boxer', 'bruiser'] },
  'beat-cop': createRow('Beat Cop', 'police', [4, 3, 4, 3, 2, 3]),
  rookie: createRow('Rookie', 'police', [3, 3, 3, 2, 2, 3]),
  'top-agent': createRow('Top Agent', 'fed', [5, 5, 5, 4, 5, 5], 3, 'real-charmer'),
  agent: createRow('Agent', 'fed', [4, 4, 4, 3, 4, 4], 2),
  'crusader-fed': createRow('Crusader', 'fed', [5, 4, 6, 3, 3, 5], 3),
  citizen: createRow('Citizen', 'civilian', [2, 1, 2, 1, 2, 2]),
  bartender: createRow('Bartender', 'civilian', [3, 2, 3, 3, 3, 3]),
  'street-kid': createRow('Street Kid', 'civilian', [2, 1, 4, 4, 4, 3]),
  reporter: createRow('Reporter', 'civilian', [3, 2, 3, 3, 3, 3]),
  'bank-teller': createRow('Bank Teller', 'civilian', [2, 1, 1, 1, 3, 2]),
  // No profile of her own is printed: a citizen who has seen more.
  'little-old-lady': createRow('Little Old Lady', 'civilian', [1, 1, 2, 1, 3, 2]),
};
