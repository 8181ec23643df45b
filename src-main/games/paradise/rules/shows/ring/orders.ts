import { fightBouts, putUpBoxers } from '#main/games/paradise/rules/shows/ring/bouts.ts';
import { remakeCard } from '#main/games/paradise/rules/shows/ring/card.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { BoxerId } from '#shared/games/paradise/ids.ts';
import type { OrderOf } from '#shared/games/paradise/orders/orders.ts';
import { formatDollars, formatPercent } from '#shared/words/text.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { collectOwnEntertainment } from '../knowledge.ts';
import type { KnownBoxer } from '#main/games/paradise/rules/state/seatView.ts';
import {
  findBout,
  requireBoxer,
  listBouts,
  fixPriceDollars,
  computeNextBoutMonth,
  findOpenArena,
  pickOpponent,
  findBoxerOwner,
  computeBoutChance,
} from './ring.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { boxing } from '#main/games/paradise/rules/tables/shows.ts';
import { makeFreeTerms, requireMoney, order } from '#main/games/paradise/rules/orders/order.ts';
import { listWaitingOrders, listSeatWaitingOrders } from '#main/games/paradise/rules/lookups.ts';

type Boxer = DeepReadonly<KnownBoxer>;

/** [RK-13] A stake on a boxer of this month's card. */
const bet = order('bet', {
  rules: ['RK-13'],
  mail: [
    {
      example: 'Bet 50 on Kid Malone',
      pattern: /^bet (\$? ?\d[\d,.]*) on (.+)$/iu,
      read: (n, [dollars = '', who = '']) => ({ kind: 'bet', boxer: n.boxer(who), dollars: n.dollars(dollars) }),
    },
  ],
  scenes: (seat, { boxer }) => [`boxer ${seat} ${boxer}`],
  silence: 'It came to no bout.',
  title: (state, _seat, order) => `Bet ${formatDollars(order.dollars)} on ${requireBoxer(state, order.boxer).name}`,
  check(state, seat, order) {
    const boxer = requireOnCard(state, order.boxer);
    requireOnlyOne(state, seat, order, 'One bet a fight; withdraw the other one first.');
    requireMoney(state, seat, order.dollars, `A bet on ${boxer.name}`);
    const pays = formatDollars(order.dollars * boxing.betPays);
    return {
      costDollars: order.dollars,
      chance: computeChance(state, seat, order.boxer),
      notes: [
        `Pays ${pays} if ${boxer.name} beats ${findOpponent(state, order.boxer).name}.`,
        'The stake is set aside now and comes back if there is no fight.',
        ...describeForm(state, seat, order.boxer),
      ],
    };
  },
  sealed: { setAside: (_state, _seat, { dollars }) => ({ cause: 'ringDollars', dollars }) },
  reveal: { at: 'bouts', play: fightBouts },
});

/** [RK-13, RK-14] Pays a boxer who then goes down on his 6. */
const fixFight = order('fix-fight', {
  rules: ['RK-13', 'RK-14'],
  mail: [
    {
      example: 'Pay Kid Malone to lose',
      pattern: /^pay (.+) to lose$/iu,
      read: (n, [who = '']) => ({ kind: 'fix-fight', boxer: n.boxer(who) }),
    },
  ],
  scenes: (seat, { boxer }) => [`boxer ${seat} ${boxer}`],
  silence: 'It came to no bout.',
  title: (state, _seat, order) => `Pay ${requireBoxer(state, order.boxer).name} to lose`,
  check(state, seat, order) {
    const boxer = requireOnCard(state, order.boxer);
    requireOnlyOne(state, seat, order, `${boxer.name} is paid already; once is enough.`);
    const costDollars = fixPriceDollars(state, seat);
    requireMoney(state, seat, costDollars, `A word with ${boxer.name}`);
    const rival = findOpponent(state, order.boxer);
    const before = computeChance(state, seat, rival.id) ?? 0;
    const paid = new Set([...listPaidBoxers(state, seat), order.boxer]);
    const after = computeBoutChance(collectKnown(state, seat), rival.id, paid) ?? 0;
    return {
      costDollars,
      chance: after,
      notes: [
        `${rival.name}’s chance goes from ${formatPercent(before)} to ${formatPercent(after)}, as far as you can know.`,
        `He goes down on a 6 whatever the other does; if ${rival.name} goes down first, the money is lost.`,
        ...(findOpenArena(state, seat) === null ? [] : ['The arena’s owner pays less.']),
      ],
    };
  },
  sealed: { setAside: (state, seat) => ({ cause: 'ringDollars', dollars: fixPriceDollars(state, seat) }) },
  reveal: { at: 'bouts', play: fightBouts },
});

/** [RK-13] Enters a winner for the title again. */
const putUpBoxer = order('put-up-boxer', {
  rules: ['RK-13'],
  mail: [
    {
      example: 'Put up Kid Malone for the next card',
      pattern: /^put up (.+?) for the next card$/iu,
      read: (n, [boxer = '']) => ({ kind: 'put-up-boxer', boxer: n.boxer(boxer) }),
    },
  ],
  scenes: (seat, { boxer }) => [`boxer ${seat} ${boxer}`],
  title: (state, _seat, order) => `Put up ${requireBoxer(state, order.boxer).name} for the next card`,
  check(state, seat, order) {
    const boxer = requireBoxer(state, order.boxer);
    refuseUnless(findBoxerOwner(state, boxer) === seat, `${boxer.name} is none of yours; pick your own.`);
    refuseUnless(!boxer.isWashedUp, `${boxer.name} lost his bout and is washed up.`, 'RK-13');
    const month = computeNextBoutMonth(boxer);
    refuseUnless(
      month !== null && findBout(state, boxer.id) === null,
      `${boxer.name} has yet to win his first title bout.`,
      'RK-13',
    );
    refuseUnless(
      month <= state.month + 1,
      `${boxer.name} rests until ${formatMonth(month)}; put him up the month before.`,
      'RK-13',
    );
    requireOnlyOne(state, seat, order, `${boxer.name} is put up already.`);
    return makeFreeTerms('He is on the title card when the next month’s Loot is collected.');
  },
  sealed: {},
  reveal: { at: 'boxers', play: putUpBoxers },
});

