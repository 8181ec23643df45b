import type { GodfatherEvent } from '#main/games/godfather/rules/events/events.ts';
import type { GodfatherGame } from '#main/games/godfather/rules/game.ts';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { doctrines } from '#shared/games/godfather/minds.ts';
import { godfatherSetupSchema } from '#shared/games/godfather/setup.ts';
import { median } from '#shared/words/statistics.ts';
import { createBand, defineTournament } from './tournamentGame.ts';

/** The figures that are counts of one kind of event. */
const counted = {
  claims: 'claim-made',
  lapsed: 'claim-lapsed',
  positioned: 'positioned',
  taken: 'taken',
  'deals offered': 'deal-offered',
  struck: 'deal-struck',
  broken: 'deal-broken',
} as const satisfies Record<string, GodfatherEvent['type']>;

/** [GOD-HOUSE-3] The bounds are of games of Standards; places are those in the order of play. */
export const godfatherTournament = defineTournament<GodfatherGame>({
  rulebook: godfather,
  tables: [[2], [3], [4]],
  isTurning: true,
  isShared: true,
  wanted: { hard: 1.5, easy: 1.1, erratic: 1.5 },
  setUp: ({ seed, levels, houseRules }) =>
    godfatherSetupSchema.parse({
      title: `Tournament ${seed}`,
      seed,
      families: levels.map((level, place) => ({
        name: `Family ${place + 1}`,
        isHuman: false,
        level,
        doctrine: doctrines[(place + Math.floor(seed / levels.length)) % doctrines.length],
      })),
      houseRules,
    }),
  describeSeat: ({ families, firstOrder }, seat) => ({
    doctrine: families[seat]?.doctrine ?? '',
    place: `place ${firstOrder.indexOf(seat) + 1}`,
  }),
  // A man put down or taken is one, however many an event names.
  count(event) {
    const name = `/${event.type}`;
    if (event.type === 'taken') return [[name, event.pieces.length]];
    return event.type === 'positioned' ? [[name, event.positions.length]] : [name];
  },
  measure: ({ places }, counts) => ({
    ...Object.fromEntries(Object.entries(counted).map(([name, type]) => [name, counts[`/${type}`] ?? 0])),
    controlled: Object.values(places).filter(({ status }) => status === 'controlled').length,
  }),
  kindBounds: { place: [0, 1.3] },
  bands: [
    { name: 'median of the rounds', measure: (all) => median(all.map(({ periods }) => periods)), least: 14, most: 28 },
    createBand('controlled', 6, 8),
  ],
});
