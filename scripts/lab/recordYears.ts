import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { playRecordedYears } from '#test/support/recordedYears.ts';
import { root } from '../steps.ts';

/**
 * Records the years that a test replays, after a change that is meant to change play; any other difference from the
 * recording is a mistake.
 */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-years-'));
  try {
    const years = await playRecordedYears(folder);
    const target = join(root, 'test', 'fixtures', 'paradise-years.json.gz');
    writeFileSync(target, gzipSync(JSON.stringify(years), { level: 9 }));
    console.log(target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
