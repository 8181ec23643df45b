import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker, type MessagePort } from 'node:worker_threads';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/message-port';
import { readAsFolder } from './archive.ts';
import * as electron from './electron.ts';

/**
 * Starts a packed program as Electron would: `node start.ts APP MAIN ARGUMENT…`, where APP is an archive or a folder and
 * MAIN the script that its package.json names. The process that forked this one is the user.
 */
export type Act =
  | { act: 'answer'; button: string | null }
  | { act: 'call'; id: number; path: string[]; input?: unknown }
  | { act: 'app'; event: string; args: unknown[] }
  | { act: 'window'; event: string }
  | { act: 'page'; event: string; args: unknown[] }
  | { act: 'menu'; label: string }
  | { act: 'close' }
  | { act: 'quit' }
  | { act: 'throw'; message: string; isRejection: boolean }
  | { act: 'hang' };

const [app = '', main = '', ...rest] = process.argv.slice(2);
if (app.endsWith('.asar')) readAsFolder(app);
const fake = pathToFileURL(join(import.meta.dirname, 'electron.ts')).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: fake, shortCircuit: true } : next(specifier, context),
});
process.argv = [process.execPath, ...rest];

let calls: unknown = {};
electron.user.onPort = (port: MessagePort): void => {
  port.start();
  calls = createORPCClient(new RPCLink({ port })) as unknown;
};

const window = (): electron.BrowserWindow | undefined => electron.windows.at(-1);

function call({ id, path, input }: Extract<Act, { act: 'call' }>): void {
  const found = path.reduce<unknown>((part, name) => (part as Calls)[name], calls);
  (found as (input: unknown) => Promise<unknown>)(input).then(
    (value) => electron.tell({ kind: 'answer', id, value }),
    (refusal: unknown) => electron.tell({ kind: 'answer', id, refusal: String(refusal) }),
  );
}
type Calls = Record<string, unknown>;

/** Threads no longer end, and with them no forecast, and with it no campaign; what waits ten seconds for that waits none. */
function hang(): void {
  Worker.prototype.terminate = () => new Promise(() => undefined);
  const real = globalThis.setTimeout;
  const short = (work: () => void, ms?: number): NodeJS.Timeout => real(work, ms === 10_000 ? 1 : ms);
  globalThis.setTimeout = short as typeof setTimeout;
}

process.on('message', (given: Act) => {
  if (given.act === 'answer') electron.user.answer = given.button;
  else if (given.act === 'call') call(given);
  else if (given.act === 'app') electron.app.emit(given.event, ...given.args);
  else if (given.act === 'window') window()?.emit(given.event, {});
  else if (given.act === 'page') window()?.webContents.emit(given.event, {}, ...given.args);
  else if (given.act === 'menu') electron.choose(given.label);
  else if (given.act === 'close') window()?.close();
  else if (given.act === 'quit') electron.app.quit();
  else if (given.act === 'hang') hang();
  else fail(given);
});

function fail({ message, isRejection }: Extract<Act, { act: 'throw' }>): void {
  if (isRejection) void Promise.reject(new Error(message));
  else
    setImmediate(() => {
      throw new Error(message);
    });
}

await import(pathToFileURL(join(app, main)).href);
