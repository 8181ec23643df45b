import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHost } from '#test/support/host.ts';
import { setTimeout } from 'node:timers/promises';
import type { Figure, Measurement } from '../figure.ts';
import { callsTo } from './forecast.ts';

/** Memory of the host's process with a campaign open and the interface fetched once, and while it looks ahead. */
export const figure: Figure = {
  title: 'memory (resident, the whole process)',
  async measure({ folder, sampleFile, longCampaign }) {
    const long = await longCampaign();
    const open = (page: string): Promise<unknown> => fetch(page).then((answer) => answer.text());
    return [
      {
        ...(await hostWith('host, new campaign', join(folder, 'memory.racketeer'), sampleFile, open)),
        floor: 120,
        aim: 90,
      },
      {
        ...(await hostWith(`host at ${long.months} months`, join(folder, 'much.racketeer'), long.file, open)),
        floor: 250,
        aim: 150,
      },
      {
        ...(await hostWith('host with a forecast', join(folder, 'ahead.racketeer'), sampleFile, lookAhead)),
        floor: 400,
        aim: 270,
      },
    ];
  },
};

async function hostWith(
  name: string,
  file: string,
  original: string,
  use: (url: string) => Promise<unknown>,
): Promise<Measurement> {
  copyFileSync(original, file);
  const host = await startHost({ file });
  try {
    await use(host.url);
    return { name, value: residentBytes(host.pid) / 1024 / 1024, unit: 'MB' };
  } finally {
    await host.close();
  }
}

/** Until the threads have played some futures each. */
async function lookAhead(url: string): Promise<void> {
  const calls = callsTo(url);
  const { run } = await calls.forecast.start({ viewer: 'gm', campaigns: 1_000, periods: 12 });
  while ((await calls.forecast.progress({ run, viewer: 'gm' })).done < 24) await setTimeout(100);
}

function residentBytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return Number(kilobytes ?? NaN) * 1024;
}
