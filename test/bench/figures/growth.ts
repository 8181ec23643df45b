import { statSync } from 'node:fs';
import { join } from 'node:path';
import { foundCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { setupFor } from '#test/support/founded.ts';
import type { Figure } from '../figure.ts';

const firstMonth = 1;
const lastMonth = 25;
const now = new Date('2026-01-02T12:00:00Z');

/** What a month adds to a campaign's file: journal with every die, edition, ledger, rows. */
export const figure: Figure = {
  title: 'growth of a file (5 gangs)',
  boundedBy: 'text: what the steps say, packed, is a third, the editions a sixth',
  async measure({ folder }) {
    const path = join(folder, 'growth.racketeer');
    const founded = await foundCampaign({ game: 'paradise' as const, path, fileId: 'bench', setup: setupFor() }, now);
    if (founded.kind === 'question') throw new Error(founded.question.prompt);
    const { session } = founded;
    let atFirst = 0;
    for (let month = firstMonth; month <= lastMonth; month += 1) {
      const outcome = await advance(session, { auto: true }, now);
      if (outcome.kind === 'question') throw new Error(outcome.question.prompt);
      if (month === firstMonth) atFirst = sizeBytes(path);
    }
    const grownBytes = sizeBytes(path) - atFirst;
    session.store.close();
    const value = grownBytes / (lastMonth - firstMonth) / 1_024;
    return [{ name: 'file growth a month', value, unit: 'KB', floor: 40, aim: 20 }];
  },
};

/** Every command empties the write-ahead log, so the file alone has its size. */
function sizeBytes(path: string): number {
  return statSync(path).size;
}
