import { join } from 'node:path';
import { commitStep } from '../../../src-main/commands/commit.ts';
import { foundCampaign } from '../../../src-main/commands/files.ts';
import { advance } from '../../../src-main/commands/play.ts';
import type { Session } from '../../../src-main/commands/session.ts';
import { playOn } from '../../../src-main/kernel/play.ts';
import { run } from '../../../src-main/kernel/run.ts';
import { journalWriter } from '../../../src-main/kernel/writers.ts';
import { setupFor } from '../../support/founded.ts';
import { median } from '../figure.ts';
import type { Figure } from '../figure.ts';

const months = 24;
const now = new Date('2026-01-02T12:00:00Z');

/** Months of five gangs, each on disk with its edition and seal before the next begins. */
export const figure: Figure = {
  title: 'months written to a file (5 gangs, 24-month campaigns)',
  boundedBy:
    'composing and storing the month (edition, seal, rows), then the backup’s flushes to disk and its check',
  async measure({ folder, repeats }) {
    const bare: number[] = [];
    const kept: number[] = [];
    for (let n = 0; n <= repeats; n += 1) {
      const file = (kind: string): string => join(folder, `written-${kind}-${n}.racketeer`);
      const withoutBackups = await speedOf(file('bare'), commitMonth);
      const withBackups = await speedOf(file('kept'), advanceMonth);
      // The first round warms up.
      if (n === 0) continue;
      bare.push(withoutBackups);
      kept.push(withBackups);
    }
    const unit = 'months/s';
    return [
      { name: 'written, without backups', value: median(bare), unit, target: '150' },
      { name: 'written, a checked backup before each', value: median(kept), unit, target: '150' },
    ];
  },
};

async function speedOf(
  path: string,
  play: (session: Session) => Promise<void> | void,
): Promise<number> {
  const founded = await foundCampaign(
    { game: 'paradise' as const, path, fileId: 'bench', setup: setupFor() },
    now,
  );
  if (founded.kind === 'question') throw new Error(founded.question.prompt);
  const { session } = founded;
  const started = performance.now();
  for (let month = 0; month < months; month += 1) await play(session);
  const seconds = (performance.now() - started) / 1_000;
  session.store.close();
  return months / seconds;
}

async function advanceMonth(session: Session): Promise<void> {
  const outcome = await advance(session, { auto: true }, now);
  if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
}

function commitMonth(session: Session): void {
  const { rulebook, snapshot } = session;
  const result = run(snapshot, journalWriter(rulebook), (table) => {
    table.entry({ title: 'Close', author: { kind: 'rules' }, order: null, reason: null });
    playOn(rulebook, table, { auto: true });
  });
  if (result.kind === 'question') throw new Error(result.question.prompt);
  commitStep(session, { title: 'Close', entries: result.entries, rng: result.after.rng }, now);
}
