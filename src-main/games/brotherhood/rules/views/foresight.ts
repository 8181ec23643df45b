import { doctrines } from '#shared/games/brotherhood/minds.ts';
import type { ForecastFigure, Way } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Ranking } from '#kernel/capabilities.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { requireFamily, listOwnOperations, listRoster, countStrength } from '../lookups.ts';
import { buildSight } from '../npc/sight.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';
import type { BrotherhoodState, State } from '../state.ts';
import { rankFamilies } from '../turn/closing.ts';

/**
 * [BRO-FIG-4] Samples a state that may be the real one: rivals have the cash that public facts suggest, random
 * doctrines, and no sheets. The seed draws all whims.
 */
export function sampleState(state: State, viewer: Viewer, seed: number): BrotherhoodState {
  const known = viewer === 'gm' ? state : buildSight(state, viewer).state;
  const own = clonePlain(known) as BrotherhoodState;
  for (const family of Object.values(own.families)) {
    family.whim = hashNumbers(seed, 29, own.seats.indexOf(family.seat));
  }
  if (viewer === 'gm') return own;
  const random = new NpcRandom(hashNumbers(seed, 17));
  own.sealed.filed = 10_000;
  for (const family of Object.values(own.families)) {
    if (family.seat !== viewer) family.doctrine = random.pick(doctrines) ?? 'merchant';
  }
  return own;
}

const open = { of: 'seat', isSecret: false, isGuess: false } as const;

/** The figures that a forecast follows turn by turn. */
export const figures: readonly ForecastFigure[] = [
  { ...open, id: 'cash', label: 'Cash', unit: 'dollars', isGuess: true },
  { ...open, id: 'income', label: 'Income of the turn', unit: 'dollars' },
  { ...open, id: 'operations', label: 'Operations', unit: 'count' },
  { ...open, id: 'hoods', label: 'Strength in hoods', unit: 'points' },
];

/** Finds the present value of one of the figures. */
export function findFigureValue(state: State, figure: string, seat: SeatId | null): number {
  if (seat === null) return 0;
  const { cashDollars, lastIncomeDollars, dead } = requireFamily(state, seat);
  if (figure === 'cash') return cashDollars;
  if (figure === 'income') return dead === null ? lastIncomeDollars : 0;
  if (figure === 'operations') return listOwnOperations(state, seat).length;
  return listRoster(state, seat).reduce((sum, { kind }) => sum + countStrength(kind), 0);
}

/** [BRO-WIN-1, BRO-WIN-3] */
export function listEndings(): Way[] {
  return [
    { id: 'The richest survivor', label: 'Richest at the end' },
    { id: 'The last family alive', label: 'Last family alive' },
    { id: 'Nobody was left alive', label: 'Nobody left alive' },
  ];
}

/** Ranks the families: the winners, and the richest so far. */
export function rankOutcome(state: State): Ranking {
  const { ending } = state;
  const [first] = rankFamilies(state);
  if (ending === null) return { winners: [], how: null, first: first ?? null };
  return { winners: [...ending.winners], how: ending.how, first: ending.ranking[0] ?? null };
}
