import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { HostProblem } from './hostProblem.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** One file of the built interface. */
export interface RendererFile {
  path: string;
  mediaType: string;
  /** File names carry a hash of the content, so a browser may keep them. */
  neverChanges: boolean;
}

/** Lists the files of the built interface by path. Only listed files are served, so no request can reach another. */
export function listRendererFiles(folder: string): ReadonlyMap<string, RendererFile> {
  if (statSync(join(folder, 'index.html'), { throwIfNoEntry: false }) === undefined) {
    throw new HostProblem('The interface is not built yet. Run "npm run build" first.');
  }
  const files = new Map<string, RendererFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const asked = `/${relative(folder, path).split(sep).join('/')}`;
    files.set(asked, {
      path,
      mediaType: mediaTypes[extname(entry.name)] ?? 'application/octet-stream',
      neverChanges: asked.startsWith('/assets/'),
    });
  }
  const index = files.get('/index.html');
  if (index) files.set('/', index);
  return files;
}

/** The part of the builder's manifest that is read: the files of each part, and the parts it needs. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] } | undefined>;

/** Lists the paths of all files of a game's screens; none without the builder's list. */
export function listScreenFiles(folder: string, game: string): string[] {
  const manifest = readManifest(folder);
  const parts = new Set<string>();
  const add = (part: string): void => {
    if (parts.has(part)) return;
    parts.add(part);
    for (const needed of manifest[part]?.imports ?? []) add(needed);
  };
  add(`games/${game}/index.ts`);
  return [...parts].flatMap((part) => {
    const { file, css = [] } = manifest[part] ?? {};
    return file === undefined ? [] : [file, ...css].map((path) => `/${path}`);
  });
}

function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}
