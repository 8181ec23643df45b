import { sample } from '#test/support/samples.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { none, type Position } from '#main/games/turf-war/rules/fights/position.ts';
import { resolveFights } from '#main/games/turf-war/rules/fights/resolve.ts';
import { positionOf, tell } from './board.ts';
import { randomPosition } from './randomPosition.ts';

const runs = { numRuns: sample(3_000) };

/** Who stands where after everything. */
function placesAfter(position: Position): Map<string, number> {
  const outcome = resolveFights(position);
  const places = new Map(position.fighters.map(({ id, to }) => [id, to]));
  for (const id of outcome.dead) places.delete(id);
  for (const { piece, to } of outcome.retreats) {
    if (to === none) places.delete(piece);
    else places.set(piece, to);
  }
  return places;
}

describe('fights', () => {
  it('[WAR-FIGHT-14, WAR-FIGHT-15] come to one result whatever the order of pieces and orders', () => {
    const shuffled = randomPosition.chain((position) =>
      fc.record({
        position: fc.constant(position),
        fighters: fc.shuffledSubarray([...position.fighters], { minLength: position.fighters.length }),
        joins: fc.shuffledSubarray([...position.joins], { minLength: position.joins.length }),
        attacks: fc.shuffledSubarray([...position.attacks], { minLength: position.attacks.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ position, fighters, joins, attacks }) => {
        const first = resolveFights(position);
        const second = resolveFights({ ...position, fighters, joins, attacks });
        const matched = (outcome: typeof first, of: Position['joins']) =>
          outcome.matched.map((place) => JSON.stringify(of[place])).sort();
        expect({ ...second, matched: [], treasons: second.treasons.length }).toEqual({
          ...first,
          matched: [],
          treasons: first.treasons.length,
        });
        expect(matched(second, joins)).toEqual(matched(first, position.joins));
      }),
      runs,
    );
  });

  it('[WAR-FIGHT-15] lose nobody but the dead, and kill nobody twice', () => {
    fc.assert(
      fc.property(randomPosition, (position) => {
        const { dead, retreats } = resolveFights(position);
        const cornered = retreats.filter(({ to }) => to === none).map(({ piece }) => piece);
        const gone = [...dead, ...cornered];
        expect(new Set(gone).size).toBe(gone.length);
        expect(placesAfter(position).size).toBe(position.fighters.length - gone.length);
      }),
      runs,
    );
  });

  it('[WAR-FIGHT-15, WAR-RUN-5] leave strangers nowhere together, and every occupied area with a friend’s owner', () => {
    fc.assert(
      fc.property(randomPosition, (position) => {
        const { owners } = resolveFights(position);
        const gangOf = new Map(position.fighters.map(({ id, gang }) => [id, gang]));
        const areAllies = (a: number, b: number): boolean =>
          a === b || (position.open[a] !== none && position.open[a] === position.open[b]);
        const here = new Map<number, Set<number>>();
        for (const [id, area] of placesAfter(position)) {
          const gang = gangOf.get(id) ?? none;
          here.set(area, (here.get(area) ?? new Set()).add(gang));
        }
        for (const [area, gangs] of here) {
          const owner = owners[area] ?? none;
          for (const a of gangs) {
            for (const b of gangs) expect(areAllies(a, b)).toBe(true);
            expect(owner === a || areAllies(owner, a)).toBe(true);
          }
          if (!gangs.has(owner)) expect(owner).toBe(position.owners[area]);
        }
      }),
      runs,
    );
  });

  it('[WAR-FIGHT-5, WAR-FIGHT-8] kill one a blow at most, and only who is weaker than it', () => {
    const toughness = [1, 2, 4];
    fc.assert(
      fc.property(randomPosition, (position) => {
        const rankOf = new Map(position.fighters.map(({ id, rank }) => [id, rank]));
        for (const { blows, blocs, kind } of resolveFights(position).clashes) {
          const victims = blows.flatMap(({ victim }) => victim ?? []);
          expect(victims.sort()).toEqual(blocs.flatMap(({ dead }) => dead).sort());
          expect(kind).toBe(victims.length > 0 ? 'firefight' : 'standoff');
          for (const { victim, strength } of blows) {
            if (victim !== null) expect(toughness[rankOf.get(victim) ?? 0]).toBeLessThan(strength);
          }
        }
      }),
      runs,
    );
  });

  it('[WAR-FIGHT-13] do not depend on the numbers of the areas they are in', () => {
    const one = positionOf({ at: ['J 3H Cotton Row > Gasworks', 'S 2H Gasworks'], own: { Gasworks: 'S' } });
    const other = positionOf({ at: ['J 3H Cotton Row > St. Thomas', 'S 2H St. Thomas'] });
    expect(tell(one).dead).toBe(tell(other).dead);
  });

  it('[WAR-FIGHT-2] leave an ally’s ally alone while a traitor fights his victim', () => {
    const told = tell(
      positionOf({
        at: ['K 3H Manchester', 'J 1H Manchester', 'V 1H Manchester'],
        open: ['JKV'],
        orders: ['K | ATTACK | Manchester | J'],
      }),
    );
    expect(told).toMatchObject({ dead: 'J1H', owners: 'Manchester K', back: '' });
  });

  it('[WAR-HOUSE-7] are harmless between equals where the table plays so', () => {
    const position = positionOf({ at: ['J 2H Cotton Row > St. Thomas', 'S 2H St. Thomas'] });
    expect(tell(position).dead).toBe('J2H S2H');
    expect(tell({ ...position, rules: { ...position.rules, tieHurts: false } }).dead).toBe('');
  });

  it('[WAR-HOUSE-8] take a Don for one where the table plays so, and still need five to kill him', () => {
    const position = positionOf({ at: ['J 4H Cotton Row > St. Thomas', 'S 1D St. Thomas'] });
    const weak = { ...position, rules: { ...position.rules, donStrength: 1 } };
    expect(tell(weak)).toMatchObject({ dead: '', owners: 'St. Thomas J', back: 'S1D Tannery Lane' });
  });

  it('[WAR-ALLY-11] let secret allies settle the spoils where no common enemy comes', () => {
    const told = tell(
      positionOf({
        at: ["J 2H Manchester > Potter's Field", "K 1H Fish Quay > Potter's Field"],
        secret: ['JK'],
        orders: ["J | JOIN | Potter's Field | K | S | K", "K | JOIN | Potter's Field | J | S | K"],
      }),
    );
    expect(told).toMatchObject({ dead: '', owners: "Potter's Field K", back: 'J1H Cotton Row, J2H Cotton Row' });
  });

  it('[WAR-ASK-7] let the gang hit choose who of the rank falls', () => {
    const position = positionOf({ at: ['J 3H Cotton Row > St. Thomas', 'S 2H St. Thomas'] });
    expect(tell({ ...position, victims: ['S1H', 'J1H'] }).dead).toBe('J1H S1H');
  });

  it('[WAR-ASK-6] let the gang choose among equally close refuges', () => {
    const position = positionOf({ at: ['J 1H Manchester > Corn Hall', 'S 1H St. Thomas > Corn Hall'] });
    const to = position.fighters.length > 0 ? 10 : 0;
    expect(tell({ ...position, refuges: [{ gang: 1, area: 12, to }] }).back).toContain('S1H Saltmarket');
  });
});
