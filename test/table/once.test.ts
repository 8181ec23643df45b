import { createRouterClient, ORPCError } from '@orpc/server';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readOnce, onceHeader } from '#shared/contract/once.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ProgramCalls } from '#platform/programCalls.ts';
import { ProgramLost } from '#renderer/api/failure.ts';
import { makeId } from '#renderer/api/ids.ts';
import { Outbox } from '#frame/session/outbox.svelte.ts';
import { nameMoments } from '../support/moments.ts';
import { callAt, openTable, type Table } from '../support/secrets/stage.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The calls of a device with the key of a seat, under an id. */
function callsOf(table: Table, seat: SeatId, once: string, device = 'phone') {
  const caller = { kind: 'seat', seat, device } as const;
  const calls: ProgramCalls = createRouterClient(table.router, { context: { caller, once } });
  return nameMoments(calls, () => table.showMoment());
}

/** Where the network is cut while a call is under way. */
type Cut = 'before it arrives' | 'before its answer' | 'nowhere';

/** A link that is cut now and then; beyond the cuts that are listed it holds. */
class Link {
  readonly table: Table;
  readonly seat: SeatId;
  readonly cuts: Cut[] = [];

  constructor(table: Table, seat: SeatId) {
    this.table = table;
    this.seat = seat;
  }

  async send(path: readonly string[], input: unknown, once: string): Promise<unknown> {
    const cut = this.cuts.shift() ?? 'nowhere';
    const lost = new ProgramLost('');
    lost.call = { path, input, once };
    if (cut === 'before it arrives') throw lost;
    const answer = await callAt(callsOf(this.table, this.seat, once), path.join('.'), input);
    if (cut === 'before its answer') throw lost;
    return answer;
  }
}

/** A device of a seat: it sends its orders, and keeps those that it does not know of. */
class Device {
  readonly acknowledged: string[] = [];
  readonly link: Link;
  readonly #outbox: Outbox;

  constructor(link: Link) {
    this.link = link;
    this.#outbox = new Outbox('campaign', link.seat, {
      look: async () => (await link.table.view()).period,
      send: async ({ id, path, input }) => {
        await link.send(path, input, id);
        this.#acknowledge(input);
        return true;
      },
    });
  }

  get keptOrders(): number {
    return this.#outbox.list.length;
  }

  async give(text: string): Promise<void> {
    const { period } = await this.link.table.view();
    const order = { kind: 'letter', to: this.link.table.roles.looks, text };
    const input = { seat: this.link.seat, order, period };
    try {
      await this.link.send(['games', 'turf-war', 'give'], input, makeId());
      this.#acknowledge(input);
    } catch (failure) {
      expect(this.#outbox.keep(failure, 'Writing', period)).toBe(true);
    }
  }

  heal(): Promise<void> {
    return this.#outbox.sendAll();
  }

  #acknowledge(input: unknown): void {
    this.acknowledged.push((input as { order: { text: string } }).order.text);
  }
}

/** Counts the letters of a seat by their text. */
async function countLetters(table: Table, seat: SeatId): Promise<Record<string, number>> {
  const { letters } = await table.view<never>(seat).then((view) => view as { letters: Letter[] });
  const counts: Record<string, number> = {};
  for (const { text } of letters) counts[text] = (counts[text] ?? 0) + 1;
  return counts;
}

type Letter = { text: string };

const cutsOfOrder = fc.array(fc.constantFrom<Cut>('before it arrives', 'before its answer', 'before its answer'), {
  maxLength: 4,
});
const happening = fc.constantFrom('nothing', 'nothing', 'heal', 'restart', 'other device');

