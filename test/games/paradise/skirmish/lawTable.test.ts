import { describe, expect, it } from 'vitest';
import { lawTable } from '#main/games/paradise/rules/skirmish/table/lawTable.ts';

/** FISTS, GATS, GUTS, STUNTS, SMARTS and HITS of the book's table, skills to be rolled, and skills by name. */
const printed = [
  ['captain', [4, 3, 4, 3, 4, 5], 2, []],
  ['detective', [4, 3, 4, 3, 4, 4], 1, []],
  ['crusader-cop', [4, 4, 5, 3, 3, 5], 1, ['real-charmer']],
  ['sergeant', [5, 4, 5, 2, 3, 4], 1, []],
  ['beat-cop', [4, 3, 4, 3, 2, 3], 0, []],
  ['rookie', [3, 3, 3, 2, 2, 3], 0, []],
  ['top-agent', [5, 5, 5, 4, 5, 5], 3, ['real-charmer']],
  ['agent', [4, 4, 4, 3, 4, 4], 2, []],
  ['crusader-fed', [5, 4, 6, 3, 3, 5], 3, []],
  ['citizen', [2, 1, 2, 1, 2, 2], 0, []],
  ['bartender', [3, 2, 3, 3, 3, 3], 0, []],
  ['street-kid', [2, 1, 4, 4, 4, 3], 0, []],
  ['reporter', [3, 2, 3, 3, 3, 3], 0, []],
  ['bank-teller', [2, 1, 1, 1, 3, 2], 0, []],
  // Not printed: a citizen who has seen more.
  ['little-old-lady', [1, 1, 2, 1, 3, 2], 0, []],
] as const;

describe('the profiles of cops, Feds, and civilians', () => {
  it.each(printed)('[SCN-10a] %s: %j, %i skills by the dice, %j', (profile, block, random, skills) => {
    const [fists, gats, guts, stunts, smarts, hits] = block;
    expect(lawTable[profile]).toMatchObject({
      stats: { fists, gats, guts, stunts, smarts, hits },
      randomSkills: random,
      skills: [...skills],
    });
  });

  it('[SCN-10a] a Sergeant is a Boxer or a Bruiser besides', () => {
    expect(lawTable.sergeant.oneOf).toEqual(['boxer', 'bruiser']);
  });
});
