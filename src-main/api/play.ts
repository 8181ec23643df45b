import { advance } from '../commands/play.ts';
import { buildPeriodReport, buildReveal } from '../queries/report.ts';
import { buildPeriodShow, buildPublicShow } from '../queries/show.ts';
import { openSession, os, type ApiContext } from './desk.ts';

/** Playing on, and what a period brought. */
export function playHandlers(context: ApiContext) {
  return {
    advance: os.play.advance.handler(({ input }) =>
      advance(openSession(context), { ...input, auto: false }, context.host.now()),
    ),
    report: os.play.report.handler(({ input }) =>
      buildPeriodReport(openSession(context), input.viewer, input.period, input),
    ),
    reveal: os.play.reveal.handler(({ input }) => buildReveal(openSession(context), input.period)),
    show: os.play.show.handler(({ input }) =>
      buildPeriodShow(openSession(context), input.viewer, input.period),
    ),
    publicShow: os.play.publicShow.handler(({ input }) =>
      buildPublicShow(openSession(context), input.period),
    ),
  };
}
