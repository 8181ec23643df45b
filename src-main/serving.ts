import { parseArgs } from 'node:util';
import { createRouter } from './api/router.ts';
import { describeFailure } from './cli/failure.ts';
import { print, printError } from './cli/print.ts';
import { logProblem } from './platform/log.ts';
import { readPort, runLoopback } from './platform/loopback/runLoopback.ts';
import { releaseNursery } from './platform/nursery.ts';
import { createHostServices } from './platform/services.ts';

export { reportCrashes } from './platform/crash.ts';
export { closePrototypes } from './platform/hardening.ts';

/** Serves the program to a browser on this machine until it is interrupted; `serve.ts` loads it. */
export async function serve(): Promise<void> {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } });
    await runLoopback({
      router: createRouter(createHostServices(null)),
      file: positionals[0] ?? null,
      port: readPort(values.port),
      print: (line) => {
        releaseNursery();
        print(line);
      },
    });
  } catch (error) {
    const { sentence, isBug } = describeFailure(error);
    if (isBug) logProblem(error);
    printError(sentence);
    process.exitCode = 1;
  }
}
