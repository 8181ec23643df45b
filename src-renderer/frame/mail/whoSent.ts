import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** A player by mail, and what the game still waits for from him. */
export type Sender = { seat: SeatId; name: string; open: readonly string[] };

/** Lists the players and what each has not sent yet; an empty list: all of it is in. */
export function listSenders({ seats, waiting }: Pick<ViewHead, 'seats' | 'waiting'>): Sender[] {
  return seats
    .filter(({ isHuman, isOut }) => isHuman && !isOut)
    .map(({ seat, name }) => ({
      seat,
      name,
      open: waiting.filter((one) => one.seat === seat && one.isDone !== true).map(({ text }) => text),
    }));
}

/** Writes a reminder to a player, which tells nothing that he may not know. */
export function formatReminder(campaign: string, date: string, due: string | null, { name, open }: Sender): string {
  const when = due === null ? '' : ` It is due ${due}.`;
  return [
    `${campaign}: ${name}, ${date}`,
    '',
    `Your sheet for ${date} has not come yet.${when}`,
    ...open.map((text) => `- ${text}`),
    '',
    'Send it with its heading, an order a line.',
  ].join('\n');
}

/** Writes what a chat of the players is told when a period has closed: the paper's headlines, and when sheets are due. */
export function formatForChat(digest: string | null, date: string, due: string | null): string {
  const asks = `Sheets for ${date} are due${due === null ? ' when you have them.' : ` ${due}.`}`;
  return digest === null ? asks : `${digest.trimEnd()}\n\n${asks}`;
}

/** Reads a due date in words, as far as it is a date that every calendar knows; null otherwise. */
export function readDueDay(due: string): string | null {
  const [, year, month, day] = /\b(\d{4})-(\d{2})-(\d{2})\b/u.exec(due) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) ? null : `${year}${month}${day}`;
}

/** Writes an entry of a calendar for the day when sheets are due. */
export function formatCalendar(
  campaign: string,
  date: string,
  { day, due, at }: { day: string; due: string; at: Date },
) {
  const escape = (text: string): string => text.replaceAll(/[\\;,]/gu, String.raw`\$&`);
  const stamp = at.toISOString().replaceAll(/[-:]|\.\d+/gu, '');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Racketeer//EN',
    'BEGIN:VEVENT',
    `UID:${day}-${stamp}@racketeer`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escape(`${campaign}: sheets for ${date}`)}`,
    `DESCRIPTION:${escape(`Due ${due}.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
