import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { MuscleProfile } from '#shared/games/paradise/battles.ts';
import type { Alternative } from '#shared/words/journal.ts';
import { listCrew, listHiredMuscle } from '#main/games/paradise/rules/filing/crews.ts';
import type { CostedPlan, Plan } from '#main/games/paradise/rules/minds/reason.ts';

/**
 * An order that competes with others for money, men and the monthly place of its kind. Its score is its worth in $100s,
 * so that all kinds compare.
 */
export type Candidate = CostedPlan & {
  /** The title where it is named beside others. */
  title: string;
  /** The slot; of candidates with the same one only one is taken. */
  slot: string;
  /** The chance that it succeeds, where that is in doubt. */
  chance?: number;
  /** The door, gang, or man that a job is about; a gang sends one party to it in a month. */
  target?: string;
};

/** A month's money and men left while a gang decides, the muscle that has a job by now (GANG-13), and the jobs' targets. */
export type Means = {
  dollars: number;
  busy: Set<GangsterId>;
  slots: Set<string>;
  hired: Set<MuscleProfile>;
  targets: Set<string>;
};

/** Most alternatives named with an order. */
const mostAlternatives = 3;

/** Takes the best first, as long as it is worth anything and there is money, men and place for it. */
export function takeBest(candidates: readonly Candidate[], means: Means): Candidate[] {
  return candidates
    .filter(({ reason }) => reason.score > 0)
    .sort((a, b) => b.reason.score - a.reason.score)
    .filter((candidate) => {
      if (!isPossible(candidate, means)) return false;
      spend(candidate, means);
      return true;
    });
}

function isPossible({ order, costDollars, slot, target }: Candidate, means: Means): boolean {
  if (costDollars > 0 && costDollars > means.dollars) return false;
  if (means.slots.has(slot) || (target !== undefined && means.targets.has(target))) return false;
  if (listHiredMuscle(order).some(({ profile }) => means.hired.has(profile))) return false;
  return listCrew(order).every((id) => !means.busy.has(id));
}

function spend({ order, costDollars, slot, target }: Candidate, means: Means): void {
  means.dollars -= costDollars;
  means.slots.add(slot);
  if (target !== undefined) means.targets.add(target);
  for (const id of listCrew(order)) means.busy.add(id);
  for (const { profile } of listHiredMuscle(order)) means.hired.add(profile);
}

/** Adds to each chosen order the best ones it was chosen over, which needed the same place, men or money. */
export function addAlternatives(taken: readonly Candidate[], candidates: readonly Candidate[]): Plan[] {
  const passed = candidates
    .filter((candidate) => !taken.includes(candidate))
    .toSorted((a, b) => b.reason.score - a.reason.score);
  return taken.map((candidate) => {
    const alternatives = listCompetitors(candidate, passed).map(({ title, reason }): Alternative => {
      return { title, score: reason.score, factors: reason.factors };
    });
    const { order, reason } = candidate;
    return { order, reason: alternatives.length === 0 ? reason : { ...reason, alternatives } };
  });
}

/** The first few that compete with one. */
function listCompetitors(candidate: Candidate, others: readonly Candidate[]): Candidate[] {
  const crew = listCrew(candidate.order);
  const rivals: Candidate[] = [];
  // Another party for the same thing is no other thing.
  const isKnown = ({ title }: Candidate): boolean =>
    title === candidate.title || rivals.some((one) => one.title === title);
  for (const other of others) {
    if (rivals.length === mostAlternatives) break;
    if (isKnown(other) || !isRival(candidate, crew, other)) continue;
    rivals.push(other);
  }
  return rivals;
}

function isRival(one: Candidate, crew: readonly GangsterId[], other: Candidate): boolean {
  if (one.slot === other.slot) return true;
  if (one.costDollars > 0 && other.costDollars > 0) return true;
  return crew.length > 0 && listCrew(other.order).some((id) => crew.includes(id));
}
