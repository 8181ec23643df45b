import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Found } from '#frame/find/finding.ts';
import { listMentions } from '#frame/find/glancing.ts';

const createThing = (name: string): Found => ({
  id: name,
  name,
  kind: 'Area',
  detail: '',
  facts: [],
  go: () => undefined,
});

function read(text: string, names: readonly string[]): string[] {
  const things = names.map((name) => createThing(name));
  return listMentions(things, text).map(({ from, to }) => text.slice(from, to));
}

describe('The names in a text', () => {
  it.each([
    ['The Rossos claim Wall Street.', ['Rosso', 'Wall Street'], ['Rosso', 'Wall Street']],
    ['Three of the Ashcan Boys fall.', ['The Ashcan Boys'], ['the Ashcan Boys']],
    ['Old Bridge Road', ['Old Bridge', 'Old Bridge Road'], ['Old Bridge Road']],
    ['Millgates and Millgatesville', ['Millgate'], ['Millgate']],
    ['St. Thomas (2)', ['St. Thomas', 'St? Thomas'], ['St. Thomas']],
    ['Nobody is there.', ['The Docks'], []],
  ])('are found in “%s”', (text, names, found) => {
    expect(read(text, names)).toEqual(found);
  });

  it('are those of things with a card', () => {
    const { facts: _, ...screen } = createThing('Map');
    const found = listMentions([screen, createThing('Millgate')], 'Map of Millgate');
    expect(found.map(({ thing }) => thing.name)).toEqual(['Millgate']);
  });

  it('are found whatever signs they have, within the longest name that begins there', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text && text !== '');
    fc.assert(
      fc.property(word, word, (name, other) => {
        expect(read(`… ${name} …`, [name, `${name} ${other}`])).toContain(name);
      }),
    );
  });
});
