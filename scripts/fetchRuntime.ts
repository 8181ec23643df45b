import { createRequire } from 'node:module';
import { setTimeout as setTimer, clearTimeout as clearTimer } from 'node:timers';

/** The downloader that the Electron package gets its runtime with. */
export type DownloadRuntime = (details: {
  version: string;
  artifactName: string;
  platform: string;
  arch: string;
  cacheRoot?: string;
  checksums?: Record<string, string>;
  mirrorOptions?: { mirror: string };
  downloadOptions: {
    quiet: boolean;
    signal: AbortSignal;
    getProgressCallback: (progress: { transferred: number; total: number | null }) => Promise<void>;
  };
}) => Promise<string>;

export type Fetching = Omit<
  Parameters<DownloadRuntime>[0],
  'downloadOptions' | 'artifactName' | 'platform' | 'arch'
> & {
  say: (line: string) => void;
  /** Calls back after so many milliseconds unless it is canceled. */
  later?: (work: () => void, ms: number) => () => void;
};

/** A download that brings no byte for so long is given up. */
export const stalledMs = 30_000;
const bytesInMb = 1_000_000;
const percentTold = 5;

/**
 * Fetches the runtime into Electron's own cache and tells how it goes; waits as long as bytes come. Null once it is
 * there, else why it is not, in a few words.
 */
export async function fetchRuntime(
  download: DownloadRuntime,
  { say, later = scheduleWork, ...details }: Fetching,
): Promise<string | null> {
  const stop = new AbortController();
  const giveUp = (): void => {
    stop.abort(new Error(`nothing came for ${stalledMs / 1_000} seconds`));
  };
  let cancel = later(giveUp, stalledMs);
  let told = -1;
  try {
    await download({
      ...details,
      artifactName: 'electron',
      platform: process.platform,
      arch: process.arch,
      downloadOptions: {
        quiet: true,
        signal: stop.signal,
        getProgressCallback: ({ transferred, total }) => {
          cancel();
          cancel = later(giveUp, stalledMs);
          const mark = computeMark(transferred, total);
          if (mark > told) say(formatLine(transferred, total));
          told = Math.max(told, mark);
          return Promise.resolve();
        },
      },
    });
    return null;
  } catch (problem) {
    return explainFailure(problem);
  } finally {
    cancel();
  }
}

/** A number that grows whenever there is something new to tell: by percent, or by ten megabytes where none said how much comes. */
function computeMark(transferred: number, total: number | null): number {
  return total === null
    ? Math.floor(transferred / (10 * bytesInMb))
    : Math.floor((100 * transferred) / total / percentTold);
}

function formatLine(transferred: number, total: number | null): string {
  const formatMb = (bytes: number): string => (bytes / bytesInMb).toFixed(0);
  return total === null
    ? `  ${formatMb(transferred)} MB`
    : `  ${formatMb(transferred)} of ${formatMb(total)} MB (${Math.floor((100 * transferred) / total)}%)`;
}

/** Refusals, losses and stalls in a few words, on one line. */
function explainFailure(problem: unknown): string {
  if (!(problem instanceof Error)) return 'the download failed';
  const status = /Response code (\d+)/.exec(problem.message)?.[1];
  if (status !== undefined) return `the server refused it (${status})`;
  const cause: unknown = problem.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null;
  if (code !== null) return `the server cannot be reached (${code})`;
  return problem.message.replace(/\s+/g, ' ').slice(0, 160);
}

function scheduleWork(work: () => void, ms: number): () => void {
  const timer = setTimer(work, ms);
  return () => {
    clearTimer(timer);
  };
}

/** The downloader, version and checksums of the Electron package that is installed. */
export function readInstalledElectron(packageFolder: string): {
  download: DownloadRuntime;
  version: string;
  checksums: Record<string, string>;
} {
  const load = createRequire(`${packageFolder}/package.json`);
  const { downloadArtifact } = load('@electron/get') as { downloadArtifact: DownloadRuntime };
  const { version } = load('./package.json') as { version: string };
  const checksums = load('./checksums.json') as Record<string, string>;
  return { download: downloadArtifact, version, checksums };
}
