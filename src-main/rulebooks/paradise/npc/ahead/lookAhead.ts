import type { Snapshot } from '#kernel/run.ts';
import type { SeatView } from '#rulebooks/paradise/state/seatView.ts';
import type { ParadiseState } from '#rulebooks/paradise/state.ts';
import type { Plan } from '#rulebooks/paradise/minds/reason.ts';

/** Writes one gang's orders of a month from what it sees. */
export type Planner = (view: SeatView) => Plan[];

/**
 * Plays an imagined campaign, which is its own to write into, on to its next orders. Handed to the planners by the
 * code that has the month's phases, which in turn need the planners.
 */
export type LookAhead = (own: Snapshot<ParadiseState>, planner: Planner) => Snapshot<ParadiseState>;
