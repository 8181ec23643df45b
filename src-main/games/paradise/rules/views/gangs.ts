import { muscleProfiles } from '#shared/games/paradise/battles.ts';
import { profileNames } from '#shared/games/paradise/people.ts';
import type {
  GangSecrets,
  GangsterView,
  GangView,
  PendingOrder,
  VehicleView,
} from '#shared/games/paradise/views/campaign.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { describeRole } from '../gangs/naming.ts';
import {
  computeAverageLoot,
  findLootRule,
  computeOfficialDiscount,
  groupPayoffs,
  computePerks,
  sumDue,
  listUnbooked,
} from '../city/rackets.ts';
import { listKnownFor } from '../battles/careers.ts';
import { mayStillTalk } from '../courts/knowledge.ts';
import { findTaskTitle, listHiredMuscle } from '../filing/crews.ts';
import { estimateOdds } from '../npc/jobs/orderOdds.ts';
import { listWarnings } from '../npc/jobs/orderWarnings.ts';
import { payLines, payTotal } from '../officials/posts/pay.ts';
import { countPointsLost, computeCurrentStats } from '../state/condition.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import type { Gang, Gangster, Vehicle } from '../state/records/gangs.ts';
import { listBusinesses, isAccountant, isWorking, computeReputation } from '../lookups.ts';
import type { State } from '../state.ts';
import type { PublicRecord, SeatView } from '../state/seatView.ts';
import { vehicleTable, weaponTable } from '../tables/people/equipment.ts';
import { computeMostMuscle, muscleTable, computeMusclePrice } from '../tables/people/muscle.ts';
import { lookUpSkillRow } from '../tables/people/skills.ts';
import { raidStanding } from './officials.ts';
import type { ShowKnowledge } from './shows.ts';

export function buildGangView(
  record: PublicRecord,
  gang: DeepReadonly<Gang>,
  known: readonly SeatView[],
): Omit<GangView, 'isWritten'> {
  const own = known.find((view) => view.seat === gang.id);
  const isGone = gang.eliminatedMonth !== null;
  return {
    seat: gang.id,
    name: gang.name,
    type: gang.type,
    isHuman: gang.isHuman,
    boss: gang.bossName,
    base: gang.base,
    color: gang.colour,
    businesses: countHeld(record, gang.id),
    businessesGained: computeGain(record, gang.id),
    // Men in the Pen and the money of a finished gang no longer count.
    members: own === undefined ? null : isGone ? 0 : own.members.length,
    menSeen: isGone ? null : (record.menSeen()[gang.id] ?? null),
    eliminatedMonth: gang.eliminatedMonth,
    secrets: own === undefined ? null : isGone ? noSecrets : buildSecrets(own),
  };
}

function countHeld(record: PublicRecord, seat: SeatId): number {
  return listBusinesses(record).filter(({ owner }) => owner === seat).length;
}

/** Returns the businesses a gang holds now above those it held when the month before the last one closed. */
function computeGain(record: PublicRecord, seat: SeatId): number | null {
  const before = record.months[record.month - 2]?.holdings[seat];
  return before === undefined ? null : countHeld(record, seat) - before;
}

/** The books of a gang that is out of the game. */
const noSecrets: GangSecrets = {
  bankDollars: 0,
  reputation: 0,
  permanentReputation: 0,
  hasAccountant: false,
  payoffPolicy: 'automatic',
  withheld: [],
  payoffs: [],
  payoffsDueDollars: 0,
  expectedLootDollars: 0,
  officialDiscountPercent: 0,
  officialsDueDollars: 0,
  raid: { bonuses: [], chance: 0 },
  muscle: [],
  numbersChange: 0,
};

