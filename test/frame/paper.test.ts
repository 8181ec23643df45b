import { describe, expect, it } from 'vitest';
import type { Edition, Story } from '#shared/views/paper.ts';
import { createForm, findEdit, findFlaw, moveSpot, sortSpots } from '#frame/paper/pressDesk.ts';
import { convertTones } from '#shared/words/halftone.ts';
import type { ToldHandout } from '#shared/views/handouts.ts';
import {
  findCurrentEdition,
  findNeighborEdition,
  findPaperKey,
  listPapers,
  listSoldExtras,
  sortNewestFirst,
} from '#frame/paper/editions.ts';

const editions = [1, 3, 2].map((period) => ({ period, date: `m${period}`, headline: `h${period}` }));

describe('the list of editions', () => {
  it('is newest first', () => {
    expect(sortNewestFirst(editions).map(({ period }) => period)).toEqual([3, 2, 1]);
  });

  it('shows the newest until another is picked, and again when that one is gone', () => {
    expect(findCurrentEdition(editions, null)?.period).toBe(3);
    expect(findCurrentEdition(editions, '1')?.period).toBe(1);
    expect(findCurrentEdition(editions, '9')?.period).toBe(3);
    expect(findCurrentEdition([], null)).toBeNull();
  });

  it('goes to the period before and after, and stops at both ends', () => {
    const find = (period: number, step: -1 | 1) =>
      findNeighborEdition(editions, { period, date: '', headline: '' }, step)?.period ?? null;
    expect([find(2, -1), find(2, 1), find(1, -1), find(3, 1)]).toEqual([1, 3, null, null]);
  });

  it('has an extra between the edition before it and that of its own period', () => {
    const sell = (id: string, period: number) => ({ id, kind: 'extra', title: id, period }) as unknown as ToldHandout;
    const letter = { id: 'h9', kind: 'letter', title: 'A letter', period: 2 } as unknown as ToldHandout;
    const papers = listPapers(
      editions,
      listSoldExtras([sell('h1', 2), letter, sell('h2', 2), sell('h3', 4)]),
      (period) => `m${period}`,
    );
    expect(papers.map(findPaperKey)).toEqual(['h3', '3', '2', 'h2', 'h1', '1']);
    expect(papers[0]?.date).toBe('Extra, m4');
    const [, , second, third] = papers;
    if (second === undefined || third === undefined) throw new Error('Six papers are listed.');
    expect(findNeighborEdition(papers, second, -1)).toEqual(third);
    expect(findCurrentEdition(papers, 'h1')?.headline).toBe('h1');
  });
});

describe('the editor’s form', () => {
  const story = (headline: string): Story => ({
    kind: 'raid',
    headline,
    deck: null,
    dateline: null,
    paragraphs: ['One.', 'Two.'],
    newsValue: 1,
  });
  const printed = {
    lead: story('A'),
    seconds: [story('B')],
    briefs: [story('C')],
    ads: [],
    picture: { engraving: 'street', caption: 'A street' },
  } as unknown as Edition;

  it('changes nothing while nothing is changed, and comes back as it was kept', () => {
    expect(findEdit(printed, createForm(printed))).toBeNull();
    const form = createForm(printed);
    const [, second, third] = form.stories;
    if (second === undefined || third === undefined) throw new Error('no stories');
    second.text = 'One.\n\n\n  Two and\na half. ';
    third.isPulled = true;
    form.added.push({ id: 4, kind: 'letter', headline: 'A Reader', deck: '', byline: '', text: 'No.' });
    form.added.push({ id: 7, kind: 'story', headline: 'Own', deck: 'It leads.', byline: 'By Me', text: 'Yes.' });
    form.lead = 'own 7';
    form.order = moveSpot(sortSpots(form, form.order), 'printed 1', -1);
    form.head.motto = 'All of it';
    const edit = findEdit(printed, form);
    expect(edit).toEqual({
      stories: [
        { story: 1, headline: 'B', deck: null, paragraphs: ['One.', 'Two and a half.'], isPulled: false },
        { story: 2, headline: 'C', deck: null, paragraphs: ['One.', 'Two.'], isPulled: true },
      ],
      lead: 4,
      order: [0, 1, 4, 2],
      head: { title: null, motto: 'All of it', price: null, weather: null },
      correction: null,
      withoutAds: [],
      picture: null,
      added: [
        { kind: 'letter', headline: 'A Reader', deck: null, byline: null, paragraphs: ['No.'] },
        { kind: 'story', headline: 'Own', deck: 'It leads.', byline: 'By Me', paragraphs: ['Yes.'] },
      ],
    });
    expect(findEdit(printed, createForm(printed, edit ?? undefined))).toEqual(edit);
    expect(findFlaw(form)).toBeNull();
    second.text = '  ';
    expect(findFlaw(form)).toMatch(/“B” needs at least one paragraph/);
    second.headline = ' ';
    expect(findFlaw(form)).toMatch(/needs a headline/);
  });
});

it('a photograph is as many dots as its light needs: black in its darkest part, paper in its lightest', () => {
  expect(convertTones([20, 120, 220])).toBe('950');
  expect(convertTones([90, 90])).toBe('99');
});
