import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSentences, printSentences, type Sentence } from '../support/sentences.ts';

const page = join(import.meta.dirname, '../../test-results/sentences.md');
const sentences = listSentences();

/** Slips that an American editor strikes, and their patterns. */
const slips: Readonly<Record<string, RegExp>> = {
  'a name of the code in a sentence': /^(?=.*[a-z] )(?!.*[=();:]).*\b[a-z]+[A-Z][a-z]+\b/u,
  'a typewriter apostrophe': /\p{L}'\p{L}/u,
  'a hyphen for a dash or a minus': / - |\s--\s/u,
  'a space before a sign': /\p{Ll} [,;!?](?:\s|$)|\d %/u,
  'a British spelling':
    /\b(?:colour|honour|neighbour|favour|rumour|labour|grey(?!hound)|centre|theatre|defence|offence|cheque|programme|whilst|towards|travelled|cancelled|jewellery|moustache|tyre|kerb|realise|organise|recognise)/iu,
  'once said as 1 times': /\b1 times\b/u,
  'two articles': /\b(?:the the|a the|the a)\b/iu,
};

/** Names of the program's own that look like names of the code, and the few lines that are no sentences. */
const kept =
  /McCabe|Mac[A-Z]|Mc[A-Z]|SQLite|DiCarlo|DiMarco|LaMantia|LaRosa|--|ProgramFiles|CmdOrCtrl|clipPath|viewBox|<!doctype|“is[A-Z]|“byMail”/u;

/** Turns of phrase that readers stumbled over. */
const struck = [
  'stands up to them',
  'promised when it was given',
  'It came to a fight',
  'Everything this seat would know',
  'Terms put by',
  'They would not hear of it',
  'Weighed for a Boss',
  'as you would say it',
  'Who gets nothing is lost',
  'Businesses missing to all',
  'It rests on one leg',
  'Put shortly',
  'The argument is a short one',
  'A near thing',
  'By the way:',
  'Next to it stood',
  'One thing speaks against it',
  'No run ended in',
  'What this brings',
  'Let {…} be ',
] as const;

describe('the sentences of the program', () => {
  it('are printed into one file, sorted by screen', () => {
    expect(sentences.length).toBeGreaterThan(15_000);
    const text = printSentences(sentences);
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, text);
    expect(text).toContain('## src-renderer/games/paradise/hall\n');
    expect(text).toContain('- Nobody in office fits the search.\n');
  });

  it.each(Object.entries(slips))('have nowhere %s', (_, slip) => {
    expect(listThose(({ text }) => slip.test(text) && !kept.test(text))).toEqual([]);
  });

  it.each(struck)('do not say “%s”', (phrase) => {
    expect(listThose(({ text }) => text.includes(phrase))).toEqual([]);
  });
});

/** Returns those sentences, each behind its file; values of a template count as `{…}`. */
function listThose(test: (sentence: Sentence) => boolean): string[] {
  return sentences
    .map(({ file, text }) => ({ file, text: text.replaceAll(/\{[\w ]+\}/gu, '{…}') }))
    .filter(test)
    .map(({ file, text }) => `${file}: ${text}`);
}
