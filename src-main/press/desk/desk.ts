import { capital } from '../../../src-shared/words/text.ts';
import type { Clipping } from '../../../src-shared/views/paper.ts';
import { drawNumber, rotationFor, seedOf } from './rotation.ts';
import { sameSentenceKey, sentencesOf } from './sentences.ts';

/** What fills the `{places}` of a phrasing. */
export type Facts = Readonly<Record<string, string>>;

const place = /\{(\w+)\}/g;

/** The start of a text, of a sentence in it, or of a quotation. */
const sentenceStart = /(?:^|[.!?][”’]?\s|[“‘])$/u;

/**
 * Puts facts into a phrasing in one pass, so a fact that holds braces stays as it is. A fact that
 * begins a sentence gets its capital.
 */
export function fill(phrasing: string, facts: Facts): string {
  return phrasing.replace(place, (_, name: string, offset: number) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The phrasing “${phrasing}” lacks the fact “${name}”.`);
    return sentenceStart.test(phrasing.slice(0, offset)) ? capital(fact) : fact;
  });
}

/** Phrasings that tell of a gang's base set it against the place of the news; at home they fail. */
function isApt(phrasing: string, facts: Facts): boolean {
  const isAtHome = facts['base'] !== undefined && facts['base'] === facts['district'];
  return !(isAtHome && phrasing.includes('{base}'));
}

/** A short mark of a text: what the files keep instead of it. */
function markOf(text: string): string {
  return (seedOf(text) >>> 0).toString(36);
}

/**
 * The copy desk of one edition: hands out phrasings in a rotation that spans the months and passes
 * no sentence twice, nor one that an edition in its files has printed.
 */
export class Desk {
  readonly seed: number;
  readonly month: number;
  readonly #printed = new Set<string>();
  readonly #handedOut = new Map<string, Set<number>>();
  /** Marks of all that earlier editions printed. */
  readonly #filed: ReadonlySet<string>;
  readonly #marks = new Set<string>();

  constructor(seed: number, month: number, clippings: readonly Clipping[] = []) {
    this.seed = seed;
    this.month = month;
    this.#filed = new Set(clippings.flatMap(({ marks }) => marks));
  }

  /** Marks of what this edition printed, for the files. */
  get marks(): string[] {
    return [...this.#marks];
  }

  /** Claims a finished text; false when a sentence of it is printed already. */
  claim(text: string): boolean {
    return this.#claimAll([text]);
  }

  /** The next phrasing of a list, filled; null when every one of them would repeat a sentence. */
  say(key: string, phrasings: readonly string[], facts: Facts = {}, perMonth = 1): string | null {
    return this.#tell(key, phrasings, facts, perMonth, (text) => this.claim(text));
  }

  /**
   * As `say`, but an earlier edition may have printed the same: news is told although it came before word for word.
   */
  again(key: string, phrasings: readonly string[], facts: Facts = {}, perMonth = 1): string | null {
    return this.#tell(key, phrasings, facts, perMonth, (text) => this.#claimHere([text]));
  }

  #tell(
    key: string,
    phrasings: readonly string[],
    facts: Facts,
    perMonth: number,
    claim: (text: string) => boolean,
  ): string | null {
    const index = this.#next(key, phrasings.length, perMonth, (candidate) => {
      const phrasing = phrasings[candidate] ?? '';
      return isApt(phrasing, facts) && claim(fill(phrasing, facts));
    });
    return index === null ? null : fill(phrasings[index] ?? '', facts);
  }

  /**
   * The next phrasing of a list that no earlier edition has printed, whatever facts stood in it; null when there is
   * none left. A stock sentence is left out rather than repeated.
   */
  once(key: string, phrasings: readonly string[], facts: Facts = {}, perMonth = 1): string | null {
    const unused = phrasings.filter((phrasing) => !this.#filed.has(markOf(phrasing)));
    return this.#fresh(key, unused, facts, perMonth);
  }

  #fresh(key: string, phrasings: readonly string[], facts: Facts, perMonth: number): string | null {
    const order = rotationFor(this.seed, key, phrasings.length, this.month, perMonth);
    for (const index of order) {
      const phrasing = phrasings[index] ?? '';
      const mark = markOf(phrasing);
      if (this.#marks.has(mark) || !isApt(phrasing, facts)) continue;
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
      const entry = entries[candidate] as T;
      return isWanted(entry) && this.#claimAll(textsOf(entry));
    });
    return index === null ? null : (entries[index] as T);
  }

  /** The next entry of a list that is wanted, in its rotation; what it says is not rationed. */
  pick<T>(
    key: string,
    entries: readonly T[],
    perMonth: number,
    isWanted: (entry: T) => boolean,
  ): T | null {
    const index = this.#next(key, entries.length, perMonth, (at) => isWanted(entries[at] as T));
    return index === null ? null : (entries[index] as T);
  }

  /** A number drawn for this edition and purpose. */
  number(purpose: string, from: number, to: number): number {
    return drawNumber(from, to, this.seed, this.month, purpose);
  }

  #claimAll(texts: readonly string[]): boolean {
    return this.#claimHere(texts, (key) => this.#filed.has(markOf(key)));
  }

  /** Claims texts of which this edition has printed nothing, nor any other edition that is asked. */
  #claimHere(
    texts: readonly string[],
    isElsewhere: (key: string) => boolean = () => false,
  ): boolean {
    const keys = texts.flatMap(sentencesOf).map(sameSentenceKey);
    if (new Set(keys).size < keys.length) return false;
    if (keys.some((key) => this.#printed.has(key) || isElsewhere(key))) return false;
    for (const key of keys) {
      this.#printed.add(key);
      this.#marks.add(markOf(key));
    }
    return true;
  }

  #next(
    key: string,
    count: number,
    perMonth: number,
    accept: (index: number) => boolean,
  ): number | null {
    const used = this.#handedOut.get(key) ?? new Set<number>();
    this.#handedOut.set(key, used);
    for (const index of rotationFor(this.seed, key, count, this.month, perMonth)) {
      if (used.has(index) || !accept(index)) continue;
      used.add(index);
      return index;
    }
    return null;
  }
}
