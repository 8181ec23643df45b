import { openSession, os, type ApiContext } from './desk.ts';

/** Creates the calls that start, poll and stop a forecast. Nothing of it is written. */
export function forecastHandlers(context: ApiContext) {
  const { forecasts, host } = context;
  return {
    start: os.forecast.start.handler(async ({ input }) => ({
      run: await forecasts.start(openSession(context), input, host.forecastCrew()),
    })),
    progress: os.forecast.progress.handler(({ input }) => forecasts.progress(input.run, input.viewer)),
    cancel: os.forecast.cancel.handler(() => forecasts.cancel()),
  };
}
