import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root, step } from '../steps.ts';
import { readTextOption } from './options.ts';

const minutes = 60_000;

/** The programs an install may find on the machine; no other is on its path. */
const tools = ['node', 'npm', 'npx', 'sh', 'git', 'env', 'uname', 'dirname', 'basename', 'readlink'];
const forbidden = ['python', 'python3', 'make', 'gcc', 'g++', 'cc', 'c++', 'clang', 'node-gyp'];

/** Folders that a checkout lacks. */
const left = ['node_modules', 'out', 'dist', 'test-results', '.git'].map((name) => join(root, name));

/**
 * Installs, builds and runs the program in a copy of the project, on a path that has neither Python, make nor a
 * compiler, as most machines of players have none. `--npm 10.8.2` takes that npm instead of the machine's own.
 */
export async function run(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'racketeer-fresh-'));
  try {
    process.exitCode = (await tryOut(scratch, readTextOption('npm'))) ? 0 : 1;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function tryOut(scratch: string, version: string | null): Promise<boolean> {
  const bin = join(scratch, 'bin');
  mkdirSync(bin);
  for (const tool of tools) {
    const found = findTool(tool);
    if (found !== null) symlinkSync(found, join(bin, tool));
  }
  const present = forbidden.filter((tool) => findTool(tool, bin) !== null);
  if (present.length > 0) throw new Error(`The bare machine has ${present.join(', ')}.`);

  const copy = join(scratch, 'Racketeer');
  cpSync(root, copy, { recursive: true, filter: (path) => !left.includes(path) });
  const campaign = join(scratch, 'fresh.racketeer');
  const npm = version === null ? ['npm'] : ['npx', '--yes', `npm@${version}`];
  const lines: [name: string, command: string[]][] = [
    ['install', [...npm, 'ci', '--prefer-offline']],
    ['build', [...npm, 'run', 'build', '--', '--logLevel', 'warn']],
    ['built program', ['node', join('scripts', 'run.mjs'), join('out', 'main', 'cli.js'), '--version']],
    ['new campaign', [...npm, 'run', '-s', 'racketeer', '--', 'new', campaign, '--seed', '1']],
    ['start', [...npm, 'start', '--', '--help']],
  ];
  const env = { PATH: bin, RACKETEER_HOME: scratch };
  for (const [name, [command = '', ...args]] of lines) {
    // The program that was built has the Node that came with the install, as npm's scripts have.
    const path = command === 'node' ? `${join(copy, 'node_modules', '.bin')}${delimiter}${bin}` : bin;
    const options = { cwd: copy, bare: true, env: { ...env, PATH: path }, limitMs: 10 * minutes };
    const { code } = await step(`bare machine: ${name}`, command, args, options);
    if (code !== 0) return false;
  }
  return true;
}

/** Returns where a program lies on a path; those that this project's own install brought do not count. */
function findTool(name: string, path = process.env['PATH'] ?? ''): string | null {
  for (const folder of path.split(delimiter)) {
    if (folder.includes('node_modules')) continue;
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // Not in this folder.
    }
  }
  return null;
}
