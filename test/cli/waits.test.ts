import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/campaigns.ts';
import { racketeer } from '../support/commandLine.ts';

describe('advance', () => {
  it.each([
    ['godfather', 2, 1],
    ['empire-city', 2, 1],
    ['empire-city', 3, 3],
  ] as const)(
    'plays %s with %s NPC seats (seed %s) on to the player, and then waits for his orders',
    async (game, npcs, seed) => {
      const file = join(temporaryFolder(), 'Wait.racketeer');
      const made = ['--game', game, '--seed', String(seed), '--npcs', String(npcs), '--gang', 'Mine'];
      expect(await racketeer('new', file, ...made)).toMatchObject({ code: 0 });
      const first = await racketeer('advance', file);
      expect(first).toMatchObject({ code: 0, err: '' });
      expect(first.out).toMatch(/^The game waits for Mine \(.+\)\.\n$/);
      const second = await racketeer('advance', file);
      expect(second).toMatchObject({ code: 1, out: '' });
      expect(second.err).toMatch(/^The game waits for Mine \(.+\): give orders, or use --auto\.\n$/);
      const status = await racketeer('status', file);
      expect(status.out).toMatch(/waiting: .*Mine/);
    },
  );

  it('[BRO-ASK-7] names the question of a turn that it passes, its area, and whom it was for', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'Passed.racketeer');
    const made = ['--game', 'brotherhood', '--seed', '5', '--npcs', '4', '--gang', 'Audit'];
    expect(await racketeer('new', file, ...made)).toMatchObject({ code: 0 });
    const orders = join(folder, 'orders.json');
    writeFileSync(orders, JSON.stringify([{ kind: 'bribe', area: 'millgate', count: 1 }]));
    expect(await racketeer('orders', file, 'Audit', '--from', orders)).toMatchObject({ code: 0 });
    expect(await racketeer('advance', file)).toEqual({
      code: 0,
      out: 'passed: Use influence in Millgate (Audit) was left to the rule\nturn 1 closed\n',
      err: '',
    });
  });
});
