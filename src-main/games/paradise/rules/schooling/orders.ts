import { simplifyName } from '../mail/sheetNames.ts';
import { lookUpSkillRow, snappyDresserDollars } from '../tables/people/skills.ts';
import { lookUpDoctrine } from '../tables/people/doctrines.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import { formatDollars, formatPercent } from '#shared/words/text.ts';
import { computePersuasion, takeOverChance } from '../city/takeovers.ts';
import type { State } from '../state.ts';
import {
  findOpenGyms,
  isGymSkill,
  computeLearningDollars,
  requireLearnable,
  requireLesson,
  requirePupil,
} from './school.ts';
import { requireGang, requireMember, requirePurse } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import { crippleStat, rollCrippledStat, rollSkill, tellWish } from '../gangs/skillRolls.ts';
import { requireMoney, type Giving, order } from '../orders/order.ts';
import { stats as allStats, type Skill, type Stat } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { freePistolGats } from '../tables/people/equipment.ts';
import { requireThrow } from '../gangs/hiringBill.ts';
import type { EventOf } from '../events/schemas.ts';

/** [GANG-8, RK-13] One point more in one stat. */
const train = order('train', {
  rules: ['GANG-8', 'RK-13'],
  mail: [
    {
      example: 'Train Spats in SMARTS',
      pattern: new RegExp(`^train (.+) in (${allStats.join('|')})$`, 'iu'),
      read: (n, [man = '', stat = '']) => ({ kind: 'train', gangster: n.man(man), stat: simplifyName(stat) }),
    },
  ],
  title(state, seat, order) {
    const { name, stats } = requireMember(state, seat, order.gangster);
    return `Train ${name}: ${order.stat.toUpperCase()} ${stats[order.stat] + 1}`;
  },
  check(state, seat, order) {
    const gangster = requireMember(state, seat, order.gangster);
    requirePupil(state, gangster);
    const gyms = findOpenGyms(state, seat);
    const costDollars = requireLesson(gangster, order.stat, gyms);
    requireMoney(state, seat, costDollars, `The lesson for ${gangster.name}`);
    const level = gangster.stats[order.stat];
    const notes = [`${order.stat.toUpperCase()} ${level} to ${level + 1}.`];
    if (canTakePistol(gangster, order.stat, level + 1)) notes.push('A pistol comes free with it.');
    if (order.stat === 'fists' && gyms.has) notes.push('Half price in the gang’s own gym.');
    if (order.stat === 'smarts') {
      const after = { ...gangster, stats: { ...gangster.stats, smarts: level + 1 } };
      notes.push(tellTalks(state, gangster, after));
    }
    return { costDollars, chance: null, notes };
  },
  carryOut(table, seat, order) {
    const gangster = requireMember(table.state, seat, order.gangster);
    const costDollars = requireLesson(gangster, order.stat, findOpenGyms(table.state, seat));
    const level = gangster.stats[order.stat] + 1;
    table.emit({
      type: 'trained',
      seat,
      gangster: gangster.id,
      stat: order.stat,
      level,
      costDollars,
      ...(canTakePistol(gangster, order.stat, level) ? { weapon: 'pistol' } : {}),
    });
  },
});

/** [GANG-9] Returns true if a lesson brings the free pistol: once, at GATS 3, to a pupil without a pistol. */
function canTakePistol(pupil: DeepReadonly<Gangster>, stat: Stat, level: number): boolean {
  const { weapons, hadFreePistol } = pupil;
  const isDue = stat === 'gats' && level >= freePistolGats;
  return isDue && hadFreePistol !== true && !weapons.includes('pistol');
}

/** [TAKE-1] Skills that count when an owner is talked to. */
const talkSkills: readonly Skill[] = ['real-charmer', 'real-scary', 'mumbles'];

/** [TAKE-1] Describes a lesson's effect on a man's chance with an owner, if it has any. */
function tellTalks({ houseRules }: State, before: DeepReadonly<Gangster>, after: DeepReadonly<Gangster>): string {
  const [was, is] = [before, after].map((man) =>
    formatPercent(takeOverChance(computePersuasion(man), 0, houseRules.takeoverTest)),
  );
  return was === is
    ? `The chance to win an owner over stays ${was ?? ''}: it can be no better, or counts once.`
    : `The chance to win an owner over goes from ${was ?? ''} to ${is ?? ''}.`;
}

