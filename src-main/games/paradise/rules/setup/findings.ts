import type { Running, RunningGang } from '#shared/games/paradise/running.ts';

/** Writes one finding; the path leads to the place that is wrong. */
export type ReportMisfit = (path: (string | number)[], sentence: string) => void;

/** Finds the file's gang of this name, or none. */
export function findGangNamed(running: Running, name: string): RunningGang | undefined {
  return running.gangs.find((gang) => gang.name.toLowerCase() === name.toLowerCase());
}

/** Reports a name that no gang of the file bears. */
export function reportUnknownGang(
  running: Running,
  report: ReportMisfit,
  path: (string | number)[],
  name: string,
): void {
  if (findGangNamed(running, name) === undefined) {
    report(path, `There is no gang “${name}” in this file.`);
  }
}
