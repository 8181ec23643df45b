import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { listFamilies, listPieces, computeTotal, requireFamily, sumValues } from '../lookups.ts';
import { findDecided } from '../turn/decided.ts';
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
  const decided = findDecided(state);
  return {
    fields: { round: state.round, lastRound: lastRound === 0 ? null : lastRound, decided, gangs },
    lines: [
      '',
      ...gangs.map(
        ({ seat, name, isHuman, bank, values, neighborhoods, pieces }) =>
          `${seat}  ${name} (${isHuman ? 'human' : 'NPC'}): ${formatDollars(bank)}, ${formatDollars(values)} in ${formatCount(neighborhoods, 'Neighborhood')}, ${formatCount(pieces, 'piece')} on the board`,
      ),
      ...(decided === null
        ? []
        : [
            `No family can overtake the ${pluralizeFamily(requireFamily(state, decided).name)} any more by what is left on the board; the ruling “end” ends the game.`,
          ]),
    ],
  };
}
