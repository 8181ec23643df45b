import { ORPCError, type Router } from '@orpc/server';
import type { CallContext } from '#shared/contract/caller.ts';

/** The handlers of a contract. */
// oxlint-disable-next-line typescript/no-explicit-any -- a host serves any contract
export type CallRouter = Router<any, CallContext>;

/** Receives every failure that is not an answer to the user: a bug. */
export type ReportProblem = (error: unknown) => void;

/**
 * Wraps every call: refusals pass unchanged, anything else is reported and reaches the interface as one sentence
 * without inner details.
 */
export function guardCalls(
  report: ReportProblem | undefined,
): (call: { next: () => Promise<unknown> }) => Promise<unknown> {
  return async ({ next }) => {
    try {
      return await next();
    } catch (error) {
      if (error instanceof ORPCError && error.status < 500) throw error;
      report?.(error);
      throw new ORPCError('INTERNAL_SERVER_ERROR', {
        message: 'This did not work through a fault of the program. Nothing is lost: the log shows what was done.',
      });
    }
  };
}
