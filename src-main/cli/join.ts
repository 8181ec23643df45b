import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { formatMonth } from '../../src-shared/vocabulary/units.ts';
import { enterCampaign } from '../commands/files.ts';
import { findingText, readRunning } from '../commands/runningFile.ts';
import { now } from '../platform/clock.ts';
import { CommandFailure } from './failure.ts';
import { readText } from './input.ts';
import { print } from './print.ts';

/** `join FILE`: enters a campaign that was played elsewhere; tells all that is wrong, by line. */
export async function joinCampaign(file: string, options: { from: string }): Promise<void> {
  const read = readRunning(readText(options.from));
  if (read.kind === 'wrong') {
    const lines = read.findings.map((finding) => findingText(basename(options.from), finding));
    throw new CommandFailure(lines.join('\n'));
  }
  const { running } = read;
  const session = await enterCampaign({ path: file, fileId: randomUUID(), running }, now());
  session.store.close();
  const names = running.gangs.map(({ name }) => name).join(', ');
  print(`${file}: ${running.title}, ${formatMonth(running.month)}, with ${names}.`);
}
