import { describe, expect, it } from 'vitest';
import { disagreements, fillingOf } from '../support/paperFacts.ts';
import { playPapers, repetitionOf, wrongFacts } from '../support/paperTrial.ts';

describe('the papers of a campaign', () => {
  it('print nothing twice, and nothing that the public events do not bear out', async () => {
    const trial = await playPapers(501, 16);
    const { nearby, seenBefore, sentences } = repetitionOf(trial.editions);
    expect(nearby).toEqual([]);
    expect(seenBefore / sentences).toBeLessThan(0.15);
    expect(wrongFacts(trial)).toEqual([]);
    expect(disagreements(trial)).toEqual([]);
  });

  it('are caught at a wrong name, gang, count or toll', async () => {
    const trial = await playPapers(6, 4);
    const events = trial.events.flat();
    const known = JSON.stringify(events.filter(({ type }) => type === 'battle-reported' || type === 'died'));
    const stranger = Object.values(trial.state.gangsters).find(
      ({ id, isBoss }) => !isBoss && !known.includes(`"${id}"`),
    );
    const told = (text: string): string[] => {
      const [first, ...rest] = trial.editions;
      if (first === undefined) return [];
      const lead = { ...first.lead, headline: text, deck: null, decks: [], paragraphs: [] };
      return disagreements({ ...trial, editions: [{ ...first, lead, seconds: [], briefs: [] }, ...rest] });
    };
    expect(told('A quiet head')).toEqual([]);
    expect(told(`${stranger?.name ?? ''} was seen`)).toHaveLength(1);
    expect(told('A raid; 77 persons were killed.')).toHaveLength(1);
    expect(told('The count for the Etna Club stands at 61 doors.')).toHaveLength(1);
    expect(told('The dead of the Alley Kings, as these columns had them, number 99: nobody.')).toHaveLength(1);
    expect(told('For Nobody and the Alley Kings the books show 99 fights, of which none went their way.')).toHaveLength(
      1,
    );
    expect(told('For Nobody and the Alley Kings the books show no fights, of which 99 went their way.')).toHaveLength(
      1,
    );
    expect(told('The truce between the two had lasted 99 days.')).toHaveLength(1);
    expect(told('It was 99 weeks since Al Vosk was killed; the body had waited in a vault.')).toHaveLength(1);
    expect(told('It is the ninth captain to lose the post since March.')).toHaveLength(1);
    expect(told('It was the ninth attempt on Al Vosk since March.')).toHaveLength(1);
    expect(told('Detectives want X, 99, of the Alley Kings, for the killing of Y.').length).toBeGreaterThan(1);
    expect(told('Police hold “Spats” Doogan, chief of the Alley Kings').join()).toContain(
      'is not, chief of the Alley Kings',
    );
  });

  it('keep every word of a place’s name where the verb before it has no ending', () => {
    const filled = new Map(fillingOf('Alley Kings Lose Hard Eight Club to Sixth Streeters'));
    expect(filled.get('Place')).toBe('Hard Eight Club');
    expect(new Map(fillingOf('Tong Loses Hard Eight Club to Alley Kings')).get('Place')).toBe('Hard Eight Club');
  });

  it('remember what they printed, and lead with no sort of story twice running', async () => {
    const { editions } = await playPapers(777, 14);
    const text = editions.flatMap(({ lead, seconds }) => [lead, ...seconds].flatMap(({ paragraphs }) => paragraphs));
    expect(text.filter((paragraph) => /since [A-Z]|a month ago|days\./u.test(paragraph)).length).toBeGreaterThan(12);
    const pictures = editions.map(({ picture }) => picture.engraving);
    pictures.forEach((picture, nth) => {
      expect(pictures.slice(Math.max(0, nth - 3), nth)).not.toContain(picture);
    });
  });
});
