import Database from 'better-sqlite3';
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProgramCalls } from '#platform/programCalls.ts';
import { openWritable } from '#store/open.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import { noon } from '../support/campaigns.ts';
import {
  closeMonth,
  crewAndMark,
  desk,
  everything,
  first,
  hire,
  oneSentence,
  openDesk,
  order,
  refusalOf,
  setupFromTables,
} from '../support/desk.ts';

const nobody = 'g9' as SeatId;

describe('bad orders change nothing and are answered with one sentence', () => {
  const orders: [string, (calls: ProgramCalls) => Promise<Order>, RegExp][] = [
    [
      'a business that is not on the map',
      async (calls) => {
        const { crew } = crewAndMark(await calls.games.paradise.view({ viewer: first }), first);
        return order({ kind: 'take-over', business: 'moon.casino.1', crew });
      },
      /no business “moon\.casino\.1”/,
    ],
    [
      'somebody else’s gangster',
      async (calls) => {
        const { gangsters } = await calls.games.paradise.view({ viewer: 'gm' });
        const rival = gangsters.find((g) => g.gang !== first)?.id ?? ('' as GangsterId);
        return order({ kind: 'arm', gangster: rival, weapon: 'pistol' });
      },
      /no such gangster/,
    ],
    [
      'money that is not there',
      async (calls) => {
        const edit = { kind: 'set-bank' as const, gang: first, dollars: 10 };
        await calls.games.paradise.rule({ ruling: edit, reason: 'Robbed.' });
        return hire('Cal Yost');
      },
      /\$100/,
    ],
    [
      'a second takeover in a month',
      async (calls) => {
        const target = crewAndMark(await calls.games.paradise.view({ viewer: first }), first);
        const given = order({ kind: 'take-over', ...target });
        await calls.games.paradise.give({ seat: first, order: given });
        return given;
      },
      /one takeover a month/,
    ],
    ['an order that does not wait', () => Promise.resolve(order({ kind: 'withdraw', order: 'o77' })), /not waiting/],
    [
      'payoffs after the precincts were paid',
      () => Promise.resolve(order({ kind: 'pay', withhold: [] })),
      /paid for this month/,
    ],
  ];

  it.each(orders)('%s', async (_case, make, sentence) => {
    const { calls } = await openDesk();
    const given = await make(calls);
    const before = await everything(calls);
    for (const use of [calls.games.paradise.quote, calls.games.paradise.give]) {
      const { code, message } = await refusalOf(use({ seat: first, order: given }));
      expect(code).toBe('REFUSED');
      expect(message).toMatch(sentence);
      expect(message).toMatch(oneSentence);
    }
    expect(await everything(calls)).toBe(before);
  });

  it('orders of an NPC gang, and of a seat that does not exist', async () => {
    const { calls } = await openDesk();
    const npc = (await calls.games.paradise.view({ viewer: 'gm' })).gangs[1]?.seat ?? nobody;
    const before = await everything(calls);
    for (const [seat, sentence] of [
      [npc, /writes the orders of/],
      [nobody, /no such gang/],
    ] as const) {
      for (const use of [calls.games.paradise.quote, calls.games.paradise.give]) {
        expect(await refusalOf(use({ seat, order: hire('Cal Yost') }))).toMatchObject({
          code: 'REFUSED',
          message: expect.stringMatching(sentence) as string,
        });
      }
    }
    expect(await everything(calls)).toBe(before);
  });
});

