import {
  profileNames,
  stats,
  type HireableProfile,
  type Skill,
  type StatBlock,
} from '#shared/games/paradise/people.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { BoughtSkill, Recruit } from '#shared/games/paradise/recruits.ts';
import { refuseUnless, Refusal } from '#kernel/refusal.ts';
import { bossTerms, improvementDollars, profileTable, rolledUp, skillDollars } from '../tables/people/people.ts';
import { mayBeChosen, lookUpSkillRow, snappyDresserDollars } from '../tables/people/skills.ts';

/** One line of a hiring bill, in dollars. */
export type BillLine = { label: string; dollars: number };

/** How a figure is hired: a Boss has terms of his own (GANG-3). */
export type HiringTerms = { asBoss: boolean };

/**
 * [GANG-3, GANG-5, GANG-6, GANG-7] Bills a recruit before any die falls; refuses anything the tables do not allow.
 * Only a rolled Snappy Dresser can add to it.
 */
export function billRecruit(recruit: Recruit, terms: HiringTerms): BillLine[] {
  requireSkills(recruit);
  const extras = [
    ...listImprovementLines(recruit, findBaseStats(recruit)),
    ...listSkillLines(recruit),
    ...listSuitsLines(recruit),
  ];
  switch (recruit.method) {
    case 'off-the-rack':
      return createOffTheRackBill(recruit, terms, extras);
    case 'rolled-up':
      return createRolledUpBill(recruit, terms, extras);
    case 'built':
      return createBuiltBill(terms, extras);
  }
}

/** Sums a bill, in dollars. */
export function sumBill(lines: readonly BillLine[]): number {
  return lines.reduce((total, line) => total + line.dollars, 0);
}

function createOffTheRackBill(
  recruit: Extract<Recruit, { method: 'off-the-rack' }>,
  terms: HiringTerms,
  extras: BillLine[],
): BillLine[] {
  const row = profileTable[recruit.profile];
  refuseUnless(terms.asBoss || recruit.profile !== 'boss', 'A gang has one Boss, made when it is founded.', 'GANG-3');
  const price = recruit.profile === 'boss' ? 0 : row.priceDollars;
  return [
    { label: profileNames[recruit.profile], dollars: price },
    ...listFreeSkillLines(recruit.profile, recruit.freeSkills),
    ...extras,
  ];
}

/** [GANG-3] Lists the price of a rolled-up recruit; a Boss has $25 free for one stat or random skill. */
function createRolledUpBill(recruit: Recruit, terms: HiringTerms, extras: BillLine[]): BillLine[] {
  if (!terms.asBoss) return [{ label: 'Rolled up', dollars: rolledUp.priceDollars }, ...extras];
  const eligible = [
    ...listImprovementLines(recruit, findBaseStats(recruit)).map((line) => line.dollars),
    ...recruit.boughtSkills.map((bought) => (bought.kind === 'random' ? skillDollars.random : 0)),
  ];
  const free = Math.min(bossTerms.rolledUpFreeDollars, Math.max(0, ...eligible));
  const gift = free === 0 ? [] : [{ label: 'Free for a rolled-up Boss', dollars: -free }];
  return [{ label: 'Rolled-up Boss', dollars: 0 }, ...extras, ...gift];
}

function createBuiltBill(terms: HiringTerms, extras: BillLine[]): BillLine[] {
  const punk = { label: 'Basic Punk', dollars: profileTable.punk.priceDollars };
  const lines = [punk, ...extras];
  if (!terms.asBoss) return lines;
  const covered = Math.min(sumBill(lines), bossTerms.buildBudgetDollars);
  return [...lines, { label: 'The Boss’s budget', dollars: -covered }];
}

function listFreeSkillLines(profile: HireableProfile, chosen: readonly BoughtSkill[]): BillLine[] {
  const row = profileTable[profile];
  const places = row.randomSkills + row.chosenSkills;
  const tradesTwoForOne = row.orOneChosen && chosen.length === 1 && chosen[0]?.kind === 'chosen';
  refuseUnless(
    chosen.length <= places,
    `A ${profileNames[profile]} brings ${places === 1 ? 'one skill' : `${places} skills`}; buy more as extras.`,
    'GANG-5',
  );
  return chosen.flatMap((skill, index) => {
    if (index >= row.randomSkills || skill.kind === 'random') {
      checkChoice(profile, skill);
      return [];
    }
    if (tradesTwoForOne) return [];
    const label = `${lookUpSkillRow(skill.skill).name}, chosen`;
    return [{ label, dollars: skillDollars.insteadOfRandom }];
  });
}

function checkChoice(profile: HireableProfile, skill: BoughtSkill): void {
  const { choices, randomSkills } = profileTable[profile];
  refuseUnless(
    skill.kind === 'chosen' || randomSkills > 0,
    `A ${profileNames[profile]}’s own skills are chosen, not rolled.`,
    'GANG-5',
  );
  if (choices === null || skill.kind === 'random') return;
  refuseUnless(
    choices.includes(skill.skill),
    `A ${profileNames[profile]} starts with ${choices.map((c) => lookUpSkillRow(c).name).join(' or ')}.`,
    'GANG-5',
  );
}

