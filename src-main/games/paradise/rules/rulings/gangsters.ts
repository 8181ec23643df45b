import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { RulingOf } from '#shared/games/paradise/rulings.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireNewName } from '../gangs/naming.ts';
import { crownBoss, dropTrial } from '../gangs/succession.ts';
import { requireIdle } from '../filing/idle.ts';
import { requireGang, listMembers } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { weaponTable } from '../tables/people/equipment.ts';
import { lookUpSkillRow } from '../tables/people/skills.ts';
import { requireGangster, requireLivingGangster, requireLiving, type RulingHandlers } from './handlers.ts';

type Kinds = 'set-stat' | 'set-wounds' | 'set-skill' | 'set-weapon' | 'set-fate' | 'set-gang' | 'set-boss' | 'set-name';
type Fate = RulingOf<'set-fate'>['fate'];

/** Changes to one gangster. */
export const gangsterRulings: RulingHandlers<Kinds> = {
  'set-stat': {
    title: (state, { gangster, stat, points }) =>
      `Set ${stat.toUpperCase()} of ${requireLivingGangster(state, gangster).name} to ${points}`,
    carryOut: setStat,
  },
  'set-wounds': {
    title: (state, { gangster, stat, points }) =>
      `Set the ${stat.toUpperCase()} that wounds took from ${requireLivingGangster(state, gangster).name} to ${points}`,
    carryOut(table, { gangster: id, stat, points }) {
      const { gang: seat, lost, stats, name } = requireLivingGangster(table.state, id);
      const word = stat.toUpperCase();
      refuseUnless(points !== lost[stat], `${name} has lost that many points of ${word} already.`);
      refuseUnless(points <= stats[stat], `${name} has ${stats[stat]} ${word} to lose and no more.`);
      // [HEAL-1] A man with no HITS left is dead.
      refuseUnless(stat !== 'hits' || points < stats.hits, `That would kill ${name}; change his fate instead.`);
      table.emit({ type: 'wounds-set', seat, gangster: id, stat, from: lost[stat], to: points });
    },
  },
  'set-skill': {
    title: (state, { gangster, skill, has }) =>
      `${has ? 'Give' : 'Take'} ${lookUpSkillRow(skill).name} ${has ? 'to' : 'from'} ${requireLivingGangster(state, gangster).name}`,
    carryOut(table, { gangster: id, skill, has }) {
      const { gang: seat, skills, name } = requireLivingGangster(table.state, id);
      const word = lookUpSkillRow(skill).name;
      refuseUnless(
        skills.includes(skill) !== has,
        has ? `${name} has ${word} already.` : `${name} does not have ${word}.`,
      );
      table.emit({ type: 'skill-set', seat, gangster: id, skill, has });
    },
  },
  'set-weapon': {
    title: (state, { gangster, weapon, has }) =>
      `${has ? 'Give' : 'Take'} a ${weaponTable[weapon].name} ${has ? 'to' : 'from'} ${requireLivingGangster(state, gangster).name}`,
    carryOut(table, { gangster: id, weapon, has }) {
      const { gang: seat, weapons, name } = requireLivingGangster(table.state, id);
      refuseUnless(has || weapons.includes(weapon), `${name} carries no ${weaponTable[weapon].name}.`);
      table.emit({ type: 'weapon-set', seat, gangster: id, weapon, has });
    },
  },
  'set-fate': { title: (state, { gangster, fate }) => describeFate(state, gangster, fate), carryOut: setFate },
  'set-gang': {
    title: (state, { gangster, gang }) =>
      `Move ${requireLivingGangster(state, gangster).name} to ${requireGang(state, gang).name}`,
    carryOut(table, { gangster: id, gang: to }) {
      const { state } = table;
      const { gang: from, name, isBoss } = requireLivingGangster(state, id);
      const gang = requireGang(state, to);
      requireLiving(gang);
      refuseUnless(from !== to, `${name} is with ${gang.name} already.`);
      refuseUnless(
        !isBoss,
        `${name} is the Boss of ${requireGang(state, from).name}; make somebody else the Boss first.`,
      );
      requireIdle(state, id, name);
      table.emit({ type: 'defected', gangster: id, from, to });
    },
  },
  'set-boss': {
    title(state, { gangster }) {
      const { name, gang } = requireLivingGangster(state, gangster);
      return `Make ${name} the Boss of ${requireGang(state, gang).name}`;
    },
    carryOut(table, { gangster: id }) {
      const { gang: seat, name, isBoss, custody } = requireLivingGangster(table.state, id);
      const gang = requireGang(table.state, seat);
      requireLiving(gang);
      refuseUnless(!isBoss, `${name} is the Boss of ${gang.name} already.`);
      refuseUnless(custody === null, `${name} is behind bars; set him free first.`);
      const old = listMembers(table.state, seat).find((member) => member.isBoss);
      if (old !== undefined) table.emit({ type: 'boss-stood-down', seat, gangster: old.id });
      dropTrial(table, seat);
      table.emit({ type: 'boss-succeeded', seat, gangster: id });
    },
  },
  'set-name': {
    title: (state, { gangster, name }) => `Call ${requireGangster(state, gangster).name} ${name}`,
    carryOut(table, { gangster: id, name: to }) {
      const gangster = requireGangster(table.state, id);
      requireNewName(table.state, gangster, to);
      table.emit({ type: 'renamed', seat: gangster.gang, gangster: id, from: gangster.name, to });
    },
  },
};

