import { z } from 'zod';
import { viewerSchema } from '../words/ids.ts';
import { plainLines, plainText } from '../words/plainText.ts';
import { call } from './calls.ts';

/** The subject of a note, in the game's own words: `person p3`, `period 12`. */
const subjectSchema = plainText('Say what the note is about.').min(1).max(120);

const wordsSchema = plainLines().max(4_000, 'Keep a note to 4,000 letters.');

/** Notes on anyone and anything, each for its writer alone; not in the journal. */
export const noteCalls = {
  all: call
    .input(z.object({ viewer: viewerSchema }))
    .output(z.array(z.object({ subject: subjectSchema, words: wordsSchema }))),
  /** Keeps a note in the place of the one before; empty words take it away. */
  keep: call.input(z.object({ viewer: viewerSchema, subject: subjectSchema, words: wordsSchema })).output(z.void()),
};
