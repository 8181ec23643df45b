import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameIds, type GameId } from '#shared/words/games.ts';

const root = join(import.meta.dirname, '../..');

/** The files that each face of every game has under the same name. */
const skeleton = {
  'src-main/games/*/rules': [
    'index',
    'game',
    'state',
    'table',
    'lookups',
    'upcasts',
    'events/events',
    'rows',
    'handlers',
    'quote',
    'orderWords',
    'setup/founding',
    'setup/joining',
    'setup/quickSetup',
    'npc/sight',
    'npc/plan',
    'rulings/carryOut',
    'views/view',
    'views/status',
    'views/news',
    'views/foresight',
    'views/projections',
    'mail/mail',
  ],
  'src-main/games/*/paper': ['index'],
  'src-shared/games/*': ['houseRules', 'setup', 'orders', 'rulings', 'news', 'calls', 'ids'],
  'src-renderer/games/*': ['index', 'cover', 'session.svelte'],
} as const;

/** A member of a union of events that was written by hand. */
const handWritten = /\|\s*\{\s*type: '/;

/** What a game does without, and why. */
const without: Partial<Record<GameId, Readonly<Record<string, string>>>> = {
  paradise: {
    'events/events': 'Each area keeps its own events; their schemas are the ground of all areas.',
    orderWords: 'An order of an area says its own words.',
  },
  'empire-city': { 'mail/mail': 'A turn stops for the answers of other players.' },
};

/** Returns the files of the skeleton that a game lacks; a folder may stand for a file of its name. */
function listMissing(game: GameId, has: (path: string) => boolean): string[] {
  return Object.entries(skeleton).flatMap(([face, files]) =>
    files
      .filter((file) => without[game]?.[file] === undefined)
      .map((file) => `${face.replace('*', game)}/${file}`)
      .filter((path) => !has(`${path}.ts`) && !has(path)),
  );
}

describe('one skeleton for every game', () => {
  it.each(gameIds)('%s has each file under the common name', (game) => {
    expect(listMissing(game, (path) => existsSync(join(root, path)))).toEqual([]);
  });

  it('an exception is taken back once the game has the file', () => {
    for (const [game, files] of Object.entries(without)) {
      for (const file of Object.keys(files)) {
        expect(existsSync(join(root, 'src-main/games', game, 'rules', `${file}.ts`))).toBe(false);
      }
    }
  });

  it('a game without one of them is found out', () => {
    const has = (path: string): boolean => !path.endsWith('/rows.ts') && path.endsWith('.ts');
    expect(listMissing('godfather', has)).toEqual(['src-main/games/godfather/rules/rows']);
  });

  it('an event is declared once, by its schema', () => {
    const unions = globSync('src-main/games/*/rules/**/*.ts', { cwd: root })
      .filter((path) => !path.includes('/skirmish/'))
      .filter((path) => handWritten.test(readFileSync(join(root, path), 'utf8')));
    expect(unions).toEqual([]);
    expect(handWritten.test("type X =\n  | { type: 'a'; seat: SeatId }")).toBe(true);
  });
});
