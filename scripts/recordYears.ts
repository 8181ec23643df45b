import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { playRecordedYears } from '../test/support/recordedYears.ts';

/**
 * Records the years that a test plays again: `npm run record-years`. For changes that are meant to change play; what
 * else differs from the recording is a mistake.
 */
const folder = mkdtempSync(join(tmpdir(), 'racketeer-years-'));
try {
  const years = await playRecordedYears(folder);
  const target = join(import.meta.dirname, '../test/fixtures/paradise-years.json.gz');
  writeFileSync(target, gzipSync(JSON.stringify(years), { level: 9 }));
  console.log(target);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
