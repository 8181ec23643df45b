import type {
  BusinessView,
  CampaignView,
  GangSecrets,
  GangView,
  GangsterView,
  PendingOrder,
  VehicleView,
  Waiting,
} from '../../../src-shared/views/campaign.ts';
import type { SeatId, Viewer } from '../../../src-shared/vocabulary/ids.ts';
import {
  businessTypeNames,
  districtNames,
  districts,
} from '../../../src-shared/vocabulary/paradise/city.ts';
import { profileNames } from '../../../src-shared/vocabulary/paradise/people.ts';
import { formatMonth } from '../../../src-shared/vocabulary/units.ts';
import { clonePlain, type DeepReadonly } from '../../kernel/readonly.ts';
import {
  businessesOf,
  fullRackets,
  livingGangs,
  racketKey,
  racketOf,
  reputationOf,
  seatsOf,
} from './lookups.ts';
import { payoffsNeedDecision } from './payoffs.ts';
import {
  averageLootDollars,
  lootLabel,
  lootRuleOf,
  officialDiscountPercent,
  payoffGroups,
  perksOf,
  somethingMustBeDoneBonus,
  totalDue,
  type Perks,
} from './rackets.ts';
import { publicRecord, seatView, type PublicRecord, type SeatView } from './seatView.ts';
import type { Business, Gang, Gangster, State, Vehicle, WaitingOrder } from './state.ts';
import { busyWith } from './takeovers.ts';
import { chinatownGutsBonus, cityTable, neighbours } from './tables/city.ts';
import { vehicleTable, weaponTable } from './tables/equipment.ts';
import { guardsOf, isNeutralGround, racketTable } from './tables/rackets.ts';
import { skillRow } from './tables/skills.ts';
import { scoreOf } from './victory.ts';

export const rulebookId = 'paradise';
export const rulebookVersion = 1;

/** What the viewer may see of a campaign: a seat its own knowledge, the GM everybody's. */
export function campaignView(state: State, viewer: Viewer): CampaignView {
  const isGm = viewer === 'gm';
  const seats = isGm ? seatsOf(state) : [viewer];
  const known = seats.map((seat) => seatView(state, seat));
  const record = publicRecord(state);
  return {
    ...headOf(record, viewer),
    waiting: waitingFor(record, known),
    scores: scoresFor(state, known, record),
    districts: districts.map((id) => ({
      id,
      name: districtNames[id],
      precinct: cityTable[id].precinct,
      neighbours: [...neighbours[id]],
      businesses: businessesOf(record)
        .filter((business) => business.district === id)
        .map((business) => business.id),
    })),
    gangs: Object.values(record.gangs).map((gang) => gangView(record, gang, known)),
    gangsters: known.flatMap((view) => view.members.map((m) => gangsterView(view, m))),
    vehicles: known.flatMap((view) => view.vehicles.map(vehicleView)),
    businesses: businessViews(record, isGm ? state.ownerGuts : null),
    orders: known.flatMap((view) => view.orders.map(orderView)),
  };
}

type Head = Omit<
  CampaignView,
  'waiting' | 'scores' | 'districts' | 'gangs' | 'gangsters' | 'vehicles' | 'businesses' | 'orders'
>;

function headOf(record: PublicRecord, viewer: Viewer): Head {
  const isOver = record.victory !== null;
  return {
    title: record.title,
    rulebook: rulebookId,
    rulebookVersion,
    seed: record.seed,
    month: record.month,
    monthsPlayed: record.month - 1,
    date: formatMonth(isOver ? Math.max(1, record.month - 1) : record.month),
    stage: isOver ? 'over' : record.phase === 'payoffs' ? 'payoffs' : 'orders',
    viewer,
    outrage: record.outrage,
    outrageHistory: Object.values(record.months).map((month) => ({
      month: month.month,
      outrageBefore: month.outrageBefore,
      outrage: month.outrage,
      faces: [...month.faces],
      total: month.total,
      verdict: month.verdict,
    })),
    feds: { ...record.feds },
    victory: record.victory === null ? null : { ...record.victory },
    houseRules: { ...record.houseRules },
  };
}

