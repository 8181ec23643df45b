import { findBand } from '#shared/games/empire-city/board.ts';
import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { OrderOf } from '#shared/games/empire-city/orders.ts';
import { listSites } from '../setup/picks.ts';
import {
  computeLandValue,
  requireMan,
  formatCellName,
  requireRacketInPlay,
  listRacketsHeld,
  listReadyWith,
  findSquare,
  listSquares,
  type Seen,
} from '../lookups.ts';
import { computeCratePrice, refreshPrice } from '../prices.ts';
import type { Ask, TaskOf } from '../records.ts';
import type { State } from '../state.ts';
import { planByRule, createPlanned, scoreRacket, type Outlook, type Planned } from './outlook.ts';
import { chooseDecks, computeReserve } from './ideas.ts';
import { scoreMan, chooseRecruits } from './men.ts';
import { claimWorth, listClaimable, listOwnSquares, chooseRackets } from './purchases.ts';

/** [EMP-NPC-5] Refreshes men worth their price, the best first, while there is spare money. */
function refresh(outlook: Outlook): Planned {
  const { state, seat, own, dollar, stain, left } = outlook;
  const men: string[] = [];
  let money = own.cashDollars - (left <= 1.2 ? 300 : 100);
  let points = own.corruption;
  const favors: string[] = [];
  const owed = own.cards.filter((card) => requireCard(card).kind === 'favor-owed').length;
  const computeGain = (man: string): number =>
    scoreMan(outlook, man) +
    requireMan(state, man).costDollars / 500 -
    refreshPrice(state, seat, man, 1) * dollar -
    requireMan(state, man).corruption * stain;
  const order = own.exhausted.toSorted((a, b) => computeGain(b) - computeGain(a));
  for (const man of order) {
    if (favors.length < owed && requireMan(state, man).costDollars >= 300) {
      favors.push(man);
      continue;
    }
    const price = refreshPrice(state, seat, man, men.length);
    const { corruption } = requireMan(state, man);
    if (computeGain(man) <= 0 || price > money || points + corruption >= state.house.martialLaw - 2) continue;
    men.push(man);
    money -= price;
    points += corruption;
  }
  return createPlanned(
    { kind: 'refresh', men, favors },
    men.length + favors.length === 0 ? 'They can lie where they are.' : 'Men on their feet are worth more than money.',
  );
}

/** [EMP-ASK-22] */
function collect(outlook: Outlook): Planned {
  const { state, seat, own, left } = outlook;
  const rackets = listRacketsHeld(state, seat);
  const listOfType = (type: string): typeof rackets =>
    rackets.filter(({ racket }) => requireRacketInPlay(state, racket).type === type);
  const isLast = left < 2 ? 0 : 1;
  const casinos = listOfType('casino').map(({ square }) => square);
  const cards: OrderOf<'collect'>['cards'] = [];
  for (const card of own.cards) {
    const { kind } = requireCard(card);
    const play = (square: Cell | null = null): void => void cards.push({ card, square });
    if (kind === 'good-season' && listOfType('speakeasy').length >= 1 + isLast) play();
    if (kind === 'convention-in-town' && listOfType('casino').length + listOfType('bordello').length >= 1 + isLast)
      play();
    if (kind === 'protection-money' && listSquares(state, seat).length >= 2 + isLast) play();
    const casino = kind === 'high-roller' ? casinos.shift() : undefined;
    if (casino !== undefined) play(casino);
  }
  const men = own.hand.length > 1 || left < 2 ? listReadyWith(own, 'bookkeeper') : [];
  const [deck = 'downtown'] = own.powers.includes('secret-files') ? chooseDecks(outlook, 1) : [];
  const { handLimit } = state.house;
  const kept = own.cards.filter((card) => !cards.some((one) => one.card === card));
  const discards = handLimit === 0 ? [] : kept.slice(0, Math.max(0, kept.length - handLimit));
  return createPlanned({ kind: 'collect', cards, men: [...men], deck, discards }, 'Everybody pays.');
}

