import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

export interface StepOptions {
  /** Give up after this long. */
  limitMs?: number;
  /** Give up after this long without a word of output, however long all of it takes. */
  silenceMs?: number;
  /** Keep the output to itself; it is returned either way. */
  quiet?: boolean;
  env?: Record<string, string>;
  /** The project's own folder unless another is named. */
  cwd?: string;
  /** Leaves out the tools of this install and npm's settings: `env` says what the path is. */
  bare?: boolean;
}

export interface StepResult {
  /** Null when the command could not be started or took too long. */
  code: number | null;
  output: string;
}

/** Returns an environment without the variables of npm, as a program started from a terminal has it. */
function dropNpmSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !/^(npm_|INIT_CWD$)/i.test(name)));
}

/** Runs a tool of the project, or a program of the machine, and waits for its end. */
export function run(command: string, args: readonly string[], options: StepOptions = {}): Promise<StepResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: {
        ...(options.bare === true ? dropNpmSettings(process.env) : process.env),
        PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH'] ?? ''}`,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      // A group of its own, so that a limit ends the command's children too.
      detached: process.platform !== 'win32',
    });
    let output = '';
    const stop = (): void => {
      if (child.pid === undefined) return;
      try {
        if (process.platform === 'win32') child.kill();
        else process.kill(-child.pid, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
    };
    const endInterrupted = (): void => {
      stop();
      process.exit(130);
    };
    process.once('SIGINT', endInterrupted).once('SIGTERM', endInterrupted);
    const timer = options.limitMs === undefined ? undefined : setTimeout(stop, options.limitMs);
    const { silenceMs } = options;
    const silence =
      silenceMs === undefined
        ? undefined
        : setTimeout(() => {
            console.log(`FAILED ${command}: not a word for ${Math.round(silenceMs / 60_000)} minutes.`);
            stop();
          }, silenceMs);
    const done = (code: number | null): void => {
      clearTimeout(timer);
      clearTimeout(silence);
      process.off('SIGINT', endInterrupted).off('SIGTERM', endInterrupted);
      resolve({ code, output });
    };
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        silence?.refresh();
        if (!options.quiet) to.write(text);
      });
    }
    child.once('error', () => done(null));
    child.once('close', done);
  });
}

/** Runs one named step and says how it went and how long it took. */
export async function step(
  name: string,
  command: string,
  args: readonly string[],
  options: StepOptions = {},
): Promise<StepResult> {
  const started = performance.now();
  const result = await run(command, args, options);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return result;
}
