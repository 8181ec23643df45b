import { requireNode } from './platform/nodeVersion.mjs';
import { holdNursery } from './platform/nursery.ts';

// Whatever a file imports is loaded before its first line runs, so the program is loaded by this one.
requireNode();
holdNursery();
const { closePrototypes, reportCrashes, serve } = await import('./serving.ts');

closePrototypes();
reportCrashes();
await serve();
