/** Systems that packages are made for, as the packager calls them. */
export type System = 'linux' | 'win' | 'mac';

/** What each system is given. */
const packages: Readonly<Record<System, { name: string; kinds: string }>> = {
  linux: { name: 'Linux', kinds: 'AppImage and deb' },
  win: { name: 'Windows', kinds: 'the NSIS installer' },
  mac: { name: 'macOS', kinds: 'the dmg' },
};

const systemsOfNode: Partial<Record<NodeJS.Platform, System>> = {
  linux: 'linux',
  win32: 'win',
  darwin: 'mac',
};

/** The system that this program runs on; Linux where nobody knows. */
export function ownSystem(platform: NodeJS.Platform): System {
  return systemsOfNode[platform] ?? 'linux';
}

/** Why a system's packages are not even tried here, in one sentence; null where they are. */
export function notBuiltHere(system: System, platform: NodeJS.Platform): string | null {
  if (system !== 'mac' || platform === 'darwin') return null;
  return 'macOS: the dmg was not built, because only macOS makes one; run npm run dist there.';
}

/** What the packager is told. A runtime of this very system that is here already is not fetched again. */
export function packagerArguments(
  system: System,
  { platform, runtimeFolder }: { platform: NodeJS.Platform; runtimeFolder: string | null },
): string[] {
  const isOwn = ownSystem(platform) === system;
  const own = isOwn && runtimeFolder !== null ? [`--config.electronDist=${runtimeFolder}`] : [];
  return [`--${system}`, '--publish', 'never', ...own];
}

const unreachable =
  /ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|getaddrinfo|socket hang up|status ?code:? ?[45]\d\d|Response code [45]\d\d|HTTPError|RequestError|fetch failed|cannot download/i;

/** What became of a system's packages, in one sentence. */
export function packagedSentence(system: System, code: number | null, output: string): string {
  const { name, kinds } = packages[system];
  if (code === 0) return `${name}: ${kinds} built in dist.`;
  if (code === null || unreachable.test(output)) {
    return `${name}: ${kinds} not built, because the Electron runtime or the packager’s tools for it are not here and could not be fetched; run npm run dist where there is a line.`;
  }
  const why = output.split('\n').find((line) => /⨯|error/i.test(line)) ?? 'it gave no reason';
  return `${name}: ${kinds} not built: ${why.replace(/^[\s•⨯]+/, '').trim()}.`;
}
