import { keepNote, readNotes } from '../commands/notes.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Notes on anyone and anything, for whoever wrote them. */
export function noteHandlers(context: ApiContext) {
  return {
    all: os.notes.all.handler(({ input }) => readNotes(openSession(context), input.viewer)),
    keep: os.notes.keep.handler(({ input }) => keepNote(openSession(context), input)),
  };
}
