import type { GangsterId } from '../../../../../../src-shared/games/paradise/ids.ts';
import type { MuscleProfile } from '../../../../../../src-shared/games/paradise/battles.ts';
import type { Alternative } from '../../../../../../src-shared/words/journal.ts';
import { crewOf, hiredBy } from '../../../filing/crews.ts';
import type { CostedPlan, Plan } from '../../reason.ts';

/**
 * An order that competes with others for money, men and its kind's one place a month. Its score is
 * what it is worth in $100s, so that all kinds compare.
 */
export type Candidate = CostedPlan & {
  /** What it is called where it is named beside others. */
  title: string;
  /** Of those with the same slot one is taken. */
  slot: string;
};

/** What is left of a month's money and men while a gang decides, and what muscle has a job by now (GANG-13). */
export type Means = {
  dollars: number;
  busy: Set<GangsterId>;
  slots: Set<string>;
  hired: Set<MuscleProfile>;
};

/** Most alternatives named with an order. */
const mostAlternatives = 3;

/** Takes the best first, as long as it is worth anything and there is money, men and place for it. */
export function takeBest(candidates: readonly Candidate[], means: Means): Candidate[] {
  const ranked = candidates.toSorted((a, b) => b.reason.score - a.reason.score);
  return ranked.filter((candidate) => {
    if (candidate.reason.score <= 0 || !isPossible(candidate, means)) return false;
    spend(candidate, means);
    return true;
  });
}

function isPossible({ order, costDollars, slot }: Candidate, means: Means): boolean {
  if (costDollars > 0 && costDollars > means.dollars) return false;
  if (means.slots.has(slot) || muscleOf(order).some((kind) => means.hired.has(kind))) return false;
  return crewOf(order).every((id) => !means.busy.has(id));
}

function spend({ order, costDollars, slot }: Candidate, means: Means): void {
  means.dollars -= costDollars;
  means.slots.add(slot);
  for (const id of crewOf(order)) means.busy.add(id);
  for (const kind of muscleOf(order)) means.hired.add(kind);
}

function muscleOf(order: Plan['order']): MuscleProfile[] {
  return hiredBy(order).map(({ profile }) => profile);
}

/** The orders taken, each with the best it was chosen over: what wanted the same place, men or money. */
export function withAlternatives(
  taken: readonly Candidate[],
  candidates: readonly Candidate[],
): Plan[] {
  const passed = candidates
    .filter((candidate) => !taken.includes(candidate))
    .toSorted((a, b) => b.reason.score - a.reason.score);
  return taken.map((candidate) => {
    const alternatives = passed
      .filter((other) => competes(candidate, other))
      .slice(0, mostAlternatives)
      .map(({ title, reason }): Alternative => {
        return { title, score: reason.score, factors: reason.factors };
      });
    const { order, reason } = candidate;
    return { order, reason: alternatives.length === 0 ? reason : { ...reason, alternatives } };
  });
}

function competes(one: Candidate, other: Candidate): boolean {
  if (one.slot === other.slot) return true;
  if (one.costDollars > 0 && other.costDollars > 0) return true;
  const crew = crewOf(one.order);
  return crewOf(other.order).some((id) => crew.includes(id));
}
