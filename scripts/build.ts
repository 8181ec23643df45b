import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, step } from './steps.ts';

/** Reading the program is a tenth of what its start takes; Node keeps here what it has read. */
export const compileCache = join(root, 'node_modules', '.cache', 'host');

/** Whatever the built program is made of; the packages are told by their lock. */
const sources = [
  '{src-main,src-renderer,src-shared,migrations}/**/*.*',
  'docs/rules/*.md',
  'electron.vite.config.ts',
  'scripts/notices.ts',
  'package.json',
  'package-lock.json',
];

/** What a whole build leaves, a part each. */
const built = ['out/main/serve.js', 'out/preload/preload.cjs', 'out/renderer/index.html'];

/** Stands beside the host's scripts: every build empties that folder first and takes it away. */
const mark = join('out', 'main', 'built-from.txt');

/** Builds the program unless it stands there, built from the very sources; false when that failed. */
export async function ensureBuilt(): Promise<boolean> {
  const from = sourcesHash(root);
  if (isBuiltFrom(root, from)) return true;
  console.log('Building Racketeer…');
  const { code } = await step('build', 'electron-vite', ['build', '--logLevel', 'warn']);
  if (code === 0) noteBuilt(root, from);
  return code === 0;
}

/** SHA-256 of the names and texts of all sources. */
export function sourcesHash(folder: string): string {
  const hash = createHash('sha256');
  for (const name of globSync(sources, { cwd: folder }).sort()) {
    const text = readFileSync(join(folder, name));
    hash.update(JSON.stringify([name.replaceAll('\\', '/'), text.length])).update(text);
  }
  return hash.digest('hex');
}

/** Whether a whole build stands there that was noted as made from sources of this hash. */
export function isBuiltFrom(folder: string, hash: string): boolean {
  if (!built.every((file) => existsSync(join(folder, file)))) return false;
  const noted = join(folder, mark);
  return existsSync(noted) && readFileSync(noted, 'utf8') === hash;
}

/** Notes what the build that stands there was made from. */
export function noteBuilt(folder: string, hash: string): void {
  writeFileSync(join(folder, mark), hash);
}
