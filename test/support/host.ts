import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { compileCache } from '#scripts/build.ts';

const root = join(import.meta.dirname, '..', '..');
const startLimitMs = 90_000;

export interface Host {
  /** The address with its token. */
  url: string;
  pid: number;
  /** The campaigns folder, made for this run. */
  home: string;
  /** What the host wrote down as bugs so far. */
  problems(): string;
  /** Ends the program at once, as a crash does, without a word to it. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** `space`: the network namespace in which it runs. */
type HostOptions = { file?: string; env?: Record<string, string>; space?: string };

/** Starts the built loopback host on an empty campaigns folder and waits for its address. */
export async function startHost(options: HostOptions = {}): Promise<Host> {
  const script = join(root, 'out', 'main', 'serve.js');
  if (!existsSync(script)) throw new Error('The program is not built. Run "npm run build" first.');
  const home = mkdtempSync(join(tmpdir(), 'racketeer-e2e-'));
  const within = options.space === undefined ? [] : ['ip', 'netns', 'exec', options.space];
  const [program = '', ...words] = [...within, process.execPath, script, ...(options.file ? [options.file] : [])];
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, RACKETEER_HOME: home, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    for (const folder of [home, `${home}-backups`]) {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`The host printed no address.\n${said}`)), startLimitMs);
      createInterface({ input: child.stdout }).on('line', (line) => {
        said += `${line}\n`;
        const address = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(line)?.[0];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      });
      child.once('close', () => {
        clearTimeout(timer);
        reject(new Error(`The host ended before it printed its address.\n${said}`));
      });
    });
    const log = join(home, 'racketeer.log');
    const problems = (): string => (existsSync(log) ? readFileSync(log, 'utf8') : '');
    return { url, pid: child.pid ?? 0, home, problems, kill, close };
  } catch (error) {
    await close();
    throw error;
  }
}
