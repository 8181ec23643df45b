import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A package of somebody else's, as its notice names it. */
export interface Notice {
  name: string;
  version: string;
  /** The license by its SPDX name; null where the package names none. */
  license: string | null;
  text: string;
}

/** A bundled package as the builder lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

const licenseFile = /^(licen[cs]e|copying|notice)/i;

/** Returns the notice of a package as it is installed. Throws where it has no license to quote. */
export function readNotice(modules: string, name: string): Notice {
  const folder = join(modules, ...name.split('/'));
  const { version, license = null } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const texts = readdirSync(folder)
    .filter((file) => licenseFile.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0) throw new Error(`${name} has no license file; look what it asks for.`);
  return { name, version, license, text: texts.join('\n\n') };
}

/** The notice of a package that the builder has bundled; its own files are read where the builder found no text. */
export function buildNotice(modules: string, bundled: BundledPackage): Notice {
  const { name, version, identifier = null, text } = bundled;
  if (text === undefined) return readNotice(modules, name);
  return { name, version, license: identifier, text };
}

/** Returns the name of the package that a file belongs to, or null for a file of our own. */
export function findPackage(file: string): string | null {
  const parts = file.split(sep).join('/').split('/node_modules/');
  const [scope = '', name = ''] = (parts.length > 1 ? (parts.at(-1) ?? '') : '').split('/');
  if (scope === '') return null;
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** All notices as one text, a package once. */
export function formatNotices(notices: readonly Notice[]): string {
  const each = new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice]));
  const ordered = [...each.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const pieces = ordered.map(({ name, version, license, text }) =>
    [`${name} ${version}${license === null ? '' : ` (${license})`}`, '', text, ''].join('\n'),
  );
  const rule = `${'-'.repeat(72)}\n\n`;
  return [opening, ...pieces].join(`\n${rule}`);
}

const opening = `THIRD-PARTY NOTICES

Racketeer contains the work of others, under the licenses below. SQLite, which
better-sqlite3 brings along, is in the public domain. The desktop also contains
Electron and Chromium; their notices lie beside the program as
LICENSE.electron.txt and LICENSES.chromium.html.
`;
