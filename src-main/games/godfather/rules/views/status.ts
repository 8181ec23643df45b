import { formatCount, formatDollars } from '#shared/words/text.ts';
import { listFamilies, listPieces, computeTotal, sumValues } from '../lookups.ts';
import { buildFinal } from '../turn/ending.ts';
import type { State } from '../state.ts';

/** [GOD-VIEW-5] The game's own figures; all of them are public. */
export function buildStatus(state: State): { fields: Record<string, unknown>; lines: string[] } {
  const gangs = listFamilies(state).map(({ seat, name, isHuman, cashDollars, ...family }) => ({
    name,
    seat,
    isHuman,
    bank: cashDollars,
    values: sumValues(state, seat),
    total: computeTotal(state, seat),
    neighborhoods: buildFinal(state, seat).neighborhoods,
    pieces: listPieces(state, seat).length,
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
          `${seat}  ${name} (${isHuman ? 'human' : 'NPC'}): ${formatDollars(bank)}, ${formatDollars(values)} in ${formatCount(neighborhoods, 'Neighborhood')}, ${formatCount(pieces, 'piece')} on the board`,
      ),
    ],
  };
}
