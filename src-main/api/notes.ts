import { keepNote, readNotes, readDraft, keepDraft, keepPortrait, readPortraits } from '../commands/notes.ts';
import { openSession, os, type ApiContext, denyUnless } from './desk.ts';
import { screenDraft } from '#shared/words/screenDraft.ts';
import type { Caller } from '#shared/contract/caller.ts';

/** Creates the calls for notes on anyone and anything, which only their writer reads. */
export function noteHandlers(context: ApiContext) {
  return {
    all: os.notes.all.handler(({ input }) => readNotes(openSession(context), input.viewer)),
    keep: os.notes.keep.handler(({ input }) => keepNote(openSession(context), input)),
  };
}

/** Creates the calls for pictures that replace drawn faces, for the viewer who added them. */
export function createPortraitHandlers(context: ApiContext) {
  return {
    all: os.portraits.all.handler(({ input }) => readPortraits(openSession(context), input.viewer)),
    keep: os.portraits.keep.handler(({ input }) => keepPortrait(openSession(context), input)),
  };
}

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
function requireOwnDraft(name: string, caller: Caller): void {
  denyUnless(
    caller.kind === 'program' || !name.startsWith(screenDraft),
    'A battle that is led at the games master’s screen is kept for that screen alone.',
  );
}
