import { keepPortrait, readPortraits } from '../commands/portraits.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Pictures in the place of drawn faces, for whoever put them in. */
export function createPortraitHandlers(context: ApiContext) {
  return {
    all: os.portraits.all.handler(({ input }) => readPortraits(openSession(context), input.viewer)),
    keep: os.portraits.keep.handler(({ input }) => keepPortrait(openSession(context), input)),
  };
}
