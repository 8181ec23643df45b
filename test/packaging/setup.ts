import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extractAll } from '@electron/asar';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '#scripts/build.ts';
import { buildDebEnvironment } from '#scripts/packaging.ts';
import { run } from '#scripts/steps.ts';

/** What the packager made of the program, with a runtime that is none. */
export interface Packed {
  /** The program’s folder as it is installed. */
  folder: string;
  archive: string;
  /** The archive’s files, unpacked. */
  unpacked: string;
  /** The Debian package, or why there is none. */
  deb: { path: string } | { missing: string };
  /** What the AppImage would hold. */
  appImage: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    packed: Packed;
  }
}

/** The packager looks for this in a runtime, and sets the fuses behind it. */
const fuses = `dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009${'1'.repeat(9)}`;

/** Packs the program for Linux once, for all tests of this folder; nothing is fetched. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'racketeer-packed-'));
  if (!(await ensureBuilt())) throw new Error('The program could not be built.');
  const hasDpkg = (await run('dpkg-deb', ['--version'], { quiet: true })).code === 0;
  const { CUSTOM_FPM_PATH: fpm = '' } = buildDebEnvironment(process.execPath);
  const dist = join(folder, 'dist');
  const parameters = [
    ...['--linux', 'AppImage', ...(hasDpkg ? ['deb'] : []), '--publish', 'never'],
    `--config.electronDist=${fakeRuntime(folder)}`,
    `--config.directories.output=${dist}`,
  ];
  const env = { CUSTOM_FPM_PATH: fpm, APPIMAGE_TOOLS_PATH: fakeTools(folder) };
  const { code, output } = await run('electron-builder', parameters, { quiet: true, env });
  if (code !== 0) throw new Error(output);
  // The packager puts the processor into the name, where it is not the usual one.
  const packed = readdirSync(dist).find((name) => name.endsWith('-unpacked')) ?? '';
  const archive = join(dist, packed, 'resources', 'app.asar');
  extractAll(archive, join(folder, 'unpacked'));
  const deb = readdirSync(dist).find((name) => name.endsWith('.deb'));
  project.provide('packed', {
    folder: join(dist, packed),
    archive,
    unpacked: join(folder, 'unpacked'),
    deb:
      deb === undefined
        ? { missing: 'no dpkg-deb on this machine' }
        : { path: extractDeb(join(dist, deb), join(folder, 'deb')) },
    appImage: join(folder, 'appimage'),
  });
  return () => {
    for (const made of [folder, dirname(fpm)]) rmSync(made, { recursive: true, force: true });
  };
}

/** A folder that the packager takes for Electron's. */
function fakeRuntime(folder: string): string {
  const runtime = join(folder, 'runtime');
  mkdirSync(join(runtime, 'resources'), { recursive: true });
  writeFileSync(join(runtime, 'electron'), `#!/bin/sh\nexit 0\n# ${fuses}\n`, { mode: 0o755 });
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version', 'chrome-sandbox']) {
    writeFileSync(join(runtime, name), 'a runtime for tests\n');
  }
  return runtime;
}

/** The tools that an AppImage is made by, as far as they show what would be in it: its folder is kept as it is. */
function fakeTools(folder: string): string {
  const tools = join(folder, 'tools');
  mkdirSync(join(tools, 'runtimes'), { recursive: true });
  mkdirSync(join(tools, 'lib', 'x64'), { recursive: true });
  mkdirSync(join(tools, 'lib', 'arm64'), { recursive: true });
  for (const name of ['runtime-x64', 'runtime-arm64']) {
    writeFileSync(join(tools, 'runtimes', name), 'a runtime for tests\n');
  }
  writeFileSync(join(tools, 'desktop-file-validate'), '', { mode: 0o755 });
  const kept = join(folder, 'appimage');
  const squash = join(tools, 'mksquashfs');
  writeFileSync(squash, `#!/bin/sh\ncp -a "$1" '${kept}' && : > "$2"\n`);
  chmodSync(squash, 0o755);
  return tools;
}

/** Unpacks files and control of a package; returns the folder. */
function extractDeb(path: string, target: string): string {
  execFileSync('dpkg-deb', ['--raw-extract', path, target]);
  return target;
}
