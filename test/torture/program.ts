import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Context } from './trial.ts';

/** Reading the program is most of what its start takes; Node keeps what it read here. */
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/torture');

/**
 * Starts the command line on a file, as a program of its own that closes months. Its end is awaited by `ended`;
 * `isOver` once it has ended, as it does when the campaign is won; `complaint` is what it said if it failed, else null.
 */
export function startClosing(
  { program }: Pick<Context, 'program'>,
  path: string,
  months: number,
  onClosed: (month: number) => void = () => undefined,
) {
  const order = ['advance', path, '--auto', '--months', String(months)];
  const child = spawn(process.execPath, [program, ...order], {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  let isFirst: () => void = () => undefined;
  const firstClosed = new Promise<void>((resolve) => (isFirst = resolve));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, month] = /^month (\d+) closed$/.exec(line) ?? [];
    if (month === undefined) return;
    onClosed(Number(month));
    isFirst();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const isOver = (): boolean => child.exitCode !== null;
  const complaint = (): string | null =>
    child.exitCode === null || child.exitCode === 0 ? null : `the writer ended with ${child.exitCode}: ${said}`;
  return { kill: () => child.kill('SIGKILL'), ended, firstClosed, isOver, complaint };
}
