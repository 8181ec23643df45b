import type { SeatId } from '#shared/words/ids.ts';
import type { Running } from '#shared/games/paradise/running.ts';

/** The seat of a gang the file names; `checkRunning` has seen that it is there. */
export function requireSeatNamed(running: Running, name: string): SeatId {
  const wanted = name.toLowerCase();
  return makeSeatId(running.gangs.findIndex((gang) => gang.name.toLowerCase() === wanted));
}

export function makeSeatId(index: number): SeatId {
  return `g${index + 1}` as SeatId;
}