describe('bad requests of other kinds', () => {
  it('a viewer who has no seat sees nothing', async () => {
    const { calls } = await openDesk();
    await closeMonth(calls);
    const refusals = await Promise.all(
      [
        calls.games.paradise.view({ viewer: nobody }),
        calls.history.log({ viewer: nobody, period: null }),
        calls.play.report({ viewer: nobody, period: 1 }),
      ].map(refusalOf),
    );
    for (const { code, message } of refusals) {
      expect(code).toBe('REFUSED');
      expect(message).toMatch(/no such gang/);
    }
  });

  it('a month without a paper, an entry, a month and a redo that are not there', async () => {
    const { calls } = await openDesk();
    const before = await everything(calls);
    const bad: [() => Promise<unknown>, RegExp][] = [
      [() => calls.paper.edition({ period: 1 }), /no paper for January 1925 yet/],
      [() => calls.paper.export({ period: 30, format: 'html' }), /no paper for June 1927 yet/],
      [() => calls.history.undo({}), /nothing to undo/],
      [() => calls.history.undo({ toSeq: 9_999 }), /no entry 9999/],
      [() => calls.history.undo({ toPeriod: 5 }), /has not come yet/],
      [() => calls.history.redo(), /nothing to redo/],
      [
        () => calls.games.paradise.rule({ ruling: { kind: 'set-bank', gang: nobody, dollars: 5 }, reason: 'x' }),
        /no such gang/,
      ],
    ];
    for (const [call, sentence] of bad) {
      const { code, message } = await refusalOf(call());
      expect(code).toBe('REFUSED');
      expect(message).toMatch(sentence);
      expect(message).toMatch(oneSentence);
    }
    expect(await everything(calls)).toBe(before);
  });

  it('a Chinatown base without a Tong founds nothing', async () => {
    const { calls, home } = desk();
    const setup = await setupFromTables(calls);
    const gangs = setup.gangs.map((gang) => ({ ...gang, base: 'chinatown' as const }));
    const { code, message } = await refusalOf(calls.games.paradise.found({ setup: { ...setup, gangs }, path: null }));
    expect(code).toBe('REFUSED');
    expect(message).toMatch(/Tong/);
    expect(readdirSync(home).filter((name) => name.endsWith('.racketeer'))).toEqual([]);
    expect(await calls.campaign.current()).toBeNull();
  });

  it('without an open campaign every call that needs one says so', async () => {
    const { calls } = desk();
    const refusals = await Promise.all(
      [
        calls.games.paradise.view({ viewer: 'gm' }),
        calls.campaign.close(),
        calls.campaign.branch({ title: 'x' }),
        calls.campaign.verify(),
        calls.campaign.backups(),
        calls.campaign.restore({ path: '/nowhere' }),
        calls.games.paradise.quote({ seat: first, order: hire('Al') }),
        calls.games.paradise.give({ seat: first, order: hire('Al') }),
        calls.play.advance({}),
        calls.play.report({ viewer: 'gm', period: 1 }),
        calls.history.log({ viewer: 'gm', period: null }),
        calls.history.steps(),
        calls.history.lists({ viewer: 'gm', held: null }),
        calls.history.undo({}),
        calls.history.redo(),
        calls.paper.editions(),
        calls.paper.edition({ period: 1 }),
        calls.paper.export({ period: 1, format: 'txt' }),
        calls.games.paradise.rule({ ruling: { kind: 'set-outrage', outrage: 3 }, reason: 'x' }),
      ].map(refusalOf),
    );
    for (const { code, message } of refusals) {
      expect(code).toBe('NO_CAMPAIGN');
      expect(message).toMatch(oneSentence);
    }
  });
});

describe('files that cannot be used', () => {
  const spoilings: [string, (path: string) => void, RegExp][] = [
    ['gone', () => undefined, /There is no file/],
    ['a diary', (path) => writeFileSync(path, 'Dear diary, '.repeat(300)), /not a Racketeer/],
    ['empty', (path) => writeFileSync(path, ''), /is damaged \(it is empty\)/],
    [
      'from a newer program',
      (path) => {
        alter(path, 'PRAGMA user_version = 99');
      },
      /newer Racketeer/,
    ],
    [
      'tampered with',
      (path) => {
        alter(path, "UPDATE journal SET title = 'forged' WHERE seq = 1");
      },
      /is damaged .* restore a backup/,
    ],
  ];

  it.each(spoilings)('%s: the open campaign stays open as it was', async (name, spoil, sentence) => {
    const { calls, home, path } = await openDesk();
    const bad = join(home, `${name}.racketeer`);
    if (name !== 'gone') {
      await calls.campaign.branch({ title: name });
      await calls.campaign.open({ path });
      spoil(bad);
    }
    const before = await everything(calls);
    for (const use of [calls.campaign.open, calls.campaign.restore]) {
      const { code, message } = await refusalOf(use({ path: bad }));
      expect(code).toBe('REFUSED');
      expect(message).toMatch(sentence);
      expect(message).toMatch(oneSentence);
    }
    expect(await everything(calls)).toBe(before);
    expect(await calls.campaign.verify()).toMatchObject({ isWhole: true });
  });

  it('a broken recent file is listed with its problem', async () => {
    const { calls, path } = await openDesk();
    await calls.campaign.close();
    writeFileSync(path, 'Dear diary');
    expect(await calls.app.recent()).toMatchObject([{ path, problem: expect.stringMatching(oneSentence) as string }]);
  });

  it('a campaign that another program has is refused, and free when that one closes', async () => {
    const { calls, path } = await openDesk();
    await calls.campaign.close();
    const other = await openWritable(path, noon);
    const { code, message } = await refusalOf(calls.campaign.open({ path }));
    expect(code).toBe('REFUSED');
    expect(message).toMatch(/open in another Racketeer/);
    other.close();
    expect(await calls.campaign.open({ path })).toMatchObject({ path });
  });

  it('a new campaign is never written over a file', async () => {
    const { calls, home } = desk();
    const path = join(home, 'Diary.racketeer');
    writeFileSync(path, 'Dear diary');
    copyFileSync(path, `${path}.kept`);
    const setup = await setupFromTables(calls);
    const { code, message } = await refusalOf(calls.games.paradise.found({ setup, path }));
    expect(code).toBe('REFUSED');
    expect(message).toMatch(/exists already/);
    expect(existsSync(path)).toBe(true);
  });
});

function alter(path: string, statement: string): void {
  const db = new Database(path);
  db.exec(statement);
  db.close();
}
