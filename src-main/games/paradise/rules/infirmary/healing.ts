import type { SeatId } from '#shared/words/ids.ts';
import type { Care } from '#shared/games/paradise/orders/care.ts';
import { stats, type Stat, type StatBlock } from '#shared/games/paradise/people.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Pacing } from '#kernel/rulebook.ts';
import { listCrew } from '../filing/crews.ts';
import { mournBoss } from '../gangs/succession.ts';
import { makeEmptyStats, countPointsLost, isWithinReach } from '../state/condition.ts';
import { listLivingGangs, listMembers, requirePurse, listWaitingOrders } from '../lookups.ts';
import type { ParadiseTable } from '../table.ts';
import type { State } from '../state.ts';
import type { Gangster } from '../state/records/gangs.ts';
import { careTable, crippledFrom, usualOrder } from '../tables/care.ts';
import type { Patient } from '../state/records/infirmary.ts';

type Wounded = DeepReadonly<Gangster>;

/** [HEAL-3] Lists a gang's wounded, without those in the Pen, who get no care. */
export function listPatients(state: Pick<State, 'gangsters'>, seat: SeatId): Wounded[] {
  return listMembers(state, seat).filter((gangster) => countPointsLost(gangster) > 0 && isWithinReach(gangster));
}

/** Returns true if anyone in town is to be treated. */
export function hasPatients(state: State): boolean {
  return listLivingGangs(state).some(({ id }) => listPatients(state, id).length > 0);
}

/** [HEAL-2] Returns true if a human gang has a wounded man without a decision on his care. */
export function mustWaitForCare(state: State): boolean {
  return listLivingGangs(state)
    .filter(({ isHuman }) => isHuman)
    .some(({ id }) => listPatients(state, id).some((g) => state.patients[g.id] === undefined));
}

/** [MONTH-4, HEAL-3] Every wounded man's month. */
export function runInfirmary(table: ParadiseTable, pacing: Pacing): void {
  for (const { id, isHuman } of listLivingGangs(table.state)) {
    for (const patient of listPatients(table.state, id)) {
      treat(table, patient, isHuman && !pacing.auto);
    }
  }
}

/**
 * [HEAL-2, HEAL-3] Rolls first: natural boxcars kill, 12 and more cripple. Then points come back. A gang that cannot
 * pay gets no care.
 */
function treat(table: ParadiseTable, gangster: Wounded, asks: boolean): void {
  const { dice, state } = table;
  const seat = gangster.gang;
  const chosen = state.patients[gangster.id]?.care ?? chooseUsualCare(state, gangster);
  const care = careTable[chosen].dollars <= requirePurse(state, seat).bankDollars ? chosen : 'self';
  const { points, modifier, dollars } = careTable[care];
  const roll = dice.roll({
    purpose: `${gangster.name} in the infirmary`,
    count: 2,
    modifiers: [{ reason: 'care', value: modifier }],
    meaning: `Two sixes kill him; any other total of ${crippledFrom} or more cripples him; on less he heals.`,
  });
  const isDead = roll.total - modifier === 12;
  const isCrippled = !isDead && roll.total >= crippledFrom;
  const crippledStat = isCrippled ? chooseStat(table, gangster, asks) : null;
  const result = isDead ? 'died' : crippledStat === null ? 'healed' : 'crippled';
  const lost = { ...gangster.lost };
  if (crippledStat !== null) lost[crippledStat] -= 1;
  const plan = state.patients[gangster.id]?.plan ?? [];
  table.emit({
    type: 'treated',
    seat,
    gangster: gangster.id,
    care,
    costDollars: dollars,
    total: roll.total,
    result,
    crippledStat,
    regained: isDead ? makeEmptyStats() : regainStats(lost, plan, points),
  });
  if (!isDead) return;
  const { isBoss } = gangster;
  table.emit({ type: 'died', seat, gangster: gangster.id, month: state.month, battle: null });
  if (isBoss) mournBoss(table, seat);
}

/** [HEAL-3] Up to `points` back: as planned, then in the usual order. */
export function regainStats(lost: DeepReadonly<StatBlock>, plan: readonly Stat[], points: number): StatBlock {
  const regained = makeEmptyStats();
  const rest = usualOrder.flatMap((stat) => Array.from({ length: lost[stat] }, () => stat));
  let left = points;
  for (const stat of [...plan, ...rest]) {
    if (left === 0) break;
    if (regained[stat] >= lost[stat]) continue;
    regained[stat] += 1;
    left -= 1;
  }
  return regained;
}

/** [HEAL-3] Returns a wounded stat that can spare a point, by the player's choice if he is asked. */
function chooseStat(table: ParadiseTable, gangster: Wounded, asks: boolean): Stat | null {
  const open = stats.filter((stat) => gangster.lost[stat] > 0 && gangster.stats[stat] > 1);
  const [least] = usualOrder.toReversed().filter((stat) => open.includes(stat));
  if (!asks || open.length < 2) return least ?? null;
  return table.ask.choose({
    for: gangster.gang,
    prompt: `${gangster.name} is crippled: which stat loses a point for good?`,
    options: open.map((stat) => ({
      value: stat,
      label: stat.toUpperCase(),
      detail: `${gangster.stats[stat]} becomes ${gangster.stats[stat] - 1}.`,
    })),
  }) as Stat;
}

/**
 * [HEAL-2] Chooses a man's care when nobody says: the doctor, or the hospital for the gang's best when it is rich.
 */
export function chooseUsualCare(state: Pick<State, 'purses'>, gangster: Wounded): Care {
  const bank = requirePurse(state, gangster.gang).bankDollars;
  const isDear = gangster.isBoss || gangster.profile === 'torpedo' || gangster.profile === 'enforcer';
  if (isDear && bank >= 10_000) return 'home-doctor';
  if (isDear && bank >= 4_000) return 'hospital';
  return bank >= 500 ? 'doctor' : 'self';
}

/** [HEAL-4] Cancels the healing of a man who is sent out in his month of rest. */
export function sendOutWounded(table: ParadiseTable): void {
  const { state } = table;
  const out = new Set(listWaitingOrders(state).flatMap(({ order }) => listCrew(order)));
  for (const id of out) {
    const gangster = state.gangsters[id];
    const patient: DeepReadonly<Patient> | undefined = state.patients[id];
    if (gangster === undefined || patient === undefined || patient.month !== state.month) continue;
    if (Object.values(patient.gained).every((points) => points === 0)) continue;
    const lost = { ...patient.gained };
    table.emit({ type: 'overexerted', seat: gangster.gang, gangster: id, lost });
  }
}

/** [HEAL-3] Counts the throws of 36 that kill and cripple under a kind of care. */
export function computeCareOdds(care: Care): { deaths: number; cripples: number } {
  const countWays = (total: number): number => 6 - Math.abs(7 - total);
  const { modifier } = careTable[care];
  let cripples = 0;
  for (let total = 2; total < 12; total += 1) {
    if (total + modifier >= crippledFrom) cripples += countWays(total);
  }
  return { deaths: countWays(12), cripples };
}
