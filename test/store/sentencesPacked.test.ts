import Database from 'better-sqlite3';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '#commands/files.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { readLog } from '#queries/log.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';

/** A campaign of four periods as the format before left it. */
function formatBefore(game: string): string {
  const name = `../fixtures/format-15${game === '' ? '' : `-${game}`}.racketeer.gz`;
  const path = join(temporaryFolder(), 'Older.racketeer');
  writeFileSync(path, gunzipSync(readFileSync(join(import.meta.dirname, name))));
  return path;
}

function rowsOf<Row>(path: string, query: string): Row[] {
  const db = new Database(path, { readonly: true });
  try {
    return db.prepare(query).all() as Row[];
  } finally {
    db.close();
  }
}

const hashes = 'SELECT step, hash FROM step ORDER BY step';
const heads = 'SELECT seq, step, period, title, author_kind, author_seat, rules_version FROM journal ORDER BY seq';
const ledger = 'SELECT * FROM ledger ORDER BY id';

describe('from format 15 to 16', () => {
  it.each(['', 'turf-war', 'brotherhood', 'godfather', 'empire-city'])(
    'the log stays letter by letter, and takes half of its room (%s)',
    async (game) => {
      const path = formatBefore(game);
      const before = [hashes, heads, ledger].map((query) => rowsOf(path, query));
      const told = rowsOf<{ told: string }>(path, "SELECT told FROM journal WHERE told <> '' ORDER BY seq");
      const size = `SELECT (SELECT sum(length(packed)) FROM body) AS packed`;
      const [was] = rowsOf<{ packed: number }>(path, size);
      const session = await openCampaign(path, noon);
      // The hashes are of the entries' texts, which opening has compared with them.
      expect([hashes, heads, ledger].map((query) => rowsOf(path, query))).toEqual(before);
      const sentences = session.store.journal.entries().map(({ events_json }) => listSentences(events_json).join('\n'));
      expect(sentences.filter((lines) => lines !== '')).toEqual(told.map((row) => row.told));
      expect(readLog(session, 'gm', null).length).toBeGreaterThan(0);
      expect(verifyCampaign(session).findings).toEqual([]);
      session.store.close();
      const letters = told.reduce((sum, row) => sum + row.told.length, 0);
      const [now] = rowsOf<{ packed: number }>(path, size);
      expect((now?.packed ?? Infinity) - (was?.packed ?? 0)).toBeLessThan(letters / 2);
    },
  );

  it('a file whose log was altered is left as it is', async () => {
    const path = formatBefore('');
    const db = new Database(path);
    db.exec("UPDATE journal SET told = 'It rained.' WHERE seq = (SELECT max(seq) FROM journal WHERE told <> '')");
    db.close();
    const bytes = readFileSync(path);
    await expect(openCampaign(path, noon)).rejects.toThrow(/is damaged \(.*altered/);
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });
});

function listSentences(eventsJson: string): string[] {
  return (JSON.parse(eventsJson) as { text?: string }[]).flatMap(({ text }) => text ?? []);
}
