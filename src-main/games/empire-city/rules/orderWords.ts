import { requireCard, findCard } from '#shared/games/empire-city/cards.ts';
import { requireRacket } from '#shared/games/empire-city/rackets.ts';
import type { Order } from '#shared/games/empire-city/orders.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { createDescriber, type OrderTable } from '#kernel/declare/order.ts';
import { nameStrike, placeOn } from './events/matters.ts';
import { formatCellName, formatManName } from './lookups.ts';
import type { State } from './state.ts';

const joinMen = (names: readonly string[]): string => joinWords(names.map((man) => formatManName(man)));
const nameKnown = (card: string): string => findCard(card)?.name ?? formatManName(card);
const nameRival = (state: State, seat: string | null): string =>
  seat === null ? 'nobody' : (state.capos[seat as never]?.name ?? 'somebody');

function describePurchases(purchases: readonly { readonly racket: string; readonly square: string }[]): string {
  return purchases.length === 0
    ? ''
    : ` with ${joinWords(purchases.map(({ racket }) => `a ${describeRacket(racket)}`))}`;
}

function describeRacket(racket: string): string {
  try {
    return requireRacket(racket).name;
  } catch {
    return 'racket';
  }
}

/** The words of orders about a square. */
const onSquare = { places: ({ square }: { square: string | null }) => (square === null ? [] : [placeOn(square)]) };

/** Each kind of order in words. */
export const orderWords: OrderTable<State, Order> = {
  cityHall: { title: (_state, { times }) => `Give ${formatCount(times, 'time')} at City Hall` },
  pitney: { title: () => 'Bet at Pitney Downs' },
  pancetta: { title: (_state, { decks }) => `Draw ${formatCount(decks.length, 'card')} at Pancetta` },
  station: { title: (_state, { men: named }) => `Hire ${joinMen(named)} at the Station` },
  docks: { title: () => 'Meet a boat at The Docks' },
  stMarys: { title: () => 'Confess at St. Mary’s' },
  local162: { title: () => 'See the men of Local 162' },
  control: {
    ...onSquare,
    title: (_state, { square, purchases }) => `Hold ${formatCellName(square)}${describePurchases(purchases)}`,
  },
  attack: {
    ...onSquare,
    title: (_state, { square }) => `Attack ${formatCellName(square)}`,
    scenes: (seat, { square }) => [`attack ${seat} ${square}`],
  },
  hit: {
    title: (state, { rival: seat, man }) =>
      man === null ? `Strike at a man of ${nameRival(state, seat)}` : `Strike at ${formatManName(man)}`,
    scenes: (seat, { rival, man }) => [nameStrike(seat, rival, man)],
  },
  lieLow: { title: () => 'Lie low' },
  play: {
    ...onSquare,
    title: (state, { card, rival: seat }) =>
      `Play ${nameKnown(card)}${seat === null ? '' : ` against ${nameRival(state, seat)}`}`,
  },
  reveal: { title: (_state, { man }) => `Reveal ${formatManName(man)}` },
  give: { title: (state, { to }) => `Give ${nameRival(state, to)} a present` },
  deal: { title: (state, { to }) => `Propose a deal to ${nameRival(state, to)}` },
  pact: { title: (state, order) => `Propose a pact to ${nameRival(state, order.with)}` },
  break: { title: () => 'Break a pact' },
  pickRacket: {
    ...onSquare,
    title: (_state, { racket, square }) => `Open a ${describeRacket(racket)} in ${formatCellName(square)}`,
  },
  pickSquare: { ...onSquare, title: (_state, { square }) => `Take ${formatCellName(square)}` },
  pickMen: { title: (_state, { men: named }) => `Take ${joinMen(named)}` },
  name: { title: (state, { seat }) => `Name ${nameRival(state, seat)}` },
  withdrawCops: { title: (_state, { cops }) => `Withdraw ${formatCount(cops.length, 'cop')}` },
  use: { title: (_state, { what }) => (what === null ? 'Pass' : `Use ${nameKnown(what)}`) },
  moveCops: { title: (_state, { moves }) => `Move ${formatCount(moves.length, 'cop')}` },
  ness: { title: (_state, { to }) => `Send Ness to ${formatCellName(to)}` },
  pay: { title: (_state, { isPaid }) => (isPaid ? 'Pay' : 'Take the corruption') },
  bust: {
    title: (_state, { with: how }) =>
      how === 'pay' ? 'Pay the bribe' : how === 'lose' ? 'Lose the square' : `Use ${nameKnown(how)}`,
    scenes: (seat) => [`bust ${seat}`],
  },
  bid: {
    title: (_state, { dollars }) => (dollars === 0 ? 'Abstain' : `Bid ${formatDollars(dollars)}`),
    scenes: (seat) => [`office ${seat}`],
    silence: 'Somebody else bid more.',
  },
  sweeten: { title: () => 'Sweeten the bid' },
  hire: { title: (_state, { men: named }) => (named.length === 0 ? 'Hire nobody' : `Hire ${joinMen(named)}`) },
  buy: {
    title: (_state, { purchases }) => (purchases.length === 0 ? 'Buy nothing' : `Buy${describePurchases(purchases)}`),
  },
  crate: {
    ...onSquare,
    title: (_state, { racket }) => (racket === null ? 'Leave the crate' : `Take a ${describeRacket(racket)}`),
  },
  accept: { title: (_state, { will }) => (will ? 'Agree' : 'Decline') },
  commitHit: {
    title: (_state, { man, cards }) => {
      const all = [...(man === null ? [] : [formatManName(man)]), ...cards.map((card) => nameKnown(card))];
      return all.length === 0 ? 'Commit nothing' : `Commit ${joinWords(all)}`;
    },
  },
  chooseAttack: { ...onSquare, title: (_state, { square }) => `Fight in ${formatCellName(square)}` },
  commit: {
    title: (_state, { men: used, cards, reveals }) => {
      const all = [...used, ...reveals].map(({ man }) => formatManName(man));
      const played = cards.map(({ card }) => (findCard(card) === null ? card : requireCard(card).name));
      return all.length + played.length === 0 ? 'Commit nothing' : `Commit ${joinWords([...all, ...played])}`;
    },
  },
  refresh: {
    title: (_state, { men: named, favors }) => {
      const all = [...named, ...favors];
      return all.length === 0 ? 'Pay nobody' : `Pay ${joinMen(all)}`;
    },
  },
  collect: {
    title: (_state, { cards, men: named }) =>
      cards.length + named.length === 0
        ? 'Collect'
        : `Collect with ${joinWords([...cards.map(({ card }) => nameKnown(card)), ...named.map((man) => formatManName(man))])}`,
  },
  byRule: { title: () => 'Decide for me' },
  message: { title: (state, { to }) => (to === null ? 'Speak to all' : `Write to ${nameRival(state, to)}`) },
};

/** Describes an order for the log. */
export const describeOrder = createDescriber<State, Order>(orderWords);
