import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { OrderOf } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { estimateRivalStrength } from '#main/games/empire-city/rules/orders/odds.ts';
import {
  requireCapo,
  isSpecial,
  requireMan,
  formatCellName,
  countNeighborsHeld,
  listReadyWith,
  findSquare,
  listSquares,
  sortStrongestFirst,
} from '#main/games/empire-city/rules/lookups.ts';
import { listSidesAt } from '#main/games/empire-city/rules/violence/order.ts';
import { scoreHarm, createPlanned, scoreSquare, type Outlook, type Planned } from '../outlook.ts';

/** Counts the combats that are still to come for a family besides this one. */
function countOtherCombats({ state, seat }: Outlook, square: Cell): number {
  const own = new Set([
    ...state.attacks.filter((one) => one.seat === seat).map((one) => one.square),
    ...listSquares(state, seat).filter((id) => state.attacks.some((one) => one.square === id)),
  ]);
  own.delete(square);
  return own.size;
}

/** [EMP-NPC-4] Commits just enough to win, and nothing to a fight that cannot be won. */
export function commitTo(outlook: Outlook, square: Cell): Planned {
  const { state, seat, own, effort } = outlook;
  const rivals = listSidesAt(state, square).filter((one) => one !== seat);
  const isDefender = findSquare(state, square)?.owner === seat;
  const strongest = rivals.toSorted(
    (a, b) => estimateRivalStrength(state, b, square) - estimateRivalStrength(state, a, square),
  );
  const [main = seat] = strongest;
  const theirs = effort.readsHands ? estimateRivalStrength(state, main, square) : 6;
  const shared = computeShare(state.attacks.filter((one) => one.seat === main).length);
  const target = theirs * shared + 1.5;
  const most = Math.max(1, own.hand.length - 2 * countOtherCombats(outlook, square));
  const weapons = own.cards
    .filter((card) => requireCard(card).weapon !== null)
    .toSorted((a, b) => (requireCard(b).weapon ?? 0) - (requireCard(a).weapon ?? 0));
  const men: { man: string; weapon: string | null }[] = [];
  let strength = countNeighborsHeld(state, square, seat) * state.house.neighbor;
  for (const man of sortStrongestFirst(state, listFighters(outlook)).slice(0, most)) {
    if (strength >= target && men.length > 0) break;
    if (men.length >= 4) break;
    const weapon = strength + requireMan(state, man).combat >= target ? null : (weapons.shift() ?? null);
    men.push({ man, weapon });
    strength += requireMan(state, man).combat + (weapon === null ? 0 : (requireCard(weapon).weapon ?? 0));
  }
  const extra = chooseTricks(outlook, { square, main, men: men.length, gap: target - strength, isDefender });
  const isHopeless = strength + extra.points < target - 5.5;
  const worth = 5 + scoreSquare(outlook, square) + (isDefender ? 1 : scoreHarm(outlook, main));
  if (isHopeless || men.length === 0) {
    const reveals = isDefender ? listBurners(outlook, square) : [];
    const order: OrderOf<'commit'> = { kind: 'commit', men: [], cards: [], reveals };
    return createPlanned(order, `${formatCellName(square)} is not worth men we would lose.`, [
      { name: 'men kept', points: men.length },
    ]);
  }
  const order: OrderOf<'commit'> = { kind: 'commit', men, cards: extra.cards, reveals: extra.reveals };
  return createPlanned(order, `${formatCellName(square)} is worth a fight.`, [
    { name: 'the prize', points: worth },
    { name: 'what they may bring', points: -theirs / 3 },
  ]);
}

/** Returns the share of its men that a family of several attacks has for one. */
function computeShare(attacks: number): number {
  return attacks > 1 ? 0.75 : 1;
}

/** Lists the men for a fight: those who are of more use elsewhere fight last. */
function listFighters({ state, own }: Outlook): string[] {
  const isValuable = (man: string): boolean => isSpecial(man) || requireMan(state, man).combat <= 1;
  const many = own.hand.filter((man) => !isValuable(man));
  return many.length >= 1 ? many : [...own.hand];
}

function listBurners({ own, state }: Outlook, square: Cell): { man: string; against: SeatId | null }[] {
  if ((findSquare(state, square)?.racket ?? null) === null) return [];
  return listReadyWith(own, 'demolition')
    .slice(0, 1)
    .map((man) => ({ man, against: null }));
}

type Fight = { square: Cell; main: SeatId; men: number; gap: number; isDefender: boolean };

type Extra = Pick<OrderOf<'commit'>, 'cards' | 'reveals'> & { points: number };

/** Chooses the tricks that are worth it: while the gap is open, and where there is something to save. */
function chooseTricks(outlook: Outlook, { square, main, men, gap, isDefender }: Fight): Extra {
  const { own, state } = outlook;
  const extra: Extra = { cards: [], reveals: [], points: 0 };
  const theyFight = requireCapo(state, main).hand.length > 0;
  if (men === 0) return extra;
  const use = (card: string, points: number, burns = false): void => {
    const needs = ['ambush', 'filed-firing-pin', 'bottle-of-gasoline'].includes(requireCard(card).kind) && !burns;
    extra.cards.push({ card, against: needs ? main : null, burns });
    extra.points += points;
  };
  for (const card of own.cards) {
    const open = gap - extra.points > -1.5;
    switch (requireCard(card).kind) {
      case 'the-whole-block':
        if (open) use(card, men > 1 ? 3 : 2);
        break;
      case 'ambush':
        if (open && theyFight) use(card, 3);
        break;
      case 'filed-firing-pin':
        if (open && requireCapo(state, main).cards.length > 1) use(card, 1);
        break;
      case 'bottle-of-gasoline':
        if (gap > 4 && isDefender && (findSquare(state, square)?.racket ?? null) !== null) use(card, 0, true);
        else if (open) use(card, 2);
        break;
      case 'street-doctor':
        if (gap > -3 && men > 1) use(card, 0);
        break;
      default:
    }
  }
  for (const man of listReadyWith(own, 'lure')) {
    if (own.hand.length > men + 1 && gap > -1) {
      extra.reveals.push({ man, against: main });
      extra.points += 1.5;
    }
  }
  return extra;
}
