import { requireCard, findCard } from '#shared/games/empire-city/cards.ts';
import { requireRacket } from '#shared/games/empire-city/rackets.ts';
import type { Order } from '#shared/games/empire-city/orders.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { formatCellName, formatManName } from './lookups.ts';
import type { State } from './state.ts';

type Seen = DeepReadonly<Order>;
type Title<K extends Order['kind']> = (state: State, order: DeepReadonly<Extract<Order, { kind: K }>>) => string;

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

const titles: { readonly [K in Order['kind']]: Title<K> } = {
  cityHall: (_state, { times }) => `Give ${formatCount(times, 'time')} at City Hall`,
  pitney: () => 'Bet at Pitney Downs',
  pancetta: (_state, { decks }) => `Draw ${formatCount(decks.length, 'card')} at Pancetta`,
  station: (_state, { men: named }) => `Hire ${joinMen(named)} at the Station`,
  docks: () => 'Meet a boat at The Docks',
  stMarys: () => 'Confess at St Mary’s',
  local162: () => 'See the men of Local 162',
  control: (_state, { square, purchases }) => `Hold ${formatCellName(square)}${describePurchases(purchases)}`,
  attack: (_state, { square }) => `Attack ${formatCellName(square)}`,
  hit: (state, { rival: seat, man }) =>
    man === null ? `Strike at a man of ${nameRival(state, seat)}` : `Strike at ${formatManName(man)}`,
  lieLow: () => 'Lie low',
  play: (state, { card, rival: seat }) =>
    `Play ${nameKnown(card)}${seat === null ? '' : ` against ${nameRival(state, seat)}`}`,
  reveal: (_state, { man }) => `Reveal ${formatManName(man)}`,
  give: (state, { to }) => `Give ${nameRival(state, to)} a present`,
  deal: (state, { to }) => `Propose a deal to ${nameRival(state, to)}`,
  pact: (state, order) => `Propose a pact to ${nameRival(state, order.with)}`,
  break: () => 'Break a pact',
  pickRacket: (_state, { racket, square }) => `Open a ${describeRacket(racket)} in ${formatCellName(square)}`,
  pickSquare: (_state, { square }) => `Take ${formatCellName(square)}`,
  pickMen: (_state, { men: named }) => `Take ${joinMen(named)}`,
  name: (state, { seat }) => `Name ${nameRival(state, seat)}`,
  withdrawCops: (_state, { cops }) => `Withdraw ${formatCount(cops.length, 'cop')}`,
  use: (_state, { what }) => (what === null ? 'Pass' : `Use ${nameKnown(what)}`),
  moveCops: (_state, { moves }) => `Move ${formatCount(moves.length, 'cop')}`,
  ness: (_state, { to }) => `Send Ness to ${formatCellName(to)}`,
  pay: (_state, { isPaid }) => (isPaid ? 'Pay' : 'Take the corruption'),
  bust: (_state, { with: how }) =>
    how === 'pay' ? 'Pay the bribe' : how === 'lose' ? 'Lose the square' : `Use ${nameKnown(how)}`,
  bid: (_state, { dollars }) => (dollars === 0 ? 'Abstain' : `Bid ${formatDollars(dollars)}`),
  sweeten: () => 'Sweeten the bid',
  hire: (_state, { men: named }) => (named.length === 0 ? 'Hire nobody' : `Hire ${joinMen(named)}`),
  buy: (_state, { purchases }) => (purchases.length === 0 ? 'Buy nothing' : `Buy${describePurchases(purchases)}`),
  crate: (_state, { racket }) => (racket === null ? 'Leave the crate' : `Take a ${describeRacket(racket)}`),
  accept: (_state, { will }) => (will ? 'Agree' : 'Decline'),
  commitHit: (_state, { man, cards }) => {
    const all = [...(man === null ? [] : [formatManName(man)]), ...cards.map((card) => nameKnown(card))];
    return all.length === 0 ? 'Commit nothing' : `Commit ${joinWords(all)}`;
  },
  chooseAttack: (_state, { square }) => `Fight in ${formatCellName(square)}`,
  commit: (_state, { men: used, cards, reveals }) => {
    const all = [...used, ...reveals].map(({ man }) => formatManName(man));
    const played = cards.map(({ card }) => (findCard(card) === null ? card : requireCard(card).name));
    return all.length + played.length === 0 ? 'Commit nothing' : `Commit ${joinWords([...all, ...played])}`;
  },
  refresh: (_state, { men: named, favors }) => {
    const all = [...named, ...favors];
    return all.length === 0 ? 'Pay nobody' : `Pay ${joinMen(all)}`;
  },
  collect: (_state, { cards, men: named }) =>
    cards.length + named.length === 0
      ? 'Collect'
      : `Collect with ${joinWords([...cards.map(({ card }) => nameKnown(card)), ...named.map((man) => formatManName(man))])}`,
  byRule: () => 'Decide for me',
  message: (state, { to }) => (to === null ? 'Speak to all' : `Write to ${nameRival(state, to)}`),
};

/** Describes an order for the log. */
export function describeOrder(state: State, order: Seen): string {
  const title = titles[order.kind] as Title<Order['kind']>;
  return title(state, order);
}
