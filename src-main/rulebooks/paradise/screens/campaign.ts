import { muscleProfiles } from '../../../../src-shared/games/paradise/battles.ts';
import { formatMonth } from '../../../../src-shared/games/paradise/calendar.ts';
import { districtNames, districts } from '../../../../src-shared/games/paradise/city.ts';
import { houseRulesSchema } from '../../../../src-shared/games/paradise/houseRules.ts';
import { profileNames } from '../../../../src-shared/games/paradise/people.ts';
import type { BattleSummary } from '../../../../src-shared/games/paradise/views/battle.ts';
import type {
  CampaignView,
  GangSecrets,
  GangsterView,
  GangView,
  PendingOrder,
  VehicleView,
  Waiting,
} from '../../../../src-shared/games/paradise/views/campaign.ts';
import type { SeatId, Viewer } from '../../../../src-shared/words/ids.ts';
import { joinWords } from '../../../../src-shared/words/text.ts';
import { clonePlain, type DeepReadonly } from '../../../kernel/readonly.ts';
import { roleOf } from '../battles/arranging/dress.ts';
import { scoreOf } from '../campaign/victory.ts';
import { payoffsNeedDecision } from '../city/payoffs.ts';
import {
  averageLootDollars,
  lootRuleOf,
  officialDiscountPercent,
  payoffGroups,
  perksOf,
  totalDue,
  unbooked,
} from '../city/rackets.ts';
import { mayStillTalk } from '../courts/knowledge.ts';
import { busyWith } from '../jobs/crews.ts';
import { isWritten } from '../minds/lookups.ts';
import { publicRecord, seatView } from '../minds/seatView.ts';
import { officialsNeedDecision, payLines, payTotal } from '../officials/posts/pay.ts';
import { isWithinReach, pointsLost, statsNow } from '../state/condition.ts';
import type { State } from '../state/index.ts';
import type { WaitingOrder } from '../state/campaign.ts';
import type { Gang, Gangster, Vehicle } from '../state/gangs.ts';
import {
  businessesOf,
  isAccountant,
  isWorking,
  livingGangs,
  reputationOf,
  seatsOf,
} from '../state/lookups.ts';
import type { PublicRecord, SeatView } from '../state/seatView.ts';
import { cityTable, neighbours } from '../tables/city.ts';
import { vehicleTable, weaponTable } from '../tables/equipment.ts';
import { mostMuscle, muscleTable } from '../tables/muscle.ts';
import { skillRow } from '../tables/skills.ts';
import { bargainsView, dealViews } from './bargains.ts';
import { battleSummaries, departedViews, rivalViews } from './battles.ts';
import { businessViews } from './businesses.ts';
import { endingOf, seatHeads } from './heads.ts';
import { officialViews, raidStanding } from './officials.ts';
import { type ShowKnowledge, showsView, wholeKnowledge } from './shows.ts';
import { waitsFor } from './waits.ts';

/** What the viewer may see of a campaign: a seat its own knowledge, the GM everybody's. */
export function campaignView(state: State, viewer: Viewer): CampaignView {
  const isGm = viewer === 'gm';
  const seats = isGm ? seatsOf(state) : [viewer];
  const known = seats.map((seat) => seatView(state, seat));
  const record = publicRecord(state);
  const battles = battleSummaries(state, viewer);
  return {
    ...headOf(record, viewer),
    seed: isGm ? state.seed : null,
    wait: waitsFor(state),
    waiting: waitingFor(record, known, battles),
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
    gangs: Object.values(record.gangs).map((gang) => ({
      ...gangView(record, gang, known),
      isWritten: isGm && isWritten(state, gang.id),
    })),
    gangsters: known.flatMap((view) => view.members.map((m) => gangsterView(view, m))),
    vehicles: known.flatMap((view) => view.vehicles.map(vehicleView)),
    businesses: businessViews(record, isGm ? state.ownerGuts : null),
    officials: officialViews(known, isGm ? state : null),
    orders: known.flatMap((view) => view.orders.map(orderView)),
    rivals: rivalViews(state, viewer),
    departed: departedViews(state),
    deals: dealViews(known),
    bargains: bargainsView(record, known),
    battles,
    shows: showsView(isGm ? wholeKnowledge(state) : seatKnowledge(seatView(state, viewer))),
  };
}

