import type { EmpireEvent } from '#main/games/empire-city/rules/events/events.ts';
import type { EmpireGame } from '#main/games/empire-city/rules/game.ts';
import { empireCity } from '#main/games/empire-city/rules/index.ts';
import { cellOfPlace } from '#shared/games/empire-city/board.ts';
import { cardTable } from '#shared/games/empire-city/cards.ts';
import { findKind } from '#shared/games/empire-city/ids.ts';
import { empireSetupSchema } from '#shared/games/empire-city/setup.ts';
import { defineTournament, computeMeanFigure, sumCounts, type Band } from './tournamentGame.ts';

const hand = 'a hit at a hand';
const exhausted = 'a hit at the exhausted';
const union = 'Local 162';

export const empireCityTournament = defineTournament<EmpireGame>({
  rulebook: empireCity,
  tables: [[4]],
  parTables: [[3, 4, 5, 6]],
  isTurning: false,
  wanted: { hard: 1.5, easy: 1.1 },
  endings: {
    'Victory points': {},
    'Martial law': { victoryPoints: 300, attackCorruption: 5, pileOn: 'everybody' },
    'The last round': { victoryPoints: 300, martialLaw: 500, roundLimit: 6 },
    'The five notables': { victoryPoints: 1_000, martialLaw: 1_000, roundLimit: 60, openingSpecials: 'allowed' },
  },
  setUp: ({ seed, levels, houseRules }) =>
    empireSetupSchema.parse({
      title: `Tournament ${seed}`,
      seed,
      seatOrder: 'as-listed',
      capos: levels.map((level) => ({ isHuman: false, level })),
      houseRules,
    }),
  describeSeat: ({ capos }, seat) => ({ family: capos[seat]?.family ?? '', start: capos[seat]?.start ?? '' }),
  count: listUses,
  measure({ capos, ending, records, seats }, counts) {
    const half = records[Math.floor(records.length / 2) - 1]?.points ?? {};
    const leader = seats.toSorted((a, b) => (half[b] ?? 0) - (half[a] ?? 0))[0];
    return {
      combats: counts['/combats'] ?? 0,
      hits: counts['/hits'] ?? 0,
      'highest corruption': Math.max(...Object.values(capos).map(({ corruption }) => corruption)),
      'leader at half-time wins, %': leader === ending?.winners[0] ? 100 : 0,
    };
  },
  kindBounds: { family: [0.7, 1.4], start: [0.7, 1.4] },
  bands: [
    {
      name: 'leader at half-time wins with four seats, %',
      measure: (all) =>
        computeMeanFigure(
          all.filter(({ seats }) => seats.length === 4),
          'leader at half-time wins, %',
        ),
      least: 0,
      most: 59.9,
      digits: 1,
    },
    ...cardTable.map(({ kind }): Band => ({
      name: `${kind} played, of those drawn`,
      measure: (all) => sumCounts(all, `/played ${kind}`) / Math.max(1, sumCounts(all, `/drawn ${kind}`)),
      least: 0.05,
      most: 3,
    })),
    {
      name: 'hits at hands, %',
      measure: (all) => (100 * sumCounts(all, hand)) / Math.max(1, sumCounts(all, hand) + sumCounts(all, exhausted)),
      least: 5,
      most: 25,
      digits: 1,
    },
    { name: 'Local 162, times a game', measure: (all) => sumCounts(all, union) / all.length, least: 0.3, most: 4 },
  ],
});

/** Lists the uses that an event tells of. */
function listUses(event: EmpireEvent): string[] {
  switch (event.type) {
    case 'card-drawn':
      return [`/drawn ${findKind(event.card)}`];
    case 'cards-spent':
      return event.cards.map((card) => `/played ${findKind(card)}`);
    case 'combat-won':
      return event.victor === null ? ['/combats', 'a bluff'] : ['/combats'];
    case 'hit-ended':
      return ['/hits'];
    case 'hit-declared':
      return [event.man === null ? hand : exhausted];
    case 'figure-placed':
      return event.at === cellOfPlace['local-162'] ? [union] : [];
    case 'man-revealed':
      return [event.man];
    case 'track-swept':
      return [event.track];
    case 'pact-made':
    case 'pact-broken':
      return [event.type];
    case 'deal-answered':
      return event.will ? ['a deal'] : [];
    default:
      return [];
  }
}
