import { describe, expect, it } from 'vitest';
import { parseSheet } from '#shared/games/brotherhood/sheetText.ts';
import { findFamily, pluralizeFamily } from '#shared/words/familyNames.ts';

describe('families in the plural', () => {
  it.each([
    ['Rosso', 'Rossos'],
    ['Corvini', 'Corvinis'],
    ['Sanchez', 'Sanchezes'],
    ['Lynch', 'Lynches'],
    ['Marx', 'Marxes'],
    ['Walsh', 'Walshes'],
    ['Kennedy', 'Kennedys'],
    ['Lupis', 'Lupis'],
    ['Purple Gang', 'Purple Gang'],
    ['Local 162', 'Local 162'],
    ['№7', '№7'],
  ])('%s: the %s', (name, plural) => {
    expect(pluralizeFamily(name)).toBe(plural);
  });

  it.each([
    ['The Gang', 'Gang'],
    ['the Rossi Brothers', 'Rossi Brothers'],
    ['Theodosi', 'Theodosis'],
    ['The', 'Thes'],
  ])('with an article of its own %s follows “the” once: %s', (name, after) => {
    expect(pluralizeFamily(name)).toBe(after);
  });

  it('are found by either name, and one that is ambiguous is not', () => {
    const families = [{ name: 'Rosso' }, { name: 'Sanchez' }, { name: 'Rossos' }];
    expect(findFamily(families, 'the Sanchezes')?.name).toBe('Sanchez');
    expect(findFamily(families, 'rossos')?.name).toBe('Rossos');
    expect(findFamily(families, 'Verdes')).toBeUndefined();
  });

  it('[BRO-VIEW-7] are read on a mailed sheet as they are printed', () => {
    const words = {
      families: [
        { seat: 'g1', name: 'Rosso' },
        { seat: 'g2', name: 'Corvini' },
      ],
      areas: [{ id: 'millgate', name: 'Millgate' }],
    } as unknown as Parameters<typeof parseSheet>[1];
    const read = (text: string) => parseSheet([{ line: 1, text }], words);
    const plural = read('Fire in Millgate at the Rossos and the Corvinis');
    expect(plural).toEqual(read('Fire in Millgate at Rosso and Corvini'));
    expect(plural.orders[0]?.order).toMatchObject({ kind: 'fire', at: ['g1', 'g2'] });
  });
});
