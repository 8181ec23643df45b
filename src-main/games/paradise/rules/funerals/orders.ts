import { holdFunerals } from '#main/games/paradise/rules/funerals/funerals.ts';
import { carryOutWorks } from '#main/games/paradise/rules/funerals/publicWorks.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { OrderKind } from '#shared/games/paradise/orders/orders.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { computeFuneralCost, findMourned, type Mourned } from './funerals.ts';
import { computeWorksCost } from './publicWorks.ts';
import { requireGang, listWaitingOrders } from '../lookups.ts';
import type { State } from '../state.ts';
import type { WaitingOrder } from '../state/records/campaign.ts';
import { funeralTerms } from '../tables/shows.ts';
import { requireMoney, order } from '../orders/order.ts';

/** [GANG-14] A send-off in the proper style. */
const holdFuneral = order('hold-funeral', {
  rules: ['GANG-14'],
  mail: [
    {
      example: 'Funeral of Moe Ash, 2 points',
      pattern: /^funeral of (.+?),? (\d+) points?$/iu,
      read: (n, [who = '', points = '']) => ({ kind: 'hold-funeral', gangster: n.dead(who), points: Number(points) }),
    },
  ],
  scenes: (_seat, { gangster }) => [`funeral ${gangster}`],
  title: (state, _seat, order) => `Hold the funeral of ${findDeceasedName(state, order.gangster)}`,
  check(state, seat, order) {
    const death = requireMourned(state, order.gangster);
    refuseUnless(death.seat === seat, `${death.name} was none of yours; send flowers instead.`, 'GANG-14');
    refuseUnless(
      listWaitingOfKind(state, seat, 'hold-funeral').every(({ order: filed }) => {
        return filed.kind !== 'hold-funeral' || filed.gangster !== order.gangster;
      }),
      `The funeral of ${death.name} is ordered; withdraw that order to change it.`,
      'GANG-14',
    );
    const costDollars = computeFuneralCost(order.points);
    requireMoney(state, seat, costDollars, `A funeral for ${death.name}`);
    return {
      costDollars,
      chance: null,
      notes: [
        `Reputation +${order.points} for good.`,
        'Other gangs may send flowers; the finest bring them +1.',
        `It can be held until ${formatMonth(death.lastMonth)}. Neutral ground: no Hit there.`,
      ],
    };
  },
  sealed: {
    setAside: (_state, _seat, { points }) => ({ cause: 'standingDollars', dollars: computeFuneralCost(points) }),
  },
  reveal: { at: 'funerals', play: holdFunerals },
});

/** [GANG-14] A sealed bid; everybody pays, the highest gains. */
const sendFlowers = order('send-flowers', {
  rules: ['GANG-14'],
  mail: [
    {
      example: 'Flowers for Moe Ash, 50',
      pattern: /^flowers for (.+?),? (\$? ?\d[\d,.]*)$/iu,
      read: (n, [who = '', dollars = '']) => ({
        kind: 'send-flowers',
        gangster: n.dead(who),
        dollars: n.dollars(dollars),
      }),
    },
  ],
  silence: 'There was no funeral.',
  title: (state, _seat, order) => `Send flowers for ${findDeceasedName(state, order.gangster)}`,
  check(state, seat, order) {
    const death = requireMourned(state, order.gangster);
    refuseUnless(death.seat !== seat, `${death.name} was your own; hold the funeral instead.`, 'GANG-14');
    refuseUnless(
      listWaitingOfKind(state, seat, 'send-flowers').every(({ order: filed }) => {
        return filed.kind !== 'send-flowers' || filed.gangster !== order.gangster;
      }),
      `Flowers for ${death.name} are ordered; withdraw that order to change them.`,
      'GANG-14',
    );
    requireMoney(state, seat, order.dollars, `Flowers for ${death.name}`);
    return {
      costDollars: order.dollars,
      chance: null,
      notes: [
        `If ${requireGang(state, death.seat).name} hold the funeral this month, the money is spent, whoever sends the finest; otherwise it comes back.`,
        `The finest flowers bring reputation +${funeralTerms.flowersReputation}; a tie brings nobody anything.`,
      ],
    };
  },
  sealed: { setAside: (_state, _seat, { dollars }) => ({ cause: 'standingDollars', dollars }) },
  reveal: { at: 'funerals', play: holdFunerals },
});

/** [GANG-15] Soup kitchens and street parties. */
const publicWorks = order('public-works', {
  rules: ['GANG-15', 'PO-2'],
  decides: () => 'works',
  mail: [
    {
      example: 'Public works, 2 points',
      pattern: /^public works,? (\d+) points?$/iu,
      read: (_names, [points = '']) => ({ kind: 'public-works', points: Number(points) }),
    },
  ],
  scenes: (seat) => [`works ${seat}`],
  title: (_state, _seat, order) =>
    `Public works against ${order.points} point${order.points === 1 ? '' : 's'} of outrage`,
  check(state, seat, order) {
    refuseUnless(state.outrage > 0, 'Nobody is outraged; keep the money.', 'GANG-15');
    refuseUnless(
      order.points <= state.outrage,
      `The outrage stands at ${state.outrage}; pay for no more than that.`,
      'GANG-15',
    );
    refuseUnless(
      listWaitingOfKind(state, seat, 'public-works').length === 0,
      'Public works are ordered for this month; withdraw that order to change them.',
      'GANG-15',
    );
    const costDollars = computeWorksCost(order.points);
    requireMoney(state, seat, costDollars, 'Public works on that scale');
    return {
      costDollars,
      chance: null,
      notes: [
        `Outrage ${state.outrage} to ${state.outrage - order.points} at the reveal, before the month’s roll.`,
        'Everybody will know who paid.',
      ],
    };
  },
  sealed: {
    setAside: (_state, _seat, { points }) => ({ cause: 'standingDollars', dollars: computeWorksCost(points) }),
  },
  reveal: { at: 'works', play: carryOutWorks },
});

function findDeceasedName(state: State, id: GangsterId): string {
  return requireMourned(state, id).name;
}

function requireMourned(state: State, id: GangsterId): Mourned {
  const death = findMourned(state, id);
  refuseUnless(
    death !== undefined,
    'Nobody of that name lies in state; a funeral is for a Boss, Accountant, Moll, Enforcer or Torpedo, within three months.',
    'GANG-14',
  );
  return death;
}

function listWaitingOfKind(state: State, seat: SeatId, kind: OrderKind): DeepReadonly<WaitingOrder>[] {
  return listWaitingOrders(state).filter((waiting) => waiting.seat === seat && waiting.order.kind === kind);
}

/** The orders of funerals and public works, by kind. */
export const funeralOrders = { 'hold-funeral': holdFuneral, 'send-flowers': sendFlowers, 'public-works': publicWorks };
