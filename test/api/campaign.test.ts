import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { loadRulebook } from '#main/games/index.ts';
import { gameIds } from '#shared/words/games.ts';
import { closeMonth, desk, everything, first, hire, openDesk, setupFromTables } from '../support/desk.ts';
import { runningText, runningWith } from '../support/running.ts';

describe('a campaign through the API', () => {
  it('is created from the tables’ ready-made gangs, in a file named after its title', async () => {
    const { calls, home } = desk();
    expect(await calls.campaign.current()).toBeNull();
    const setup = await setupFromTables(calls, { humans: 2, npcs: 2, title: 'Rum & Ruin' });
    const created = await calls.games.paradise.found({ setup, path: null });
    expect(created).toMatchObject({ kind: 'done', opened: { title: 'Rum & Ruin', notice: null } });
    const opened = await calls.campaign.current();
    expect(opened?.path).toBe(join(home, 'Rum & Ruin.racketeer'));
    const view = await calls.games.paradise.view({ viewer: 'gm' });
    expect(view.gangs.map((gang) => gang.name).slice(0, 2)).toEqual(setup.gangs.map((gang) => gang.name));
    expect(view).toMatchObject({ month: 1, monthsPlayed: 0, stage: 'orders', seed: setup.seed });
  });

  it('enters a running campaign, or tells what is wrong and writes no file', async () => {
    const { calls, home } = desk();
    const wrong = runningWith(['gangs', 1, 'bankDollars'], -1);
    const refused = await calls.campaign.join({ game: 'paradise', text: wrong, path: null });
    if (refused.kind !== 'wrong') throw new Error('It was entered.');
    expect(refused.findings.map(({ field }) => field)).toEqual(['gangs[1].bankDollars']);
    expect(refused.findings[0]?.sentence).toMatch(/^The bank is a whole number/);
    expect(await calls.campaign.current()).toBeNull();
    const file = join(home, 'The Long Summer.racketeer');
    expect(existsSync(file)).toBe(false);
    const joined = await calls.campaign.join({ game: 'paradise', text: runningText(), path: null });
    expect(joined).toMatchObject({ kind: 'done', opened: { path: file, title: 'The Long Summer' } });
    expect(await calls.games.paradise.view({ viewer: 'gm' })).toMatchObject({ month: 4, stage: 'orders' });
  });

  it('asks what a setup leaves open before it writes a file', async () => {
    const { calls, home } = desk();
    const setup = await setupFromTables(calls);
    const [gang] = setup.gangs;
    if (gang === undefined) throw new Error('No ready-made gang.');
    const boss = { recruit: { method: 'rolled-up', name: 'Al', dice: [4, 3, 3, 5, 5, 4, 1, 2] } };
    const open = { ...setup, gangs: [{ ...gang, boss }] } as unknown as typeof setup;
    const path = join(home, 'Asked.racketeer');
    const asked = await calls.games.paradise.found({ setup: open, path });
    expect(asked).toMatchObject({ kind: 'question', question: { kind: 'assign', slots: {} } });
    expect(existsSync(path)).toBe(false);
  });

  it('opens, is listed as recent with its date and gangs, is forgotten and closes', async () => {
    const { calls, path } = await openDesk();
    expect(await calls.campaign.open({ path })).toMatchObject({ path, title: 'Paradise' });
    await closeMonth(calls);
    await calls.campaign.close();
    expect(await calls.campaign.current()).toBeNull();
    expect(await calls.app.recent()).toMatchObject([{ path, title: 'Paradise', date: 'February 1925', problem: null }]);
    expect((await calls.app.recent())[0]?.gangs).toContain('The Sixth Streeters');
    expect(await calls.campaign.open({ path: basename(path) })).toMatchObject({ path });
    await calls.app.forget({ path });
    expect(await calls.app.recent()).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });

  it('opens the sample as a new file each time, the first one closed', async () => {
    const { calls } = desk();
    const one = await calls.campaign.openSample({ game: 'paradise' });
    const two = await calls.campaign.openSample({ game: 'paradise' });
    expect(two.path).not.toBe(one.path);
    expect(await calls.campaign.open({ path: one.path })).toMatchObject({ title: one.title });
  });

  it('tells what it is made of', async () => {
    const { calls } = desk();
    const { version } = await calls.app.about();
    const { program, format, rules, runtimes } = await calls.app.versions();
    expect(program).toBe(version);
    const { path } = await calls.campaign.openSample({ game: 'paradise' });
    const file = new Database(path, { readonly: true });
    expect(file.pragma('user_version', { simple: true })).toBe(format);
    file.close();
    expect(rules.map(({ game }) => game)).toEqual(gameIds);
    for (const { game, title, version: ofRules } of rules) {
      const rulebook = await loadRulebook(game);
      expect([title, ofRules]).toEqual([rulebook.title, rulebook.version]);
    }
    expect(runtimes).toContainEqual({ name: 'Node', version: process.versions.node });
    expect(runtimes[0]?.version).toContain(process.arch);
  });

  it('tells of itself and has no dialogs on loopback', async () => {
    const { calls, home } = desk();
    expect(await calls.app.about()).toMatchObject({ host: 'loopback', hasDialogs: false, campaignsFolder: home });
    expect(await calls.app.chooseFile()).toBeNull();
    const { readyMadeGangs } = await calls.games.paradise.forms.tables({});
    const gang = readyMadeGangs[0]?.gang;
    if (gang === undefined) throw new Error('No ready-made gang.');
    const { houseRules } = await setupFromTables(calls);
    const quote = await calls.games.paradise.forms.quote({ gang, houseRules });
    expect(quote).toMatchObject({ totalDollars: 1_150, bankDollars: 850, problem: null });
  });

  it('is whole, and stays whole through a branch that goes its own way', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    const before = await calls.games.paradise.view({ viewer: 'gm' });
    const branch = await calls.campaign.branch({ title: 'What if' });
    expect(basename(branch.path)).toBe('What if.racketeer');
    expect(branch.title).toBe('What if');
    await closeMonth(calls);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
    await calls.campaign.open({ path });
    expect(await calls.games.paradise.view({ viewer: 'gm' })).toEqual(before);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
  });

  it('goes back to a backup and keeps what was there', async () => {
    const { calls, path } = await openDesk();
    const january = await everything(calls);
    await closeMonth(calls);
    await closeMonth(calls);
    const backups = await calls.campaign.backups();
    expect(backups.map((backup) => backup.label)).toEqual([
      'before February 1925 closed',
      'before January 1925 closed',
      'as it began',
    ]);
    const restored = await calls.campaign.restore({ path: backups[1]?.path ?? '' });
    expect(restored).toMatchObject({ path, title: 'Paradise' });
    expect(restored.notice).toMatch(/kept/);
    expect(await everything(calls)).toBe(january);
    expect((await calls.campaign.backups())[0]?.label).toBe('before a restore');
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('is rescued from a backup when its file is damaged', async () => {
    const { calls, path } = await openDesk();
    await closeMonth(calls);
    await calls.campaign.close();
    writeFileSync(path, readFileSync(path).subarray(0, 9_000));
    await expect(calls.campaign.open({ path })).rejects.toMatchObject({ code: 'REFUSED' });
    const [backup] = await calls.app.backupsOf({ path });
    expect(backup?.label).toBe('before January 1925 closed');
    const rescued = await calls.campaign.rescue({ path, backup: backup?.path ?? '' });
    expect(rescued.notice).toMatch(/^The damaged file is kept as .*\.$/);
    expect(await calls.games.paradise.view({ viewer: first })).toMatchObject({ month: 1 });
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true, findings: [] });
  });

  it('is the same for whoever opens it next', async () => {
    const { calls, path } = await openDesk();
    await calls.games.paradise.give({ seat: first, order: hire('Cal Yost') });
    await closeMonth(calls);
    const before = await everything(calls);
    await calls.campaign.close();
    const bytes = readFileSync(path);
    await calls.campaign.open({ path });
    expect(await everything(calls)).toBe(before);
    await calls.campaign.close();
    expect(readFileSync(path).equals(bytes)).toBe(true);
  });
});
