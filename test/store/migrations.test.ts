import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '../../src-main/commands/files.ts';
import { advance } from '../../src-main/commands/play.ts';
import { verifyCampaign } from '../../src-main/commands/verify.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';

/** A campaign of two months as the first format wrote it. */
function firstFormat(): string {
  const packed = readFileSync(join(import.meta.dirname, '../fixtures/format-1.racketeer.gz'));
  const path = join(temporaryFolder(), 'Old.racketeer');
  writeFileSync(path, gunzipSync(packed));
  return path;
}

function rowsOf(path: string, query: string): unknown[] {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare(query).all();
  } finally {
    db.close();
  }
}

describe('0002-battles', () => {
  it('keeps every row and gives the new columns their first values', async () => {
    const path = firstFormat();
    const members = 'SELECT id, name, gang, fists, hits FROM gangster ORDER BY id';
    const before = rowsOf(path, members);
    expect(before.length).toBeGreaterThan(10);
    const session = await openCampaign(path, noon);
    session.store.close();
    expect(rowsOf(path, members)).toEqual(before);
    expect(
      rowsOf(path, 'SELECT DISTINCT points_lost, is_stone_cold, custody FROM gangster'),
    ).toEqual([{ points_lost: 0, is_stone_cold: 0, custody: null }]);
    expect(rowsOf(path, 'SELECT * FROM battle')).toEqual([]);
  });

  it('seals the closed months anew, so that the old campaign verifies and plays on', async () => {
    const session = await openCampaign(firstFormat(), noon);
    expect(session.store.months().map(({ month }) => month)).toEqual([1, 2]);
    expect(verifyCampaign(session.store).findings).toEqual([]);
    const played = await advance(session, { auto: true }, noon);
    expect(played).toMatchObject({ kind: 'done', monthsClosed: [3] });
    expect(verifyCampaign(session.store).findings).toEqual([]);
    session.store.close();
  });
});
