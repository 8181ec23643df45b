import { hasRightNode } from './platform/nodeVersion.mjs';

// Whatever a file imports is loaded before its first line runs, and an older Node cannot load the program.
if (hasRightNode()) {
  const { runCommandLine } = await import('./commandLine.ts');
  await runCommandLine(process.argv);
}
