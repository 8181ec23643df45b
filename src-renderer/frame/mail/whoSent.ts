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
