import Database from 'better-sqlite3';
import { paradiseState, campaignOnDisk, noon, playMonths, temporaryFolder } from '../support/campaigns.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openCampaign } from '#commands/files.ts';
import { readyMadeGangs } from '#main/games/paradise/rules/tables/people/readyMade.ts';
import { racketeer, racketeerApart, unreadableFailure, type Ran } from '../support/commandLine.ts';
import { setupFor } from '../support/founded.ts';

/** Runs a command line that must fail readably; returns what it wrote to standard error. */
async function failure(code: number, ...args: string[]): Promise<string> {
  return readFailure(await racketeer(...args), code, args);
}

function readFailure(ran: Ran, code: number, args: readonly string[]): string {
  expect(unreadableFailure(ran), args.join(' ')).toBeNull();
  expect(ran.code, `${args.join(' ')}: ${ran.err}`).toBe(code);
  return ran.err;
}

async function closedFile(months: number): Promise<string> {
  const session = await campaignOnDisk();
  await playMonths(session, months);
  session.store.close();
  return session.store.path;
}

/** Both human gangs after one business. */
async function rivalOrders(file: string) {
  const session = await openCampaign(file, noon);
  const state = paradiseState(session);
  session.store.close();
  const business = Object.values(state.businesses).find((one) => one.owner === null && one.district === 'docks')?.id;
  return Object.values(state.gangs)
    .filter((gang) => gang.isHuman)
    .map(({ id }) => {
      const men = Object.values(state.gangsters).filter((gangster) => gangster.gang === id);
      return { seat: id, order: { kind: 'take-over', business, crew: [men[0]?.id] } };
    });
}

describe('the command line fails in one sentence', () => {
  it('on what is mistyped, with code 2', async () => {
    const file = await closedFile(0);
    const mistyped: [string[], RegExp][] = [
      [['rob', file], /unknown command/],
      [['status', file, '--frob'], /unknown option/],
      [['advance', file, '--months', '0'], /whole number from 1/],
      [['orders', file, 'g1'], /--from/],
    ];
    for (const [args, sentence] of mistyped) expect(await failure(2, ...args)).toMatch(sentence);
  });

  it('as a process of its own too, by its exit code', async () => {
    expect(readFailure(await racketeerApart('rob'), 2, ['rob'])).toMatch(/unknown command/);
    const missing = ['status', join(temporaryFolder(), 'none.racketeer')];
    expect(readFailure(await racketeerApart(...missing), 1, missing)).toMatch(/no file/);
    expect((await racketeerApart('games')).code).toBe(0);
  });

  it('on files that cannot be used, with code 1', async () => {
    const folder = temporaryFolder();
    const file = await closedFile(0);
    const diary = join(folder, 'diary.racketeer');
    writeFileSync(diary, 'Dear diary');
    const before = readFileSync(file);
    expect(await failure(1, 'status', join(folder, 'none.racketeer'))).toMatch(/no file/);
    expect(await failure(1, 'verify', diary)).toMatch(/not a Racketeer campaign/);
    expect(await failure(1, 'new', file)).toMatch(/exists already/);
    expect(await failure(1, 'new', join(diary, 'x.racketeer'))).toMatch(/There is no folder/);
    expect(await failure(1, 'paper', file)).toMatch(/No paper has been printed yet/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('on a campaign that another program has', async () => {
    const session = await campaignOnDisk();
    const args = ['advance', session.store.path];
    expect(readFailure(await racketeerApart(...args), 1, args)).toMatch(/open in another Racketeer/);
    expect((await racketeerApart('status', session.store.path)).code).toBe(0);
  });

  it('on a setup file that is not one, naming the field', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'a.racketeer');
    const setup = join(folder, 'setup.json');
    const whole = setupFor();
    const broken: [string, RegExp][] = [
      ['{"gangs": [', /is not JSON/],
      [JSON.stringify({ ...whole, npcs: 4 }), /npcs: /],
      [
        JSON.stringify({ ...whole, gangs: [{ ...whole.gangs[0], base: 'moon' }] }),
        /^The Sixth Streeters: There is no district “moon” in Paradise; its districts are Cabbageville,/,
      ],
      [JSON.stringify({ ...whole, gangs: [{ ...whole.gangs[0], base: 7 }] }), /gangs\.0\.base/],
      [JSON.stringify({ ...whole, houseRules: { takeoverTest: 'x' } }), /houseRules\.takeoverTest/],
    ];
    for (const [text, sentence] of broken) {
      writeFileSync(setup, text);
      expect(await failure(1, 'new', file, '--from', setup)).toMatch(sentence);
    }
    expect(await failure(1, 'new', file, '--from', join(folder, 'none'))).toMatch(/cannot be read/);
  });

  it('on orders that are refused: the good ones stand, the code is 1', async () => {
    const file = await closedFile(0);
    const orders = join(temporaryFolder(), 'orders.json');
    const recruit = { kind: 'recruit', recruit: { method: 'off-the-rack', name: 'Bo', profile: 'punk' } };
    const gone = { kind: 'withdraw', order: 'o77' };
    writeFileSync(orders, JSON.stringify([gone, recruit]));
    const ran = await racketeer('orders', file, 'g1', '--from', orders);
    expect(ran.code).toBe(1);
    expect(ran.out).toMatch(/^2\. Hire Bo, Punk: \$25\n$/);
    expect(ran.err).toMatch(/^1\. refused: .*\.\n1 of 2 orders were refused\.\n$/);
    expect(await failure(1, 'orders', file, 'g2', '--from', orders)).toMatch(/writes the orders of/);
    expect(await failure(1, 'orders', file, 'g9', '--from', orders)).toMatch(/no gang “g9”/);
    writeFileSync(orders, '[{"kind":"rob"}]');
    expect(await failure(1, 'orders', file, 'g1', '--from', orders)).toMatch(/0\.kind/);
  });

  it('on a month where crews meet: it waits for the battle, and --auto fights it', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'a.racketeer');
    const setup = join(folder, 'setup.json');
    const gangs = readyMadeGangs.slice(0, 2).map(({ gang }) => gang);
    writeFileSync(setup, JSON.stringify({ ...setupFor({ npcs: 2 }), gangs }));
    expect((await racketeer('new', file, '--from', setup)).code).toBe(0);
    for (const { seat, order } of await rivalOrders(file)) {
      const orders = join(folder, `${seat}.json`);
      writeFileSync(orders, JSON.stringify([order]));
      expect((await racketeer('orders', file, seat, '--from', orders)).code).toBe(0);
    }
    expect(await failure(1, 'advance', file)).toMatch(/is not settled.*--auto/);
    const auto = await racketeer('advance', file, '--auto');
    expect(auto).toEqual({ code: 0, out: 'month 1 closed\n', err: '' });
  });

  it('on a look ahead that cannot be', async () => {
    const file = await closedFile(0);
    expect(await failure(2, 'forecast', file, '--campaigns', '0')).toMatch(/from 1 to 2000/);
    expect(await failure(2, 'forecast', file, '--months', '201')).toMatch(/from 1 to 200/);
    expect(await failure(1, 'forecast', file, '--seat', 'Nobody')).toMatch(/no gang “Nobody”/);
  });

  it('on a campaign that was tampered with', async () => {
    const file = await closedFile(1);
    expect((await racketeer('verify', file)).code).toBe(0);
    const db = new Database(file);
    db.exec("UPDATE purse SET bank_dollars = 999999 WHERE seat = 'g1'");
    db.close();
    expect(await failure(1, 'verify', file)).toMatch(/is not whole: .*purse g1/);
  });
});
