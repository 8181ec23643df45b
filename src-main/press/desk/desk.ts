import type { Clipping } from '#shared/views/paper.ts';
import { fill, type Facts } from './phrasings.ts';
import { drawNumber, rotatePhrasings, bareSeed, computeSeed, mixLetter } from './rotation.ts';
import { isSameSentence, splitSentences, makeSentenceKey } from './sentences.ts';
import { setTexts, type CopyStyle } from './style.ts';
import { memoizeText } from '#shared/words/memoize.ts';

export type { Facts } from './phrasings.ts';

/** Returns false for phrasings about a gang's base in news from that base. */
function isApt(phrasing: string, facts: Facts): boolean {
  const isAtHome = facts['base'] !== undefined && facts['base'] === facts['district'];
  return !(isAtHome && phrasing.includes('{base}'));
}

/** A sentence with its mark, which the same sentence always has and hardly any other. */
type Sentence = { words: string; mark: string };

function isSame(one: Sentence, other: Sentence): boolean {
  return one.mark === other.mark && isSameSentence(one.words, other.words);
}

const asWritten: CopyStyle = (copy) => copy;

const nothingFiled: ReadonlySet<string> = new Set();

/**
 * The copy desk of one edition: hands out phrasings in a rotation that spans the months and passes
 * no sentence twice, nor one that an edition in its files has printed.
 */
export class Desk {
  readonly seed: number;
  readonly month: number;
  /** The sentences this edition printed, by mark. */
  readonly #printed = new Map<string, Sentence[]>();
  readonly #handedOut = new Map<string, Set<number>>();
  /** Marks of all that earlier editions printed. */
  readonly #filed = new Set<string>();
  readonly #marks = new Set<string>();
  readonly #style: CopyStyle;

  constructor(seed: number, month: number, clippings: readonly Clipping[] = [], style: CopyStyle = asWritten) {
    this.seed = seed;
    this.month = month;
    this.#style = style;
    for (const { marks } of clippings) for (const mark of marks) this.#filed.add(mark);
  }

  /** Marks of this edition's texts, for the files. */
  get marks(): string[] {
    return [...this.#marks];
  }

  /** Sets copy that is in no list in the names of the place; null where it has nothing of the kind. */
  set(copy: string): string | null {
    return this.#style(copy);
  }

  /** Claims a finished text; false when a sentence of it is printed already. */
  claim(text: string): boolean {
    return this.#claimAll([text]);
  }

  /** Claims a finished text that may repeat an earlier edition, as a look back does; false for one of this edition. */
  claimAgain(text: string): boolean {
    return this.#claimHere([text]);
  }

  /** The next phrasing of a list, filled; null when every one of them would repeat a sentence. */
  say(key: string, phrasings: readonly string[], facts: Facts = {}, perMonth = 1): string | null {
    return this.#hand(key, phrasings, facts, perMonth, (text) => this.claim(text));
  }

  /** Works like `say`, but may repeat an earlier edition, because news must be printed. */
  again(key: string, phrasings: readonly string[], facts: Facts = {}, perMonth = 1): string | null {
    return this.#hand(key, phrasings, facts, perMonth, (text) => this.#claimHere([text]));
  }

  /** Tells news in the next phrasing that no edition has printed so, or else in one that this edition has not; or null. */
  tell(key: string, phrasings: readonly string[], facts: Facts = {}, perMonth = 1): string | null {
    const text = this.say(key, phrasings, facts, perMonth) ?? this.again(key, phrasings, facts, perMonth);
    if (text !== null) return text;
    const all = this.#list(phrasings)
      .filter((phrasing) => isApt(phrasing, facts))
      .map((phrasing) => fill(phrasing, facts));
    return all.find((one) => this.#claimHere([one])) ?? null;
  }

  /** Works like `tell`, and never fails: the dead are told even where the edition has said the same before. */
  must(key: string, phrasings: readonly string[], facts: Facts = {}, perMonth = 1): string {
    return this.tell(key, phrasings, facts, perMonth) ?? fill(this.#list(phrasings)[0] ?? '', facts);
  }

  /** Lists the phrasings that the place has, in its names. */
  #list(phrasings: readonly string[]): string[] {
    return phrasings.flatMap((phrasing) => this.#style(phrasing) ?? []);
  }

  #hand(
    key: string,
    phrasings: readonly string[],
    facts: Facts,
    perMonth: number,
    claim: (text: string) => boolean,
  ): string | null {
    let text = '';
    const index = this.#next(key, phrasings.length, perMonth, (candidate) => {
      const phrasing = this.#style(phrasings[candidate] ?? '');
      if (phrasing === null || !isApt(phrasing, facts)) return false;
      text = fill(phrasing, facts);
      return claim(text);
    });
    return index === null ? null : text;
  }

