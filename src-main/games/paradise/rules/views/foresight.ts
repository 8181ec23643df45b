import type { ForecastFigure, Way } from '#shared/views/forecast.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Ranking } from '#kernel/capabilities.ts';
import { listBusinesses, requirePurse, computeReputation } from '../lookups.ts';
import type { State } from '../state.ts';
import { findBestByScore } from '../campaign/victory.ts';

const open = { isSecret: false, isGuess: false };

/** The figures that a forecast of Paradise follows month by month. */
export const figures: readonly ForecastFigure[] = [
  { id: 'outrage', label: 'Outrage of the city', of: 'game', unit: 'points', ...open },
  { id: 'money', label: 'Money in the bank', of: 'seat', unit: 'dollars', isSecret: false, isGuess: true },
  { id: 'businesses', label: 'Businesses', of: 'seat', unit: 'count', ...open },
  { id: 'reputation', label: 'Reputation', of: 'seat', unit: 'points', isSecret: true, isGuess: false },
];

/** Finds the present value of one of the figures; a gang that is out of the game has nothing. */
export function findFigureValue(state: State, figure: string, seat: SeatId | null): number {
  if (seat === null) return state.outrage;
  if (state.gangs[seat]?.eliminatedMonth !== null) return 0;
  if (figure === 'money') return requirePurse(state, seat).bankDollars;
  if (figure === 'reputation') return computeReputation(requirePurse(state, seat));
  return listBusinesses(state).filter(({ owner }) => owner === seat).length;
}

/** [GANG-18] Lists the ways to win; by score only with a last month. */
export function listEndings({ houseRules }: State): Way[] {
  return [
    { id: 'total-control', label: 'Total control' },
    { id: 'last-standing', label: 'Last to stand' },
    ...(houseRules.lastMonth === null ? [] : [{ id: 'last-month', label: 'Wins the last month' }]),
  ];
}

/** [GANG-18] Ranks the gangs: the winners, and the leaders by score. */
export function rankOutcome(state: State): Ranking {
  const { victory } = state;
  if (victory === null) return { winners: [], how: null, first: findBestByScore(state) };
  return { winners: [victory.seat], how: victory.how, first: victory.seat };
}
