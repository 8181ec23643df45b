import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';

it(
  '`ruling` hands a seat over once it is said what becomes of its orders, and tells why it cannot',
  { tags: 'rest' },
  async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'War.racketeer');
    const write = (name: string, content: unknown): string => {
      const path = join(folder, name);
      writeFileSync(path, JSON.stringify(content));
      return path;
    };
    await racketeer('new', file, '--seed', '7', '--npcs', '3');
    const orders = write('orders.json', [{ kind: 'take-over', business: 'docks.speakeasy.1', crew: ['p3'] }]);
    expect(await racketeer('orders', file, 'g1', '--from', orders)).toMatchObject({ code: 0 });
    const ruling = write('ruling.json', { kind: 'player', seat: 'g1', isHuman: false });
    const rule = (...args: string[]) =>
      racketeer('ruling', file, '--from', ruling, '--reason', 'He moved away', ...args);
    const asked = await rule();
    expect(asked).toMatchObject({ code: 1, out: '' });
    expect(asked.err).toMatch(/^Orders of .* wait: .*--filed keep or --filed withdraw/);
    const done = await rule('--filed', 'withdraw');
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toMatch(/^Change who plays .*: done\./);
    const again = await rule();
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toMatch(/is played by the program already/);
    const log = await racketeer('log', file);
    expect(log.out).toContain('He moved away');
    expect(await racketeer('verify', file)).toMatchObject({ code: 0 });
  },
);

it(
  '`ruling` lets a gang in that leaves another campaign as a table, and refuses the table of several',
  { tags: 'rest' },
  async () => {
    const folder = temporaryFolder();
    const [from, to] = [join(folder, 'From.racketeer'), join(folder, 'To.racketeer')];
    const [one, all] = [join(folder, 'one.csv'), join(folder, 'all.csv')];
    await racketeer('new', from, '--seed', '5', '--npcs', '2');
    await racketeer('new', to, '--seed', '8', '--npcs', '2');
    await racketeer('advance', from, '--months', '1', '--auto');
    expect(await racketeer('table', from, '--gang', 'g2', '--out', one)).toMatchObject({ code: 0 });
    expect(await racketeer('table', from, '--out', all)).toMatchObject({ code: 0 });
    const enter = (path: string) => racketeer('ruling', to, '--from', path, '--reason', 'They came by train');
    const several = await enter(all);
    expect(several).toMatchObject({ code: 1, out: '' });
    expect(several.err).toMatch(/the table of several gangs/);
    expect(await enter(one)).toMatchObject({ code: 0, err: '' });
    const gangsIn = async (file: string) => {
      const { out } = await racketeer('status', file);
      return [...out.matchAll(/^ {2}g\d {2}(.*?) \((?:NPC|human)\): .*, (\d+) members/gmu)].map(
        ([, name, members]) => ({ name, members }),
      );
    };
    const [, moved] = await gangsIn(from);
    const there = await gangsIn(to);
    expect(there).toHaveLength(4);
    expect(there[3]).toEqual(moved);
    const again = await enter(one);
    expect(again.err).toMatch(/choose a name of its own/);
    expect(await racketeer('verify', to)).toMatchObject({ code: 0 });
  },
);
