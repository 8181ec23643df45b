import { ORPCError, os } from '@orpc/server';

/** Anything that carries a sentence for the user: a rule's refusal or a file that cannot be used. */
function refusalOf(problem: unknown): { message: string; rule: string | null } | null {
  if (!(problem instanceof Error)) return null;
  if (problem.name === 'Refusal') {
    return {
      message: problem.message,
      rule: ruleOf(problem),
    };
  }
  if (problem.name === 'CampaignFileError') return { message: problem.message, rule: null };
  return null;
}

function ruleOf(problem: Error): string | null {
  return 'rule' in problem && typeof problem.rule === 'string' ? problem.rule : null;
}

/** Stands around every call: a refusal reaches the user as the contract's REFUSED. */
export const answerRefusals = os.middleware(async ({ next }) => {
  try {
    return await next();
  } catch (problem) {
    const refusal = refusalOf(problem);
    if (refusal === null) throw problem;
    const { message, rule } = refusal;
    throw new ORPCError('REFUSED', { status: 409, message, data: { rule }, cause: problem });
  }
});
