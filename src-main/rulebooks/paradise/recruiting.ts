import type { GangsterId, SeatId } from '../../../src-shared/vocabulary/ids.ts';
import {
  profileNames,
  stats,
  type HireableProfile,
  type Skill,
  type Stat,
  type StatBlock,
} from '../../../src-shared/vocabulary/paradise/people.ts';
import type { BoughtSkill, Recruit } from '../../../src-shared/vocabulary/paradise/recruits.ts';
import { insist } from '../../kernel/refusal.ts';
import type { ParadiseTable } from './paradiseTable.ts';
import { assignedStats, keptFaces, rolledDice, sixesThatCount } from './rolledUp.ts';
import type { Gangster, State } from './state.ts';
import { freePistolGats } from './tables/equipment.ts';
import {
  bossTerms,
  improvementDollars,
  profileTable,
  rolledUp,
  skillDollars,
} from './tables/people.ts';
import {
  crippledStatByFace,
  playersChoiceRoll,
  skillOfFaces,
  skillRow,
  skillTable,
  snappyDresserDollars,
} from './tables/skills.ts';

/** One line of a hiring bill, in dollars. */
export type BillLine = { label: string; dollars: number };

/** How a figure is hired: a Boss has terms of his own (GANG-3). */
export type Terms = { asBoss: boolean };

/**
 * [GANG-3, GANG-5, GANG-6, GANG-7] What hiring costs before any die falls; refuses what the tables
 * do not allow. Only a rolled Snappy Dresser can add to it.
 */
export function billFor(recruit: Recruit, terms: Terms): BillLine[] {
  const extras = [...improvementLines(recruit, baseStats(recruit)), ...skillLines(recruit)];
  switch (recruit.method) {
    case 'off-the-rack':
      return offTheRackBill(recruit, terms, extras);
    case 'rolled-up':
      return rolledUpBill(recruit, terms, extras);
    case 'built':
      return builtBill(terms, extras);
  }
}

export function totalDollars(lines: readonly BillLine[]): number {
  return lines.reduce((total, line) => total + line.dollars, 0);
}

function offTheRackBill(
  recruit: Extract<Recruit, { method: 'off-the-rack' }>,
  terms: Terms,
  extras: BillLine[],
): BillLine[] {
  const row = profileTable[recruit.profile];
  insist(
    terms.asBoss || recruit.profile !== 'boss',
    'A gang has one Boss, made when it is founded.',
    'GANG-3',
  );
  const price = recruit.profile === 'boss' ? 0 : row.priceDollars;
  return [
    { label: profileNames[recruit.profile], dollars: price },
    ...freeSkillLines(recruit.profile, recruit.freeSkills),
    ...extras,
  ];
}

/** [GANG-3] A rolled-up Boss has $25 free for one stat or random skill. */
function rolledUpBill(recruit: Recruit, terms: Terms, extras: BillLine[]): BillLine[] {
  if (!terms.asBoss) return [{ label: 'Rolled up', dollars: rolledUp.priceDollars }, ...extras];
  const eligible = [
    ...improvementLines(recruit, baseStats(recruit)).map((line) => line.dollars),
    ...recruit.boughtSkills.map((bought) => (bought.kind === 'random' ? skillDollars.random : 0)),
  ];
  const free = Math.min(bossTerms.rolledUpFreeDollars, Math.max(0, ...eligible));
  const gift = free === 0 ? [] : [{ label: 'Free for a rolled-up Boss', dollars: -free }];
  return [{ label: 'Rolled-up Boss', dollars: 0 }, ...extras, ...gift];
}

function builtBill(terms: Terms, extras: BillLine[]): BillLine[] {
  const punk = { label: 'Basic Punk', dollars: profileTable.punk.priceDollars };
  const lines = [punk, ...extras];
  if (!terms.asBoss) return lines;
  const covered = Math.min(totalDollars(lines), bossTerms.buildBudgetDollars);
  return [...lines, { label: 'The Boss’s budget', dollars: -covered }];
}

function freeSkillLines(profile: HireableProfile, chosen: readonly BoughtSkill[]): BillLine[] {
  const row = profileTable[profile];
  const places = row.randomSkills + row.chosenSkills;
  const tradesTwoForOne = row.orOneChosen && chosen.length === 1 && chosen[0]?.kind === 'chosen';
  insist(
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
    return [
      { label: `${skillRow(skill.skill).name}, chosen`, dollars: skillDollars.insteadOfRandom },
      ...dresserLine(skill.skill),
    ];
  });
}

