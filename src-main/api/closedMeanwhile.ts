import { ORPCError } from '@orpc/server';
import { makeNoCampaign, os, type ApiContext } from './desk.ts';
import { findDamage } from '../queries/files.ts';

/** Rooms whose calls open and close campaigns themselves. */
const ownRooms: readonly (string | undefined)[] = ['app', 'campaign'];

/**
 * Wraps every call about the open campaign. A call that its closing interrupts answers that no campaign is open; one
 * that cannot read the open file says why, such as another program's change of it. Neither is a fault of the program.
 */
export function createClosingGuard(context: ApiContext) {
  return os.middleware(async ({ next, path }) => {
    const session = context.open;
    try {
      return await next();
    } catch (problem) {
      if (session === null || problem instanceof ORPCError || isRefusal(problem)) throw problem;
      const isOwnRoom = ownRooms.includes(path[0]);
      if (!session.store.isOpen) throw isOwnRoom ? problem : makeNoCampaign(problem);
      // Such calls describe other files in sentences; SQLite's own errors are about the open one.
      if (isOwnRoom && !isOfSqlite(problem)) throw problem;
      if (isSentence(problem) && findDamage(problem) === null) throw problem;
      throw session.store.explainUnread(problem);
    }
  });
}

function isRefusal(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'Refusal';
}

/** Returns true for a problem with a sentence of its own; damage of a file may have a cause. */
function isSentence(problem: unknown): boolean {
  return problem instanceof Error && ['CampaignFileError', 'HostProblem'].includes(problem.name);
}

function isOfSqlite(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'SqliteError';
}
