import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import {
  emptyBattle,
  isInFight,
  isOnTable,
  type BattleState,
  type Figure,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import {
  listAfoot,
  listCars,
  listEverybody,
  listFighting,
  listFightersAfoot,
  listOthersAfoot,
  listShaken,
  listHostages,
  listUnconscious,
} from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { hasRoom, hasRoomAmong, listStandingNear } from '#main/games/paradise/rules/skirmish/table/elbowRoom.ts';
import { findPointInDirection, isInside } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import type { BattleResult } from '#main/games/paradise/rules/skirmish/outcomes/result.ts';
import { simulateMuster, resolveMuster, resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import { findBestShot } from '#main/games/paradise/rules/skirmish/tactics/fighting/aim.ts';
import { makeLayout } from '#main/games/paradise/rules/skirmish/table/layouts.ts';
import { settings } from '#main/games/paradise/rules/state/records/battleWords.ts';
import { Dice, createSeededDice } from '#kernel/dice/dice.ts';
import { frozen } from '#test/support/frozen.ts';
import { randomMuster } from '#test/support/randomMuster.ts';
import { scenarioNames } from '#shared/games/paradise/battles.ts';

const anySeed = fc.integer({ min: 0, max: 1_000_000_000 });

type Was = Pick<Figure, 'posture' | 'wounds' | 'heldBy'>;

type Before = { figures: ReadonlyMap<string, Was>; cars: ReadonlySet<string> };

type Moment = { happening: RecordedEvent<BattleEvent>; state: BattleState; before: Before };

/** A battle's events one by one, with the state after each, and who and what was there before it. */
function* moments(result: BattleResult): Generator<Moment> {
  const state = emptyBattle(bareLayout);
  for (const happening of result.happenings) {
    const figures = new Map(
      Object.values(state.figures).map(({ id, posture, wounds, heldBy }): [string, Was] => {
        return [id, { posture, wounds, heldBy }];
      }),
    );
    const before = { figures, cars: new Set(Object.keys(state.cars)) };
    applyBattle(state, happening.event);
    yield { happening, state, before };
  }
}

/** No moment of so many battles shows anything that is wrong: a look at one names what it finds. */
function holds(
  look: (moment: Moment) => readonly string[],
  { numRuns = 60, seeds = [] }: { numRuns?: number; seeds?: readonly number[] } = {},
): void {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const result = resolveMuster(randomMuster(seed), seed);
      const wrong: string[] = [];
      for (const moment of moments(result)) wrong.push(...look(moment));
      expect(wrong).toEqual([]);
    }),
    { numRuns, examples: seeds.map((seed): [number] => [seed]) },
  );
}

const nothing: readonly string[] = [];

const goneForGood: readonly Figure['posture'][] = ['dead', 'arrested', 'gone'];

/** A wall between two places inside the same house is none; on the line of a wall stands nobody. */
function standsInWall({ layout }: BattleState, { x, y }: Figure['at']): boolean {
  return layout.buildings.some(({ rect, openings }) => {
    const isOnLine = isInside({ x, y }, rect, 0.001) && !isInside({ x, y }, rect, -0.001);
    const isInGap = openings.some(
      ({ from, to }) =>
        x >= Math.min(from.x, to.x) - 0.01 &&
        x <= Math.max(from.x, to.x) + 0.01 &&
        y >= Math.min(from.y, to.y) - 0.01 &&
        y <= Math.max(from.y, to.y) + 0.01,
    );
    return isOnLine && !isInGap;
  });
}

