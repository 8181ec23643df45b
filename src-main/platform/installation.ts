import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const packageSchema = z.object({ name: z.literal('racketeer'), version: z.string() });

/** The folder of the program; the same whether it runs from sources, built, or packaged. */
function findProgramRoot(): { folder: string; version: string } {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const path = join(folder, 'package.json');
    if (existsSync(path)) {
      const found = packageSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')));
      if (found.success) return { folder, version: found.data.version };
    }
    if (folder === dirname(folder)) {
      throw new Error('The program is incomplete: its package.json is missing. Install it again.');
    }
  }
}

/** The version that `package.json` names. */
export function readProgramVersion(): string {
  return findProgramRoot().version;
}

/** Finds the script of the forecast's threads: the source if the program runs from sources, else its build. */
export function forecastWorkerFile(): string {
  const isSource = import.meta.filename.endsWith('.ts');
  const parts = isSource ? ['src-main', 'forecastWorker.ts'] : ['out', 'main', 'forecastWorker.js'];
  return join(findProgramRoot().folder, ...parts);
}

/** Finds the folder of the built interface. */
export function findRendererFolder(): string {
  return join(findProgramRoot().folder, 'out', 'renderer');
}

/** The built preload script of the desktop's window. */
export function findPreloadPath(): string {
  return join(findProgramRoot().folder, 'out', 'preload', 'preload.cjs');
}
