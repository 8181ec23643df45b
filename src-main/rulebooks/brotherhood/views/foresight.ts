import { doctrines } from '../../../../src-shared/games/brotherhood/minds.ts';
import type { ForecastFigure, Way } from '../../../../src-shared/views/forecast.ts';
import type { SeatId, Viewer } from '../../../../src-shared/words/ids.ts';
import type { Ranking } from '../../../kernel/capabilities.ts';
import { clonePlain } from '../../../kernel/readonly.ts';
import { familyOf, operationsOf, rosterOf, worth } from '../lookups.ts';
import { sightOf } from '../minds/fog.ts';
import { hashOf, Whims } from '../../../kernel/dice/whims.ts';
import type { BrotherhoodState, State } from '../state.ts';
import { rankingOf } from '../turn/closing.ts';

/**
 * [BRO-FIG-4] A state that might be the viewer's: rivals have the cash that public facts make of them, doctrines
 * and whims that nobody knows, and no sheets.
 */
export function imagine(state: State, viewer: Viewer, seed: number): BrotherhoodState {
  if (viewer === 'gm') return clonePlain(state) as BrotherhoodState;
  const own = clonePlain(sightOf(state, viewer).state) as BrotherhoodState;
  const whims = new Whims(hashOf(seed, 17));
  own.sealed.filed = 10_000;
  for (const family of Object.values(own.families)) {
    family.whim = hashOf(seed, 29, own.seats.indexOf(family.seat));
    if (family.seat !== viewer) family.doctrine = whims.pick(doctrines) ?? 'merchant';
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

/** One of the figures as it stands. */
export function valueOf(state: State, figure: string, seat: SeatId | null): number {
  if (seat === null) return 0;
  const { cashDollars, lastIncomeDollars, dead } = familyOf(state, seat);
  if (figure === 'cash') return cashDollars;
  if (figure === 'income') return dead === null ? lastIncomeDollars : 0;
  if (figure === 'operations') return operationsOf(state, seat).length;
  return rosterOf(state, seat).reduce((sum, { kind }) => sum + worth(kind), 0);
}

/** [BRO-WIN-1, BRO-WIN-3] */
export function endings(): Way[] {
  return [
    { id: 'The richest survivor', label: 'Richest at the end' },
    { id: 'The last family alive', label: 'Last family alive' },
    { id: 'Nobody was left alive', label: 'Nobody left alive' },
  ];
}

/** Ranks the families: the winners, and the richest so far. */
export function ranking(state: State): Ranking {
  const { ending } = state;
  const [first] = rankingOf(state);
  if (ending === null) return { winners: [], how: null, first: first ?? null };
  return { winners: [...ending.winners], how: ending.how, first: ending.ranking[0] ?? null };
}
