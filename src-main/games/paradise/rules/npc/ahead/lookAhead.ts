import type { Snapshot } from '#kernel/run.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** Writes one gang's orders of a month from its own view. */
export type Planner = (view: SeatView) => Plan[];

/**
 * Plays an imagined campaign, which is its own to write into, on to its next orders. Handed to the planners by the
 * code that has the month's phases, which in turn need the planners.
 */
export type LookAhead = (own: Snapshot<ParadiseState>, planner: Planner) => Snapshot<ParadiseState>;
