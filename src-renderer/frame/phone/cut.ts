import { ProgramLost } from '#renderer/api/failure.ts';
import { programLink } from '#renderer/api/link.svelte.ts';

/** True of a quote that a cut link has kept from a player’s own device: its order may be given all the same, and is kept. */
export function isCutOff(failure: unknown): boolean {
  return failure instanceof ProgramLost && programLink.keepsOrders;
}

/** The words in the place of the quote. */
export const cutOffWords =
  'No connection: price and odds are not known now. The order is kept here and given when the table answers.';
