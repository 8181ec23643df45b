import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { muscleProfiles, type BattleOutcome, type GunTaken, type Muscle } from '#shared/games/paradise/battles.ts';
import { stats, weapons, type StatBlock } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { computeCurrentStat } from '#main/games/paradise/rules/state/condition.ts';
import { rememberBattle } from './grievances.ts';
import { requirePurse, listWaitingOrders } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { dollarsPerLoot } from '#main/games/paradise/rules/tables/rackets.ts';
import { listHiredMuscle } from '#main/games/paradise/rules/filing/crews.ts';
import { changeSides } from './agreed.ts';
import { isGang, listSeatsIn, findSide } from '../arranging/parties.ts';
import { stirOutrage } from '#main/games/paradise/rules/outrage/causes.ts';
import { rememberFaces } from './sightings.ts';
import { takeSpoils } from './spoils.ts';
import type { CampaignBattle, LedRecord, Settling } from '#main/games/paradise/rules/state/records/battles.ts';
import { mournBoss } from '#main/games/paradise/rules/gangs/succession.ts';
import { restAfterHire } from '#main/games/paradise/rules/tables/people/muscle.ts';
import type { EventOf } from '#main/games/paradise/rules/events/schemas.ts';
import { testLoyalty } from '#main/games/paradise/rules/officials/posts/loyalty.ts';
import { replaceOfficial } from '#main/games/paradise/rules/officials/posts/seating.ts';
import { formatTarget } from '#main/games/paradise/rules/officials/targets.ts';
import { firstAgents } from '#main/games/paradise/rules/tables/courts.ts';
import { findCity } from '#shared/games/paradise/cities/city.ts';
import { pickOfficialName } from '#main/games/paradise/rules/tables/officialNames.ts';

/** How a battle came to its outcome. */
export type Settled = { how: Settling; seed: number | null; outcome: BattleOutcome; led?: LedRecord };

/**
 * [SCN-12] Brings a battle back to the campaign: wounds, deaths and arrests, names made, cars and grenades spent,
 * Loot, the place it was over, the public's temper, faces remembered.
 */
export function settleBattle(
  table: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  { how, seed, outcome, led }: Settled,
): void {
  const seats = listSeatsIn(battle);
  table.emit({
    type: 'battle-settled',
    battle: battle.id,
    ...(battle.business === null ? {} : { business: battle.business }),
    seats,
    settled: { how, seed, outcome, note: null, ...(led === undefined ? {} : { led }) },
  });
  for (const seat of seats) restMuscle(table, battle, seat);
  table.emit(buildReport(table, battle, outcome));
  for (const seat of seats) rememberFaces(table, seat, listFacesMet(battle, outcome, seat));
  for (const gun of outcome.gunsTaken ?? []) takeGun(table, gun);
  for (const fate of outcome.fates) bringBack(table, battle, fate);
  for (const id of outcome.wrecked) loseVehicle(table, id, null);
  for (const id of outcome.taken) loseVehicle(table, id, findOtherSeat(table, battle, id));
  payLoot(table, battle, outcome);
  stirOutrage(table, battle, outcome);
  sendMoreFeds(table, outcome);
  takeSpoils(table, battle, outcome);
  fillPost(table, battle, outcome);
  rememberBattle(table, battle, outcome);
  for (const seat of seats) {
    const fallen = outcome.fates.find(({ gangster, isDead }) => isDead && wasBoss(table, gangster, seat));
    if (fallen !== undefined) mournBoss(table, seat);
  }
  changeSides(table, outcome);
}

function wasBoss(table: ParadiseTable, id: GangsterId, seat: SeatId): boolean {
  const departed = table.state.graveyard[id]?.gangster;
  return departed?.gang === seat && departed.isBoss;
}

/**
 * [GANG-13] Counts one scenario for the gang's resting muscle, and begins the rest of the muscle hired for this one.
 */
function restMuscle(table: ParadiseTable, battle: DeepReadonly<CampaignBattle>, seat: SeatId): void {
  const side = findSide(battle, seat);
  const { rests } = requirePurse(table.state, seat);
  const rested = muscleProfiles.filter((profile) => rests[profile] !== undefined);
  const muscle = side === null ? [] : computeRest(battle[side].muscle);
  if (rested.length + muscle.length > 0) table.emit({ type: 'muscle-rests', seat, muscle, rested });
}

/** [GANG-13] Computes the scenarios that each hired kind rests from now on. */
function computeRest(muscle: readonly DeepReadonly<Muscle>[]): EventOf<'muscle-rests'>['muscle'] {
  return muscle.map(({ profile }) => ({ profile, scenarios: restAfterHire(profile) }));
}

