import { findBand } from '#shared/games/empire-city/board.ts';
import { cells, type Cell } from '#shared/games/empire-city/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { manTable } from '#shared/games/empire-city/men.ts';
import { listCapos, listSquares, type Seen } from '../lookups.ts';
import type { Capo, RoundRecord } from '../records.ts';
import type { State } from '../state.ts';

const noCombats = { wonAsAttacker: 0, lostAsAttacker: 0, wonAsDefender: 0, lostAsDefender: 0 };

/** [EMP-FIG-3] Builds the public record of the round that ends. */
export function buildRoundRecord(state: State): RoundRecord {
  const capos = listCapos(state);
  const recordByCapo = <T>(value: (capo: Seen<Capo>) => T): Record<SeatId, T> =>
    Object.fromEntries(capos.map((capo) => [capo.seat, value(capo)]));
  const owners: Partial<Record<Cell, SeatId>> = {};
  for (const id of cells) {
    const owner = state.squares[id]?.owner ?? null;
    if (owner !== null) owners[id] = owner;
  }
  const countDead = (family: string): number =>
    manTable.filter((man) => man.family === family && state.dead.includes(man.id)).length;
  return {
    round: state.round,
    godfather: state.godfather ?? state.seats[0] ?? ('' as SeatId),
    chief: state.chief,
    copCard: state.copCard,
    pot: state.pot,
    bid: state.tally.bid,
    points: recordByCapo(({ points }) => points),
    corruption: recordByCapo(({ corruption }) => corruption),
    pointsBy: recordByCapo(({ pointsBy }) => ({ ...pointsBy })),
    corruptionBy: recordByCapo(({ corruptionBy }) => ({ ...corruptionBy })),
    incomes: recordByCapo(({ seat }) => state.tally.incomes[seat] ?? 0),
    spent: recordByCapo(({ seat }) => ({ ...state.tally.spent[seat] })),
    squares: recordByCapo(({ seat }) => {
      const own = listSquares(state, seat).map((id) => findBand(id));
      const count = (band: string): number => own.filter((one) => one === band).length;
      return { slums: count('slums'), midtown: count('midtown'), downtown: count('downtown') };
    }),
    owners,
    men: recordByCapo(({ hand, exhausted }) => hand.length + exhausted.length),
    dead: recordByCapo(({ family }) => countDead(family)),
    combats: recordByCapo(({ seat }) => ({ ...noCombats, ...state.tally.combats[seat] })),
  };
}
