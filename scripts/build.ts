import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, step, type StepResult } from './steps.ts';

/** Reading the program is a tenth of what its start takes; Node keeps here what it has read. */
export const compileCache = join(root, 'node_modules', '.cache', 'host');

/** The sources of the built program; its packages are covered by their lock. */
const sources = [
  '{src-main,src-renderer,src-shared,migrations}/**/*.*',
  'docs/games/*/*.md',
  'electron.vite.config.ts',
  'scripts/notices.ts',
  'package.json',
  'package-lock.json',
];

/** The files of a whole build, one for each part. */
const built = ['out/main/serve.js', 'out/preload/preload.cjs', 'out/renderer/index.html'];

/** Stands beside the host's scripts: every build empties that folder first and takes it away. */
const mark = join('out', 'main', 'built-from.txt');

/** Builds the program unless it stands there, built from the very sources; says why where it does not come to that. */
export async function ensureBuilt(): Promise<boolean> {
  const from = hashSources(root);
  if (isBuiltFrom(root, from)) return true;
  const refusal = describeUnbuildable(root);
  if (refusal !== null) {
    console.log(refusal);
    return false;
  }
  console.log('Building Racketeer…');
  const { code } = canBundle(root) ? await build() : await buildByLink();
  if (code === 0) noteBuilt(root, from);
  return code === 0;
}

function build(): Promise<StepResult> {
  return step('build', 'electron-vite', ['build', '--logLevel', 'warn']);
}

/** The bundler takes these for the end of a path, as in an address. */
export function canBundle(folder: string): boolean {
  return !/[#?]/.test(folder);
}

/** Builds through a link that has no such letter in its name, without the bundler's warning of the folder's own. */
async function buildByLink(): Promise<StepResult> {
  const place = mkdtempSync(join(tmpdir(), 'racketeer-build-'));
  const link = join(place, 'project');
  const bundler = join(link, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
  try {
    symlinkSync(root, link, 'junction');
    const keep = ['--preserve-symlinks', '--preserve-symlinks-main'];
    return await step('build', process.execPath, [...keep, bundler, 'build', link, '--logLevel', 'error']);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Says in one sentence why the program cannot be built in a folder; null where it can. */
export function describeUnbuildable(folder: string, { linksIn = tmpdir(), mayWrite = isWritable } = {}): string | null {
  const places = [folder, ...['out', 'out/main', 'out/preload', 'out/renderer'].map((name) => join(folder, name))];
  const shut = places.find((place) => existsSync(place) && !mayWrite(place));
  if (shut !== undefined) {
    const why = isWhole(folder) ? 'is older than its sources' : 'is not built yet';
    return `${shut} cannot be written and the program there ${why}; start it once as its owner.`;
  }
  if (canBundle(folder) || canBundle(linksIn)) return null;
  return `The program cannot be built below a folder with # or ? in its name (${folder}); move it to another one.`;
}

function isWritable(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** SHA-256 of the names and texts of all sources. */
export function hashSources(folder: string): string {
  const hash = createHash('sha256');
  for (const name of globSync(sources, { cwd: folder }).sort()) {
    const text = readFileSync(join(folder, name));
    hash.update(JSON.stringify([name.replaceAll('\\', '/'), text.length])).update(text);
  }
  return hash.digest('hex');
}

/** True if a whole build stands there that was noted as made from sources of this hash. */
export function isBuiltFrom(folder: string, hash: string): boolean {
  if (!isWhole(folder)) return false;
  const noted = join(folder, mark);
  return existsSync(noted) && readFileSync(noted, 'utf8') === hash;
}

function isWhole(folder: string): boolean {
  return built.every((file) => existsSync(join(folder, file)));
}

/** Notes what the build that stands there was made from. */
export function noteBuilt(folder: string, hash: string): void {
  writeFileSync(join(folder, mark), hash);
}
