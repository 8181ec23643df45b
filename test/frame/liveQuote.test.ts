import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { ProgramLost } from '#renderer/api/failure.ts';
import { programLink } from '#renderer/api/link.svelte.ts';
import { LiveQuote } from '#frame/orders/liveQuote.svelte.ts';
import { waitFor } from '#test/support/waiting.ts';

const games = join(import.meta.dirname, '..', '..', 'src-renderer', 'games');

afterEach(() => {
  programLink.keepsOrders = false;
});

/** A quote whose asking fails in this way, once it was asked. */
async function fail(failure: Error): Promise<LiveQuote<string, string>> {
  const quote = new LiveQuote<string, string>(() => Promise.reject(failure), 0);
  quote.about('hire');
  await waitFor(() => expect(quote.isPending).toBe(false));
  return quote;
}

describe('a quote', () => {
  test('that a cut link keeps from a player’s own device is no refusal of its order', async () => {
    programLink.keepsOrders = true;
    const quote = await fail(new ProgramLost(''));
    expect(quote.isCut).toBe(true);
    expect(quote.refused).toBeNull();
  });

  test('that a lost program keeps from its own screen is told as a problem', async () => {
    const quote = await fail(new ProgramLost(''));
    expect(quote.isCut).toBe(false);
    expect(quote.refused?.sentence).toMatch(/stopped answering/u);
  });

  test('that the rules refuse is refused, whatever the device', async () => {
    programLink.keepsOrders = true;
    const quote = await fail(new Error('The bank is empty.'));
    expect(quote.isCut).toBe(false);
    expect(quote.refused?.sentence).toBe('The bank is empty.');
  });
});

/** Files of a game's screens that ask the program for a quote. */
const asking = readdirSync(games, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.svelte') && !name.includes('setup'))
  .map((name) => ({ name, text: readFileSync(join(games, name), 'utf8') }))
  .filter(({ text }) => /\.(quote|quoteEach|forecastTerms)\(/u.test(text));

test('forms of every game that quotes are found', () => {
  expect(new Set(asking.map(({ name }) => name.split('/')[0]))).toEqual(
    new Set(['paradise', 'turf-war', 'godfather', 'empire-city']),
  );
});

test.each(asking)('$name asks its quotes by the one way that knows of a cut link', ({ text }) => {
  expect(text).toMatch(/new LiveQuote|<QuotedOrder/u);
});
