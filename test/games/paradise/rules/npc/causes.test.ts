import { describe, expect, it } from 'vitest';
import { nameCauses } from '#rulebooks/paradise/minds/causes.ts';

const sentence = 'The Blue Parrot is worth having.';
const till = { name: 'what it brings', points: 20 };
const step = { name: 'a step to the racket', points: 13 };
const men = { name: 'men it may cost us', points: -6 };
const little = { name: 'the city’s anger', points: -3 };
const other = (score: number) => ({ title: 'Raid Hop Lee', score, factors: [] });

describe('a reason', () => {
  it.each([
    ['one factor says all by itself', { score: 20, factors: [till] }, sentence],
    [
      'names what weighed most and what spoke against it',
      { score: 14, factors: [men, till] },
      `${sentence} For it: what it brings; against it: men it may cost us.`,
    ],
    [
      'names two that weighed alike, and leaves out what weighed little',
      { score: 30, factors: [till, step, little] },
      `${sentence} For it: what it brings, and a step to the racket.`,
    ],
    [
      'names what it was nearly passed over for',
      { score: 14, factors: [till, men], alternatives: [other(12)] },
      `${sentence} For it: what it brings; against it: men it may cost us; a near thing: Raid Hop Lee.`,
    ],
    [
      'leaves out what was far behind, and what scored more and wanted other men',
      { score: 14, factors: [till, men], alternatives: [other(30), other(5)] },
      `${sentence} For it: what it brings; against it: men it may cost us.`,
    ],
    ['with nothing for it says no more', { score: -6, factors: [men, little] }, sentence],
  ])('[GANG-11] %s', (_what, weighing, told) => {
    expect(nameCauses({ sentence, ...weighing })).toBe(told);
  });
});
