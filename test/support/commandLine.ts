import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const source = join(root, 'src-main', 'cli.ts');
const built = join(root, 'out', 'main', 'cli.js');

/** What the command line is built from. */
const sources = ['src-main', 'src-shared', 'migrations'].map((folder) => join(root, folder));

/** The built command line, which starts in half the time, where it is of these very sources; else the sources. */
const script = isBuiltSince(newestIn(sources)) ? built : source;

function isBuiltSince(time: number): boolean {
  return (statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time;
}

function newestIn(folders: readonly string[]): number {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
  );
  return Math.max(...files.map((file) => statSync(file).mtimeMs));
}

/** Reading the sources is most of what a short command does; Node keeps what it read here. */
const compileCache = join(root, 'node_modules', '.cache', 'command-line');

/** What a command line left behind. */
export type Ran = { code: number | null; out: string; err: string };

/** Starts the command line as a process of its own, as a script would. */
export function startRacketeer(args: readonly string[], stdin: 'ignore' | 'pipe' = 'ignore'): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...process.env, RACKETEER_CLOCK: '', NODE_COMPILE_CACHE: compileCache },
    stdio: [stdin, 'pipe', 'pipe'],
  });
}

let last: Promise<unknown> = Promise.resolve();

/** Runs command lines one after the other within this process: loading the program is most of what a short one takes. */
export function racketeer(...args: string[]): Promise<Ran> {
  const ran = last.then(() => runHere(args));
  last = ran.catch(() => null);
  return ran;
}

async function runHere(args: readonly string[]): Promise<Ran> {
  const { runCommandLine } = await import('#main/commandLine.ts');
  const ran: Ran = { code: null, out: '', err: '' };
  const clock = process.env['RACKETEER_CLOCK'];
  delete process.env['RACKETEER_CLOCK'];
  const stops = [keep('stdout', (text) => (ran.out += text)), keep('stderr', (text) => (ran.err += text))];
  try {
    ran.code = await runCommandLine([process.execPath, script, ...args]);
  } finally {
    for (const stop of stops) stop();
    if (clock !== undefined) process.env['RACKETEER_CLOCK'] = clock;
  }
  return ran;
}

/** Keeps what is written to a stream of this process; returns how to stop. */
function keep(name: 'stdout' | 'stderr', note: (text: string) => void): () => void {
  const stream = process[name];
  const { write } = stream;
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    note(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'));
    for (const done of rest) if (typeof done === 'function') (done as () => void)();
    return true;
  };
  return () => (stream.write = write);
}

/** Runs one command line to its end as a process of its own. */
export function racketeerApart(...args: string[]): Promise<Ran> {
  return finish(startRacketeer(args));
}

/** Runs one command line to its end, which reads these lines. */
export function racketeerReading(lines: readonly string[], ...args: string[]): Promise<Ran> {
  const child = startRacketeer(args, 'pipe');
  child.stdin?.end(`${lines.join('\n')}\n`);
  return finish(child);
}

function finish(child: ChildProcess): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const ran: Ran = { code: null, out: '', err: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (ran.out += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (ran.err += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...ran, code }));
  });
}

/** Why this is not a readable failure (a code, nothing on standard output, one or two lines), or null. */
export function unreadableFailure({ code, out, err }: Ran): string | null {
  const lines = err.trimEnd().split('\n');
  if (code === 0 || code === null) return `it ended with ${code}`;
  if (out !== '') return `it printed “${out}”`;
  if (err.trim() === '' || lines.length > 2) return `it wrote ${lines.length} lines: ${err}`;
  if (/^\s+at |node_modules|\.ts:\d/m.test(err)) return `it showed its insides: ${err}`;
  return null;
}
