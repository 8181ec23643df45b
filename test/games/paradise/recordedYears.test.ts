import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { playRecordedYears, type RecordedYear } from '#test/support/recordedYears.ts';

const recorded = JSON.parse(
  gunzipSync(readFileSync(join(import.meta.dirname, '../../fixtures/paradise-years.json.gz'))).toString(),
) as Record<string, RecordedYear>;

describe('two recorded years', () => {
  it('play again exactly: orders, dice, events, papers and figures', async () => {
    const played = await playRecordedYears(temporaryFolder());
    expect(Object.keys(played)).toEqual(Object.keys(recorded));
    for (const [name, year] of Object.entries(recorded)) {
      expect(played[name]?.entries.length).toBe(year.entries.length);
      year.entries.forEach((entry, at) => expect(played[name]?.entries[at]).toEqual(entry));
      expect(played[name]?.papers).toEqual(year.papers);
      expect(played[name]?.status).toEqual(year.status);
      expect(played[name]?.log).toEqual(year.log);
    }
  });
});
