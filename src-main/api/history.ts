import { redo, undo } from '../commands/undo.ts';
import { undoSteps } from '../queries/history.ts';
import { logOf } from '../queries/log.ts';
import { openSession, os, type ApiContext } from './desk.ts';

export function historyHandlers(context: ApiContext) {
  return {
    log: os.history.log.handler(({ input }) =>
      logOf(openSession(context), input.viewer, input.month),
    ),
    steps: os.history.steps.handler(() => undoSteps(openSession(context).store)),
    undo: os.history.undo.handler(({ input }) => undo(openSession(context), input)),
    redo: os.history.redo.handler(() => redo(openSession(context))),
  };
}
