import { describe, expect, it } from 'vitest';
import { canSurviveJson, type AnyEvent } from '#campaign/recorded.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { AnyRulebook } from '#main/games/index.ts';
import type { Roll } from '#shared/words/dice.ts';

const rulebook = paradise as unknown as AnyRulebook;
const roll: Roll = { purpose: 'luck', faces: [4], modifiers: [], total: 4, source: 'seeded' };

function comesBack(event: object, dice: Roll[] = []): boolean {
  return canSurviveJson(rulebook, [{ event: event as AnyEvent, dice }]);
}

describe('an event that was just made', () => {
  it('comes back as it is where it is one of the game’s', () => {
    expect(comesBack({ type: 'month-closed', month: 3 })).toBe(true);
    expect(comesBack({ type: 'month-closed', month: 3 }, [roll])).toBe(true);
  });

  it.each<[string, object, Roll[]?]>([
    ['a kind nobody knows', { type: 'nothing-of-ours' }],
    ['a word too many', { type: 'month-closed', month: 3, day: 1 }],
    ['a word that JSON leaves out', { type: 'month-closed', month: 3, day: undefined }],
    ['a zero that JSON makes another', { type: 'month-closed', month: -0 }],
    ['a figure that is none', { type: 'month-closed', month: NaN }],
    ['a word that every object has', { type: 'month-closed', month: 'toString' }],
    ['a die that shows half a face', { type: 'month-closed', month: 3 }, [{ ...roll, faces: [0.5] }]],
  ])('is read back with %s', (_, event, dice) => {
    expect(comesBack(event, dice)).toBe(false);
  });
});