function waitingFor(record: PublicRecord, known: readonly SeatView[]): Waiting[] {
  if (record.victory !== null) {
    const winner = record.gangs[record.victory.seat]?.name ?? 'A gang';
    return [{ kind: 'campaign-over', seat: null, text: `The campaign is over: ${winner} won.` }];
  }
  const humans = known.filter((view) => view.gang.isHuman && view.gang.eliminatedMonth === null);
  if (record.phase === 'payoffs') {
    return humans.filter(decidesPayoffs).map(({ seat, gang }) => ({
      kind: 'payoffs',
      seat,
      text: `${gang.name}: decide which payoffs to pay.`,
    }));
  }
  return humans.map(({ seat, gang, orders }) => ({
    kind: 'orders',
    seat,
    text:
      orders.length === 0
        ? `${gang.name}: no order for the reveal yet.`
        : `${gang.name}: ${orders.length} order${orders.length === 1 ? '' : 's'} for the reveal.`,
  }));
}

function decidesPayoffs(view: SeatView): boolean {
  const purses = { [view.seat]: view.purse };
  return payoffsNeedDecision({ ...view, purses }, view.seat);
}

function scoresFor(
  state: State,
  known: readonly SeatView[],
  record: PublicRecord,
): CampaignView['scores'] {
  const isPublic = record.victory?.how === 'last-month';
  const seats = isPublic ? livingGangs(record).map((gang) => gang.id) : known.map((v) => v.seat);
  return seats.map((seat) => ({ seat, points: scoreOf(state, seat) }));
}

function gangView(
  record: PublicRecord,
  gang: DeepReadonly<Gang>,
  known: readonly SeatView[],
): GangView {
  const own = known.find((view) => view.seat === gang.id);
  return {
    seat: gang.id,
    name: gang.name,
    type: gang.type,
    isHuman: gang.isHuman,
    boss: gang.bossName,
    base: gang.base,
    colour: gang.colour,
    businesses: businessesOf(record).filter((b) => b.owner === gang.id).length,
    members: own?.members.length ?? null,
    eliminatedMonth: gang.eliminatedMonth,
    secrets: own === undefined ? null : secretsOf(own),
  };
}

function secretsOf(view: SeatView): GangSecrets {
  const perks = perksOf(view, view.seat);
  const payoffs = payoffGroups(view, view.seat);
  const open = businessesOf(view).filter((b) => b.owner === view.seat && !b.isShut);
  return {
    bankDollars: view.purse.bankDollars,
    reputation: reputationOf(view.purse),
    permanentReputation: view.purse.permanentReputation,
    hasAccountant: view.members.some((member) => member.profile === 'accountant'),
    payoffPolicy: view.purse.payoffPolicy,
    withheld: [...view.purse.withheld],
    payoffs,
    payoffsDueDollars: totalDue(payoffGroups(view, view.seat, new Set(view.purse.withheld))),
    expectedLootDollars: open.reduce(
      (total, b) => total + averageLootDollars(lootRuleOf(b, perks, view.month + 1)),
      0,
    ),
    officialDiscountPercent: officialDiscountPercent(perks),
    somethingMustBeDoneBonus: somethingMustBeDoneBonus(perks),
    numbersChange: view.purse.numbersChange,
    books: view.books.map(({ seat: _seat, ...row }) => row),
  };
}

function gangsterView(view: SeatView, gangster: DeepReadonly<Gangster>): GangsterView {
  const weapons = new Set(gangster.weapons);
  return {
    id: gangster.id,
    gang: gangster.gang,
    name: gangster.name,
    profile: gangster.profile,
    role: gangster.isBoss
      ? 'Boss'
      : gangster.profile === null
        ? 'Mobster'
        : profileNames[gangster.profile],
    isBoss: gangster.isBoss,
    stats: { ...gangster.stats },
    skills: gangster.skills.map((skill) => {
      const { name, effect } = skillRow(skill);
      return { skill, name, effect };
    }),
    weapons: [...weapons].map((weapon) => ({
      weapon,
      name: weaponTable[weapon].name,
      count: gangster.weapons.filter((other) => other === weapon).length,
    })),
    paidDollars: gangster.paidDollars,
    joinedMonth: gangster.joinedMonth,
    busyWith: busyWith(view.orders, gangster.id),
    triedStealing: gangster.triedStealingMonth === view.month,
  };
}

