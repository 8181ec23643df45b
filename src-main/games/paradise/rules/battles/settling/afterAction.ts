import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome, GangsterFate, OthersFate } from '#shared/games/paradise/battles.ts';
import type { Explosive } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import { listPossibleEndings } from './endings.ts';
import { weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import { buildArrangedBattle } from '../arranging/arranged.ts';
import { countCarried, type Rosters } from '../arranging/dress.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';

type Outcome = DeepReadonly<BattleOutcome>;
type Fought = DeepReadonly<CampaignBattle>;

/** [SCN-12] Refuses an impossible after-action report, and says what is wrong and what to do. */
export function checkOutcome(state: Rosters, battle: Fought, outcome: Outcome): void {
  checkEnding(battle, outcome);
  checkFates(state, battle, outcome);
  for (const group of outcome.others) checkGroup(battle, group);
  checkTarget(state, battle, outcome);
  checkLoot(battle, outcome);
  checkVehicles(battle, outcome);
  checkBodies(outcome);
  checkGuns(state, outcome);
}

function checkEnding(battle: Fought, { ending, winner }: Outcome): void {
  const possible = listPossibleEndings(battle);
  const same = possible.filter((one) => one.ending === ending);
  refuseUnless(
    same.length > 0,
    `This battle cannot end that way; it ends with one of: ${[...new Set(possible.map((one) => one.label))].join('; ')}.`,
  );
  refuseUnless(
    same.some((one) => one.winner === winner),
    `“${same[0]?.label ?? ending}” and that winner do not go together; pick the ending that happened.`,
  );
}

function checkFates(state: Rosters, battle: Fought, { fates }: Outcome): void {
  const { attackers, defenders } = buildArrangedBattle(state, battle);
  const there = new Set([attackers, defenders].flatMap(({ crew, reserve }) => [...crew, ...reserve]));
  const told = new Set<GangsterId>();
  for (const fate of fates) {
    const gangster = state.gangsters[fate.gangster];
    refuseUnless(
      gangster !== undefined && there.has(fate.gangster),
      `${gangster?.name ?? `“${fate.gangster}”`} was not in this battle; take him out of the report.`,
      null,
      fate.gangster,
    );
    refuseUnless(
      !told.has(fate.gangster),
      `${gangster.name} is in the report twice; keep one line.`,
      null,
      fate.gangster,
    );
    told.add(fate.gangster);
    checkFate(gangster.name, computeCurrentStat(gangster, 'hits'), fate);
    checkUsed(gangster, 'grenade', fate.grenadesUsed);
    checkUsed(gangster, 'dynamite', fate.dynamiteUsed ?? 0);
    checkUsed(gangster, 'gasoline', fate.gasolineUsed ?? 0);
  }
}

const usedUp: Readonly<Record<Explosive, { one: string; many: string }>> = {
  grenade: { one: 'grenade', many: 'grenades' },
  dynamite: { one: 'stick of dynamite', many: 'sticks of dynamite' },
  gasoline: { one: 'gasoline bomb', many: 'gasoline bombs' },
};

function checkUsed(gangster: DeepReadonly<Gangster>, what: Explosive, used: number): void {
  const has = countCarried(gangster, what);
  const { one, many } = usedUp[what];
  refuseUnless(
    used <= has,
    `${gangster.name} has ${has} ${has === 1 ? one : many}, so he cannot have used ${used}.`,
    null,
    gangster.id,
  );
}

function checkFate(name: string, hits: number, fate: DeepReadonly<GangsterFate>): void {
  refuseUnless(
    !(fate.isDead && fate.isArrested),
    `${name} cannot be dead and arrested; pick one.`,
    null,
    fate.gangster,
  );
  refuseUnless(!(fate.isDead && fate.madeName), `${name} is dead and makes no name any more.`, 'GUTS-4', fate.gangster);
  refuseUnless(
    fate.isDead || fate.wounds < hits,
    `${name} has HITS ${hits}: with ${fate.wounds} points off he is dead. Mark him dead or lower the wounds.`,
    'HIT-2',
    fate.gangster,
  );
}

function checkGroup(battle: Fought, group: DeepReadonly<OthersFate>): void {
  const name = group.side === 'law' ? `${group.kind} called in` : `${group.kind} of the ${group.side}`;
  refuseUnless(
    group.dead + group.hurt + group.arrested <= group.present,
    `There were ${group.present} ${name}; ${group.dead + group.hurt + group.arrested} fell. Correct one of them.`,
  );
  if (group.side === 'civilians' || group.side === 'law' || group.kind === 'street') return;
  const force = battle[group.side];
  const most =
    group.kind === 'guards'
      ? force.guards
      : group.kind === 'muscle'
        ? force.muscle.reduce((total, { count }) => total + count, 0)
        : null;
  if (most === null) return;
  refuseUnless(group.present <= most, `There were only ${most} ${name}, not ${group.present}.`);
}

/** [SCN-2] Only a dead target makes a Hit. */
function checkTarget(state: Rosters, battle: Fought, { ending, fates }: Outcome): void {
  if (battle.scenario !== 'hit' || battle.target === null) return;
  const name = state.gangsters[battle.target]?.name ?? 'The target';
  const isDead = fates.some(({ gangster, isDead: dead }) => dead && gangster === battle.target);
  refuseUnless(
    isDead === (ending === 'target-dead'),
    isDead
      ? `${name} is dead, so the Hit ended with that; pick the ending to match.`
      : `The report says the target is dead, but ${name} is not; mark him dead or pick another ending.`,
    'SCN-2',
    battle.target,
  );
}

/** [SCN-1, SCN-3] No more Loot than there was. */
function checkLoot(battle: Fought, { ending, loot }: Outcome): void {
  const total = loot.attackers + loot.defenders;
  refuseUnless(
    total <= battle.lootPoints,
    battle.lootPoints === 0
      ? 'There is no Loot in this battle; leave it at 0.'
      : `There were ${battle.lootPoints} points of Loot; the report has ${total}.`,
    'SCN-0',
  );
  // The raiders' Loot may count either way: a man still on the table has carried nothing off.
  refuseUnless(
    ending !== 'robbed' || 2 * loot.defenders < battle.lootPoints,
    `With ${loot.defenders} of ${battle.lootPoints} points of Loot left no more went than was left; leave the defenders less, or pick the other ending.`,
    'SCN-1',
  );
}

function checkVehicles(battle: Fought, { wrecked, taken }: Outcome): void {
  const there = new Set([...battle.attackers.vehicles, ...battle.defenders.vehicles]);
  const told = [...wrecked, ...taken];
  refuseUnless(
    told.every((id) => there.has(id)),
    'The report loses a vehicle that was not there; take it out.',
  );
  refuseUnless(new Set(told).size === told.length, 'A vehicle can be wrecked or taken, not both.');
}

/** [SCN-12] Checks that a man keeps a gun only if he came home with it, and loses only a gun he had. */
function checkGuns(state: Rosters, { fates, gunsTaken = [] }: Outcome): void {
  const left = new Map<GangsterId, string[]>();
  for (const { by, weapon, from } of gunsTaken) {
    const taker = fates.find(({ gangster }) => gangster === by);
    const name = state.gangsters[by]?.name ?? `“${by}”`;
    refuseUnless(
      taker !== undefined && !taker.isDead && !taker.isArrested,
      `${name} did not come home from this battle, so he cannot have kept a gun; pick somebody who did.`,
      'SCN-12',
      by,
    );
    if (from === null) continue;
    const loser = state.gangsters[from];
    refuseUnless(
      loser !== undefined && from !== by && fates.some(({ gangster }) => gangster === from),
      `The gun ${name} took belonged to nobody in this battle; pick whose it was.`,
      'SCN-12',
      by,
    );
    const has = left.get(from) ?? [...loser.weapons];
    const place = has.indexOf(weapon);
    refuseUnless(
      place >= 0,
      `${loser.name} has no ${weaponTable[weapon].name} left to take; pick another gun or another man.`,
      'SCN-12',
      from,
    );
    left.set(from, has.toSpliced(place, 1));
  }
}

/** [PO-2] Checks that bodies in the street have somebody dead. */
function checkBodies({ causes, fates, others }: Outcome): void {
  const dead = fates.some(({ isDead }) => isDead) || others.some(({ dead: fallen }) => fallen > 0);
  refuseUnless(
    dead || (causes.bodies ?? 0) === 0,
    'Bodies were left in public view, but nobody is dead; correct one of them.',
    'PO-2',
  );
}
