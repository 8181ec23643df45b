import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMailedSheet } from '#kernel/orders/mailedSheet.ts';
import { cleanWords, trimOrder } from '#kernel/orders/cleanSheet.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { everyGame } from '#test/support/everyGame.ts';
import { createReader, type Reader } from '#test/support/goodLines.ts';

const games = everyGame.flatMap(({ rulebook }) => (rulebook.mail === undefined ? [] : [rulebook.id]));
const heading = { seat: 'g1' as SeatId, period: 1, name: 'The Ring', date: 'April 1925' };

type Meaning = { meant: string; said: string[] };

/** Reads a table of lines: each order, or `refused`, with what people write for it. */
function readCorpus(game: string): Meaning[] {
  const all: Meaning[] = [];
  for (const line of readFileSync(join(import.meta.dirname, `${game}.txt`), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('  ')) all.at(-1)?.said.push(line.trim());
    else all.push({ meant: line, said: [] });
  }
  return all;
}

/** The orders of a sheet, each by itself; null where a line is none. */
function readKeys(text: string, { known }: Reader): (string | null)[] | null {
  const { orders, problems } = readMailedSheet(text, heading, known);
  const keys = orders.map((one) => known.keyOf(one.text));
  return problems.length > 0 || keys.length === 0 || keys.includes(null) ? null : keys;
}

describe.each(games)('the words of players of %s', (game) => {
  const corpus = readCorpus(game);
  let made: Reader | null = null;
  const makeReader = async (): Promise<Reader> => (made ??= await createReader(game));

  it('fill a table of at least 150 different lines', () => {
    expect(new Set(corpus.flatMap(({ said }) => said)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(corpus)('mean “$meant” and nothing else', async ({ meant, said }) => {
    const reader = await makeReader();
    const forms = meant === 'refused' ? null : meant.split(' | ').map((form) => trimOrder(cleanWords(form)));
    const wanted = forms?.map((form) => reader.known.keyOf(form)) ?? null;
    expect(wanted ?? []).not.toContain(null);
    expect(said.map((line) => [line, readKeys(line, reader)])).toEqual(said.map((line) => [line, wanted]));
  });
});
