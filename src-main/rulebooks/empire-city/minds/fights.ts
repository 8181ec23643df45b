import { cardOf } from '../../../../src-shared/games/empire-city/cards.ts';
import type { Cell } from '../../../../src-shared/games/empire-city/ids.ts';
import type { OrderOf } from '../../../../src-shared/games/empire-city/orders.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { rivalStrength } from '../desk/odds.ts';
import {
  abilityOf,
  capoOf,
  isSpecial,
  manOf,
  nameOfCell,
  nameOfMan,
  neighborsHeld,
  readyWith,
  squareAt,
  squaresOf,
  strongestFirst,
} from '../lookups.ts';
import { sidesAt } from '../violence/combat.ts';
import { harmTo, planned, squareWorth, type Outlook, type Planned } from './outlook.ts';

const negating: ReadonlySet<string> = new Set(['bolt-hole', 'bodyguards']);

/** Combats that are still to come for a family besides this one. */
function otherCombats({ state, seat }: Outlook, square: Cell): number {
  const own = new Set([
    ...state.attacks.filter((one) => one.seat === seat).map((one) => one.square),
    ...squaresOf(state, seat).filter((id) => state.attacks.some((one) => one.square === id)),
  ]);
  own.delete(square);
  return own.size;
}

/** [EMP-NPC-4] As much as it takes, and nothing where it cannot be won. */
export function commitTo(outlook: Outlook, square: Cell): Planned {
  const { state, seat, own, effort } = outlook;
  const rivals = sidesAt(state, square).filter((one) => one !== seat);
  const isDefender = squareAt(state, square)?.owner === seat;
  const strongest = rivals.toSorted(
    (a, b) => rivalStrength(state, b, square) - rivalStrength(state, a, square),
  );
  const [main = seat] = strongest;
  const theirs = effort.readsHands ? rivalStrength(state, main, square) : 6;
  const shared = sharedBy(state.attacks.filter((one) => one.seat === main).length);
  const target = theirs * shared + 1.5;
  const most = Math.max(1, own.hand.length - 2 * otherCombats(outlook, square));
  const weapons = own.cards
    .filter((card) => cardOf(card).weapon !== null)
    .toSorted((a, b) => (cardOf(b).weapon ?? 0) - (cardOf(a).weapon ?? 0));
  const men: { man: string; weapon: string | null }[] = [];
  let strength = neighborsHeld(state, square, seat) * state.house.neighbor;
  for (const man of strongestFirst(state, fighters(outlook)).slice(0, most)) {
    if (strength >= target && men.length > 0) break;
    if (men.length >= 4) break;
    const weapon = strength + manOf(state, man).combat >= target ? null : (weapons.shift() ?? null);
    men.push({ man, weapon });
    strength += manOf(state, man).combat + (weapon === null ? 0 : (cardOf(weapon).weapon ?? 0));
  }
  const extra = cardsFor(outlook, {
    square,
    main,
    men: men.length,
    gap: target - strength,
    isDefender,
  });
  const isHopeless = strength + extra.points < target - 5.5;
  const worth = 5 + squareWorth(outlook, square) + (isDefender ? 1 : harmTo(outlook, main));
  if (isHopeless || men.length === 0) {
    const reveals = isDefender ? burners(outlook, square) : [];
    const order: OrderOf<'commit'> = { kind: 'commit', men: [], cards: [], reveals };
    return planned(order, `${nameOfCell(square)} is not worth men we would lose.`, [
      { name: 'men kept', points: men.length },
    ]);
  }
  const order: OrderOf<'commit'> = {
    kind: 'commit',
    men,
    cards: extra.cards,
    reveals: extra.reveals,
  };
  return planned(order, `${nameOfCell(square)} is worth a fight.`, [
    { name: 'the prize', points: worth },
    { name: 'what they may bring', points: -theirs / 3 },
  ]);
}

/** Whoever attacks in several squares has not all his men for one. */
function sharedBy(attacks: number): number {
  return attacks > 1 ? 0.75 : 1;
}

/** Men who are of more use elsewhere fight last. */
function fighters({ state, own }: Outlook): string[] {
  const valuable = (man: string): boolean => isSpecial(man) || manOf(state, man).combat <= 1;
  const many = own.hand.filter((man) => !valuable(man));
  return many.length >= 1 ? many : [...own.hand];
}

function burners({ own, state }: Outlook, square: Cell): { man: string; against: SeatId | null }[] {
  if (squareAt(state, square)?.racket == null) return [];
  return readyWith(own, 'demolition')
    .slice(0, 1)
    .map((man) => ({ man, against: null }));
}

type Fight = { square: Cell; main: SeatId; men: number; gap: number; isDefender: boolean };
type Extra = Pick<OrderOf<'commit'>, 'cards' | 'reveals'> & { points: number };

