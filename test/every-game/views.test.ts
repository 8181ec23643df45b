import { describe, expect, it } from 'vitest';
import { HeldView } from '#renderer/api/heldView.ts';
import { advance } from '#commands/play.ts';
import { undo } from '#commands/undo.ts';
import { undoSteps } from '#queries/history.ts';
import { buildLists } from '#queries/lists.ts';
import { listEditions } from '#queries/papers.ts';
import { SentViews } from '#queries/sentViews.ts';
import { buildView } from '#queries/view.ts';
import type { SentView } from '#shared/views/changes.ts';
import type { Lists } from '#shared/views/lists.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { noon } from '../support/campaigns.ts';
import { everyGame, played } from '../support/everyGame.ts';

/** What arrives at the other side of a wire. */
const sentAsJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const master = { viewer: 'gm' as const, device: null };

describe.each(everyGame)('the views of $rulebook.title, sent by what changed', ({ rulebook }) => {
  it('are the whole view after every step, undone ones too, for each viewer', async () => {
    const session = await played(rulebook.id, 1);
    const views = new SentViews(buildView);
    const seats = buildView(session, 'gm').seats.map(({ seat }) => seat);
    const viewers: Viewer[] = ['gm', ...seats.slice(0, 2)];
    const pages = viewers.map((viewer) => ({
      viewer,
      page: new HeldView<ViewHead>((asked) =>
        Promise.resolve(sentAsJson(views.since(session, { viewer: asked.viewer, device: null }, asked.held))),
      ),
    }));
    const compare = async (): Promise<void> => {
      for (const { viewer, page } of pages) {
        expect(await page.of(viewer)).toEqual(sentAsJson(buildView(session, viewer)));
      }
    };
    await compare();
    for (let step = 0; step < 4; step += 1) {
      await advance(session, { auto: true }, noon);
      await compare();
    }
    await undo(session, {});
    await compare();
  });

  it('say nothing where nothing changed, and all to who holds another view', async () => {
    const session = await played(rulebook.id, 1);
    const views = new SentViews(buildView);
    const first = views.since(session, master, null);
    expect(first.kind).toBe('whole');
    const second = views.since(session, master, first.tag);
    expect(second).toMatchObject({ kind: 'changes', changes: [] });
    expect(views.since(session, master, first.tag).kind).toBe('whole');
  });

  it('are sent to each device of a seat by what its own page holds, the latest eighty of them', async () => {
    const session = await played(rulebook.id, 1);
    const views = new SentViews(buildView);
    const [{ seat: viewer } = { seat: null }] = buildView(session, 'gm').seats;
    if (viewer === null) throw new Error('Nobody plays.');
    const since = (device: string, held: string | null) => views.since(session, { viewer, device }, held);
    const held = new Map(['phone', 'tablet'].map((device) => [device, since(device, null).tag]));
    for (let step = 0; step < 2; step += 1) {
      await advance(session, { auto: true }, noon);
      for (const [device, tag] of held) {
        const sent = since(device, tag);
        expect(sent.kind).toBe('changes');
        held.set(device, sent.tag);
      }
    }
    for (let nth = 0; nth < 79; nth += 1) since(`another ${nth}`, null);
    expect(since('phone', held.get('phone') ?? null).kind).toBe('whole');
    expect(since('tablet', held.get('tablet') ?? null).kind).toBe('whole');
    expect(since('another 78', `${viewer}/1`).kind).toBe('changes');
  });
});

