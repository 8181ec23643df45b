import { expect, it } from 'vitest';
import { gameIds } from '#shared/words/games.ts';
import { rulebooks } from '../support/allRules.ts';
import { captions } from '#press/engravings/captions.ts';

it('what stands under a block of the kit names no game’s city, and nothing that only one of them has', () => {
  const all = Object.values(captions).flat();
  expect(all.length).toBeGreaterThan(60);
  const ofOneGame = [...gameIds.map((game) => rulebooks[game].title), 'districts', 'boroughs'];
  for (const caption of all) {
    for (const word of ofOneGame) expect(caption).not.toMatch(new RegExp(word, 'iu'));
  }
});
