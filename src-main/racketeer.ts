import { findHostLack } from './hostTest.ts';

// What a file imports is loaded before its first line runs: the command line is loaded by this one.
const lack = await findHostLack();
if (lack === null) {
  await import('./cli.ts');
} else {
  process.stderr.write(`${lack}\n`);
  process.exitCode = 1;
}
