import type { Figure, Ranking } from '../../../kernel/capabilities.ts';
import { businessesOf, purseOf, reputationOf, seatsOf } from '../state/lookups.ts';
import type { State } from '../state/index.ts';
import { bestByScore } from '../campaign/victory.ts';

/** What a look ahead at Paradise follows month by month. */
export function figures(state: State): Figure[] {
  const held = new Map<string | null, number>();
  for (const { owner } of businessesOf(state)) held.set(owner, (held.get(owner) ?? 0) + 1);
  return [
    { of: null, name: 'outrage', value: state.outrage },
    ...seatsOf(state).flatMap((seat): Figure[] => {
      const purse = purseOf(state, seat);
      const isOut = state.gangs[seat]?.eliminatedMonth !== null;
      return [
        { of: seat, name: 'money', value: purse.bankDollars },
        { of: seat, name: 'businesses', value: held.get(seat) ?? 0 },
        { of: seat, name: 'reputation', value: reputationOf(purse) },
        { of: seat, name: 'eliminated', value: isOut ? 1 : 0 },
      ];
    }),
  ];
}

/** [GANG-18] Who has won, and who leads by score. */
export function ranking(state: State): Ranking {
  const { victory } = state;
  if (victory === null) return { winner: null, how: null, first: bestByScore(state) };
  return { winner: victory.seat, how: victory.how, first: victory.seat };
}
