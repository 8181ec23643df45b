/** An order the program would give. */
export type PlanLine = { title: string; reason: { sentence: string }; problem: string | null };

/** The same as a line of a list. */
export type PlanTold = { title: string; because: string; note: string };

export function describePlans(plans: readonly PlanLine[]): PlanTold[] {
  return plans.map(({ title, reason, problem }) => ({ title, because: reason.sentence, note: problem ?? '' }));
}
