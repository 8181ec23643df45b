import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const renderer = join(root, 'src-renderer');
const readSource = (path: string): string => readFileSync(path, 'utf8');

/** Pages that are mounted by themselves, and what games draw within them. */
const pages = [
  { page: 'frame/pages/App.svelte', drawn: ['games/index.ts'] },
  { page: 'frame/show/ProjectorPage.svelte', drawn: ['games/paradise/battles/WatchedFight.svelte'] },
];

/** Every context of the renderer by the names of its two functions. */
const contexts = globSync('**/*.ts', { cwd: renderer }).flatMap((path) =>
  [...readSource(join(renderer, path)).matchAll(/export const \[(\w+), (\w+)\] = createContext/g)].map(
    ([, getter = '', provider = '']) => ({ getter, provider }),
  ),
);

const aliases = { '#frame/': 'frame/', '#games/': 'games/', '#renderer/': '' };

function findTarget(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const alias = Object.entries(aliases).find(([name]) => specifier.startsWith(name));
  return alias === undefined ? null : join(renderer, alias[1], specifier.slice(alias[0].length));
}

/** Lists the files that a page is drawn with: imports, and those that it loads later. */
function listDrawnWith(files: readonly string[]): string[] {
  const found = new Set(files.map((path) => join(renderer, path)));
  for (const path of found) {
    for (const [, specifier = ''] of readSource(path).matchAll(/(?:from|import\()\s*'([^']+\.(?:ts|svelte))'/g)) {
      const target = findTarget(path, specifier);
      if (target !== null) found.add(target);
    }
  }
  return [...found];
}

it('there are contexts to look for', () => {
  expect(contexts.map(({ getter }) => getter)).toContain('portraitsHere');
});

test.each(pages)('$page provides every context that a component within it asks for', ({ page, drawn }) => {
  const text = readSource(join(renderer, page));
  const missing = listDrawnWith([page, ...drawn]).flatMap((path) =>
    contexts
      .filter(
        ({ getter, provider }) =>
          new RegExp(`\\b${getter}\\(\\)`).test(readSource(path)) && !text.includes(`${provider}(`),
      )
      .map(({ getter }) => `${relative(root, path)} asks for ${getter}`),
  );
  expect(missing).toEqual([]);
});
