import { describe, expect, it, test } from 'vitest';
import { orderKey } from '#kernel/orders/contradictions.ts';
import { rewordLine } from '#kernel/orders/rewording.ts';
import { everyGame } from '../support/everyGame.ts';
import { createReader, type Reader } from '../support/goodLines.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

/** Reads a line as a sheet does: as it is, else in the words of the forms; null where it is refused. */
function readSpoken({ read }: Reader, text: string): string | null {
  const readKey = (line: string): string | null => {
    const { orders, sentences } = read(line);
    return orders.length > 0 && sentences.length === 0 ? orderKey(orders) : null;
  };
  const asItIs = readKey(text);
  if (asItIs !== null) return asItIs;
  const reworded = rewordLine(text, readKey);
  return reworded === null ? null : readKey(reworded);
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Changes of a line that players make without meaning anything else. */
const habits: Readonly<Record<string, (line: string) => string>> = {
  'numbers in words': (line) =>
    line.replace(
      /(?<![\p{L}\p{N}$,.-])(?:[1-9]|1[0-2])(?![\p{L}\p{N},.-])/gu,
      (digits) => numberWords[Number(digits) - 1] ?? digits,
    ),
  'thousands with a k': (line) =>
    line.replaceAll(/\$(\d),(\d)00\b/gu, (_, one: string, two: string) => `$${one}${two === '0' ? '' : `.${two}`}k`),
  'sums in dollars': (line) => line.replaceAll(/\$(\d[\d,]*)/gu, '$1 dollars'),
  'a word of courtesy': (line) => `Please ${line.slice(0, 1).toLowerCase()}${line.slice(1)}`,
  'a wish': (line) => `We would like to ${line.slice(0, 1).toLowerCase()}${line.slice(1)}, thanks`,
};

/** Lines whose end is the player's own text, which keeps every word. */
const isLetter = (line: string): boolean => line.includes(':');

describe.each(games)('a player of $rulebook.title', ({ rulebook }) => {
  it.each(Object.keys(habits))('is understood with %s, and as nothing else', async (name) => {
    const reader = await createReader(rulebook.id);
    let changed = 0;
    for (const line of reader.lines) {
      if (isLetter(line)) continue;
      const spoken = habits[name]?.(line) ?? line;
      if (spoken === line) continue;
      changed += 1;
      const read = readSpoken(reader, spoken);
      expect([spoken, read]).toEqual([spoken, readSpoken(reader, line)]);
    }
    // Not every game has sums.
    expect(changed > 0 || name.includes('thousands') || name.includes('dollars')).toBe(true);
  });

  it('is refused with words that mean nothing, however polite', async () => {
    const reader = await createReader(rulebook.id);
    for (const line of reader.lines) {
      if (isLetter(line)) continue;
      const read = readSpoken(reader, `Please ${line} xyzzy`);
      if (read !== null) expect(read).toContain('xyzzy');
    }
  });
});

describe('everyday verbs', () => {
  const lines = { 'Hire 2': 'a', 'Buy 2': 'b', 'Move 2 to Docks': 'c', Accept: 'd' };
  const readKey = (text: string): string | null => (lines as Record<string, string>)[text] ?? null;

  test.each([
    ['recruit two', 'Hire 2'],
    ['Please recruit two', 'Hire 2'],
    ['transfer 2 to Docks', 'Move 2 to Docks'],
    ['yes', 'Accept'],
    ['OK', 'Accept'],
    // It may be either.
    ['get two', null],
    ['no', null],
    ['recruit two-gun Al', null],
    ['dance', null],
  ])('“%s” is read as %s', (text, wanted) => {
    expect(rewordLine(text, readKey)).toBe(wanted);
  });
});
