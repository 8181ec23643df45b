import fc from 'fast-check';
import { none, type Position } from '#main/games/turf-war/rules/fights/position.ts';
import { listAreas, computeDistances } from '#shared/games/turf-war/maps.ts';

const city = listAreas('thamesford', 5);
const distances = computeDistances(city);
const gangs = 5;
const gang = fc.integer({ min: 0, max: gangs - 1 });
/** Few areas, so that many meet. */
const area = fc.integer({ min: 1, max: 14 });

const fighter = fc.record({
  gang,
  rank: fc.constantFrom(0, 0, 0, 1, 1, 2),
  xp: fc.integer({ min: 0, max: 3 }),
  from: area,
  to: fc.option(area, { nil: null }),
});

/** [WAR-FIGHT-15] A position as a turn can leave it: strangers never stood together, orders are those the checks pass. */
export const randomPosition: fc.Arbitrary<Position> = fc
  .record({
    owners: fc.array(fc.integer({ min: -1, max: gangs - 1 }), { minLength: city.length, maxLength: city.length }),
    fighters: fc.array(fighter, { maxLength: 30 }),
    open: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: gangs, maxLength: gangs }),
    secret: fc.array(fc.integer({ min: -1, max: 1 }), { minLength: gangs, maxLength: gangs }),
    joins: fc.array(fc.record({ gang, partner: gang, enemy: gang, area, isMatched: fc.boolean() }), { maxLength: 4 }),
    attacks: fc.array(fc.record({ gang, ally: gang, area }), { maxLength: 4 }),
    fallbacks: fc.array(fc.array(area, { maxLength: 3 }), { minLength: gangs, maxLength: gangs }),
    tieHurts: fc.boolean(),
    donStrength: fc.constantFrom(1, 4),
  })
  .map(({ owners, fighters, open, secret, joins, attacks, fallbacks, tieHurts, donStrength }) => ({
    gangs,
    areas: city.length,
    distances,
    owners: [none, ...owners],
    fighters: standing(fighters, owners, open),
    open,
    secret,
    joins: pairs(joins, open, attacks),
    attacks,
    fallbacks,
    victims: [],
    refuges: [],
    rules: { donStrength, tieHurts, winXp: 1, surviveXp: 2 },
  }));

type Drawn = { gang: number; rank: number; xp: number; from: number; to: number | null };

/** Before a move everybody stands in an area of his own or of an open ally. */
function standing(drawn: readonly Drawn[], owners: readonly number[], open: readonly number[]): Position['fighters'] {
  const numbers = new Map<number, number>();
  return drawn.flatMap(({ gang: own, rank, xp, from, to }) => {
    const owner = owners[from - 1] ?? none;
    const alliance = open[own] ?? none;
    const isHome = owner === own || (owner !== none && alliance !== none && open[owner] === alliance);
    const home = isHome ? from : owners.findIndex((one) => one === own) + 1;
    if (home === 0) return [];
    const number = (numbers.get(own) ?? 0) + 1;
    numbers.set(own, number);
    const mayGo = to !== null && (rank !== 2 || owners[to - 1] === own);
    return [{ id: `${own}-${number}`, gang: own, rank, xp, number, from: home, to: mayGo ? to : home }];
  });
}

/** One JOIN for each gang and area, of three different gangs, none of open allies. */
function pairs(
  drawn: readonly { gang: number; partner: number; enemy: number; area: number; isMatched: boolean }[],
  open: readonly number[],
  attacks: Position['attacks'],
): Position['joins'] {
  const joins: Position['joins'][number][] = [];
  const isFree = (of: number, where: number): boolean =>
    joins.every((join) => join.gang !== of || join.area !== where) &&
    attacks.every((attack) => attack.gang !== of || attack.area !== where);
  for (const { gang: own, partner, enemy, area: where, isMatched } of drawn) {
    const areAllies = open[own] !== none && open[own] === open[partner];
    if (new Set([own, partner, enemy]).size < 3 || areAllies) continue;
    if (!isFree(own, where) || !isFree(partner, where)) continue;
    joins.push({ gang: own, area: where, partner, enemy, spoils: own });
    if (isMatched) joins.push({ gang: partner, area: where, partner: own, enemy, spoils: own });
  }
  return joins;
}
