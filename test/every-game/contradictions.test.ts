import { describe, expect, it } from 'vitest';
import type { GameId } from '#shared/words/games.ts';
import { createReader } from '../support/goodLines.ts';

/** Pairs of lines that decide one matter in two ways, with names as the blank sheet has them. */
const opposites: Readonly<Partial<Record<GameId, readonly (readonly [string, string])[]>>> = {
  paradise: [
    ['Payoffs: by itself', 'Payoffs: ask me'],
    ['Accept the terms of', 'Refuse the terms of'],
    ['Accept the offer of', 'Refuse the offer of'],
    ['Pay every payoff', 'Withhold the payoff for'],
    ['Pay every official', 'Withhold the pay of'],
    ['Plea of', 'Plea of'],
    ['Care of', 'Care of'],
  ],
  'turf-war': [
    ['Answer', 'Answer'],
    ['Fall back to the nearest', 'Fall back to'],
    ['Successor nobody', 'Successor'],
  ],
  brotherhood: [
    ['Influence in', 'Influence in'],
    ['Fire everywhere', 'Truce everywhere'],
  ],
  godfather: [
    ['Accept', 'Refuse'],
    ['Accept', 'Counter'],
    ['Agree', 'Disagree'],
    ['Put nothing', 'Put bookies'],
    ['Put nothing', 'Declare'],
    ['Point at nobody', 'Point at MID'],
  ],
};
/** Lines of the same beginning that say the contrary. */
const contraries: readonly (readonly [RegExp, string])[] = [
  [/: release$/u, ': trial'],
  [/: hospital$/u, ': Doctor visits'],
  [/yes$/u, 'no'],
  [/: auto$/u, ': none'],
  [/^Accept the/u, 'Refuse the'],
  [/^Payoffs: by itself/u, 'Payoffs: ask me'],
  [/^Fire everywhere at/u, 'Truce everywhere with'],
];

describe.each(Object.entries(opposites))('two lines of one sheet of %s', (game, pairs) => {
  it.each(pairs)('“%s …” and “%s …” are refused together', async (first, second) => {
    const { lines, read } = await createReader(game as GameId);
    const one = lines.find((line) => line.startsWith(first) && (line === first || hasContrary(line, second)));
    const other = lines.find((line) => line !== one && line.startsWith(second));
    const [contrary] = contraries.flatMap(([pattern, is]) =>
      one !== undefined && pattern.test(one) ? [one.replace(pattern, is)] : [],
    );
    const against = contrary?.startsWith(second) === true ? contrary : other;
    if (one === undefined || against === undefined) throw new Error(`No such lines in ${game}.`);
    const { sentences } = read(one, against);
    expect(sentences).toEqual([
      'Lines 1 and 2 decide one matter in different ways; keep one of them.',
      'Lines 1 and 2 decide one matter in different ways; keep one of them.',
    ]);
    expect(read(one).sentences).toEqual([]);
    expect(read(against).sentences).toEqual([]);
  });
});

/** Where both begin alike, the line whose contrary is known. */
function hasContrary(line: string, second: string): boolean {
  return !line.startsWith(second) || contraries.some(([pattern]) => pattern.test(line));
}
