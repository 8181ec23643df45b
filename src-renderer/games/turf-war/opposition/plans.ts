/** An order that the planner would give, with its reason. */
export type PlanView = {
  title: string;
  reason: { sentence: string; score: number; factors: { name: string; points: number }[] };
  problem: string | null;
};

/** [WAR-NPC-5] A plan in words: the order, why, and the parts of its value against the best plan not taken. */
export function planWords(plans: readonly PlanView[]): { title: string; because: string; figures: string }[] {
  return plans.map(({ title, reason, problem }) => ({
    title,
    because: problem ?? reason.sentence,
    figures: reason.factors
      .map(({ name, points }) => `${name} ${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`)
      .join(', '),
  }));
}
