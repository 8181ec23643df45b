import type { SeatId } from '../../../src-shared/vocabulary/ids.ts';
import type { ParadiseEvent } from './events.ts';

/** Nobody but the GM. */
const gmOnly: readonly SeatId[] = [];

/**
 * Who may read an event. Public: owners and whether a business is open, crews that met, outrage, the
 * Feds, a gang's end. Private: money, rosters, arms, orders, talks that failed, fixed numbers.
 */
export function audience(event: ParadiseEvent): 'everybody' | readonly SeatId[] {
  switch (event.type) {
    case 'founded':
    case 'gang-formed':
    case 'business-dealt':
    case 'shut':
    case 'reopened':
    case 'turned-independent':
    case 'taken-over':
    case 'contested':
    case 'outrage-rolled':
    case 'feds-arrived':
    case 'feds-left':
    case 'eliminated':
    case 'won':
    case 'month-closed':
    case 'outrage-set':
    case 'owner-set':
      return 'everybody';
    case 'recruited':
      return [event.gangster.gang];
    case 'vehicle-bought':
      return [event.vehicle.gang];
    case 'order-filed':
      return [event.order.seat];
    case 'armed':
    case 'vehicle-upgraded':
    case 'payoff-policy-set':
    case 'payoffs-withheld':
    case 'collected':
    case 'payoffs-paid':
    case 'takeover-failed':
    case 'weapon-handed-over':
    case 'theft-tried':
    case 'order-withdrawn':
    case 'idled':
    case 'bank-set':
      return [event.seat];
    case 'numbers-fixed':
      return [event.by];
    case 'district-built':
    case 'stands-before':
      return gmOnly;
  }
}

/**
 * Who may see the dice of an event. A takeover is public, but its dice name the talker and his stats;
 * the draws that made the NPC gangs are the GM's.
 */
export function diceAudience(event: ParadiseEvent): 'everybody' | readonly SeatId[] {
  switch (event.type) {
    case 'taken-over':
      return [event.seat];
    case 'business-dealt':
    case 'gang-formed':
      return gmOnly;
    default:
      return audience(event);
  }
}
