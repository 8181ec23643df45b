import type { Skill, StatBlock } from '#shared/games/paradise/people.ts';
import { Dice, seedRng, createSeededDice } from '#kernel/dice/dice.ts';
import {
  crippledStatByFace,
  playersChoiceRoll,
  findSkillByFaces,
  skillTable,
} from '#main/games/paradise/rules/tables/people/skills.ts';
import type { Muster, SideMuster } from './muster.ts';
import type { FigureSource } from '../sources.ts';
import { gunSkills } from '../table/weapons.ts';

/** The purpose of the throw for the seed of all skills of a battle. */
export const skillsPurpose = 'What the hired, the guards and the law are good at';

/**
 * [SK-0] Creates dice for the skills of one muster; the same seed gives the same skills. Their throws are not shown.
 */
export function createSkillDice(seed: number): Dice {
  return new Dice(createSeededDice(seedRng(seed)), false);
}

/** [SK-0] Rolls the random skills that a muster's profiles promise. */
export function rollMusterSkills(muster: Muster, dice: Dice): Muster {
  const rollSide = (side: SideMuster): SideMuster => ({
    ...side,
    crew: side.crew.map((one) => rollSkills(one, dice)),
    guards: side.guards.map((one) => rollSkills(one, dice)),
    reserve: side.reserve.map((one) => rollSkills(one, dice)),
  });
  return { ...muster, attackers: rollSide(muster.attackers), defenders: rollSide(muster.defenders) };
}

/** [SK-0, GANG-5] One figure's: first the one of two he has by profile, then those he rolls. */
export function rollSkills(source: FigureSource, dice: Dice): FigureSource {
  const { unrolled } = source;
  if (unrolled === undefined) return source;
  const skills = [...source.skills];
  const { oneOf, random } = unrolled;
  if (oneOf.length > 0) skills.push(dice.pick(oneOf, `What ${source.name} is known for`));
  for (let count = 0; count < random; count += 1) skills.push(rollSkill(source, skills, dice));
  const isCrippled = skills.includes('crippled') && !source.skills.includes('crippled');
  const rolled = omitUnrolled(source);
  rolled.skills = skills;
  if (isCrippled) rolled.stats = rollCrippled(source, dice);
  return rolled;
}

/** Copies all fields but one, key by key, because object rest is several times slower. */
function omitUnrolled(source: FigureSource): FigureSource {
  const rest: Record<string, unknown> = {};
  for (const key in source) {
    if (key !== 'unrolled') rest[key] = source[key as keyof FigureSource];
  }
  return rest as FigureSource;
}

/** [SK-66] Chooses for a figure without a player: a gun skill, or talking. */
function rollSkill(source: FigureSource, has: readonly Skill[], dice: Dice): Skill {
  for (;;) {
    const purpose = `Skill of ${source.name}`;
    const [first = 1, second = 1] = dice.faces({ purpose, count: 2 });
    if (`${first}${second}` === playersChoiceRoll) return pickFavorite(source, has);
    const skill = findSkillByFaces(first, second);
    if (skill !== null && !has.includes(skill)) return skill;
  }
}

function pickFavorite(source: FigureSource, has: readonly Skill[]): Skill {
  const withGun = source.guns.flatMap((gun) => gunSkills[gun] ?? []);
  const any = skillTable.filter(({ roll }) => roll !== null).map(({ skill }) => skill);
  const choices: readonly Skill[] = [...withGun, 'tough-sob', 'bruiser', ...any];
  return choices.find((skill) => !has.includes(skill)) ?? 'tough-sob';
}

/** [SK-21] Rolls the stat he lost a point of; it never falls below 1. */
function rollCrippled(source: FigureSource, dice: Dice): StatBlock {
  const [face = 1] = dice.faces({ purpose: `Which stat crippled ${source.name} lost`, count: 1 });
  const stat = crippledStatByFace[face - 1] ?? 'hits';
  return { ...source.stats, [stat]: Math.max(1, source.stats[stat] - 1) };
}
