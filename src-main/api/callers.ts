import { ORPCError, os as plain } from '@orpc/server';
import { findAccess, findNamedMoment, findOwnField } from '#shared/contract/access.ts';
import type { CallContext, Caller } from '#shared/contract/caller.ts';
import type { ShownMoment } from '#shared/words/moments.ts';
import { denyUnless, makeNoCampaign, os, type ApiContext } from './desk.ts';
import { findDamage } from '../queries/files.ts';
import { z } from 'zod';
import { placeTakes } from '#shared/words/malformed.ts';

/**
 * Limits devices at the table to the calls that the contract marks for them, by any connection: a device with a key to
 * its own seat, an onlooker's to what is public, one without to joining.
 */
export const keepToSeat = plain.$context<CallContext>().middleware(({ context, path, next }, input) => {
  const { caller } = context;
  const why = explainClosed(caller, path, input);
  if (why !== null) throw new ORPCError('NOT_YOURS', { status: 403, message: why });
  denyUnless(
    caller.kind !== 'seat' || isMomentNamed(path, input),
    'This page is out of date; reload it, then try again.',
  );
  return next();
});

/** Refuses a device whatever names another seat than its own. */
export const ownSeatAlone = 'This device sits at one seat, and looks and acts for no other.';

/** Refuses an onlooker all but what everybody at the table may see. */
export const onlookersLook = 'This device looks on: it sees what everybody at the table may see, and does nothing.';

/** Refuses a device what only the screen of the games master may do. */
export const gamesMasterAlone = 'Only the games master can do that, at his own screen.';

/** True if a call names the moment that its page shows, as far as it has to. */
function isMomentNamed(path: readonly string[], input: unknown): boolean {
  const named = findNamedMoment(path);
  if (named === 'none') return true;
  const { period, step } = (input ?? {}) as Partial<Record<keyof ShownMoment, unknown>>;
  return typeof period === 'number' && (named === 'period' || typeof step === 'string');
}

/** The fields by which an input names who looks or acts; a device names itself in each. */
const namesOfSeats = ['viewer', 'seat'];

/** Explains why a caller may not make a call, or returns null. */
function explainClosed(caller: Caller | undefined, path: readonly string[], input: unknown): string | null {
  if (caller === undefined) return 'This call does not say who makes it, so nothing was done.';
  if (caller.kind === 'program') return null;
  if (caller.kind === 'stranger') {
    return findAccess(path) === 'door' ? null : 'This device has no seat at the table; join it first.';
  }
  if (caller.kind === 'onlooker') return findAccess(path) === 'public' ? null : onlookersLook;
  const field = findOwnField(path);
  if (field === 'closed') return gamesMasterAlone;
  if (field === null) return null;
  const beside = namesOfSeats.map((name) => readOwn(input, name) ?? caller.seat);
  const isOwn = readOwn(input, field) === caller.seat && beside.every((one) => one === caller.seat);
  return isOwn ? null : ownSeatAlone;
}

/** Reads a field of an input that is not inherited. */
function readOwn(input: unknown, field: string): unknown {
  return typeof input === 'object' && input !== null && Object.hasOwn(input, field)
    ? (input as Record<string, unknown>)[field]
    : undefined;
}

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

type FailureDetails = { message: string; rule: string | null; about: string | null };

/** Finds the sentence for the user: a rule's refusal, an unusable file, or a lack of the machine. */
function findRefusal(problem: unknown): FailureDetails | null {
  if (!(problem instanceof Error)) return null;
  if (problem.name === 'Refusal') {
    return { message: problem.message, rule: findText(problem, 'rule'), about: findText(problem, 'about') };
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
export const answerRefusals = plain.middleware(async ({ next, procedure }, input) => {
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
