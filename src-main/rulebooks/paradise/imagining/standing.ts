import type { ForecastFigure, Way } from '../../../../src-shared/views/forecast.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Ranking } from '../../../kernel/capabilities.ts';
import { businessesOf, purseOf, reputationOf } from '../state/lookups.ts';
import type { State } from '../state/index.ts';
import { bestByScore } from '../campaign/victory.ts';

const open = { isSecret: false, isGuess: false };

/** The figures that a forecast of Paradise follows month by month. */
export const figures: readonly ForecastFigure[] = [
  { id: 'outrage', label: 'Outrage of the city', of: 'game', unit: 'points', ...open },
  {
    id: 'money',
    label: 'Money in the bank',
    of: 'seat',
    unit: 'dollars',
    isSecret: false,
    isGuess: true,
  },
  { id: 'businesses', label: 'Businesses', of: 'seat', unit: 'count', ...open },
  {
    id: 'reputation',
    label: 'Reputation',
    of: 'seat',
    unit: 'points',
    isSecret: true,
    isGuess: false,
  },
];

/** One of the figures as it stands. */
export function valueOf(state: State, figure: string, seat: SeatId | null): number {
  if (seat === null) return state.outrage;
  if (figure === 'money') return purseOf(state, seat).bankDollars;
  if (figure === 'reputation') return reputationOf(purseOf(state, seat));
  return businessesOf(state).filter(({ owner }) => owner === seat).length;
}

/** [GANG-18] The ways to win; by score only where a last month was agreed on. */
export function endings({ houseRules }: State): Way[] {
  return [
    { id: 'total-control', label: 'Total control' },
    { id: 'last-standing', label: 'Last to stand' },
    ...(houseRules.lastMonth === null ? [] : [{ id: 'last-month', label: 'Wins the last month' }]),
  ];
}

/** [GANG-18] Ranks the gangs: the winners, and the leaders by score. */
export function ranking(state: State): Ranking {
  const { victory } = state;
  if (victory === null) return { winners: [], how: null, first: bestByScore(state) };
  return { winners: [victory.seat], how: victory.how, first: victory.seat };
}
