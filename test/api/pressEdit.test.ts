import { goOn } from '../support/campaigns.ts';
import { describe, expect, it } from 'vitest';
import { noEdits, type AddedPiece, type PressEdit } from '#shared/views/pressEdit.ts';
import { closeMonth, first, openDesk, refusalOf } from '../support/desk.ts';

const letter: AddedPiece = {
  kind: 'letter',
  headline: 'A Reader',
  deck: null,
  byline: null,
  paragraphs: ['Sir: the piano in the next house has stopped.'],
};

/** Words as they are read: the press puts hyphens in that only a line's end shows. */
const unbroken = (text: string): string => text.replace(/\u00ad|&shy;/g, '');

async function printed() {
  const { calls, path } = await openDesk();
  await closeMonth(calls);
  const edition = await calls.paper.edition({ period: 1 });
  const edit = (change: Partial<PressEdit>) => calls.paper.edit({ period: 1, edit: { ...noEdits, ...change } });
  return { calls, path, edition, edit };
}

describe('a page the games master holds', () => {
  it('is retitled, led by another story, robbed of one, given a letter, and put back', async () => {
    const { calls, edition, edit } = await printed();
    const steps = await calls.history.steps();
    const [second] = edition.seconds;
    if (second === undefined) throw new Error('The first paper has one story only.');
    await edit({
      stories: [
        { story: 1, headline: 'Extra', deck: null, paragraphs: ['Read all about it.'], isPulled: false },
        { story: 2, headline: '-', deck: null, paragraphs: ['-'], isPulled: true },
      ],
      lead: 1,
      picture: { engraving: 'street', caption: 'The street' },
      added: [letter],
    });
    const page = await calls.paper.edition({ period: 1 });
    expect([page.lead.headline, page.lead.paragraphs]).toEqual(['Extra', ['Read all about it.']]);
    expect(page.seconds[0]?.headline).toBe(edition.lead.headline);
    const pulled = [edition.lead, ...edition.seconds, ...edition.briefs][2]?.headline;
    expect([...page.seconds, ...page.briefs].map(({ headline }) => headline)).not.toContain(pulled);
    const letters = page.briefs.find((one) => one.headline === 'Letters to the Editor');
    expect(letters?.paragraphs.at(-1)).toBe('Sir: the piano in the next house has stopped. —A Reader');
    expect(page.picture.caption).toBe('The street');
    expect((await calls.paper.editions())[0]?.headline).toBe('Extra');
    const html = await calls.paper.export({ period: 1, format: 'html' });
    expect(unbroken(html.content)).toContain('the piano in the next house has stopped');
    expect(await calls.history.steps()).toEqual(steps);
    expect((await calls.campaign.verify()).findings).toEqual([]);

    await calls.paper.edit({ period: 1, edit: null });
    expect(await calls.paper.edition({ period: 1 })).toEqual(edition);
  });

  it('keeps its work over undo and redo; printed anew otherwise, only what was added stands', async () => {
    const { calls, edit } = await printed();
    await edit({
      stories: [{ story: 0, headline: 'Extra', deck: null, paragraphs: ['Now.'], isPulled: false }],
      added: [letter],
    });
    await calls.history.undo({});
    await calls.history.redo();
    expect((await calls.paper.edition({ period: 1 })).lead.headline).toBe('Extra');
    expect((await calls.paper.held({ period: 1 })).isOfAnotherPrint).toBe(false);
    await calls.history.undo({ toPeriod: 1 });
    // The founding stays; another Boss has died this time, which is news.
    const { gangsters } = await calls.games.paradise.view({ viewer: 'gm' });
    const boss = gangsters.find(({ isBoss, gang }) => isBoss && gang !== first);
    if (boss === undefined) throw new Error('Nobody leads a gang.');
    await calls.games.paradise.rule({
      ruling: { kind: 'set-fate', gangster: boss.id, fate: 'dead' },
      reason: 'another month',
      answers: goOn,
    });
    await closeMonth(calls);
    const held = await calls.paper.held({ period: 1 });
    const page = await calls.paper.edition({ period: 1 });
    expect(held.isOfAnotherPrint).toBe(true);
    expect(page.lead.headline).not.toBe('Extra');
    const letters = page.briefs.find((one) => one.headline === 'Letters to the Editor');
    expect(letters?.paragraphs.at(-1)).toContain('—A Reader');
  });

  it('refuses a page that was not printed, a story it does not have, and a page without one', async () => {
    const { calls, edition, edit } = await printed();
    const count = 1 + edition.seconds.length + edition.briefs.length;
    const gone = { headline: 'x', deck: null, paragraphs: ['x'], isPulled: true };
    const sentences = await Promise.all(
      [
        calls.paper.edit({ period: 2, edit: noEdits }),
        edit({ lead: count }),
        edit({ stories: Array.from({ length: count }, (_, story) => ({ ...gone, story })) }),
        edit({ lead: 1, stories: [{ ...gone, story: 1 }] }),
        edit({ added: [{ ...letter, paragraphs: [] }] }),
      ].map(async (call) => (await refusalOf(call)).message),
    );
    expect(sentences).toEqual([
      expect.stringMatching(/no paper for February 1925 yet/),
      'This page has no such story; look at it again and change what is there.',
      'A paper needs at least one story; keep one of them.',
      'The story that leads cannot be pulled; let another one lead first.',
      expect.stringMatching(/at least one paragraph/),
    ]);
    expect(await calls.paper.edition({ period: 1 })).toEqual(edition);
  });

  it('is led by the editor’s own story with its deck and byline, under another title, with a correction and a photograph', async () => {
    const { calls, edition, edit } = await printed();
    const count = 1 + edition.seconds.length + edition.briefs.length;
    const own: AddedPiece = {
      kind: 'story',
      headline: 'Ours',
      deck: 'A deck.',
      byline: 'By A. Pen',
      paragraphs: ['Here.'],
    };
    await edit({
      added: [letter, own],
      lead: count + 1,
      order: [2, 1],
      head: { title: 'The Paradise Extra', motto: 'Late', price: null, weather: 'Hail' },
      correction: 'The street was Elm Street.',
      withoutAds: [0],
      picture: { engraving: 'street', caption: 'Seen', photo: { columns: 24, tones: '9'.repeat(24) + '0'.repeat(24) } },
    });
    const page = await calls.paper.edition({ period: 1 });
    expect(page.lead).toMatchObject({ headline: 'Ours', deck: 'A deck.', dateline: 'By A. Pen' });
    expect([page.title, page.motto, page.price, page.weather]).toEqual([
      'The Paradise Extra',
      'Late',
      edition.price,
      'Hail',
    ]);
    const printedStories = [edition.lead, ...edition.seconds, ...edition.briefs].map(({ headline }) => headline);
    const seconds = page.seconds.map(({ headline }) => headline);
    if (edition.seconds.length >= 2) expect(seconds.slice(0, 2)).toEqual([printedStories[2], printedStories[1]]);
    expect(seconds).toContain(edition.lead.headline);
    expect(page.briefs[0]).toMatchObject({ headline: 'Correction', paragraphs: ['The street was Elm Street.'] });
    expect(page.ads).toEqual(edition.ads.slice(1));
    const { content } = await calls.paper.export({ period: 1, format: 'html' });
    expect(content).toContain('<h1>The Paradise Extra</h1>');
    // One row of 24 dots of the largest size, and none for the white row.
    expect(content.match(/<path d="(M[\d.]+ 2h0){24}" stroke-width="5"\/>/gu)).toHaveLength(1);
  });

  it('is a digest of at most 600 letters for a chat, the lead first', async () => {
    const { calls, edition } = await printed();
    const { content } = await calls.paper.export({ period: 1, format: 'digest' });
    expect(content.length).toBeLessThanOrEqual(600);
    const [head, , lead] = content.split('\n');
    expect([head, lead]).toEqual([`Paradise Times-Dispatch, ${edition.date}`, edition.lead.headline]);
    expect(content).toContain(`- ${edition.seconds[0]?.headline}`);
  });

  it('is bound with the others in one file that finds their words, and goes to a forum', async () => {
    const { calls, edit } = await printed();
    await edit({ added: [letter] });
    await closeMonth(calls);
    const { content, fileName } = await calls.paper.volume();
    expect(fileName).toMatch(/bound-volume\.html$/);
    expect(content.match(/<article class="sheet" id="edition-\d+"/g)).toHaveLength(2);
    expect(unbroken(content)).toContain('the piano in the next house');
    const forum = await calls.paper.export({ period: 1, format: 'bbcode' });
    expect(forum.content).toContain('—A Reader');
    expect(forum.fileName).toMatch(/\.txt$/);
  });
});
