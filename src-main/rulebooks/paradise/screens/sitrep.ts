import { formatMonth } from '../../../../src-shared/games/paradise/calendar.ts';
import { gangTypeNames } from '../../../../src-shared/games/paradise/city.ts';
import { styledName } from '../../../../src-shared/games/paradise/officials.ts';
import type {
  SitrepFigure,
  Sitrep,
} from '../../../../src-shared/games/paradise/views/opposition.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { formatDollars, joinWords } from '../../../../src-shared/words/text.ts';
import { clonePlain } from '../../../kernel/readonly.ts';
import { truceEnd, trucesBetween } from '../bargains/terms.ts';
import { isWritten } from '../minds/lookups.ts';
import { feelingsToward } from '../memory/feelings.ts';
import { fighters } from '../minds/planner/jobs/fighters.ts';
import { duesDollars, earningsDollars } from '../minds/planner/money/budget.ts';
import { seatView } from '../minds/seatView.ts';
import { characterWords } from '../minds/telling.ts';
import { payrollsOf } from '../officials/lookups.ts';
import { pointsLost } from '../state/condition.ts';
import type { State } from '../state/index.ts';
import { isFree, livingGangs, ownedBy, reputationOf } from '../state/lookups.ts';
import type { SeatView } from '../state/seatView.ts';

/** The games master's report on one gang, from the gang's own view of things. */
export function sitrepOf(state: State, seat: SeatId): Sitrep {
  const view = seatView(state, seat);
  const { gang, mind } = view;
  return {
    seat,
    name: gang.name,
    summary: summaryOf(state, view),
    mind: clonePlain(mind),
    isWritten: isWritten(state, seat),
    canWrite: state.phase === 'orders' && gang.eliminatedMonth === null && state.victory === null,
    figures: figuresOf(view),
    feelings: livingGangs(state)
      .filter(({ id }) => id !== seat)
      .map(({ id, name }) => {
        const { grievance, debt, broken, cause } = feelingsToward(
          view.memories,
          seat,
          id,
          state.month,
        );
        const rounded = (points: number): number => Math.round(points * 10) / 10;
        return {
          rival: id,
          name,
          grievance: rounded(grievance),
          debt: rounded(debt),
          broken,
          cause,
          deal: peaceWith(state, seat, id),
        };
      }),
  };
}

function summaryOf(state: State, view: SeatView): string {
  const { gang, mind } = view;
  const rank = livingGangs(state)
    .toSorted((a, b) => ownedBy(state, b.id).length - ownedBy(state, a.id).length)
    .findIndex(({ id }) => id === gang.id);
  const place = ['holds the most of the city', 'is second in the city', 'is third in the city'];
  const standing =
    gang.eliminatedMonth !== null ? 'is out of the game' : (place[rank] ?? 'is behind the others');
  return `${gang.bossName} is ${characterWords(mind.character)}; the gang plays by the doctrine of a ${gangTypeNames[mind.doctrine]} and ${standing}.`;
}

function figuresOf(view: SeatView): SitrepFigure[] {
  const { purse, members } = view;
  const free = members.filter(isFree);
  const hurt = free.filter((member) => pointsLost(member) > 0).length;
  const friends = payrollsOf(view, view.seat).map(({ official }) => styledName(official));
  const earns = Math.round(earningsDollars(view));
  const owes = duesDollars(view);
  return [
    { label: 'Bank', value: formatDollars(purse.bankDollars) },
    { label: 'Expects a month', value: `${formatDollars(earns)}, owes ${formatDollars(owes)}` },
    { label: 'Reputation', value: `${reputationOf(purse)}` },
    { label: 'Businesses', value: `${ownedBy(view, view.seat).length}` },
    {
      label: 'Men',
      value: `${free.length} at large, ${hurt} hurt, ${members.length - free.length} behind bars`,
    },
    { label: 'Fit to fight', value: `${fighters(view).length}` },
    { label: 'Vehicles', value: `${view.vehicles.length}` },
    { label: 'Friends in office', value: friends.length === 0 ? 'none' : joinWords(friends) },
    {
      label: 'The law',
      value: view.feds.targets.includes(view.seat)
        ? 'the Feds are after it'
        : 'no gang’s special trouble',
    },
  ];
}

function peaceWith(state: State, seat: SeatId, rival: SeatId): string {
  const [truce] = trucesBetween(Object.values(state.deals), seat, rival, state.month);
  return truce === undefined ? '' : `at peace until ${formatMonth(truceEnd(truce))}`;
}
