import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setupFor } from '../support/founded.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { racketeer } from '../support/commandLine.ts';

type Status = {
  rulebook: string;
  seed: number;
  monthsPlayed: number;
  date: string;
  outrage: number;
  waiting: string[];
  gangs: Record<'name' | 'seat' | 'bank' | 'reputation' | 'members' | 'businesses', unknown>[];
};

async function statusOf(file: string): Promise<Status> {
  const { code, out, err } = await racketeer('status', file, '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Status;
}

describe('the command line plays a campaign', () => {
  it('new, status, advance, orders, log, paper, undo and verify', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'Campaign.racketeer');
    const made = await racketeer('new', file, '--seed', '7', '--npcs', '3', '--gang', 'Dock Rats');
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/seed 7, with Dock Rats, /);

    const start = await statusOf(file);
    expect(start).toMatchObject({ game: 'paradise', seed: 7, monthsPlayed: 0, date: 'January 1925' });
    expect(start.gangs).toHaveLength(4);
    expect(typeof start.outrage).toBe('number');
    expect(start.waiting).toEqual([expect.stringMatching(/^Dock Rats.*no order/)]);
    for (const gang of start.gangs) {
      expect(typeof gang.name).toBe('string');
      expect(gang.seat).toMatch(/^g\d$/);
      for (const figure of [gang.bank, gang.reputation, gang.members, gang.businesses]) {
        expect(Number.isInteger(figure)).toBe(true);
      }
    }
    expect((await racketeer('status', file)).out).toContain('Dock Rats (human): $');

    const orders = join(folder, 'orders.json');
    const hired = { method: 'off-the-rack', name: 'Cal Yost', profile: 'hoodlum' };
    writeFileSync(orders, JSON.stringify([{ kind: 'recruit', recruit: hired }]));
    const given = await racketeer('orders', file, 'dock rats', '--from', orders);
    expect(given).toEqual({ code: 0, out: '1. Hire Cal Yost, Hoodlum: $100\n', err: '' });

    const advanced = await racketeer('advance', file);
    expect(advanced).toEqual({ code: 0, out: 'month 1 closed\n', err: '' });
    const logged = await racketeer('log', file, '--month', '1');
    expect(logged.out).toContain('Dock Rats: Hire Cal Yost, Hoodlum');
    expect(logged.out).toMatch(/: \[\d( \d)*\].* = \d+/);
    const log = await racketeer('log', file, '--json');
    const entries = JSON.parse(log.out) as { seq: number; lines: { dice: unknown[] }[] }[];
    expect(entries.map((entry) => entry.seq)).toEqual(entries.map((_, index) => index + 1));
    expect(entries.flatMap((entry) => entry.lines).some((line) => line.dice.length > 0)).toBe(true);

    const undone = await racketeer('undo', file);
    expect(undone).toEqual({
      code: 0,
      out: 'undone: Close January 1925\n',
      err: 'A closed month is taken back; the next step asks what becomes of it (--dropped).\n',
    });
    await racketeer('advance', file, '--months', '3', '--auto');
    const back = await racketeer('undo', file, '--to-month', '2');
    expect(back.out).toBe('undone: Close March 1925\nundone: Close February 1925\n');
    expect(await statusOf(file)).toMatchObject({ monthsPlayed: 1, date: 'February 1925' });
    expect(await racketeer('verify', file)).toMatchObject({ code: 0, err: '' });
  });

  it('new takes a whole setup from a file, and --seed over the one in it', async () => {
    const folder = temporaryFolder();
    const setup = join(folder, 'setup.json');
    writeFileSync(setup, JSON.stringify({ ...setupFor({ npcs: 2 }), title: 'Rum War' }));
    const file = join(folder, 'a.racketeer');
    expect(await racketeer('new', file, '--from', setup)).toMatchObject({ code: 0, err: '' });
    expect(await statusOf(file)).toMatchObject({ seed: 11, title: 'Rum War' });
    const other = join(folder, 'b.racketeer');
    await racketeer('new', other, '--from', setup, '--seed', '12');
    expect(await statusOf(other)).toMatchObject({ seed: 12 });
  });

  it('paper prints each format, to standard output or to a file', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'a.racketeer');
    await racketeer('new', file, '--seed', '3');
    await racketeer('advance', file, '--months', '2', '--auto');
    const newest = await racketeer('paper', file);
    expect(newest).toMatchObject({ code: 0, err: '' });
    expect(newest.out).toContain('February');
    const html = await racketeer('paper', file, '--month', '1', '--format', 'html');
    expect(html.out).toMatch(/^<!doctype html>/i);
    expect(html.out).not.toMatch(/https?:\/\//);
    const out = join(folder, 'paper.md');
    const written = await racketeer('paper', file, '--month', '1', '--format', 'md', '--out', out);
    expect(written).toEqual({ code: 0, out: `${out}\n`, err: '' });
    expect(readFileSync(out, 'utf8')).toContain('January');
  });
});

it('`new` takes the first choice where a throw leaves one, and tells it', async () => {
  const file = join(temporaryFolder(), 'War.racketeer');
  const made = await racketeer('new', file, '--preset', 'gangland-war', '--seed', '2', '--npcs', '2');
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/threw 66: which skill does he take\? \S.*\.\n/);
  expect(await racketeer('verify', file)).toMatchObject({ code: 0 });
});
