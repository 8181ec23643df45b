import { ORPCError, os } from '@orpc/server';
import { findAccess, findNamedMoment, findOwnField } from '#shared/contract/access.ts';
import type { CallContext, Caller } from '#shared/contract/caller.ts';
import type { ShownMoment } from '#shared/words/moments.ts';
import { denyUnless } from './desk.ts';

/**
 * Limits devices at the table to the calls that the contract marks for them, by any connection: a device with a key to
 * its own seat, one without to joining.
 */
export const keepToSeat = os.$context<CallContext>().middleware(({ context: { caller }, path, next }, input) => {
  const why = caller === undefined ? null : explainClosed(caller, path, input);
  if (why !== null) throw new ORPCError('NOT_YOURS', { status: 403, message: why });
  denyUnless(
    caller?.kind !== 'seat' || isMomentNamed(path, input),
    'This page does not say which moment of the game it shows; load it again, then do it once more.',
  );
  return next();
});

/** True if a call names the moment that its page shows, as far as it has to. */
function isMomentNamed(path: readonly string[], input: unknown): boolean {
  const named = findNamedMoment(path);
  if (named === 'none') return true;
  const { period, step } = (input ?? {}) as Partial<Record<keyof ShownMoment, unknown>>;
  return typeof period === 'number' && (named === 'period' || typeof step === 'string');
}

/** Explains why a device may not make a call, or returns null. */
function explainClosed(caller: Caller, path: readonly string[], input: unknown): string | null {
  if (caller.kind === 'stranger') {
    return findAccess(path) === 'door' ? null : 'This device has no seat at the table; join it first.';
  }
  const field = findOwnField(path);
  if (field === 'closed') return 'That is done at the games master’s screen alone.';
  if (field === null) return null;
  const named: unknown =
    typeof input === 'object' && input !== null && Object.hasOwn(input, field)
      ? (input as Record<string, unknown>)[field]
      : undefined;
  return named === caller.seat ? null : 'This device sits at one seat, and looks and acts for no other.';
}
