import { describe, expect, it } from 'vitest';
import { bookMuster } from '../../../src-main/rulebooks/paradise/skirmish/mustering/book.ts';
import { resolveMuster } from '../../../src-main/rulebooks/paradise/skirmish/resolve.ts';
import { Dice, seedRng, seededDice } from '../../../src-main/kernel/dice.ts';

/** How many of 30 battles with two bottles for each attacker had a house on fire before the public. */
function fires(scenario: 'raid' | 'show-of-strength', bottles: number): number {
  return Array.from({ length: 30 }, (_, seed) => {
    const muster = bookMuster(scenario, new Dice(seededDice(seedRng(seed + 1))));
    const { attackers } = muster;
    const crew = attackers.crew.map((man) => ({ ...man, gasoline: bottles }));
    return resolveMuster({ ...muster, attackers: { ...attackers, crew } }, seed + 1).seen;
  }).filter((seen) => (seen['fire-in-business'] ?? 0) + (seen['fire-in-residence'] ?? 0) > 0)
    .length;
}

describe('gasoline in a fought battle', () => {
  it.each(['raid', 'show-of-strength'] as const)(
    '[PO-2, BOMB-3] a %s with bottles sets houses on fire, one without does not',
    (scenario) => {
      expect(fires(scenario, 2)).toBeGreaterThan(0);
      expect(fires(scenario, 0)).toBe(0);
    },
  );
});
