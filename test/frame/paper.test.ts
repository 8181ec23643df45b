import { describe, expect, it } from 'vitest';
import type { Edition, Story } from '#shared/views/paper.ts';
import { createForm, findEdit, findFlaw, moveSpot, sortSpots } from '#frame/paper/pressDesk.ts';
import { convertTones } from '#shared/words/halftone.ts';
import { findCurrentEdition, findNeighborEdition, sortNewestFirst } from '#frame/paper/editions.ts';

const editions = [1, 3, 2].map((period) => ({ period, date: `m${period}`, headline: `h${period}` }));

describe('the list of editions', () => {
  it('is newest first', () => {
    expect(sortNewestFirst(editions).map(({ period }) => period)).toEqual([3, 2, 1]);
  });

  it('shows the newest until another is picked, and again when that one is gone', () => {
    expect(findCurrentEdition(editions, null)?.period).toBe(3);
    expect(findCurrentEdition(editions, 1)?.period).toBe(1);
    expect(findCurrentEdition(editions, 9)?.period).toBe(3);
    expect(findCurrentEdition([], null)).toBeNull();
  });

  it('goes to the period before and after, and stops at both ends', () => {
    expect(findNeighborEdition(editions, 2, -1)?.period).toBe(1);
    expect(findNeighborEdition(editions, 2, 1)?.period).toBe(3);
    expect(findNeighborEdition(editions, 1, -1)).toBeNull();
    expect(findNeighborEdition(editions, 3, 1)).toBeNull();
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