/** [GANG-13] Begins the rest of muscle that stood guard this month, attacked or not. */
export function restGuards(table: ParadiseTable): void {
  for (const { seat, order } of listWaitingOrders(table.state)) {
    const muscle = order.kind === 'guard' ? computeRest(listHiredMuscle(order)) : [];
    if (muscle.length > 0) table.emit({ type: 'muscle-rests', seat, muscle, rested: [] });
  }
}

/** Builds the report for the papers: names of the dead and the arrested, and the number of others. */
function buildReport(table: ParadiseTable, battle: DeepReadonly<CampaignBattle>, outcome: DeepReadonly<BattleOutcome>) {
  const count = (kinds: readonly string[], what: 'dead' | 'hurt'): number =>
    outcome.others.filter(({ kind }) => kinds.includes(kind)).reduce((total, group) => total + group[what], 0);
  return {
    type: 'battle-reported' as const,
    battle: battle.id,
    winner: outcome.winner,
    dead: outcome.fates.filter(({ isDead }) => isDead).map(({ gangster }) => gangster),
    arrested: outcome.fates.filter(({ isArrested }) => isArrested).map(({ gangster }) => gangster),
    othersDead: count(['guards', 'muscle', 'street'], 'dead'),
    citizensDead: count(['citizens'], 'dead'),
    policeHurt: count(['police', 'feds'], 'dead') + count(['police', 'feds'], 'hurt'),
    seen: countSeen(table, battle, outcome),
  };
}

/** Heads on each side and cars at the curb; of arms only those of a fight in the open street. */
function countSeen(table: ParadiseTable, battle: DeepReadonly<CampaignBattle>, outcome: DeepReadonly<BattleOutcome>) {
  const { fates, others, causes } = outcome;
  const countHeads = (side: 'attackers' | 'defenders'): number => {
    const own = new Set([...battle[side].crew, ...battle[side].reserve]);
    return (
      fates.filter(({ gangster }) => own.has(gangster)).length +
      others.filter((group) => group.side === side).reduce((sum, { present }) => sum + present, 0)
    );
  };
  const isPublic = (causes.gunfight ?? 0) > 0;
  const carried = new Set(fates.flatMap(({ gangster }) => table.state.gangsters[gangster]?.weapons ?? []));
  return {
    attackers: countHeads('attackers'),
    defenders: countHeads('defenders'),
    cars: battle.attackers.vehicles.length + battle.defenders.vehicles.length,
    weapons: isPublic ? weapons.filter((weapon) => carried.has(weapon)) : [],
    ...(isPublic ? listSeenPeople(table, battle, outcome) : {}),
  };
}

/** Lists the people whom a street full of shots can tell apart: heads of the sides, who shot the dead, and hurt Bosses. */
function listSeenPeople(
  { state }: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  { fates, fatalShots = [] }: DeepReadonly<BattleOutcome>,
): Pick<NonNullable<EventOf<'battle-reported'>['seen']>, 'heads' | 'shots' | 'hurt'> {
  const there = new Set(fates.map(({ gangster }) => gangster));
  const isBoss = (id: GangsterId): boolean => state.gangsters[id]?.isBoss === true;
  const findHead = (side: 'attackers' | 'defenders'): GangsterId | null => {
    const own = battle[side].crew.filter((id) => there.has(id));
    return own.find(isBoss) ?? own[0] ?? null;
  };
  const hurt = fates.filter(({ gangster, wounds, isDead }) => wounds > 0 && !isDead && isBoss(gangster));
  return {
    heads: { attackers: findHead('attackers'), defenders: findHead('defenders') },
    ...(fatalShots.length === 0 ? {} : { shots: fatalShots.map((shot) => ({ ...shot })) }),
    ...(hurt.length === 0 ? {} : { hurt: hurt.map(({ gangster }) => gangster) }),
  };
}

/** Lists the people of the other side who took part. */
function listFacesMet(
  battle: DeepReadonly<CampaignBattle>,
  outcome: DeepReadonly<BattleOutcome>,
  seat: SeatId,
): GangsterId[] {
  const side = findSide(battle, seat);
  if (side === null) return [];
  const others = battle[side === 'attackers' ? 'defenders' : 'attackers'];
  const there = new Set([...others.crew, ...others.reserve]);
  return outcome.fates.map(({ gangster }) => gangster).filter((id) => there.has(id));
}

