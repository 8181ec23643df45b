import { capitalize } from '#shared/words/text.ts';
import { memoizeText } from '#shared/words/memoize.ts';

/** The values of the `{places}` in a phrasing. */
export type Facts = Readonly<Record<string, string>>;

const place = /\{(\w+)\}/g;

/** The start of a text, of a sentence in it, or of a quotation. */
const sentenceStart = /(?:^|[.!?][”’]?\s|[“‘])$/u;

/** A place, whether a sentence begins with it, and the words from there to the next one. */
type Place = { name: string; begins: boolean; then: string };

/** A phrasing cut at its places. */
type Cut = { first: string; places: readonly Place[] };

const cutAtPlaces = memoizeText((phrasing): Cut => {
  const found = [...phrasing.matchAll(place)];
  const places = found.map(({ 0: written, 1: name = '', index }, nth): Place => {
    const end = found[nth + 1]?.index ?? phrasing.length;
    const begins = sentenceStart.test(phrasing.slice(0, index));
    return { name, begins, then: phrasing.slice(index + written.length, end) };
  });
  return { first: phrasing.slice(0, found[0]?.index), places };
});

/**
 * Puts facts into a phrasing in one pass, so a fact that holds braces stays as it is. A fact that
 * begins a sentence gets its capital.
 */
export function fill(phrasing: string, facts: Facts): string {
  const { first, places } = cutAtPlaces(phrasing);
  let text = first;
  for (const { name, begins, then } of places) {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The phrasing “${phrasing}” lacks the fact “${name}”.`);
    text += (begins ? capitalize(fact) : fact) + then;
  }
  return text;
}
