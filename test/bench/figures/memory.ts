import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHost } from '../../support/host.ts';
import type { Figure } from '../figure.ts';

/** Memory of the host's process with the sample campaign open and the interface fetched once. */
export const figure: Figure = {
  title: 'memory',
  async measure({ folder, sampleFile }) {
    const file = join(folder, 'memory.racketeer');
    copyFileSync(sampleFile, file);
    const host = await startHost({ file });
    try {
      await (await fetch(host.url)).text();
      return [{ name: 'host, resident', value: residentBytes(host.pid) / 1024 / 1024, unit: 'MB' }];
    } finally {
      await host.close();
    }
  },
};

function residentBytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return Number(kilobytes ?? NaN) * 1024;
}
