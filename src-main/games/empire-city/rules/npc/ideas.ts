import { countAffordable } from '#shared/words/numbers.ts';
import { cellOfPlace, type PlaceKind } from '#shared/games/empire-city/board.ts';
import type { Band } from '#shared/games/empire-city/ids.ts';
import type { Declaration } from '#shared/games/empire-city/orders.ts';
import { listRackets } from '#shared/games/empire-city/rackets.ts';
import { isUsedUp } from '../decks.ts';
import { countBacks, formatCellName, findSquare } from '../lookups.ts';
import { attackCorruption, computeCityHallPoints, computeHitCorruption } from '../prices.ts';
import { countPancettaCards, computeStMarysPoints, listWinningSums } from '../turns/places.ts';
import { listAttacks, listHits, createIdea, type Idea } from './bloodshed.ts';
import { chooseRecruits } from './men.ts';
import type { Outlook } from './outlook.ts';
import { claimWorth, listClaimable, listOwnSquares, chooseRackets } from './purchases.ts';

function isOpen({ state }: Outlook, place: PlaceKind): boolean {
  return state.ness !== cellOfPlace[place];
}

function listBuildIdeas(outlook: Outlook): Idea[] {
  const { weights, own } = outlook;
  const budget = own.cashDollars;
  const claims = listClaimable(outlook).map((square) => {
    const { purchases, worth } = chooseRackets(outlook, square, budget);
    return createIdea({ kind: 'control', square, purchases }, `${formatCellName(square)} is there for the taking.`, [
      { name: 'the square', points: claimWorth(outlook, square) * weights.build },
      { name: 'rackets', points: worth * weights.build },
    ]);
  });
  const [home] = listOwnSquares(outlook);
  if (home === undefined) return claims;
  const { purchases, worth } = chooseRackets(outlook, null, budget);
  if (purchases.length === 0) return claims;
  const buying = createIdea({ kind: 'control', square: home, purchases }, 'There are rackets worth their price.', [
    { name: 'rackets', points: worth * weights.build },
  ]);
  return [...claims, buying];
}

/** Money kept for the upkeep and a bribe. Dollars. */
export function computeReserve({ own, left }: Outlook): number {
  return left <= 1.3 ? 0 : Math.min(400, own.exhausted.length * 150 + 100);
}

function listCityHallIdeas(outlook: Outlook): Idea[] {
  const { state, seat, own, left, dollar } = outlook;
  if (!isOpen(outlook, 'city-hall')) return [];
  const { dollars } = state.house.cityHall;
  const each = computeCityHallPoints(state, seat);
  const needed = Math.ceil((state.house.victoryPoints - own.points) / each);
  const times = Math.min(
    needed,
    countAffordable(own.cashDollars - (needed * dollars <= own.cashDollars ? 0 : computeReserve(outlook)), dollars),
  );
  if (times < 1) return [];
  const wins = times >= needed;
  const price = left > 3.5 ? dollar : left > 2 ? dollar * 0.85 : dollar * 0.5;
  return [
    createIdea({ kind: 'cityHall', times }, wins ? 'This wins the game.' : 'City Hall remembers its friends.', [
      { name: 'City Hall', points: each * times },
      { name: 'money', points: -dollars * times * price },
      { name: 'the end', points: wins ? 100 : 0 },
    ]),
  ];
}

