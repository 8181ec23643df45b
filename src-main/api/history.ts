import { redo, undo } from '../commands/undo.ts';
import { undoSteps } from '../queries/history.ts';
import { logOf } from '../queries/log.ts';
import { openSession, os, type ApiContext } from './desk.ts';

export function historyHandlers(context: ApiContext) {
  return {
    log: os.history.log.handler(({ input }) =>
      logOf(openSession(context), input.viewer, input.month),
    ),
    steps: os.history.steps.handler(({ input }) =>
      undoSteps(openSession(context), input?.viewer ?? 'gm'),
    ),
    undo: os.history.undo.handler(async ({ input }) => {
      const session = openSession(context);
      // Read before they are taken back: afterwards nothing tells whose they were.
      const told = undoSteps(session, input.viewer ?? 'gm').undo;
      const { undone } = await undo(session, input);
      return { undone: told.slice(0, undone.length).map((step) => step.title) };
    }),
    redo: os.history.redo.handler(async ({ input }) => {
      const session = openSession(context);
      const told = undoSteps(session, input?.viewer ?? 'gm').redo;
      const { redone } = await redo(session);
      return { redone: told?.title ?? redone };
    }),
  };
}
