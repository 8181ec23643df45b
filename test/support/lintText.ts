import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ESLint } from 'eslint';
import { rooms } from '#root/config/rooms.ts';

const root = join(import.meta.dirname, '..', '..');

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> };

const eslint = new ESLint({ cwd: root, flags: ['unstable_native_nodejs_ts_config'] });

export interface Finding {
  rule: string;
  message: string;
}

/** Lints a text as if it stood in the file at `path`. */
export async function lintText(path: string, text: string): Promise<Finding[]> {
  const [result] = await eslint.lintText(text, { filePath: join(root, path) });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => !ruleId?.includes('no-unused'))
    .map(({ ruleId, message }) => ({ rule: ruleId ?? 'parsing', message }));
}

/** How a file at `path` would import the first file of a room, or null while the room is empty. */
export function pathToRoom(path: string, roomName: string): string | null {
  const room = rooms.find(({ name }) => name === roomName);
  if (!room) throw new Error(`There is no room "${roomName}".`);
  const files = globSync(room.files, { cwd: root }).sort();
  const game = /(?:games|rulebooks|papers)[/\\](\w[\w-]*)[/\\]/.exec(path)?.[1];
  const isOwn = (file: string): boolean => game !== undefined && file.split(sep).includes(game);
  const target = files.find(isOwn) ?? files[0];
  if (target === undefined) return null;
  const steps = relative(dirname(path), target).split(sep).join('/');
  if (steps.startsWith('../../')) return formatImport(target.split(sep).join('/'));
  return steps.startsWith('.') ? steps : `./${steps}`;
}

/** The package's own name for a file, by the closest of its folders that has one. */
function formatImport(file: string): string {
  const [folder = '', name = ''] =
    Object.entries(imports)
      .map(([key, path]) => [path.slice('./'.length, -1), key.slice(0, -1)] as const)
      .filter(([path]) => file.startsWith(path))
      .toSorted(([a], [b]) => b.length - a.length)[0] ?? [];
  return `${name}${file.slice(folder.length)}`;
}
