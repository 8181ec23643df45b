import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { sample } from '#test/support/samples.ts';
import { playRecordedYears, quarters, type RecordedYear } from '#test/support/recordedYears.ts';

const recorded = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, '../../fixtures/paradise-years.json.gz'))).toString(),
) as Record<string, RecordedYear>;

const most = sample(quarters, 1);

describe('two recorded years', () => {
  it('play again exactly: orders, dice, events, papers and figures', async () => {
    const played = await playRecordedYears(temporaryFolder(), most);
    expect(Object.keys(played)).toEqual(Object.keys(recorded));
    for (const [name, year] of Object.entries(recorded)) {
      const { entries = [], papers, status, log } = played[name] ?? {};
      if (most === quarters) expect(entries).toHaveLength(year.entries.length);
      expect(entries.length).toBeGreaterThan(50);
      entries.forEach((entry, at) => expect(entry).toEqual(year.entries[at]));
      expect(papers).toEqual(year.papers.slice(0, most));
      expect(status).toEqual(year.status.slice(0, most));
      expect(log).toEqual((year.log as unknown[]).slice(0, (log as unknown[]).length));
    }
  });
});
