import { expect, it } from 'vitest';
import { listScripts, listTestsFor } from '#scripts/changes.ts';

const paradise = ['test/games/paradise/rules', 'test/games/paradise/screens'];
const battles = ['test/games/paradise/rules/battles', 'test/games/paradise/skirmish'];

it.each([
  ['a rule of one game', ['src-main/games/godfather/rules/turn/decks.ts'], ['test/games/godfather']],
  ['a paper of one game', ['src-main/games/turf-war/paper/compose.ts'], ['test/games/turf-war']],
  ['a screen of one game', ['src-renderer/games/paradise/desk/Desk.svelte'], paradise],
  ['a battle', ['src-main/games/paradise/rules/skirmish/apply.ts'], battles],
  ['words of one game', ['src-shared/games/empire-city/ids.ts'], ['test/games/empire-city']],
  ['the kernel', ['src-main/kernel/run.ts'], ['test/every-game', 'test/kernel']],
  ['the store and a migration', ['src-main/store/open.ts', 'migrations/index.ts'], ['test/store']],
  ['the command line', ['src-main/commandLine.ts'], ['test/cli', 'test/docs']],
  ['the frame', ['src-renderer/frame/log/filter.ts'], ['test/frame']],
  ['a test', ['test/store/held.test.ts'], ['test/store/held.test.ts']],
  ['a page', ['README.md'], ['test/docs']],
  ['a browser test', ['test/e2e/start.spec.ts'], []],
  ['nothing that a test proves', ['LICENSE'], []],
])('%s is proved by its own tests and the rules of the house', (_, changed, tests) => {
  expect(listTestsFor(changed)).toEqual(['test/architecture', ...tests].sort());
});

it('only scripts and components are linted', () => {
  const files = ['a.ts', 'b.svelte', 'c.mjs', 'd.md', 'e.json', 'f.css'];
  expect(listScripts(files)).toEqual(['a.ts', 'b.svelte', 'c.mjs']);
});
