import { describe, expect, it } from 'vitest';
import { giveOrder } from '#commands/play.ts';
import { readLog } from '#queries/log.ts';
import type { LogLine } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { orderSchema } from '#shared/games/paradise/orders/orders.ts';
import { campaignOnDisk, noon, paradiseState, playMonths } from '../support/campaigns.ts';

const seat = 'g1' as SeatId;

describe('the log as a seat reads it', () => {
  it(
    '[TAKE-1] shows the dice of its own takeovers, and of others’ only that they took place',
    { tags: 'rest' },
    async () => {
      const session = await campaignOnDisk({ seed: 1, houseRules: { takeoverTest: 'crew-alone' } });
      await playMonths(session, 6);
      // What was won in battle is read with its battle; a talk is one die.
      const wonInBattle = new Set(
        readLog(session, 'gm', null)
          .filter((entry) => entry.lines.some(({ kind }) => kind === 'battle-reported'))
          .flatMap((entry) => entry.lines.map(({ text }) => text)),
      );
      const taken = (viewer: SeatId | 'gm') =>
        readLog(session, viewer, null)
          .flatMap((entry) => entry.lines)
          .filter((line) => line.kind === 'taken-over' && !wonInBattle.has(line.text));
      const own = taken(seat).filter((line) => line.text.startsWith('The Sixth Streeters'));
      const others = taken(seat).filter((line) => !line.text.startsWith('The Sixth Streeters'));
      expect(own.length).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(0);
      expect(own.every((line) => line.dice.length === 1)).toBe(true);
      expect(others.every((line) => line.dice.length === 0)).toBe(true);
      expect(taken('gm').every((line) => line.dice.length === 1)).toBe(true);
    },
  );

  it('[GANG-5] shows a hiring with its dice to its gang and the GM alone', async () => {
    const session = await campaignOnDisk();
    const recruit = { method: 'off-the-rack', name: 'Al Ringer', profile: 'hoodlum' } as const;
    await giveOrder(session, { seat, order: orderSchema.parse({ kind: 'recruit', recruit }) }, noon);
    const readers = (['g1', 'g2', 'gm'] as const).filter((viewer) =>
      JSON.stringify(readLog(session, viewer as SeatId, null)).includes('Al Ringer'),
    );
    expect(readers).toEqual(['g1', 'gm']);
    const [entry] = readLog(session, seat, null);
    expect(entry?.lines[0]?.dice[0]).toMatchObject({ purpose: 'Skill of Al Ringer', readSingly: true });
  });

  it('sets beside a line what it brought the reader, and no sum of another gang', { tags: 'rest' }, async () => {
    const session = await campaignOnDisk();
    const seen = () =>
      readLog(session, seat, null)
        .flatMap(({ lines }) => lines)
        .reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
    const bank = () => paradiseState(session).purses[seat]?.bankDollars ?? 0;
    const [seenBefore, bankBefore] = [seen(), bank()];
    await playMonths(session, 10);
    expect(bank()).not.toBe(bankBefore);
    expect(seen() - seenBefore).toBe(bank() - bankBefore);
  });

  it('keeps each sentence in the names of its day', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 2);
    const told = () => readLog(session, 'gm', null).flatMap(({ lines }) => lines.map(({ text }) => text));
    const before = told();
    const men = Object.values(paradiseState(session).gangsters).filter(({ gang }) => gang === seat);
    const named = men.filter(({ name }) => before.some((text) => text.includes(name)));
    expect(named.length).toBeGreaterThan(3);
    for (const [at, { id }] of named.entries()) {
      const order = orderSchema.parse({ kind: 'rename', gangster: id, name: `Bo Carver ${at}` });
      await giveOrder(session, { seat, order }, noon);
    }
    expect(told().slice(-before.length)).toEqual(before);
  });

  it('[GANG-11] shows an NPC’s reasons to the GM, not to a rival', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const reasons = (viewer: SeatId | 'gm') =>
      readLog(session, viewer, 1).filter((entry) => entry.author.kind === 'npc' && entry.reason);
    expect(reasons('gm').length).toBeGreaterThan(3);
    expect(reasons(seat)).toEqual([]);
  });

  it('leaves the journal’s own bookkeeping out, for the GM too', async () => {
    const session = await campaignOnDisk();
    await playMonths(session, 1);
    const kinds = readLog(session, 'gm', 1).flatMap(({ lines }) => lines.map(({ kind }) => kind));
    expect(kinds).toContain('payoffs-paid');
    expect(kinds).not.toContain('stands-before');
  });
});

it('of the newest entries reads no others', async () => {
  const session = await campaignOnDisk();
  await playMonths(session, 1);
  const all = readLog(session, 'gm', null);
  const seqs = readLog(session, 'gm', null, { newest: 5 }).map(({ seq }) => seq);
  const last = session.store.journal.entries().at(-1)?.seq ?? 0;
  expect(seqs.length).toBeGreaterThan(0);
  expect(seqs).toEqual(all.map(({ seq }) => seq).filter((seq) => seq > last - 5));
});

it('of somebody holds the lines that name him, for each viewer those he may read, and no others', async () => {
  const session = await campaignOnDisk();
  await playMonths(session, 3);
  for (const viewer of ['gm', seat] as const) {
    const all = readLog(session, viewer, null);
    const named = all.flatMap(({ lines }) => lines.flatMap(({ about }) => about));
    expect(named.length).toBeGreaterThan(10);
    for (const about of [named[0], named.at(-1)]) {
      if (about === undefined) continue;
      const isNamed = (line: LogLine): boolean =>
        line.about.some(({ kind, id }) => kind === about.kind && id === about.id);
      const wanted = all.flatMap(({ lines }) => lines.filter(isNamed));
      const told = readLog(session, viewer, null, { about });
      expect(told.flatMap(({ lines }) => lines)).toEqual(wanted);
      expect(told.every(({ lines }) => lines.length > 0)).toBe(true);
    }
  }
  expect(readLog(session, 'gm', null, { about: { kind: 'gangster', id: 'nobody' } })).toEqual([]);
});
