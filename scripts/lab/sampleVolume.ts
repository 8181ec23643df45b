import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPaperFonts } from '#platform/paperFonts.ts';
import { renderVolume } from '#press/index.ts';
import { playPapers } from '#test/support/paperTrial.ts';
import { root } from '../steps.ts';
import { readNumberOption } from './options.ts';

/** The most bytes of a sample that a repository may carry. */
const mostBytes = 1_500_000;

/** Makes the sample of a bound volume again. */
export async function run(): Promise<void> {
  const seed = readNumberOption('seed', 501, 1_000_000);
  const months = readNumberOption('months', 7, 60);
  const target = join(root, 'docs', 'examples', 'paradise-times-dispatch.html');
  const { editions } = await playPapers(seed, months);
  writeFileSync(target, renderVolume('Paradise Times-Dispatch', editions, await readPaperFonts()));
  const { size } = statSync(target);
  console.log(`${target}: ${editions.length} editions, ${Math.round(size / 1000)} KB`);
  if (size > mostBytes) {
    console.error(`That is more than ${mostBytes / 1000} KB; bind fewer months.`);
    process.exitCode = 1;
  }
}
