import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, test } from 'vitest';
import { fileFromArguments, findCampaignFile } from '#platform/desktop/campaignFiles.ts';

const here = resolve('/home/gm');

describe('a campaign named by a launcher', () => {
  test.each([
    ['file:///games/My%20Game.racketeer', '/games/My Game.racketeer'],
    ['FILE:///games/a.racketeer', '/games/a.racketeer'],
    ['file:///games/100%25%20%C3%9Cber.racketeer', '/games/100% Über.racketeer'],
    ['file://localhost/games/a.RACKETEER', '/games/a.RACKETEER'],
    ['file:///games/a%2Eracketeer', '/games/a.racketeer'],
    ['/games/100%20 sure.racketeer', '/games/100%20 sure.racketeer'],
    ['Über uns.racketeer', '/home/gm/Über uns.racketeer'],
    ['act:one.racketeer', '/home/gm/act:one.racketeer'],
    ['file:///games/notes.txt', null],
    ['file:///games/a%2Fb.racketeer', null],
    ['file:///games/%zz.racketeer', null],
    ['https://example.org/a.racketeer', null],
    ['racketeer', null],
  ])('%s is %s', (word, path) => {
    expect(findCampaignFile(word, here)).toBe(path);
    expect(fileFromArguments(['racketeer', '--flag', word], here)).toBe(path);
  });

  test('is the same file by its path and by its address, whatever its name', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => {
      const letters = text.replace(/[/\\\0]/g, '').replace(/\p{Cs}/gu, '');
      return `${letters}.racketeer`;
    });
    forAll(name, (file) => {
      const path = join(here, file);
      expect(findCampaignFile(pathToFileURL(path).href, '/elsewhere')).toBe(path);
      expect(findCampaignFile(path, '/elsewhere')).toBe(path);
    });
  });

  test('is the first of them; what is no campaign is passed over', () => {
    const words = ['racketeer', '--no-sandbox', 'https://example.org/x.racketeer', 'b.racketeer'];
    expect(fileFromArguments(words, here)).toBe('/home/gm/b.racketeer');
    expect(fileFromArguments(['a.racketeer'], here)).toBeNull();
  });
});
