import { createHash } from 'node:crypto';
import type { EntryRow } from '../file/schema.ts';

/** SHA-256 of a text, in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The seal of an entry: its own text chained to the seal of the entry before. */
export function sealOf(previousHash: string, entry: Omit<EntryRow, 'hash'>): string {
  const { seq, step, period, rules_version, title, author_kind, author_seat } = entry;
  // The first rules wrote entries without their version.
  const version = rules_version === 1 ? [] : [rules_version];
  const head = JSON.stringify([seq, step, period, title, author_kind, author_seat, ...version]);
  return sha256(
    [previousHash, head, entry.order_json, entry.reason_json, entry.events_json].join('\n'),
  );
}
