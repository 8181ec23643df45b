import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import config from '#root/config/cycles.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'racketeer-cycles-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The rules broken by a program of these files. */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { output } = await cruise(['src-main'], {
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden: config.forbidden ?? [] },
    tsPreCompilationDeps: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const user = { 'src-main/user.ts': "import './a.ts';" };

test('files that need each other are reported, even for a type', async () => {
  const rules = await brokenRules({
    ...user,
    'src-main/a.ts': "import { b } from './b.ts'; export const a = b; export type A = 1;",
    'src-main/b.ts': "import type { A } from './a.ts'; export const b: A = 1;",
  });
  expect(rules).toContain('no-cycles');
});

test('a file that nobody knows is reported', async () => {
  const rules = await brokenRules({
    ...user,
    'src-main/a.ts': 'export {};',
    'src-main/alone.ts': 'export const x = 1;',
  });
  expect(rules).toEqual(['no-orphans']);
});

test('an import that leads nowhere is reported', async () => {
  expect(await brokenRules({ ...user, 'src-main/a.ts': "import './missing.ts';" })).toEqual(['no-unresolvable']);
});

test('the program may not import its tests', async () => {
  const rules = await brokenRules({
    ...user,
    'src-main/a.ts': "import '../test/x.ts';",
    'test/x.ts': 'export const x = 1;',
  });
  expect(rules).toEqual(['no-tests-in-the-program']);
});

test('a sound program breaks no rule', async () => {
  expect(await brokenRules({ ...user, 'src-main/a.ts': 'export const x = 1;' })).toEqual([]);
});

const game = 'src-main/games/paradise/rules';

test.each([
  ['no-climb-to-the-assembly', 'courts/docket.ts', 'phases.ts'],
  ['no-climb-to-the-assembly', 'courts/docket.ts', 'handlers.ts'],
  ['no-climb-to-the-assembly', 'courts/docket.ts', 'rows.ts'],
  ['no-climb-to-an-area', 'lookups.ts', 'courts/docket.ts'],
  ['no-climb-to-the-assembly', 'state/names.ts', 'views/view.ts'],
  ['no-climb-to-an-imagined-campaign', 'courts/docket.ts', 'npc/imagining/imagine.ts'],
  ['no-climb-to-a-planner', 'officials/hall/raid.ts', 'npc/jobs/raids.ts'],
  ['no-climb-to-an-area', 'tables/courts.ts', 'courts/docket.ts'],
  ['no-climb-among-areas', 'city/payoffs.ts', 'jobs/takingOver.ts'],
  ['no-climb-among-areas', 'battles/settling/settle.ts', 'minds/lookups.ts'],
  ['no-climb-among-areas', 'npc/whims.ts', 'npc/plan.ts'],
  ['no-area-as-a-whole', 'courts/docket.ts', 'officials/index.ts'],
])('%s: %s of Paradise may not import even a type of %s', async (rule, from, to) => {
  const violation = {
    [`${game}/${from}`]: `import type { X } from '${'../'.repeat(from.split('/').length - 1) || './'}${to}'; export type Y = X;`,
    [`${game}/${to}`]: 'export type X = 1;',
  };
  expect(await brokenRules(violation)).toContain(rule);
});

test('an area of Paradise may import a file of one below it, its state and its tables', async () => {
  const rules = await brokenRules({
    [`${game}/courts/docket.ts`]:
      "import '../officials/lookups.ts'; import '../state.ts'; import '../tables/courts.ts';",
    [`${game}/officials/lookups.ts`]: 'export const x = 1;',
    [`${game}/state.ts`]: 'export const x = 1;',
    [`${game}/tables/courts.ts`]: 'export const x = 1;',
  });
  expect(rules).toEqual([]);
});
