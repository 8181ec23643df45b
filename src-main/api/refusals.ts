import { ORPCError, os } from '@orpc/server';
import { z } from 'zod';
import { placeTakes } from '#shared/words/malformed.ts';

type FailureDetails = { message: string; rule: string | null; about: string | null };

/** Finds the sentence for the user: a rule's refusal, an unusable file, or a lack of the machine. */
function findRefusal(problem: unknown): FailureDetails | null {
  if (!(problem instanceof Error)) return null;
  if (problem.name === 'Refusal') {
    return {
      message: problem.message,
      rule: findText(problem, 'rule'),
      about: findText(problem, 'about'),
    };
  }
  if (['CampaignFileError', 'HostProblem'].includes(problem.name))
    return { message: problem.message, rule: null, about: findText(problem, 'about') };
  return null;
}

function findText(problem: Error, key: 'rule' | 'about'): string | null {
  const text = (problem as Partial<Record<typeof key, unknown>>)[key];
  return typeof text === 'string' ? text : null;
}

/** Explains how an input differs from the contract, or returns null for other problems. */
function explainMalformed(problem: unknown, schema: unknown, input: unknown): string | null {
  if (!(problem instanceof ORPCError) || problem.code !== 'BAD_REQUEST') return null;
  if (!(schema instanceof z.ZodType)) return null;
  // The schemas' own sentences are written for users; where there is none, the place is named.
  const parsed = schema.safeParse(input, { error: explainIssue });
  return parsed.error?.issues[0]?.message ?? null;
}

function explainIssue(issue: z.core.$ZodRawIssue): string {
  const place = (issue.path ?? []).map(String).join('.');
  return `${place === '' ? 'The call' : `“${place}”`} is not as it should be: ${placeTakes(issue)}`;
}

/** Wraps every call: a refusal becomes the contract's REFUSED, malformed input gets an explanation. */
export const answerRefusals = os.middleware(async ({ next, procedure }, input) => {
  try {
    return await next();
  } catch (problem) {
    const malformed = explainMalformed(problem, procedure['~orpc'].inputSchema, input);
    if (malformed !== null) throw new ORPCError('BAD_REQUEST', { message: malformed });
    const refusal = findRefusal(problem);
    if (refusal === null) throw problem;
    const { message, rule, about } = refusal;
    throw new ORPCError('REFUSED', { status: 409, message, data: { rule, about }, cause: problem });
  }
});
