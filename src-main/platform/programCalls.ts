import type { ContractRouterClient } from '@orpc/contract';
import { createRouterClient, ORPCError, type Router } from '@orpc/server';
import type { Contract } from '#shared/contract/index.ts';
import { fromProgram, type CallContext } from '#shared/contract/caller.ts';

/** The handlers of this program's contract. */
export type ProgramRouter = Router<Contract, CallContext>;
export type ProgramCalls = ContractRouterClient<Contract>;

/** The program's calls, made by its own host without any transport. */
export function createCalls(router: ProgramRouter): ProgramCalls {
  return createRouterClient(router, { context: fromProgram });
}

/** Closes the open campaign, if there is one. */
export async function closeCampaign(calls: ProgramCalls): Promise<void> {
  try {
    await calls.campaign.close();
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'NO_CAMPAIGN') return;
    throw error;
  }
}
