import { findHostLack } from './hostTest.ts';
import { holdNursery } from './platform/nursery.ts';

// Whatever a file imports is loaded before its first line runs, so the program is loaded by this one.
holdNursery();
const lack = await findHostLack();
if (lack === null) {
  const { closePrototypes, reportCrashes, serve } = await import('./serving.ts');

  closePrototypes();
  reportCrashes();
  await serve();
} else {
  process.stderr.write(`${lack}\n`);
  process.exitCode = 1;
}