/** Tricks that are worth it: while the gap is open, and where there is something to save. */
function cardsFor(outlook: Outlook, { square, main, men, gap, isDefender }: Fight): Extra {
  const { own, state } = outlook;
  const extra: Extra = { cards: [], reveals: [], points: 0 };
  const theyFight = capoOf(state, main).hand.length > 0;
  if (men === 0) return extra;
  const use = (card: string, points: number, burns = false): void => {
    const needs =
      ['ambush', 'filed-firing-pin', 'bottle-of-gasoline'].includes(cardOf(card).kind) && !burns;
    extra.cards.push({ card, against: needs ? main : null, burns });
    extra.points += points;
  };
  for (const card of own.cards) {
    const open = gap - extra.points > -1.5;
    switch (cardOf(card).kind) {
      case 'the-whole-block':
        if (open) use(card, men > 1 ? 3 : 2);
        break;
      case 'ambush':
        if (open && theyFight) use(card, 3);
        break;
      case 'filed-firing-pin':
        if (open && capoOf(state, main).cards.length > 1) use(card, 1);
        break;
      case 'bottle-of-gasoline':
        if (gap > 4 && isDefender && squareAt(state, square)?.racket != null) use(card, 0, true);
        else if (open) use(card, 2);
        break;
      case 'street-doctor':
        if (gap > -3 && men > 1) use(card, 0);
        break;
      default:
    }
  }
  for (const man of readyWith(own, 'lure')) {
    if (own.hand.length > men + 1 && gap > -1) {
      extra.reveals.push({ man, against: main });
      extra.points += 1.5;
    }
  }
  return extra;
}

/** [EMP-ASK-17, EMP-NPC-5] */
export function commitToHit(outlook: Outlook): Planned {
  const { state, seat } = outlook;
  const { hit } = state;
  if (hit === null) return planned({ kind: 'byRule' }, 'Nothing is to be done.');
  return seat === hit.by ? asAssassin(outlook) : asTarget(outlook);
}

function asAssassin({ state, own }: Outlook): Planned {
  const { hit } = state;
  const bomb = own.cards.find((card) => cardOf(card).kind === 'car-bomb');
  const isHard = hit !== null && (!hit.isExhausted || isSpecial(hit.man));
  if (bomb !== undefined && (own.hand.length < 2 || isHard)) {
    return planned({ kind: 'commitHit', man: null, cards: [bomb] }, 'A bomb asks no questions.');
  }
  const bonus = (man: string): number => (abilityOf(man) === 'marksman' ? 2 : 0);
  const order = own.hand.toSorted(
    (a, b) => manOf(state, b).combat + bonus(b) - manOf(state, a).combat - bonus(a),
  );
  const cheap = own.hand.toSorted(
    (a, b) => manOf(state, a).costDollars - manOf(state, b).costDollars,
  );
  const guards = hit === null ? 0 : capoOf(state, hit.rival).hand.length;
  const cheapest = cheap.find(
    (man) => manOf(state, man).combat >= (guards > 2 ? 2 : 1) && !isSpecial(man),
  );
  const man = (hit?.isExhausted === true ? cheapest : order[0]) ?? own.hand[0] ?? null;
  const weapons = own.cards.filter(
    (card) => cardOf(card).weapon !== null && cardOf(card).windows.includes('hit'),
  );
  const points = (card: string): number =>
    cardOf(card).kind === 'straight-razor' ? 3 : (cardOf(card).weapon ?? 0);
  const [weapon] = weapons.toSorted((a, b) => points(b) - points(a));
  const pin = own.cards.find((card) => cardOf(card).kind === 'filed-firing-pin');
  const wantsArms = hit?.isExhausted !== true;
  const cards = [
    ...(wantsArms && weapon !== undefined ? [weapon] : []),
    ...(wantsArms && pin !== undefined && own.cards.length > 3 ? [pin] : []),
  ];
  return planned(
    { kind: 'commitHit', man, cards },
    man === null ? 'Nobody is left to send.' : `${nameOfMan(man)} is the man for it.`,
  );
}

function asTarget({ state, own, left }: Outlook): Planned {
  const { hit } = state;
  if (hit === null) return planned({ kind: 'byRule' }, 'Nothing is to be done.');
  const isDear = isSpecial(hit.man) || manOf(state, hit.man).costDollars >= 250 || left < 1.5;
  const card = own.cards.find((one) => negating.has(cardOf(one).kind));
  const [shadow = null] = readyWith(own, 'shadow');
  if (isDear && card !== undefined) {
    return planned(
      { kind: 'commitHit', man: null, cards: [card] },
      `${nameOfMan(hit.man)} was warned.`,
    );
  }
  if (
    isDear &&
    shadow !== null &&
    (shadow === hit.man || manOf(state, hit.man).costDollars >= 300)
  ) {
    return planned(
      { kind: 'commitHit', man: shadow, cards: [] },
      `${nameOfMan(shadow)} saw them coming.`,
    );
  }
  const armed = hit.isExhausted
    ? []
    : own.cards
        .filter((one) => cardOf(one).weapon !== null && cardOf(one).windows.includes('hit'))
        .slice(0, 1);
  const pin = own.cards
    .filter((one) => cardOf(one).kind === 'filed-firing-pin')
    .slice(0, hit.isExhausted ? 0 : 1);
  return planned(
    { kind: 'commitHit', man: null, cards: [...armed, ...pin] },
    'He has to look after himself.',
  );
}
