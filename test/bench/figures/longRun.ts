import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCampaign } from '#commands/files.ts';
import { giveRuling } from '#commands/play.ts';
import { undo } from '#commands/undo.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { commitMonth } from '../longCampaign.ts';
import { median, type Figure, type Measurement } from '../figure.ts';

const now = new Date('2026-01-02T12:00:00Z');
const share = 1 / 6;
const seat = 'g1' as SeatId;

/** What years of play cost: late months against early ones, opening, taking back, an order and its view. */
export const figure: Figure = {
  title: 'a long campaign (5 gangs)',
  boundedBy:
    'raids by hundreds of the law’s men, copies of collections that grow; opening, reading the state that was kept',
  async measure({ folder, longCampaign }) {
    const { file, months, monthMs } = await longCampaign();
    const some = Math.max(1, Math.floor(months * share));
    const early = sum(monthMs.slice(0, some));
    const late = sum(monthMs.slice(-some));
    const copy = join(folder, 'long-copy.racketeer');
    copyFileSync(file, copy);
    return [
      {
        name: `last ${some} months of ${months} against the first, speed`,
        value: early / late,
        unit: 'times',
        floor: 0.9,
        aim: 1,
      },
      ...(await opened(copy, months)),
    ];
  },
};

async function opened(file: string, months: number): Promise<Measurement[]> {
  const started = performance.now();
  const session = await openCampaign(file, now);
  const openMs = performance.now() - started;
  const undone: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    commitMonth(session);
    const before = performance.now();
    await undo(session, {});
    undone.push(performance.now() - before);
  }
  const answers: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const before = performance.now();
    const ruling = { kind: 'set-bank' as const, gang: seat, dollars: 5_000 + n };
    await giveRuling(session, { ruling, reason: 'A rich aunt.' }, now);
    JSON.stringify(session.rulebook.view(session.snapshot.state, 'gm'));
    answers.push(performance.now() - before);
  }
  session.store.close();
  return [
    { name: `open ${months} months`, value: openMs, unit: 'ms', floor: 300, aim: 100 },
    { name: 'undo one month', value: median(undone), unit: 'ms', floor: 150, aim: 50 },
    { name: 'a command and the view after it, on the host', value: median(answers), unit: 'ms', floor: 100, aim: 50 },
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
