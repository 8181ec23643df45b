import fc from 'fast-check';
import { forSome } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderKey } from '#kernel/orders/contradictions.ts';
import { findSchemas } from '#shared/games/index.ts';
import { everyGame } from '../support/everyGame.ts';
import { createReader, type Reader, type Reading } from '../support/goodLines.ts';

const games = everyGame.filter(({ rulebook }) => rulebook.mail !== undefined);

/** Words that a player adds to an order, none of which a reader may pass over. */
const words = [
  'xyzzy',
  'not',
  'please',
  'more',
  'men',
  'turn',
  'unless they pay $200',
  'but only if they spare us too',
  'and hire 2',
  'to Nobody Atall',
  'in Nowhere',
];
const numbers = [0, 1, 2, 3, 4, 5, 9];

const isTaken = ({ orders, sentences }: Reading): boolean => orders.length > 0 && sentences.length === 0;
const keyOf = ({ orders }: Reading): string => orderKey(orders);

describe.each(games)('a line of $rulebook.title', ({ rulebook }) => {
  let made: Reader | null = null;
  const makeReader = async (): Promise<Reader> => (made ??= await createReader(rulebook.id));

  const insert = (line: string, word: string, place: number): string => {
    const parts = line.split(' ');
    const at = 1 + (place % parts.length);
    return [...parts.slice(0, at), word, ...parts.slice(at)].join(' ');
  };

  it('is known in every verb of the blank sheet', async () => {
    const reader = await makeReader();
    const first = (line: string): string => line.toLowerCase().split(/[\s:,]/u)[0] ?? '';
    const { mail } = rulebook;
    if (mail === undefined) throw new Error('Played by mail.');
    const known = new Set(reader.lines.map(first));
    expect([...verbsOf(rulebook.id)].filter((verb) => !known.has(verb))).toEqual([]);
  });

  it('with a further word is refused, means the same, or keeps the word', async () => {
    const reader = await makeReader();
    const line = fc.constantFrom(...reader.lines);
    forSome(2_000, line, fc.constantFrom(...words), fc.nat(40), (text, word, place) => {
      const changed = reader.read(insert(text, word, place));
      if (!isTaken(changed) || keyOf(changed) === keyOf(reader.read(text))) return;
      expect(keyOf(changed)).toContain(word.replace(/^(?:and|to|in) /u, ''));
    });
  });

  it('with words behind it is refused, or keeps them', async () => {
    const reader = await makeReader();
    for (const text of reader.lines)
      for (const word of words) {
        const changed = reader.read(`${text} ${word}`);
        if (isTaken(changed)) expect(keyOf(changed)).toContain(word.replace(/^(?:and|to|in) /u, ''));
      }
  });

  it('loses none of its numbers: with another one it is another order, or refused', async () => {
    const reader = await makeReader();
    for (const text of reader.lines) {
      for (const { index, 0: digits } of text.matchAll(/(?<![\p{L}\d-])\d[\d,]*(?![\d\p{L}])/gu)) {
        const read = (number: number): Reading =>
          reader.read(`${text.slice(0, index)}${number}${text.slice(index + digits.length)}`);
        expectApart(text, numbers.map(read));
      }
    }
  });

  it('passes over no number that is put into it', async () => {
    const reader = await makeReader();
    for (const text of reader.lines)
      for (let place = 0; place < text.split(' ').length; place += 1)
        expectApart(
          `${text} (${place})`,
          numbers.map((number) => reader.read(insert(text, String(number), place))),
        );
  });

  it('that is malformed is told in a player’s words, without a field of the program', async () => {
    const reader = await makeReader();
    const inner = innerWords(rulebook.id);
    const junk = fc.constantFrom(...words, ...numbers.map(String), ':', ',', ';', '$0', 'in', 'at');
    const line = fc
      .tuple(fc.constantFrom(...reader.lines, ...verbsOf(rulebook.id)), fc.array(junk), fc.nat(9))
      .map(([text, more, cut]) => {
        const kept = text.split(' ').slice(0, 1 + cut);
        return [...kept, ...more].join(' ');
      });
    forSome(1_500, line, (text) => {
      for (const sentence of reader.read(text).sentences) {
        expect(sentence).toMatch(/[.?”]$/u);
        const told = sentence.replaceAll(text, '');
        for (const word of inner) expect({ text, told, has: told.includes(word) }).toEqual({ text, told, has: false });
      }
    });
  });
});

/** No two numbers make the same order: one of them would have been passed over. */
function expectApart(text: string, readings: readonly Reading[]): void {
  const keys = readings.filter(isTaken).map(keyOf);
  expect({ text, keys: new Set(keys).size }).toEqual({ text, keys: keys.length });
}

function verbsOf(game: (typeof games)[number]['rulebook']['id']): Set<string> {
  return knownVerbs[game] ?? new Set();
}

/** The first words of the orders that a sheet takes. */
const knownVerbs: Readonly<Partial<Record<string, Set<string>>>> = {
  'turf-war': new Set(
    'move place keep hire refuse join attack ally leave dissolve give fall successor rename write propose answer start end concede'.split(
      ' ',
    ),
  ),
  brotherhood: new Set(
    'pay give bail send hire open bribe close godfather influence fire fight deal truce take press expect announce write promise'.split(
      ' ',
    ),
  ),
  godfather: new Set(
    'card point put propose accept refuse counter stalemate agree disagree lose sell give declare'.split(' '),
  ),
  paradise: new Set(
    'hire buy hand rename train teach raid smash hit hijack show showdown rumble meet guard stand lie take fix pay withhold payoffs bribe bid hold drop column expose article city mayor bet title put sign book offer wager accept propose break care plea face mistrial funeral flowers public'.split(
      ' ',
    ),
  ),
};

type Node = Record<string, unknown>;

/** Names of fields and kinds of the program's orders that no player writes: joined by a hyphen or a capital, or quoted. */
function innerWords(game: (typeof games)[number]['rulebook']['id']): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (typeof node !== 'object' || node === null) return;
    const { properties, const: only, enum: some, ...rest } = node as Node;
    for (const [name, inner] of Object.entries(properties ?? {})) {
      found.add(name);
      walk(inner);
    }
    for (const value of [only, ...(Array.isArray(some) ? (some as unknown[]) : [])])
      if (typeof value === 'string') found.add(value);
    Object.values(rest).forEach(walk);
  };
  walk(z.toJSONSchema(findSchemas(game).order, { io: 'input' }));
  const all = [...found];
  return [
    ...all.filter((word) => /[a-z](?:-[a-z]|[A-Z])/u.test(word)),
    ...all.flatMap((word) => [`"${word}"`]),
    ...['“kind”', 'kind is', 'Invalid', 'undefined', 'expected', 'NaN'],
  ];
}
