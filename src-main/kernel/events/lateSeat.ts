import { z } from 'zod';
import { seatIdSchema, type SeatId } from '#shared/words/ids.ts';
import { lateFates, type LateFate } from '#shared/words/lateSeats.ts';

/** The contents of `seat-was-late`, which every game has: nothing came from a seat when its period was closed. */
export const lateSeatFields = { seat: seatIdSchema, fate: z.enum(lateFates) };

/** The event by which the frame tells of a late seat. */
export type LateSeatEvent = { type: 'seat-was-late'; seat: SeatId; fate: LateFate };

const becameOfIt: Readonly<Record<LateFate, string>> = {
  program: 'the program played for them',
  again: 'their last orders stood',
  none: 'there were no earlier orders to stand',
};

/** Creates the row of `seat-was-late`, which changes nothing and is public under the heading. */
export function createLateSeatRow<Heading extends string>(heading: Heading, rule: string) {
  return {
    apply: (): void => undefined,
    describe: (name: string, { fate }: Pick<LateSeatEvent, 'fate'>): string =>
      `Nothing came from ${name} in time: ${becameOfIt[fate]}.`,
    visibleTo: () => 'everybody' as const,
    rules: () => [rule],
    heading,
  };
}
