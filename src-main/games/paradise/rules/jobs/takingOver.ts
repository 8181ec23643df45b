import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import { listBreachNotes } from '../bargains/breaches.ts';
import { collectOwnersKnown } from '../city/owners.ts';
import {
  checkTakeOver,
  computePersuasion,
  findSpokesman,
  listGutsModifiers,
  takeOverChance,
  listPersuasionModifiers,
} from '../city/takeovers.ts';
import { requireBusiness, requireGang, requireMember, listWaitingOrders } from '../lookups.ts';
import { order } from '../orders/order.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { breakPromises } from '../bargains/keeping.ts';
import { arrangeClash } from '../battles/arranging/raiding.ts';
import { listCrew } from '../filing/crews.ts';
import { computeCurrentStat } from '../state/condition.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import type { Business } from '../state/records/city.ts';
import type { ParadiseTable } from '../table.ts';
import { nameDropped } from '../state/scenes.ts';

/** [TAKE-1, TAKE-2] Plays every takeover of the month, business by business. */
function revealTakeOvers(table: ParadiseTable): void {
  const byBusiness = new Map<BusinessId, DeepReadonly<WaitingOrder>[]>();
  for (const waiting of listWaitingOrders(table.state)) {
    if (waiting.order.kind !== 'take-over') continue;
    const rivals = byBusiness.get(waiting.order.business) ?? [];
    byBusiness.set(waiting.order.business, [...rivals, waiting]);
  }
  for (const [business, rivals] of byBusiness) {
    const [only] = rivals;
    for (const { seat, order } of rivals) breakPromises(table, seat, order);
    if (requireBusiness(table.state, business).owner !== null) rivals.forEach(failTakeOvers(table));
    else if (only !== undefined && rivals.length === 1) playTakeOver(table, only);
    else meetAtTheDoor(table, business, rivals);
  }
}

/** [TAKE-2] The crews fight it out before anyone talks to the owner. */
function meetAtTheDoor(table: ParadiseTable, id: BusinessId, rivals: readonly DeepReadonly<WaitingOrder>[]): void {
  const crews = rivals.map(({ seat, order }) => ({ seat, crew: [...listCrew(order)] }));
  arrangeClash(table, requireBusiness(table.state, id), crews);
}

/** Fails the takeovers of a business that the GM gave away after the orders were filed. */
function failTakeOvers(table: ParadiseTable): (waiting: DeepReadonly<WaitingOrder>) => void {
  return ({ seat, order }) => {
    if (order.kind !== 'take-over') return;
    const lead = findSpokesman(order.crew.map((id) => requireMember(table.state, seat, id)));
    table.emit({ type: 'takeover-failed', seat, business: order.business, lead: lead.id });
  };
}

function playTakeOver(table: ParadiseTable, waiting: DeepReadonly<WaitingOrder>): void {
  if (waiting.order.kind !== 'take-over') return;
  const { seat, order } = waiting;
  const { state, dice } = table;
  const business = requireBusiness(state, order.business);
  const lead = findSpokesman(order.crew.map((id) => requireMember(state, seat, id)));
  const opposed = state.houseRules.takeoverTest === 'opposed';
  const crew = dice.test({
    purpose: `${lead.name} talks to the owner of ${business.name}: SMARTS`,
    stat: computeCurrentStat(lead, 'smarts'),
    modifiers: listPersuasionModifiers(lead),
    sixFails: opposed,
  });
  const isTaken = crew.passed && !(opposed && testOwnersGuts(table, business, seat));
  table.emit(
    isTaken
      ? { type: 'taken-over', seat, business: business.id, lead: lead.id, by: 'talk' }
      : { type: 'takeover-failed', seat, business: business.id, lead: lead.id },
  );
}

/** [CITY-6, CITY-8] Tests the owner's GUTS; a natural 6 always fails. */
function testOwnersGuts(table: ParadiseTable, business: DeepReadonly<Business>, seat: SeatId): boolean {
  return table.dice.test({
    purpose: `The owner of ${business.name} stands up to him: GUTS`,
    stat: table.state.ownerGuts[business.id] ?? 3,
    modifiers: listGutsModifiers(table.state, business, requireGang(table.state, seat)),
    sixFails: true,
  }).passed;
}

/** [TAKE-1] Filed now, played at the reveal. */
const takeOver = order('take-over', {
  rules: ['TAKE-1', 'TAKE-2', 'CITY-8'],
  mail: [
    {
      example: 'Take over The Blue Parrot with Spats, Big Tommy',
      pattern: /^take over (.+?) with (.+)$/iu,
      read: (n, [place = '', crew = '']) => ({ kind: 'take-over', business: n.place(place), crew: n.men(crew) }),
    },
  ],
  scenes: (seat, { business }, title) => [`take-over ${seat} ${business}`, nameDropped(seat, title)],
  places: ({ business }) => [{ kind: 'business', id: business }],
  title(state, _seat, order) {
    const { name, type, district } = requireBusiness(state, order.business);
    return `Take over ${name} (${businessTypeNames[type].one}, ${nameDistrict(district)})`;
  },
  check(state, seat, order) {
    checkTakeOver(state, seat, order);
    const business = requireBusiness(state, order.business);
    const lead = findSpokesman(order.crew.map((id) => requireMember(state, seat, id)));
    const guts = listGutsModifiers(state, business, requireGang(state, seat));
    const bonus = guts.reduce((total, modifier) => total + modifier.value, 0);
    const known = collectOwnersKnown(state, seat)[business.id];
    const chance = takeOverChance(computePersuasion(lead), bonus, state.houseRules.takeoverTest, known);
    const notes = [
      `${lead.name} does the talking with SMARTS ${computePersuasion(lead)}.`,
      ...(known === undefined ? [] : [`The owner has GUTS ${known}, as your people know.`]),
      ...guts.map((modifier) => `Owner’s GUTS +${modifier.value}: ${modifier.reason}.`),
      'If a rival’s crew comes too, the crews settle it first.',
      ...listBreachNotes(state, seat, order),
    ];
    return { costDollars: 0, chance, notes };
  },
  sealed: {},
  reveal: { at: 'take-overs', play: revealTakeOvers },
});

/** The orders of takeovers, by kind. */
export const takeOverOrders = { 'take-over': takeOver };