describe('battles of all sorts', () => {
  it('every battle ends, with a winner its ending allows, and books what it did', () => {
    forSome(300, anySeed, (seed) => {
      const result = resolveMuster(randomMuster(seed), seed);
      expect(['attackers', 'defenders', 'nobody']).toContain(result.winner);
      expect(result.turns).toBeLessThanOrEqual(14);
      for (const figure of result.figures) {
        expect(figure.wounds).toBeGreaterThanOrEqual(0);
        expect(figure.madeName && !figure.isStoneCold).toBe(false);
      }
    });
  });

  it('what is reckoned without a record is what is fought', () => {
    forSome(60, anySeed, (seed) => {
      const muster = randomMuster(seed);
      const fought = resolveMuster(muster, seed);
      expect(simulateMuster(muster, seed)).toEqual({ ...fought, happenings: [] });
    });
  });

  it('a muster is never written into', () => {
    forSome(60, anySeed, (seed) => {
      const muster = randomMuster(seed);
      const copy = structuredClone(muster);
      resolveMuster(muster, seed);
      simulateMuster(muster, seed);
      expect(muster).toEqual(copy);
    });
  });

  it('nobody stands in a wall, in a tall thing or off the table', () => {
    holds(({ happening: { event }, state }) => {
      if (event.type !== 'figure-moved') return nothing;
      const { at } = state.figures[event.figure] ?? { at: { x: -1, y: -1 } };
      const { width, height, covers } = state.layout;
      const isOn = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
      const isInTall = covers.some(({ isTall, rect }) => isTall && isInside(at, rect));
      return [
        ...(isOn ? [] : [`${event.figure} is off the table`]),
        ...(isInTall ? [`${event.figure} stands in something tall`] : []),
        ...(standsInWall(state, at) ? [`${event.figure} stands in a wall`] : []),
      ];
    });
  });

  it('nobody dead, arrested or gone comes back or moves, and nobody senseless or held walks', () => {
    const look = ({ happening: { event }, state, before }: Moment): string[] => {
      const wrong: string[] = [];
      for (const [id, { posture }] of before.figures) {
        if (!goneForGood.includes(posture)) continue;
        const now = state.figures[id];
        // [GUTS-3, HIT-2] The prisoners of an officer who falls run for it, or lie there if they have passed out.
        const isFree = now?.hasPanicked === true || now?.posture === 'out-cold';
        const runs = posture === 'arrested' && isFree;
        const stays = now !== undefined && goneForGood.includes(now.posture);
        if (!stays && !runs) wrong.push(`${id} came back`);
      }
      if (event.type !== 'figure-moved') return wrong;
      const mover = before.figures.get(event.figure);
      const walks = ['up', 'down', 'surrendered'].includes(mover?.posture ?? '');
      if (!walks || mover?.heldBy !== null) wrong.push(`${event.figure} walked`);
      return wrong;
    };
    // Battles in which somebody who is held loses his nerve.
    holds(look, { seeds: [432_714_283, 781_990_246, 726_188_263] });
  });

  it('nobody writes into the houses that tables of one setting share', () => {
    // What would be written into them from here on, throws.
    for (const setting of settings) {
      for (let seed = 1; seed <= 40; seed += 1) {
        frozen(makeLayout(setting, new Dice(createSeededDice([1, 2, 3, seed]))).buildings);
      }
    }
    for (const name of scenarioNames) {
      for (let seed = 0; seed < 4; seed += 1) {
        expect(resolveScenario(name, seed).happenings.length).toBeGreaterThan(0);
      }
    }
  });

  it('wounds only add up, nobody fights on without a point in any stat, and the dead stay dead', () => {
    holds(
      ({ state, before }) => {
        const wrong: string[] = [];
        for (const [id, figure] of Object.entries(state.figures)) {
          const was = before.figures.get(id);
          if (was === undefined) continue;
          if (!(figure.wounds >= was.wounds)) wrong.push(`${id} healed`);
          if (was.posture === 'dead' && figure.posture !== 'dead') wrong.push(`${id} rose`);
          if (figure.posture !== 'up' || figure.wounds === 0) continue;
          const lowest = Math.min(...Object.values(figure.stats)) - figure.wounds;
          if (!(lowest > 0)) wrong.push(`${id} fights on with ${lowest}`);
        }
        return wrong;
      },
      { seeds: [999_999_974] },
    );
  });

  it('no hit is lost: each is rolled for, unless nobody of those hit is left to suffer it', () => {
    forSome(60, anySeed, (seed) => {
      const { happenings } = resolveMuster(randomMuster(seed), seed);
      for (const [index, { event }] of happenings.entries()) {
        if (event.type !== 'told') continue;
        const hits = Number(/(?:fires|blazes away) at .*: (\d+) hits?[.,]/.exec(event.text)?.[1]);
        if (!(hits > 0)) continue;
        expect(rolledFor(happenings, index, hits), event.text).toBe(true);
      }
    });
  });

  it('who fights, has lost his nerve, lies senseless, is held or is on foot is known after every event as if asked anew', () => {
    holds(
      ({ state }) => {
        const all = Object.values(state.figures);
        const standing = all.filter(isInFight);
        const isLying = ({ posture }: Figure) => posture === 'out-cold' || posture === 'knocked-out';
        const known = {
          fighting: listFighting(state),
          shaken: listShaken(state, 'defenders'),
          senseless: listUnconscious(state),
          held: listHostages(state),
          afoot: listAfoot(state),
          fightingAfoot: listFightersAfoot(state),
          othersAfoot: listOthersAfoot(state, 'defenders'),
          cars: listCars(state),
        };
        expect(known).toEqual({
          fighting: standing,
          shaken: standing.filter(({ side, isNervous }) => side === 'defenders' && isNervous),
          senseless: all.filter(isLying),
          held: all.filter(({ heldBy }) => heldBy !== null),
          afoot: all.filter((one) => one.carId === null && isOnTable(one)),
          fightingAfoot: standing.filter(({ carId }) => carId === null),
          othersAfoot: standing.filter((one) => one.carId === null && one.side !== 'defenders'),
          cars: Object.values(state.cars),
        });
        return nothing;
      },
      { numRuns: 20 },
    );
  });

  it('a best shot is the best of those at whom he sees, whoever else is there', () => {
    let moment = 0;
    holds(
      ({ state }) => {
        moment += 1;
        if (moment % 10 > 0) return nothing;
        for (const figure of listFighting(state)) {
          const inView = Object.entries(state.figures).filter(
            ([, one]) => one.side === figure.side || findSight(state.layout, figure.at, one.at).isClear,
          );
          const alone = { ...state, figures: Object.fromEntries(inView) };
          expect(findBestShot(state, figure)).toEqual(findBestShot(alone, figure));
        }
        return nothing;
      },
      { numRuns: 30 },
    );
  });

  it('there is room in a place among those who stand near as there is among everybody', () => {
    let moment = 0;
    holds(
      ({ state }) => {
        moment += 1;
        if (moment % 10 > 0) return nothing;
        for (const figure of listFighting(state)) {
          const crowd = listStandingNear(listEverybody(state), figure, figure.at, 9);
          const near = listStandingNear(crowd, figure, figure.at, 1.3);
          for (let degrees = 0; degrees < 360; degrees += 45) {
            const point = findPointInDirection(figure.at, degrees, 1.3);
            const isFree = hasRoom(state, figure, point);
            expect(hasRoomAmong(state, near, figure, point)).toBe(isFree);
            expect(hasRoomAmong(state, crowd, figure, point)).toBe(isFree);
          }
        }
        return nothing;
      },
      { numRuns: 20 },
    );
  });

  it('nobody is in two places: reserves shrink as men arrive, each once', () => {
    holds(
      ({ happening: { event }, before }) => {
        if (event.type !== 'arrived') return nothing;
        return [
          ...event.figures.filter(({ id }) => before.figures.has(id)),
          ...event.cars.filter(({ id }) => before.cars.has(id)),
        ].map(({ id }) => `${id} was there already`);
      },
      { numRuns: 100 },
    );
  });
});

/** Whether the dice after a shot roll for so many hits before anybody does anything else. */
function rolledFor(happenings: readonly RecordedEvent<BattleEvent>[], index: number, hits: number): boolean {
  let rolled = 0;
  for (const { event, dice } of happenings.slice(index + 1)) {
    rolled += dice.filter(({ purpose }) =>
      /^Deadly Weapons on|^Where .* hit the|confirms against armor/.test(purpose),
    ).length;
    if (rolled >= hits) return true;
    const isNext = event.type !== 'told' && event.type !== 'figure-moved';
    const isOver = event.type === 'told' && /fires at|blazes away|drives the|takes aim/.test(event.text);
    if (isNext || isOver) break;
  }
  // A dead man, or one who ran or gave up, is hit no more.
  const after = happenings.slice(index + 1, index + 40);
  return after.some(
    ({ event }) =>
      event.type === 'told' &&
      Object.values(event.figures ?? {}).some(
        ({ posture }) => posture === 'surrendered' || (posture !== undefined && goneForGood.includes(posture)),
      ),
  );
}