test('an order is given exactly once, whatever is cut, sent again, or started anew in between', async () => {
  const table = await openTable('turf-war', 1);
  onTestFinished(() => table.close());
  const { hides: seat } = table.roles;
  const { path = '' } = (await table.calls.campaign.current()) ?? {};
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cutsOfOrder, happening), { maxLength: 6 }), async (days) => {
      run += 1;
      localStorage.removeItem(`racketeer-unsent:campaign:${seat}`);
      const device = new Device(new Link(table, seat));
      const written: string[] = [];
      for (const [nth, [cuts, happens]] of days.entries()) {
        device.link.cuts.push(...cuts);
        const text = `Run ${run}, word ${nth}.`;
        written.push(text);
        await device.give(text);
        if (happens === 'heal') await device.heal();
        if (happens === 'restart') {
          await table.calls.campaign.close();
          await table.calls.campaign.open({ path });
        }
        if (happens === 'other device') {
          const other = new Device(new Link(table, seat));
          await other.give(`Run ${run}, other ${nth}.`);
          written.push(...other.acknowledged);
        }
      }
      for (let healed = 0; device.keptOrders > 0 && healed < 40; healed += 1) await device.heal();
      const counts = await countLetters(table, seat);
      expect(device.keptOrders).toBe(0);
      expect(device.acknowledged.length).toBe(days.length);
      for (const text of written) expect([text, counts[text]]).toEqual([text, 1]);
      const ofRun = Object.keys(counts).filter((text) => text.startsWith(`Run ${run},`));
      expect(ofRun.toSorted()).toEqual(written.toSorted());
    }),
    { numRuns: 40, seed: 43 },
  );
});

describe('a call that is sent again by its id', () => {
  test('has the answer of the first time, and is not done again, also once its turn is over', async () => {
    const table = await openTable('turf-war', 1);
    onTestFinished(() => table.close());
    const { hides: seat, looks: to } = table.roles;
    const { period } = await table.view();
    const order = { kind: 'letter' as const, to, text: 'Once.' };
    const give = (once: string, text = order.text) =>
      callAt(callsOf(table, seat, once), 'games.turf-war.give', { ...{ seat, period }, order: { ...order, text } });
    const id = makeId();
    const answer = await give(id);
    expect(answer).toMatchObject({ kind: 'done' });
    expect(await give(id)).toEqual(answer);
    // The id is what counts: whatever else comes by it is that order.
    expect(await give(id, 'Something else.')).toEqual(answer);
    await table.closePeriod();
    expect(await give(id)).toEqual(answer);
    await expect(give(makeId())).rejects.toThrow('is over, so this was not done');
    expect(await countLetters(table, seat)).toMatchObject({ 'Once.': 1 });
  });

  test('stays done where the games master took it back, and is done where it was refused before', async () => {
    const table = await openTable('turf-war', 1);
    onTestFinished(() => table.close());
    const { hides: seat, looks: to } = table.roles;
    const order = { kind: 'letter', to, text: 'Taken back.' };
    const given = { seat, order };
    const [id, refused] = [makeId(), makeId()];
    const answer = await callAt(callsOf(table, seat, id), 'games.turf-war.give', given);
    await table.calls.history.undo({});
    expect(await callAt(callsOf(table, seat, id), 'games.turf-war.give', given)).toEqual(answer);
    expect(await countLetters(table, seat)).not.toHaveProperty('Taken back.');
    const wrong = { seat, order: { ...order, to: seat } };
    const first = callAt(callsOf(table, seat, refused), 'games.turf-war.give', wrong);
    await expect(first).rejects.toThrow(ORPCError);
    const second = await callAt(callsOf(table, seat, refused), 'games.turf-war.give', given);
    expect(second).toMatchObject({ kind: 'done' });
  });

  test('takes one step back and puts one back, and is no other seat’s or kind’s', async () => {
    const table = await openTable('turf-war', 1);
    onTestFinished(() => table.close());
    const { hides: seat, looks: to, shares } = table.roles;
    for (const text of ['One.', 'Two.']) await table.give(seat, { kind: 'letter', to, text });
    const id = makeId();
    const device = callsOf(table, seat, id);
    const undone = await device.history.undo({ viewer: seat });
    expect(await device.history.undo({ viewer: seat })).toEqual(undone);
    expect(await countLetters(table, seat)).toMatchObject({ 'One.': 1 });
    const redone = await device.history.redo({ viewer: seat });
    expect(redone).toEqual({ redone: undone.undone[0] });
    expect(await device.history.redo({ viewer: seat })).toEqual(redone);
    expect(await countLetters(table, seat)).toMatchObject({ 'One.': 1, 'Two.': 1 });
    const order = { kind: 'letter', to, text: 'Another seat’s.' };
    const other = callsOf(table, shares, id);
    await callAt(other, 'games.turf-war.give', { seat: shares, order });
    expect(await countLetters(table, shares)).toMatchObject({ 'Another seat’s.': 1 });
  });

  test('is remembered among the latest of its seat, in the campaign’s file and where no page reads it', async () => {
    const table = await openTable('turf-war', 1);
    onTestFinished(() => table.close());
    const { hides: seat, looks: to } = table.roles;
    const give = (id: string, text: string) =>
      callAt(callsOf(table, seat, id), 'games.turf-war.give', { ...{ seat, order: { kind: 'letter', to, text } } });
    const ids = Array.from({ length: 65 }, makeId);
    for (const [nth, id] of ids.entries()) await give(id, `Letter ${nth}.`);
    await give(ids[1] ?? '', 'Letter 1.');
    expect(await countLetters(table, seat)).toMatchObject({ 'Letter 1.': 1 });
    // The oldest of sixty-five is forgotten: the memory has an end.
    await give(ids[0] ?? '', 'Letter 0.');
    expect(await countLetters(table, seat)).toMatchObject({ 'Letter 0.': 2 });
    for (const viewer of ['gm' as const, seat, to])
      expect(JSON.stringify(await table.calls.notes.all({ viewer }))).not.toContain('Letter');
  });
});

