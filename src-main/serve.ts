import { requireNode } from './platform/nodeVersion.mjs';
import { holdNursery } from './platform/nursery.ts';

// Imports are loaded before a file's first line runs, so the program is loaded by this one.
requireNode();
holdNursery();
const { findHostLack } = await import('./hostTest.ts');
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