type Head = Omit<
  CampaignView,
  | 'seed'
  | 'wait'
  | 'waiting'
  | 'scores'
  | 'districts'
  | 'gangs'
  | 'gangsters'
  | 'vehicles'
  | 'businesses'
  | 'officials'
  | 'orders'
  | 'rivals'
  | 'departed'
  | 'deals'
  | 'bargains'
  | 'battles'
  | 'shows'
>;

function headOf(record: PublicRecord, viewer: Viewer): Head {
  const isOver = record.victory !== null;
  return {
    game: 'paradise',
    title: record.title,
    period: record.month,
    ending: endingOf(record),
    seats: seatHeads(record),
    month: record.month,
    monthsPlayed: record.month - 1,
    date: formatMonth(isOver ? Math.max(1, record.month - 1) : record.month),
    stage: isOver ? 'over' : stageOf(record.phase),
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
    feds: { ...record.feds, targets: [...record.feds.targets] },
    attorneyGeneral: record.attorneyGeneral,
    bossTrials: Object.entries(record.bossTrials).map(([seat, { sinceMonth }]) => ({
      seat: seat as SeatId,
      sinceMonth,
    })),
    victory: record.victory === null ? null : { ...record.victory },
    // A rule that is younger than the campaign stands at its default; the sealed state stays as it was.
    houseRules: houseRulesSchema.parse(record.houseRules),
  };
}

function stageOf(phase: PublicRecord['phase']): Exclude<CampaignView['stage'], 'over'> {
  if (phase === 'payoffs' || phase === 'infirmary' || phase === 'courts') return phase;
  return phase === 'battles' || phase === 'raid' || phase === 'law' ? 'battles' : 'orders';
}

function waitingFor(
  record: PublicRecord,
  known: readonly SeatView[],
  battles: readonly BattleSummary[],
): Waiting[] {
  if (record.victory !== null) {
    const winner = record.gangs[record.victory.seat]?.name ?? 'A gang';
    return [{ kind: 'campaign-over', seat: null, text: `The campaign is over: ${winner} won.` }];
  }
  const humans = known.filter((view) => view.gang.isHuman && view.gang.eliminatedMonth === null);
  if (record.phase === 'payoffs') {
    return [
      ...humans.filter(decidesPayoffs).map(({ seat, gang }): Waiting => ({
        kind: 'payoffs',
        seat,
        text: `${gang.name}: decide which payoffs to pay.`,
      })),
      ...humans.filter(decidesOfficials).map(({ seat, gang }): Waiting => ({
        kind: 'officials',
        seat,
        text: `${gang.name}: decide which officials to pay.`,
      })),
    ];
  }
  if (record.phase === 'infirmary' || record.phase === 'courts') {
    return decisionsFor(record.phase, humans);
  }
  if (record.phase === 'raid') {
    return humans
      .filter(({ seat }) => seat === record.ear)
      .map(({ seat, gang }) => ({
        kind: 'battle',
        seat,
        text: `${gang.name}: say where the police go.`,
      }));
  }
  if (stageOf(record.phase) === 'battles') {
    return battles
      .filter(
        ({ settled, isHuman, pointless }) => settled === null && isHuman && pointless === null,
      )
      .map(({ title }) => ({ kind: 'battle', seat: null, text: `${title}: to be fought.` }));
  }
  return [
    ...humans.flatMap(termsWaiting),
    ...humans.map(({ seat, gang, orders }): Waiting => ({
      kind: 'orders',
      seat,
      text:
        orders.length === 0
          ? `${gang.name}: no order for the reveal yet.`
          : `${gang.name}: ${orders.length} order${orders.length === 1 ? '' : 's'} for the reveal.`,
    })),
  ];
}

/** [SCN-4] Terms that a gang was put and has not answered. */
function termsWaiting({ seat, gang, gangs, proposals }: SeatView): Waiting[] {
  return proposals
    .filter(({ to }) => to === seat)
    .map(({ from }) => ({
      kind: 'terms',
      seat,
      text: `${gang.name}: the terms of ${gangs[from]?.name ?? 'a rival'} wait for an answer.`,
    }));
}

