import { cellOfPlace, type PlaceKind } from '../../../../src-shared/games/empire-city/board.ts';
import {
  cells,
  type Band,
  type Cell,
  type ManId,
} from '../../../../src-shared/games/empire-city/ids.ts';
import type { Cash, Declaration } from '../../../../src-shared/games/empire-city/orders.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Factor } from '../../../../src-shared/words/journal.ts';
import { rivalStrength, winChance, hitChance } from '../desk/odds.ts';
import { isUsedUp } from '../decks.ts';
import {
  backsOf,
  capoOf,
  dearestFirst,
  isSpecial,
  isWatched,
  manOf,
  nameOfCell,
  nameOfMan,
  neighborsHeld,
  rivalsOf,
  squareAt,
  strongestFirst,
  hasShield,
} from '../lookups.ts';
import { attackCorruption, cityHallPoints, hitCorruption } from '../prices.ts';
import { attackersOf, canSend, checkHit } from '../violence/declare.ts';
import { cardOf } from '../../../../src-shared/games/empire-city/cards.ts';
import { pancettaCards, stMarysPoints, winningSums } from '../turns/places.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { manWorth, recruits } from './men.ts';
import { harmTo, spareMen, squareWorth, wordAgainst, type Outlook } from './outlook.ts';
import { claimable, claimWorth, ownSquares, shop } from './purchases.ts';

/** [EMP-NPC-1] One thing a figure may do, and what it is worth. */
export type Idea = { order: Declaration; sentence: string; factors: Factor[]; score: number };

function idea(order: Declaration, sentence: string, factors: Factor[]): Idea {
  return { order, sentence, factors, score: factors.reduce((sum, { points }) => sum + points, 0) };
}

function isOpen({ state }: Outlook, place: PlaceKind): boolean {
  return state.ness !== cellOfPlace[place];
}

/** Every token of families one moves against, each for the deck one has least of. */
export function cashAll({ state, own }: Outlook, against: readonly SeatId[]): Cash[] {
  const backs = backsOf(own);
  const wanted: Band[] = ['downtown', 'slums', 'midtown'];
  return [...new Set(against)].flatMap((family) =>
    Array.from({ length: own.tokens[family] ?? 0 }, () => {
      const [deck = 'downtown'] = wanted
        .filter((one) => !isUsedUp(state, one))
        .toSorted((a, b) => backs[a] - backs[b]);
      backs[deck] += 1;
      return { family, deck };
    }),
  );
}

function builds(outlook: Outlook): Idea[] {
  const { temper, own } = outlook;
  const budget = own.cashDollars;
  const claims = claimable(outlook).map((square) => {
    const { purchases, worth } = shop(outlook, square, budget);
    return idea(
      { kind: 'control', square, purchases },
      `${nameOfCell(square)} is there for the taking.`,
      [
        { name: 'the square', points: claimWorth(outlook, square) * temper.build },
        { name: 'rackets', points: worth * temper.build },
      ],
    );
  });
  const [home] = ownSquares(outlook);
  if (home === undefined) return claims;
  const { purchases, worth } = shop(outlook, null, budget);
  if (purchases.length === 0) return claims;
  const buying = idea(
    { kind: 'control', square: home, purchases },
    'There are rackets worth their price.',
    [{ name: 'rackets', points: worth * temper.build }],
  );
  return [...claims, buying];
}

/** What a family can bring to a square with the men it can spare, and what that costs to refresh. */
export function strengthWith(
  outlook: Outlook,
  square: Cell,
  men: readonly ManId[],
): { strength: number; dollars: number } {
  const { state, seat, own } = outlook;
  const best = strongestFirst(state, men).slice(0, 2);
  const arms = own.cards
    .flatMap((card) => cardOf(card).weapon ?? [])
    .toSorted((a, b) => b - a)
    .slice(0, best.length);
  const tricks = own.cards.filter((card) =>
    ['ambush', 'the-whole-block'].includes(cardOf(card).kind),
  ).length;
  const combat = best.reduce((sum, man) => sum + manOf(state, man).combat, 0);
  const own2 = neighborsHeld(state, square, seat) * state.house.neighbor;
  const shield = best.length > 0 && hasShield(state, seat, 'volkov') ? 1 : 0;
  const fame = own.powers.includes('bad-reputation') ? 2 : 0;
  const dollars = best.reduce((sum, man) => sum + manOf(state, man).costDollars, 0);
  const strength =
    combat + arms.reduce((sum, one) => sum + one, 0) * 0.8 + tricks * 2.5 + own2 + shield + fame;
  return { strength: best.length === 0 ? 0 : strength, dollars };
}

