import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { replayJournal } from '#campaign/recorded.ts';
import { openCampaign } from '#commands/files.ts';
import { advance } from '#commands/play.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { sha256 } from '#store/seals/chain.ts';
import { campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';
import { changeAndSeal } from '../support/sealing.ts';

/** A campaign of four periods as the format before left it: the hash of a state is that of its text. */
function formatBefore(): string {
  const path = join(temporaryFolder(), 'Older.racketeer');
  const packed = join(import.meta.dirname, '../fixtures/format-14.racketeer.gz');
  writeFileSync(path, gunzipSync(readFileSync(packed)));
  return path;
}

/** Two months under the rules of today, the first with the hash of a state that format 14 had. */
async function withOldHash(): Promise<string> {
  const path = join(temporaryFolder(), 'Test.racketeer');
  const session = await campaignOnDisk({ path });
  await playMonths(session, 2);
  const { store, rulebook } = session;
  let hash = '';
  replayJournal(store, rulebook, undefined, {
    applied(state, event) {
      if (rulebook.closedPeriod(event) === 1) hash = sha256(JSON.stringify(state));
    },
    stepped: () => undefined,
  });
  store.close();
  changeAndSeal(path, `UPDATE period SET state_hash = '${hash}' WHERE period = 1`);
  return path;
}

function hashesIn(path: string): string[] {
  const db = new Database(path, { readonly: true });
  const hashes = db.prepare('SELECT state_hash FROM period ORDER BY period').pluck().all();
  db.close();
  return hashes as string[];
}

async function playedOn(path: string): Promise<void> {
  const session = await openCampaign(path, noon);
  await advance(session, { auto: true }, noon);
  session.store.close();
}

async function findingsIn(path: string): Promise<string[]> {
  const session = await openCampaign(path, noon);
  const { findings } = verifyCampaign(session);
  session.store.close();
  return findings;
}

describe('from format 14 to 15', () => {
  it('periods that were closed before keep their hashes, and later ones are made of parts', async () => {
    const path = formatBefore();
    const before = hashesIn(path);
    await playedOn(path);
    expect(hashesIn(path).slice(0, -1)).toEqual(before);
    for (const hash of before) expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(hashesIn(path).at(-1)).toMatch(/^parts:[0-9a-f]{64}$/);
    expect(await findingsIn(path)).toEqual([]);
  });

  it.each([1, 2])('another hash of month %i is found, whichever way it was made', async (month) => {
    const path = await withOldHash();
    expect(await findingsIn(path)).toEqual([]);
    const [other = ''] = hashesIn(path).slice(month - 1);
    const turned = other.endsWith('0') ? `${other.slice(0, -1)}1` : `${other.slice(0, -1)}0`;
    changeAndSeal(path, `UPDATE period SET state_hash = '${turned}' WHERE period = ${month}`);
    expect(await findingsIn(path)).toEqual([`Month ${month} does not replay to its seal.`]);
  });
});
