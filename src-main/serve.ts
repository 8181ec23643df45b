import { parseArgs } from 'node:util';
import { ORPCError } from '@orpc/server';
import { createRouter } from './api/router.ts';
import { logProblem } from './platform/log.ts';
import { readPort, runLoopback } from './platform/loopback/runLoopback.ts';
import { hostServices } from './platform/services.ts';

/** One sentence for the terminal; what lies behind a failure goes to the log. */
function sentenceOf(error: unknown): string {
  if (error instanceof ORPCError && error.status < 500) return error.message;
  logProblem(error);
  return error instanceof Error ? error.message : String(error);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string' } },
  });
  await runLoopback({
    router: createRouter(hostServices(null)),
    file: positionals[0] ?? null,
    port: readPort(values.port),
    print: (line) => process.stdout.write(`${line}\n`),
  });
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
