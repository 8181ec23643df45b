import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import { findSchemas } from '#shared/games/index.ts';
import { gameIds } from '#shared/words/games.ts';
import { seatIdSchema } from '#shared/words/ids.ts';
import { pathSchema, plainLines, plainText } from '#shared/words/plainText.ts';
import { foundCampaign, openCampaign } from '#commands/files.ts';
import { verifyCampaign } from '#commands/verify.ts';
import { escapeForTerminal } from '#cli/print.ts';
import { createStore } from '#store/open.ts';
import { setupFor } from '../support/founded.ts';
import { noon, temporaryFolder } from '../support/campaigns.ts';
import { join } from 'node:path';

const broken = [
  'A\ud800B',
  '\udc00',
  'A\u0000B',
  'A\u001b]0;x\u0007',
  'A\nB',
  'A\u202eB',
  'A\u2028B',
  '__proto__',
  'toString',
];
const kept = [
  'Łódź',
  'مرحبا',
  'می‌خواهم',
  'क्‍ष',
  'שָׁלוֹם',
  '👨‍👩‍👧 ❤️ 1️⃣',
  'e\u0301',
  'ệ'.normalize('NFD'),
  'Tab-less',
  '“Quotes” & <b>',
];

describe('one line of text', () => {
  it.each(broken)('%j is refused with a sentence', (text) => {
    const parsed = plainText().safeParse(text);
    expect(parsed.success).toBe(false);
    expect(parsed.error?.issues[0]?.message).toMatch(/^[A-Z].*\.$/);
  });

  it.each(kept)('%j is taken as it is', (text) => {
    expect(plainText().parse(text)).toBe(text);
  });

  it('several lines may be broken by new lines and nothing else', () => {
    expect(plainLines().safeParse('Dear Al,\nmeet me.\r\nB.').success).toBe(true);
    expect(plainLines().safeParse('Dear Al,\u0007').success).toBe(false);
  });

  const marks = fc.constantFrom(
    ...['\u200b', '\u00ad', '\u200f', '\u200e', '\u061c', '\u200d', '\u200c', '\u2060', '\ufeff', '\u034f', '\u3164'],
    ...['\ufe0f', '\u2800', '\u{e0041}'],
  );

  it('has no invisible mark, so that no two names look alike, and no tower of accents', () => {
    forAll(fc.array(fc.tuple(fc.constantFrom('Al', 'Żó', 'Ион', ' ', '-', '7'), marks)), (parts) => {
      const plain = parts.map(([word]) => word).join('');
      const marked = parts.map(([word, mark]) => `${word}${mark}`).join('');
      expect(plainText().parse(marked)).toBe(plain);
      expect(plainLines().parse(`${marked}\n${marked}`)).toBe(`${plain}\n${plain}`);
    });
    expect(plainText().parse(`A${'\u0300'.repeat(19)}l`)).toBe(`A${'\u0300'.repeat(4)}l`);
    expect(plainText().trim().min(1).safeParse('\u200b\u00ad').success).toBe(false);
  });

  it('that is the path of a file is taken to the letter', () => {
    expect(pathSchema.parse('/games/\u200fשלום.racketeer')).toBe('/games/\u200fשלום.racketeer');
  });

  it('ids are of it', () => {
    for (const text of broken) expect(seatIdSchema.safeParse(text).success).toBe(false);
  });
});

type Zod = { _zod: { def: Record<string, unknown> & { type: string } } };

/** Every string that a schema takes, with the way to it. */
function stringsOf(schema: Zod, path: string, seen = new Set<Zod>()): [string, z.ZodString][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { def } = schema._zod;
  if (def.type === 'string') return [[path, schema as unknown as z.ZodString]];
  const inside = (part: unknown, name: string): [string, z.ZodString][] =>
    typeof part === 'object' && part !== null && '_zod' in part
      ? stringsOf(part as Zod, `${path}.${name}`, seen)
      : Array.isArray(part)
        ? part.flatMap((one, place) => inside(one, `${name}${place}`))
        : [];
  const shape = def.type === 'object' ? Object.entries(def['shape'] as object) : Object.entries(def);
  return shape.flatMap(([name, part]) => inside(part, name));
}

/** The inputs of every call. */
function inputsOf(calls: object, path: string): [string, Zod][] {
  return Object.entries(calls).flatMap(([name, call]: [string, object]): [string, Zod][] => {
    if (!('~orpc' in call)) return inputsOf(call, `${path}/${name}`);
    const { inputSchema } = call['~orpc'] as { inputSchema?: Zod };
    return inputSchema === undefined ? [] : [[`${path}/${name}`, inputSchema]];
  });
}

describe('every text that anybody may hand in', () => {
  const inputs = inputsOf(contract, '');
  const setups = gameIds.flatMap((game): [string, Zod][] => [
    [`${game} setup`, findSchemas(game).setup as unknown as Zod],
    [`${game} order`, findSchemas(game).order as unknown as Zod],
    [`${game} ruling`, findSchemas(game).ruling as unknown as Zod],
    [`${game} running`, findSchemas(game).running as unknown as Zod],
  ]);
  const strings = [...inputs, ...setups].flatMap(([name, schema]) => stringsOf(schema, name));

  it('is of one schema, and has a limit', () => {
    expect(strings.length).toBeGreaterThan(60);
    // The text of a file is parsed by the schemas inside it.
    const fields = strings.filter(
      ([name]) => !/^\/campaign\/(?:join\.(?:text|others\b.*\.text)|readGang\.text)$/u.test(name),
    );
    const loose = fields.filter(([, schema]) =>
      ['A\ud800', 'A\u0000', 'A\u202e', 'x'.repeat(5_000)].some((text) => schema.safeParse(text).success),
    );
    expect(loose.map(([name]) => name)).toEqual([]);
    const marked = fields.filter(([, schema]) => {
      const { data = '' } = schema.safeParse('Al\u200b Dunn');
      return data.includes('\u200b');
    });
    expect(marked.map(([name]) => name).filter((name) => !/path(?:\.innerType)?$/u.test(name))).toEqual([]);
  });
});

describe('a text in a file', () => {
  it('comes back as it was written', async () => {
    const path = join(temporaryFolder(), 'Text.racketeer');
    const setup = setupFor();
    const gang = setup.gangs[0];
    if (gang === undefined) throw new Error('There is no gang.');
    setup.title = kept.join(' ').slice(0, 80);
    setup.gangs = [{ ...gang, name: kept[2] ?? '' }];
    const founded = await foundCampaign({ game: 'paradise', path, fileId: 'x', setup }, noon);
    if (founded.kind === 'question') throw new Error(founded.question.prompt);
    founded.session.store.close();
    const opened = await openCampaign(path, noon);
    expect(opened.store.campaign().title).toBe(setup.title);
    expect(verifyCampaign(opened).findings).toEqual([]);
    opened.store.close();
  });

  it('is refused where SQLite would give back another one', async () => {
    const store = await createStore(join(temporaryFolder(), 'Broken.racketeer'));
    const seat = { seat: 'g1', place: 0, name: 'A\ud800', is_human: 1 };
    expect(() => store.transaction(() => store.writeSeats([seat]))).toThrow(/broken characters/);
    store.close();
  });

  it('steers no terminal', { tags: 'rest' }, () => {
    forAll(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeForTerminal(text)).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e]/u);
      expect(JSON.parse(escapeForTerminal(JSON.stringify(text)))).toBe(text);
    });
  });
});
