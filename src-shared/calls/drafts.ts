import { z } from 'zod';
import { seatIdSchema } from '../words/ids.ts';
import { plainText } from '../words/plainText.ts';
import { call } from './calls.ts';

const mostLetters = 20_000;

/** Anything a form holds, as long as it is short; null: nothing. */
const draftSchema = z
  .unknown()
  .refine(
    (draft) => JSON.stringify(draft ?? null).length <= mostLetters,
    'This draft is too long.',
  );

const draftOf = { seat: seatIdSchema, name: plainText().min(1).max(60) };

/** Drafts of orders and letters: kept for the period, by seat and form, and never part of the journal. */
export const draftCalls = {
  read: call.input(z.object(draftOf)).output(z.unknown()),
  keep: call.input(z.object({ ...draftOf, draft: draftSchema })).output(z.void()),
};