/** [HEAL-1, HIT-2] Applies the result of a battle to one gangster. */
function bringBack(
  table: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  fate: DeepReadonly<BattleOutcome['fates'][number]>,
): void {
  const gangster = table.state.gangsters[fate.gangster];
  if (gangster === undefined) return;
  const { id, gang: seat } = gangster;
  if (fate.grenadesUsed > 0) {
    table.emit({ type: 'grenades-used', seat, gangster: id, count: fate.grenadesUsed, weapon: 'grenade' });
  }
  const { dynamiteUsed = 0, gasolineUsed = 0 } = fate;
  for (const [weapon, count] of [
    ['dynamite', dynamiteUsed],
    ['gasoline', gasolineUsed],
  ] as const) {
    if (count > 0) table.emit({ type: 'grenades-used', seat, gangster: id, count, weapon });
  }
  if (fate.isDead) {
    table.emit({ type: 'died', seat, gangster: id, month: table.state.month, battle: battle.id });
    return;
  }
  if (fate.wounds > 0) {
    table.emit({ type: 'wounded', seat, gangster: id, lost: computeLostPoints(gangster, fate.wounds) });
  }
  if (fate.madeName) table.emit({ type: 'made-a-name', seat, gangster: id });
  if (fate.isArrested) table.emit({ type: 'arrested', seat, gangster: id, battle: battle.id });
}

/** [HEAL-1] Takes so many points off each stat, as far as there are any; a man who lives keeps one of HITS. */
function computeLostPoints(gangster: DeepReadonly<Gangster>, wounds: number): StatBlock {
  const lost = { fists: 0, gats: 0, guts: 0, stunts: 0, smarts: 0, hits: 0 };
  for (const stat of stats) {
    const left = computeCurrentStat(gangster, stat) - (stat === 'hits' ? 1 : 0);
    lost[stat] = Math.max(0, Math.min(wounds, left));
  }
  return lost;
}

/** [SCN-12] A man keeps the gun he picked up. */
function takeGun(table: ParadiseTable, { by, weapon, from }: DeepReadonly<GunTaken>): void {
  const seat = table.state.gangsters[by]?.gang;
  if (seat === undefined) return;
  const fromSeat = from === null ? null : (table.state.gangsters[from]?.gang ?? null);
  table.emit({ type: 'gun-taken', seat, gangster: by, weapon, from, fromSeat });
}

function loseVehicle(table: ParadiseTable, id: BattleOutcome['wrecked'][number], to: SeatId | null): void {
  const vehicle = table.state.vehicles[id];
  if (vehicle !== undefined) {
    table.emit({ type: 'vehicle-lost', seat: vehicle.gang, vehicle: id, to });
  }
}

/** Finds the gang across the table that drove off in it, or null if nobody keeps it. */
function findOtherSeat(
  table: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  id: BattleOutcome['taken'][number],
): SeatId | null {
  const owner = table.state.vehicles[id]?.gang;
  return listSeatsIn(battle).find((seat) => seat !== owner) ?? null;
}

/** [PO-6] Sends two agents for each who was killed or wounded. */
function sendMoreFeds(table: ParadiseTable, outcome: DeepReadonly<BattleOutcome>): void {
  const hurt = outcome.others
    .filter(({ kind }) => kind === 'feds')
    .reduce((total, group) => total + group.dead + group.hurt, 0);
  const { inTown, agents } = table.state.feds;
  if (!inTown || hurt === 0) return;
  table.emit({ type: 'feds-reinforced', from: agents, to: agents + hurt });
}

/**
 * [SCN-0, SCN-1, SCN-3] Pays $100 a point to the gang that holds the Loot; the owner already has the points he keeps.
 */
function payLoot(
  table: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  outcome: DeepReadonly<BattleOutcome>,
): void {
  const sides = battle.scenario === 'hijack' ? (['attackers', 'defenders'] as const) : (['attackers'] as const);
  for (const side of sides) {
    const points = outcome.loot[side];
    const { party } = battle[side];
    if (points === 0 || !isGang(party)) continue;
    const dollars = points * dollarsPerLoot;
    table.emit({ type: 'loot-won', seat: party, battle: battle.id, points, dollars });
  }
}

/**
 * [OFF-8, LAW-7] Fills a dead official's post; for the Attorney General the Feds come and friends test their loyalty.
 */
function fillPost(
  table: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  outcome: DeepReadonly<BattleOutcome>,
): void {
  const { official = null } = battle;
  if (official === null || outcome.ending !== 'target-dead') return;
  if (official.kind !== 'attorney-general') {
    replaceOfficial(table, official.id);
    return;
  }
  const { namesFrom, namesUsed } = table.state.cityHall;
  table.emit({
    type: 'attorney-general-appointed',
    name: pickOfficialName(findCity(table.state), namesFrom, namesUsed),
    after: official.name,
  });
  if (!table.state.feds.inTown) table.emit({ type: 'feds-arrived', month: table.state.month, agents: firstAgents });
  // [LAW-7] Only the killers' own friends think twice; other gangs had no hand in it.
  const { party } = battle.attackers;
  if (isGang(party)) testLoyalty(table, party, `of the murder of ${formatTarget(official)}`);
}