function pickRacket(outlook: Outlook, { isExtra }: Seen<TaskOf<'pick-racket'>>): Planned {
  const { state } = outlook;
  const [best] = state.racketTrack
    .filter((racket) => !isExtra || requireRacketInPlay(state, racket).priceDollars <= 350)
    .flatMap((racket) =>
      listSites(state, racket).map((square) => ({
        racket,
        square,
        worth:
          scoreRacket(outlook, racket, square) +
          computeLandValue(state, square) * 3.5 +
          claimWorth(outlook, square) * 0.2 +
          outlook.random.next(),
      })),
    )
    .toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) return planByRule('Anything will do.');
  return createPlanned(
    { kind: 'pickRacket', racket: best.racket, square: best.square },
    `${formatCellName(best.square)} is a place to begin.`,
  );
}

/** [EMP-START-7] Picks the best square outside downtown, near own ones if that has worth. */
function pickSquare(outlook: Outlook): Planned {
  const [square] = listClaimable(outlook)
    .filter((id) => findBand(id) !== 'downtown')
    .toSorted((a, b) => claimWorth(outlook, b) - claimWorth(outlook, a));
  if (square === undefined) return planByRule('Anything will do.');
  return createPlanned({ kind: 'pickSquare', square }, `${formatCellName(square)} will be of use.`);
}

function pickMen(outlook: Outlook, { count }: Seen<TaskOf<'pick-men'>>): Planned {
  const { state } = outlook;
  const men = state.menTrack
    .toSorted(
      (a, b) =>
        requireMan(state, b).costDollars / 150 +
        scoreMan(outlook, b) -
        requireMan(state, a).costDollars / 150 -
        scoreMan(outlook, a),
    )
    .slice(0, count);
  return createPlanned({ kind: 'pickMen', men }, 'The best men are the first.');
}

function planCrate(outlook: Outlook, { rackets }: Seen<TaskOf<'crate'>>): Planned {
  const { state, seat, own, dollar } = outlook;
  const free = listOwnSquares(outlook).filter((id) => findSquare(state, id)?.racket === null);
  const [best] = rackets
    .flatMap((racket) => free.map((square) => ({ racket, square, price: computeCratePrice(state, seat, racket) })))
    .filter(({ racket, square, price }) => price <= own.cashDollars && isAllowedSite(state, racket, square))
    .toSorted(
      (a, b) =>
        scoreRacket(outlook, b.racket, b.square) -
        b.price * dollar -
        scoreRacket(outlook, a.racket, a.square) +
        a.price * dollar,
    );
  return best === undefined
    ? createPlanned({ kind: 'crate', racket: null, square: null }, 'Nothing in it is of use.')
    : createPlanned({ kind: 'crate', racket: best.racket, square: best.square }, 'At half the price it is a gift.');
}

function isAllowedSite(state: State, racket: string, square: Cell): boolean {
  const { bands: where } = requireRacketInPlay(state, racket);
  const band = findBand(square);
  return band !== null && where.includes(band);
}

/** Plans a family's choices about its own men and rackets. */
export function answerAtHome(outlook: Outlook, task: Seen<Ask>): Planned | null {
  const { own } = outlook;
  switch (task.do) {
    case 'pick-racket':
      return pickRacket(outlook, task);
    case 'pick-men':
      return pickMen(outlook, task);
    case 'pick-square':
      return pickSquare(outlook);
    case 'hire':
      return hire(outlook);
    case 'buy':
      return createPlanned(
        { kind: 'buy', purchases: chooseRackets(outlook, null, own.cashDollars).purchases },
        'The union’s rackets pay.',
      );
    case 'crate':
      return planCrate(outlook, task);
    case 'refresh':
      return refresh(outlook);
    case 'collect':
      return collect(outlook);
    default:
      return null;
  }
}

function hire(outlook: Outlook): Planned {
  const budget = outlook.own.cashDollars - Math.min(100, computeReserve(outlook));
  const { men } = chooseRecruits(outlook, outlook.state.menTrack, budget);
  return createPlanned({ kind: 'hire', men }, 'The boat brought good men.');
}