function vehicleView(vehicle: DeepReadonly<Vehicle>): VehicleView {
  const { id, gang, kind, upgrades, stolen } = vehicle;
  return { id, gang, kind, name: vehicleTable[kind].name, upgrades: [...upgrades], stolen };
}

function orderView(waiting: DeepReadonly<WaitingOrder>): PendingOrder {
  const { id, seat, order, title } = waiting;
  return { id, seat, title, order: clonePlain(order) as PendingOrder['order'] };
}

function businessViews(
  record: PublicRecord,
  guts: DeepReadonly<State['ownerGuts']> | null,
): BusinessView[] {
  const full = fullRackets(record);
  const perks = new Map<SeatId | null, Perks>();
  for (const seat of seatsOf(record)) perks.set(seat, perksOf(record, seat, full));
  const noPerks = perksOf({ businesses: {} }, '' as SeatId, full);
  return businessesOf(record).map((business) => {
    const rule = lootRuleOf(business, perks.get(business.owner) ?? noPerks, record.month);
    const row = racketTable[business.type];
    const key = racketKey(business.district, racketOf(business.type));
    const inFullRacket = business.owner !== null && full.get(key) === business.owner;
    return {
      id: business.id,
      name: business.name,
      type: business.type,
      typeName: businessTypeNames[business.type].one,
      racket: row.racket,
      district: business.district,
      owner: business.owner,
      isUnique: row.unique,
      isOpen: !business.isShut,
      idleMonths: business.idleMonths,
      lootLabel: lootLabel(rule),
      averageLootDollars: Math.round(averageLootDollars(rule)),
      payoffDollars: row.payoffDollars,
      guards: guardsOf(business.type),
      inFullRacket,
      isNeutralGround: isNeutralGround(business.type),
      ownerGuts: business.owner === null ? (guts?.[business.id] ?? null) : null,
      notes: notesOn(record, business, inFullRacket),
    };
  });
}

/** What a player should know of a place beyond its figures. */
function notesOn(
  record: PublicRecord,
  business: DeepReadonly<Business>,
  inFullRacket: boolean,
): string[] {
  const notes: string[] = [...typeNotes(business)];
  if (business.district === 'chinatown' && business.owner === null) {
    notes.push(`Outsiders meet GUTS +${chinatownGutsBonus} here; only a Tong does not.`);
  }
  if (business.district === 'docks' && business.type === 'protection') {
    notes.push('Covers the inland shops only: the Dockworkers’ Union keeps the waterfront.');
  }
  if (inFullRacket) {
    const { fullRacketRaid } = record.houseRules;
    const lost = fullRacketRaid === 'whole-racket' ? 'the whole racket here' : 'its type here';
    notes.push(
      `Part of a full ${racketOf(business.type)} racket: +1D6 Loot, and one lost raid loses ${lost}.`,
    );
  }
  if (business.isShut) {
    notes.push('Shut by the precinct: it earns nothing until its payoff is paid again.');
  }
  return notes;
}

function typeNotes(business: DeepReadonly<Business>): string[] {
  if (isNeutralGround(business.type)) {
    const fix =
      business.type === 'racetrack'
        ? [
            'Its owner may move one gang’s numbers Loot by a point a month.',
            'June brings the Tri-State Handicap: 5D6.',
          ]
        : [];
    return ['Neutral ground: no Hit may be set here.', ...fix];
  }
  switch (business.type) {
    case 'brewery':
      return ['Its owner’s speakeasies and low dives earn a point of Loot more each.'];
    case 'gentlemans-club':
      return ['Its owner pays city officials 10% less.'];
    case 'madame-louisas':
      return ['Its owner pays city officials 10% less and adds 3 when Something Must Be Done.'];
    case 'wire-service':
      return ['Its owner’s bookies earn two points of Loot more each.'];
    case 'gym':
      return ['Costs money: its Loot is paid, not earned.'];
    default:
      return [];
  }
}
