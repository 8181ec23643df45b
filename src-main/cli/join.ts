import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { GameId } from '#shared/words/games.ts';
import { enterCampaign } from '../commands/files.ts';
import { formatFinding } from '#shared/words/jsonText.ts';
import { readRunning } from '../commands/runningFile.ts';
import { readClock } from '../platform/clock.ts';
import { CommandFailure } from './failure.ts';
import { readText } from './input.ts';
import { finishBeforeSignals } from './interrupt.ts';
import { print } from './print.ts';

/** `join FILE`: enters a campaign that was played elsewhere; lists all faults, by line. */
export async function joinCampaign(
  file: string,
  options: { game: GameId; from: [string, ...string[]]; npcs?: number },
): Promise<void> {
  const [first, ...more] = options.from;
  const read = await readRunning(options.game, readText(first), {
    others: more.map((path) => ({ name: basename(path), text: readText(path) })),
    rivals: options.npcs ?? null,
  });
  if (read.kind === 'wrong') {
    const lines = read.findings.map((finding) => formatFinding(basename(first), finding));
    throw new CommandFailure(lines.join('\n'));
  }
  const { running } = read;
  const entering = { game: options.game, path: file, fileId: randomUUID(), running };
  const { rulebook, snapshot } = await finishBeforeSignals(async () => {
    const session = await enterCampaign(entering, readClock());
    session.store.close();
    return session;
  });
  const names = rulebook.seats(snapshot.state).map(({ name }) => name);
  const date = rulebook.period.name(rulebook.periodOf(snapshot.state));
  print(`${file}: ${read.title}, ${date}, with ${names.join(', ')}.`);
}
