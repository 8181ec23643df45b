import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#scripts/steps.ts';
import { listUnitFiles, longestTests, quickTag, restFiles } from '#scripts/suites.ts';

describe('the two halves of all tests', () => {
  const all = listUnitFiles(null);
  const [quick, rest] = [listUnitFiles('quick'), listUnitFiles('rest')];

  it('hold each file of units: in exactly one, or in both where the rest has more of it', () => {
    expect(quick.length).toBeGreaterThan(400);
    expect([...new Set([...quick, ...rest])].sort()).toEqual([...all].sort());
    const both = quick.filter((path) => rest.includes(path));
    for (const path of both)
      expect(readFileSync(join(root, path), 'utf8'), path).toMatch(/\bsample(?:Kinds)?\(|tags: 'rest'/);
    expect(restFiles.filter((path) => quick.includes(path) || !rest.includes(path))).toEqual([]);
  });

  it('name files that are there', () => {
    expect(restFiles.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(longestTests.filter((name) => !all.some((path) => path.endsWith(name)))).toEqual([]);
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