/** Chooses the decks to draw from: usable cards of which it has fewest. */
export function chooseDecks(outlook: Outlook, count: number): Band[] {
  const { state, own, weights } = outlook;
  const backs = countBacks(own);
  const taste = { slums: weights.fight, midtown: weights.build * 0.8, downtown: weights.office * 1.1 };
  const rank = (deck: Band): number => taste[deck] / (1 + backs[deck]) + outlook.random.next() * 0.3;
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

function listPlaceIdeas(outlook: Outlook): Idea[] {
  const { state, seat, own, dollar, stain, weights, left } = outlook;
  const ideas: Idea[] = [createIdea({ kind: 'lieLow' }, 'Better to do nothing.', [])];
  if (isOpen(outlook, 'pitney-downs')) {
    const chance = listWinningSums(state).reduce((sum, one) => sum + (6 - Math.abs(7 - one)) / 36, 0);
    ideas.push(
      createIdea({ kind: 'pitney' }, 'The pot is worth a throw.', [
        { name: 'the pot', points: chance * state.pot * dollar },
      ]),
    );
  }
  if (isOpen(outlook, 'pancetta')) {
    const count = countPancettaCards(state, seat);
    const each = (own.cards.length < 5 ? 0.95 : own.cards.length < 8 ? 0.6 : 0.3) * (left < 1.5 ? 0.7 : 1);
    ideas.push(
      createIdea({ kind: 'pancetta', decks: chooseDecks(outlook, count) }, 'One hears things at Pancetta.', [
        { name: 'cards', points: count * each },
      ]),
    );
  }
  if (isOpen(outlook, 'station')) {
    const { men, worth } = chooseRecruits(outlook, state.menTrack, own.cashDollars - 50);
    if (men.length > 0)
      ideas.push(
        createIdea({ kind: 'station', men }, 'Good men are for hire.', [
          { name: 'men', points: worth * (0.75 + 0.25 * weights.fight) },
        ]),
      );
  }
  if (isOpen(outlook, 'st-marys') && own.corruption > 0 && own.cashDollars >= state.house.stMarys.dollars) {
    const points = Math.min(own.corruption, computeStMarysPoints(state));
    ideas.push(
      createIdea({ kind: 'stMarys' }, 'A clean conscience is worth money.', [
        { name: 'corruption', points: points * stain * weights.clean },
        { name: 'money', points: -state.house.stMarys.dollars * dollar * 0.8 },
      ]),
    );
  }
  return [...ideas, ...listFreshIdeas(outlook)];
}

/** [EMP-NPC-14] Lists the laying out of new cards for tracks that hold nothing of use. */
function listFreshIdeas(outlook: Outlook): Idea[] {
  const { state, own, dollar, weights, random } = outlook;
  if (state.copCard === 'dock-strike' || own.cashDollars < state.house.dockFee + 250) return [];
  const ideas: Idea[] = [];
  const fee = { name: 'the fee', points: -state.house.dockFee * dollar };
  const spending = own.cashDollars - state.house.dockFee;
  if (isOpen(outlook, 'docks')) {
    const here = chooseRecruits(outlook, state.menTrack, own.cashDollars).worth;
    const hope = Math.min(3, spending / 250) * (own.hand.length < 5 ? 0.75 : 0.4) + 1.1 * weights.collect;
    ideas.push(
      createIdea({ kind: 'docks' }, 'Nobody at the Station is any good; a boat may bring better men.', [
        { name: 'new men', points: hope + random.next() * 0.6 },
        { name: 'those who are there', points: -0.5 * here },
        fee,
      ]),
    );
  }
  const free = listOwnSquares(outlook).filter((id) => findSquare(state, id)?.racket === null).length;
  if (isOpen(outlook, 'local-162') && free > 0) {
    const here = chooseRackets(outlook, null, own.cashDollars).worth;
    const hope = estimateNewTrack(outlook, spending);
    ideas.push(
      createIdea({ kind: 'local162' }, 'The union has better rackets to offer.', [
        { name: 'new rackets', points: (hope + firstPick) * weights.build },
        { name: 'those on the track', points: -0.5 * Math.max(0, here - hope) * weights.build },
        fee,
      ]),
    );
  }
  return ideas;
}

/** [EMP-NPC-3] The worth of the first pick of a new track beyond its price, which saves a second figure. */
const firstPick = 3;
/** How many tracks a family imagines. */
const imagined = 5;

/** [EMP-NPC-3] Estimates the worth of the rackets one would buy of a new track, from those nobody has seen since. */
function estimateNewTrack(outlook: Outlook, budget: number): number {
  const { state, random } = outlook;
  const shown = new Set([
    ...state.racketTrack,
    ...state.decks.rackets.discard,
    ...Object.values(state.squares).flatMap((square) => square.racket ?? []),
  ]);
  const unseen = listRackets().filter((racket) => !shown.has(racket));
  const worths = Array.from({ length: imagined }, () => {
    const racketTrack = unseen
      .map((racket) => ({ racket, rank: random.next() }))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, state.house.trackLength)
      .map(({ racket }) => racket);
    return chooseRackets({ ...outlook, state: { ...state, racketTrack } }, null, budget).worth;
  });
  return worths.reduce((sum, one) => sum + one, 0) / imagined;
}

/** [EMP-NPC-1] Everything a figure may do, the best first. */
export function listIdeas(outlook: Outlook): Idea[] {
  const all = [
    ...listBuildIdeas(outlook),
    ...listAttacks(outlook),
    ...listHits(outlook),
    ...listCityHallIdeas(outlook),
    ...listPlaceIdeas(outlook),
  ];
  const { own, state } = outlook;
  const deadly = state.house.martialLaw;
  return all
    .filter(({ order }) => !isSuicide(order, own.corruption, deadly, outlook))
    .map((one) => ({ ...one, score: one.score + outlook.random.next() * 0.2 }))
    .toSorted((a, b) => b.score - a.score);
}

/** Returns true for an action that brings martial law upon itself. */
function isSuicide(order: Declaration, corruption: number, limit: number, { state, seat }: Outlook): boolean {
  const points =
    order.kind === 'attack' ? attackCorruption(state) : order.kind === 'hit' ? computeHitCorruption(state, seat) : 0;
  return points > 0 && corruption + points >= limit;
}
