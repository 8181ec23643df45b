import type { SeatId } from '#shared/words/ids.ts';
import type { Skill, Stat } from '#shared/games/paradise/people.ts';
import type { BoughtSkill } from '#shared/games/paradise/recruits.ts';
import type { ParadiseTable } from '../table.ts';
import {
  crippledStatByFace,
  isHandicap,
  mayBeChosen,
  playersChoiceRoll,
  findSkillByFaces,
  lookUpSkillRow,
  skillTable,
  type SkillRow,
} from '../tables/people/skills.ts';

/** The chooser when the dice leave it to the player: the seat is asked, or the first favorite is taken. */
export type Choosing = { seat: SeatId; asks: boolean; favorites: readonly Skill[] };

/**
 * [SK-0, SK-66] Rolls 2D6 read singly. A skill he has is rolled again; a 66 is the player's choice: `ifChosen` if he
 * made it beforehand.
 */
export function rollSkill(
  table: ParadiseTable,
  has: readonly Skill[],
  name: string,
  choosing: Choosing,
  ifChosen?: Skill,
): Skill {
  for (;;) {
    const faces = table.dice.faces({ purpose: `Skill of ${name}`, count: 2 });
    const [first = 1, second = 1] = faces;
    if (`${first}${second}` === playersChoiceRoll) {
      return ifChosen !== undefined && !has.includes(ifChosen) ? ifChosen : choose(table, has, name, choosing);
    }
    const skill = findSkillByFaces(first, second);
    if (skill !== null && !has.includes(skill)) return skill;
  }
}

/** [SK-66] Describes the choice made beforehand for a 66, if there is one. */
export function tellWish(skills: readonly BoughtSkill[]): string {
  const [wish] = skills.flatMap((one) => (one.kind === 'random' ? (one.ifChosen ?? []) : []));
  return wish === undefined ? '' : `, ${lookUpSkillRow(wish).name} on a 66`;
}

function choose(table: ParadiseTable, has: readonly Skill[], name: string, choosing: Choosing): Skill {
  const free = skillTable.filter((row) => mayBeChosen(row.skill) && !has.includes(row.skill));
  const favorite = choosing.favorites.find((skill) => !has.includes(skill));
  const usual = favorite ?? free[0]?.skill ?? 'real-charmer';
  if (!choosing.asks) return usual;
  const value = table.ask.choose({
    for: choosing.seat,
    prompt: `${name} threw 66: which skill does he take?`,
    options: listSkillOptions(free),
    usual,
  });
  return value as Skill;
}

/** Lists skills to choose from, in two groups: the gifts, then the handicaps. */
function listSkillOptions(rows: readonly SkillRow[]) {
  const list = (group: string, isOf: (row: SkillRow) => boolean) =>
    rows.filter(isOf).map((row) => ({ value: row.skill, label: row.name, detail: row.effect, group }));
  return [...list('Gifts', ({ skill }) => !isHandicap(skill)), ...list('Handicaps', ({ skill }) => isHandicap(skill))];
}

/** [SK-21] The stat a crippled figure loses a point of. */
export function rollCrippledStat(table: ParadiseTable, name: string): Stat {
  const roll = table.dice.roll({ purpose: `Which stat crippled ${name} lost` });
  return crippledStatByFace[(roll.faces[0] ?? 1) - 1] ?? 'hits';
}

/** [SK-21] Returns a crippled stat's new level: it never falls below 1. */
export function crippleStat(level: number): number {
  return Math.max(1, level - 1);
}

/** [GANG-6] Chooses the skill for a six: the player names it or has it rolled; NPC gangs take their favorite. */
export function chooseSkillForSix(
  table: ParadiseTable,
  has: readonly Skill[],
  six: { name: string; nth: number; of: number },
  { seat, asks, favorites }: Choosing,
): BoughtSkill {
  const free = skillTable.filter((row) => mayBeChosen(row.skill) && !has.includes(row.skill));
  if (!asks) {
    const favorite = favorites.find((skill) => !has.includes(skill));
    return favorite === undefined ? { kind: 'random' } : { kind: 'chosen', skill: favorite };
  }
  const value = table.ask.choose({
    for: seat,
    prompt: `${six.name} threw a six (${six.nth} of ${six.of}): which skill does it bring?`,
    options: [
      { value: 'roll', label: 'Roll it', detail: 'Two dice read singly; some of what comes up is no gift.' },
      ...listSkillOptions(free),
    ],
  });
  return value === 'roll' ? { kind: 'random' } : { kind: 'chosen', skill: value as Skill };
}
