import { describe, expect, it } from 'vitest';
import { cutOut, writeObituary } from '#games/paradise/people/obituary.ts';
import { createLikenessOfOfficial } from '#games/paradise/people/likeness.ts';
import { computeAge } from '#shared/views/face/age.ts';
import { drawFace } from '#shared/views/face/face.ts';
import type { DepartedView } from '#shared/games/paradise/views/campaign.ts';
import type { OfficialView } from '#shared/games/paradise/views/officials.ts';
import type { Edition } from '#shared/views/paper.ts';

const story = (headline: string, ...paragraphs: string[]) => ({
  ...{ kind: 'x', headline, deck: null, dateline: null, newsValue: 1 },
  paragraphs,
});
const edition = {
  date: 'March 1925',
  lead: story('Weather fine', 'Nothing of note about Sal Morettini.'),
  seconds: [
    story(
      'Gunmen fall',
      'It was a dark night.',
      'Sal Moretti was shot.',
      'Sal Moretti is dead.',
      'Sal Moretti was 31.',
    ),
  ],
  briefs: [story('Sal Moretti buried', 'Flowers were seen.')],
} as unknown as Edition;

describe('what is left of a man', () => {
  it('the cutting is the first story that names him whole, with two paragraphs that do at most', () => {
    expect(cutOut(edition, 'Sal Moretti')).toEqual({
      headline: 'Gunmen fall',
      paragraphs: ['Sal Moretti was shot.', 'Sal Moretti is dead.'],
      date: 'March 1925',
    });
    expect(cutOut(edition, 'Sal Morettini')?.headline).toBe('Weather fine');
    expect(cutOut(edition, 'Sal More')).toBeNull();
    expect(cutOut({ ...edition, seconds: [] }, 'Sal Moretti')).toMatchObject({
      headline: 'Sal Moretti buried',
      paragraphs: ['Flowers were seen.'],
    });
  });

  it('the obituary tells how he ended, against whom, how long he served, and his deeds', () => {
    const dead: DepartedView = {
      ...{ id: 'p1' as never, gang: 'g1' as never, name: 'Sal', role: 'Torpedo', month: 4 },
      ...{ funeralHeld: true, servedMonths: 3, fell: { title: 'the raid', against: 'g2' as never, by: 'Lum Mar' } },
    };
    const career = {
      tallies: [
        { name: 'Takeovers', count: 2 },
        { name: 'Lessons', count: 1 },
      ],
      spentDollars: 0,
      months: [],
    };
    const words = { gang: 'the Etna Club', against: 'the Tong' };
    expect(writeObituary(dead, career, words)).toEqual([
      `Sal, ${computeAge('Sal', 4)}, Torpedo of the Etna Club, was killed in April 1925 in the raid.`,
      'The other side was the Tong.',
      'Witnesses saw Lum Mar fire the shots.',
      'He had been with them three months.',
      'On record: two businesses talked over.',
      'He had a grand funeral.',
    ]);
    expect(writeObituary({ ...dead, role: 'Gun Moll', servedMonths: 0 }, null, words).slice(3)).toEqual([
      'She had just joined.',
      'She had a grand funeral.',
    ]);
    const strange = { ...dead, servedMonths: null, funeralHeld: false, fell: null };
    expect(writeObituary(strange, null, { gang: 'the Etna Club', against: null })).toEqual([
      `Sal, ${computeAge('Sal', 4)}, Torpedo of the Etna Club, died in April 1925.`,
    ]);
  });
});

it('an official has a face of his own, a policeman a cap, and who follows him another face', () => {
  const official = (kind: OfficialView['kind'], name: string) =>
    createLikenessOfOfficial({ month: 5 }, { id: 'o1', name, post: 'x', kind, seatedMonth: 1 } as never);
  const drawn = (kind: OfficialView['kind'], name: string) => JSON.stringify(drawFace(official(kind, name)));
  expect(drawn('judge', 'A')).toBe(drawn('judge', 'A'));
  expect(drawn('judge', 'A')).not.toBe(drawn('judge', 'B'));
  expect(official('captain', 'A').calling).toBe('police');
  expect(drawn('captain', 'A')).not.toBe(drawn('judge', 'A'));
});
