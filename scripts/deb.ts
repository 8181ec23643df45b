import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * The options that the packager passes to `fpm`; any other is refused, because it would be left out of the package.
 */
const options = {
  s: { type: 'string', short: 's' },
  t: { type: 'string', short: 't' },
  force: { type: 'boolean' },
  depends: { type: 'string', short: 'd', multiple: true },
  'deb-recommends': { type: 'string', multiple: true },
  'deb-compression': { type: 'string' },
  'deb-priority': { type: 'string' },
  architecture: { type: 'string' },
  'after-install': { type: 'string' },
  'after-remove': { type: 'string' },
  category: { type: 'string' },
  description: { type: 'string' },
  license: { type: 'string' },
  maintainer: { type: 'string' },
  name: { type: 'string' },
  package: { type: 'string' },
  url: { type: 'string' },
  vendor: { type: 'string' },
  version: { type: 'string' },
} as const;

type Told = ReturnType<typeof parseTold>['values'];

function parseTold(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/**
 * Makes a Debian package by `dpkg-deb` from the arguments that the packager gives `fpm`, which it would fetch. Throws for
 * arguments it does not know.
 */
export function buildDeb(args: readonly string[]): void {
  const { values, positionals } = parseTold(args);
  if (values.s !== 'dir' || values.t !== 'deb') throw new Error('Only a deb is made of folders.');
  const target = requireOption(values, 'package');
  const root = mkdtempSync(join(tmpdir(), 'racketeer-deb-'));
  try {
    chmodSync(root, 0o755);
    for (const pair of positionals) layIn(root, pair);
    writeControl(root, values);
    execFileSync('dpkg-deb', ['--root-owner-group', `-Z${values['deb-compression'] ?? 'xz'}`, '--build', root, target]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function requireOption(told: Told, name: keyof Told): string {
  const value = told[name];
  if (typeof value !== 'string' || value === '') throw new Error(`The package has no ${name}.`);
  return value;
}

/** Copies `SOURCE=PLACE`; a source that ends in a slash stands for what lies in it. */
function layIn(root: string, pair: string): void {
  const [source = '', place = ''] = pair.split('=');
  if (!place.startsWith('/')) throw new Error(`"${pair}" names no place in the package.`);
  const to = join(root, place);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(source, to, { recursive: true, verbatimSymlinks: true });
}

function writeControl(root: string, told: Told): void {
  const files = listFiles(root);
  const bytes = files.reduce((sum, file) => sum + lstatSync(join(root, file)).size, 0);
  const folder = join(root, 'DEBIAN');
  mkdirSync(folder);
  writeFileSync(join(folder, 'control'), formatControl(told, Math.ceil(bytes / 1024)));
  const sums = files.map((file) => `${hashFile(join(root, file))}  ${file}\n`);
  writeFileSync(join(folder, 'md5sums'), sums.join(''));
  for (const [script, from] of [
    ['postinst', told['after-install']],
    ['postrm', told['after-remove']],
  ] as const) {
    if (from === undefined) continue;
    cpSync(from, join(folder, script));
    chmodSync(join(folder, script), 0o755);
  }
}

/** The regular files below a folder, by their path in it. */
function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

function hashFile(path: string): string {
  return createHash('md5').update(readFileSync(path)).digest('hex');
}

/** Returns the text of the control file; `installedKilobytes` is what the package takes on disk. */
export function formatControl(told: Told, installedKilobytes: number): string {
  const [synopsis = '', ...lines] = requireOption(told, 'description')
    .split('\n')
    .map((line) => line.trim());
  const fields: [string, string | undefined][] = [
    ['Package', requireOption(told, 'name')],
    ['Version', requireOption(told, 'version')],
    ['Architecture', requireOption(told, 'architecture')],
    ['Maintainer', requireOption(told, 'maintainer')],
    ['Installed-Size', String(installedKilobytes)],
    ['Depends', told.depends?.join(', ')],
    ['Recommends', told['deb-recommends']?.join(', ')],
    ['Section', told.category ?? 'games'],
    ['Priority', told['deb-priority'] ?? 'optional'],
    ['Homepage', requireOption(told, 'url')],
    ['Description', [synopsis, ...lines.map((line) => ` ${line === '' ? '.' : line}`)].join('\n')],
  ];
  const given = fields.filter(([, value]) => value !== undefined && value !== '');
  return `${given.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}

// `packaging.ts` has the packager start this file where it would fetch `fpm`.
if (import.meta.main) {
  // Folders of a package are everybody's to read.
  process.umask(0o022);
  buildDeb(process.argv.slice(2));
}
