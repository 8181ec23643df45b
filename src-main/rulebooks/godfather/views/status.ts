import { countOf, formatDollars } from '../../../../src-shared/words/text.ts';
import { familiesOf, piecesOf, totalOf, valuesOf } from '../lookups.ts';
import { finalOf } from '../turn/ending.ts';
import type { State } from '../state.ts';

/** [GOD-VIEW-5] The game's own figures; all of them are public. */
export function statusOf(state: State): { fields: Record<string, unknown>; lines: string[] } {
  const gangs = familiesOf(state).map(({ seat, name, isHuman, cashDollars, ...family }) => ({
    name,
    seat,
    isHuman,
    bank: cashDollars,
    values: valuesOf(state, seat),
    total: totalOf(state, seat),
    neighborhoods: finalOf(state, seat).neighborhoods,
    pieces: piecesOf(state, seat).length,
    taken: family.takenPieces,
    lost: family.lostPieces,
  }));
  const { lastRound } = state.house;
  return {
    fields: { round: state.round, lastRound: lastRound === 0 ? null : lastRound, gangs },
    lines: [
      '',
      ...gangs.map(
        ({ seat, name, isHuman, bank, values, neighborhoods, pieces }) =>
          `${seat}  ${name} (${isHuman ? 'human' : 'NPC'}): ${formatDollars(bank)}, ${formatDollars(values)} in ${countOf(neighborhoods, 'Neighborhood')}, ${countOf(pieces, 'piece')} on the board`,
      ),
    ],
  };
}
