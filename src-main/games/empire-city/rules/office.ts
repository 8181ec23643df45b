import { findCard } from '#shared/games/empire-city/cards.ts';
import { copCardTable } from '#shared/games/empire-city/copCards.ts';
import type { Goods } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { ask, namesOneOfTied, requireOnlySeat, type AutoRule } from './askRule.ts';
import { spend } from './decks.ts';
import { payBank, exhaust } from './gains.ts';
import { handOver, requireHas } from './goods.ts';
import { findAbility, countBacks, requireCapo, listReadyWith, listTurnOrder } from './lookups.ts';
import type { State } from './state.ts';
import { addTasks, type EmpireTable } from './table.ts';

/** [EMP-GF-1] */
export const office: AutoRule<'office'> = {
  run(table) {
    const { copCard, round } = table.state;
    table.emit({ type: 'phase-begun', phase: 'godfather', round });
    if (copCard !== null && copCardTable[copCard].calls) return callBidding(table, null, 'card');
    const seats = listTurnOrder(table.state).filter((seat) => {
      const capo = requireCapo(table.state, seat);
      return capo.hand.length > 0 || countBacks(capo).downtown > 0;
    });
    if (seats.length > 0) addTasks(table, { do: 'activate', seats });
  },
};

function callBidding(table: EmpireTable, seat: SeatId | null, how: string): void {
  table.emit({ type: 'bidding-called', seat, with: how });
  addTasks(table, { do: 'bids', seats: listTurnOrder(table.state) });
}

function canCall(state: State, seat: SeatId, what: string): boolean {
  const { cards, hand } = requireCapo(state, seat);
  if (cards.includes(what)) return findCard(what)?.kind === 'sit-down';
  const ability = hand.includes(what) ? findAbility(what) : null;
  return ability === 'caller' || ability === 'senator';
}

/** [EMP-ASK-9] */
export const activate = ask('activate', {
  title: 'Reactions',
  task: 'call the bidding, or let it be',
  manner: 'reaction',
  answer: 'use',
  check(state, seat, _task, { what }) {
    refuseUnless(
      what === null || canCall(state, seat, what),
      'The bidding is called with Sit-Down, Alderman Quill or Senator Crane from your hand.',
      'EMP-GF-1',
    );
  },
  byRule: () => ({ kind: 'use', what: null }),
  run(table, { seats }, answers) {
    const seat = seats.find((one) => answers(one).what !== null);
    const what = seat === undefined ? null : answers(seat).what;
    if (seat === undefined || what === null) return;
    if (findAbility(what) === null) spend(table, seat, [what], 'the bidding');
    else {
      table.emit({ type: 'man-revealed', seat, man: what, cause: 'calls the bidding' });
      exhaust(table, seat, [what], 'the bidding');
    }
    callBidding(table, seat, what);
  },
});

const senatorDollars = 300;

/** [EMP-ASK-10, EMP-GF-2] */
export const bids = ask('bids', {
  title: 'The bidding',
  task: 'bid for the office',
  manner: 'sealed',
  answer: 'bid',
  check(state, seat, _task, { dollars, senator }) {
    const capo = requireCapo(state, seat);
    refuseUnless(
      dollars <= capo.cashDollars,
      `You bid ${formatDollars(dollars)} and have ${formatDollars(capo.cashDollars)}.`,
      'EMP-GF-2',
    );
    refuseUnless(
      !senator || listReadyWith(capo, 'senator').length > 0,
      'Senator Crane is not ready in your hand.',
      'EMP-ABIL-24',
    );
  },
  byRule: () => ({ kind: 'bid', dollars: 0, senator: false }),
  run(table, { seats }, answers) {
    const made = seats.map((seat) => {
      const { dollars, senator } = answers(seat);
      // [EMP-GF-2] Nothing bid is nothing bid, and Crane stays in the hand.
      return { seat, dollars, senator: senator && dollars > 0 };
    });
    table.emit({
      type: 'bids-opened',
      bids: Object.fromEntries(made.map(({ seat, dollars, senator }) => [seat, { dollars, senator }])),
    });
    for (const { seat, senator } of made) {
      if (!senator) continue;
      const men = listReadyWith(requireCapo(table.state, seat), 'senator');
      for (const man of men) table.emit({ type: 'man-revealed', seat, man, cause: 'speaks for a bid' });
      exhaust(table, seat, men, 'the bidding');
    }
    const worth = made.map((one) => ({ ...one, counts: one.dollars + (one.senator ? senatorDollars : 0) }));
    settleBids(table, worth);
  },
});

