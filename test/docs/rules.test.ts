import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listUnitFiles } from '#scripts/suites.ts';
import { knownIds, rulePages, writtenIds, writtenRules } from '../support/rulePages.ts';

const root = join(import.meta.dirname, '../..');

/** Things of the same shape that are no rules. */
const others = new Set(['FNV-1a', 'MPL-2', 'PDF-1', 'SHA-256', 'UTF-8', 'UTF-16']);

/** Returns the rules that no test names in brackets, as titles do. */
function listUntested(ids: Iterable<string>, tests: readonly string[]): string[] {
  const named = new Set(
    tests.flatMap((text) =>
      [...text.matchAll(/\[([A-Z][A-Z0-9a-z, -]*)\]/g)].flatMap(([, title]) => namedIn(title ?? '')),
    ),
  );
  return [...ids].filter((id) => !named.has(id));
}

const namedIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:(?:BRO|GOD|EMP)-[A-Z]{2,6}|(?:WAR-)?[A-Z]{2,5})-\d+[a-z]?\b/g)]
    .map(([id]) => id)
    .filter((id) => !others.has(id));

/** The name a code host gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

describe('the pages of rules', () => {
  it('hold every rule that the program or a test names', () => {
    const files = globSync(
      ['src-main/**/*.ts', 'src-shared/**/*.ts', 'src-renderer/**/*.{ts,svelte}', 'test/**/*.ts'],
      { cwd: root },
    );
    expect(files.length).toBeGreaterThan(500);
    const unknown = files.flatMap((file) =>
      namedIn(readFileSync(join(root, file), 'utf8'))
        .filter((id) => !knownIds.has(id))
        .map((id) => `${id} in ${file}`),
    );
    expect(unknown).toEqual([]);
  });

  it('hold no rule without a test in the quick half', () => {
    const tests = listUnitFiles('quick').map((file) =>
      readFileSync(join(root, file), 'utf8').replaceAll(/'[^'\n]*',\s*\{[^}\n]*tags?: '@?rest'/gu, ''),
    );
    expect(listUntested(knownIds, tests)).toEqual([]);
    expect(listUntested(['CITY-1', 'CITY-2'], ["it('[CITY-1] a door', () => {"])).toEqual(['CITY-2']);
  });

  it('hold every rule that a page of documentation names', () => {
    const files = globSync(['*.md', 'docs/**/*.md'], { cwd: root, exclude: ['docs/games/*/rules.md'] });
    expect(files.length).toBeGreaterThan(40);
    const texts = files.map((file) => ({ name: file, text: readFileSync(join(root, file), 'utf8') }));
    const unknown = [...rulePages, ...texts].flatMap(({ name, text }) =>
      namedIn(text)
        .filter((id) => !knownIds.has(id))
        .map((id) => `${id} in ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('have each rule once, with words in it', () => {
    expect(writtenRules.length).toBeGreaterThan(180);
    expect(writtenIds.size).toBe(writtenRules.length);
    expect(writtenRules.filter(({ title, id }) => title === id)).toEqual([]);
    const empty = writtenRules.filter(({ blocks }) => blocks.length === 0).map(({ id }) => id);
    expect(empty).toEqual(['SK-66']);
  });

  it.each(rulePages)('the anchors of $name are its own, one for each rule', ({ text }) => {
    const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? ''));
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const { id } of writtenRules) {
      if (text.includes(`### ${id}\n`)) expect(anchors).toContain(id.toLowerCase());
    }
  });

  it.each(rulePages)('the links of $name lead somewhere', ({ text }) => {
    const anchors = new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading ?? '')));
    const lost = [...text.matchAll(/\]\(#([^)]+)\)/g)].filter(([, to]) => !anchors.has(to ?? ''));
    expect(lost).toEqual([]);
  });
});
