import { describeFile } from '../../../src-main/queries/files.ts';
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
      const { tries: made, failures } = await readBeside(own, path);
      outcome.tries += made;
      outcome.failures.push(...failures);
    }
    return outcome;
  },
};

async function readBeside(context: Context, path: string): Promise<Outcome> {
  const run = startClosing(context, path, 400);
  await Promise.race([run.firstClosed, run.ended]);
  const outcome = await tryOften(context, async () => {
    // Lets the writer's words through.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const judged = judge(path);
    if (judged.kind !== 'whole') return JSON.stringify(judged);
    return describeFile(path).problem ?? run.complaint();
  });
  run.kill();
  await run.ended;
  return outcome;
}
