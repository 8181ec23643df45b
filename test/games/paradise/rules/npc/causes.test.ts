import { describe, expect, it } from 'vitest';
import { nameCauses } from '#main/games/paradise/rules/minds/reason.ts';

const sentence = 'The Blue Parrot is worth having.';
const till = { name: 'what it brings', points: 20 };
const step = { name: 'a step to the racket', points: 15 };
const nearly = { name: 'a place more', points: 14 };
const trifle = { name: 'our taste for a fight', points: 6 };
const men = { name: 'men it may cost us', points: -8 };
const heavy = { name: 'what they will do in return', points: -15 };
const little = { name: 'more outrage', points: -2 };
const nothing = { name: 'rival crews were seen there', points: -1 };
const other = (score: number) => ({ title: 'Raid Hop Lee', score, factors: [] });

describe('a reason', () => {
  it.each([
    [
      'names the deciding factor and the catch',
      { score: 12, factors: [men, till] },
      'Why: what it brings. The catch: men it may cost us.',
    ],
    [
      'names two that weigh alike, from three quarters on, and a small catch of a tenth',
      { score: 33, factors: [till, step, little] },
      'Why: what it brings; a step to the racket. A small catch: more outrage.',
    ],
    [
      'tells a second factor of half the weight from one alike, and leaves out a catch of under a tenth',
      { score: 33, factors: [till, nearly, nothing] },
      'Why: mostly what it brings; also a place more.',
    ],
    [
      'names a second factor that hardly counts, and a catch that is nearly as large',
      { score: 11, factors: [trifle, till, heavy] },
      'Why: what it brings. Also: our taste for a fight. Barely worth it: what they will do in return.',
    ],
    [
      'names a runner-up of three quarters of the score',
      { score: 12, factors: [till, men], alternatives: [other(9)] },
      'Why: what it brings. The catch: men it may cost us. Runner-up: Raid Hop Lee.',
    ],
    [
      'leaves out a runner-up far behind, and one that scored more and needed other men',
      { score: 12, factors: [till, men], alternatives: [other(30), other(5)] },
      'Why: what it brings. The catch: men it may cost us.',
    ],
  ])('[GANG-11] %s', (_what, weighing, told) => {
    expect(nameCauses({ sentence, ...weighing })).toBe(`${sentence} ${told}`);
  });

  it.each([
    ['one factor says all by itself', { score: 20, factors: [till] }],
    ['with nothing for it says no more', { score: -10, factors: [men, little] }],
  ])('[GANG-11] %s', (_what, weighing) => {
    expect(nameCauses({ sentence, ...weighing })).toBe(sentence);
  });
});
