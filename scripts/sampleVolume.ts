import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPaperFonts } from '../src-main/platform/paperFonts.ts';
import { renderVolume } from '../src-main/press/index.ts';
import { playPapers } from '../test/support/paperTrial.ts';
import { numberOption } from './trials/pool.ts';

/** Makes the sample of a bound volume anew: `npm run sample-volume -- [--seed 501] [--months 7]`. */
const seed = numberOption('seed', 501, 1_000_000);
const months = numberOption('months', 7, 60);
const target = join(import.meta.dirname, '..', 'docs', 'examples', 'paradise-times-dispatch.html');
/** The most bytes of a sample that a repository may carry. */
const mostBytes = 1_500_000;

const { editions } = await playPapers(seed, months);
writeFileSync(target, renderVolume('Paradise Times-Dispatch', editions, await readPaperFonts()));
const { size } = statSync(target);
console.log(`${target}: ${editions.length} editions, ${Math.round(size / 1000)} KB`);
if (size > mostBytes) {
  console.error(`That is more than ${mostBytes / 1000} KB; bind fewer months.`);
  process.exitCode = 1;
}
