import { keepNote, readNotes } from '../commands/notes.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls for notes on anyone and anything, which only their writer reads. */
export function noteHandlers(context: ApiContext) {
  return {
    all: os.notes.all.handler(({ input }) => readNotes(openSession(context), input.viewer)),
    keep: os.notes.keep.handler(({ input }) => keepNote(openSession(context), input)),
  };
}
