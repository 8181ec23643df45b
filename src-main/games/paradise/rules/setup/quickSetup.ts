import { cityPackSchema, type CityPack } from '#shared/games/paradise/cities/pack.ts';
import { findFirstMonth, findRecommendedEnd, recommendRules } from '#shared/games/paradise/cities/beginning.ts';
import { findCity, paradiseCity, type City } from '#shared/games/paradise/cities/city.ts';
import type { GangQuote } from '#shared/games/paradise/views/setup.ts';
import {
  houseRulePresets,
  houseRulesSchema,
  recommendedPreset,
  type HouseRulePreset,
  type HouseRules,
} from '#shared/games/paradise/houseRules.ts';
import { firstYear, formatMonth, latestStart, parseMonth } from '#shared/games/paradise/calendar.ts';
import type { GangSetup, ParadiseSetup } from '#shared/games/paradise/setup.ts';
import { levels } from '#shared/games/paradise/minds.ts';
import { findLevelCalled } from '#kernel/founding.ts';
import type { QuickSetup } from '#kernel/rulebook.ts';
import { formatCount } from '#shared/words/text.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import { requireGangNamed } from './underWay.ts';
import { findSetupProblem } from './founding.ts';
import { billGang } from '../gangs/gangBill.ts';
import { sumBill } from '../gangs/hiringBill.ts';
import { listReadyMade } from './readyMade.ts';

const sampleSeed = 1925;
/** The last month that a house rule takes. */
const mostMonths = 600;
const usualNpcs = 4;

/** The rulebook's own gang against four NPC gangs. */
export function sampleSetup(): ParadiseSetup {
  return createQuickSetup({ title: 'Sample campaign', seed: sampleSeed, npcs: null, gangName: null, level: null });
}

/**
 * Creates a setup with one human gang: the ready-made one of that name, or the second ready-made roster under the new
 * name; without a name the rulebook's own. The seed draws all NPC gangs.
 */
export function createQuickSetup(options: QuickSetup): ParadiseSetup {
  const { seed, gangName } = options;
  const level = findLevelCalled(levels, options.level);
  const pack = options.city === undefined ? undefined : readPack(options.city);
  if (pack?.start !== undefined) return createStartedSetup(options, pack, pack.start);
  const city = findCity({ city: pack });
  const offered = listReadyMade(city);
  const named = offered.find(({ gang }) => gang.name.toLowerCase() === gangName?.trim().toLowerCase());
  const chosen = named ?? offered[gangName === null ? 0 : 1] ?? offered[0];
  if (chosen === undefined) throw new Error('There is no ready-made gang.');
  const houseRules = chooseHouseRules(options, pack);
  const startMonth = options.startMonth === undefined ? findFirstMonth(pack ?? {}) : parseStart(options.startMonth);
  const { gang } = chosen;
  if (houseRules.rolledSkills === 'random') leaveSixesOpen(gang);
  if (named === undefined && gangName !== null) gang.name = gangName.trim();
  return {
    title: options.title === paradiseCity.name ? city.name : options.title,
    seed,
    gangs: [gang],
    npcs: Array.from({ length: options.npcs ?? usualNpcs }, () => (level === null ? {} : { level })),
    ...(startMonth === 1 ? {} : { startMonth }),
    ...(pack === undefined ? {} : { city: pack }),
    houseRules: {
      ...houseRules,
      startingMoneyDollars: Math.max(houseRules.startingMoneyDollars, chosen.startingMoneyDollars),
      lastMonth: parseLastMonth(options.lastMonth) ?? findRecommendedEnd(pack ?? {}, startMonth),
    },
  };
}

