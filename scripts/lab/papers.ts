import { splitSentences } from '#press/desk/sentences.ts';
import { countPapers, listUntoldDead } from '#test/support/paperCounts.ts';
import { disagreements } from '#test/support/paperFacts.ts';
import { playPapers, repetitionOf, skeletonOf, textsOf, wrongFacts } from '#test/support/paperTrial.ts';
import { readNumberOption } from './options.ts';

/**
 * Plays campaigns and reads their papers. Prints how much was printed before, what the public events do not bear out,
 * and a chief editor's counts; fails on any repeat within three editions, on 15 in a hundred sentences seen before after the first year, and on any
 * wrong fact.
 */
export async function run(): Promise<void> {
  const seeds = readNumberOption('seeds', 10, 1_000);
  const months = readNumberOption('months', 36, 600);
  const from = readNumberOption('from', 1, 1_000_000);

  let failures = 0;
  for (let seed = from; seed < from + seeds; seed += 1) {
    const trial = await playPapers(seed, months);
    const { nearby, seenBefore, sentences } = repetitionOf(trial.editions);
    const wrong = [...wrongFacts(trial), ...disagreements(trial)];
    const share = sentences === 0 ? 0 : seenBefore / sentences;
    const shapes = trial.editions.flatMap(textsOf).flatMap(splitSentences).map(skeletonOf);
    const leads = trial.editions.map(({ lead }) => lead.kind);
    const again = leads.filter((kind, nth) => nth > 0 && kind === leads[nth - 1]).length;
    console.log(
      [
        `seed ${seed}: ${trial.editions.length} editions`,
        `${nearby.length} repeats within three`,
        `${(share * 100).toFixed(1)} % seen before after a year`,
        `${new Set(shapes).size} shapes in ${shapes.length} sentences`,
        `${new Set(leads).size} sorts of lead, ${again} twice running`,
        `${wrong.length} wrong facts`,
      ].join(', '),
    );
    const { named, joined, causes, fights, doors, chiefless, frames } = countPapers(trial);
    const untold = listUntoldDead(trial);
    console.log(
      [
        `  ${named} of ${trial.editions.length} leads name somebody`,
        `${joined} matters of several events`,
        `${causes} of ${fights} fights with a cause`,
        `${doors} counts of doors`,
        `${untold.length} fights with untold dead`,
        `${chiefless} months at most without a chief`,
        `frames seen before by half-year: ${frames.map((one) => `${Math.round(one * 100)} %`).join(', ')}`,
      ].join('; '),
    );
    for (const line of [...nearby, ...wrong, ...untold].slice(0, 12)) console.log(`  ${line}`);
    if (nearby.length > 0 || share >= 0.15 || wrong.length > 0) failures += 1;
  }
  process.exitCode = failures === 0 ? 0 : 1;
}
