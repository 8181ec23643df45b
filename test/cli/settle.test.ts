import { join } from 'node:path';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { houseRulePresets } from '#shared/games/paradise/houseRules.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { roughly } from '../support/everyGame.ts';
import { racketeer } from '../support/commandLine.ts';

type Told = { author: { kind: string; seat?: string }; lines: { kind: string }[] };

/** What is paid, healed, and pleaded is answered for a player; nothing else is ordered. */
const answers = /^(?:payoff|care|plea|official|withheld|call-answered|battle-arranged)/u;

async function authorsOf(file: string): Promise<string[]> {
  const { out } = await racketeer('log', file, '--json');
  return (JSON.parse(out) as Told[])
    .filter(({ lines }) => !lines.every(({ kind }) => answers.test(kind)))
    .map(({ author }) => `${author.kind} ${author.seat ?? ''}`);
}

describe('advance --settle', () => {
  it.each(['turf-war', 'brotherhood', 'paradise'])(
    'plays %s on without a stop, and writes no order of the player’s',
    async (game) => {
      const folder = temporaryFolder();
      const [settled, auto] = [join(folder, 'a.racketeer'), join(folder, 'b.racketeer')];
      for (const file of [settled, auto]) {
        await racketeer('new', file, '--game', game, '--seed', '3', '--npcs', '4');
      }
      const periods = ['--months', '3'];
      const ran = await racketeer('advance', settled, ...periods, '--settle');
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(ran.out.match(/closed/gu)).toHaveLength(3);
      expect(ran.out.match(/^no orders: .+ is played without an order of .+$/gmu)).toHaveLength(3);
      await racketeer('advance', auto, ...periods, '--auto');
      expect(await authorsOf(settled)).not.toContain('human g1');
      expect(await authorsOf(auto)).toContain('human g1');
    },
  );

  it('says nothing of a player whose sheet was filed', async () => {
    const folder = temporaryFolder();
    const [file, sheet] = [join(folder, 'a.racketeer'), join(folder, 'sheet.txt')];
    await racketeer('new', file, '--game', 'turf-war', '--seed', '3', '--gang', 'Ours');
    writeFileSync(sheet, 'Hire 1');
    await racketeer('sheet', file, 'Ours', '--from', sheet);
    const filed = await racketeer('advance', file, '--settle');
    expect(filed.out).not.toContain('no orders');
    writeFileSync(sheet, 'Hire 99');
    expect((await racketeer('sheet', file, 'Ours', '--from', sheet)).code).toBe(1);
    const refused = await racketeer('advance', file, '--settle');
    expect(refused.out).toMatch(
      /^no orders: Turn 2 is played without an order of Ours; the sheet of Ours was refused, line 1: .+\.$/mu,
    );
    const next = await racketeer('advance', file, '--settle');
    expect(next.out).toMatch(/^no orders: Turn 3 is played without an order of Ours$/mu);
  });

  it('is refused where orders are all that is asked, and beside --auto', async () => {
    const file = join(temporaryFolder(), 'a.racketeer');
    await racketeer('new', file, '--game', 'godfather', '--seed', '3', '--npcs', '2');
    const before = readFileSync(file);
    const ran = await racketeer('advance', file, '--settle');
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/asks for nothing but orders; use --auto, or give them/u);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(await racketeer('advance', file, '--settle', '--auto')).toMatchObject({ code: 2 });
  });
});

describe('new --preset and --last-month', () => {
  it.each(houseRulePresets)('found a campaign under $id', async ({ id, rules }) => {
    const file = join(temporaryFolder(), 'a.racketeer');
    const ran = await racketeer('new', file, '--preset', id, '--last-month', '1926-12', '--seed', '3');
    expect(ran).toMatchObject({ code: 0, err: '' });
    const { out } = await racketeer('table', file);
    expect(out).toContain('Last month,24');
    const lastMonth = '1926-12';
    const setup = paradise.quickSetup({ ...roughly('paradise', 3), preset: id, lastMonth });
    expect(setup.houseRules).toMatchObject({ ...rules, lastMonth: 24 });
  });

  it.each([
    [['--preset', 'nice'], /no house rules “nice”; name one of long-campaign, by-the-book, gentle, gangland-war/u],
    [['--last-month', '1924-13'], /“1924-13” is no last month of a campaign/u],
    [['--last-month', 'December'], /write a year and a month from 1925-01 on/u],
    [['--game', 'turf-war', '--preset', 'gentle'], /Turf War takes its house rules from a setup file/u],
  ])('%s is refused', async (options, sentence) => {
    const file = join(temporaryFolder(), 'a.racketeer');
    const ran = await racketeer('new', file, ...options);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(sentence);
  });
});
