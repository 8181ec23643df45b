import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/steps.ts';
import { british } from '#root/config/vocabulary.ts';

/** Every page of documentation, by its path from the root. */
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The name a code host gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? '')));

/** Links and pictures of a page that lead into the repository. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '').filter((to) => !/^[a-z]+:/.test(to));

function isLost(from: string, text: string, to: string): boolean {
  const [path = '', anchor] = to.split('#');
  const target = path === '' ? join(root, from) : resolve(root, dirname(from), path);
  if (!existsSync(target)) return true;
  if (anchor === undefined) return false;
  return !anchorsIn(path === '' ? text : readFileSync(target, 'utf8')).has(anchor);
}

/** Returns true if a path, which may begin at any folder and name one as `<game>`, leads to a file or folder. */
function hasFile(files: readonly string[], name: string): boolean {
  const path = `/${name.replace(/\/$/, '')}/`.replaceAll('.', '\\.').replace(/<\w+>/g, '[^/]+');
  const pattern = new RegExp(`${path}$`);
  return files.some((file) => pattern.test(file));
}

describe('the pages of documentation', () => {
  it('link to pages, headings and pictures that are there', () => {
    const links = pages.flatMap(({ path, text }) => linksIn(text).map((to) => ({ path, text, to })));
    expect(links.length).toBeGreaterThan(100);
    const lost = links.filter(({ path, text, to }) => isLost(path, text, to));
    expect(lost.map(({ path, to }) => `${to} in ${path}`)).toEqual([]);
  });

  it.each(['docs/games/paradise/guide.md', 'docs/notes/README.md'])('%s leads to every page below it', (index) => {
    const folder = index.endsWith('README.md') ? dirname(index) : index.replace(/\.md$/, '');
    const below = pages.map(({ path }) => path).filter((path) => path.startsWith(`${folder}/`));
    const text = pages.find(({ path }) => path === index)?.text ?? '';
    const linked = new Set(
      linksIn(text).map((to) => join(dirname(index), to.split('#')[0] ?? '').replaceAll('\\', '/')),
    );
    expect(below.length).toBeGreaterThan(10);
    expect(below.filter((path) => path !== index && !linked.has(path))).toEqual([]);
  });

  it('show every picture of the guide', () => {
    const shown = new Set(pages.flatMap(({ path, text }) => linksIn(text).map((to) => join(dirname(path), to))));
    const pictures = globSync('docs/pictures/*.png', { cwd: root });
    expect(pictures.filter((picture) => !shown.has(join(picture)))).toEqual([]);
  });

  it('name what the sources have', () => {
    const sources = globSync(['src-*/**/*.{ts,svelte}', '{scripts,test}/**/*.ts'], { cwd: root })
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
    const held = pages.filter(({ path }) => /glossary|performance|recipes|ARCHITECTURE/.test(path));
    const named = held.flatMap(({ path, text }) =>
      [...text.matchAll(/`([A-Za-z_]+)`/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(held).toHaveLength(4);
    expect(named.length).toBeGreaterThan(30);
    const words = new Set(sources.match(/\w+/g));
    expect(named.filter(({ name }) => !words.has(name))).toEqual([]);
  });

  it('name files and folders that the repository has', () => {
    const files = globSync('{.ci,config,docs,migrations,scripts,src-*,test}/**', { cwd: root }).map(
      (path) => `/${path.replaceAll('\\', '/')}/`,
    );
    const held = pages.filter(({ path }) => /^(ARCHITECTURE|CONTRIBUTING)|architecture\/|notes\//.test(path));
    const named = held.flatMap(({ path, text }) =>
      [...text.matchAll(/`([\w.<>-]+\/[\w.<>/-]*)`/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(named.length).toBeGreaterThan(100);
    const lost = named.filter(({ name }) => !hasFile(files, name));
    expect(lost.map(({ path, name }) => `${name} in ${path}`)).toEqual([]);
    expect(hasFile(files, 'kernel/run.ts')).toBe(true);
    expect(hasFile(files, 'kernel/ran.ts')).toBe(false);
  });

  it('are spelled as Americans spell', () => {
    const spelled = pages.flatMap(({ path, text }) =>
      british.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'gi'))].map(([word]) => `${word} in ${path}`)),
    );
    expect(spelled).toEqual([]);
  });

  it('keep the README to one screen of reading', () => {
    const readme = pages.find(({ path }) => path === 'README.md')?.text ?? '';
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(5_120);
  });
});
