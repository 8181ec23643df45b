import type { ForecastFigure, Way } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Ranking } from '#kernel/capabilities.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { rankFamilies, ways } from '../ending.ts';
import { requireCapo, listSquares } from '../lookups.ts';
import { buildSight } from '../npc/sight.ts';
import { drawChance, sampleWorld } from '../npc/imagining/imagine.ts';
import type { EmpireState, State } from '../state.ts';

/**
 * [EMP-FIG-4] Samples a state that may be the real one: the seed deals rivals' hands and doctrines, and draws all decks
 * and whims.
 */
export function sampleState(state: State, viewer: Viewer, seed: number): EmpireState {
  if (viewer === 'gm') return drawChance(clonePlain(state) as EmpireState, seed);
  return sampleWorld(buildSight(state, viewer), seed);
}

const open = { of: 'seat', isSecret: false, isGuess: false } as const;

/** The figures that a forecast follows round by round. */
export const figures: readonly ForecastFigure[] = [
  { ...open, id: 'points', label: 'Victory points', unit: 'points' },
  { ...open, id: 'corruption', label: 'Corruption', unit: 'points' },
  { ...open, id: 'squares', label: 'Squares', unit: 'count' },
  { ...open, id: 'cash', label: 'Cash', unit: 'dollars', isGuess: true },
];

/** Finds the present value of one of the figures. */
export function findFigureValue(state: State, figure: string, seat: SeatId | null): number {
  if (seat === null) return 0;
  const { points, corruption, cashDollars } = requireCapo(state, seat);
  if (figure === 'points') return points;
  if (figure === 'corruption') return corruption;
  return figure === 'squares' ? listSquares(state, seat).length : cashDollars;
}

/** [EMP-WIN-1 to EMP-WIN-6] */
export function listEndings(): Way[] {
  return Object.values(ways).map((id) => ({ id, label: id }));
}

/** Ranks the families: the winners, and the first so far. */
export function rankOutcome(state: State): Ranking {
  const { ending } = state;
  if (ending !== null) {
    return { winners: [...ending.winners], how: ending.how, first: ending.ranking[0] ?? null };
  }
  return { winners: [], how: null, first: rankFamilies(state, null, null)[0] ?? null };
}