function buildSecrets(view: SeatView): GangSecrets {
  const perks = computePerks(view, view.seat);
  const payoffs = [...groupPayoffs(view, view.seat)];
  const hasBooks = view.members.some(isAccountant);
  const unrun = hasBooks ? new Set() : listUnbooked(view, view.seat, perks);
  const open = listBusinesses(view).filter((b) => b.owner === view.seat && isWorking(b) && !unrun.has(b.id));
  return {
    bankDollars: view.purse.bankDollars,
    reputation: computeReputation(view.purse),
    permanentReputation: view.purse.permanentReputation,
    hasAccountant: hasBooks,
    payoffPolicy: view.purse.payoffPolicy,
    withheld: [...view.purse.withheld],
    payoffs,
    payoffsDueDollars: sumDue(groupPayoffs(view, view.seat, new Set(view.purse.withheld))),
    expectedLootDollars: open.reduce(
      (total, b) => total + computeAverageLoot(findLootRule(b, perks, view.month + 1)),
      0,
    ),
    officialDiscountPercent: computeOfficialDiscount(perks),
    officialsDueDollars: payTotal(payLines(view, view.seat)),
    raid: raidStanding(view),
    muscle: muscleProfiles.map((profile) => ({
      profile,
      name: profileNames[profile],
      priceDollars: muscleTable[profile].priceDollars,
      most: computeMostMuscle(profile, computeReputation(view.purse)),
      rests: view.purse.rests[profile] ?? 0,
    })),
    numbersChange: view.purse.numbersChange,
  };
}

/** One seat's knowledge of the shows. */
export function collectSeatKnowledge(view: SeatView): ShowKnowledge {
  return { ...view, seats: new Set([view.seat]) };
}

export function buildGangsterView(state: State, view: SeatView, gangster: DeepReadonly<Gangster>): GangsterView {
  const weapons = new Set(gangster.weapons);
  return {
    id: gangster.id,
    gang: gangster.gang,
    name: gangster.name,
    profile: gangster.profile,
    role: describeRole(gangster),
    isBoss: gangster.isBoss,
    stats: { ...gangster.stats },
    skills: gangster.skills.map((skill) => {
      const { name, effect } = lookUpSkillRow(skill);
      return { skill, name, effect };
    }),
    weapons: [...weapons].map((weapon) => ({
      weapon,
      name: weaponTable[weapon].name,
      count: gangster.weapons.filter((other) => other === weapon).length,
    })),
    paidDollars: gangster.paidDollars,
    joinedMonth: gangster.joinedMonth,
    busyWith: findTaskTitle(view.orders, gangster.id),
    triedStealing: gangster.triedStealingMonth === view.month,
    hadLesson: view.lessons[gangster.id] === view.month,
    statsNow: computeCurrentStats(gangster),
    pointsLost: countPointsLost(gangster),
    formerNames: [...(gangster.formerNames ?? [])],
    isStoneCold: gangster.isStoneCold,
    knownFor: listKnownFor(state, gangster.id),
    custody: gangster.custody,
    care: findCare(view, gangster),
    plea: view.pleas[gangster.id] ?? null,
    bailMonth: view.bail[gangster.id] ?? null,
    mayStillTalk: mayStillTalk(gangster, view.unasked),
  };
}

/** [HEAL-2] */
function findCare(view: SeatView, gangster: DeepReadonly<Gangster>): GangsterView['care'] {
  const patient = view.patients[gangster.id];
  if (patient === undefined || countPointsLost(gangster) === 0) return null;
  return { care: patient.care, plan: [...patient.plan] };
}

export function buildVehicleView(vehicle: DeepReadonly<Vehicle>): VehicleView {
  const { id, gang, kind, upgrades, stolen } = vehicle;
  return { id, gang, kind, name: vehicleTable[kind].name, upgrades: [...upgrades], stolen };
}

export function orderView(view: SeatView, waiting: DeepReadonly<WaitingOrder>): PendingOrder {
  const { id, seat, order, title, setAside } = waiting;
  return {
    id,
    seat,
    title,
    order: clonePlain(order) as PendingOrder['order'],
    setAsideDollars: setAside?.dollars ?? 0,
    muscleDollars: computeMusclePrice(listHiredMuscle(order)),
    odds: estimateOdds(view, order),
    warnings: listWarnings(view, order),
  };
}