function setStat(table: ParadiseTable, edit: RulingOf<'set-stat'>): void {
  const { gangster: id, stat, points } = edit;
  const { gang: seat, stats, lost, name } = requireLivingGangster(table.state, id);
  const word = stat.toUpperCase();
  refuseUnless(stats[stat] !== points, `${name} has ${word} ${points} already.`);
  refuseUnless(stat !== 'hits' || points > 0, 'HITS are 1 to 6; change his fate if he is to die.');
  table.emit({ type: 'stat-set', seat, gangster: id, stat, from: stats[stat], to: points });
  // Wounds never take more than there is, and leave a living man one HIT.
  const most = stat === 'hits' ? points - 1 : points;
  if (lost[stat] <= most) return;
  table.emit({ type: 'wounds-set', seat, gangster: id, stat, from: lost[stat], to: most });
}

function describeFate(state: State, id: GangsterId, fate: Fate): string {
  const { name } = requireGangster(state, id);
  if (fate === 'dead') return `Declare ${name} dead`;
  const place = { free: 'free', jail: 'in jail', pen: 'in the Pen' }[fate];
  if (state.gangsters[id] === undefined) return `Bring ${name} back from the graveyard, ${place}`;
  return fate === 'free' ? `Set ${name} free` : `Put ${name} ${place}`;
}

/** Finds where a gangster is, in the words of the edit. */
function findFate(state: State, gangster: DeepReadonly<Gangster>): Fate | 'away' {
  return state.gangsters[gangster.id] === undefined ? 'dead' : (gangster.custody ?? 'free');
}

/** [GANG-16] Sets a gangster's fate; a gang without its Boss gets the heir, and no loyalty is tested. */
function setFate(table: ParadiseTable, { gangster: id, fate }: RulingOf<'set-fate'>): void {
  const { state } = table;
  const gangster = requireGangster(state, id);
  const { gang: seat, name } = gangster;
  const now = findFate(state, gangster);
  const words = { free: 'free', jail: 'in jail', pen: 'in the Pen', dead: 'dead' };
  refuseUnless(now !== fate, `${name} is ${words[fate]} already.`);
  requireLiving(requireGang(state, seat));
  requireIdle(state, id, name);
  if (now === 'dead') table.emit({ type: 'brought-back', seat, gangster: id });
  if (fate === 'dead') {
    table.emit({ type: 'died', seat, gangster: id, month: state.month, battle: null });
  } else if (fate === 'jail') {
    table.emit({ type: 'arrested', seat, gangster: id });
  } else if (fate === 'pen' || now !== 'dead') {
    const custody = fate === 'pen' ? 'pen' : null;
    table.emit({ type: 'custody-set', seat, gangster: id, custody });
  }
  crownBoss(table, seat);
}
