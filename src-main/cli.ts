import { requireNode } from './platform/nodeVersion.mjs';

// Imports are loaded before a file's first line runs, and an older Node cannot load the program.
requireNode();
const { findHostLack } = await import('./hostTest.ts');
const lack = await findHostLack();
if (lack === null) {
  const { closePrototypes, reportCrashes, runCommandLine } = await import('./commandLine.ts');

  closePrototypes();
  reportCrashes();
  process.exitCode = await runCommandLine(process.argv);
} else {
  process.stderr.write(`${lack}\n`);
  process.exitCode = 1;
}