function checkChoice(profile: HireableProfile, skill: BoughtSkill): void {
  const { choices, randomSkills } = profileTable[profile];
  insist(
    skill.kind === 'chosen' || randomSkills > 0,
    `A ${profileNames[profile]}’s own skills are chosen, not rolled.`,
    'GANG-5',
  );
  if (choices === null || skill.kind === 'random') return;
  insist(
    choices.includes(skill.skill),
    `A ${profileNames[profile]} starts with ${choices.map((c) => skillRow(c).name).join(' or ')}.`,
    'GANG-5',
  );
}

function skillLines(recruit: Recruit): BillLine[] {
  return recruit.boughtSkills.flatMap((bought) => {
    if (bought.kind === 'random') {
      const rolled = bought.rolled === undefined ? [] : dresserLine(bought.rolled);
      return [{ label: 'Random skill', dollars: skillDollars.random }, ...rolled];
    }
    insist(
      skillRow(bought.skill).roll !== null || bought.skill === 'real-scary',
      `${skillRow(bought.skill).name} comes with a Gun Moll only.`,
      'SK-67',
    );
    return [
      { label: skillRow(bought.skill).name, dollars: skillDollars.chosen },
      ...dresserLine(bought.skill),
    ];
  });
}

function dresserLine(skill: Skill): BillLine[] {
  return skill === 'snappy-dresser' ? [{ label: 'Good suits', dollars: snappyDresserDollars }] : [];
}

/** Stats before improvements, as far as they are known before the dice fall. */
function baseStats(recruit: Recruit): StatBlock | null {
  if (recruit.method === 'off-the-rack') return profileTable[recruit.profile].stats;
  if (recruit.method === 'built') return profileTable.punk.stats;
  return recruit.stats ?? null;
}

/** [GANG-7] Each raised stat costs the price of the level it reaches. */
function improvementLines(recruit: Recruit, base: StatBlock | null): BillLine[] {
  return stats.flatMap((stat) => {
    const level = recruit.improvements[stat];
    if (level === undefined) return [];
    insist(
      base === null || level > base[stat],
      `${stat.toUpperCase()} is ${base?.[stat] ?? 0} already; raise it to more than that.`,
      'GANG-7',
    );
    return [
      {
        label: `${stat.toUpperCase()} ${level}`,
        dollars: improvementDollars[level as 3 | 4 | 5 | 6],
      },
    ];
  });
}

/**
 * Hires one figure: rolls what is to be rolled, asks what only the player can say, and emits
 * `recruited`. The bill must have been checked against the bank.
 */
export function hire(
  table: ParadiseTable,
  seat: SeatId,
  recruit: Recruit,
  hiring: { asBoss: boolean; asks: boolean; usesName: boolean; favorites: readonly Skill[] },
): GangsterId {
  const id = `p${table.state.made.gangsters + 1}` as GangsterId;
  const made = makeFigure(table, recruit, hiring);
  const bill = totalDollars(billFor(recruit, { asBoss: hiring.asBoss }));
  const bank = table.state.purses[seat]?.bankDollars ?? 0;
  const gangster: Gangster = {
    id,
    gang: seat,
    name: recruit.name,
    profile: profileOf(recruit, hiring.asBoss),
    isBoss: hiring.asBoss,
    stats: made.stats,
    skills: made.skills,
    weapons: made.stats.gats >= freePistolGats ? ['pistol'] : [],
    paidDollars: Math.min(bank, bill + made.suitsDollars),
    joinedMonth: table.state.month,
    triedStealingMonth: 0,
  };
  table.emit({
    type: 'recruited',
    gangster,
    costDollars: gangster.paidDollars,
    usesName: hiring.usesName,
  });
  return id;
}

function profileOf(recruit: Recruit, asBoss: boolean): HireableProfile | null {
  if (recruit.method === 'off-the-rack') return recruit.profile;
  if (asBoss) return 'boss';
  return recruit.method === 'built' ? 'punk' : null;
}

type Figure = { stats: StatBlock; skills: Skill[]; suitsDollars: number };
type Hiring = { asBoss: boolean; asks: boolean; favorites: readonly Skill[] };

function makeFigure(table: ParadiseTable, recruit: Recruit, hiring: Hiring): Figure {
  const figure: Figure = { stats: { ...profileTable.punk.stats }, skills: [], suitsDollars: 0 };
  if (recruit.method === 'off-the-rack') {
    figure.stats = { ...profileTable[recruit.profile].stats };
    addSkills(table, figure, ownSkillsOf(recruit), recruit.name, hiring);
  }
  if (recruit.method === 'rolled-up') {
    const dice = rolledDice(table, recruit);
    figure.stats = assignedStats(table, recruit, keptFaces(dice), hiring.asks);
    const sixes = sixesThatCount(dice, table.state.houseRules.skillSixes);
    const places = Array.from({ length: sixes }, (_, index): BoughtSkill => {
      return recruit.sixSkills[index] ?? { kind: 'random' };
    });
    addSkills(table, figure, chosenBySixes(table, places), recruit.name, hiring);
  }
  for (const stat of stats) {
    const level = recruit.improvements[stat];
    if (level !== undefined) figure.stats[stat] = Math.max(level, figure.stats[stat]);
  }
  addSkills(table, figure, recruit.boughtSkills, recruit.name, hiring);
  return figure;
}

