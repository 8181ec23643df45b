import { requireCell } from '#shared/games/empire-city/board.ts';
import { findCard, requireCard } from '#shared/games/empire-city/cards.ts';
import { findKind, type CardId, type Cell, type ManId, type RacketId } from '#shared/games/empire-city/ids.ts';
import { specials } from '#shared/games/empire-city/men.ts';
import { findRacket } from '#shared/games/empire-city/rackets.ts';
import type { Ruling } from '#shared/games/empire-city/rulings.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount } from '#shared/words/text.ts';
import type { RulingTable } from '#kernel/declare/ruling.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import {
  formatCellName,
  formatManName,
  isWatched,
  listCapos,
  requireCapo,
  requireMan,
  requireRacketInPlay,
} from '../lookups.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';
import { refillMen, refillRackets } from '../decks.ts';
import { checkSite, openSquare } from '../turns/control.ts';
import { callAttacksOff } from '../violence/order.ts';

export const rule = 'EMP-ASK-23';

export const nameCapo = ({ capos }: State, seat: SeatId): string => capos[seat]?.name ?? 'Somebody';

const nameOwner = (state: State, seat: SeatId | null, nobody: string): string =>
  seat === null ? nobody : nameCapo(state, seat);

type Given<K extends Ruling['kind']> = Extract<Ruling, { kind: K }>;

/** [EMP-ASK-23] The rulings that put right what lies wrong on a table: men, cards, rackets, tokens, the office, Ness. */
export const boardDeeds: Pick<
  RulingTable<EmpireTable, Ruling>,
  'ness' | 'man' | 'card' | 'racket' | 'tokens' | 'office'
> = {
  ness: {
    title: (_state, { to }) => (to === null ? 'Ness leaves town' : `Ness stands in ${formatCellName(to)}`),
    carryOut: (table, ruling) => moveNess(table, ruling),
  },
  man: {
    title: (_state, { man }) => `Put ${formatManName(man)} right`,
    carryOut: (table, ruling) => moveMan(table, ruling),
  },
  card: {
    title: (state, { from, to }) =>
      `Move a card from ${nameOwner(state, from, 'the deck')} to ${nameOwner(state, to, 'the discards')}`,
    carryOut: (table, ruling) => moveCard(table, ruling),
  },
  racket: {
    title: (_state, { square }) => `Change the racket in ${formatCellName(square)}`,
    carryOut: (table, ruling) => setRacket(table, ruling),
  },
  tokens: {
    title: (state, { seat, against, count }) =>
      `${nameCapo(state, seat)} has ${formatCount(count, 'token')} of ${nameCapo(state, against)}`,
    carryOut(table, { seat, against, count }) {
      requireCapo(table.state, against);
      refuseUnless(seat !== against, 'Nobody holds tokens of his own family; pick another one.', rule);
      table.emit({ type: 'tokens-ruled', seat, against, count });
    },
  },
  office: {
    title: (state, { seat }) => `${nameCapo(state, seat)} is godfather`,
    carryOut(table, { seat }) {
      const { agenda, godfather } = table.state;
      const isContested = agenda.some((task) => ['office', 'activate', 'bids', 'sweeten', 'bid-tie'].includes(task.do));
      refuseUnless(!isContested, 'The office is decided in this round still; wait until it is.', rule);
      refuseUnless(godfather !== seat, `${nameCapo(table.state, seat)} is godfather already; pick another one.`, rule);
      table.emit({ type: 'office-ruled', seat });
    },
  },
};

/** Returns true from the first commitment to a combat to its last loss. */
export function isFoughtFor({ agenda: [task], combat }: State, square: Cell): boolean {
  if (task?.do === 'commit') return task.square === square;
  return task?.do === 'combat-tie' && combat?.square === square;
}

/** [EMP-COPS-8, EMP-COPS-11] Moves Ness; attacks on his new square are called off. */
function moveNess(table: EmpireTable, { to }: Given<'ness'>): void {
  const { state } = table;
  if (to === null) {
    refuseUnless(state.isNessHere, 'Ness is not in town; pick a square for him.', rule);
    return table.emit({ type: 'ness-ruled', to });
  }
  const isOpen = requireCell(to).place !== null || state.squares[to] !== undefined;
  refuseUnless(isOpen, `Nobody can stand in ${formatCellName(to)}; choose an open square.`, rule);
  refuseUnless(
    !isFoughtFor(state, to),
    `The combat in ${formatCellName(to)} is being fought; move Ness after it.`,
    rule,
  );
  refuseUnless(
    !isWatched(state, to),
    `A cop or Ness stands in ${formatCellName(to)} already; choose another square.`,
    'EMP-COPS-8',
  );
  table.emit({ type: 'ness-ruled', to });
  callAttacksOff(table, to);
}

