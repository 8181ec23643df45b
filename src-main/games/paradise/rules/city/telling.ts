import type { EventOf } from '../events/schemas.ts';
import type { Names } from '../state/names.ts';
import { formatDollars } from '#shared/words/text.ts';

export function describeCollection(names: Names, event: EventOf<'collected'>): string {
  const count = event.loot.length;
  const from = `${count} business${count === 1 ? '' : 'es'}`;
  const forgiven =
    event.forgivenDollars === 0 ? '' : ` ${formatDollars(event.forgivenDollars)} of costs could not be covered.`;
  const idle = event.unrun?.length ?? 0;
  const unrun =
    idle === 0 ? '' : ` Without an Accountant they ran one racket only; ${idle} of their businesses brought nothing.`;
  return `${names.gang(event.seat)} collected ${formatDollars(event.dollars)} from ${from}.${forgiven}${unrun}`;
}