/** The profile's own skill places: what was asked for, the rest rolled or left to the first choice. */
function ownSkillsOf(recruit: Extract<Recruit, { method: 'off-the-rack' }>): BoughtSkill[] {
  const row = profileTable[recruit.profile];
  const [first] = recruit.freeSkills;
  if (row.orOneChosen && recruit.freeSkills.length === 1 && first?.kind === 'chosen')
    return [first];
  return Array.from({ length: row.randomSkills + row.chosenSkills }, (_, index): BoughtSkill => {
    const wanted = recruit.freeSkills[index];
    if (wanted !== undefined) return wanted;
    if (index < row.randomSkills) return { kind: 'random' };
    const fallback = (row.choices ?? defaultBossSkills)[index - row.randomSkills];
    return { kind: 'chosen', skill: fallback ?? 'real-charmer' };
  });
}

const defaultBossSkills = ['real-charmer', 'tough-sob'] as const;

/** [GANG-6] By the book a rolled-up mobster's skills are rolled; the GM may let them be chosen. */
function chosenBySixes(table: ParadiseTable, places: BoughtSkill[]): BoughtSkill[] {
  if (table.state.houseRules.rolledSkills === 'chosen') return places;
  return places.map((place) =>
    place.kind === 'chosen' ? { kind: 'random', rolled: place.skill } : place,
  );
}

function addSkills(
  table: ParadiseTable,
  figure: Figure,
  bought: readonly BoughtSkill[],
  name: string,
  hiring: Hiring,
): void {
  for (const one of bought) {
    const known = one.kind === 'chosen' ? one.skill : one.rolled;
    const skill = known ?? rollSkill(table, figure.skills, name, hiring);
    insist(!figure.skills.includes(skill), `${name} has ${skillRow(skill).name} already.`, 'SK-0');
    figure.skills.push(skill);
    if (known === undefined && skill === 'snappy-dresser') {
      figure.suitsDollars += snappyDresserDollars;
    }
    if (skill === 'crippled') cripple(table, figure, name);
  }
}

/** [SK-0, SK-66] 2D6 read singly; one he has already is rolled again, 66 is his player's choice. */
function rollSkill(
  table: ParadiseTable,
  has: readonly Skill[],
  name: string,
  hiring: Hiring,
): Skill {
  for (;;) {
    const faces = table.dice.faces({ purpose: `Skill of ${name}`, count: 2 });
    const [first = 1, second = 1] = faces;
    if (`${first}${second}` === playersChoiceRoll) return choose(table, has, name, hiring);
    const skill = skillOfFaces(first, second);
    if (skill !== null && !has.includes(skill)) return skill;
  }
}

function choose(table: ParadiseTable, has: readonly Skill[], name: string, hiring: Hiring): Skill {
  const free = skillTable.filter((row) => row.roll !== null && !has.includes(row.skill));
  if (!hiring.asks) {
    const favorite = hiring.favorites.find((skill) => !has.includes(skill));
    return favorite ?? free[0]?.skill ?? 'real-charmer';
  }
  const value = table.ask.choose({
    for: 'gm',
    prompt: `${name} threw 66: which skill does he take?`,
    options: free.map((row) => ({ value: row.skill, label: row.name, detail: row.effect })),
  });
  return value as Skill;
}

/** [SK-21] */
function cripple(table: ParadiseTable, figure: Figure, name: string): void {
  const roll = table.dice.roll({ purpose: `Which stat crippled ${name} lost` });
  const stat: Stat = crippledStatByFace[(roll.faces[0] ?? 1) - 1] ?? 'hits';
  figure.stats[stat] = Math.max(1, figure.stats[stat] - 1);
}

/** What a seat has to pay with, for refusing what it cannot afford. */
export function requireMoney(state: State, seat: SeatId, dollars: number, what: string): void {
  const bank = state.purses[seat]?.bankDollars ?? 0;
  insist(
    bank >= dollars,
    `${what} costs $${dollars.toLocaleString('en-US')}, and the bank holds $${bank.toLocaleString('en-US')}.`,
  );
}
