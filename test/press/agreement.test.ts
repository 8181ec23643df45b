import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const papers = join(import.meta.dirname, '..', '..', 'src-main', 'games', 'paradise', 'paper');

/** A gang's name and the verb in the singular that follows it, with the word before. */
const singular =
  /(?<before>[\p{L}’]*)[\s“]*\{(?:gang|Gang|other|Other|rival)\} (?:is|has|was|does|goes|says|Is|Has|Was|[A-Z][a-z]+s)\b/gu;

/** Behind these the verb belongs to something else: “the word of the Rats is good”. */
const prepositions = new Set('of with from by and to between for in on at over under against among'.split(' '));

/** Phrases that say “the Sixth Streeters has”. */
function disagreeing(text: string): string[] {
  return [...text.matchAll(singular)]
    .filter(({ groups }) => !prepositions.has((groups?.['before'] ?? '').toLowerCase()))
    .map(([phrase]) => phrase);
}

describe('phrases of the Times-Dispatch', () => {
  it('give a gang no verb in the singular, since most of them have plural names', () => {
    expect(disagreeing("'{Gang} Loses a Door'")).toHaveLength(1);
    expect(disagreeing("'The word of {gang} is good.'")).toEqual([]);
    const files = readdirSync(papers, { recursive: true }).map(String);
    const sources = files.filter((name) => name.endsWith('.ts'));
    expect(sources.length).toBeGreaterThan(50);
    const found = sources.flatMap((name) =>
      disagreeing(readFileSync(join(papers, name), 'utf8')).map((phrase) => `${name}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });
});