describe.each(everyGame)('the lists of $rulebook.title, sent by what changed', ({ rulebook }) => {
  it('are the whole lists after every step, undone ones too, in a few hundred bytes', async () => {
    const session = await played(rulebook.id, 1);
    const lists = new SentViews(buildLists);
    const [{ seat } = { seat: null }] = buildView(session, 'gm').seats;
    if (seat === null) throw new Error('Nobody plays.');
    const bytes: number[] = [];
    const pages = ([seat, 'gm'] satisfies Viewer[]).map((viewer) => ({
      viewer,
      page: new HeldView<Lists>(({ held }) => {
        const sent = lists.since(session, { viewer, device: null }, held);
        bytes.push(JSON.stringify(sent).length);
        return Promise.resolve(sentAsJson(sent));
      }),
    }));
    const compare = async (): Promise<void> => {
      for (const { viewer, page } of pages) {
        const { steps, own, redo, editions } = await page.of(viewer);
        const whole = undoSteps(session, viewer);
        const undo = steps.toReversed().map((step, nth) => ({ ...step, mayUndo: nth < own }));
        expect(undo).toEqual(whole.undo);
        expect(redo?.title).toBe(whole.redo?.title);
        expect(editions.toReversed()).toEqual(listEditions(session));
      }
    };
    await compare();
    const first = bytes.length;
    for (let step = 0; step < 4; step += 1) {
      await advance(session, { auto: true }, noon);
      await compare();
    }
    await undo(session, {});
    await compare();
    expect(Math.max(...bytes.slice(first))).toBeLessThan(700);
  });
});

describe('a page that holds a view', () => {
  const viewer: Viewer = 'gm';
  const view = (period: number) => ({ period, list: [{ id: 'a' }, { id: 'b' }] }) as never as ViewHead;
  const all = (tag: string, period: number): SentView<ViewHead> => ({ kind: 'whole', tag, view: view(period) });

  it('keeps what did not change as the same object', async () => {
    const answers: SentView<ViewHead>[] = [
      all('1', 1),
      { kind: 'changes', tag: '2', changes: [{ op: 'replace', path: ['period'], value: 2 }] },
    ];
    const page = new HeldView<ViewHead>(() => Promise.resolve(answers.shift() ?? all('x', 0)));
    const before = await page.of(viewer);
    const after = await page.of(viewer);
    expect(after).toEqual(view(2));
    expect((after as never as { list: unknown }).list).toBe((before as never as { list: unknown }).list);
  });

  it('takes up what was asked for ahead, once and for that viewer alone', async () => {
    const asked: (string | null)[] = [];
    const ask = ({ held }: { held: string | null }): Promise<SentView<ViewHead>> => {
      asked.push(held);
      return Promise.resolve(all('later', 2));
    };
    const ahead = (): { viewer: Viewer; sent: Promise<SentView<ViewHead>> } => ({
      viewer,
      sent: Promise.resolve(all('ahead', 1)),
    });
    const page = new HeldView<ViewHead>(ask, ahead());
    expect(await page.of(viewer)).toEqual(view(1));
    expect(asked).toEqual([]);
    expect(await page.of(viewer)).toEqual(view(2));
    expect(asked).toEqual(['ahead']);
    const other = new HeldView<ViewHead>(ask, ahead());
    expect(await other.of('g1' as SeatId)).toEqual(view(2));
    expect(asked).toEqual(['ahead', null]);
  });

  it('asks for all of it when another answer came in between', async () => {
    const asked: (string | null)[] = [];
    const held: ((sent: SentView<ViewHead>) => void)[] = [];
    const page = new HeldView<ViewHead>(({ held: tag }) => {
      asked.push(tag);
      return new Promise((resolve) => held.push(resolve));
    });
    const answer = (nth: number, sent: SentView<ViewHead>) => held[nth]?.(sent);
    const first = page.of(viewer);
    answer(0, all('1', 1));
    await first;
    const [slow, quick] = [page.of(viewer), page.of(viewer)];
    answer(2, all('3', 3));
    expect(await quick).toEqual(view(3));
    answer(1, { kind: 'changes', tag: '2', changes: [] });
    await expect.poll(() => held.length).toBe(4);
    answer(3, all('4', 4));
    expect(await slow).toEqual(view(4));
    expect(asked).toEqual([null, '1', '1', null]);
  });
});
