import { describe, expect, it } from 'vitest';
import { nameCauses } from '#main/games/paradise/rules/minds/reason.ts';
import { causeWords } from '#main/games/paradise/rules/minds/causeWords.ts';

const sentence = 'The Blue Parrot is worth having.';
const till = { name: 'what it brings', points: 20 };
const step = { name: 'a step to the racket', points: 15 };
const nearly = { name: 'a place more', points: 14 };
const trifle = { name: 'our taste for a fight', points: 6 };
const men = { name: 'men it may cost us', points: -8 };
const heavy = { name: 'what they will do in return', points: -15 };
const little = { name: 'the city’s anger', points: -2 };
const nothing = { name: 'rival crews seen there', points: -1 };
const other = (score: number) => ({ title: 'Raid Hop Lee', score, factors: [] });

/** Every way in which the lists of words tell it, in their order. */
function listTellings(...parts: (readonly (readonly [readonly string[], string, string?])[])[]) {
  const lines = parts.flat();
  return lines.reduce<string[]>(
    (told, [words, a, b = '']) =>
      told.flatMap((before) => words.map((one) => `${before} ${one.replace('{a}', a).replace('{b}', b)}`)),
    [sentence],
  );
}

describe('a reason', () => {
  it.each([
    [
      'names what weighed most and what spoke against it',
      { score: 12, factors: [men, till] },
      listTellings([
        [causeWords.alone, till.name],
        [causeWords.against.half, men.name],
      ]),
    ],
    [
      'names two that weighed alike, from three quarters on, and what was a tenth against it',
      { score: 33, factors: [till, step, little] },
      listTellings([
        [causeWords.beside.equal, till.name, step.name],
        [causeWords.against.less, little.name],
      ]),
    ],
    [
      'tells a second one that weighed less from one that weighed alike, and leaves out what was under a tenth',
      { score: 33, factors: [till, nearly, nothing] },
      listTellings([[causeWords.beside.half, till.name, nearly.name]]),
    ],
    [
      'says so where the second hardly counted, and where as much spoke against it',
      { score: 11, factors: [trifle, till, heavy] },
      listTellings([
        [causeWords.beside.less, till.name, trifle.name],
        [causeWords.against.equal, heavy.name],
      ]),
    ],
    [
      'names what it was nearly passed over for',
      { score: 12, factors: [till, men], alternatives: [other(9)] },
      listTellings([
        [causeWords.alone, till.name],
        [causeWords.against.half, men.name],
        [causeWords.close, 'Raid Hop Lee'],
      ]),
    ],
    [
      'leaves out what was far behind, and what scored more and wanted other men',
      { score: 12, factors: [till, men], alternatives: [other(30), other(5)] },
      listTellings([
        [causeWords.alone, till.name],
        [causeWords.against.half, men.name],
      ]),
    ],
  ])('[GANG-11] %s', (_what, weighing, tellings) => {
    const told = nameCauses({ sentence, ...weighing });
    expect(tellings).toContain(told);
    expect(nameCauses({ sentence, ...weighing })).toBe(told);
  });

  it.each([
    ['one factor says all by itself', { score: 20, factors: [till] }],
    ['with nothing for it says no more', { score: -10, factors: [men, little] }],
  ])('[GANG-11] %s', (_what, weighing) => {
    expect(nameCauses({ sentence, ...weighing })).toBe(sentence);
  });

  it('[GANG-11] is told in other words when it weighs otherwise', () => {
    const words = Array.from({ length: 40 }, (_, n) =>
      nameCauses({ sentence, score: n, factors: [{ ...till, points: 20 + n }, men] }),
    );
    expect(new Set(words).size).toBeGreaterThan(20);
  });

  it('[GANG-11] keeps each list of words to one meaning, without a line twice', () => {
    const lists = [
      causeWords.alone,
      ...Object.values(causeWords.beside),
      ...Object.values(causeWords.against),
      causeWords.close,
    ];
    const lines = lists.flat();
    expect(new Set(lines).size).toBe(lines.length);
    for (const line of lines) expect(line).toContain('{a}');
    for (const line of Object.values(causeWords.beside).flat()) expect(line).toContain('{b}');
  });
});
