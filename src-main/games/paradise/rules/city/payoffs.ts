import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import { hasAccountant, listLivingGangs, listOwnedBusinesses, requirePurse } from '../lookups.ts';
import { findFullRackets } from './fullRackets.ts';
import type { ParadiseTable } from '../table.ts';
import {
  computeAverageLoot,
  findLootRule,
  groupPayoffs,
  computePerks,
  rollLoot,
  sumDue,
  listUnbooked,
  type PerkFacts,
} from './rackets.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import type { Purse } from '../state/records/gangs.ts';
import { dollarsPerLoot, idleMonthsToIndependence, racketTable } from '../tables/rackets.ts';
import { judgeBandTurn, findBandsByClub } from './bands.ts';

/** [RK-17, MONTH-1] Every gang's month of Loot into its bank; businesses shut or smashed (RK-16) earn nothing. */
export function collectLoot(table: ParadiseTable): void {
  const full = findFullRackets(table.state);
  for (const gang of listLivingGangs(table.state)) collectFor(table, gang.id, full);
  countRepairMonths(table, listOwnedBusinesses(table.state, null));
}

function collectFor(table: ParadiseTable, seat: SeatId, full: ReadonlyMap<string, SeatId>): void {
  const { state } = table;
  const perks = computePerks(state, seat, full);
  const loot: [BusinessId, number][] = [];
  const bandFaces = new Map<BusinessId, number[]>();
  const idle: BusinessId[] = [];
  const broken: DeepReadonly<Business>[] = [];
  let numbersPoints = 0;
  const unrun = hasAccountant(state, seat) ? new Set<BusinessId>() : listUnbooked(state, seat, perks);
  for (const business of listOwnedBusinesses(state, seat)) {
    if (unrun.has(business.id)) continue;
    if (business.repairMonths > 0) {
      broken.push(business);
      continue;
    }
    if (business.isShut) {
      idle.push(business.id);
      continue;
    }
    const rule = findLootRule(business, perks, state.month);
    const { points, bandFaces: faces } = rollLoot(table.dice, business, rule);
    loot.push([business.id, points]);
    if (faces.length > 0) bandFaces.set(business.id, faces);
    if (business.type === 'numbers') numbersPoints += points;
  }
  const change = Math.max(-numbersPoints, findNumbersChange(state, seat, loot));
  const points = loot.reduce((total, [, one]) => total + one, change);
  const dollars = points * dollarsPerLoot;
  const bank = requirePurse(state, seat).bankDollars;
  const paid = Math.max(-bank, dollars);
  const forgivenDollars = paid - dollars;
  table.emit({
    type: 'collected',
    seat,
    loot,
    dollars: paid,
    forgivenDollars,
    ...(unrun.size > 0 ? { unrun: [...unrun] } : {}),
  });
  playBands(table, seat, bandFaces);
  for (const business of idle) {
    const months = (state.businesses[business]?.idleMonths ?? 0) + 1;
    table.emit({ type: 'idled', seat, business, months });
  }
  countRepairMonths(table, broken);
}

/** [RK-16] Records another month of repairs; months lost to smashing do not count for RK-3. */
function countRepairMonths(table: ParadiseTable, businesses: readonly DeepReadonly<Business>[]): void {
  for (const { id, repairMonths } of businesses) {
    if (repairMonths > 0) {
      table.emit({ type: 'mended', business: id, months: repairMonths - 1 });
    }
  }
}

/** [RK-15] Returns the change of the fix, counted once for a gang that runs an open numbers game. */
function findNumbersChange(state: State, seat: SeatId, loot: [BusinessId, number][]): number {
  const runsNumbers = loot.some(([id]) => state.businesses[id]?.type === 'numbers');
  return runsNumbers ? requirePurse(state, seat).numbersChange : 0;
}

/**
 * [RK-3] Lists the businesses that the gang will not pay for: those it chose to withhold, and, when the bank falls
 * short, those that buy the least income for their price.
 */