function attacks(outlook: Outlook): Idea[] {
  const { state, seat, stain, temper, effort } = outlook;
  if (state.house.quietOpening && state.round === 1) return [];
  const men = spareMen(outlook);
  return cells.flatMap((square) => {
    const owner = squareAt(state, square)?.owner ?? null;
    if (owner === null || owner === seat || isWatched(state, square)) return [];
    const before = attackersOf(state, square);
    if (before.includes(seat)) return [];
    const against = [owner, ...before];
    const tokens = cashAll(outlook, against);
    const order = { kind: 'attack' as const, square, tokens };
    const common: Factor[] = [
      { name: 'corruption', points: -attackCorruption(state) * stain },
      { name: 'tokens', points: tokens.length * 0.8 },
      { name: 'one’s word', points: -wordAgainst(outlook, owner) },
      { name: 'vendetta', points: Math.min(2, outlook.own.grudges[owner] ?? 0) * 0.25 },
    ];
    const theirs = Math.max(
      ...against.map((rival) => (effort.readsHands ? rivalStrength(state, rival, square) : 6)),
    );
    const harm = harmTo(outlook, owner);
    const { strength, dollars } = strengthWith(outlook, square, men);
    if (strength === 0) {
      const bluff = 0.35 * harm + (outlook.own.hand.length === 0 ? 0.3 : 0) - 0.7;
      return [
        idea(order, `A show of force in ${nameOfCell(square)} keeps their men busy.`, [
          { name: 'the bluff', points: bluff * temper.fight },
          ...common,
        ]),
      ];
    }
    const chance = winChance(strength, theirs);
    const prize = 5 + squareWorth(outlook, square) + harm;
    return [
      idea(order, `${nameOfCell(square)} can be taken.`, [
        {
          name: 'the square',
          detail: `${Math.round(chance * 100)}%`,
          points: chance * prize * temper.fight,
        },
        { name: 'men at risk', points: -(dollars / 270) * 0.6 - (1 - chance) * 2.5 },
        ...common,
      ]),
    ];
  });
}

function isLegalHit({ state, seat }: Outlook, rival: SeatId, man: ManId | null): boolean {
  try {
    checkHit(state, seat, { kind: 'hit', rival, man, tokens: [] });
    return true;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return false;
  }
}

/** [EMP-NPC-5] */
function hits(outlook: Outlook): Idea[] {
  const { state, seat, stain, temper } = outlook;
  if (!canSend(state, seat)) return [];
  const points = hitCorruption(state, seat);
  const spare = spareMen(outlook).length > 0 ? 0 : 1.5;
  return rivalsOf(state, seat).flatMap((rival) => {
    const { exhausted, name } = capoOf(state, rival);
    const targets: (ManId | null)[] = [...dearestFirst(state, exhausted).slice(0, 2), null];
    return targets.flatMap((man) => {
      if (!isLegalHit(outlook, rival, man)) return [];
      const tokens = cashAll(outlook, [rival]);
      const worth = man === null ? 300 : manOf(state, man).costDollars;
      const special = man !== null && isSpecial(man) ? manWorth(outlook, man) : 0;
      const chance = hitChance(state, seat, rival, man) * (man === null ? 0.8 : 1);
      const harm = harmTo(outlook, rival);
      return [
        idea(
          { kind: 'hit', rival, man, tokens },
          man === null
            ? `A man of ${name} would be missed.`
            : `${nameOfMan(man)} lies low and can be had.`,
          [
            {
              name: 'the kill',
              detail: `${Math.round(chance * 100)}%`,
              points:
                chance * (state.house.hitPoints + worth / 330 + special + harm * 0.5) * temper.hit,
            },
            { name: 'corruption', points: -points * stain },
            {
              name: 'the assassin',
              points: -0.3 - spare - (man === null ? (1 - chance) * 1.2 : 0),
            },
            { name: 'tokens', points: tokens.length * 0.8 },
            { name: 'one’s word', points: -wordAgainst(outlook, rival) },
          ],
        ),
      ];
    });
  });
}

/** Money kept for the upkeep and a bribe. Dollars. */
export function reserveOf({ own, left }: Outlook): number {
  return left <= 1.3 ? 0 : Math.min(400, own.exhausted.length * 150 + 100);
}

function cityHall(outlook: Outlook): Idea[] {
  const { state, seat, own, left, dollar } = outlook;
  if (!isOpen(outlook, 'city-hall')) return [];
  const { dollars } = state.house.cityHall;
  const each = cityHallPoints(state, seat);
  const needed = Math.ceil((state.house.victoryPoints - own.points) / each);
  const times = Math.min(
    needed,
    Math.floor(
      (own.cashDollars - (needed * dollars <= own.cashDollars ? 0 : reserveOf(outlook))) / dollars,
    ),
  );
  if (times < 1) return [];
  const wins = times >= needed;
  const price = left > 3.5 ? dollar : left > 2 ? dollar * 0.85 : dollar * 0.5;
  return [
    idea(
      { kind: 'cityHall', times },
      wins ? 'This wins the game.' : 'City Hall remembers its friends.',
      [
        { name: 'City Hall', points: each * times },
        { name: 'money', points: -dollars * times * price },
        { name: 'the end', points: wins ? 100 : 0 },
      ],
    ),
  ];
}

