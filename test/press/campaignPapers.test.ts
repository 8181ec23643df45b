import { describe, expect, it } from 'vitest';
import { playPapers, repetitionOf, wrongFacts } from '../support/paperTrial.ts';

describe('the papers of a campaign', () => {
  it('print nothing twice, and nothing that the public events do not bear out', async () => {
    const trial = await playPapers(501, 16);
    const { nearby, seenBefore, sentences } = repetitionOf(trial.editions);
    expect(nearby).toEqual([]);
    expect(seenBefore / sentences).toBeLessThan(0.15);
    expect(wrongFacts(trial)).toEqual([]);
  }, 60_000);

  it('remember what they printed, and lead with no sort of story twice running', async () => {
    const { editions } = await playPapers(777, 14);
    const text = editions.flatMap(({ lead, seconds }) =>
      [lead, ...seconds].flatMap(({ paragraphs }) => paragraphs),
    );
    expect(
      text.filter((paragraph) => /since [A-Z]|a month ago|days\./u.test(paragraph)).length,
    ).toBeGreaterThan(12);
    const pictures = editions.map(({ picture }) => picture.engraving);
    pictures.forEach((picture, nth) => {
      expect(pictures.slice(Math.max(0, nth - 3), nth)).not.toContain(picture);
    });
  }, 60_000);
});