/** [HEAL-2, LAW-1] Gangs that have somebody to decide about. */
function decisionsFor(kind: 'infirmary' | 'courts', humans: readonly SeatView[]): Waiting[] {
  return humans.flatMap(({ seat, gang, members, patients, pleas }) => {
    const open = members.filter((member) =>
      kind === 'infirmary'
        ? pointsLost(member) > 0 && isWithinReach(member) && patients[member.id] === undefined
        : member.custody === 'jail' && pleas[member.id] === undefined,
    );
    if (open.length === 0) return [];
    const whom = joinWords(open.map(({ name }) => name));
    const text =
      kind === 'infirmary'
        ? `${gang.name}: choose care for ${whom}.`
        : `${gang.name}: decide about ${whom}, in jail.`;
    return [{ kind, seat, text }];
  });
}

function decidesPayoffs(view: SeatView): boolean {
  const purses = { [view.seat]: view.purse };
  return payoffsNeedDecision({ ...view, purses }, view.seat);
}

function decidesOfficials(view: SeatView): boolean {
  const purses = { [view.seat]: view.purse };
  return officialsNeedDecision({ ...view, purses }, view.seat);
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
): Omit<GangView, 'isWritten'> {
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
  const hasBooks = view.members.some(isAccountant);
  const unrun = hasBooks ? new Set() : unbooked(view, view.seat, perks);
  const open = businessesOf(view).filter(
    (b) => b.owner === view.seat && isWorking(b) && !unrun.has(b.id),
  );
  return {
    bankDollars: view.purse.bankDollars,
    reputation: reputationOf(view.purse),
    permanentReputation: view.purse.permanentReputation,
    hasAccountant: hasBooks,
    payoffPolicy: view.purse.payoffPolicy,
    withheld: [...view.purse.withheld],
    payoffs,
    payoffsDueDollars: totalDue(payoffGroups(view, view.seat, new Set(view.purse.withheld))),
    expectedLootDollars: open.reduce(
      (total, b) => total + averageLootDollars(lootRuleOf(b, perks, view.month + 1)),
      0,
    ),
    officialDiscountPercent: officialDiscountPercent(perks),
    officialsDueDollars: payTotal(payLines(view, view.seat)),
    raid: raidStanding(view),
    muscle: muscleProfiles.map((profile) => ({
      profile,
      name: profileNames[profile],
      priceDollars: muscleTable[profile].priceDollars,
      most: mostMuscle(profile, reputationOf(view.purse)),
      rests: view.purse.rests[profile] ?? 0,
    })),
    numbersChange: view.purse.numbersChange,
    books: view.books
      .filter((row) => isPlayed(view, row.month))
      .map(({ seat: _seat, ...row }) => row),
  };
}

/** One seat's knowledge of the shows. */
function seatKnowledge(view: SeatView): ShowKnowledge {
  return { ...view, seats: new Set([view.seat]) };
}

/** Once the campaign is won, the month that would have come has no books to show. */
function isPlayed(view: SeatView, month: number): boolean {
  return view.victory === null || month < view.month;
}

function gangsterView(view: SeatView, gangster: DeepReadonly<Gangster>): GangsterView {
  const weapons = new Set(gangster.weapons);
  return {
    id: gangster.id,
    gang: gangster.gang,
    name: gangster.name,
    profile: gangster.profile,
    role: roleOf(gangster),
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
    hadLesson: view.lessons[gangster.id] === view.month,
    statsNow: statsNow(gangster),
    pointsLost: pointsLost(gangster),
    isStoneCold: gangster.isStoneCold,
    custody: gangster.custody,
    care: careOf(view, gangster),
    plea: view.pleas[gangster.id] ?? null,
    bailMonth: view.bail[gangster.id] ?? null,
    mayStillTalk: mayStillTalk(gangster, view.unasked),
  };
}

/** [HEAL-2] */
function careOf(view: SeatView, gangster: DeepReadonly<Gangster>): GangsterView['care'] {
  const patient = view.patients[gangster.id];
  if (patient === undefined || pointsLost(gangster) === 0) return null;
  return { care: patient.care, plan: [...patient.plan] };
}

function vehicleView(vehicle: DeepReadonly<Vehicle>): VehicleView {
  const { id, gang, kind, upgrades, stolen } = vehicle;
  return { id, gang, kind, name: vehicleTable[kind].name, upgrades: [...upgrades], stolen };
}

function orderView(waiting: DeepReadonly<WaitingOrder>): PendingOrder {
  const { id, seat, order, title, setAside } = waiting;
  return {
    id,
    seat,
    title,
    order: clonePlain(order) as PendingOrder['order'],
    setAsideDollars: setAside?.dollars ?? 0,
  };
}
