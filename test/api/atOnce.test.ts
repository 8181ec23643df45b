import Database from 'better-sqlite3';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type * as registryModule from '#main/games/index.ts';
import { foundedIn } from '../support/everyGame.ts';
import { closeMonth, desk, first, hire, openDesk } from '../support/desk.ts';
import { temporaryFolder } from '../support/campaigns.ts';

/** A game's rules come late, as on a slow disk: whatever was called meanwhile would find a half-done deed. */
const late = vi.hoisted(() => ({ loads: 0 }));
vi.mock('#main/games/index.ts', async (original) => {
  const { loadRulebook, findRulebook, loadPaper } = await original<typeof registryModule>();
  const slowly =
    <T extends unknown[], R>(load: (...given: T) => Promise<R>) =>
    async (...given: T): Promise<R> => {
      late.loads += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return load(...given);
    };
  return { loadRulebook: slowly(loadRulebook), findRulebook: slowly(findRulebook), loadPaper };
});

describe('calls that open campaigns, made at once', () => {
  it('open one file once, and both say so', async () => {
    const path = join(temporaryFolder(), 'Twice.racketeer');
    const session = await foundedIn('godfather', path);
    session.store.close();
    const { calls } = desk();
    const [one, other] = await Promise.all([calls.campaign.open({ path }), calls.campaign.open({ path })]);
    expect(one).toEqual(other);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('found two campaigns of one title in two files', async () => {
    const { calls } = desk();
    const opened = await Promise.all([
      calls.campaign.openSample({ game: 'turf-war' }),
      calls.campaign.openSample({ game: 'turf-war' }),
    ]);
    const [one, other] = opened.map(({ path }) => basename(path, '.racketeer'));
    expect(other).toBe(`${one} 2`);
    expect((await calls.campaign.current())?.path).toBe(opened[1].path);
  });

  it('keep their place among the other commands', async () => {
    const { calls } = await openDesk();
    const [branch, order] = await Promise.allSettled([
      calls.campaign.branch({ title: 'As it was' }),
      calls.games.paradise.give({ seat: first, order: hire('Cal Yost') }),
    ]);
    expect(branch.status).toBe('fulfilled');
    expect(order).toMatchObject({ reason: { message: expect.stringMatching(/closed meanwhile/) as string } });
    expect((await calls.history.steps({ viewer: 'gm' })).undo).toHaveLength(0);
  });

  it('rescue a campaign once: the second finds it whole', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await calls.campaign.close();
    const db = new Database(path);
    db.exec("UPDATE journal SET title = 'forged' WHERE seq = 1");
    db.close();
    const backup = (await calls.app.backupsOf({ path }))[0]?.path ?? '';
    const [one, other] = await Promise.allSettled([
      calls.campaign.rescue({ path, backup }),
      calls.campaign.rescue({ path, backup }),
    ]);
    expect(one.status).toBe('fulfilled');
    expect(other).toMatchObject({ reason: { message: expect.stringMatching(/not a damaged campaign/) as string } });
    expect(readdirSync(dirname(path)).filter((name) => name.includes('.damaged-'))).toHaveLength(1);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });
});

describe('rules that cannot be loaded', () => {
  it('are no damage of the file, which is closed again', async () => {
    const path = join(temporaryFolder(), 'Kept.racketeer');
    const session = await foundedIn('godfather', path);
    session.store.close();
    const registry = await import('#main/games/index.ts');
    const { openCampaign } = await import('#commands/files.ts');
    const failing = vi.spyOn(registry, 'findRulebook').mockRejectedValueOnce(new Error('no such chunk'));
    await expect(openCampaign(path, new Date())).rejects.toThrow(/^no such chunk$/);
    failing.mockRestore();
    const again = await openCampaign(path, new Date());
    again.store.close();
    expect(late.loads).toBeGreaterThan(0);
  });
});
