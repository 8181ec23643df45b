import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import workers from 'node:worker_threads';
import { extractFile, statFile } from '@electron/asar';

/**
 * Lets this process read an archive as a folder, as Electron's own layer does: by the functions of `fs` that the program
 * uses, and as modules. What is not here reads nothing of an archive, so that a program which uses it fails.
 */
export function readAsFolder(archive: string): void {
  const unpacked = `${archive}.unpacked`;
  const inside = (path: unknown): string | null =>
    typeof path === 'string' && path.startsWith(`${archive}/`)
      ? path.slice(archive.length + 1)
      : path === archive
        ? '.'
        : null;
  patchFiles(archive, inside);
  patchModules(archive, { unpacked, inside });
  patchWorkers(archive, inside);
  syncBuiltinESMExports();
}

type Inside = (path: unknown) => string | null;
type Entry = { files?: Record<string, unknown>; size?: number; unpacked?: boolean };

function find(archive: string, name: string): Entry | null {
  try {
    return statFile(archive, name === '.' ? '' : name);
  } catch {
    return null;
  }
}

function missing(path: string, call: string): NodeJS.ErrnoException {
  const problem: NodeJS.ErrnoException = new Error(`ENOENT: ${call} '${path}' in the archive`);
  problem.code = 'ENOENT';
  return problem;
}

function read(archive: string, name: string): Buffer {
  const entry = find(archive, name);
  if (entry === null || entry.files !== undefined) throw missing(name, 'open');
  return extractFile(archive, name);
}

function decoded(bytes: Buffer, options: unknown): Buffer | string {
  const encoding = typeof options === 'string' ? options : (options as Encoded | null)?.encoding;
  return encoding ? bytes.toString(encoding as BufferEncoding) : bytes;
}
type Encoded = { encoding?: string };

/** As much of a file's or a folder's standing as is asked for. */
function standing(name: string, parentPath: string, entry: Entry) {
  const isDirectory = entry.files !== undefined;
  return {
    name,
    parentPath,
    size: entry.size ?? 0,
    isFile: () => !isDirectory,
    isDirectory: () => isDirectory,
    isSymbolicLink: () => false,
  };
}

function list(archive: string, name: string, isRecursive: boolean): ReturnType<typeof standing>[] {
  const { files } = find(archive, name) ?? {};
  if (files === undefined) throw missing(name, 'scandir');
  return Object.entries(files).flatMap(([child, entry]) => {
    const path = name === '.' ? child : `${name}/${child}`;
    const own = standing(child, join(archive, name), entry as Entry);
    const below = isRecursive && own.isDirectory() ? list(archive, path, true) : [];
    return [own, ...below];
  });
}

type AnyFunction = (...args: unknown[]) => unknown;

function patchFiles(archive: string, inside: Inside): void {
  const patch = (owner: object, call: string, own: (name: string, options: unknown) => unknown) => {
    const calls = owner as Record<string, AnyFunction>;
    const real = calls[call]?.bind(owner);
    calls[call] = (path, options) => {
      const name = inside(path);
      return name === null ? real?.(path, options) : own(name, options);
    };
  };
  const stat = (name: string, options: unknown): unknown => {
    const entry = find(archive, name);
    if (entry !== null) return standing(basename(name), dirname(name), entry);
    if ((options as { throwIfNoEntry?: boolean } | undefined)?.throwIfNoEntry === false) return;
    throw missing(name, 'stat');
  };
  const readdir = (name: string, options: unknown): unknown => {
    const { recursive = false, withFileTypes = false } = (options ?? {}) as {
      recursive?: boolean;
      withFileTypes?: boolean;
    };
    const found = list(archive, name, recursive);
    return withFileTypes ? found : found.map((one) => one.name);
  };
  patch(fs, 'existsSync', (name) => find(archive, name) !== null);
  patch(fs, 'statSync', stat);
  patch(fs, 'readdirSync', readdir);
  patch(fs, 'readFileSync', (name, options) => decoded(read(archive, name), options));
  patch(fs.promises, 'readFile', async (name, options) => decoded(read(archive, name), options));
}

function patchModules(archive: string, { unpacked, inside }: { unpacked: string; inside: Inside }): void {
  const pathIn = (url: string | undefined): string | null =>
    url?.startsWith('file:') ? inside(fileURLToPath(url)) : null;
  const manifest = (name: string): Manifest => JSON.parse(read(archive, `${name}/package.json`).toString()) as Manifest;
  const place = (name: string): string | null =>
    [name, `${name}.js`, `${name}/index.js`].find((path) => {
      const entry = find(archive, path);
      return entry !== null && entry.files === undefined;
    }) ?? null;
  const bare = (specifier: string): string | null => {
    const depth = specifier.startsWith('@') ? 2 : 1;
    const parts = specifier.split('/');
    const folder = `node_modules/${parts.slice(0, depth).join('/')}`;
    if (find(archive, folder) === null) return null;
    const rest = parts.slice(depth).join('/');
    return place(`${folder}/${rest === '' ? (manifest(folder).main ?? 'index.js') : rest}`);
  };
  registerHooks({
    resolve(specifier, context, next) {
      const parent = pathIn(context.parentURL);
      const isPath = /^(\.|\/|file:)/.test(specifier);
      const base = context.parentURL ?? pathToFileURL(`${archive}/`).href;
      const asked = isPath ? pathIn(new URL(specifier, base).href) : null;
      if (parent === null && asked === null) return next(specifier, context);
      const name = asked === null ? bare(specifier) : place(asked);
      if (name === null) return next(specifier, context);
      // Compiled parts are real files: Electron hands the system those beside the archive.
      const folder = name.endsWith('.node') ? unpacked : archive;
      return { url: pathToFileURL(join(folder, name)).href, shortCircuit: true };
    },
    load(url, context, next) {
      const name = pathIn(url);
      if (name === null) return next(url, context);
      const isOwn = name.startsWith('out/') && name.endsWith('.js');
      const format = name.endsWith('.json') ? 'json' : isOwn ? 'module' : 'commonjs';
      return { format, source: read(archive, name).toString(), shortCircuit: true };
    },
  });
}

type Manifest = { main?: string };

/** A thread of the program reads the archive too. */
function patchWorkers(archive: string, inside: Inside): void {
  const { Worker } = workers;
  workers.Worker = class extends Worker {
    constructor(file: string | URL, options?: workers.WorkerOptions) {
      if (inside(file) === null) {
        super(file, options);
        return;
      }
      if (find(archive, inside(file) ?? '') === null) throw missing(String(file), 'thread');
      super(join(import.meta.dirname, 'thread.ts'), { ...options, argv: [archive, String(file)] });
    }
  };
}
