import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireFamily } from '../lookups.ts';
import { findAskedSeat, give } from '../handlers.ts';
import { describeOrder } from '../orderWords.ts';
import type { GodfatherTable } from '../table.ts';
import { buildSight } from './sight.ts';
import { planStep } from './plan.ts';

/**
 * Plays the one step that a family is asked for now, so that the games master sees it before the rest of the turn, and
 * may take it back. Orders are carried out at once here; none waits to be opened. [GOD-TURN-2]
 */
export function playStepFor(table: GodfatherTable, seat: SeatId): void {
  const { state } = table;
  const { name } = requireFamily(state, seat);
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to play on.', 'GOD-END-1');
  refuseUnless(
    findAskedSeat(state) === seat,
    `The ${pluralizeFamily(name)} are not to act now; wait until they are asked.`,
    'GOD-TURN-1',
  );
  for (const { order, reason } of planStep(buildSight(state, seat))) {
    table.entry({ title: describeOrder(table.state, order), author: { kind: 'npc', seat }, order, reason });
    give(table, seat, order);
  }
}

/** Lets the games master play an NPC family until the round closes: its turn, and its answers to others. */
export function takeOverSeat(table: GodfatherTable, seat: SeatId): void {
  const { state } = table;
  const { name, isHuman, isAbsent } = requireFamily(state, seat);
  refuseUnless(state.ending === null, 'The game is over; undo, or branch it, to play on.', 'GOD-END-1');
  refuseUnless(
    !isHuman || isAbsent,
    `The ${pluralizeFamily(name)} have a player; only families of the program are played for them.`,
    'GOD-END-4',
  );
  refuseUnless(
    !state.stoodIn.includes(seat),
    `The ${pluralizeFamily(name)} are yours to play this round already.`,
    'GOD-NPC-9',
  );
  table.emit({ type: 'stood-in', seat });
}