/** Moves a man to a hand, to the exhausted, to the dead, or back among the men for hire. */
function moveMan(table: EmpireTable, { man, seat, status }: Given<'man'>): void {
  const { state } = table;
  const { name } = requireMan(state, man);
  const isOwned = status === 'ready' || status === 'exhausted';
  refuseUnless(isOwned || seat === null, `${name} belongs to nobody then; pick “nobody” for his family.`, rule);
  refuseUnless(!isOwned || seat !== null, `Pick the family that ${name} belongs to.`, rule);
  if (seat !== null) requireCapo(state, seat);
  const isFighting = state.combat?.sides.some(({ men }) => men.some((one) => one.man === man)) === true;
  refuseUnless(!isFighting && state.hit?.man !== man, `${name} is in a fight; wait until it is over.`, rule);
  const holder = listCapos(state).find(({ hand, exhausted }) => hand.includes(man) || exhausted.includes(man)) ?? null;
  if (seat !== null) refuseFifth(state, seat, man);
  const wasSecret = holder?.hand.includes(man) === true && holder.seen[man] !== true;
  const isInDraw = state.decks.men.draw.includes(man);
  const isPublic = status === 'exhausted' || status === 'dead' || !(wasSecret || isInDraw);
  table.emit({ type: 'man-ruled', man, from: holder?.seat ?? null, to: seat, status, isPublic });
  refillMen(table);
}

/** [EMP-WIN-3] Refuses the last of the notables: whoever has all of them has won. */
function refuseFifth(state: State, seat: SeatId, man: ManId): void {
  const { hand, exhausted, name } = requireCapo(state, seat);
  const held = new Set([...hand, ...exhausted, man]);
  const isLast = specials.includes(man) && specials.every((one) => held.has(one));
  refuseUnless(
    !isLast,
    `With ${formatManName(man)} ${name} would have all notables and win; give him to another.`,
    rule,
  );
}

/** Moves one copy of a card; a hand keeps what it has besides. */
function moveCard(table: EmpireTable, { card: wanted, from, to }: Given<'card'>): void {
  const { state } = table;
  refuseUnless(findCard(wanted) !== null, 'There is no such card in the game; look at its name again.', rule);
  refuseUnless(from !== to, 'The card stays where it is; pick another place for it.', rule);
  if (to !== null) requireCapo(state, to);
  const { band, name } = requireCard(wanted);
  const { draw, discard } = state.decks[band];
  const isWanted = (card: CardId): boolean => card === wanted || findKind(card) === wanted;
  const copy = (from === null ? [...discard, ...draw] : requireCapo(state, from).cards).find(isWanted);
  const where = from === null ? 'the deck and its discards' : `the hand of ${nameCapo(state, from)}`;
  refuseUnless(copy !== undefined, `There is no ${name} in ${where}.`, rule);
  table.emit({ type: 'card-ruled', card: copy, deck: band, from, to });
}

/** [EMP-RACK-3] Puts a racket on a square that somebody holds, or takes it away. */
function setRacket(table: EmpireTable, { square, racket: wanted, count }: Given<'racket'>): void {
  const { state } = table;
  const { owner, racket: present } = openSquare(state, square);
  const isFought = state.attacks.some((one) => one.square === square);
  refuseUnless(!isFought, 'That square is under attack; wait for the combat.', rule);
  if (wanted === null) return table.emit({ type: 'racket-ruled', square, racket: null, count: 0 });
  refuseUnless(findRacket(wanted) !== null, 'There is no such racket in the game; look at its name again.', rule);
  refuseUnless(owner !== null, `Nobody holds ${formatCellName(square)}; say first who does.`, rule);
  const racket = findFreeRacket(state, wanted, present);
  const { name, type } = requireRacketInPlay(state, racket);
  refuseUnless(count === 1 || type === 'bordello', `${name} is no bordello; it counts 1.`, rule);
  // The site is checked as if the square were empty.
  const squares = { ...state.squares, [square]: { owner, racket: null, count: 0 } };
  checkSite({ ...state, squares, cops: [], ness: null }, racket, square);
  table.emit({ type: 'racket-ruled', square, racket, count });
  refillRackets(table);
}

/** Finds a copy of a racket that is not on another square, the square's own first. */
function findFreeRacket({ racketTrack, decks }: State, wanted: RacketId, present: RacketId | null): RacketId {
  const free = [
    ...(present === null ? [] : [present]),
    ...decks.rackets.discard,
    ...racketTrack,
    ...decks.rackets.draw,
  ];
  const copy = free.find((one) => one === wanted || findKind(one) === wanted);
  refuseUnless(copy !== undefined, 'All of these rackets are on other squares; take one away first.', rule);
  return copy;
}
