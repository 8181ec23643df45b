import type { DiceSource } from '#kernel/dice/dice.ts';
import { runInPlace } from '#kernel/run.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import { type BattleState, type Side, emptyBattle } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { fight } from '#main/games/paradise/rules/skirmish/fight.ts';
import type { Point } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import { bareLayout, type Layout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { Roster } from '#main/games/paradise/rules/skirmish/mustering/forces.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import { SetUp } from '#main/games/paradise/rules/skirmish/mustering/setUp.ts';
import { building, cover } from './battleStory.ts';

const width = 48;
const height = 36;

/** Cover on the western half and the same on the eastern. */
function mirroredCovers(): Layout['covers'] {
  const west = [
    { x: 6, y: 8, width: 3, height: 1 },
    { x: 12, y: 14, width: 1, height: 3 },
    { x: 17, y: 22, width: 3, height: 1.5 },
    { x: 9, y: 27, width: 2, height: 1 },
    { x: 20, y: 12, width: 1.5, height: 1 },
  ];
  return west.flatMap((rect, i) => {
    const grade = i % 2 === 0 ? 'hard' : 'light';
    const east = { ...rect, x: width - rect.x - rect.width };
    return [cover(`west${i}`, rect, { grade, isTall: i === 2 }), cover(`east${i}`, east, { grade, isTall: i === 2 })];
  });
}

/** A table of which one half is the other's mirror image. */
export const mirroredLayout: Layout = {
  ...bareLayout,
  name: 'A mirrored table',
  width,
  height,
  isPublic: true,
  buildings: [building('house', { x: 20, y: 2, width: 8, height: 7 })],
  covers: mirroredCovers(),
  roads: [
    {
      points: [
        { x: 0, y: 18 },
        { x: width, y: 18 },
      ],
      width: 8,
    },
  ],
};

/** What is different about one of two mirrored battles. */
export type MirrorOptions = {
  men: number;
  cars: number;
  /** Who stands first in every list. */
  first: Side;
  /** Whether each side's own men are listed backwards. */
  reversed: Side[];
};

/** Two equal gangs at the two ends of the mirrored table. */
export function mirroredBattle(options: MirrorOptions): BattleState {
  const { men, cars, first } = options;
  const setUp = new SetUp(mirroredLayout, emptyBattle(bareLayout).plan);
  const order: Side[] = first === 'attackers' ? ['attackers', 'defenders'] : ['defenders', 'attackers'];
  for (const side of order) {
    const roster = new Roster(side, side.slice(0, 1));
    const crew = [
      ...roster.gangsters('enforcer', Math.ceil(men / 5)),
      ...roster.gangsters('hoodlum', Math.ceil(men / 2)),
      ...roster.gangsters('slugger', men),
    ].slice(0, men);
    const x = (from: number): number => (side === 'attackers' ? from : width - from);
    const aboard = crew.slice(0, cars * 5);
    roster.cars(cars).forEach((car, i) => {
      const y = 18 + (i - (cars - 1) / 2) * 2.4;
      setUp.car(car, side, aboard.slice(i * 5, i * 5 + 5), [
        { x: x(0.5), y },
        { x: x(20), y },
      ]);
    });
    const afoot = crew.slice(cars * 5);
    const places: Point[] = afoot.map((_, i) => ({ x: x(4 + (i % 2)), y: 12 + i * 1.2 }));
    for (const [i, source] of afoot.entries()) setUp.place([source], places[i] ?? { x: x(4), y: 18 });
  }
  return { ...setUp.state, figures: inOrder(setUp.state.figures, options.reversed) };
}

function inOrder(figures: BattleState['figures'], reversed: readonly Side[]): BattleState['figures'] {
  const all = Object.values(figures);
  const sides = [...new Set(all.map(({ side }) => side))];
  const listed = sides.flatMap((side) => {
    const own = all.filter((figure) => figure.side === side);
    return (reversed as string[]).includes(side) ? own.toReversed() : own;
  });
  return Object.fromEntries(listed.map((figure) => [figure.id, figure]));
}

/** Fights it out until one side is left, without a scenario's own rules. */
export function fightItOut(state: BattleState, seed: number, source?: DiceSource): BattleState {
  const own = { state, rng: seedBattle(seed) };
  const result = runInPlace<BattleState, BattleEvent>(
    own,
    { apply: applyBattle, periodOf: () => 1 },
    (table) => {
      table.entry({ title: 'A mirror', author: { kind: 'rules' }, order: null, reason: null });
      fight(table, createRules({}));
    },
    source === undefined ? {} : { source },
  );
  if (result.kind === 'question') throw new Error('A battle asked a question.');
  return result.after.state;
}

/** Who won how many of a row of mirrored battles. */
export type MirrorTally = Record<Side | 'nobody', number>;

export function mirrorTally(options: MirrorOptions, { runs, seed }: { runs: number; seed: number }): MirrorTally {
  const tally: MirrorTally = { attackers: 0, defenders: 0, nobody: 0 };
  for (let run = 0; run < runs; run += 1) {
    const { winner } = fightItOut(mirroredBattle(options), seed + run);
    tally[winner ?? 'nobody'] += 1;
  }
  return tally;
}

/** How many standard errors the attackers' share of the decided battles lies from one half. */
export function standardErrors({ attackers, defenders }: MirrorTally): number {
  const decided = attackers + defenders;
  return (attackers / decided - 0.5) / Math.sqrt(0.25 / decided);
}