/** [GANG-8, RK-13] A skill, chosen or rolled. */
const learn = order('learn', {
  rules: ['GANG-8', 'RK-13', 'GANG-10'],
  mail: [
    {
      example: 'Teach Spats whatever comes up',
      pattern: /^teach (.+?) whatever comes up(?:[,;]? skill: *(.+))?$/iu,
      read: (n, [man = '', skill]) => ({
        kind: 'learn',
        gangster: n.man(man),
        skill: skill === undefined ? { kind: 'random' } : n.readWish(skill),
      }),
    },
    {
      example: 'Teach Spats: Wheel Man',
      pattern: /^teach (.+?): (.+)$/iu,
      read: (n, [man = '', skill = '']) => ({
        kind: 'learn',
        gangster: n.man(man),
        skill: { kind: 'chosen', skill: n.skill(skill) },
      }),
    },
  ],
  title(state, seat, order) {
    const { name } = requireMember(state, seat, order.gangster);
    const { skill } = order;
    if (skill.kind === 'random') return `${name} learns whatever comes up${tellWish([skill])}`;
    return `${name} learns: ${lookUpSkillRow(skill.skill).name}`;
  },
  check(state, seat, order) {
    const gangster = requireMember(state, seat, order.gangster);
    requirePupil(state, gangster);
    const known = order.skill.kind === 'chosen' ? order.skill.skill : order.skill.rolled;
    if (known !== undefined) requireLearnable(gangster, known);
    if (order.skill.kind === 'random' && known !== undefined) requireThrow(known);
    if (order.skill.kind === 'random' && order.skill.ifChosen !== undefined)
      requireLearnable(gangster, order.skill.ifChosen);
    const gyms = findOpenGyms(state, seat);
    const costDollars = computeLearningDollars(order.skill, gyms);
    requireMoney(state, seat, costDollars, `The lesson for ${gangster.name}`);
    const notes: string[] = [];
    if (order.skill.kind === 'chosen') {
      notes.push(lookUpSkillRow(order.skill.skill).effect);
      if (isGymSkill(order.skill.skill, gyms)) notes.push('Taught in the gang’s own gym.');
      const after = { ...gangster, skills: [...gangster.skills, order.skill.skill] };
      if (talkSkills.includes(order.skill.skill)) notes.push(tellTalks(state, gangster, after));
    } else if (known === undefined) {
      notes.push(
        'Rolled when the order is given; some of what comes up is no gift.',
        `A Snappy Dresser’s suits cost ${formatDollars(snappyDresserDollars)} more.`,
      );
    }
    return { costDollars, chance: null, notes };
  },
  carryOut: learnIt,
});

/** [SK-55] Pays for rolled suits as far as the bank goes. */
function learnIt(table: ParadiseTable, seat: SeatId, order: OrderOf<'learn'>, giving: Giving): void {
  const gangster = requireMember(table.state, seat, order.gangster);
  const bought = order.skill;
  const known = bought.kind === 'chosen' ? bought.skill : bought.rolled;
  const favorites = lookUpDoctrine(requireGang(table.state, seat).type).favoriteSkills;
  const choosing = { seat, asks: giving.asks, favorites };
  const ifChosen = bought.kind === 'random' ? bought.ifChosen : undefined;
  const skill = known ?? rollSkill(table, gangster.skills, gangster.name, choosing, ifChosen);
  const price = computeLearningDollars(bought, findOpenGyms(table.state, seat));
  const suits = known === undefined && skill === 'snappy-dresser' ? snappyDresserDollars : 0;
  table.emit({
    type: 'learned',
    seat,
    gangster: gangster.id,
    skill,
    crippled: skill === 'crippled' ? rollCrippling(table, gangster) : null,
    costDollars: Math.min(requirePurse(table.state, seat).bankDollars, price + suits),
  });
}

/** [SK-21] Rolls the stat that the skill takes a point of. */
function rollCrippling(table: ParadiseTable, { name, stats }: DeepReadonly<Gangster>): EventOf<'learned'>['crippled'] {
  const stat = rollCrippledStat(table, name);
  return { stat, level: crippleStat(stats[stat]) };
}

/** The orders of lessons, by kind. */
export const schoolingOrders = { train, learn };
