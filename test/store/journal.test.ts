import { sample } from '#test/support/samples.ts';
import { paradiseState, campaignOnDisk, goOn, noon, playMonths } from '../support/campaigns.ts';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { settleBattle } from '#commands/battles.ts';
import type { AnyRulebook } from '#main/games/index.ts';
import { BackupFailure } from '#store/file/errors.ts';
import { advance, giveRuling, giveOrder } from '#commands/play.ts';
import { openCampaign } from '#commands/files.ts';
import { redo, undo } from '#commands/undo.ts';
import { readEdition } from '#queries/papers.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { replayJournal } from '#campaign/recorded.ts';

import type { SeatId } from '#shared/words/ids.ts';
import { orderSchema } from '#shared/games/paradise/orders/orders.ts';

const seat = 'g1' as SeatId;
const hire = (name: string) => orderSchema.parse({ kind: 'recruit', recruit: { method: 'built', name } });

describe('the journal on disk', () => {
  it('a year passes verify and replays to what is in memory', { tags: 'rest' }, async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 12);
    expect(verifyCampaign(session)).toMatchObject({ isWhole: true, findings: [] });
    expect(replayJournal(session.store, session.rulebook)).toEqual(session.snapshot);
    expect(session.store.editions()).toHaveLength(12);
  });

  it('is the same campaign after closing and opening', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 2);
    const { snapshot } = session;
    session.store.close();
    const again = await openCampaign(session.store.path, noon);
    expect(again.snapshot).toEqual(snapshot);
    again.store.close();
  });

  it('a refused order writes nothing', async () => {
    const session = await campaignOnDisk();
    const before = session.store.journal.entries();
    await expect(
      giveOrder(session, { seat, order: orderSchema.parse({ kind: 'withdraw', order: 'o1' }) }, noon),
    ).rejects.toThrow(/not waiting/);
    expect(session.store.journal.entries()).toEqual(before);
    expect(verifyCampaign(session).isWhole).toBe(true);
  });

  it('a command the disk did not take has changed nothing in memory either', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const { snapshot } = session;
    // The commit itself fails: a row it brings is refused.
    const { db } = session.store as unknown as { db: Database.Database };
    db.exec("CREATE TEMP TRIGGER no_more BEFORE INSERT ON journal BEGIN SELECT RAISE(ABORT, 'no more'); END");
    const order = { seat, order: hire('Al') };
    await expect(giveOrder(session, order, noon)).rejects.toThrow(/no more/);
    expect(session.snapshot).toBe(snapshot);
    db.exec('DROP TRIGGER no_more');
    await giveOrder(session, order, noon);
    expect(verifyCampaign(session).findings).toEqual([]);
    expect(replayJournal(session.store, session.rulebook)).toEqual(session.snapshot);
  });

  it('paying the precincts is not called closing the month, attended or not', async () => {
    const session = await campaignOnDisk();
    const order = orderSchema.parse({ kind: 'standing-payoffs', policy: 'ask' });
    await giveOrder(session, { seat, order }, noon);
    const answers = Array.from({ length: 5 }, (_, n) => {
      return { kind: 'choice', id: `q${n + 1}`, value: 'nobody' } as const;
    });
    await advance(session, { auto: false, answers }, noon);
    expect(paradiseState(session).phase).toBe('payoffs');
    const paid = await advance(session, { auto: true }, noon);
    expect(paid).toMatchObject({ title: 'Payoffs of February 1925', periodsClosed: [] });
    const closed = await advance(session, { auto: true }, noon);
    expect(closed).toMatchObject({ title: 'Close February 1925', periodsClosed: [2] });
  });

  it('orders of NPC gangs are not taken from a human', async () => {
    const session = await campaignOnDisk();
    const order = { seat: 'g2' as SeatId, order: hire('Al') };
    await expect(giveOrder(session, order, noon)).rejects.toThrow(/writes the orders of/);
  });

  it('undo and redo go step by step, and the dice do not change', async () => {
    const session = await campaignOnDisk();
    await giveOrder(session, { seat, order: hire('Al') }, noon);
    await playMonths(session, 1);
    const closed = session.snapshot;
    expect(await undo(session, {})).toEqual({ undone: ['Close January 1925'] });
    expect(await undo(session, {})).toEqual({ undone: ['Hire Al, built from a Punk'] });
    expect(verifyCampaign(session).isWhole).toBe(true);
    expect(session.store.editions()).toEqual([]);
    await redo(session);
    await redo(session);
    expect(session.snapshot).toEqual(closed);
    expect(verifyCampaign(session).isWhole).toBe(true);
    await expect(redo(session)).rejects.toThrow(/nothing to redo/);
  });

  it('redo puts back the very paper that was printed, whatever the press prints today', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const headline = 'SET BY AN OLDER PRESS';
    const older = { ...readEdition(session, 1), motto: 'An older motto' };
    session.store.writeEdition({ period: 1, headline, edition_json: JSON.stringify(older) });
    await undo(session, {});
    expect(session.store.editions()).toEqual([]);
    await redo(session);
    expect(session.store.editions()).toEqual([{ period: 1, headline }]);
    expect(readEdition(session, 1)).toEqual(older);
  });

  it('a battle that is settled stays settled where its backup finds no room', async () => {
    const session = await campaignOnDisk();
    const battles = { titleOf: () => 'The raid', settle: () => undefined, seedIn: () => null };
    const rulebook = { ...session.rulebook, battles } as unknown as AnyRulebook;
    const backUp = vi.spyOn(session.store, 'backUp').mockImplementation((_kind, label) => {
      const isFull = label.startsWith('after');
      return isFull ? Promise.reject(new BackupFailure('The disk is full.')) : Promise.resolve('a backup');
    });
    const steps = session.store.journal.steps().length;
    const settled = await settleBattle({ ...session, rulebook }, { battle: 'b1', settling: {} }, noon);
    expect(settled.kind === 'done' ? settled.notice : '').toBe('The disk is full. Play goes on without it.');
    expect(backUp).toHaveBeenCalledTimes(2);
    expect(session.store.journal.steps()).toHaveLength(steps + 1);
  });

  it('undo and redo stand where a replay of what is left stands, to the last byte', { tags: 'rest' }, async () => {
    const session = await campaignOnDisk();
    const isReplayed = (): boolean =>
      JSON.stringify(session.snapshot) === JSON.stringify(replayJournal(session.store, session.rulebook));
    await playMonths(session, 3);
    await undo(session, {});
    expect(isReplayed()).toBe(true);
    await undo(session, { toPeriod: 2 });
    expect(isReplayed()).toBe(true);
    await redo(session);
    expect(isReplayed()).toBe(true);
    await undo(session, {});
    await playMonths(session, 1);
    expect(isReplayed()).toBe(true);
    await undo(session, { toPeriod: 1 });
    expect(isReplayed()).toBe(true);
    expect(verifyCampaign(session).findings).toEqual([]);
    await playMonths(session, 1);
    session.store.close();
    const again = await openCampaign(session.store.path, noon);
    const opened = JSON.stringify(again.snapshot);
    await playMonths(again, 1);
    await undo(again, {});
    expect(JSON.stringify(again.snapshot)).toBe(opened);
    expect(JSON.stringify(replayJournal(again.store, again.rulebook))).toBe(opened);
    again.store.close();
  });

  it('a month played again after undo falls the same, a new order forgets the redo', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const first = session.snapshot;
    await undo(session, {});
    await playMonths(session, 1);
    expect(session.snapshot).toEqual(first);
    await undo(session, {});
    await giveOrder(session, { seat, order: hire('Al'), answers: goOn }, noon);
    expect(session.store.undoneSteps()).toEqual([]);
  });

  it('undo goes to any month’s start and to any entry, never past the founding', async () => {
    const session = await campaignOnDisk();
    const [founding] = session.store.journal.steps();
    await playMonths(session, 4);
    await undo(session, { toPeriod: 3 });
    expect(paradiseState(session).month).toBe(3);
    const seq = session.store.journal.entries().find((entry) => entry.period === 2)?.seq ?? 0;
    await undo(session, { toSeq: seq });
    expect(paradiseState(session).month).toBe(3 - 1);
    await undo(session, { toPeriod: 1 });
    expect(session.store.journal.steps()).toEqual([founding]);
    await expect(undo(session, {})).rejects.toThrow(/nothing to undo/);
    await expect(undo(session, { toPeriod: 9 })).rejects.toThrow(/has not come yet/);
    await expect(undo(session, { toSeq: 9_999 })).rejects.toThrow(/no entry 9999/);
  });

  it('the GM’s edits are journaled with their reason, undone like anything else, and verify', async () => {
    const session = await campaignOnDisk();
    const edit = { kind: 'set-bank', gang: seat, dollars: 5_000 } as const;
    await giveRuling(session, { ruling: edit, reason: 'A rich aunt.' }, noon);
    expect(paradiseState(session).purses[seat]?.bankDollars).toBe(5_000);
    expect(session.store.journal.entries().at(-1)).toMatchObject({ author_kind: 'gm' });
    expect(session.store.journal.entries().at(-1)?.reason_json).toContain('A rich aunt.');
    expect(verifyCampaign(session).isWhole).toBe(true);
    await expect(giveRuling(session, { ruling: edit, reason: 'Again.' }, noon)).rejects.toThrow(/already/);
    await undo(session, {});
    expect(paradiseState(session).purses[seat]?.bankDollars).not.toBe(5_000);
  });

  it('any mix of orders, months, undo and redo leaves a whole file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('hire', 'month', 'undo', 'redo', 'edit'), { maxLength: 9 }),
        async (steps) => {
          const session = await campaignOnDisk();
          for (const [index, step] of steps.entries()) {
            try {
              if (step === 'hire') await giveOrder(session, { seat, order: hire(`A${index}`), answers: goOn }, noon);
              if (step === 'month') await playMonths(session, 1);
              if (step === 'undo') await undo(session, {});
              if (step === 'redo') await redo(session);
              if (step === 'edit') {
                const edit = { kind: 'set-outrage', outrage: index + 5 } as const;
                await giveRuling(session, { ruling: edit, reason: 'x', answers: goOn }, noon);
              }
            } catch (refusal) {
              expect((refusal as Error).name).toBe('Refusal');
            }
          }
          expect(verifyCampaign(session).findings).toEqual([]);
          expect(replayJournal(session.store, session.rulebook)).toEqual(session.snapshot);
          session.store.close();
        },
      ),
      { numRuns: sample(10) },
    );
  });
});

