/** A command line that cannot be done: one or two plain lines, no stack. */
export class CommandFailure extends Error {}

const plainErrors = ['Refusal', 'CampaignFileError', 'HostProblem'];

/** Describes an error in a sentence, and whether the user can act on it. */
export function describeFailure(problem: unknown): { sentence: string; isBug: boolean } {
  if (!(problem instanceof Error)) return { sentence: String(problem), isBug: true };
  const isPlain = problem instanceof CommandFailure || plainErrors.includes(problem.name);
  return { sentence: problem.message, isBug: !isPlain };
}
