import { join } from 'node:path';
import { advance } from '#commands/play.ts';
import type { Session } from '#commands/session.ts';
import { commitMonth, newCampaign } from '../longCampaign.ts';
import { median, type Figure } from '../figure.ts';

const months = 24;
/** Those that warm up, and those that count. */
const warmUpRounds = 5;
const rounds = 2;
const now = new Date('2026-01-02T12:00:00Z');

/** Months of five gangs, each on disk with its edition and seal before the next begins. */
export const figure: Figure = {
  title: 'months written to a file (5 gangs, 24-month campaigns)',
  boundedBy: 'playing the month; then packing it, its seal, and the disk’s flushes',
  async measure({ folder }) {
    const bare: number[] = [];
    const kept: number[] = [];
    for (let n = 0; n < warmUpRounds + rounds; n += 1) {
      const file = (kind: string): string => join(folder, `written-${kind}-${n}.racketeer`);
      const withoutBackups = await speedOf(file('bare'), commitMonth);
      const withBackups = await speedOf(file('kept'), advanceMonth);
      if (n < warmUpRounds) continue;
      bare.push(withoutBackups);
      kept.push(withBackups);
    }
    const unit = 'months/s';
    return [
      { name: 'months a second to the file', value: median(bare), unit, floor: 150, aim: 300 },
      { name: 'the same, a checked backup before each', value: median(kept), unit },
    ];
  },
};

async function speedOf(path: string, play: (session: Session) => Promise<void> | void): Promise<number> {
  const session = await newCampaign(path);
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
