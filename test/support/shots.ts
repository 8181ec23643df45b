import { listShotsAt } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import type { Shot } from '#main/games/paradise/rules/skirmish/rules/shooting/shot.ts';
import type { BattleStory } from './battleStory.ts';

/** Every shot one has at another. */
export function shotsOf(story: BattleStory, from = 'Shooter', at = 'Target'): Shot[] {
  return listShotsAt(story.state, story.figure(from), story.figure(at));
}

/** The single or the blazing one of them. */
export function shotOf(story: BattleStory, isBlazing: boolean, from = 'Shooter', at = 'Target'): Shot {
  const shot = shotsOf(story, from, at).find((one) => one.mode.isBlazing === isBlazing);
  if (shot === undefined) throw new Error('There is no such shot.');
  return shot;
}
