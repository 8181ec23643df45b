import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, it } from 'vitest';
import { openWritable } from '#store/open.ts';
import { campaignOnDisk, noon } from '../support/campaigns.ts';
import { startRacketeer } from '../support/commandLine.ts';

it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s during an advance closes the file after the running month and ends the program',
  async (signal) => {
    const { store } = await campaignOnDisk();
    store.close();
    const { path } = store;
    const child = startRacketeer(['advance', path, '--months', '1200', '--auto']);
    let out = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      // A terminal and the script above may both send one.
      if (out === '') for (let sent = 0; sent < 2; sent += 1) child.kill(signal);
      out += text;
    });
    const ended = await new Promise((resolve) => {
      child.once('close', (code, by) => resolve({ code, by }));
    });
    expect(ended).toEqual({ code: null, by: signal });
    expect(readdirSync(dirname(path))).toEqual([basename(path)]);
    const told = out.trimEnd().split('\n').length;
    const after = await openWritable(path, noon);
    expect(after.periods()).toHaveLength(told);
    after.close();
  },
);
