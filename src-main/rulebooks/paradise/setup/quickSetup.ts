import type { GangQuote } from '#shared/games/paradise/views/setup.ts';
import { houseRulesSchema, type HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { GangSetup, ParadiseSetup } from '#shared/games/paradise/setup.ts';
import { levels } from '#shared/games/paradise/minds.ts';
import { findLevelCalled } from '#kernel/founding.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { QuickSetup } from '#kernel/rulebook.ts';
import { Refusal } from '#kernel/refusal.ts';
import { findSetupProblem } from './founding.ts';
import { billGang } from '../gangs/gangBill.ts';
import { sumBill } from '../gangs/hiringBill.ts';
import { readyMadeGangs } from '../tables/people/readyMade.ts';

const sampleSeed = 1925;
const usualNpcs = 4;

/** The rulebook's own gang against four NPC gangs. */
export function sampleSetup(): ParadiseSetup {
  return createQuickSetup({
    title: 'Sample campaign',
    seed: sampleSeed,
    npcs: null,
    gangName: null,
    level: null,
  });
}

/**
 * One human gang: the ready-made one of that name, else the second ready-made roster under the new
 * name; without a name the rulebook's own. NPC gangs are all drawn by the seed.
 */
export function createQuickSetup(options: QuickSetup): ParadiseSetup {
  const { title, seed, gangName } = options;
  const level = findLevelCalled(levels, options.level);
  const named = readyMadeGangs.find(
    ({ gang }) => gang.name.toLowerCase() === gangName?.trim().toLowerCase(),
  );
  const chosen = named ?? readyMadeGangs[gangName === null ? 0 : 1];
  if (chosen === undefined) throw new Error('There is no ready-made gang.');
  const gang = clonePlain(chosen.gang);
  if (named === undefined && gangName !== null) gang.name = gangName.trim();
  return {
    title,
    seed,
    gangs: [gang],
    npcs: Array.from({ length: options.npcs ?? usualNpcs }, () =>
      level === null ? {} : { level },
    ),
    houseRules: houseRulesSchema.parse({ startingMoneyDollars: chosen.startingMoneyDollars }),
  };
}

/** Quotes a gang being set up, line by line, with the reason why it cannot start. */
export function quoteSetup(gang: GangSetup, houseRules: HouseRules): GangQuote {
  try {
    const lines = billGang(gang);
    const spentDollars = sumBill(lines);
    return {
      lines,
      totalDollars: spentDollars,
      bankDollars: houseRules.startingMoneyDollars - spentDollars,
      problem: findSetupProblem(gang, houseRules.startingMoneyDollars),
    };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const bankDollars = houseRules.startingMoneyDollars;
    return { lines: [], totalDollars: 0, bankDollars, problem: refusal.message };
  }
}