describe('verify', () => {
  const tamperings: [string, string, RegExp][] = [
    ['a bank changed by hand', "UPDATE purse SET bank_dollars = 999999 WHERE seat = 'g1'", /purse g1/],
    ['an owner changed by hand', "UPDATE business SET owner = 'g1' WHERE id = 'docks.gym.1'", /business docks.gym.1/],
    ['a gangster deleted', "DELETE FROM gangster WHERE id = 'p2'", /gangster p2 is missing/],
    ['a ledger line lost', 'DELETE FROM ledger WHERE id = (SELECT max(id) FROM ledger)', /ledger/],
    ['a ledger line under another cause', "UPDATE ledger SET cause = 'giftDollars' WHERE id = 1", /ledger of entry 1/],
    [
      'the PRNG set to luckier dice',
      "UPDATE step SET rng_after = '[1,2,3,4]' WHERE step = 2",
      /Step 2 has dice of another seed/,
    ],
    ['another seed', 'UPDATE campaign SET seed = seed + 1', /Step 1 has dice of another seed/],
    [
      'an event rewritten',
      'UPDATE body SET packed = (SELECT packed FROM body WHERE step = 1) WHERE step = 2',
      /altered/,
    ],
    ['what a step says cut off', "UPDATE body SET packed = x'00' WHERE step = 2", /altered/],
    ['what a step says lost', 'DELETE FROM body WHERE step = 2', /altered/],
    ['an entry retitled', "UPDATE journal SET title = 'x' WHERE seq = 2", /Step 1 \(.*\) was altered/],
    ['a month’s state another one', "UPDATE period SET state_hash = '0' WHERE period = 1", /Month 1 does not replay/],
    [
      'a month’s seal broken',
      "UPDATE period SET seal = '0' WHERE period = 1",
      /The seal of month 1 is not the journal’s/,
    ],
  ];

  it.each(tamperings)('finds %s', async (_case, sql, finding) => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const db = new Database(session.store.path);
    db.exec(sql);
    db.close();
    const { isWhole, findings } = verifyCampaign(session);
    expect(isWhole).toBe(false);
    expect(findings.join('\n')).toMatch(finding);
  });
});
