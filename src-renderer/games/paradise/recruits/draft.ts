import type { HireableProfile, Skill, Stat, StatBlock } from '#shared/games/paradise/people.ts';
import type { RulebookTables } from '#shared/games/paradise/views/setup.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import { countSkillSixes, type BoughtSkill, type Recruit } from '#shared/games/paradise/recruits.ts';
import { readFaces } from '#frame/questions/questions.ts';

export type Method = Recruit['method'];
/** A skill that was rolled on the table already. */
export type RolledPick = `rolled:${Skill}`;
/** A skill place: left to the rules (`''`), given up for the other place (`none`), or a skill. */
export type OwnPick = '' | 'none' | RolledPick | Skill;
export type BoughtPick = 'random' | RolledPick | Skill;

/** A gangster as he is being composed in a form. */
export type RecruitDraft = {
  name: string;
  method: Method;
  profile: HireableProfile;
  own: OwnPick[];
  raised: Partial<Record<Stat, number>>;
  bought: BoughtPick[];
  /** Eight faces as typed, or empty to have them thrown. */
  dice: string;
  stats: StatBlock | null;
  /** A pick for each six that brings a skill; `''` is asked for when he is hired. */
  sixes: ('' | BoughtPick)[];
};

export const rolledUpDice = 8;

export function emptyDraft(name: string, profile: HireableProfile): RecruitDraft {
  return {
    name,
    method: 'off-the-rack',
    profile,
    own: ['', ''],
    raised: {},
    bought: [],
    dice: '',
    stats: null,
    sixes: [],
  };
}

/** How many skill places a profile brings, the rolled ones first. */
export type Places = { randomSkills: number; chosenSkills: number };

/** The skill that a pick rolled before it came to the form, or null. */
export function findRolledSkill(pick: OwnPick | BoughtPick): Skill | null {
  return pick.startsWith('rolled:') ? (pick.slice('rolled:'.length) as Skill) : null;
}

function readSkill(pick: BoughtPick): BoughtSkill {
  if (pick === 'random') return { kind: 'random' };
  const rolled = findRolledSkill(pick);
  return rolled ? { kind: 'random', rolled } : { kind: 'chosen', skill: pick as Skill };
}

function listOwnSkills(own: readonly OwnPick[], places: Places): BoughtSkill[] {
  const skills: BoughtSkill[] = [];
  own.slice(0, places.randomSkills + places.chosenSkills).forEach((pick, place) => {
    if (pick === 'none') return;
    if (pick !== '') skills.push(readSkill(pick));
    else if (place < places.randomSkills) skills.push({ kind: 'random' });
  });
  return skills;
}

/** Why the typed dice cannot be used, or null; no dice at all is fine. */
export function explainDice(text: string): string | null {
  if (text.trim() === '') return null;
  const faces = readFaces(text);
  if (faces?.length === rolledUpDice) return null;
  return 'Type all eight faces, 1 to 6, or leave the field empty to have them rolled.';
}

/** [GANG-6] House rules that say which sixes bring skills, and whether those are chosen. */
export type SixRules = Pick<HouseRules, 'rolledSkills' | 'skillSixes'>;

/** [GANG-6] Sixes of the typed dice that bring a skill; 0 while the dice are not all there. */
export function countSixes(draft: Pick<RecruitDraft, 'dice'>, { skillSixes }: SixRules): number {
  const faces = readFaces(draft.dice);
  return faces?.length === rolledUpDice ? countSkillSixes(faces, skillSixes) : 0;
}

/** The draft as the contract wants it. */
export function toRecruit(draft: RecruitDraft, places: Places, rules: SixRules): Recruit {
  const common = {
    name: draft.name.trim(),
    improvements: { ...draft.raised },
    boughtSkills: draft.bought.map(readSkill),
  };
  if (draft.method === 'built') return { method: 'built', ...common };
  if (draft.method === 'off-the-rack') {
    const freeSkills = listOwnSkills(draft.own, places);
    return { method: 'off-the-rack', profile: draft.profile, freeSkills, ...common };
  }
  const dice = readFaces(draft.dice);
  return {
    method: 'rolled-up',
    sixSkills:
      dice === null
        ? []
        : draft.sixes
            .slice(0, countSixes(draft, rules))
            .flatMap((pick) => (pick === '' ? [] : [readSkill(pick)]))
            // [GANG-6] By the house rule there is nothing to choose.
            .filter(({ kind }) => rules.rolledSkills === 'chosen' || kind === 'random'),
    ...(dice?.length === rolledUpDice ? { dice } : {}),
    ...(draft.stats ? { stats: draft.stats } : {}),
    ...common,
  };
}

function createPick<Unknown extends string>(
  skill: BoughtSkill | undefined,
  unknown: Unknown,
): Unknown | RolledPick | Skill {
  if (skill?.kind === 'chosen') return skill.skill;
  return skill?.rolled ? `rolled:${skill.rolled}` : unknown;
}

/** The form's draft of a gangster that exists as data, e.g. in a ready-made gang. */
export function toDraft(recruit: Recruit): RecruitDraft {
  const draft = emptyDraft(recruit.name, 'hoodlum');
  draft.method = recruit.method;
  draft.bought = recruit.boughtSkills.map((skill) => createPick(skill, 'random'));
  draft.raised = { ...recruit.improvements };
  if (recruit.method === 'off-the-rack') {
    draft.profile = recruit.profile;
    draft.own = [0, 1].map((place) => createPick(recruit.freeSkills[place], ''));
    const tradesTwoForOne = recruit.profile === 'torpedo' && recruit.freeSkills.length === 1;
    if (tradesTwoForOne) draft.own[1] = 'none';
  }
  if (recruit.method === 'rolled-up') {
    draft.dice = recruit.dice?.join(' ') ?? '';
    draft.stats = recruit.stats ?? null;
    draft.sixes = recruit.sixSkills.map((skill) => createPick(skill, 'random'));
  }
  return draft;
}

/** [GANG-7] Dollars that a built gangster's raised stats and bought skills come to. */
export function computeBuiltDollars(
  { raised, bought }: Pick<RecruitDraft, 'raised' | 'bought'>,
  tables: Pick<RulebookTables, 'improvementDollars' | 'randomSkillDollars' | 'chosenSkillDollars'>,
): number {
  const stats = Object.values(raised).reduce((sum, to) => sum + (tables.improvementDollars[String(to)] ?? 0), 0);
  const skills = bought
    .map(readSkill)
    .map(({ kind }) => (kind === 'random' ? tables.randomSkillDollars : tables.chosenSkillDollars));
  return skills.reduce((sum, dollars) => sum + dollars, stats);
}
