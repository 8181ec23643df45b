import { describe, expect, it } from 'vitest';
import { godfather } from '#main/games/godfather/rules/index.ts';
import { planStep } from '#main/games/godfather/rules/npc/plan.ts';
import { buildSight } from '#main/games/godfather/rules/npc/sight.ts';
import { findDecided } from '#main/games/godfather/rules/turn/decided.ts';
import { rulingSchema } from '#shared/games/godfather/rulings.ts';
import { computeBonusDollars, computeControlDollars } from '#shared/games/godfather/values.ts';
import { seatOf, Story } from './story.ts';

/** Midtown is the last that is fought for, and Red is so many dollars ahead. */
function begin(lead: number): Story {
  const story = Story.begun({ seats: 3 }).stand('MID', 'hijacking', { Blue: 'B2 C2', Red: 'B1 A2' });
  for (const place of Object.values(story.state.places)) if (place.key !== 'MID') place.status = 'stalemated';
  for (const name of ['Blue', 'Green'] as const) story.cash(name, 1_000);
  story.cash('Red', 1_000 + lead);
  return story;
}

const atStake = computeControlDollars('MID', 'hijacking') + 3 * computeBonusDollars('MID', 'hijacking');

describe('a game that is decided', () => {
  it('[GOD-END-5] is known by the dollar, and told in the status, the packet, and on the board', () => {
    expect(findDecided(begin(atStake).state)).toBeNull();
    const { state } = begin(atStake + 1);
    expect(findDecided(state)).toBe(seatOf('Red'));
    expect(godfather.status(state).lines.at(-1)).toMatch(/^No family can overtake the Reds any more/);
    const view = godfather.view(state, seatOf('Blue'));
    expect(view.decided).toBe(seatOf('Red'));
    const told = godfather.mail?.packet(view, seatOf('Blue')).parts.flatMap(({ sentences }) => sentences) ?? [];
    expect(told.join(' ')).toMatch(/No family can overtake the Reds any more/);
  });

  it('[GOD-END-5] families of the program agree to close what is left of it, and only of it', () => {
    const votes = (lead: number): boolean => {
      const story = begin(lead);
      story.state.stage = { at: 'vote', neighborhood: 'MID', left: [seatOf('Blue')] };
      const [first] = planStep(buildSight(story.state, seatOf('Blue')));
      return first?.order.kind === 'vote' && first.order.agrees;
    };
    expect([votes(0), votes(atStake + 1)]).toEqual([false, true]);
  });

  const far = 10 * atStake;
  it.each<
    [
      text: string,
      dollars: { Blue: number; Green: number; Red: number },
      isClosed: boolean,
      more?: { isHuman?: boolean; turns?: number },
    ]
  >([
    ['in which it can rise no more', { Blue: 0, Green: atStake + 1, Red: far }, true],
    ['while it can draw level with the next', { Blue: 0, Green: atStake, Red: far }, false],
    ['as the second, who cannot reach the first', { Blue: atStake + 1, Green: 0, Red: far }, true],
    ['that is open by a dollar', { Blue: 0, Green: atStake + 1, Red: 2 * atStake + 1 }, false],
    ['that a player may want to play on', { Blue: 0, Green: atStake + 1, Red: far }, false, { isHuman: true }],
    ['before its 15th turn', { Blue: 0, Green: atStake + 1, Red: far }, false, { turns: 13 }],
  ])(
    '[GOD-END-5] a family of the program offers to close a game %s',
    (_text, dollars, isClosed, { isHuman = false, turns = 14 } = {}) => {
      const story = begin(0);
      for (const [name, sum] of Object.entries(dollars)) story.cash(name as 'Blue', sum);
      for (const family of Object.values(story.state.families)) Object.assign(family, { isHuman: false, turns });
      if (isHuman) story.family('Green').isHuman = true;
      story.state.turn.seat = seatOf('Blue');
      story.state.stage = { at: 'position' };
      const [planned] = planStep(buildSight(story.state, seatOf('Blue')));
      expect(planned?.order.kind === 'stalemate').toBe(isClosed);
      if (isClosed) expect(planned?.reason.sentence).toMatch(/nothing on the board can lift us a place\.$/);
    },
  );

  it('[GOD-END-5] the games master ends a game as it stands', () => {
    const story = begin(0);
    story.cash('Green', 9_000);
    story.on((table) => godfather.rulings.carryOut(table, rulingSchema.parse({ kind: 'end' })));
    expect(story.state.ending?.winners).toEqual([seatOf('Green')]);
  });
});