type Bid = { seat: SeatId; dollars: number; counts: number };

function settleBids(table: EmpireTable, made: readonly Bid[]): void {
  const { godfather, house } = table.state;
  if (godfather === null) return;
  const most = Math.max(0, ...made.map(({ counts }) => counts));
  if (most === 0) {
    return table.emit({ type: 'godfather-made', seat: godfather, from: godfather, dollars: 0, isTie: false });
  }
  const best = made.filter(({ counts }) => counts === most);
  const open = house.selfTies || best.length === 1 ? best : best.filter(({ seat }) => seat !== godfather);
  const [only] = open;
  if (only !== undefined && open.length === 1) return crown(table, only.seat, only.dollars, open.length < best.length);
  const tied = open.map(({ seat }) => seat);
  const seats = tied.filter((seat) => seat !== godfather);
  const pays = Object.fromEntries(open.map(({ seat, dollars }) => [seat, dollars]));
  addTasks(table, { do: 'sweeten', seats, tied, pays });
}

function crown(table: EmpireTable, seat: SeatId, dollars: number, isTie: boolean): void {
  const from = table.state.godfather;
  if (from === null) return;
  payBank(table, seat, -dollars, 'bids', dollars);
  table.emit({ type: 'godfather-made', seat, from, dollars, isTie });
}

/** [EMP-ASK-11, EMP-GF-3] */
export const sweeten = ask('sweeten', {
  title: 'Sweeteners',
  task: 'sweeten a bid',
  manner: 'sealed',
  answer: 'sweeten',
  check(state, seat, { pays }, { money, cards, men }) {
    const left = requireCapo(state, seat).cashDollars - (pays[seat] ?? 0);
    refuseUnless(
      money <= Math.max(0, left),
      `You can offer up to ${formatDollars(Math.max(0, left))} besides your bid.`,
      'EMP-GF-3',
    );
    requireHas(state, seat, { money, cards, men });
  },
  byRule: () => ({ kind: 'sweeten', money: 0, cards: [], men: [] }),
  run(table, { seats, tied, pays }, answers) {
    const { godfather } = table.state;
    const offers = seats.map((seat): [SeatId, DeepReadonly<Goods>] => {
      const { money, cards, men } = answers(seat);
      return [seat, { money, cards, men }];
    });
    if (godfather === null) return;
    for (const [seat, goods] of offers) {
      const copy = structuredClone(goods) as Goods;
      table.emit({ type: 'offer-made', seat, to: godfather, goods: copy });
    }
    addTasks(table, { do: 'bid-tie', seats: [godfather], tied, pays, offers: Object.fromEntries(offers) });
  },
});

/** [EMP-ASK-12] */
export const bidTie = ask('bid-tie', {
  ...namesOneOfTied,
  title: 'A tie for the office',
  check(_state, _seat, { tied }, { seat: named }) {
    refuseUnless(tied.includes(named), 'Name one of those who are tied.', 'EMP-GF-3');
  },
  byRule(state, seat, { tied, offers }) {
    const computeWorth = (one: SeatId): number => {
      const { money = 0, cards = [], men = [] } = offers[one] ?? {};
      return money + cards.length * 150 + men.length * 200;
    };
    const [best = seat] = tied.toSorted(
      (a, b) => computeWorth(b) - computeWorth(a) || requireCapo(state, a).points - requireCapo(state, b).points,
    );
    return { kind: 'name', seat: tied.includes(seat) ? seat : best };
  },
  run(table, { seats, offers, pays }, answers) {
    const godfather = requireOnlySeat({ seats });
    const named = answers(godfather).seat;
    table.emit({ type: 'tie-broken', godfather, seat: named, over: 'the office' });
    crown(table, named, pays[named] ?? 0, true);
    const offer = offers[named];
    if (offer !== undefined && named !== godfather) handOver(table, named, godfather, offer, true);
  },
});
