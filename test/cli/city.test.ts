import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cityPackSchema } from '#shared/games/paradise/cities/pack.ts';
import { millhaven } from '#shared/games/paradise/cities/millhaven.ts';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';

describe('a city at the command line', () => {
  it('is drawn by a seed, the same for the same seed', async () => {
    const folder = temporaryFolder();
    const [one, two, other] = [join(folder, 'a.json'), join(folder, 'b.json'), join(folder, 'c.json')];
    for (const [file, seed] of [
      [one, '7'],
      [two, '7'],
      [other, '8'],
    ] as const)
      expect((await racketeer('city', 'new', file, '--seed', seed, '--districts', '5')).err).toBe('');
    expect(readFileSync(one, 'utf8')).toBe(readFileSync(two, 'utf8'));
    expect(readFileSync(one, 'utf8')).not.toBe(readFileSync(other, 'utf8'));
    expect(cityPackSchema.parse(JSON.parse(readFileSync(one, 'utf8'))).districts).toHaveLength(5);
  });

  it('is played for years, with a row for each and the figures of its life', { timeout: 300_000 }, async () => {
    const { out } = await racketeer('city', 'check', 'Millhaven');
    expect(out).toContain('Millhaven: 6 districts, 4 gangs, seed 1925.');
    const rows = out.split('\n').filter((line) => /^Year \d+: Outrage of the city \d+; /u.test(line));
    expect(rows.length).toBeGreaterThan(1);
    const figures = out.slice(out.indexOf('The figures of this campaign')).trim().split('\n').slice(1);
    expect(figures.length).toBeGreaterThan(25);
    expect(figures.find((line) => line.startsWith('months with the Feds in town'))).toMatch(/ \d+% {2}up to \d+%$/u);
  });

  it('is refused with every fault, each by its line and field', async () => {
    const file = join(temporaryFolder(), 'bad.json');
    const [first, ...others] = millhaven.districts;
    const { name: _name, ...nameless } = first ?? {};
    const bad = { ...millhaven, districts: [nameless, ...others], rivers: 'no', height: 3 };
    const text = JSON.stringify(bad, null, 2);
    writeFileSync(file, text);
    const { code, err } = await racketeer('city', 'check', file);
    expect(code).not.toBe(0);
    const lineOf = (words: string): number => text.slice(0, text.indexOf(words)).split('\n').length;
    for (const [line, field] of [
      [lineOf('"districts"') + 1, 'districts[0].name'],
      [lineOf('"rivers"'), 'rivers'],
      [lineOf('"height"'), 'height'],
    ] as const)
      expect(err).toContain(`${file}, line ${line}: ${field}: `);
  });

  it('is refused with the place of its fault, and nothing is played', async () => {
    const file = join(temporaryFolder(), 'bad.json');
    writeFileSync(file, JSON.stringify({ ...millhaven, center: 'Nowhere' }));
    const { code, err } = await racketeer('city', 'check', file);
    expect(code).not.toBe(0);
    expect(err).toMatch(/center.*Nowhere|Nowhere.*center/su);
  });
});