test('an id of a call is sound, or it is none', () => {
  const id = makeId();
  expect(readOnce({ [onceHeader]: id })).toEqual({ once: id });
  for (const given of ['', 'short', 'x'.repeat(65), `${id}\n`, [id, id]])
    expect(readOnce({ [onceHeader]: given })).toEqual({});
  expect(readOnce({})).toEqual({});
  expect(new Set(Array.from({ length: 100 }, makeId)).size).toBe(100);
});

test('an answer to a handout and a Ready arrive once, whatever is cut, and a Ready is never said of a later period', async () => {
  const table = await openTable('turf-war', 1);
  onTestFinished(() => table.close());
  const { hides: seat } = table.roles;
  const shown = await table.showMoment();
  const link = new Link(table, seat);
  const told: string[] = [];
  const box = new Outbox('campaign', seat, {
    look: async () => (await table.view()).period,
    send: async ({ id, path, input }) => {
      await link.send(path, input, id);
      told.push(path.join('.'));
      return true;
    },
  });
  const say = async (path: string[], input: object): Promise<void> => {
    try {
      await link.send(path, input, makeId());
      told.push(path.join('.'));
    } catch (failure) {
      if (failure instanceof ProgramLost) expect(box.keep(failure, 'Saying', shown.period)).toBe(true);
    }
  };
  const handout = {
    kind: 'letter',
    title: 'A letter',
    text: 'Well?',
    picture: null,
    from: '',
    to: [seat],
    when: 'now',
  } as const;
  const given = { ...handout, inPaper: false, answers: ['Yes', 'No'] };
  await table.call('handouts.give', { handout: given });
  link.cuts.push('before its answer', 'before it arrives', 'before its answer');
  await say(['handouts', 'answer'], { seat, handout: 'h1', answer: 0, period: shown.period });
  for (let heals = 0; heals < 4; heals += 1) await box.sendAll();
  expect(told).toEqual(['handouts.answer']);
  const { seats } = await table.calls.table.who();
  expect(seats.find((one) => one.seat === seat)?.standing).toBe('open');
  link.cuts.push('before its answer', 'before it arrives');
  await say(['table', 'ready'], { seat, ...shown });
  await box.sendAll();
  await table.closePeriod();
  await box.sendAll();
  expect(box.list).toMatchObject([{ held: 'closed', path: ['table', 'ready'] }]);
  const after = await table.calls.table.who();
  expect(after.seats.find((one) => one.seat === seat)?.standing).toBe('open');
});
