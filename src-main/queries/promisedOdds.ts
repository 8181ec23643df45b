import type { SeatId } from '#shared/words/ids.ts';
import type { Game } from '../kernel/game.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Snapshot } from '../kernel/run.ts';
import { readOrder, replayAfterStep, replayBetween, type ReadEntry } from '../campaign/recorded.ts';
import type { OpenCampaign } from './log.ts';

/** The available states after steps. */
type States = { after(step: number): Snapshot<Game['state']> | null };

/** An open campaign with the states that are at hand. */
export type Replayed = OpenCampaign & { readonly kept?: States };

/** The chances that orders were promised, by the numbers of their entries. */
export type PromisedOdds = ReadonlyMap<number, number>;

/** Quotes the orders of entries at the time they were given; those that cannot be quoted are left out. */
export function quoteChances(campaign: Replayed, entries: readonly ReadEntry[]): PromisedOdds {
  const { rulebook, store } = campaign;
  const odds = new Map<number, number>();
  let last = null as Found;
  for (const entry of entries) {
    const order = readOrder(store, entry);
    if (order === null || entry.author_seat === null || entry.step <= 1) continue;
    const step = entry.step - 1;
    if (last?.step !== step) last = findState(campaign, step, last);
    if (last === null) continue;
    const chance = quoteChance(rulebook, last.snapshot, entry.author_seat as SeatId, order);
    if (chance !== null) odds.set(entry.seq, chance);
  }
  return odds;
}

/** A state and its step; null if none is near enough. */
type Found = { step: number; snapshot: Snapshot<Game['state']> } | null;

/** Limit of the replay: odds of long ago are left out. */
const mostReplayedSteps = 24;

/** Finds the state after a step: one at hand, else one that is made from a state of few steps before. */
function findState({ kept, store, rulebook }: Replayed, step: number, last: Found): Found {
  const known = kept?.after(step);
  if (known) return { step, snapshot: known };
  if (last !== null && last.step <= step && step - last.step <= mostReplayedSteps)
    return { step, snapshot: replayBetween(store, rulebook, last.step, step, last.snapshot)[1] };
  const from = store.keptState(step)?.step ?? 0;
  if (step - from > mostReplayedSteps) return null;
  return { step, snapshot: replayAfterStep(store, rulebook, step) };
}

function quoteChance(
  { orders }: OpenCampaign['rulebook'],
  { state }: Snapshot<Game['state']>,
  seat: SeatId,
  order: Game['order'],
): number | null {
  try {
    return orders.quote(state, seat, order).chance;
  } catch (problem) {
    // Several orders of one step may not be possible one without the other.
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}
