import { businessTypeNames, districtNames } from '#shared/games/paradise/city.ts';
import { listBreachNotes } from '../bargains/breaches.ts';
import {
  checkTakeOver,
  computePersuasion,
  findSpokesman,
  listGutsModifiers,
  takeOverChance,
} from '../city/takeovers.ts';
import { requireBusiness, requireGang, requireMember } from '../lookups.ts';
import { order } from '../orders/order.ts';
import { revealTakeOvers } from './takingOver.ts';
import { nameDropped } from '../state/scenes.ts';

/** [TAKE-1] Filed now, played at the reveal. */
const takeOver = order('take-over', {
  rules: ['TAKE-1', 'TAKE-2', 'CITY-8'],
  mail: [
    {
      example: 'Take over The Blue Parrot with Spats, Big Tommy',
      pattern: /^take over (.+?) with (.+)$/iu,
      read: (n, [place = '', crew = '']) => ({
        kind: 'take-over',
        business: n.place(place),
        crew: n.men(crew),
      }),
    },
  ],
  scenes: (seat, { business }, title) => [`take-over ${seat} ${business}`, nameDropped(seat, title)],
  places: ({ business }) => [{ kind: 'business', id: business }],
  title(state, _seat, order) {
    const { name, type, district } = requireBusiness(state, order.business);
    return `Take over ${name} (${businessTypeNames[type].one}, ${districtNames[district]})`;
  },
  check(state, seat, order) {
    checkTakeOver(state, seat, order);
    const business = requireBusiness(state, order.business);
    const lead = findSpokesman(order.crew.map((id) => requireMember(state, seat, id)));
    const guts = listGutsModifiers(business, requireGang(state, seat));
    const bonus = guts.reduce((total, modifier) => total + modifier.value, 0);
    const chance = takeOverChance(computePersuasion(lead), bonus, state.houseRules.takeoverTest);
    const notes = [
      `${lead.name} does the talking with SMARTS ${computePersuasion(lead)}.`,
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
export const takeOverOrders = {
  'take-over': takeOver,
};
