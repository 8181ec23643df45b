import { readDraft, keepDraft } from '../commands/drafts.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** The calls for half-written forms, kept over a restart. */
export function draftHandlers(context: ApiContext) {
  return {
    read: os.drafts.read.handler(({ input }) => readDraft(openSession(context), input) ?? null),
    keep: os.drafts.keep.handler(({ input }) => keepDraft(openSession(context), input)),
  };
}
