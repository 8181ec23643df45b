import { z } from 'zod';
import { seatIdSchema } from '../words/ids.ts';
import { ofMoment } from '../words/moments.ts';
import { plainText } from '../words/plainText.ts';
import { call } from './calls.ts';

/** A packet that is sent back whole, with the orders below, has some tens of thousands. */
const mostLetters = 100_000;

/** Larger than any form; thousands of nested values would overflow their readers. */
const mostLevels = 32;

/** Anything a form holds, as long as JSON can write it and it is short; null: nothing. */
const draftSchema = z.unknown().check(({ value, issues }) => {
  const problem = findDraftProblem(value);
  if (problem !== null) issues.push({ code: 'custom', message: problem, input: value });
});

function findDraftProblem(draft: unknown): string | null {
  // Level by level, without calling itself: the draft may be nested to any depth.
  let level: unknown[] = [draft];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostLevels) return 'This draft is nested too deep.';
    if (!level.every(isPlain)) return 'This draft holds more than text, numbers and lists.';
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : []));
  }
  return JSON.stringify(draft ?? null).length <= mostLetters ? null : 'This draft is too long.';
}

/** Returns true if JSON writes a value unchanged; it leaves out undefined. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null;
  }
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const draftOf = { seat: seatIdSchema, name: plainText().min(1).max(60) };

/** Drafts of orders and letters: kept for the period, by seat and form, and never part of the journal. */
export const draftCalls = {
  read: call.input(z.object(draftOf)).output(z.unknown()),
  keep: call.input(z.object({ ...draftOf, draft: draftSchema, ...ofMoment })).output(z.void()),
};