/** The decks to draw from: what it can use, and has least of. */
export function decksFor(outlook: Outlook, count: number): Band[] {
  const { state, own, temper } = outlook;
  const backs = backsOf(own);
  const taste = { slums: temper.fight, midtown: temper.build * 0.8, downtown: temper.office * 1.1 };
  const rank = (deck: Band): number => taste[deck] / (1 + backs[deck]) + outlook.whims.next() * 0.3;
  const decks: Band[] = [];
  for (let n = 0; n < count; n += 1) {
    const [deck = 'downtown'] = (['slums', 'midtown', 'downtown'] as const)
      .filter((one) => !isUsedUp(state, one))
      .toSorted((a, b) => rank(b) - rank(a));
    decks.push(deck);
    backs[deck] += 1;
  }
  return decks;
}

function places(outlook: Outlook): Idea[] {
  const { state, seat, own, dollar, stain, temper, left } = outlook;
  const ideas: Idea[] = [idea({ kind: 'lieLow' }, 'Better to do nothing.', [])];
  if (isOpen(outlook, 'pitney-downs')) {
    const chance = winningSums(state).reduce((sum, one) => sum + (6 - Math.abs(7 - one)) / 36, 0);
    ideas.push(
      idea({ kind: 'pitney' }, 'The pot is worth a throw.', [
        { name: 'the pot', points: chance * state.pot * dollar },
      ]),
    );
  }
  if (isOpen(outlook, 'pancetta')) {
    const count = pancettaCards(state, seat);
    const each =
      (own.cards.length < 5 ? 0.95 : own.cards.length < 8 ? 0.6 : 0.3) * (left < 1.5 ? 0.7 : 1);
    ideas.push(
      idea({ kind: 'pancetta', decks: decksFor(outlook, count) }, 'One hears things at Pancetta.', [
        { name: 'cards', points: count * each },
      ]),
    );
  }
  if (isOpen(outlook, 'station')) {
    const { men, worth } = recruits(outlook, state.menTrack, own.cashDollars - 50);
    if (men.length > 0)
      ideas.push(
        idea({ kind: 'station', men }, 'Good men are for hire.', [
          { name: 'men', points: worth * (0.75 + 0.25 * temper.fight) },
        ]),
      );
  }
  if (
    isOpen(outlook, 'st-marys') &&
    own.corruption > 0 &&
    own.cashDollars >= state.house.stMarys.dollars
  ) {
    const points = Math.min(own.corruption, stMarysPoints(state));
    ideas.push(
      idea({ kind: 'stMarys' }, 'A clean conscience is worth money.', [
        { name: 'corruption', points: points * stain * temper.clean },
        { name: 'money', points: -state.house.stMarys.dollars * dollar * 0.8 },
      ]),
    );
  }
  return [...ideas, ...fresh(outlook)];
}

/** [EMP-NPC-14] Where the tracks hold nothing of use, new ones are laid out. */
function fresh(outlook: Outlook): Idea[] {
  const { state, own, dollar, temper, whims } = outlook;
  if (state.copCard === 'dock-strike' || own.cashDollars < state.house.dockFee + 250) return [];
  const ideas: Idea[] = [];
  const fee = { name: 'the fee', points: -state.house.dockFee * dollar };
  const spending = own.cashDollars - state.house.dockFee;
  if (isOpen(outlook, 'docks')) {
    const here = recruits(outlook, state.menTrack, own.cashDollars).worth;
    const hope =
      Math.min(3, spending / 250) * (own.hand.length < 5 ? 0.75 : 0.4) + 1.1 * temper.collect;
    ideas.push(
      idea({ kind: 'docks' }, 'Nobody at the Station is any good; a boat may bring better men.', [
        { name: 'new men', points: hope + whims.next() * 0.6 },
        { name: 'those who are there', points: -0.5 * here },
        fee,
      ]),
    );
  }
  const free = ownSquares(outlook).filter((id) => squareAt(state, id)?.racket === null).length;
  if (isOpen(outlook, 'local-162') && free > 0) {
    const here = shop(outlook, null, own.cashDollars).worth;
    const hope = Math.min(free, 3, spending / 250) * 2 * Math.min(1, outlook.left / 4);
    ideas.push(
      idea({ kind: 'local162' }, 'The union has better rackets to offer.', [
        { name: 'new rackets', points: hope * temper.build + whims.next() * 0.4 },
        { name: 'those on the track', points: -0.5 * here },
        fee,
      ]),
    );
  }
  return ideas;
}

/** [EMP-NPC-1] Everything a figure may do, the best first. */
export function ideasOf(outlook: Outlook): Idea[] {
  const all = [
    ...builds(outlook),
    ...attacks(outlook),
    ...hits(outlook),
    ...cityHall(outlook),
    ...places(outlook),
  ];
  const { own, state } = outlook;
  const deadly = state.house.martialLaw;
  return all
    .filter(({ order }) => !isSuicide(order, own.corruption, deadly, outlook))
    .map((one) => ({ ...one, score: one.score + outlook.whims.next() * 0.2 }))
    .toSorted((a, b) => b.score - a.score);
}

/** Nobody brings martial law upon himself. */
function isSuicide(
  order: Declaration,
  corruption: number,
  limit: number,
  { state, seat }: Outlook,
): boolean {
  const points =
    order.kind === 'attack'
      ? attackCorruption(state)
      : order.kind === 'hit'
        ? hitCorruption(state, seat)
        : 0;
  return points > 0 && corruption + points >= limit;
}
