import { ORPCError, os } from '@orpc/server';
import { makeNoCampaign, type ApiContext } from './desk.ts';

/** Rooms whose calls open and close campaigns themselves. */
const ownRooms: readonly (string | undefined)[] = ['app', 'campaign'];

/**
 * Stands around every call about the open campaign. One that is overtaken by its closing answers that no campaign is
 * open, whatever it then failed at: its file is shut, and nothing is wrong with the program or the file.
 */
export function createClosingGuard(context: ApiContext) {
  return os.middleware(async ({ next, path }) => {
    const session = context.open;
    try {
      return await next();
    } catch (problem) {
      const isAnswer = problem instanceof ORPCError || isRefusal(problem);
      const isOvertaken = session !== null && !session.store.isOpen;
      if (isAnswer || !isOvertaken || ownRooms.includes(path[0])) throw problem;
      throw makeNoCampaign(problem);
    }
  });
}

function isRefusal(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'Refusal';
}