function listSkillLines(recruit: Recruit): BillLine[] {
  return recruit.boughtSkills.map((bought) => {
    if (bought.kind === 'random') return { label: 'Random skill', dollars: skillDollars.random };
    return { label: lookUpSkillRow(bought.skill).name, dollars: skillDollars.chosen };
  });
}

/** [SK-67, GANG-5] Femme Fatale and Nice Girl are a Moll's own; no throw shows them, nor Real Scary. */
function requireSkills(recruit: Recruit): void {
  const own = recruit.method === 'off-the-rack' ? recruit.freeSkills : [];
  const sixes = recruit.method === 'rolled-up' ? recruit.sixSkills : [];
  const isMoll = recruit.method === 'off-the-rack' && recruit.profile === 'moll';
  for (const skill of [...(isMoll ? [] : own), ...sixes, ...recruit.boughtSkills]) {
    if (skill.kind === 'chosen') requireChoice(skill.skill);
    else {
      if (skill.rolled !== undefined) requireThrow(skill.rolled);
      if (skill.ifChosen !== undefined) requireChoice(skill.ifChosen);
    }
  }
}

/** [SK-67] Refuses a choice that only a Gun Moll brings. */
export function requireChoice(skill: Skill): void {
  const { name } = lookUpSkillRow(skill);
  refuseUnless(mayBeChosen(skill), `${name} comes with a Gun Moll only; pick another skill.`, 'SK-67');
}

/** [SK-0] Refuses a throw that two dice cannot show. */
export function requireThrow(skill: Skill): void {
  const { name, roll } = lookUpSkillRow(skill);
  refuseUnless(roll !== null, `No throw of two dice shows ${name}; type what was thrown.`, 'SK-0');
}

/** [GANG-6] Refuses skills named for sixes that the dice do not show yet, and a choice if the house rule rolls them. */
export function requireSixes(recruit: Recruit, { rolledSkills }: Pick<HouseRules, 'rolledSkills'>): void {
  if (recruit.method !== 'rolled-up' || recruit.sixSkills.length === 0) return;
  refuseUnless(
    recruit.dice !== undefined,
    `Name skills for ${recruit.name}’s sixes with the eight dice that threw them, or leave both out.`,
    'GANG-6',
  );
  refuseUnless(
    rolledSkills === 'chosen' || recruit.sixSkills.every(({ kind }) => kind === 'random'),
    `By the house rule of this campaign the skills of sixes are rolled; choose none for ${recruit.name}.`,
    'GANG-6',
  );
}

/** [SK-0] Refuses a skill that is named twice: nobody has one twice. */
export function requireApart(recruit: Recruit): void {
  const own = recruit.method === 'off-the-rack' ? recruit.freeSkills : [];
  const sixes = recruit.method === 'rolled-up' ? recruit.sixSkills : [];
  const named = [...own, ...sixes, ...recruit.boughtSkills].flatMap((one) => {
    const skill = one.kind === 'chosen' ? one.skill : one.rolled;
    return skill === undefined ? [] : [skill];
  });
  const twice = named.find((skill, place) => named.indexOf(skill) !== place);
  if (twice === undefined) return;
  throw new Refusal(`${recruit.name} has ${lookUpSkillRow(twice).name} already.`, 'SK-0');
}

function listSuitsLines(recruit: Recruit): BillLine[] {
  return wantsSuits(recruit) ? [{ label: 'Good suits', dollars: snappyDresserDollars }] : [];
}

/**
 * [SK-55] Returns true if a Snappy Dresser was asked for (or rolled on the table), so that the bill includes his
 * suits.
 */
export function wantsSuits(recruit: Recruit): boolean {
  const own = recruit.method === 'off-the-rack' ? recruit.freeSkills : [];
  const sixes = recruit.method === 'rolled-up' ? recruit.sixSkills : [];
  return [...own, ...sixes, ...recruit.boughtSkills].some(
    (skill) => (skill.kind === 'chosen' ? skill.skill : skill.rolled) === 'snappy-dresser',
  );
}

/** Returns the stats before improvements, as far as they are known before the dice are rolled. */
function findBaseStats(recruit: Recruit): StatBlock | null {
  if (recruit.method === 'off-the-rack') return profileTable[recruit.profile].stats;
  if (recruit.method === 'built') return profileTable.punk.stats;
  return recruit.stats ?? null;
}

/** [GANG-7] Lists the raised stats; each costs the price of the level it reaches. */
function listImprovementLines(recruit: Recruit, base: StatBlock | null): BillLine[] {
  return stats.flatMap((stat) => {
    const level = recruit.improvements[stat];
    if (level === undefined) return [];
    refuseUnless(
      base === null || level > base[stat],
      `${stat.toUpperCase()} is ${base?.[stat] ?? 0} already; raise it to more than that.`,
      'GANG-7',
    );
    return [{ label: `${stat.toUpperCase()} ${level}`, dollars: improvementDollars[level as 3 | 4 | 5 | 6] }];
  });
}
