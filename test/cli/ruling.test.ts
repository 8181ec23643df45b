import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/campaigns.ts';
import { racketeer } from '#test/support/commandLine.ts';

it('`ruling` hands a seat over once it is said what becomes of its orders, and tells why it cannot', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'War.racketeer');
  const write = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  await racketeer('new', file, '--seed', '7', '--npcs', '3');
  const orders = write('orders.json', [
    { kind: 'take-over', business: 'docks.speakeasy.1', crew: ['p3'] },
  ]);
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
});
