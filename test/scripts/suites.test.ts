import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/steps.ts';
import config from '#root/vitest.config.ts';
import { listUnitFiles, longestTests, quickTag, restFiles } from '#scripts/suites.ts';

describe('the two halves of all tests', () => {
  const all = listUnitFiles(null);
  const [quick, rest] = [listUnitFiles('quick'), listUnitFiles('rest')];

  it('hold each file of units: in exactly one, or in both where the rest has more of it', () => {
    expect(quick.length).toBeGreaterThan(400);
    expect([...new Set([...quick, ...rest])].sort()).toEqual([...all].sort());
    const both = quick.filter((path) => rest.includes(path));
    for (const path of both)
      expect(readFileSync(join(root, path), 'utf8'), path).toMatch(
        /\b(?:sample(?:Kinds)?|takeSample)\(|\bsomeGames\b|tags: 'rest'/,
      );
    expect(restFiles.filter((path) => quick.includes(path) || !rest.includes(path))).toEqual([]);
  });

  it('leave every rule that has a test one in the quick half', () => {
    const titles = /\[([A-Z][A-Z0-9, a-z-]*)\][^\n]*?['"`],?(?:\s*\{\s*tags: '(rest)')?/gu;
    const listRules = (paths: readonly string[], isQuick: boolean): string[] =>
      paths
        .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(titles)])
        .filter(([, , tag]) => !isQuick || tag === undefined)
        .flatMap(([, ids = '']) => ids.match(/[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?/gu) ?? []);
    const tested = new Set(listRules(quick, true));
    expect(tested.size).toBeGreaterThan(1_000);
    expect([...new Set(listRules(rest, false))].filter((id) => !tested.has(id))).toEqual([]);
  });

  it('name files that are there', () => {
    expect(restFiles.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(longestTests.filter((name) => !all.some((path) => path.endsWith(name)))).toEqual([]);
  });

  it('give no test less time than all have: a busy machine would fail it', () => {
    const limits =
      /\b(?:it|test|describe)\b[^\n]*\{ timeout: ([\d_]+)|^ *\{ timeout: ([\d_]+) \},$|^ *\}, ([\d_]{5,})\);$|^ *([\d_]{5,}),\n *\);$/gmu;
    const shortest = (text: string): number =>
      Math.min(...[...text.matchAll(limits)].map(([, ...found]) => Number(found.join('').replaceAll('_', ''))));
    const limited = "it('ends', { limit: 60_000 }, () => {\n}, 90_000);".replace('limit', 'timeout');
    expect(shortest(limited)).toBe(60_000);
    const { testTimeout } = config.test ?? {};
    const hasty = all.filter((path) => shortest(readFileSync(join(root, path), 'utf8')) < (testTimeout ?? 0));
    expect([testTimeout, hasty]).toEqual([300_000, []]);
  });

  it('have a browser test of each game, and of each host’s page, in the quick one', () => {
    const specs = globSync('test/e2e/*.spec.ts', { cwd: root });
    const marked = specs.filter((path) => readFileSync(join(root, path), 'utf8').includes('quickTag'));
    for (const name of ['month', 'turfWar', 'brotherhood', 'godfather', 'empireCity', 'table', 'start', 'electron'])
      expect(marked).toContain(join('test', 'e2e', `${name}.spec.ts`));
    expect(quickTag).toMatch(/^@/);
    expect(marked.length).toBeLessThan(specs.length);
  });
});
