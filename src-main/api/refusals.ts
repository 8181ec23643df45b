import { ORPCError, os } from '@orpc/server';

/** Anything that carries a sentence for the user: a rule's refusal, a file that cannot be used, what a machine lacks. */
function refusalOf(problem: unknown): { message: string; rule: string | null } | null {
  if (!(problem instanceof Error)) return null;
  if (problem.name === 'Refusal') {
    return {
      message: problem.message,
      rule: ruleOf(problem),
    };
  }
  if (['CampaignFileError', 'HostProblem'].includes(problem.name))
    return { message: problem.message, rule: null };
  return null;
}

function ruleOf(problem: Error): string | null {
  return 'rule' in problem && typeof problem.rule === 'string' ? problem.rule : null;
}

type Issue = { message: string; path?: readonly unknown[] };

/** What is wrong with an input that is not what the contract says, or null for other problems. */
function malformation(problem: unknown): string | null {
  if (!(problem instanceof ORPCError) || problem.code !== 'BAD_REQUEST') return null;
  const data = problem.data as { issues?: readonly Issue[] } | undefined;
  const [issue] = data?.issues ?? [];
  if (issue === undefined) return null;
  // The schemas' own sentences are written for users; the validator's name the place as well.
  if (issue.message.endsWith('.')) return issue.message;
  const place = (issue.path ?? []).map(String).join('.');
  return `${place === '' ? 'The call' : `“${place}”`} is not as it should be: ${issue.message}.`;
}

/**
 * Stands around every call: a refusal reaches the user as the contract's REFUSED, malformed input says
 * what is wrong with it.
 */
export const answerRefusals = os.middleware(async ({ next }) => {
  try {
    return await next();
  } catch (problem) {
    const malformed = malformation(problem);
    if (malformed !== null) throw new ORPCError('BAD_REQUEST', { message: malformed });
    const refusal = refusalOf(problem);
    if (refusal === null) throw problem;
    const { message, rule } = refusal;
    throw new ORPCError('REFUSED', { status: 409, message, data: { rule }, cause: problem });
  }
});
