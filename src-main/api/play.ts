import { advance } from '../commands/play.ts';
import { buildPeriodReport } from '../queries/report.ts';
import { buildPeriodShow, buildPublicShow } from '../queries/show.ts';
import { tellFight } from '../commands/tableFights.ts';
import { openSession, os, type ApiContext } from './desk.ts';
import { keepHotSeat, readHotSeat } from '../commands/hotSeat.ts';

/** Creates the calls for playing on, and for a period's results. */
export function playHandlers(context: ApiContext) {
  return {
    advance: os.play.advance.handler(({ input }) =>
      advance(openSession(context), { ...input, auto: false }, context.host.now()),
    ),
    report: os.play.report.handler(({ input }) =>
      buildPeriodReport(openSession(context), input.viewer, input.period, input),
    ),
    show: os.play.show.handler(({ input }) => buildPeriodShow(openSession(context), input.viewer, input.period)),
    publicFight: os.play.publicFight.handler(() => tellFight(openSession(context))),
    publicShow: os.play.publicShow.handler(({ input }) => buildPublicShow(openSession(context), input.period)),
  };
}

/** Creates the calls for players who share one screen. */
export function createHotSeatHandlers(context: ApiContext) {
  return {
    read: os.hotSeat.read.handler(() => readHotSeat(openSession(context))),
    keep: os.hotSeat.keep.handler(({ input }) => keepHotSeat(openSession(context), input.hotSeat)),
  };
}
