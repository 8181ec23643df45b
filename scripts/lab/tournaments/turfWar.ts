import type { TurfWarGame } from '#main/games/turf-war/rules/game.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { doctrines } from '#shared/games/turf-war/minds.ts';
import { turfWarSetupSchema } from '#shared/games/turf-war/setup.ts';
import { defineTournament } from './tournamentGame.ts';

export const turfWarTournament = defineTournament<TurfWarGame>({
  rulebook: turfWar,
  tables: [[6]],
  isTurning: false,
  wanted: { hard: 1.5, easy: 1.1, erratic: 2 },
  setUp: ({ seed, levels, houseRules }) =>
    turfWarSetupSchema.parse({
      title: `Tournament ${seed}`,
      seed,
      gangs: levels.map((level, place) => ({
        name: `Gang ${place + 1}`,
        isHuman: false,
        level,
        // Every doctrine meets every other from every place.
        doctrine: doctrines[(place + seed) % doctrines.length],
      })),
      houseRules,
    }),
  describeSeat: ({ gangs }, seat) => ({ doctrine: gangs[seat]?.doctrine ?? '' }),
  count: ({ type }) => (type === 'treachery' || type === 'alliance-made' ? [`/${type}`] : []),
  measure: (_state, counts) => ({
    alliances: counts['/alliance-made'] ?? 0,
    treacheries: counts['/treachery'] ?? 0,
    'games with a treachery, %': (counts['/treachery'] ?? 0) > 0 ? 100 : 0,
  }),
  kindBounds: { doctrine: [0.5, 1.6] },
});
