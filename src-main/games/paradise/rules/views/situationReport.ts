import { formatMonth } from '#shared/games/paradise/calendar.ts';
import { gangTypeNames } from '#shared/games/paradise/city.ts';
import { formatStyledName } from '#shared/games/paradise/officials.ts';
import type { SituationReportFigure, SituationReport } from '#shared/games/paradise/views/opposition.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { addArticle, formatDollars, joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { findTruceEnd, listTrucesBetween } from '../bargains/terms.ts';
import { isWritten } from '../minds/lookups.ts';
import { computeFeelings } from '../memory/feelings.ts';
import { listFitFighters } from '../npc/jobs/fighters.ts';
import { computeDues, computeEarnings } from '../npc/money/budget.ts';
import { buildSeatView } from '../npc/sight.ts';
import { describeAim } from '../npc/worth/ambitions.ts';
import { describeCharacter } from '../minds/telling.ts';
import { listPayrolls } from '../officials/lookups.ts';
import { countPointsLost } from '../state/condition.ts';
import type { State } from '../state.ts';
import { isFree, listLivingGangs, listOwnedBusinesses, computeReputation } from '../lookups.ts';
import type { SeatView } from '../state/seatView.ts';

/** The games master's report on one gang, from the gang's own view of things. */
export function buildSituationReport(state: State, seat: SeatId): SituationReport {
  const view = buildSeatView(state, seat);
  const { gang, mind } = view;
  return {
    seat,
    name: gang.name,
    summary: writeSummary(state, view),
    mind: clonePlain(mind),
    isWritten: isWritten(state, seat),
    canWrite: state.phase === 'orders' && gang.eliminatedMonth === null && state.victory === null,
    figures: listFigures(view),
    feelings: listLivingGangs(state)
      .filter(({ id }) => id !== seat)
      .map(({ id, name }) => {
        const { grievance, debt, broken, cause } = computeFeelings(view.memories, seat, id, state.month);
        const roundToTenths = (points: number): number => Math.round(points * 10) / 10;
        return {
          rival: id,
          name,
          grievance: roundToTenths(grievance),
          debt: roundToTenths(debt),
          broken,
          cause,
          deal: describePeace(state, seat, id),
        };
      }),
  };
}

function writeSummary(state: State, view: SeatView): string {
  const { gang, mind } = view;
  const rank = listLivingGangs(state)
    .toSorted((a, b) => listOwnedBusinesses(state, b.id).length - listOwnedBusinesses(state, a.id).length)
    .findIndex(({ id }) => id === gang.id);
  const place = ['holds the most of the city', 'is second in the city', 'is third in the city'];
  const standing = gang.eliminatedMonth !== null ? 'is out of the game' : (place[rank] ?? 'is behind the others');
  return `${gang.bossName} is ${describeCharacter(mind.character)}; the gang plays by the doctrine of ${addArticle(gangTypeNames[mind.doctrine])} and ${standing}.`;
}

function listFigures(view: SeatView): SituationReportFigure[] {
  const { purse, members } = view;
  const free = members.filter(isFree);
  const hurt = free.filter((member) => countPointsLost(member) > 0).length;
  const friends = listPayrolls(view, view.seat).map(({ official }) => formatStyledName(official));
  const earns = Math.round(computeEarnings(view));
  const owes = computeDues(view);
  return [
    { label: 'Is after', value: describeAim(view) },
    { label: 'Bank', value: formatDollars(purse.bankDollars) },
    { label: 'Expects a month', value: `${formatDollars(earns)}, owes ${formatDollars(owes)}` },
    { label: 'Reputation', value: `${computeReputation(purse)}` },
    { label: 'Businesses', value: `${listOwnedBusinesses(view, view.seat).length}` },
    { label: 'Men', value: `${free.length} at large, ${hurt} hurt, ${members.length - free.length} behind bars` },
    { label: 'Fit to fight', value: `${listFitFighters(view).length}` },
    { label: 'Vehicles', value: `${view.vehicles.length}` },
    { label: 'Friends in office', value: friends.length === 0 ? 'none' : joinWords(friends) },
    {
      label: 'The law',
      value: view.feds.targets.includes(view.seat) ? 'the Feds are after it' : 'no gang’s special trouble',
    },
  ];
}

function describePeace(state: State, seat: SeatId, rival: SeatId): string {
  const [truce] = listTrucesBetween(Object.values(state.deals), seat, rival, state.month);
  return truce === undefined ? '' : `at peace until ${formatMonth(findTruceEnd(truce))}`;
}
