import { requireNode } from './platform/nodeVersion.mjs';

// Whatever a file imports is loaded before its first line runs, and an older Node cannot load the program.
requireNode();
const { closePrototypes, reportCrashes, runCommandLine } = await import('./commandLine.ts');

closePrototypes();
reportCrashes();
await runCommandLine(process.argv);
