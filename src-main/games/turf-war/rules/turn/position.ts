import type { PieceId } from '#shared/games/turf-war/ids.ts';
import { ranks } from '#shared/games/turf-war/ranks.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { none, type Position } from '../fights/position.ts';
import { findCity } from '../lookups.ts';
import type { State } from '../state.ts';
import { listOrdersOfKind, type Sheets } from '../table.ts';

/** The part of the state that makes a position; a planner builds it from its seat's knowledge. */
type PositionFacts = Pick<
  State,
  'map' | 'wards' | 'precedence' | 'areas' | 'pieces' | 'alliances' | 'gangs' | 'house' | 'answers'
>;

/** Builds the position that decides the fights of a turn: pieces are where `journeys` took them. */
export function buildPosition(
  state: PositionFacts,
  sheets: Sheets,
  journeys: ReadonlyMap<PieceId, { from: number; to: number }>,
): Position {
  const { precedence, house, answers } = state;
  const { areas, distances } = findCity(state);
  const index = new Map(precedence.map((seat, place) => [seat, place]));
  const findGangIndex = (seat: SeatId | null): number => (seat === null ? none : (index.get(seat) ?? none));
  const open = precedence.map(() => none);
  const secret = precedence.map(() => none);
  Object.values(state.alliances).forEach(({ kind, members }, place) => {
    for (const seat of members) (kind === 'open' ? open : secret)[findGangIndex(seat)] = place;
  });
  return {
    gangs: precedence.length,
    areas: areas.length,
    distances,
    owners: [none, ...areas.map(({ number }) => findGangIndex(state.areas[number]?.owner ?? null))],
    fighters: Object.values(state.pieces).flatMap(({ id, gang, rank, xp, number, area }) => {
      if (area === null) return [];
      const { from, to } = journeys.get(id) ?? { from: area, to: area };
      return [{ id, gang: findGangIndex(gang), rank: ranks.indexOf(rank), xp, number, from, to }];
    }),
    open,
    secret,
    joins: precedence.flatMap((seat, gang) =>
      listOrdersOfKind(sheets, seat, 'join').map(({ area, partner, enemy, spoils }) => ({
        gang,
        area,
        partner: findGangIndex(partner),
        enemy: findGangIndex(enemy),
        spoils: findGangIndex(spoils),
      })),
    ),
    attacks: precedence.flatMap((seat, gang) =>
      listOrdersOfKind(sheets, seat, 'attack').map(({ ally, area }) => ({ gang, ally: findGangIndex(ally), area })),
    ),
    fallbacks: precedence.map((seat) => [...(state.gangs[seat]?.fallback ?? [])]),
    victims: [...answers.victims],
    refuges: answers.refuges.map(({ seat, area, to }) => ({ gang: findGangIndex(seat), area, to })),
    rules: {
      donStrength: house.donStrength,
      tieHurts: house.tie === 'hurts',
      winXp: house.xp.win,
      surviveXp: house.xp.survive,
    },
  };
}