/** Creates a setup of a city that begins with gangs of its own, of which the named one, or else its people's, is played. */
function createStartedSetup(
  options: QuickSetup,
  pack: CityPack,
  { gangs }: NonNullable<CityPack['start']>,
): ParadiseSetup {
  const { title, seed, npcs, gangName, startMonth, lastMonth, level } = options;
  const problem = `${pack.name} begins with ${formatCount(gangs.length, 'gang')} of its own, in a month of its own`;
  refuseUnless(
    npcs === null && startMonth === undefined,
    `${problem}; leave the number of NPC gangs and the month out.`,
  );
  const month = findFirstMonth(pack);
  const played =
    gangName === null ? gangs.filter(({ player }) => player === 'human').map(({ name }) => name) : [gangName];
  return {
    title: title === paradiseCity.name ? pack.name : title,
    seed,
    gangs: [],
    npcs: [],
    ...(month === 1 ? {} : { startMonth: month }),
    city: pack,
    houseRules: {
      ...chooseHouseRules(options, pack),
      lastMonth: parseLastMonth(lastMonth) ?? findRecommendedEnd(pack, month),
    },
    underWay: {
      played: played.map((name) => requireGangNamed(gangs, name)),
      ...(level === null ? {} : { level: findLevelCalled(levels, level) ?? 'standard' }),
    },
  };
}

/** Returns the house rules of a set that is named, or those that the city recommends, or the program's own. */
function chooseHouseRules({ preset }: QuickSetup, pack: CityPack | undefined): HouseRules {
  if (preset === undefined) return recommendRules(pack ?? {}, recommendedPreset);
  return houseRulesSchema.parse(findPreset(preset));
}

/** Reads a city's pack; the refusal says what is wrong with it, and where. */
function readPack(given: unknown): CityPack {
  const read = cityPackSchema.safeParse(given);
  if (read.success) return read.data;
  const [{ path, message } = { path: [], message: '' }] = read.error.issues;
  throw new Refusal(`The city cannot be played: ${path.length === 0 ? '' : `${path.join('.')}: `}${message}`);
}

/** [SK-0] Removes chosen skills of sixes if the house rule rolls them. */
function leaveSixesOpen({ boss, members }: GangSetup): void {
  for (const { recruit } of [boss, ...members]) {
    if (recruit.method === 'rolled-up') recruit.sixSkills = [];
  }
}

/** Finds the rules of the ready-made set of this ID or name; the refusal lists all sets. */
function findPreset(name: string): HouseRulePreset['rules'] {
  const wanted = name.trim().toLowerCase();
  const found = houseRulePresets.find((one) => [one.id, one.name.toLowerCase()].includes(wanted));
  if (found !== undefined) return found.rules;
  const ids = houseRulePresets.map(({ id }) => id).join(', ');
  throw new Refusal(`There are no house rules “${name}”; name one of ${ids}.`);
}

/** Reads the last month of `1926-12`; null if none was named. */
function parseLastMonth(text: string | undefined): number | null {
  if (text === undefined) return null;
  return requireMonth(
    text,
    mostMonths,
    `last month of a campaign; write a year and a month from ${firstYear}-01 on, as 1926-12.`,
  );
}

function parseStart(text: string): number {
  const last = formatMonth(latestStart);
  return requireMonth(text, latestStart, `month to begin in; write a year and a month to ${last}, as 1926-04.`);
}

function requireMonth(text: string, last: number, sentence: string): number {
  const month = parseMonth(text, last);
  if (month === null) throw new Refusal(`“${text}” is no ${sentence}`);
  return month;
}

/** Quotes a gang being set up, line by line, with the reason why it cannot start. */
export function quoteSetup(city: City, gang: GangSetup, houseRules: HouseRules): GangQuote {
  try {
    const lines = billGang(gang);
    const spentDollars = sumBill(lines);
    return {
      lines,
      totalDollars: spentDollars,
      bankDollars: houseRules.startingMoneyDollars - spentDollars,
      problem: findSetupProblem(city, gang, houseRules.startingMoneyDollars),
    };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const bankDollars = houseRules.startingMoneyDollars;
    return { lines: [], totalDollars: 0, bankDollars, problem: refusal.message };
  }
}
