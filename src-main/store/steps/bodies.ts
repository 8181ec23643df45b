import type { EntryRow, StoreTables } from '../file/schema.ts';
import type { Statements } from '../file/statements.ts';
import type { Dictionaries, Dictionary } from './dictionaries.ts';
import { pack, unpack } from './packing.ts';

/** An entry in the form of its own row. */
export type JournalEntryRow = StoreTables['journal'];

/** The body of an entry: order, reason and events. */
export type Body = Pick<EntryRow, 'order_json' | 'reason_json' | 'events_json'>;

/** Packs the bodies of a step's entries together. */
export function packBodies(entries: readonly Body[], dictionary: Dictionary | null): Uint8Array {
  const texts = entries.flatMap(({ order_json, reason_json, events_json }) => [order_json, reason_json, events_json]);
  return pack(texts, dictionary?.text ?? null);
}

/** Unpacks the bodies of a step's entries, in their order. */
export function unpackBodies(packed: Uint8Array, dictionary: Uint8Array | null): Body[] {
  const texts = unpack(packed, dictionary);
  return Array.from({ length: Math.ceil(texts.length / 3) }, (_, nth) => {
    const [order_json = '', reason_json = '', events_json = ''] = texts.slice(3 * nth, 3 * nth + 3);
    return { order_json, reason_json, events_json };
  });
}

/** The bodies of a step's entries, and the number of the first of them. */
type StepBodies = { first: number; bodies: readonly Body[] };

const nothingSaid: Body = { order_json: '', reason_json: '', events_json: '' };

/** Reads the texts of entries. */
export class Bodies {
  private readonly statements: Statements;
  private readonly dictionaries: Dictionaries;

  constructor(statements: Statements, dictionaries: Dictionaries) {
    this.statements = statements;
    this.dictionaries = dictionaries;
  }

  /** Reads entries with their texts; each step is unpacked once. */
  of(heads: readonly JournalEntryRow[]): EntryRow[] {
    const steps = new Map<number, StepBodies>();
    return heads.map((head) => {
      const known = steps.get(head.step) ?? this.ofStep(head.step);
      steps.set(head.step, known);
      return { ...head, ...(known.bodies[head.seq - known.first] ?? nothingSaid) };
    });
  }

  /** An unreadable step has no bodies, and the journal's hashes tell. */
  private ofStep(step: number): StepBodies {
    const row = this.statements.get('body', (q) => q.selectFrom('body').selectAll().where('step', '=', 0)).get(step) as
      | StoreTables['body']
      | undefined;
    const { first } = this.statements
      .get('firstOfStep', (q) =>
        q
          .selectFrom('journal')
          .select((eb) => eb.fn.min('seq').as('first'))
          .where('step', '=', 0),
      )
      .get(step) as { first: number };
    if (row === undefined) return { first, bodies: [] };
    try {
      const dictionary = this.dictionaries.textOf(row.dictionary);
      return { first, bodies: unpackBodies(row.packed, dictionary) };
    } catch {
      return { first, bodies: [] };
    }
  }
}
