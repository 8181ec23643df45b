import type { CityPack } from '#shared/games/paradise/cities/pack.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { findCity } from '#shared/games/paradise/cities/city.ts';
import { computePlayMonth, formatMonth } from '#shared/games/paradise/calendar.ts';
import { houseRulesSchema } from '#shared/games/paradise/houseRules.ts';
import type { CampaignView } from '#shared/games/paradise/views/campaign.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { computeScore } from '../campaign/victory.ts';
import { isWritten } from '../minds/lookups.ts';
import { buildPublicRecord, buildSeatView } from '../npc/sight.ts';
import type { State } from '../state.ts';
import { listBusinesses, listLivingGangs, listSeats } from '../lookups.ts';
import type { PublicRecord, SeatView } from '../state/seatView.ts';
import { buildBargainsView, dealViews } from './bargains.ts';
import { buildDepartedViews, listRecentBattles, buildRivalViews } from './battles.ts';
import { buildBusinessViews } from './businesses.ts';
import { buildOfficialViews } from './officials.ts';
import { buildShowsView, collectWholeKnowledge } from './shows.ts';
import { linkToBattle, findWait } from './waits.ts';
import { buildGangView, buildGangsterView, orderView, collectSeatKnowledge, buildVehicleView } from './gangs.ts';
import { listSeatsCalled } from '../jobs/call.ts';
import { pickStage, listWaitingMatters } from './waiting.ts';
import { collectOwnersKnown } from '../city/owners.ts';
import type { SeatHead } from '#shared/views/head.ts';
import type { Ending } from '#kernel/rulebook.ts';

/** Returns the viewer's picture of a campaign: a seat sees its own knowledge, the GM everybody's. */
export function buildCampaignView(state: State, viewer: Viewer): CampaignView {
  const isGm = viewer === 'gm';
  const seats = isGm ? listSeats(state) : [viewer];
  const known = seats.map((seat) => buildSeatView(state, seat));
  const record = buildPublicRecord(state);
  const { battles, earlierBattles } = listRecentBattles(state, viewer);
  return {
    ...buildHead(record, viewer),
    seed: isGm ? state.seed : null,
    wait: linkToBattle(findWait(state), battles),
    waiting: listWaitingMatters(record, known, battles, listSeatsCalled(state)),
    scores: buildScores(state, known, record),
    districts: [...findCity(state).rows.values()].map(({ id, name, precinct, neighbors }) => ({
      id,
      name,
      precinct,
      neighbors: [...neighbors],
      businesses: listBusinesses(record)
        .filter((business) => business.district === id)
        .map((business) => business.id),
    })),
    gangs: Object.values(record.gangs).map((gang) => ({
      ...buildGangView(record, gang, known),
      isWritten: isGm && isWritten(state, gang.id),
    })),
    gangsters: known.flatMap((view) => view.members.map((m) => buildGangsterView(state, view, m))),
    vehicles: known.flatMap((view) => view.vehicles.map(buildVehicleView)),
    businesses: buildBusinessViews(record, isGm ? state.ownerGuts : collectOwnersKnown(state, viewer)),
    officials: buildOfficialViews(known, isGm ? state : null),
    orders: known.flatMap((view) => view.orders.map((waiting) => orderView(view, waiting))),
    rivals: buildRivalViews(state, viewer),
    departed: buildDepartedViews(state, viewer),
    deals: dealViews(known),
    bargains: buildBargainsView(record, known),
    battles,
    earlierBattles,
    shows: buildShowsView(isGm ? collectWholeKnowledge(state) : collectSeatKnowledge(buildSeatView(state, viewer))),
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
  | 'earlierBattles'
  | 'shows'
>;

function buildHead(record: PublicRecord, viewer: Viewer): Head {
  const isOver = record.victory !== null;
  return {
    game: 'paradise',
    title: record.title,
    ...(record.city === undefined ? {} : { city: clonePlain(record.city) as CityPack }),
    period: record.month,
    ending: findEnding(record),
    seats: listSeatHeads(record),
    month: record.month,
    monthsPlayed: computePlayMonth(record) - 1,
    ...(record.firstMonth === 1 ? {} : { firstPeriod: record.firstMonth }),
    date: formatMonth(isOver ? Math.max(1, record.month - 1) : record.month),
    stage: isOver ? 'over' : pickStage(record.phase),
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
    // A rule younger than the campaign has its default; the sealed state is not changed.
    houseRules: houseRulesSchema.parse(record.houseRules),
    houseRulesNext: record.houseRulesNext === null ? null : houseRulesSchema.parse(record.houseRulesNext),
  };
}

function buildScores(state: State, known: readonly SeatView[], record: PublicRecord): CampaignView['scores'] {
  const isPublic = record.victory?.how === 'last-month';
  const seats = isPublic ? listLivingGangs(record).map((gang) => gang.id) : known.map((v) => v.seat);
  return seats.map((seat) => ({ seat, points: computeScore(state, seat) }));
}

/** [GANG-18] Returns the winner and how he won; null while the campaign goes on. */
export function findEnding({ victory }: Pick<State, 'victory'>): Ending | null {
  return victory === null ? null : { winners: [victory.seat], how: victory.how };
}

/** The gangs in the order of the table. */
export function listSeatHeads({ gangs }: Pick<State, 'gangs'>): SeatHead[] {
  return Object.values(gangs).map(({ id, name, isHuman, eliminatedMonth }) => ({
    seat: id,
    name,
    isHuman,
    isOut: eliminatedMonth !== null,
  }));
}
