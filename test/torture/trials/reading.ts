import { basename } from 'node:path';
import { describeFile } from '#queries/files.ts';
import { copyOf, judge, played } from '../campaign.ts';
import { startClosing } from '../program.ts';
import { tryOften, type Context, type Outcome, type Trial } from '../trial.ts';

/** So many look at what one writer writes before another begins on a new file: a long campaign takes long to verify. */
const readersOfOne = 10;

/** The last writer goes on with a campaign of so many months. */
const longMonths = 60;

/** Others look at a file while a program writes it: they never say that it is damaged. */
export const readersBeside: Trial = {
  name: 'verify, status and list beside a writer',
  tries: 100,
  short: 4,
  seconds: 60,
  async run(context) {
    const { folder, tries } = context;
    const base = await played(folder, 1);
    const outcome: Outcome = { tries: 0, failures: [] };
    for (let from = 0; from < tries; from += readersOfOne) {
      const path = copyOf(base, folder, `beside-${from}`);
      const isLong = from > 0 && from + readersOfOne >= tries;
      if (isLong) await startClosing(context, path, longMonths).ended;
      const own = { ...context, tries: Math.min(readersOfOne, tries - from) };
      const { tries: made, failures } = await readBeside(own, path, base);
      outcome.tries += made;
      outcome.failures.push(...failures);
    }
    return outcome;
  },
};

async function readBeside(context: Context, first: string, base: string): Promise<Outcome> {
  let path = first;
  let run = await writing(context, path);
  const outcome = await tryOften(context, async (nth) => {
    if (run.isOver() && run.complaint() === null) {
      // Its campaign was won: nobody would read beside a writer any more.
      path = copyOf(base, context.folder, `${basename(first, '.racketeer')}-${nth}`);
      run = await writing(context, path);
    }
    // Lets the writer's words through.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const judged = await judge(path);
    if (judged.kind !== 'whole') return JSON.stringify(judged);
    return (await describeFile(path)).problem ?? run.complaint();
  });
  run.kill();
  await run.ended;
  return outcome;
}

/** A program that closes months of a file and has closed the first, or has ended. */
async function writing(context: Context, path: string): Promise<ReturnType<typeof startClosing>> {
  const run = startClosing(context, path, 400);
  await Promise.race([run.firstClosed, run.ended]);
  return run;
}
