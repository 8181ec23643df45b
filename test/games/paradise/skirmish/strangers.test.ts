import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOfficer, nameTough } from '#main/games/paradise/rules/skirmish/table/strangers.ts';

const ids = ['a', 'd', 'boy'].flatMap((prefix) => Array.from({ length: 80 }, (_, n) => `${prefix}${n + 1}`));

describe('people of a battle who are on no roster', () => {
  it.each([
    ['gangsters', nameTough],
    ['the law', nameOfficer],
  ] as const)('[SCN-0] no two of %s have one name, in any battle', (_who, name) => {
    fc.assert(
      fc.property(fc.nat(2_000), (battle) => {
        expect(new Set(ids.map((id) => name(id, battle))).size).toBe(ids.length);
      }),
    );
  });

  it('[SCN-0] the first guard of a door has another name in each of twenty battles, and keeps it in his own', () => {
    const names = Array.from({ length: 20 }, (_, battle) => nameTough('d1', battle));
    expect(new Set(names).size).toBe(20);
    expect(names.map((_, battle) => nameTough('d1', battle))).toEqual(names);
  });
});
