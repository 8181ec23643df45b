import { runInPlace } from '#kernel/run.ts';
import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import type { BattleState, Card, Side } from '#main/games/paradise/rules/skirmish/battle.ts';
import { seedBattle } from '#main/games/paradise/rules/skirmish/battleSeed.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { playNext } from '#main/games/paradise/rules/skirmish/fight.ts';
import type { ScenarioRules } from '#main/games/paradise/rules/skirmish/scenario.ts';
import { createRules } from '#main/games/paradise/rules/skirmish/scenarios/common.ts';
import type { BattleStory, Fought } from './battleStory.ts';

/** Rules of a battle that nothing ends. */
export const unending = createRules({ check: () => undefined });

export function cardOf(side: Side, rank: 'A' | '2' | '3' | 'J' | 'Q' | 'K' | '10'): Card {
  return { side, rank };
}

/** Turns the first card of a deck with these dice, every one of which must be used. */
export function turns(
  story: BattleStory,
  deck: Card[],
  dice: readonly number[],
  scenario: ScenarioRules = unending,
): Fought {
  story.state.deck = deck;
  return story.play(dice, (table) => {
    playNext(table, scenario);
  });
}

/** Turns the first card of a deck with the program's own dice. */
export function turnsBySeed(
  story: BattleStory,
  deck: Card[],
  scenario: ScenarioRules = unending,
  seed = 1,
): BattleEvent[] {
  story.state.deck = deck;
  const result = runInPlace<BattleState, BattleEvent>(
    { state: story.state, rng: seedBattle(seed) },
    { apply: applyBattle, periodOf: () => 1 },
    (table) => {
      table.entry({ title: 'A card', author: { kind: 'rules' }, order: null, reason: null });
      playNext(table, scenario);
    },
  );
  if (result.kind === 'question') throw new Error('Asked.');
  return result.entries.flatMap(({ happenings }) => happenings.map(({ event }) => event));
}
