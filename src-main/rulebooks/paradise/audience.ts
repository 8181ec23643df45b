import { bargainAudiences } from './bargains/accounts.ts';
import { battleAudiences } from './battles/accounts.ts';
import { courtAudiences } from './courts/describe.ts';
import { infirmaryAudiences } from './infirmary/describe.ts';
import { mindAudiences } from './minds/describe.ts';
import { entertainmentAudiences, entertainmentDiceAudiences } from './entertainment/audiences.ts';
import type { EventType, ParadiseEvent } from './events.ts';
import { joiningAudiences } from './joining/describe.ts';
import { officialAudiences, officialDiceAudiences } from './officials/audience.ts';
import { rulingAudiences } from './rulings/audiences.ts';
import { toAll, toGm, toSeat, type Audience, type Audiences } from './readers.ts';

/**
 * Who may read an event. Public: owners and whether a business is open, crews that met, outrage, the
 * Feds, a gang's end. Private: money, rosters, arms, orders, talks that failed, fixed numbers.
 */
const audiences: Audiences<EventType> = {
  ...bargainAudiences,
  ...battleAudiences,
  ...courtAudiences,
  ...mindAudiences,
  ...infirmaryAudiences,
  ...joiningAudiences,
  ...entertainmentAudiences,
  ...officialAudiences,
  ...rulingAudiences,
  founded: toAll,
  'district-built': toGm,
  'gang-formed': toAll,
  'business-dealt': toAll,
  recruited: ({ gangster }) => [gangster.gang],
  armed: toSeat,
  'weapon-handed-over': toSeat,
  'vehicle-bought': ({ vehicle }) => [vehicle.gang],
  'vehicle-upgraded': toSeat,
  'theft-tried': toSeat,
  'order-filed': ({ order }) => [order.seat],
  'order-withdrawn': toSeat,
  'payoff-policy-set': toSeat,
  'payoffs-withheld': toSeat,
  collected: toSeat,
  'wages-paid': toSeat,
  'walked-out': ({ seat, why }) => (why === 'no-place' ? toAll() : [seat]),
  'went-without-a-place': toAll,
  idled: toSeat,
  'payoffs-paid': toSeat,
  shut: toAll,
  reopened: toAll,
  'turned-independent': toAll,
  'takeover-failed': toSeat,
  'taken-over': toAll,
  contested: toAll,
  'numbers-fixed': ({ by }) => [by],
  'outrage-rolled': toAll,
  'feds-arrived': toAll,
  'feds-left': toAll,
  eliminated: toAll,
  won: toAll,
  'month-closed': toAll,
  'stands-before': toGm,
};

export function audience(event: ParadiseEvent): Audience {
  return (audiences[event.type] as (event: ParadiseEvent) => Audience)(event);
}

/**
 * Dice that fewer may see than may read their event. A takeover is public, but its dice name the
 * talker and his stats; the draws that made the NPC gangs are the GM's.
 */
/** Every type of event there is. */
export const eventTypes = Object.keys(audiences) as EventType[];

const diceAudiences: Partial<Audiences<EventType>> = {
  ...entertainmentDiceAudiences,
  ...officialDiceAudiences,
  'taken-over': toSeat,
  released: toSeat,
  tried: toSeat,
  'boss-trial-opened': toSeat,
  'business-dealt': toGm,
  'gang-formed': toGm,
};

/** Who may see the dice of an event. */
export function diceAudience(event: ParadiseEvent): Audience {
  const narrower = diceAudiences[event.type] as ((event: ParadiseEvent) => Audience) | undefined;
  return (narrower ?? audience)(event);
}
