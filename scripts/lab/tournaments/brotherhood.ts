import type { BrotherhoodGame } from '#main/games/brotherhood/rules/game.ts';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { doctrines } from '#shared/games/brotherhood/minds.ts';
import { brotherhoodSetupSchema } from '#shared/games/brotherhood/setup.ts';
import { mean } from '#shared/words/statistics.ts';
import { createBand, defineTournament } from './tournamentGame.ts';

/** [BRO-NPC-11] Five families, one of each doctrine. */
export const brotherhoodTournament = defineTournament<BrotherhoodGame>({
  rulebook: brotherhood,
  tables: [[5]],
  isTurning: true,
  wanted: { hard: 1.5, easy: 1.1, erratic: 2 },
  setUp: ({ seed, levels, houseRules }) =>
    brotherhoodSetupSchema.parse({
      title: `Tournament ${seed}`,
      seed,
      seatOrder: 'as-listed',
      families: levels.map((level, place) => ({
        name: `Family ${place + 1}`,
        isHuman: false,
        level,
        // Every doctrine meets every level from every place.
        doctrine: doctrines[(place + Math.floor(seed / levels.length)) % doctrines.length],
      })),
      houseRules,
    }),
  describeSeat: ({ families }, seat) => ({ doctrine: families[seat]?.doctrine ?? '' }),
  count(event) {
    if (event.type === 'fight-begun') return event.armed.length > 1 ? ['/fights'] : [];
    if (event.type === 'operation-taken') return ['/taken'];
    return event.type === 'godfather-shot' ? ['/shot'] : [];
  },
  measure({ ending, families, records, seats }, counts) {
    const winner = ending?.winners[0];
    const atSix = records[5]?.cash ?? {};
    const richest = seats.toSorted((a, b) => (atSix[b] ?? 0) - (atSix[a] ?? 0))[0];
    const computeMeanIncome = (turn: number): number =>
      mean(Object.values(records[turn - 1]?.incomes ?? {}).map(({ dollars }) => dollars));
    return {
      ...Object.fromEntries([1, 4, 8, 12].map((turn) => [`mean income, turn ${turn}`, computeMeanIncome(turn)])),
      'fights of two or more': counts['/fights'] ?? 0,
      'operations taken': counts['/taken'] ?? 0,
      'Godfathers shot': counts['/shot'] ?? 0,
      'winner’s cash': winner === undefined ? 0 : (families[winner]?.cashDollars ?? 0),
      'richest at turn 6 wins, %': richest === winner ? 100 : 0,
    };
  },
  kindBounds: { doctrine: [0.5, 1.75] },
  bands: [
    createBand('mean income, turn 1', 3_500, 7_500, 0),
    createBand('mean income, turn 4', 6_000, 13_000, 0),
    createBand('mean income, turn 8', 16_000, 30_000, 0),
    createBand('mean income, turn 12', 24_000, 42_000, 0),
    createBand('fights of two or more', 7, 18),
    createBand('operations taken', 5, 19),
    createBand('Godfathers shot', 1, 3),
    createBand('winner’s cash', 100_000, 200_000, 0),
    createBand('richest at turn 6 wins, %', 0, 59.9),
  ],
});
