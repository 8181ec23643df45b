import { ORPCError } from '@orpc/server';
import { makeNoCampaign, os, type ApiContext } from './desk.ts';
import { findDamage } from '../queries/files.ts';

/** Rooms whose calls open and close campaigns themselves. */
const ownRooms: readonly (string | undefined)[] = ['app', 'campaign'];

/**
 * Stands around every call about the open campaign. One that is overtaken by its closing answers that no campaign is
 * open, whatever it then failed at; one that cannot read the open file says why, such as another program's change of
 * it. Nothing is wrong with the program then.
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
      // Such calls tell of other files in sentences; what SQLite itself says is of the open one.
      if (isOwnRoom && !isOfSqlite(problem)) throw problem;
      if (isSentence(problem) && findDamage(problem) === null) throw problem;
      throw session.store.explainUnread(problem);
    }
  });
}

function isRefusal(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'Refusal';
}

/** True of a problem that says in a sentence what it is; that a file is damaged may have a cause of its own. */
function isSentence(problem: unknown): boolean {
  return problem instanceof Error && ['CampaignFileError', 'HostProblem'].includes(problem.name);
}

function isOfSqlite(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'SqliteError';
}
