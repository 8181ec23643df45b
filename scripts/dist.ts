import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findElectron } from './electronRuntime.ts';
import {
  buildDebEnvironment,
  explainNotBuilt,
  findOwnSystem,
  describePackaged,
  listPackagerArguments,
  packages,
  type Kind,
  type System,
} from './packaging.ts';
import { run, type StepResult } from './steps.ts';

/** Fetching a runtime over a slow line and packing it. */
const limitMs = 30 * 60_000;

const { values } = parseArgs({
  options: {
    linux: { type: 'boolean', default: false },
    win: { type: 'boolean', default: false },
    mac: { type: 'boolean', default: false },
  },
});
const { platform } = process;
const asked = (['linux', 'win', 'mac'] as const).filter((system) => values[system]);
const systems: readonly System[] = asked.length === 0 ? [findOwnSystem(platform)] : asked;

const built = await run('electron-vite', ['build', '--logLevel', 'warn'], { limitMs });
if (built.code !== 0) throw new Error('The program could not be built.');
const runtime = findElectron();
const here = { platform, runtimeFolder: runtime === null ? null : dirname(runtime) };
const hasDpkg = (await run('dpkg-deb', ['--version'], { quiet: true })).code === 0;
const env: Record<string, string> = hasDpkg ? buildDebEnvironment(process.execPath) : {};
process.on('exit', () => {
  const { CUSTOM_FPM_PATH: stand } = env;
  if (stand !== undefined) rmSync(dirname(stand), { recursive: true, force: true });
});
for (const system of systems) {
  const impossible = explainNotBuilt(system, platform);
  if (impossible === null) await pack(system);
  else fail(impossible);
}

/** Packs the program once and makes every kind of it, each by itself: one that fails keeps none of the others back. */
async function pack(system: System): Promise<void> {
  const packed = await runPackager(system, null);
  if (packed.code !== 0) return fail(describePackaged(system, null, packed));
  for (const kind of packages[system].kinds) {
    const made = await runPackager(system, kind);
    const sentence = describePackaged(system, kind, made);
    if (made.code === 0) console.log(sentence);
    else fail(sentence);
  }
}

function runPackager(system: System, kind: Kind | null): Promise<StepResult> {
  const parameters = listPackagerArguments(system, kind, here);
  return run('electron-builder', parameters, { limitMs, quiet: true, env });
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
