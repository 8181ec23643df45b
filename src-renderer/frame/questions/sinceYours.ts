import type { LogEntry, LogLine } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { countSentence, mergeAlike, splitCount } from '#shared/words/repeats.ts';

const linesShown = 30;

/**
 * Lists the lines of a log that the others wrote since the last turn of a seat: the newest entry first, each in its own
 * order, alike ones once with their number. What the seat does in its present turn leaves them as they are.
 */
export function listSince(entries: readonly LogEntry[], seat: SeatId): LogLine[] {
  const told = entries.toSorted((a, b) => a.seq - b.seq);
  const isOwn = ({ author }: LogEntry): boolean => 'seat' in author && author.seat === seat;
  const isOthers = ({ author }: LogEntry): boolean => 'seat' in author && author.seat !== seat;
  const isBegun = told.some(isOthers);
  const last = told.findLastIndex((entry, at) => isOwn(entry) && (!isBegun || told.slice(at + 1).some(isOthers)));
  const groups: LogLine[][] = [];
  let before = '';
  for (const entry of told.slice(last + 1).filter((one) => !isOwn(one))) {
    const lines = entry.lines.filter(({ text }) => {
      const isNew = text !== before;
      before = text;
      return isNew;
    });
    groups.unshift(lines);
  }
  const shown: LogLine[] = [];
  for (const lines of groups) {
    const room = linesShown - shown.length;
    if (room > 0) shown.push(...lines.slice(-room));
  }
  return mergeAlike(
    shown,
    ({ text, dice, dollars }) => (dice.length > 0 || dollars !== null ? null : splitCount(text).plain),
    (line, alike) => {
      const times = alike.reduce((sum, { text }) => sum + splitCount(text).times, 0);
      return { ...line, text: countSentence(splitCount(line.text).plain, times) };
    },
  );
}
