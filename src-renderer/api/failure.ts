import { ORPCError } from '@orpc/client';
import { programLink } from './link.svelte.ts';

const lost = 'The program has stopped answering; start it again, everything up to the last action is saved.';
const noTable = 'No connection to the table; nothing was changed.';
const locked =
  'No tab that is signed in is open: open the address that the program printed when it started, or start the program again.';

/** Nobody answered at the other end. */
export class ProgramLost extends Error {
  /** The call that reached nobody; null where it is not known. */
  call: { path: readonly string[]; input: unknown; once: string } | null = null;
}

/** True where nobody answered, which is another matter than a refusal. */
export function isLost(error: unknown): boolean {
  return error instanceof ProgramLost;
}

function findFirstIssue(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('issues' in data)) return null;
  const issues: unknown = data.issues;
  if (!Array.isArray(issues)) return null;
  const first: unknown = issues[0];
  if (typeof first !== 'object' || first === null || !('message' in first)) return null;
  return typeof first.message === 'string' ? first.message : null;
}

/** The words of each browser for a part of a page that did not come. */
const partMissing = /preload CSS|dynamically imported module|module script failed/iu;

/** Any failure of a call as one sentence for the user. */
export function describeFailure(error: unknown): string {
  if (error instanceof ORPCError) {
    if (error.code === 'UNAUTHORIZED' || error.code === 'FORBIDDEN') return locked;
    if (error.code === 'NO_CAMPAIGN') return 'No campaign is open; open one from the start screen.';
    if (error.code === 'BAD_REQUEST') return findFirstIssue(error.data) ?? error.message;
    return error.message;
  }
  if (error instanceof ProgramLost) {
    if (error.message !== '') return error.message;
    return programLink.keepsOrders ? noTable : lost;
  }
  if (!(error instanceof Error) || error.message === '') return lost;
  if (partMissing.test(error.message)) return 'A part of this page did not come; reload it, nothing is lost.';
  return error instanceof TypeError || error instanceof ReferenceError
    ? `Something went wrong in this window (${error.message}); reload it, nothing is lost.`
    : error.message;
}

/** True where the program failed by a fault of its own, which is no refusal. */
export function isFault(error: unknown): boolean {
  return error instanceof ORPCError && error.status >= 500;
}

/** The refused sentence with its rule and its subject, each null if none. */
export type Refused = { sentence: string; rule: string | null; about?: string | null };

export function readRefusal(error: unknown): Refused {
  return { sentence: describeFailure(error), rule: findRefusingRule(error), about: tellCause(error, 'about') };
}

/** The ID of the rule that refused, or null when it was none. */
export function findRefusingRule(error: unknown): string | null {
  return tellCause(error, 'rule');
}

function tellCause(error: unknown, what: 'rule' | 'about'): string | null {
  if (!(error instanceof ORPCError) || error.code !== 'REFUSED') return null;
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null) return null;
  const text = (data as Partial<Record<typeof what, unknown>>)[what];
  return typeof text === 'string' ? text : null;
}

/** True where a call was refused because it named another moment than the campaign is at by now. */
export function isLate(error: unknown): boolean {
  return tellCause(error, 'about') === 'moment';
}

/** True if an address that was scanned opens nothing any more, which no waiting mends. */
export function isVoid(error: unknown): boolean {
  return tellCause(error, 'about') === 'invitation';
}

/** True if the table refused a call for its pace alone. */
export function isTooFast(error: unknown): boolean {
  return error instanceof ORPCError && error.status === 429;
}

const lostCampaign: readonly unknown[] = ['NO_CAMPAIGN', 'OTHER_CAMPAIGN', 'STAY_IS_OVER'];

/** True where the games master has ended the stay of this device at the table. */
export function isStayOver(error: unknown): boolean {
  return error instanceof ORPCError && (error.code as string) === 'STAY_IS_OVER';
}

/** True when the program no longer has this window's campaign open: closed, another one opened, or restarted elsewhere. */
export function isNoCampaign(error: unknown): boolean {
  return error instanceof ORPCError && lostCampaign.includes(error.code);
}
