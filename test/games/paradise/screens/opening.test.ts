import { describe, expect, it } from 'vitest';
import { countRoles, describeDistance } from '#games/paradise/desk/opening.ts';

describe('the opening page', () => {
  it('counts men by their trade in the order of the table, and leaves the Boss out', () => {
    const man = (profile: 'hoodlum' | 'torpedo' | 'boss' | 'accountant' | null, isBoss = false) => ({
      profile,
      isBoss,
    });
    expect(
      countRoles([
        man('boss', true),
        man('hoodlum'),
        man('torpedo'),
        man('hoodlum'),
        man('torpedo'),
        man(null),
        man('accountant'),
      ]),
    ).toEqual(['1 Accountant', '2 Torpedoes', '2 Hoodlums', '1 mobster']);
    expect(countRoles([man(null, true)])).toEqual([]);
  });

  it('says how near a rival lives; a district nobody knows is far', () => {
    expect([0, 1, 2, undefined].map(describeDistance)).toEqual([
      'among your doors',
      'next door to you',
      'across the city',
      'across the city',
    ]);
  });
});
