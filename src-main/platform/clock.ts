import { HostProblem } from './hostProblem.ts';

/** Reads the present time. RACKETEER_CLOCK, an ISO time, fixes it so that screenshots are repeatable. */
export function readClock(): Date {
  const fixed = process.env['RACKETEER_CLOCK'];
  if (!fixed) return new Date();
  const time = new Date(fixed);
  if (Number.isNaN(time.getTime())) {
    throw new HostProblem(`RACKETEER_CLOCK is "${fixed}", which is not a time. Write it like 1925-03-01T12:00:00Z.`);
  }
  return time;
}
