import { expect, test } from 'vitest';
import { cityFigures } from '#main/games/paradise/rules/survey/figures.ts';
import { playCities } from '#scripts/lab/cityGame.ts';
import { compareRaids, playQuietly } from '#scripts/lab/quietPlayers.ts';
import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';

type Bounds = { least?: number; most?: number };

/**
 * A sample of what `npm run lab -- city` measures over forty campaigns of five years, with margins. Full rackets differ by
 * the campaign from none to three, so that six campaigns would say little.
 */
const byRules: Record<string, Record<string, Bounds>> = {
  'long-campaign': {
    'raids that shared their door with another one': { most: 0.2 },
    'raids called off since another gang was first': { most: 0.1 },
    'figures in a raid party in year 1 (median)': { most: 12 },
    'figures in a raid party after year 2 (median)': { most: 16 },
    'figures sent to a Hit (median)': { most: 9 },
    'jobs whose odds were told below 20%': { most: 0.06 },
    'months in which more than two gangs paid for public works': { most: 0.02 },
    'doors that changed hands over three times in a year': { most: 0.03 },
    'the fullest bank in the last year, in months of its income (median)': { most: 6 },
    'months with the Feds in town': { most: 0.45 },
    'changes of the lead after year 1 (median)': { least: 1 },
    'campaigns with a gang eliminated': { least: 0.17 },
    'campaigns with one eliminated by month 12': { most: 0.17 },
  },
  'by-the-book': {
    'takeovers that met another gang at the door': { most: 0.13 },
    'Bosses fallen by Showdown and Meet, for each by Hit and raid': { most: 0.6 },
    'Loot paid to officials while the Feds are in town': { most: 0.27 },
    'full rackets in an average month of year 3': { least: 0.6 },
    'doors owned at the end, for each at the end of year 1 (median)': { least: 1.1 },
    'campaigns with one eliminated by month 12': { most: 0.17 },
    'months in which outrage fell': { least: 0.25 },
    'outrage in the median month': { least: 6, most: 25 },
    'patients sent out in the month of their rest': { most: 0.2 },
    'reasons said before word for word, after two years': { most: 0.45 },
  },
  'gangland-war': {
    'the fullest bank in the last year, in months of its income (median)': { most: 6 },
    'months with the Feds in town': { most: 0.5 },
    'months with Something Must Be Done': { least: 0.1 },
    'takeovers that met another gang at the door': { most: 0.13 },
    'changes of the lead after year 1 (median)': { least: 1 },
    'months in which outrage fell': { least: 0.25 },
  },
};

test.each(Object.entries(byRules))(
  '[PO-2, PO-6, GANG-11, GANG-17, GANG-19] the city breathes by the rules %s',
  { timeout: 600_000 },
  async (rules, bounds) => {
    const houseRules = houseRulePresets.find(({ id }) => id === rules)?.rules ?? {};
    const tasks = Array.from({ length: 12 }, (_, n) => ({ seed: n + 1, months: 36, houseRules }));
    const results = await playCities(tasks);
    const values = new Map(cityFigures.map(({ what, measure }) => [what, measure(results)]));
    const outside = Object.entries(bounds).filter(([what, { least = -Infinity, most = Infinity }]) => {
      const value = values.get(what);
      if (value === undefined) throw new Error(`There is no figure “${what}”.`);
      return !(value >= least && value <= most);
    });
    expect(outside.map(([what]) => `${what}: ${values.get(what)}`)).toEqual([]);
  },
);

test('[GANG-11] a beginner who gives no order lives two years in Gentle, and is attacked', { timeout: 600_000 }, () => {
  const seeds = [1, 2, 3, 4, 5];
  const fates = seeds.map((seed) => playQuietly({ seed, months: 24, manner: 'passive', rules: 'gentle' }));
  expect(fates.map(({ end }) => end)).toEqual(seeds.map(() => null));
  expect(Math.min(...fates.map(({ blows }) => blows))).toBeGreaterThan(0);
});

test('[GANG-11] a player who only takes over is raided half to twice as often as a rival', { timeout: 600_000 }, () => {
  const seeds = [1, 2, 3, 4, 5, 6];
  const fates = seeds.map((seed) => playQuietly({ seed, months: 24, manner: 'taking over', rules: 'gentle' }));
  const share = compareRaids(fates);
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(2);
});
