import { keepPortrait, readPortraits } from '../commands/portraits.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls for pictures that replace drawn faces, for the viewer who added them. */
export function createPortraitHandlers(context: ApiContext) {
  return {
    all: os.portraits.all.handler(({ input }) => readPortraits(openSession(context), input.viewer)),
    keep: os.portraits.keep.handler(({ input }) => keepPortrait(openSession(context), input)),
  };
}
