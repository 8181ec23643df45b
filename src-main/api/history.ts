import { describeLater, forgetLater, playLater } from '../commands/later/playLater.ts';
import { settleDropped } from '../commands/later/secondThoughts.ts';
import { redo, undo } from '../commands/undo.ts';
import { findAnnals } from '../queries/annals.ts';
import { listHoldingChanges, buildTimeline } from '../queries/chronicle.ts';
import { findStepToKeep, undoSteps } from '../queries/history.ts';
import { readLog } from '../queries/log.ts';
import { noteOnce, notePage, openSession, os, type ApiContext } from './desk.ts';

/** The log, undo and redo. */
export function createHistoryHandlers(context: ApiContext) {
  return {
    log: os.history.log.handler(({ input }) => readLog(openSession(context), input.viewer, input.period, input)),
    holdings: os.history.holdings.handler(() => listHoldingChanges(openSession(context))),
    timeline: os.history.timeline.handler(({ input }) => buildTimeline(openSession(context), input.viewer)),
    annals: os.history.annals.handler(({ input }) => findAnnals(openSession(context), input.viewer)),
    steps: os.history.steps.handler(({ input }) => undoSteps(openSession(context), input?.viewer ?? 'gm')),
    lists: os.history.lists.handler(({ input, context: from }) =>
      context.lists.since(openSession(context), notePage(from, input.viewer), input.held),
    ),
    undo: os.history.undo.handler(({ input, context: from }) => {
      const session = openSession(context);
      const viewer = input.viewer ?? 'gm';
      const list = {
        newest: () => undoSteps(session, viewer).undo[0]?.id ?? null,
        titles: () => undoSteps(session, viewer).undo.map(({ title }) => title),
        findStepToKeep: (seq: number) => findStepToKeep(session, viewer, seq),
      };
      const once = noteOnce(from, viewer, 'undo');
      return undo(session, input, list, { viewer, once }, { ...input, id: input.newest });
    }),
    later: os.history.later.handler(() => describeLater(openSession(context))),
    playLater: os.history.playLater.handler(() => playLater(openSession(context), context.host.now())),
    forgetLater: os.history.forgetLater.handler(() => {
      forgetLater(openSession(context));
    }),
    settleDropped: os.history.settleDropped.handler(async ({ input }) => {
      const session = openSession(context);
      const settled = await settleDropped(session, input.fate, context.host.now());
      // Nothing has changed but that everybody may go on.
      context.talk.tellAll(session, 'changed');
      return settled;
    }),
    redo: os.history.redo.handler(({ input, context: from }) => {
      const session = openSession(context);
      const viewer = input?.viewer ?? 'gm';
      const told = {
        title: () => undoSteps(session, viewer).redo?.title ?? null,
        next: () => undoSteps(session, viewer).redo?.id ?? null,
      };
      const once = noteOnce(from, viewer, 'redo');
      return redo(session, told, { viewer, once }, { ...input, id: input?.next });
    }),
  };
}
