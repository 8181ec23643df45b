import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compileCache, ensureBuilt } from './build.ts';
import { electronFolder, electronInstaller, findRecentFailure, findElectron, noteFailure } from './electronRuntime.ts';
import { fetchRuntime, readInstalledElectron } from './fetchRuntime.ts';
import { openBrowser } from './openBrowser.ts';
import { root, run } from './steps.ts';

/** Unpacking what was fetched; nothing is downloaded any more. */
const unpackLimitMs = 120_000;
const earlyExitMs = 10_000;

/** True if a window can be shown at all. */
const hasDisplay = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    browser: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** A file is named as seen from where npm was started. */
const files = positionals.map((path) => resolve(process.env['INIT_CWD'] ?? '.', path));

if (values.help) {
  console.log('npm start -- [FILE.racketeer] [--port N] [--browser]');
} else {
  process.exitCode = await start();
}

async function start(): Promise<number> {
  if (!(await ensureBuilt())) return 1;
  const why = await openDesktop();
  if (why === null) return 0;
  console.log(`No Electron runtime here: ${why}. Racketeer opens in the browser instead.`);
  return serveBrowser();
}

/** Runs the desktop until it is closed; or says why there is none. */
async function openDesktop(): Promise<string | null> {
  if (values.browser) return 'the browser was asked for';
  if (!hasDisplay) return 'this machine has no display';
  const known = findElectron();
  const why = known === null ? await fetchElectron() : null;
  const runtime = known ?? findElectron();
  if (runtime === null) return why ?? 'it could not be unpacked';
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0;
  const started = performance.now();
  const child = spawn(
    runtime,
    // Chromium's sandbox refuses to run as root on Linux.
    [...(isRootOnLinux ? ['--no-sandbox'] : []), root, ...files],
    { stdio: 'inherit' },
  );
  const code = await awaitEnd(child);
  const failedToStart = code !== 0 && performance.now() - started < earlyExitMs;
  return failedToStart ? 'it did not start' : null;
}

/** Fetches the runtime once; null when it is there, else why it is not. */
async function fetchElectron(): Promise<string | null> {
  if (process.env['CI']) return 'nothing is fetched on a build machine';
  const failed = findRecentFailure(Date.now());
  if (failed !== null) return `${failed}; it is tried again tomorrow, or now by "npx install-electron"`;
  console.log('Fetching the Electron runtime (once)…');
  const { download, ...electron } = readInstalledElectron(electronFolder);
  const why = await fetchRuntime(download, { ...electron, say: (line) => console.log(line) });
  if (why !== null) {
    noteFailure(why, Date.now());
    return why;
  }
  await run(process.execPath, [electronInstaller], { limitMs: unpackLimitMs, quiet: true });
  return null;
}

/** Serves the browser until it is interrupted. */
async function serveBrowser(): Promise<number> {
  const server = spawn(
    process.execPath,
    [join(root, 'out', 'main', 'serve.js'), ...files, ...(values.port === undefined ? [] : ['--port', values.port])],
    { env: { ...process.env, NODE_COMPILE_CACHE: compileCache }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => server.kill(signal));
  }
  createInterface({ input: server.stdout }).on('line', (line) => {
    console.log(line);
    const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)?.[0];
    if (address !== undefined && hasDisplay) process.once('exit', openBrowser(address));
  });
  return (await awaitEnd(server)) ?? 1;
}

function awaitEnd(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code));
  });
}
