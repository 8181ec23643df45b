import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/campaigns.ts';

const root = join(import.meta.dirname, '../..');
const tools = ['oxfmt', 'tsc', 'eslint', 'oxlint', 'svelte-check', 'vitest'];

/** A repository of its own with the scripts of the check, and tools that note their calls; `failing` ones end with 1. */
function makeRepository(failing: readonly string[] = []) {
  const folder = temporaryFolder();
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  mkdirSync(join(folder, 'scripts'));
  for (const name of ['check.ts', 'changes.ts', 'steps.ts'])
    copyFileSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  write('package.json', '{ "type": "module" }\n');
  write('.gitignore', 'node_modules\ncalls.txt\n');
  write('src-main/kernel/dice.ts', 'export const one = 1;\n');
  write('test/kernel/dice.test.ts', '');
  for (const tool of tools) {
    const end = failing.includes(tool) ? 1 : 0;
    write(`node_modules/.bin/${tool}`, `#!/bin/sh\necho "${tool} $*" >> "${folder}/calls.txt"\nexit ${end}\n`);
    chmodSync(join(folder, 'node_modules/.bin', tool), 0o755);
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'Begin');
  const check = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { code: status, out: stdout, err: stderr };
  };
  const readCalls = (): string[] => readFileSync(join(folder, 'calls.txt'), 'utf8').trim().split('\n');
  return { write, check, readCalls };
}

describe.skipIf(process.platform === 'win32')('npm run check', () => {
  it('says that nothing changed, and that there is no such commit', () => {
    const { check } = makeRepository();
    expect(check()).toMatchObject({ code: 0, out: expect.stringMatching(/^Nothing changed since HEAD\./) as string });
    expect(check('nowhere')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^There is no commit “nowhere”/) as string,
    });
  });

  it('starts each tool over what changed, in the lint of sources and the tests that prove them', () => {
    const { write, check, readCalls } = makeRepository();
    write('src-main/kernel/dice.ts', 'export const one = 2;\n');
    write('src-main/kernel/cards.ts', 'export const ace = 1;\n');
    const done = check();
    expect(done.err).toBe('');
    expect(done.code).toBe(0);
    expect(done.out).toMatch(/^2 files changed since HEAD\./);
    const calls = readCalls();
    expect(calls.map((call) => call.split(' ')[0]).toSorted()).toEqual(['eslint', 'oxfmt', 'oxlint', 'tsc', 'vitest']);
    const find = (tool: string) => calls.find((call) => call.startsWith(`${tool} `));
    for (const tool of ['oxfmt', 'eslint', 'oxlint'])
      expect(find(tool)).toMatch(/src-main\/kernel\/dice\.ts src-main\/kernel\/cards\.ts$/);
    expect(find('vitest')).toMatch(/ test\/kernel$/);
  });

  it('checks components where one changed', () => {
    const { write, check, readCalls } = makeRepository();
    write('src-renderer/frame/Page.svelte', '<p>One</p>\n');
    expect(check().code).toBe(0);
    expect(readCalls().some((call) => call.startsWith('svelte-check '))).toBe(true);
  });

  it.each(['vitest', 'tsc', 'oxfmt', 'eslint', 'oxlint'])('fails where %s finds something', (tool) => {
    const { write, check } = makeRepository([tool]);
    write('src-main/kernel/dice.ts', 'export const one = 2;\n');
    expect(check().code).toBe(1);
  });
});
