import type { SeatId } from '#shared/words/ids.ts';
import type { Game } from '../kernel/game.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Snapshot } from '../kernel/run.ts';
import { readOrder, replayAfterStep, replayBetween, type ReadEntry } from '../campaign/recorded.ts';
import type { OpenCampaign } from './log.ts';

/** The states after steps, as far as they are at hand. */
type States = { after(step: number): Snapshot<Game['state']> | null };

/** An open campaign with the states that are at hand. */
export type Replayed = OpenCampaign & { readonly kept?: States };

/** The chances that orders were promised, by the numbers of their entries. */
export type PromisedOdds = ReadonlyMap<number, number>;

/** Quotes the orders of entries as they stood when they were given; what cannot be quoted any more is left out. */
export function quoteChances(campaign: Replayed, entries: readonly ReadEntry[]): PromisedOdds {
  const { rulebook, store } = campaign;
  const odds = new Map<number, number>();
  let last = null as { step: number; snapshot: Snapshot<Game['state']> } | null;
  for (const entry of entries) {
    const order = readOrder(store, entry);
    if (order === null || entry.author_seat === null || entry.step <= 1) continue;
    const step = entry.step - 1;
    if (last?.step !== step) last = { step, snapshot: findState(campaign, step, last) };
    const chance = quoteChance(rulebook, last.snapshot, entry.author_seat as SeatId, order);
    if (chance !== null) odds.set(entry.seq, chance);
  }
  return odds;
}

/** Finds the state after a step: one at hand, else one that is made from the last that was looked at. */
function findState(
  { kept, store, rulebook }: Replayed,
  step: number,
  last: { step: number; snapshot: Snapshot<Game['state']> } | null,
): Snapshot<Game['state']> {
  const known = kept?.after(step);
  if (known) return known;
  if (last === null || last.step > step) return replayAfterStep(store, rulebook, step);
  return replayBetween(store, rulebook, last.step, step, last.snapshot)[1];
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