/** [RK-14] Sets the card as the arena's owner. */
const makeCard = order('make-card', {
  rules: ['RK-14', 'RK-13'],
  mail: [
    {
      example: 'Title card: Kid Malone against Red Ash',
      pattern: /^title card: (.+?)(?:; without (.+))?$/iu,
      read: (n, [pairs = '', struck = '']) => ({ kind: 'make-card', pairs: n.pairs(pairs), struck: n.boxers(struck) }),
    },
    {
      example: 'Title card without Kid Malone',
      pattern: /^title card without (.+)$/iu,
      read: (n, [struck = '']) => ({ kind: 'make-card', pairs: [], struck: n.boxers(struck) }),
    },
  ],
  scenes: (seat) => [`card ${seat}`],
  title(state, _seat, order) {
    const names = order.struck.map((id) => requireBoxer(state, id).name);
    return names.length === 0 ? 'Make the title card' : `Make the title card without ${names.join(' and ')}`;
  },
  check(state, seat, order) {
    refuseUnless(
      findOpenArena(state, seat) !== null,
      'Only the arena’s owner makes the card, while the arena is open.',
      'RK-14',
    );
    refuseUnless(listBouts(state).length > 0, 'There is no title bout this month.', 'RK-14');
    requireOnlyOne(state, seat, order, 'There is one card a month; withdraw the other one first.');
    checkCard(state, order);
    return makeFreeTerms(
      'Secret until the reveal; bets on a boxer who does not fight come back.',
      'Who is left without an opponent meets a man from out of town.',
    );
  },
  sealed: {},
  reveal: { at: 'card', play: remakeCard },
});

function checkCard(state: State, order: DeepReadonly<OrderOf<'make-card'>>): void {
  const named = [...order.pairs.flatMap(({ red, blue }) => [red, blue]), ...order.struck];
  for (const id of named) requireOnCard(state, id);
  refuseUnless(new Set(named).size === named.length, 'Name each boxer of the card once.');
  for (const id of order.struck) {
    const { name, gym } = requireBoxer(state, id);
    refuseUnless(gym !== null, `${name} comes and goes with his opponent; strike that one.`, 'RK-14');
  }
  for (const { red, blue } of order.pairs) {
    const isFight = requireBoxer(state, red).gym !== null || requireBoxer(state, blue).gym !== null;
    refuseUnless(isFight, 'Two men from out of town make no bout of ours; pair one with a local.', 'RK-14');
  }
}

/** Requires a boxer of this month's card. */
function requireOnCard(state: State, id: BoxerId): Boxer {
  const boxer = requireBoxer(state, id);
  refuseUnless(
    findBout(state, id) !== null,
    `${boxer.name} does not fight this month; pick one from the card.`,
    'RK-13',
  );
  return boxer;
}

function findOpponent(state: State, id: BoxerId): Boxer {
  const bout = findBout(state, id);
  return requireBoxer(state, bout === null ? id : pickOpponent(bout, id));
}

type RingOrder = OrderOf<'bet'> | OrderOf<'fix-fight'> | OrderOf<'put-up-boxer'> | OrderOf<'make-card'>;

/** One waiting order of a kind for each boxer, or for a bet each fight; one card. */
function requireOnlyOne(state: State, seat: SeatId, order: DeepReadonly<RingOrder>, sentence: string): void {
  const bout = order.kind === 'bet' ? findBout(state, order.boxer) : null;
  const clashes = listWaitingOrders(state).some(({ seat: other, order: filed }) => {
    if (other !== seat || filed.kind !== order.kind) return false;
    if (!('boxer' in filed) || !('boxer' in order)) return true;
    if (bout !== null) return findBout(state, filed.boxer)?.id === bout.id;
    return filed.boxer === order.boxer;
  });
  refuseUnless(!clashes, sentence);
}

function collectKnown(state: State, seat: SeatId) {
  const { businesses, month } = state;
  return { businesses, month, ...collectOwnEntertainment(state, seat) };
}

/** Returns the boxers whom the seat itself has paid to lose. */
function listPaidBoxers(state: State, seat: SeatId): Set<BoxerId> {
  const filed = listSeatWaitingOrders(state, seat);
  return new Set(filed.flatMap(({ order }) => (order.kind === 'fix-fight' ? [order.boxer] : [])));
}

function computeChance(state: State, seat: SeatId, id: BoxerId): number | null {
  return computeBoutChance(collectKnown(state, seat), id, listPaidBoxers(state, seat));
}

/** Describes the seat's knowledge of the two men. */
function describeForm(state: State, seat: SeatId, id: BoxerId): string[] {
  const { boxers } = collectKnown(state, seat);
  return [id, findOpponent(state, id).id].flatMap((one) => {
    const boxer = boxers[one];
    return boxer?.fists === null || boxer === undefined ? [] : [`${boxer.name} has FISTS ${boxer.fists}.`];
  });
}

/** The orders of the ring, by kind. */
export const ringOrders = { bet, 'fix-fight': fixFight, 'put-up-boxer': putUpBoxer, 'make-card': makeCard };