export function listUnpaidBusinesses(state: PayoffCity, seat: SeatId, purse: DeepReadonly<Purse>): Set<BusinessId> {
  const withheld = new Set(purse.withheld);
  const bank = purse.bankDollars;
  const due = groupPayoffs(state, seat, withheld);
  if (sumDue(due) <= bank) return withheld;
  const perks = computePerks(state, seat);
  const computeIncomeRatio = (id: BusinessId): number => {
    const business = state.businesses[id];
    if (business === undefined) return 0;
    const income = computeAverageLoot(findLootRule(business, perks, state.month));
    return income / Math.max(1, racketTable[business.type].payoffDollars);
  };
  const best = due.flatMap((group) => group.businesses).sort((a, b) => computeIncomeRatio(b) - computeIncomeRatio(a));
  const unpaid = new Set([...withheld, ...best]);
  for (const id of best) {
    unpaid.delete(id);
    if (sumDue(groupPayoffs(state, seat, unpaid)) > bank) unpaid.add(id);
  }
  return unpaid;
}

type PayoffCity = PerkFacts & Pick<State, 'houseRules' | 'month'>;

/** The facts that payoff decisions need: the city and the gang's own purse. */
export type PayoffFacts = PayoffCity & Pick<State, 'purses'>;

/** [RK-3] Returns true if a human must look at his payoffs before they are paid. */
export function mustWaitForPayoffs(state: State): boolean {
  return listLivingGangs(state).some((gang) => gang.isHuman && needsPayoffDecision(state, gang.id));
}

/** [RK-3] Returns true if a gang owes payoffs and either asked to decide or cannot pay all. */
export function needsPayoffDecision(state: PayoffFacts, seat: SeatId): boolean {
  const due = sumDue(groupPayoffs(state, seat));
  const purse = requirePurse(state, seat);
  return due > 0 && (purse.payoffPolicy === 'ask' || due > purse.bankDollars);
}

/** [RK-3, RK-4, MONTH-2] Pays the precincts of every gang; unpaid doors are closed. */
export function payPrecincts(table: ParadiseTable): void {
  for (const gang of listLivingGangs(table.state)) payFor(table, gang.id);
}

function payFor(table: ParadiseTable, seat: SeatId): void {
  const { state } = table;
  const unpaid = listUnpaidBusinesses(state, seat, requirePurse(state, seat));
  const groups = groupPayoffs(state, seat, unpaid);
  const lines = groups.map((group) => ({
    district: group.district,
    type: group.type,
    businesses: group.businesses.length,
    dollars: group.dueDollars,
  }));
  const reopening = groups.flatMap((g) => g.businesses).filter((id) => state.businesses[id]?.isShut);
  if (lines.length > 0) {
    table.emit({ type: 'payoffs-paid', seat, lines, dollars: sumDue(groups) });
  }
  for (const business of reopening) table.emit({ type: 'reopened', business });
  for (const id of unpaid) leaveUnpaid(table, seat, id);
}

/** [RK-3] Unpaid: shut at once; the third month in a row without income frees it. */
function leaveUnpaid(table: ParadiseTable, seat: SeatId, id: BusinessId): void {
  const business = table.state.businesses[id];
  if (business?.owner !== seat || racketTable[business.type].payoffDollars === 0) return;
  if (!business.isShut) table.emit({ type: 'shut', business: id });
  else if (business.idleMonths >= idleMonthsToIndependence) {
    table.emit({ type: 'turned-independent', business: id, from: seat });
  }
}

/** [RK-7] Applies the dice of its bands' clubs to a gang's bands this month. */
function playBands(table: ParadiseTable, seat: SeatId, facesByClub: ReadonlyMap<BusinessId, readonly number[]>): void {
  for (const [club, band] of findBandsByClub(table.state, seat)) {
    const thrown = facesByClub.get(club);
    if (thrown === undefined) continue;
    const faces = [...thrown];
    const turn = judgeBandTurn(band, faces);
    table.emit({ type: 'band-played', seat, band: band.id, club, faces });
    if (turn === 'goes-on-air') table.emit({ type: 'band-on-air', seat, band: band.id });
    if (turn === 'fades') table.emit({ type: 'band-ended', seat, band: band.id, why: 'faded' });
  }
}
