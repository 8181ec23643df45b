import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import type { Goal } from '#main/games/paradise/rules/skirmish/tactics/goals.ts';
import type { BattleStory, Fought } from './battleStory.ts';

/** One action of one man, as the tactics would have it; he fights unless told what he is after. */
export function acts(story: BattleStory, id: string, dice: readonly number[], goal: Goal = { kind: 'fight' }): Fought {
  return story.play(dice, (table) => {
    activate(table, id, 1, goal);
  });
}
