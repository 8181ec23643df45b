import { ORPCError } from '@orpc/client';
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProgramCalls } from '#platform/programCalls.ts';
import { closeMonth, openDesk } from '../support/desk.ts';

/** Calls that read the open file and write nothing. */
const queries: Record<string, (calls: ProgramCalls) => Promise<unknown>> = {
  view: (calls) => calls.games.paradise.view({ viewer: 'gm' }),
  log: (calls) => calls.history.log({ viewer: 'gm', period: null }),
  steps: (calls) => calls.history.steps(),
  editions: (calls) => calls.paper.editions(),
  paper: (calls) => calls.paper.export({ period: 1, format: 'html' }),
  volume: (calls) => calls.paper.volume(),
  current: (calls) => calls.campaign.current(),
  verify: (calls) => calls.campaign.verify(),
};

const changes: [string, (path: string) => void][] = [
  ['emptied', (path) => truncateSync(path, 0)],
  ['cut in half', (path) => truncateSync(path, Math.floor(readFileSync(path).length / 2))],
  ['overwritten with noise', (path) => writeFileSync(path, Buffer.alloc(100_000, 7))],
];

describe('a query of a file that another program changed while it is open', () => {
  it.each(changes)('answers, or says so, where it was %s; no bug is reported', async (_, change) => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await closeMonth(calls);
    copyFileSync(path, `${path}.whole`);
    change(path);
    const said = new Set<string>();
    for (const [name, ask] of Object.entries(queries)) {
      await ask(calls).catch((problem: unknown) => {
        said.add(problem instanceof ORPCError ? problem.message : `${name}: ${String(problem)}`);
      });
    }
    expect([...said]).toEqual([
      'Another program changed Paradise.racketeer while it was open here, so it cannot be read any further; open it again to see what it says now, restore a backup, or save what is open here as a separate file.',
    ]);
  });
});