  /**
   * Returns the next phrasing of a list that no earlier edition printed with any facts, or null. A stock sentence is
   * left out rather than repeated.
   */
  once(key: string, phrasings: readonly string[], facts: Facts = {}, perMonth = 1): string | null {
    const unused = phrasings.filter((phrasing) => !this.#filed.has(markPhrasing(phrasing)));
    return this.#fresh(key, unused, facts, perMonth);
  }

  #fresh(key: string, phrasings: readonly string[], facts: Facts, perMonth: number): string | null {
    const order = rotatePhrasings(this.seed, key, phrasings.length, this.month, perMonth);
    for (const index of order) {
      const written = phrasings[index] ?? '';
      const phrasing = this.#style(written);
      const mark = markPhrasing(written);
      if (phrasing === null || this.#marks.has(mark) || !isApt(phrasing, facts)) continue;
      const text = fill(phrasing, facts);
      if (!this.claim(text)) continue;
      this.#marks.add(mark);
      return text;
    }
    return null;
  }

  /** The next entry of a list that is wanted and whose sentences are all unprinted. */
  next<T>(
    key: string,
    entries: readonly T[],
    textsOf: (entry: T) => string[],
    perMonth = 1,
    isWanted: (entry: T) => boolean = () => true,
  ): T | null {
    const index = this.#next(key, entries.length, perMonth, (candidate) => {
      const entry = this.#setEntry(entries[candidate] as T);
      return entry !== null && isWanted(entry) && this.#claimAll(textsOf(entry));
    });
    return index === null ? null : this.#setEntry(entries[index] as T);
  }

  /** Returns the next wanted entry of a list, in its rotation; its text may repeat. */
  pick<T>(key: string, entries: readonly T[], perMonth: number, isWanted: (entry: T) => boolean): T | null {
    const index = this.#next(key, entries.length, perMonth, (at) => {
      const entry = this.#setEntry(entries[at] as T);
      return entry !== null && isWanted(entry);
    });
    return index === null ? null : this.#setEntry(entries[index] as T);
  }

  #setEntry<T>(entry: T): T | null {
    return this.#style === asWritten ? entry : setTexts(entry, this.#style);
  }

  /** A number drawn for this edition and purpose. */
  number(purpose: string, from: number, to: number): number {
    return drawNumber(from, to, this.seed, this.month, purpose);
  }

  /** A number drawn for this campaign and purpose, the same in every edition. */
  constant(purpose: string, from: number, to: number): number {
    return drawNumber(from, to, this.seed, purpose);
  }

  #claimAll(texts: readonly string[]): boolean {
    return this.#claimHere(texts, this.#filed);
  }

  /** Claims texts of which this edition has printed nothing, nor any that left one of these marks. */
  #claimHere(texts: readonly string[], filed: ReadonlySet<string> = nothingFiled): boolean {
    const claimed: Sentence[] = [];
    for (const text of texts) {
      for (const words of splitSentences(text)) {
        const sentence = { words, mark: markOfSentence(words) };
        if (filed.has(sentence.mark) || this.#isPrinted(sentence)) return false;
        if (claimed.some((other) => isSame(other, sentence))) return false;
        claimed.push(sentence);
      }
    }
    for (const sentence of claimed) this.#print(sentence);
    return true;
  }

  #isPrinted(sentence: Sentence): boolean {
    const printed = this.#printed.get(sentence.mark);
    return printed !== undefined && printed.some((other) => isSame(other, sentence));
  }

  #print(sentence: Sentence): void {
    const { mark } = sentence;
    const printed = this.#printed.get(mark);
    if (printed === undefined) this.#printed.set(mark, [sentence]);
    else printed.push(sentence);
    this.#marks.add(mark);
  }

  #next(key: string, count: number, perMonth: number, accept: (index: number) => boolean): number | null {
    const used = this.#handedOut.get(key) ?? new Set<number>();
    this.#handedOut.set(key, used);
    for (const index of rotatePhrasings(this.seed, key, count, this.month, perMonth)) {
      if (used.has(index) || !accept(index)) continue;
      used.add(index);
      return index;
    }
    return null;
  }
}

/** Computes a short mark of a text, which the files keep instead of it. */
function computeMark(text: string): string {
  return formatSeed(computeSeed(text));
}

/** Marks every sentence of a text, as the desk of an edition that prints it does. */
export function markSentences(text: string): string[] {
  return splitSentences(text).map(markOfSentence);
}

/** The mark of a phrasing, which is asked for in every month. */
const markPhrasing = memoizeText(computeMark);

const space = 0x20;

/** Computes the mark of a sentence's key. perf: the letters of plain sentences are marked as they are read. */
function markOfSentence(sentence: string): string {
  let seed = bareSeed;
  let isFirst = true;
  let isApart = false;
  for (let at = 0; at < sentence.length; at += 1) {
    const letter = findKeyLetter(sentence.charCodeAt(at));
    if (letter === null) return computeMark(makeSentenceKey(sentence));
    if (letter === space) {
      isApart = true;
      continue;
    }
    if (isApart && !isFirst) seed = mixLetter(seed, space);
    seed = mixLetter(seed, letter);
    isFirst = false;
    isApart = false;
  }
  return formatSeed(seed);
}

/**
 * Returns the letter for a key: itself, its lower case, or a space for anything that is no letter; null for any
 * other.
 */
function findKeyLetter(unit: number): number | null {
  if ((unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39)) return unit;
  if (unit >= 0x41 && unit <= 0x5a) return unit + 0x20;
  // Other ASCII, and the quotes, dashes and dots of a printer.
  if (unit < 0x80 || (unit >= 0x2010 && unit <= 0x203a)) return space;
  return null;
}

function formatSeed(seed: number): string {
  return (seed >>> 0).toString(36);
}
