import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { seatIdSchema } from '#shared/words/ids.ts';
import { first, openDesk, closeMonth, refusalOf, second } from '../support/desk.ts';

const letter = { text: 'Meet me at' };

describe('a draft of an order', () => {
  it('is there after a restart, for its own seat and form, and is no part of the journal', async () => {
    const { calls, path } = await openDesk({ humans: 2 });
    const steps = await calls.history.steps();
    await calls.drafts.keep({ seat: first, name: 'letter', draft: letter });
    await calls.campaign.close();
    await calls.campaign.open({ path });
    expect(await calls.drafts.read({ seat: first, name: 'letter' })).toEqual(letter);
    expect(await calls.drafts.read({ seat: first, name: 'recruit' })).toBeNull();
    expect(await calls.drafts.read({ seat: second, name: 'letter' })).toBeNull();
    expect(await calls.history.steps()).toEqual(steps);
    expect((await calls.campaign.verify()).findings).toEqual([]);
  });

  it('goes when it is given, and with the period it was written in', async () => {
    const { calls } = await openDesk();
    await calls.drafts.keep({ seat: first, name: 'letter', draft: letter });
    await calls.drafts.keep({ seat: first, name: 'letter', draft: null });
    expect(await calls.drafts.read({ seat: first, name: 'letter' })).toBeNull();
    await calls.drafts.keep({ seat: first, name: 'letter', draft: letter });
    await closeMonth(calls);
    expect(await calls.drafts.read({ seat: first, name: 'letter' })).toBeNull();
  });

  it('is refused where it is too long or of nobody, and is nothing where it was altered', async () => {
    const { calls, path } = await openDesk();
    const long = calls.drafts.keep({ seat: first, name: 'letter', draft: 'x'.repeat(110_000) });
    expect((await refusalOf(long)).message).toMatch(/too long/);
    const nobody = calls.drafts.keep({ seat: seatIdSchema.parse('g9'), name: 'letter', draft: letter });
    expect((await refusalOf(nobody)).message).toMatch(/no such gang/);
    await calls.drafts.keep({ seat: first, name: 'letter', draft: letter });
    await calls.campaign.close();
    const db = new Database(path);
    db.exec(`UPDATE draft SET draft_json = '{"text":"Meat me at"}'`);
    db.close();
    await calls.campaign.open({ path });
    expect(await calls.drafts.read({ seat: first, name: 'letter' })).toBeNull();
    expect((await calls.campaign.verify()).findings).toEqual(['The row g1/letter of draft was altered.']);
  });

  it('is refused where it is nested by thousands, or holds what JSON cannot write', async () => {
    const { calls } = await openDesk();
    await calls.drafts.keep({ seat: first, name: 'letter', draft: letter });
    const nested = (levels: number, link: (inner: unknown) => unknown): unknown => {
      let draft: unknown = 'x';
      for (let level = 0; level < levels; level += 1) draft = link(draft);
      return draft;
    };
    const loop: { self?: unknown } = {};
    loop.self = loop;
    const refused: [draft: unknown, sentence: RegExp][] = [
      [nested(9_000, (inner) => [inner]), /nested too deep/],
      [nested(9_000, (inner) => ({ inner })), /nested too deep/],
      [nested(33, (inner) => ({ inner })), /nested too deep/],
      [loop, /nested too deep/],
      [{ count: 1n }, /more than text, numbers and lists/],
      [{ when: new Date(0) }, /more than text, numbers and lists/],
      [[new Map()], /more than text, numbers and lists/],
      [Array.from({ length: 60_000 }, () => 1), /too long/],
    ];
    for (const [draft, sentence] of refused) {
      const kept = calls.drafts.keep({ seat: first, name: 'letter', draft });
      expect((await refusalOf(kept)).message).toMatch(sentence);
      expect(await calls.drafts.read({ seat: first, name: 'letter' })).toEqual(letter);
    }
    const deep = nested(30, (inner) => ({ inner }));
    await calls.drafts.keep({ seat: first, name: 'letter', draft: deep });
    expect(await calls.drafts.read({ seat: first, name: 'letter' })).toEqual(deep);
  });
});
