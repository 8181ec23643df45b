import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { findElectron } from './electronRuntime.ts';
import {
  notBuiltHere,
  ownSystem,
  packagedSentence,
  packagerArguments,
  type System,
} from './packaging.ts';
import { run } from './steps.ts';

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
const systems: readonly System[] = asked.length === 0 ? [ownSystem(platform)] : asked;

const built = await run('electron-vite', ['build', '--logLevel', 'warn'], { limitMs });
if (built.code !== 0) throw new Error('The program could not be built.');
const runtime = findElectron();
for (const system of systems) {
  const impossible = notBuiltHere(system, platform);
  if (impossible !== null) {
    console.error(impossible);
    process.exitCode = 1;
    continue;
  }
  const parameters = packagerArguments(system, {
    platform,
    runtimeFolder: runtime === null ? null : dirname(runtime),
  });
  const { code, output } = await run('electron-builder', parameters, { limitMs, quiet: true });
  const sentence = packagedSentence(system, code, output);
  if (code === 0) console.log(sentence);
  else {
    console.error(sentence);
    process.exitCode = 1;
  }
}
