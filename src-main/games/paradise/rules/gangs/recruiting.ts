import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { stats, type HireableProfile, type Skill, type StatBlock } from '#shared/games/paradise/people.ts';
import { countSkillSixes, type BoughtSkill, type Recruit, type RolledUp } from '#shared/games/paradise/recruits.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { wantsSuits, billRecruit, sumBill } from './hiringBill.ts';
import type { ParadiseTable } from '../table.ts';
import { assignStats, keepBestFaces, requireSixCount, rollEightDice } from './rolledUp.ts';
import { freePistolGats } from '../tables/people/equipment.ts';
import { profileTable } from '../tables/people/people.ts';
import { crippleStat, rollCrippledStat, rollSkill, chooseSkillForSix } from './skillRolls.ts';
import { lookUpSkillRow, snappyDresserDollars } from '../tables/people/skills.ts';
import { createNewGangster } from './newGangster.ts';

/** How a figure is hired; `keepsDollars` are spoken for and stay in the bank. */
export type Hiring = {
  asBoss: boolean;
  asks: boolean;
  usesName: boolean;
  favorites: readonly Skill[];
  keepsDollars: number;
  /** [GANG-9] He asks for a knife instead of a club. */
  wantsBlade: boolean;
};

/**
 * Hires one figure: rolls his dice, asks for the player's choices, and emits `recruited`. The bill must have been
 * checked against the bank; rolled suits take what is left.
 */
export function hire(table: ParadiseTable, seat: SeatId, recruit: Recruit, hiring: Hiring): GangsterId {
  const id = `p${table.state.made.gangsters + 1}` as GangsterId;
  const made = makeFigure(table, recruit, { ...hiring, seat });
  const bill = sumBill(billRecruit(recruit, { asBoss: hiring.asBoss }));
  const bank = table.state.purses[seat]?.bankDollars ?? 0;
  const own = {
    id,
    gang: seat,
    name: recruit.name,
    profile: findRecruitProfile(recruit, hiring.asBoss),
    isBoss: hiring.asBoss,
    stats: made.stats,
    skills: made.skills,
    weapons: [
      ...(made.stats.gats >= freePistolGats ? (['pistol'] as const) : []),
      ...(hiring.wantsBlade ? (['knife'] as const) : []),
    ],
    paidDollars: Math.min(bank - hiring.keepsDollars, bill + made.suitsDollars),
  };
  table.emit({
    type: 'recruited',
    gangster: createNewGangster(own, table.state.month),
    costDollars: own.paidDollars,
    usesName: hiring.usesName,
  });
  return id;
}

function findRecruitProfile(recruit: Recruit, asBoss: boolean): HireableProfile | null {
  if (recruit.method === 'off-the-rack') return recruit.profile;
  if (asBoss) return 'boss';
  return recruit.method === 'built' ? 'punk' : null;
}

type SeatHiring = Hiring & { seat: SeatId };

/** `suitsDollars`: rolled suits, which no bill contains; `named`: skills that he has whatever the dice show. */
type Figure = { stats: StatBlock; skills: Skill[]; suitsDollars: number; named: readonly Skill[] };

function makeFigure(table: ParadiseTable, recruit: Recruit, hiring: SeatHiring): Figure {
  const figure: Figure = {
    stats: { ...profileTable.punk.stats },
    skills: [],
    suitsDollars: 0,
    named: listNamedSkills(recruit),
  };
  if (recruit.method === 'off-the-rack') {
    figure.stats = { ...profileTable[recruit.profile].stats };
    addSkills(table, figure, listOwnSkills(recruit), recruit.name, hiring);
  }
  if (recruit.method === 'rolled-up') {
    const dice = rollEightDice(table, recruit);
    figure.stats = assignStats(table, recruit, keepBestFaces(dice), hiring);
    addSixSkills(table, figure, recruit, dice, hiring);
  }
  for (const stat of stats) {
    const level = recruit.improvements[stat];
    if (level !== undefined) figure.stats[stat] = Math.max(level, figure.stats[stat]);
  }
  addSkills(table, figure, recruit.boughtSkills, recruit.name, hiring);
  if (figure.skills.includes('snappy-dresser') && !wantsSuits(recruit)) {
    figure.suitsDollars = snappyDresserDollars;
  }
  return figure;
}

/** [SK-0] Lists the skills that were chosen or thrown with the order; a rolled skill must be another one. */
function listNamedSkills(recruit: Recruit): Skill[] {
  const own = recruit.method === 'off-the-rack' ? listOwnSkills(recruit) : [];
  const sixes = recruit.method === 'rolled-up' ? recruit.sixSkills : [];
  return [...own, ...sixes, ...recruit.boughtSkills].flatMap((one) => findNamed(one) ?? []);
}

function findNamed(place: BoughtSkill): Skill | undefined {
  return place.kind === 'chosen' ? place.skill : place.rolled;
}

/** Lists the skills of the profile: requested ones, the others rolled or left to the first choice. */
function listOwnSkills(recruit: Extract<Recruit, { method: 'off-the-rack' }>): BoughtSkill[] {
  const row = profileTable[recruit.profile];
  const [first] = recruit.freeSkills;
  if (row.orOneChosen && recruit.freeSkills.length === 1 && first?.kind === 'chosen') return [first];
  return Array.from({ length: row.randomSkills + row.chosenSkills }, (_, index): BoughtSkill => {
    const wanted = recruit.freeSkills[index];
    if (wanted !== undefined) return wanted;
    if (index < row.randomSkills) return { kind: 'random' };
    const fallback = (row.choices ?? defaultBossSkills)[index - row.randomSkills];
    return { kind: 'chosen', skill: fallback ?? 'real-charmer' };
  });
}

const defaultBossSkills = ['real-charmer', 'tough-sob'] as const;

/**
 * [GANG-6] Adds a skill for every six that counts: the one named with the order, else the player's choice or a roll; by
 * the house rule all are rolled.
 */
function addSixSkills(
  table: ParadiseTable,
  figure: Figure,
  recruit: RolledUp,
  dice: readonly number[],
  hiring: SeatHiring,
): void {
  const { skillSixes, rolledSkills } = table.state.houseRules;
  const sixes = countSkillSixes(dice, skillSixes);
  requireSixCount(recruit.sixSkills.length, sixes, recruit.name);
  for (let six = 0; six < sixes; six += 1) {
    const named = recruit.sixSkills[six];
    const place =
      named ??
      (rolledSkills === 'random'
        ? { kind: 'random' as const }
        : chooseSkillForSix(
            table,
            [...figure.skills, ...figure.named],
            { name: recruit.name, nth: six + 1, of: sixes },
            hiring,
          ));
    addSkills(table, figure, [place], recruit.name, hiring);
  }
}

function addSkills(
  table: ParadiseTable,
  figure: Figure,
  bought: readonly BoughtSkill[],
  name: string,
  hiring: SeatHiring,
): void {
  for (const one of bought) {
    const has = [...figure.skills, ...figure.named];
    const ifChosen = one.kind === 'random' ? one.ifChosen : undefined;
    const skill = findNamed(one) ?? rollSkill(table, has, name, hiring, ifChosen);
    refuseUnless(!figure.skills.includes(skill), `${name} has ${lookUpSkillRow(skill).name} already.`, 'SK-0');
    figure.skills.push(skill);
    if (skill !== 'crippled') continue;
    const stat = rollCrippledStat(table, name);
    figure.stats[stat] = crippleStat(figure.stats[stat]);
  }
}
