import { formatMonth } from '../../../../src-shared/games/paradise/calendar.ts';
import { districtNames, districts } from '../../../../src-shared/games/paradise/city.ts';
import { houseRulesSchema } from '../../../../src-shared/games/paradise/houseRules.ts';
import type { CampaignView } from '../../../../src-shared/games/paradise/views/campaign.ts';
import type { SeatId, Viewer } from '../../../../src-shared/words/ids.ts';
import { scoreOf } from '../campaign/victory.ts';
import { isWritten } from '../minds/lookups.ts';
import { publicRecord, seatView } from '../minds/seatView.ts';
import type { State } from '../state/index.ts';
import { businessesOf, livingGangs, seatsOf } from '../state/lookups.ts';
import type { PublicRecord, SeatView } from '../state/seatView.ts';
import { cityTable, neighbours } from '../tables/city.ts';
import { bargainsView, dealViews } from './bargains.ts';
import { departedViews, recentBattles, rivalViews } from './battles.ts';
import { businessViews } from './businesses.ts';
import { endingOf, seatHeads } from './heads.ts';
import { officialViews } from './officials.ts';
import { showsView, wholeKnowledge } from './shows.ts';
import { leadingTo, waitsFor } from './waits.ts';
import { gangView, gangsterView, orderView, seatKnowledge, vehicleView } from './gangs.ts';
import { stageOf, waitingFor } from './waiting.ts';

/** Returns the viewer's picture of a campaign: a seat sees its own knowledge, the GM everybody's. */
export function campaignView(state: State, viewer: Viewer): CampaignView {
  const isGm = viewer === 'gm';
  const seats = isGm ? seatsOf(state) : [viewer];
  const known = seats.map((seat) => seatView(state, seat));
  const record = publicRecord(state);
  const { battles, earlierBattles } = recentBattles(state, viewer);
  return {
    ...headOf(record, viewer),
    seed: isGm ? state.seed : null,
    wait: leadingTo(waitsFor(state), battles),
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
    orders: known.flatMap((view) => view.orders.map((waiting) => orderView(view, waiting))),
    rivals: rivalViews(state, viewer),
    departed: departedViews(state),
    deals: dealViews(known),
    bargains: bargainsView(record, known),
    battles,
    earlierBattles,
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
  | 'earlierBattles'
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

function scoresFor(
  state: State,
  known: readonly SeatView[],
  record: PublicRecord,
): CampaignView['scores'] {
  const isPublic = record.victory?.how === 'last-month';
  const seats = isPublic ? livingGangs(record).map((gang) => gang.id) : known.map((v) => v.seat);
  return seats.map((seat) => ({ seat, points: scoreOf(state, seat) }));
}
