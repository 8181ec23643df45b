// Plain JavaScript, with nothing newer than modules in it: every Node there is has to be able to read this file.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The oldest Node that reads and writes campaign files: it packs with Zstandard and a dictionary. */
const needed = { major: 24, minor: 6 };

/**
 * Says in one sentence that this Node is too old and what to do about it; null where it will do.
 * @param {string} version as in `process.versions.node`
 * @param {boolean} isByNpm npm prefers the Node that came with the install, so that there is none
 * @returns {string | null}
 */
export function describeWrongNode(version, isByNpm) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > needed.major) return null;
  if (major === needed.major && minor >= needed.minor) return null;
  const what = `Racketeer needs Node ${needed.major}.${needed.minor} or later and this is Node ${version}`;
  return isByNpm
    ? `${what}; none comes with the install on this system, so install Node ${needed.major} and try again.`
    : `${what}; run it with npm, as in "npm start".`;
}

/** Ends the program with a sentence where its Node is too old. */
export function requireNode() {
  const problem = describeWrongNode(process.versions.node, Boolean(process.env.npm_command));
  if (problem === null) return;
  process.stderr.write(problem + '\n');
  process.exit(1);
}

/**
 * Returns the Node that came with the install for this system; null where none did. Npm 10 links no command of
 * packages that have one of the same name, so it is looked for where it lies.
 * @param {string} packages the folder `node_modules`
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 * @returns {string | null}
 */
export function findInstalledNode(packages, platform, arch) {
  const isWindows = platform === 'win32';
  const system = `${isWindows ? 'win' : platform}-${arch}`;
  const program = isWindows ? 'node.exe' : 'node';
  const places = [`node-${system}`, `node-bin-${system}`].map((name) => join(packages, name, 'bin', program));
  return places.find((place) => existsSync(place)) ?? null;
}
