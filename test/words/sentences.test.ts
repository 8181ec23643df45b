import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editPieces, editSentence, lowerArticles } from '#shared/words/sentences.ts';

describe('an edited sentence', () => {
  it.each([
    ['The Ash Boys paid The Etna Club $50.', 'The Ash Boys paid the Etna Club $50.'],
    ['Held: The Docks, The Racetrack; The Etna Club 4.', 'Held: the Docks, the Racetrack; the Etna Club 4.'],
    ['They ran. The Etna Club stayed.', 'They ran. The Etna Club stayed.'],
    ['Bruno’s (The Docks) said “Tell The Nose.”', 'Bruno’s (The Docks) said “Tell The Nose.”'],
    ['Paid 8 men and 12 Punks; hired 5 Sluggers for $75.', 'Paid eight men and 12 Punks; hired five Sluggers for $75.'],
    ['62 doors are free. 8 of our men walk.', 'Sixty-two doors are free. Eight of our men walk.'],
    ['Outrage 9 to 8: rolled 5, SMARTS 4 against 2.', 'Outrage 9 to 8: rolled 5, SMARTS 4 against 2.'],
    ['The Club 7 Boys met Turn 4 raiders on May 3 at night.', 'The Club 7 Boys met Turn 4 raiders on May 3 at night.'],
    [
      'A bonus 2 of 3 and +1 care; 5 MC for the families of 1 dead.',
      'A bonus 2 of 3 and +1 care; 5 MC for the families of one dead.',
    ],
  ])('%s', (text, edited) => {
    expect(editSentence(text)).toBe(edited);
    expect(editSentence(edited)).toBe(edited);
  });

  it('keeps its counts where only articles are edited', () => {
    expect(lowerArticles('Raid The Etna Club with 2 Punks')).toBe('Raid the Etna Club with 2 Punks');
  });

  it('is the same in pieces as in one', () => {
    const piece = fc.constantFrom('paid ', 'The Ash Boys', ' 3 men', '. ', ', ', '“', '”', ' 12 ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (texts) => {
        const told = editPieces(texts.map((text) => ({ text }))).map(({ text }) => text);
        expect(told.join('')).toBe(editSentence(texts.join('')));
      }),
    );
  });
});
