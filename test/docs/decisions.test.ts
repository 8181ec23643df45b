import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/steps.ts';

const read = (path: string): string => readFileSync(join(root, 'docs', path), 'utf8');

/** A page of one decision and of those that share it. */
const pages = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const [, lead = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
  const also = /^_.+_ · also ([\d, ]+)$/m.exec(text)?.[1]?.split(', ') ?? [];
  return { file: basename(path), text, lead, title, numbers: [lead, ...also] };
});

const index = read('decisions/README.md');
/** The rows of the index: what they link to, what they call it, and the numbers beside it. */
const rows = [...index.matchAll(/^\| \[(.+?)\]\((.+?)\) *\|([\d, ]*)\|$/gm)].map(
  ([, title = '', to = '', numbers = '']) => ({
    title,
    to,
    numbers: numbers.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])),
  }),
);

/** Every number that the index leads to a page for. */
const indexed = rows.flatMap(({ title, numbers }) => [...(/^\d+(?=\. )/.exec(title) ?? []), ...numbers]);

/** Decisions that a text refers to, as in “decision 71” or “(71, 101)” beside the word. */
const namedIn = (text: string): string[] =>
  [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and |, and )\d+)*)/gi)].flatMap(
    ([, list = '']) => list.match(/\d+/g) ?? [],
  );

describe('the decisions', () => {
  it.each(pages.map((page) => [page.file, page] as const))(
    '%s has its number, a date, choice, why and trade-off',
    (file, { text, lead, title }) => {
      expect(file.startsWith(`${lead.padStart(3, '0')}-`)).toBe(true);
      expect(title).not.toBe('');
      expect(text).toMatch(/^_\d{4}-\d\d-\d\d(, \d{4}-\d\d-\d\d)*_( · also [\d, ]+)?$/m);
      const parts = [...text.matchAll(/^\*\*(.+?)\.\*\* \S/gm)].map(([, part]) => part);
      expect(parts).toEqual(['Choice', 'Why', 'Trade-off']);
    },
  );

  it('are in the index by the numbers and titles they have', () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const { file, lead, title, numbers } of pages) {
      const row = rows.find(({ to }) => to === file);
      expect(row?.title).toBe(`${lead}. ${title}`);
      expect([lead, ...(row?.numbers ?? [])]).toEqual(numbers);
    }
  });

  it('have each number once', () => {
    expect(indexed.filter((number, at) => indexed.indexOf(number) !== at)).toEqual([]);
  });

  it.each(['decisions/readings.md', 'decisions/libraries.md', 'npc-tuning.md', 'performance.md'])(
    '%s holds the numbers that the index sends there',
    (page) => {
      const text = read(page);
      const row = rows.find(({ to }) => join('decisions', to) === join(page));
      expect(row?.numbers.length).toBeGreaterThan(0);
      const lost = row?.numbers.filter((number) => !new RegExp(`\\b${number}\\b`).test(text));
      expect(lost).toEqual([]);
    },
  );

  it('that were superseded have a row with what took their place', () => {
    const text = read('decisions/superseded.md').split('\n## ')[0] ?? '';
    const superseded = [...text.matchAll(/^\| (\d+) +\| .+ \| (?:.*\d|closed).*\|$/gm)];
    const row = rows.find(({ to }) => to === 'superseded.md');
    expect(superseded.map(([, number]) => number)).toEqual(row?.numbers);
  });

  it('are all there that a source, a page or a test names', () => {
    const files = globSync(['{src-*,test,scripts,docs,migrations}/**/*.{ts,svelte,md}', '*.{md,ts}'], {
      cwd: root,
      exclude: ['**/node_modules/**'],
    });
    expect(files.length).toBeGreaterThan(500);
    const known = new Set(indexed);
    const lost = files.flatMap((file) =>
      namedIn(readFileSync(join(root, file), 'utf8'))
        .filter((number) => !known.has(number))
        .map((number) => `decision ${number} in ${file}`),
    );
    expect(lost).toEqual([]);
  });
});
