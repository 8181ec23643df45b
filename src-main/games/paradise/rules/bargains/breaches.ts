import type { SeatId } from '#shared/words/ids.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { BreachKind } from '#shared/games/paradise/orders/bargains.ts';
import { nameDistrict, type District } from '#shared/games/paradise/city.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listDeals, requireGang } from '../lookups.ts';
import type { State } from '../state.ts';
import type { Deal } from '../state/records/bargains.ts';
import { listClosedDistricts, isInForce, isParty, findPartner, findTruceEnd } from './terms.ts';

type Bargain = DeepReadonly<Deal>;

/** One bargain that an order breaks. */
export type Breach = { deal: Bargain; partner: SeatId; what: BreachKind };

/** The facts that breaches are judged by: the map, the month, the bargains, and each man's gang. */
export type BreachFacts = Pick<State, 'businesses' | 'gangs' | 'month'> & {
  deals: readonly Bargain[];
  gangOfMan: (id: GangsterId) => SeatId | null;
};

/** Collects the facts of a state that decide on breaches. */
export function collectBreachFacts(state: State): BreachFacts {
  const { businesses, gangs, month } = state;
  return { businesses, gangs, month, deals: listDeals(state), gangOfMan: (id) => state.gangsters[id]?.gang ?? null };
}

/**
 * [BARG-2, BARG-5] Lists the bargains that an order breaks when it is carried out: a job or rumble against a gang under
 * a truce, or a crew in a district that a line forbids. A line does not cover a Hit, a hijack, or a rumble, which
 * happen wherever the target is.
 */
export function listBreaches(facts: BreachFacts, seat: SeatId, order: DeepReadonly<Order>): Breach[] {
  const rival = findTargetGang(facts, order);
  const district = findTargetDistrict(facts, order);
  if (rival === null && district === null) return [];
  return facts.deals
    .filter((deal) => isParty(deal, seat) && isInForce(deal, facts.month))
    .flatMap((deal): Breach[] => {
      const partner = findPartner(deal, seat);
      if (rival === partner && findTruceEnd(deal) >= facts.month) {
        return [{ deal, partner, what: 'truce' }];
      }
      const isOver = district !== null && listClosedDistricts(deal, seat, facts.month).includes(district);
      return isOver ? [{ deal, partner, what: 'line' }] : [];
    });
}

/** Returns the gang that a job is against, as far as it is known; null: nobody. */
export function findTargetGang(facts: BreachFacts, order: DeepReadonly<Order>): SeatId | null {
  switch (order.kind) {
    case 'raid':
    case 'smash-and-grab':
      return facts.businesses[order.business]?.owner ?? null;
    case 'hit':
    case 'showdown':
      return facts.gangOfMan(order.target);
    case 'hijack':
    case 'show-of-strength':
    case 'ambush':
    case 'rumble':
      return order.gang;
    case 'meet':
      return order.isTreachery ? order.gang : null;
    default:
      return null;
  }
}

/** Finds the district a crew is sent to, if it is known beforehand. */
function findTargetDistrict(facts: BreachFacts, order: DeepReadonly<Order>): District | null {
  switch (order.kind) {
    case 'take-over':
    case 'raid':
    case 'smash-and-grab':
      return facts.businesses[order.business]?.district ?? null;
    case 'show-of-strength':
      return facts.gangs[order.gang]?.base ?? null;
    case 'ambush':
      return order.district;
    default:
      return null;
  }
}

/** Lists the warnings of a quote for a gang about to break its word. */
export function listBreachNotes(state: State, seat: SeatId, order: DeepReadonly<Order>): string[] {
  const facts = collectBreachFacts(state);
  const condition = order.kind === 'ambush' ? 'If they run into it, this' : 'This';
  return listBreaches(facts, seat, order).map(({ partner, what }) => {
    const { name } = requireGang(state, partner);
    const where = findTargetDistrict(facts, order);
    return what === 'truce'
      ? `${condition} breaks the truce with ${name}; the whole town will hear of it.`
      : `${condition} breaks the bargain with ${name}: ${where === null ? 'that district' : nameDistrict(where)} is out of bounds for you.`;
  });
}
