import { fork, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '#scripts/steps.ts';
import type { RunAnswer, RunRequest } from './host.ts';

/** Starting Vitest takes a few seconds, longer on a busy machine. */
const startLimitMs = 60_000;

/** The outcome of a run in the copy; null when it took too long. */
export type RunResult = RunAnswer | null;

/**
 * A copy of the working tree in which sources may be spoiled, with a process that tests it. `close` removes both;
 * it must be called however the work ends.
 */
export class Bench {
  readonly folder = mkdtempSync(join(tmpdir(), 'racketeer-mutants-'));
  #host: ChildProcess | null = null;
  #changed = new Set<string>();

  constructor() {
    const left = new Set(['node_modules', '.git', 'out', 'release', 'test-results']);
    cpSync(root, this.folder, { recursive: true, filter: (from) => !left.has(basename(from)) || from === root });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Puts a text in the place of a source of the copy; the path is from the root of the project. */
  write(file: string, text: string): void {
    const path = join(this.folder, file);
    writeFileSync(path, text);
    this.#changed.add(path);
  }

  /** Runs test files, given from the root of the project, in their order. */
  async run(files: readonly string[], limitMs: number, isBailing = true): Promise<RunResult> {
    this.#host ??= await this.#start();
    const request: RunRequest = {
      files: files.map((file) => join(this.folder, file)),
      changed: [...this.#changed],
      isBailing,
    };
    this.#changed.clear();
    const result = await talk<RunAnswer>(this.#host, limitMs, request);
    if (result === null) this.#stop();
    return result;
  }

  close(): void {
    this.#stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #start(): Promise<ChildProcess> {
    const host = fork(join(import.meta.dirname, 'host.ts'), [this.folder], {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#host = host;
    if ((await talk(host, startLimitMs)) === null) throw new Error('Vitest did not start.');
    return host;
  }

  #stop(): void {
    this.#host?.kill('SIGKILL');
    this.#host = null;
  }
}

/** The next message of a process, after a request if there is one; null when time is up or the process ends. */
function talk<T>(host: ChildProcess, limitMs: number, request?: RunRequest): Promise<T | null> {
  return new Promise((resolve) => {
    const finish = (message: T | null): void => {
      clearTimeout(timer);
      host.off('message', receive).off('exit', end);
      resolve(message);
    };
    const receive = (message: unknown): void => finish(message as T);
    const end = (): void => finish(null);
    const timer = setTimeout(end, limitMs);
    host.once('message', receive).once('exit', end);
    if (request !== undefined) host.send(request);
  });
}
