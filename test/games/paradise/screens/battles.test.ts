import { describe, expect, it } from 'vitest';
import {
  rollsInShort,
  transcriptOf,
} from '../../../../src-renderer/games/paradise/battles/transcript.ts';
import { weaponLine } from '../../../../src-main/rulebooks/paradise/skirmish/table/weaponLines.ts';
import type { BattleFilm } from '../../../../src-shared/games/paradise/views/battle.ts';

type Rolls = BattleFilm['steps'][number]['rolls'];

const roll = (faces: number[], over: object = {}): Rolls[number] => ({
  purpose: 'GATS',
  faces,
  modifiers: [],
  total: 0,
  source: 'seeded',
  ...over,
});

describe('the transcript of a battle', () => {
  it('tells a failed test from one that passed, and a shuffle by its number of dice', () => {
    expect(rollsInShort([roll([2], { target: 3, passed: true })])).toBe('2 ≤ 3');
    expect(rollsInShort([roll([6], { target: 3, passed: false })])).toBe('6 > 3');
    expect(rollsInShort([roll([1, 2, 3, 4, 5]), roll([6, 1, 2, 3, 4])])).toBe('10 dice');
  });

  it('reads card by card, with the dice of every line', () => {
    const film = {
      steps: [
        { text: 'The ace of spades.', card: 'ace', rolls: [] },
        { text: 'Spats fires.', card: null, rolls: [roll([4])] },
        { text: 'The two of clubs.', card: 'two', rolls: [] },
      ],
    } as unknown as BattleFilm;
    expect(transcriptOf(film, 'The Raid: Doyle’s').split('\n')).toEqual([
      'The Raid: Doyle’s',
      '',
      'The ace of spades.',
      'Spats fires. [4]',
      '',
      'The two of clubs.',
    ]);
  });
});

it('[GATS-2] a weapon’s line has its inches and dice for every way to fire it', () => {
  expect(weaponLine('pistol')).toBe(
    'aimed 8″/24″, 1 die; blazing away 4″/12″, 3 dice, GATS −2 past 3″',
  );
  expect(weaponLine('high-powered-rifle')).toBe('aimed 24″/72″, 1 die, Deadly +1');
});
