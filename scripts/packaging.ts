import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './steps.ts';

/** Systems that packages are made for, as the packager calls them. */
export type System = 'linux' | 'win' | 'mac';

/** One kind of package, and what it is called in a sentence. */
export interface Kind {
  target: string;
  name: string;
}

interface Packages {
  name: string;
  kinds: readonly Kind[];
}

/** The kinds of package made for each system. */
export const packages: Readonly<Record<System, Packages>> = {
  linux: {
    name: 'Linux',
    kinds: [
      { target: 'deb', name: 'the deb' },
      { target: 'AppImage', name: 'the AppImage' },
    ],
  },
  win: { name: 'Windows', kinds: [{ target: 'nsis', name: 'the NSIS installer' }] },
  mac: { name: 'macOS', kinds: [{ target: 'dmg', name: 'the dmg' }] },
};

const systemsOfNode: Partial<Record<NodeJS.Platform, System>> = { linux: 'linux', win32: 'win', darwin: 'mac' };

/** The system that this program runs on; Linux where nobody knows. */
export function findOwnSystem(platform: NodeJS.Platform): System {
  return systemsOfNode[platform] ?? 'linux';
}

/** Why a system's packages are not even tried here, in one sentence; null where they are. */
export function explainNotBuilt(system: System, platform: NodeJS.Platform): string | null {
  if (system !== 'mac' || platform === 'darwin') return null;
  return 'macOS: the dmg was not built, because only macOS makes one; run npm run dist there.';
}

/**
 * Lists the packager's arguments for one kind, or for the folder that kinds are made from (null). A runtime of this
 * very system that is here already is not fetched again.
 */
export function listPackagerArguments(
  system: System,
  kind: Kind | null,
  { platform, runtimeFolder }: { platform: NodeJS.Platform; runtimeFolder: string | null },
): string[] {
  const isOwn = findOwnSystem(platform) === system;
  const own = isOwn && runtimeFolder !== null ? [`--config.electronDist=${runtimeFolder}`] : [];
  return [`--${system}`, kind?.target ?? 'dir', '--publish', 'never', ...own];
}

/**
 * The packager's environment where `dpkg-deb` is here: it makes the deb, and nothing is fetched for that. The folder
 * made for it holds one small script.
 */
export function buildDebEnvironment(node: string): Record<string, string> {
  const stand = join(mkdtempSync(join(tmpdir(), 'racketeer-fpm-')), 'fpm');
  const script = join(root, 'scripts', 'deb.ts');
  writeFileSync(stand, `#!/bin/sh\nexec '${node}' '${script}' "$@"\n`, { mode: 0o755 });
  return { CUSTOM_FPM_PATH: stand };
}

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|getaddrinfo|socket hang up|status ?code:? ?[45]\d\d|Response code [45]\d\d|HTTPError|RequestError|fetch failed|cannot download/i;

/** Describes in one sentence how the packaging of one kind ended, or of all of a system's (null). */
export function describePackaged(
  system: System,
  kind: Kind | null,
  { code, output }: { code: number | null; output: string },
): string {
  const { name, kinds } = packages[system];
  const what = kind?.name ?? kinds.map((each) => each.name).join(' and ');
  if (code === 0) return `${name}: ${what} built in dist.`;
  if (code === null || unreachable.test(output)) {
    const missing = kind === null ? 'the Electron runtime is' : 'the packager’s tools for it are';
    return `${name}: ${what} not built, because ${missing} not here and could not be fetched; run npm run dist where there is a line.`;
  }
  const why = output.split('\n').find((line) => /⨯|error/i.test(line)) ?? 'it gave no reason';
  return `${name}: ${what} not built: ${why.replace(/^[\s•⨯]+/, '').trim()}.`;
}
