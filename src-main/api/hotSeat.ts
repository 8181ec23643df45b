import { keepHotSeat, readHotSeat } from '../commands/hotSeat.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls for players who share one screen. */
export function createHotSeatHandlers(context: ApiContext) {
  return {
    read: os.hotSeat.read.handler(() => readHotSeat(openSession(context))),
    keep: os.hotSeat.keep.handler(({ input }) => keepHotSeat(openSession(context), input.hotSeat)),
  };
}
