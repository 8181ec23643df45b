import { parseArgs } from 'node:util';
import { perform } from './perform.ts';
import { trials } from './trials.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    tries: { type: 'string' },
    seed: { type: 'string', default: '1925' },
    minutes: { type: 'string', default: '12' },
  },
});

const chosen = trials.filter(({ name }) => values.only === undefined || name.includes(values.only));
const end = performance.now() + Number(values.minutes) * 60_000;
let failed = chosen.length === 0;
if (failed) console.error(`No trial is called “${values.only ?? ''}”.`);

for (const [place, trial] of chosen.entries()) {
  const tries = values.tries === undefined ? trial.tries : Number(values.tries);
  // The first takes longest; what is left of the time is shared out evenly among the trials to come.
  const share = place === 0 && chosen.length > 1 ? 0.25 : 1 / (chosen.length - place);
  const limitMs = Math.max(1_000, (end - performance.now()) * share);
  const outcome = await perform(trial, { tries, seed: Number(values.seed), limitMs });
  const survived = outcome.tries - outcome.failures.length;
  const cut = outcome.tries < tries ? ` (of ${tries})` : '';
  console.log(
    `${outcome.failures.length === 0 ? 'ok    ' : 'FAILED'} ${trial.name}: ${outcome.tries}${cut} tries, ${survived} survived, ${outcome.seconds.toFixed(1)} s`,
  );
  for (const failure of outcome.failures.slice(0, 5))
    console.log(`         ${failure.slice(0, 600)}`);
  failed ||= outcome.failures.length > 0;
}
process.exitCode = failed ? 1 : 0;
