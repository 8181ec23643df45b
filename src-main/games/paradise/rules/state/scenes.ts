import type { ShowMatter } from '#kernel/events/events.ts';
import type { SceneTone } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';

/** Names the matter of an order that is given up before its step. */
export function nameDropped(seat: SeatId, title: string): string {
  return `dropped ${seat} ${title}`;
}

export function nameFight(id: string): ShowMatter {
  return { name: `fight ${id}`, fight: { id } };
}

export function chooseTone(isGood: boolean): SceneTone {
  return isGood ? 'good' : 'bad';
}

/** Describes a job without a fight. */
export const cameToNothing = 'It came to nothing.';
