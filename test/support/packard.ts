import type { Car } from '#main/games/paradise/rules/skirmish/battle.ts';
import type { Skill } from '#shared/games/paradise/people.ts';
import { BattleStory } from './battleStory.ts';

/** Doogan at the wheel of his Packard in the middle of a wide table. */
export function packard(change: Partial<Car> = {}, skills: Skill[] = []): BattleStory {
  const story = new BattleStory({ width: 200, height: 100 });
  story.has('Doogan', 0, 0, { skills });
  const route = [
    { x: 50, y: 50 },
    { x: 190, y: 50 },
  ];
  story.car('Packard', ['Doogan'], { route, ...change });
  return story;
}

/** The sum of modifiers. */
export const total = (modifiers: readonly { value: number }[]) =>
  modifiers.reduce((sum, modifier) => sum + modifier.value, 0);
