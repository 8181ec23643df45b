import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSentences } from '#press/desk/sentences.ts';
import type { Edition, Story } from '#shared/views/paper.ts';
import { KnownFacts } from './knownFacts.ts';
import type { PaperTrial } from './paperTrial.ts';

/** Columns of a great city's small trade, which is of no campaign: prices, scores, ships, licenses, programs. */
const invented: ReadonlySet<string> = new Set([
  'markets',
  'vitals',
  'river',
  'sport',
  'stage',
  'radio',
  'society',
  'household',
  'overheard',
  'blotter',
  'feature',
]);

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');

/** Figures and number words of a text, as numbers; days of the calendar and years are no counts. */
export function numbersIn(text: string): number[] {
  const bare = text
    .replace(/\b(?:Jan|Febr)uary|\b(?:March|April|May|June|July|August) \d+/gu, (one) => one.replace(/ \d+/u, ''))
    .replace(/\b(?:January|February|September|October|November|December) \d+/gu, '')
    .replace(/\b19[23]\d\b/gu, '');
  const words = [...bare.toLowerCase().matchAll(/[a-z]+/gu)].flatMap(([word]) => {
    const nth = numberWords.indexOf(word);
    const place = ordinals.indexOf(word);
    return [...(nth < 0 ? [] : [nth + 1]), ...(place < 0 ? [] : [place + 1])];
  });
  const figures = [...bare.matchAll(/\d[\d,]*(?:\.\d+)?/gu)].map(([figure]) => Number(figure.replaceAll(',', '')));
  return [...words, ...figures];
}

/** Places that take one figure or number word. */
const oneWord: ReadonlySet<string> = new Set(['oneWins', 'otherWins', 'times', 'nth', 'days']);

type Template = { probe: string; pattern: RegExp; places: string[] };

/** Every phrasing that the paper's own source holds, a sentence each. */
function phrasings(): Template[] {
  const folder = join(import.meta.dirname, '../../src-main/games/paradise/paper');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const texts = sources.flatMap((source) =>
    [...source.matchAll(/'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`/gu)].map(([, plain = '', composed = '']) =>
      plain === '' ? composed.replace(/(?:\$\{[^}]*\})+/gu, '{fact}') : plain,
    ),
  );
  // A place is a name for the splitting of sentences, as what fills it will be.
  const sentences = texts.map((text) => text.replace(/\{(\w+)\}/gu, 'ZZ$1ZZ')).flatMap(splitSentences);
  return [...new Set(sentences)].filter((text) => text.includes(' ')).map(templateOf);
}

function templateOf(phrasing: string): Template {
  const parts = phrasing.split(/ZZ(\w+?)ZZ/u);
  const places = parts.filter((_, nth) => nth % 2 === 1);
  const literals = parts.filter((_, nth) => nth % 2 === 0);
  const pattern = parts.map((part, nth) => {
    if (nth % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    const first = places.indexOf(part);
    const isAgain = part !== 'fact' && first < (nth - 1) / 2;
    if (oneWord.has(part)) return '(\\S+)';
    // The ending of a verb may be none at all: a name after it keeps all its words.
    if (/sS$/u.test(part)) return '(s?)';
    if (/sEs$/u.test(part)) return '((?:es)?)';
    return isAgain ? `(\\${first + 1})` : '(.+?)';
  });
  return {
    probe: literals.toSorted((a, b) => b.length - a.length)[0] ?? '',
    pattern: new RegExp(`^${pattern.join('')}$`, 'iu'),
    places,
  };
}

let known: Template[] | null = null;

/** What fills a sentence, by the places of its phrasing; null for one that no phrasing made whole. */
export function fillingOf(sentence: string): [string, string][] | null {
  known ??= phrasings().toSorted((a, b) => b.probe.length - a.probe.length);
  for (const { probe, pattern, places } of known) {
    if (probe.length < 4 || !sentence.toLowerCase().includes(probe.toLowerCase())) continue;
    const found = pattern.exec(sentence);
    if (found !== null) return places.map((place, nth) => [place, found[nth + 1] ?? '']);
  }
  return null;
}

function storiesOf({ lead, seconds, briefs }: Edition): Story[] {
  return [lead, ...seconds, ...briefs].filter(({ kind }) => !invented.has(kind));
}

function linesOf({ headline, deck, decks, paragraphs }: Story): string[] {
  return [headline, ...(deck === null ? [] : [deck]), ...(decks ?? []), ...paragraphs];
}

/**
 * Whatever the editions print of names, amounts, counts and causes that the public events of their months, or of the
 * months before, do not bear out; a line each. The writer's own news is not asked.
 */
export function disagreements(trial: PaperTrial): string[] {
  const facts = new KnownFacts(trial.state);
  return trial.editions.flatMap((edition, nth) => {
    facts.learn(edition.period, trial.events[nth] ?? []);
    return storiesOf(edition).flatMap((story) =>
      linesOf(story)
        .flatMap(splitSentences)
        .flatMap((sentence) => listErrors(sentence, story, facts))
        .map((wrong) => `month ${edition.period}, ${story.kind}: ${wrong}`),
    );
  });
}

function listErrors(sentence: string, story: Story, facts: KnownFacts): string[] {
  return [
    ...facts.strangersIn(sentence).map((name) => `${name} was in no public event: ${sentence}`),
    ...facts.unrelatedIn(sentence).map((pair) => `${pair} have no event together: ${sentence}`),
    ...facts.missidedIn(sentence).map((who) => `${who}: ${sentence}`),
    ...misshot(sentence, facts),
    ...wrongNumbers(sentence, story, facts),
  ];
}

/** A shot that the paper lays to a man though the street saw none of his. */
function misshot(sentence: string, facts: KnownFacts): string[] {
  const filled = new Map(fillingOf(sentence) ?? []);
  const [man, dead] = [filled.get('man'), filled.get('dead')];
  if (man === undefined || dead === undefined || facts.isShot(man, dead)) return [];
  return [`nobody saw ${man} shoot ${dead}: ${sentence}`];
}

/** Numbers of a phrasing itself are its words; those put into it are figures, or are counted from the events. */
function wrongNumbers(sentence: string, story: Story, facts: KnownFacts): string[] {
  if (numbersIn(sentence).length === 0) return [];
  const filled = fillingOf(sentence) ?? [['fact', sentence]];
  const where = { filled: new Map(filled), story: linesOf(story).join(' '), sentence };
  return filled.flatMap(([place, text]) => {
    const wrong = facts.miscountedIn(place, numbersIn(facts.withoutNames(text)), where);
    return wrong === null ? [] : [`{${place}} “${text}” ${wrong}: ${sentence}`];
  });
}
