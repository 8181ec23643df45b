import { expect, it } from 'vitest';
import { planFor } from '#main/games/paradise/rules/phases.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { Story } from '#test/support/story.ts';

/** Whether an NPC gang with a dozen gunmen reckons with the end of a rival who holds one door. */
function huntsIn(month: number, isHuman = true): boolean {
  const [story, us, them] = new Story().seats(['Us', { isHuman: false, bank: 5_000 }], ['Them', { isHuman }]);
  us.owns('speakeasy', 3).in('docks');
  them.owns('brothel').in('docks');
  for (let nth = 0; nth < 12; nth += 1) {
    const man = story.state.gangsters[us.has('hoodlum')];
    man?.weapons.push('tommy-gun');
  }
  for (let now = 1; now < month; now += 1) story.nextMonth();
  const reasons = planFor(buildSeatView(story.state, us.seat)).map(({ reason }) => reason);
  return reasons.some((reason) => JSON.stringify(reason).includes('one rival gang fewer'));
}

it('[GANG-11, GANG-17] no player is hunted for being weak in the first year, and everybody is after it', () => {
  expect([2, 12, 13, 20].map((month) => huntsIn(month))).toEqual([false, false, true, true]);
  expect([2, 12, 13].map((month) => huntsIn(month, false))).toEqual([true, true, true]);
});
