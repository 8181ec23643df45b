import type { SeatId } from '../../src-shared/vocabulary/ids.ts';
import { playFuture, type Future, type Look } from '../kernel/lookAhead.ts';
import { findRulebook, type CampaignGame } from '../registry.ts';

/** All that a worker needs for its futures. Plain data: it is copied into the worker. */
export type ForecastJob = Look & {
  rulebook: { id: string; version: number };
  state: CampaignGame['state'];
  /** Every future is played once for each of these, with the orders of these seats taken out. */
  without: readonly (readonly SeatId[])[];
};

/** One future, once for each set of orders taken out. */
export function playNumber({ rulebook, state, without, ...look }: ForecastJob, number: number) {
  const rules = findRulebook(rulebook.id, rulebook.version);
  if (rules === null) throw new Error(`No rules “${rulebook.id}”, version ${rulebook.version}.`);
  return without.map((seats): Future => playFuture(rules, state, look, { number, without: seats }));
}

/** What a worker answers for the number of a future. */
export type Played = { number: number; futures: Future[] };
