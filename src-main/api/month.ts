import { advance } from '../commands/play.ts';
import { monthReport } from '../queries/report.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Playing on, and what a month brought. */
export function monthHandlers(context: ApiContext) {
  return {
    advance: os.month.advance.handler(({ input }) =>
      advance(openSession(context), { ...input, auto: false }, context.host.now()),
    ),
    report: os.month.report.handler(({ input }) =>
      monthReport(openSession(context), input.viewer, input.month),
    ),
  };
}
