import { formatDollars } from '#shared/words/text.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { State } from '../state.ts';
import type { Business } from '../state/records/city.ts';
import {
  requireBusiness,
  requireGang,
  isWorking,
  listOwnedBusinesses,
  listWaitingOrders,
  listSeatWaitingOrders,
} from '../lookups.ts';
import { makeFreeTerms, order, whilePrecinctsWait } from '../orders/order.ts';
import type { ParadiseTable } from '../table.ts';
import { racketTable } from '../tables/rackets.ts';
import { groupPayoffs, sumDue } from './rackets.ts';

/** [RK-15] The racetrack's owner fixes one gang's numbers for the next collection. */
const fixNumbers = order('fix-numbers', {
  rules: ['RK-15'],
  decides: ({ gang }) => gang,
  mail: [
    {
      example: 'Fix the numbers of The Cedar Hill Combine down',
      pattern: /^fix the numbers of (.+) (up|down)$/iu,
      read: (n, [gang = '', way = '']) => ({ kind: 'fix-numbers', gang: n.gang(gang), change: n.direction(way) }),
    },
  ],
  scenes: (seat, { gang }) => [`numbers ${seat} ${gang}`],
  title(state, _seat, order) {
    const change = order.change > 0 ? 'up' : 'down';
    return `Fix the numbers ${change} for ${requireGang(state, order.gang).name}`;
  },
  check(state, seat, order) {
    requireGang(state, order.gang);
    const track = findTrack(state, seat);
    refuseUnless(track !== undefined, 'Only the racetrack’s owner fixes the numbers.', 'RK-15');
    refuseUnless(!track.isShut, `${track.name} is shut; pay its payoff first.`, 'RK-15');
    refuseUnless(isWorking(track), `${track.name} is smashed; wait until it is repaired.`, 'RK-18');
    const waiting = listSeatWaitingOrders(state, seat);
    refuseUnless(
      !waiting.some((other) => other.order.kind === 'fix-numbers'),
      'The numbers are fixed for one gang a month; withdraw the other order first.',
      'RK-15',
    );
    return makeFreeTerms('Moves that gang’s numbers Loot by one point at the next collection.');
  },
  sealed: {},
  reveal: { at: 'fixed-numbers', play: revealFixes },
});

/** [RK-3] Which payoffs are withheld when the precincts are paid. */
export const pay = order('pay', {
  rules: ['RK-3', 'RK-4'],
  decides: () => 'payoffs',
  mail: [
    { example: 'Pay every payoff', pattern: /^pay every payoff$/iu, read: () => ({ kind: 'pay', withhold: [] }) },
    {
      example: 'Withhold the payoff for The Blue Parrot',
      pattern: /^withhold the payoffs? for (.+)$/iu,
      read: (n, [places = '']) => ({ kind: 'pay', withhold: n.places(places) }),
    },
  ],
  when: whilePrecinctsWait,
  scenes: (seat) => [`payoffs ${seat}`],
  title(_state, _seat, order) {
    if (order.withhold.length === 0) return 'Pay every payoff';
    const count = order.withhold.length;
    return `Withhold ${count} payoff${count === 1 ? '' : 's'}`;
  },
  check(state, seat, order) {
    for (const id of order.withhold) {
      const business = requireBusiness(state, id);
      refuseUnless(business.owner === seat, `${business.name} is not yours to pay for.`, 'RK-3');
      refuseUnless(racketTable[business.type].payoffDollars > 0, `${business.name} owes no payoff.`, 'RK-3');
    }
    const due = sumDue(groupPayoffs(state, seat, new Set(order.withhold)));
    return makeFreeTerms(
      `The precincts get ${formatDollars(due)} at the next step.`,
      'What is not paid is shut by the police until it is paid again.',
    );
  },
  carryOut(table, seat, order) {
    table.emit({ type: 'payoffs-withheld', seat, businesses: [...order.withhold] });
  },
});

const standingPayoffs = order('standing-payoffs', {
  rules: ['RK-3'],
  decides: () => 'policy',
  mail: [
    {
      example: 'Payoffs: by itself',
      pattern: /^payoffs: (by itself|ask me)$/iu,
      read: (_n, [how = '']) => ({ kind: 'standing-payoffs', policy: /^ask/iu.test(how) ? 'ask' : 'automatic' }),
    },
  ],
  when: { phases: 'any' },
  title: (_state, _seat, order) =>
    order.policy === 'automatic' ? 'Pay payoffs by itself' : 'Ask before paying payoffs',
  check: () => makeFreeTerms('Counts from the next payoffs on.'),
  carryOut(table, seat, order) {
    table.emit({ type: 'payoff-policy-set', seat, policy: order.policy });
  },
});

/**
 * [RK-15, MONTH-7] Puts fixes in force at the reveal for the next collection; a fix whose giver has no working
 * racetrack is dropped.
 */
export function revealFixes(table: ParadiseTable): void {
  for (const { id, seat, title, order } of listWaitingOrders(table.state)) {
    if (order.kind !== 'fix-numbers') continue;
    const { gang, change } = order;
    const track = findTrack(table.state, seat);
    if (track === undefined || !isWorking(track)) {
      table.emit({ type: 'order-withdrawn', seat, id, title });
    } else table.emit({ type: 'numbers-fixed', by: seat, gang, change });
  }
}

function findTrack(state: State, seat: SeatId): DeepReadonly<Business> | undefined {
  return listOwnedBusinesses(state, seat).find((business) => business.type === 'racetrack');
}

/** The orders of doors, payoffs and numbers, by kind. */
export const cityOrders = { 'fix-numbers': fixNumbers, pay, 'standing-payoffs': standingPayoffs };
