import { readDraft, keepDraft } from '../commands/drafts.ts';
import { screenDraft } from '#shared/words/screenDraft.ts';
import type { Caller } from '#shared/contract/caller.ts';
import { denyUnless, openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls for half-written forms, kept over a restart. */
export function draftHandlers(context: ApiContext) {
  return {
    read: os.drafts.read.handler(({ input, context: { caller } }) => {
      requireOwnDraft(input.name, caller);
      return readDraft(openSession(context), input) ?? null;
    }),
    keep: os.drafts.keep.handler(({ input, context: { caller } }) => {
      requireOwnDraft(input.name, caller);
      return keepDraft(openSession(context), input);
    }),
  };
}

/**
 * [SCN-10] Requires a draft of the seat's own. A battle led at one screen is stored with one of its gangs, and has both
 * sides' decisions.
 */
function requireOwnDraft(name: string, caller: Caller | undefined): void {
  denyUnless(
    caller === undefined || !name.startsWith(screenDraft),
    'A battle that is led at the games master’s screen is kept for that screen alone.',
  );
}
