import { expect, test } from 'vitest';
import { checkCity } from '#scripts/trials/cityFigures.ts';
import { runTrials } from '#scripts/trials/pool.ts';
import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';

/** As `npm run city`: forty campaigns of 36 months with four Standard gangs, so that nothing passes by chance. */
test(
  '[PO-2, GANG-17, GANG-19] the city breathes: the law comes and goes, gangs die, money is spent, the lead changes',
  { timeout: 600_000 },
  async () => {
    const houseRules = houseRulePresets.find(({ id }) => id === 'gangland-war')?.rules ?? {};
    const tasks = Array.from({ length: 40 }, (_, n) => ({ seed: n + 1, months: 36, houseRules }));
    const checks = checkCity(await runTrials('city', tasks));
    expect(checks.length).toBeGreaterThan(8);
    expect(checks.filter(({ isWell }) => !isWell)).toEqual([]);
  },
);
