import { parseArgs } from 'node:util';
import { createRouter } from './api/router.ts';
import { sentenceFor } from './cli/failure.ts';
import { print, printError } from './cli/print.ts';
import { reportCrashes } from './platform/crash.ts';
import { closePrototypes } from './platform/hardening.ts';
import { logProblem } from './platform/log.ts';
import { readPort, runLoopback } from './platform/loopback/runLoopback.ts';
import { hostServices } from './platform/services.ts';

closePrototypes();
reportCrashes();

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' } },
  });
  await runLoopback({
    router: createRouter(hostServices(null)),
    file: positionals[0] ?? null,
    port: readPort(values.port),
    print,
  });
} catch (error) {
  const { sentence, isBug } = sentenceFor(error);
  if (isBug) logProblem(error);
  printError(sentence);
  process.exitCode = 1;
}
