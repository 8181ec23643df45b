import type { Battle, Side } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { BattleTable } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { type Muster, type SideMuster, emptySide } from '#main/games/paradise/rules/skirmish/mustering/muster.ts';
import { bookMuster } from '#main/games/paradise/rules/skirmish/mustering/book.ts';
import type { Scenario } from '#main/games/paradise/rules/skirmish/scenario.ts';
import { makeScenario } from '#main/games/paradise/rules/skirmish/scenarios/index.ts';
import { BattleStory } from './battleStory.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';

/** Six dice lay the table out, three the citizens where somebody is always about; else one may keep them home. */
export const layout = [3, 3, 3, 3, 3, 3];
export const citizens = [1, 1, 6];
export const nobodyAbout = [3];

/** Sets the book's battle up with these dice for who comes, and those for the table. */
export function setUp(
  name: ScenarioName,
  who: readonly number[],
  tableDice: readonly number[],
): { scenario: Scenario; story: BattleStory } {
  return begin([...who, ...tableDice], (table) => bookMuster(name, table.dice));
}

/** Sets a muster up on a table laid out with these dice. */
export function setUpMuster(muster: Muster, dice: readonly number[]): { scenario: Scenario; story: BattleStory } {
  return begin(dice, () => muster);
}

function begin(
  dice: readonly number[],
  musterOf: (table: BattleTable) => Muster,
): { scenario: Scenario; story: BattleStory } {
  const story = new BattleStory();
  const made: Scenario[] = [];
  story.play(dice, (table) => {
    const scenario = makeScenario(musterOf(table), table.dice);
    made.push(scenario);
    table.emit({ type: 'begun', state: scenario.start });
  });
  const [scenario] = made;
  if (scenario === undefined) throw new Error('No scenario was made.');
  return { scenario, story };
}

/** A muster told by what matters in it. */
export function musterFor(
  scenario: ScenarioName,
  told: Partial<Omit<Muster, 'attackers' | 'defenders'>> & {
    attackers?: Partial<SideMuster>;
    defenders?: Partial<SideMuster>;
  } = {},
): Muster {
  const { attackers, defenders, ...rest } = told;
  return {
    scenario,
    setting: 'warehouse',
    target: null,
    lootPoints: 0,
    lootDice: 1,
    ...rest,
    attackers: { ...emptySide(), ...attackers },
    defenders: { ...emptySide(), ...defenders },
  };
}

/** How many of each profile a side has on the table. */
export function census(battle: Battle, side: Side): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const figure of Object.values(battle.figures)) {
    if (figure.side === side) counts[figure.profile] = (counts[figure.profile] ?? 0) + 1;
  }
  return counts;
}

/** Puts figures of a side out of the fight until `left` remain, or all but those named. */
export function strikeDown(table: BattleTable, side: Side, left: number): void {
  const ids = Object.values(table.state.figures)
    .filter((figure) => figure.side === side)
    .map(({ id }) => id);
  const dead = ids.slice(0, ids.length - left);
  table.emit({
    type: 'told',
    text: 'They fall.',
    figures: Object.fromEntries(dead.map((id) => [id, { posture: 'dead' as const }])),
  });
}
