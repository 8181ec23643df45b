import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Told } from './runtime/electron.ts';
import type { Act } from './runtime/start.ts';

type Kind = Told['kind'];
type Of<K extends Kind> = Extract<Told, { kind: K }>;

/** The packed program in a process of its own, with a user who sees what it shows and answers. */
export class PackedDesktop {
  /** All that it told so far. */
  readonly told: Told[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #waiting: (() => void)[] = [];
  #calls = 0;
  errors = '';

  /** `app` is the archive, or the folder of what is in it. */
  constructor(app: string, home: string, args: readonly string[] = []) {
    const start = join(import.meta.dirname, 'runtime', 'start.ts');
    const { RACKETEER_BACKUPS: _, ...env } = process.env;
    this.#child = fork(start, [app, 'out/main/electron.js', 'racketeer', ...args], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      cwd: '/',
      env: { ...env, RACKETEER_HOME: home, RACKETEER_FAKE_PROFILE: `${home}-profile` },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.errors += text));
    this.#child.on('message', (told: Told) => {
      this.told.push(told);
      this.#wake();
    });
    this.#ended = new Promise((resolve) => {
      this.#child.once('close', (code) => {
        resolve(code);
        this.#wake();
      });
    });
  }

  /** The first of its kind that passes, now or later. Throws when the program ends without telling one. */
  async hears<K extends Kind>(kind: K, passes: (told: Of<K>) => boolean = () => true): Promise<Of<K>> {
    for (;;) {
      const found = this.told.find((one): one is Of<K> => one.kind === kind && passes(one as Of<K>));
      if (found) return found;
      if (this.#child.exitCode !== null) {
        throw new Error(`It ended without a ${kind}.\n${this.errors}${JSON.stringify(this.told)}`);
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  act(act: Act): void {
    this.#child.send(act);
  }

  /** Calls the program through the page’s port; a refusal is thrown. */
  async call(path: string, input?: unknown): Promise<unknown> {
    const id = (this.#calls += 1);
    this.act({ act: 'call', id, path: path.split('.'), input });
    const { value, refusal } = await this.hears('answer', (answer) => answer.id === id);
    if (refusal !== undefined) throw new Error(refusal);
    return value;
  }

  /** Its exit code, once it has ended by itself. */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode === null) this.#child.kill('SIGKILL');
    await this.#ended;
  }

  #wake(): void {
    for (const resume of this.#waiting.splice(0)) resume();
  }
}

/** The two shapes in which the packed program is read: as Electron reads it, and file by file. */
export function listShapes(): { name: string; app: string }[] {
  const { archive, unpacked } = inject('packed');
  return [
    { name: 'an archive', app: archive },
    { name: 'a folder', app: unpacked },
  ];
}
