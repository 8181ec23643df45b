import type { EntryRow, StoreTables } from '../file/schema.ts';
import type { Statements } from '../file/statements.ts';
import type { Dictionaries, Dictionary } from './dictionaries.ts';
import { pack, unpack } from './packing.ts';

/** An entry in the form of its own row. */
export type JournalEntryRow = StoreTables['journal'];

/** The body of an entry: order, reason and events. */
export type Body = Pick<EntryRow, 'order_json' | 'reason_json' | 'events_json'>;

/** Packs the bodies of a step's entries together; their sentences are in the heads. */
export function packBodies(
  entries: readonly (Body & Pick<JournalEntryRow, 'told'>)[],
  dictionary: Dictionary | null,
): Uint8Array {
  const texts = entries.flatMap(({ order_json, reason_json, events_json, told }) => [
    order_json,
    reason_json,
    removeSentences(events_json, told),
  ]);
  return pack(texts, dictionary?.text ?? null);
}

/** Unpacks the bodies of a step's entries, in their order, without the sentences of the log. */
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
    return heads.map(({ told, ...head }) => {
      const known = steps.get(head.step) ?? this.ofStep(head.step);
      steps.set(head.step, known);
      const body = known.bodies[head.seq - known.first] ?? nothingSaid;
      return { ...head, ...body, events_json: restoreSentences(body.events_json, told) };
    });
  }

  /** An unreadable step has no bodies, and the journal's hashes tell. */
  private ofStep(step: number): StepBodies {
    const row = this.statements.get('body', (q) => q.selectFrom('body').selectAll().where('step', '=', 0)).get(step) as
      StoreTables['body'] | undefined;
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

/** Replaces a sentence of the log that was taken out of an event: JSON never contains it bare. */
const gap = '\u001f';

/**
 * Removes the sentences that the log has in plain words from an entry's events. If these differ from the events'
 * sentences, nothing is removed: the restored text must be the one that was hashed.
 */
export function removeSentences(eventsJson: string, told: string): string {
  let shorter = '';
  let read = 0;
  for (const sentence of splitLines(told)) {
    const written = formatStored(JSON.stringify(sentence));
    const at = eventsJson.indexOf(written, read);
    if (at === -1) return eventsJson;
    shorter += eventsJson.slice(read, at) + formatStored(gap);
    read = at + written.length;
  }
  return shorter + eventsJson.slice(read);
}

/** Restores the removed sentences of an entry's events. Every entry of a long journal is read by it. */
export function restoreSentences(shorter: string, told: string): string {
  let whole = '';
  let read = 0;
  let line = 0;
  for (let at = shorter.indexOf(gap); at !== -1; at = shorter.indexOf(gap, read)) {
    const end = endOfLine(told, line);
    whole += shorter.slice(read, at) + JSON.stringify(told.slice(line, end));
    read = at + gap.length;
    line = end + 1;
  }
  return whole + shorter.slice(read);
}

function endOfLine(told: string, from: number): number {
  const end = told.indexOf('\n', from);
  return end === -1 ? told.length : end;
}

function formatStored(text: string): string {
  return `"text":${text}`;
}

function splitLines(told: string): string[] {
  return told === '' ? [] : told.split('\n');
}
