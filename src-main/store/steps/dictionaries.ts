import { describeDamage } from '../file/damage.ts';
import type { StoreTables } from '../file/schema.ts';
import type { Statements } from '../file/statements.ts';
import { pack, unpackBytes } from './packing.ts';

/** A text that packed data can refer to, and its number in the file. */
export type Dictionary = { id: number; text: Uint8Array };

/** Every packing reads the whole of it first, and a small order is packed as often as a month. */
const mostCharacters = 64 * 1024;

/** A dictionary of some texts, packed for the file. */
export function packDictionary(texts: readonly string[]): Uint8Array {
  const text = texts.join('').slice(0, mostCharacters);
  // A cut may leave half a letter of two, which no text may end on.
  return pack([text.isWellFormed() ? text : text.slice(0, -1)]);
}

/** The dictionaries of one file, each unpacked once. */
export class Dictionaries {
  private readonly known = new Map<number, Dictionary>();
  private readonly path: string;
  private readonly statements: Statements;

  constructor(path: string, statements: Statements) {
    this.path = path;
    this.statements = statements;
  }

  /** Returns the dictionary that new texts are packed with; null while the file has none. */
  newest(): Dictionary | null {
    const { last } = this.statements
      .get('newestDictionary', (q) => q.selectFrom('dictionary').select((eb) => eb.fn.max('id').as('last')))
      .get() as { last: number | null };
    return last === null ? null : this.read(last);
  }

  /** Finds the text of a dictionary; null for data without one. Damage if the file lacks it. */
  textOf(id: number | null): Uint8Array | null {
    return id === null ? null : this.read(id).text;
  }

  private read(id: number): Dictionary {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const row = this.statements
      .get('dictionary', (q) => q.selectFrom('dictionary').selectAll().where('id', '=', 0))
      .get(id) as StoreTables['dictionary'] | undefined;
    if (row === undefined) throw describeDamage(this.path, `there is no dictionary ${id}`);
    const dictionary = { id, text: this.unpacked(row) };
    this.known.set(id, dictionary);
    return dictionary;
  }

  private unpacked({ id, packed }: StoreTables['dictionary']): Uint8Array {
    try {
      return unpackBytes(packed);
    } catch (cause) {
      throw describeDamage(this.path, `the dictionary ${id} cannot be read`, cause);
    }
  }

  /** A transaction that may have written one failed. */
  forget(): void {
    this.known.clear();
  }
}
