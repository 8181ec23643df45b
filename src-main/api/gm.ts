import { editByGm } from '../commands/play.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** The games master’s rulings. */
export function gmHandlers(context: ApiContext) {
  return {
    edit: os.gm.edit.handler(({ input }) =>
      editByGm(openSession(context), input, context.host.now()),
    ),
  };
}
