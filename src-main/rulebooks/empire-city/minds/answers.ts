import { bandOf } from '../../../../src-shared/games/empire-city/board.ts';
import { cardOf, findCard } from '../../../../src-shared/games/empire-city/cards.ts';
import { cells, type Cell } from '../../../../src-shared/games/empire-city/ids.ts';
import type { OrderOf } from '../../../../src-shared/games/empire-city/orders.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { likelyBeat, stepsFrom } from '../cops/steps.ts';
import { mayGo } from '../cops/cops.ts';
import {
  abilityOf,
  backsOf,
  bribeOf,
  capoOf,
  landValue,
  manOf,
  nameOfCell,
  racketOf,
  racketsOf,
  readyWith,
  squareAt,
  squaresOf,
} from '../lookups.ts';
import { cratePrice, refreshPrice } from '../prices.ts';
import type { Ask, TaskOf } from '../records.ts';
import type { State } from '../state.ts';
import { sitesFor } from '../founding/picks.ts';
import { commitTo, commitToHit } from './fights.ts';
import { decksFor, reserveOf } from './ideas.ts';
import { manWorth, recruits } from './men.ts';
import {
  harmTo,
  planned,
  racketWorth,
  squareWorth,
  type Outlook,
  type Planned,
} from './outlook.ts';
import { claimable, claimWorth, ownSquares, shop } from './purchases.ts';

type Seen<T> = DeepReadonly<T>;
const byRule = (sentence: string): Planned => planned({ kind: 'byRule' }, sentence);

/** [EMP-NPC-8] How much a cop on a square would please the family. */
function wish(outlook: Outlook): (state: State, id: Cell) => number {
  return (state, id) => {
    const owner = squareAt(state, id)?.owner ?? null;
    if (owner === null) return 0;
    const worth = 1 + squareWorth(outlook, id) * 0.3;
    return owner === outlook.seat ? -worth * 2 : worth + harmTo(outlook, owner) * 1.5;
  };
}

/** [EMP-NPC-6] What the office is worth to a family. Dollars. */
export function officeDollars({
  state,
  own,
  temper,
  whims,
  left,
  dollar,
  stain,
  leader,
  seat,
}: Outlook): number {
  if (own.corruption > 58) return 0;
  const { points, dollars, corruption } = state.house.godfather;
  const rounds = Math.min(1.6, left);
  const worth = rounds * (points + dollars * dollar + 1.6 - corruption * stain);
  const greed = leader === seat ? 0.85 : 1;
  const bid = (worth / dollar) * (0.35 + whims.next() * 0.35) * temper.office * greed;
  const spare = left <= 1.5 ? own.cashDollars : own.cashDollars - 200;
  return Math.max(0, Math.min(Math.floor(bid / 50) * 50, Math.floor(spare / 50) * 50));
}

function name(
  outlook: Outlook,
  tied: readonly SeatId[],
  offers: TaskOf<'bid-tie'>['offers'] | null = null,
): Planned {
  const { state, seat } = outlook;
  const worth = (one: SeatId): number => {
    const { money = 0, cards = [], men = [] } = offers?.[one] ?? {};
    return (
      money / 250 +
      cards.length * 0.9 +
      men.length * 1.2 -
      harmTo(outlook, one) * 2 -
      capoOf(state, one).points / 40
    );
  };
  const [best = seat] = tied.filter((one) => one !== seat).toSorted((a, b) => worth(b) - worth(a));
  const choice = tied.includes(seat) && (offers === null || worth(best) < 2) ? seat : best;
  return planned(
    { kind: 'name', seat: choice },
    choice === seat
      ? 'One’s own house comes first.'
      : `${capoOf(state, choice).name} is the least danger.`,
  );
}

function bust(outlook: Outlook, { square }: Seen<TaskOf<'bust'>>): Planned {
  const { state, seat, own, dollar } = outlook;
  const worth = squareWorth(outlook, square);
  const bribe = bribeOf(state, seat);
  const bond = own.cards.find((card) => cardOf(card).kind === 'bail-bond');
  const [bagman] = readyWith(own, 'bagman');
  const helps =
    state.copCard !== 'honest-judge' && worth > 0.8
      ? (bond ?? (bribe >= 200 ? bagman : undefined))
      : undefined;
  if (helps !== undefined)
    return planned({ kind: 'bust', with: helps }, `${nameOfCell(square)} has friends at court.`);
  const pays = own.cashDollars >= bribe && worth + 0.4 > bribe * dollar;
  return planned(
    { kind: 'bust', with: pays ? 'pay' : 'lose' },
    pays
      ? `${nameOfCell(square)} is worth the bribe.`
      : `${nameOfCell(square)} is not worth the bribe.`,
  );
}

function activate({ state, own, seat, left, temper }: Outlook): Planned {
  const wants =
    state.godfather !== seat &&
    own.cashDollars >= 500 &&
    own.corruption < 50 &&
    left > 1.2 &&
    temper.office > 0.7;
  const card = own.cards.find((one) => cardOf(one).kind === 'sit-down');
  const man = own.hand.find((one) => ['caller', 'senator'].includes(abilityOf(one) ?? ''));
  const what = wants ? (card ?? man ?? null) : null;
  return planned(
    { kind: 'use', what },
    what === null ? 'The office can wait.' : 'It is time for a new godfather.',
  );
}

function commissioner({ state, own, seat }: Outlook): Planned {
  const [man = null] = readyWith(own, 'commissioner');
  const threatened = state.cops.some(({ at }) =>
    stepsFrom(state, at).some((id) => state.squares[id]?.owner === seat),
  );
  const uses =
    man !== null &&
    state.chief !== seat &&
    (state.isNessHere || (threatened && own.cashDollars > 400));
  return planned(
    { kind: 'use', what: uses ? man : null },
    uses ? 'The cops go where we say.' : 'The cops are no business of ours.',
  );
}

function injunction(outlook: Outlook, { play }: Seen<TaskOf<'injunction'>>): Planned {
  const card = outlook.own.cards.find((one) => cardOf(one).kind === 'injunction');
  const { kind } = cardOf(play.card);
  const harm =
    kind === 'scandal'
      ? 4 * outlook.stain
      : kind === 'smear-campaign'
        ? 2
        : kind === 'hijacked-truck'
          ? 0.9
          : play.square === null
            ? 0.5
            : 0.4 + squareWorth({ ...outlook, left: 1 }, play.square) * 0.8;
  const uses = card !== undefined && harm >= 0.7;
  return planned(
    { kind: 'use', what: uses ? card : null },
    uses ? 'The courts are open to us too.' : 'Let them have it.',
  );
}

function moveCops(outlook: Outlook, { why }: Seen<TaskOf<'move-cops'>>): Planned {
  const { state, seat } = outlook;
  const worth = wish(outlook);
  const sentence = 'The law falls on those who are in the way.';
  if (why === 'beat')
    return planned({ kind: 'moveCops', moves: likelyBeat(state, seat, worth) }, sentence);
  const [best] = state.cops
    .flatMap(({ id, at }) =>
      stepsFrom(state, at).map((to) => ({
        cop: id,
        path: [to],
        worth: worth(state, to) - (why === 'inside-man' ? worth(state, at) : 0),
      })),
    )
    .toSorted((a, b) => b.worth - a.worth);
  const moves =
    best === undefined || (why === 'inside-man' && best.worth <= 0.3)
      ? []
      : [{ cop: best.cop, path: best.path }];
  return planned({ kind: 'moveCops', moves }, sentence);
}

function ness(outlook: Outlook): Planned {
  const { state } = outlook;
  const worth = wish(outlook);
  const [to = 'D3'] = cells
    .filter((id) => mayGo(state, id))
    .toSorted((a, b) => worth(state, b) - worth(state, a));
  return planned({ kind: 'ness', to }, `Ness will like ${nameOfCell(to)}.`);
}

/** [EMP-NPC-5] Men worth their price, the best first, while there is money left over. */
function refresh(outlook: Outlook): Planned {
  const { state, seat, own, dollar, stain, left } = outlook;
  const men: string[] = [];
  let money = own.cashDollars - (left <= 1.2 ? 300 : 100);
  let points = own.corruption;
  const favors: string[] = [];
  const owed = own.cards.filter((card) => cardOf(card).kind === 'favor-owed').length;
  const gain = (man: string): number =>
    manWorth(outlook, man) +
    manOf(state, man).costDollars / 500 -
    refreshPrice(state, seat, man, 1) * dollar -
    manOf(state, man).corruption * stain;
  const order = own.exhausted.toSorted((a, b) => gain(b) - gain(a));
  for (const man of order) {
    if (favors.length < owed && manOf(state, man).costDollars >= 300) {
      favors.push(man);
      continue;
    }
    const price = refreshPrice(state, seat, man, men.length);
    const { corruption } = manOf(state, man);
    if (gain(man) <= 0 || price > money || points + corruption >= state.house.martialLaw - 2)
      continue;
    men.push(man);
    money -= price;
    points += corruption;
  }
  return planned(
    { kind: 'refresh', men, favors },
    men.length + favors.length === 0
      ? 'They can lie where they are.'
      : 'Men on their feet are worth more than money.',
  );
}

/** [EMP-ASK-22] */
function collect(outlook: Outlook): Planned {
  const { state, seat, own, left } = outlook;
  const rackets = racketsOf(state, seat);
  const of = (type: string): typeof rackets =>
    rackets.filter(({ racket }) => racketOf(state, racket).type === type);
  const isLast = left < 2 ? 0 : 1;
  const casinos = of('casino').map(({ square }) => square);
  const cards: OrderOf<'collect'>['cards'] = [];
  for (const card of own.cards) {
    const { kind } = cardOf(card);
    const play = (square: Cell | null = null): void => void cards.push({ card, square });
    if (kind === 'good-season' && of('speakeasy').length >= 1 + isLast) play();
    if (kind === 'convention-in-town' && of('casino').length + of('bordello').length >= 1 + isLast)
      play();
    if (kind === 'protection-money' && squaresOf(state, seat).length >= 2 + isLast) play();
    const casino = kind === 'high-roller' ? casinos.shift() : undefined;
    if (casino !== undefined) play(casino);
  }
  const men = own.hand.length > 1 || left < 2 ? readyWith(own, 'bookkeeper') : [];
  const [deck = 'downtown'] = own.powers.includes('secret-files') ? decksFor(outlook, 1) : [];
  const { handLimit } = state.house;
  const kept = own.cards.filter((card) => !cards.some((one) => one.card === card));
  const discards = handLimit === 0 ? [] : kept.slice(0, Math.max(0, kept.length - handLimit));
  return planned({ kind: 'collect', cards, men: [...men], deck, discards }, 'Everybody pays.');
}

/** [EMP-NPC-11] Deals that are worth a tenth more than they cost, and none with the leader. */
function deal(outlook: Outlook, { from, give, ask: asked }: Seen<TaskOf<'deal'>>): Planned {
  const { own, dollar, leader, state } = outlook;
  const worthOf = (card: string): number =>
    findCard(card)?.windows.includes('combat') === true ? 1 : 0.85;
  const gets =
    give.money * dollar +
    give.cards.reduce((sum, card) => sum + worthOf(card), 0) +
    give.men.reduce((sum, man) => sum + manWorth(outlook, man), 0);
  const gives: string[] = [];
  for (const deck of asked.decks) {
    const [card] = own.cards
      .filter(
        (one) => cardOf(one).band === deck && !gives.includes(one) && !asked.cards.includes(one),
      )
      .toSorted((a, b) => (cardOf(a).weapon ?? 2) - (cardOf(b).weapon ?? 2));
    if (card !== undefined) gives.push(card);
  }
  const has =
    gives.length === asked.decks.length &&
    asked.money <= own.cashDollars &&
    asked.cards.every((card) => own.cards.includes(card)) &&
    asked.men.every((man) => own.hand.includes(man));
  const costs =
    asked.money * dollar +
    [...gives, ...asked.cards].length * 0.85 +
    asked.men.reduce((sum, man) => sum + manWorth(outlook, man) + 0.5, 0);
  const isDanger = from === leader && capoOf(state, from).points > 20;
  const will = has && gets > costs * 1.1 && !isDanger && capoOf(state, from).points <= 60;
  return planned(
    { kind: 'accept', will, cards: will ? gives : [] },
    will ? 'It is a good bargain.' : 'It is no bargain.',
    [
      { name: 'what we get', points: gets },
      { name: 'what we give', points: -costs },
    ],
  );
}

function pact({ leader, own, state, whims }: Outlook, { from }: Seen<TaskOf<'pact'>>): Planned {
  const will =
    from !== leader &&
    (own.grudges[from] ?? 0) < 3 &&
    capoOf(state, from).points <= 60 &&
    whims.next() < 0.7;
  return planned(
    { kind: 'accept', will, cards: [] },
    will ? 'Quiet on one side is worth something.' : 'Their word is worth nothing.',
  );
}

function pickRacket(outlook: Outlook, { isExtra }: Seen<TaskOf<'pick-racket'>>): Planned {
  const { state } = outlook;
  const [best] = state.racketTrack
    .filter((racket) => !isExtra || racketOf(state, racket).priceDollars <= 350)
    .flatMap((racket) =>
      sitesFor(state, racket).map((square) => ({
        racket,
        square,
        worth:
          racketWorth(outlook, racket, square) +
          landValue(state, square) * 3.5 +
          claimWorth(outlook, square) * 0.2 +
          outlook.whims.next(),
      })),
    )
    .toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) return byRule('Anything will do.');
  return planned(
    { kind: 'pickRacket', racket: best.racket, square: best.square },
    `${nameOfCell(best.square)} is a place to begin.`,
  );
}

/** [EMP-START-7] The best square that is not downtown, near one's own where that is worth something. */
function pickSquare(outlook: Outlook): Planned {
  const [square] = claimable(outlook)
    .filter((id) => bandOf(id) !== 'downtown')
    .toSorted((a, b) => claimWorth(outlook, b) - claimWorth(outlook, a));
  if (square === undefined) return byRule('Anything will do.');
  return planned({ kind: 'pickSquare', square }, `${nameOfCell(square)} will be of use.`);
}

function pickMen(outlook: Outlook, { count }: Seen<TaskOf<'pick-men'>>): Planned {
  const { state } = outlook;
  const men = state.menTrack
    .toSorted(
      (a, b) =>
        manOf(state, b).costDollars / 150 +
        manWorth(outlook, b) -
        manOf(state, a).costDollars / 150 -
        manWorth(outlook, a),
    )
    .slice(0, count);
  return planned({ kind: 'pickMen', men }, 'The best men are the first.');
}

function crate(outlook: Outlook, { rackets }: Seen<TaskOf<'crate'>>): Planned {
  const { state, seat, own, dollar } = outlook;
  const free = ownSquares(outlook).filter((id) => squareAt(state, id)?.racket === null);
  const [best] = rackets
    .flatMap((racket) =>
      free.map((square) => ({ racket, square, price: cratePrice(state, seat, racket) })),
    )
    .filter(
      ({ racket, square, price }) => price <= own.cashDollars && sitesOk(state, racket, square),
    )
    .toSorted(
      (a, b) =>
        racketWorth(outlook, b.racket, b.square) -
        b.price * dollar -
        racketWorth(outlook, a.racket, a.square) +
        a.price * dollar,
    );
  return best === undefined
    ? planned({ kind: 'crate', racket: null, square: null }, 'Nothing in it is of use.')
    : planned(
        { kind: 'crate', racket: best.racket, square: best.square },
        'At half the price it is a gift.',
      );
}

function sitesOk(state: State, racket: string, square: Cell): boolean {
  const { bands: where } = racketOf(state, racket);
  const band = bandOf(square);
  return band !== null && where.includes(band);
}

function bid(outlook: Outlook): Planned {
  const dollars = officeDollars(outlook);
  const senator = dollars > 0 && readyWith(outlook.own, 'senator').length > 0 && outlook.left > 1.5;
  return planned(
    { kind: 'bid', dollars, senator },
    dollars === 0 ? 'The office is not worth it.' : 'The office is worth that much.',
  );
}

function sweeten(outlook: Outlook, { pays }: Seen<TaskOf<'sweeten'>>): Planned {
  const { own, seat, temper } = outlook;
  const left = own.cashDollars - (pays[seat] ?? 0);
  const money = Math.max(
    0,
    Math.min(300, Math.floor(((left - 100) * 0.5 * temper.office) / 50) * 50),
  );
  const spare =
    backsOf(own).midtown > 1
      ? own.cards.filter((card) => cardOf(card).band === 'midtown').slice(0, 1)
      : [];
  return planned(
    { kind: 'sweeten', money, cards: spare, men: [] },
    'A godfather likes to be asked nicely.',
  );
}

/** [EMP-NPC] What a family answers to whatever it is asked but its turn. */
export function answerTo(outlook: Outlook, task: Seen<Ask>): Planned {
  const { state, own } = outlook;
  switch (task.do) {
    case 'pick-racket':
      return pickRacket(outlook, task);
    case 'pick-men':
      return pickMen(outlook, task);
    case 'chief':
    case 'hit-tie':
    case 'combat-tie':
    case 'winner':
      return name(outlook, task.tied);
    case 'bid-tie':
      return name(outlook, task.tied, task.offers as TaskOf<'bid-tie'>['offers']);
    case 'committee':
      return planned(
        {
          kind: 'pay',
          isPaid: own.cashDollars >= 400 || (own.cashDollars >= 200 && own.corruption > 55),
        },
        'The committee has to be answered.',
      );
    case 'commissioner':
      return commissioner(outlook);
    case 'move-cops':
      return moveCops(outlook, task);
    case 'bust':
      return bust(outlook, task);
    case 'ness':
      return ness(outlook);
    case 'activate':
      return activate(outlook);
    case 'bids':
      return bid(outlook);
    case 'sweeten':
      return sweeten(outlook, task);
    case 'hire':
      return planned(
        {
          kind: 'hire',
          men: recruits(
            outlook,
            state.menTrack,
            own.cashDollars - Math.min(100, reserveOf(outlook)),
          ).men,
        },
        'The boat brought good men.',
      );
    case 'buy':
      return planned(
        { kind: 'buy', purchases: shop(outlook, null, own.cashDollars).purchases },
        'The union’s rackets pay.',
      );
    case 'crate':
      return crate(outlook, task);
    case 'deal':
      return deal(outlook, task);
    case 'pact':
      return pact(outlook, task);
    case 'injunction':
      return injunction(outlook, task);
    case 'hit':
      return commitToHit(outlook);
    case 'commit':
      return commitTo(outlook, task.square);
    case 'choose-attack': {
      const [square = 'D2'] = task.squares.toSorted(
        (a, b) => squareWorth(outlook, b) - squareWorth(outlook, a),
      );
      return planned({ kind: 'chooseAttack', square }, `${nameOfCell(square)} first.`);
    }
    case 'refresh':
      return refresh(outlook);
    case 'collect':
      return collect(outlook);
    case 'pick-square':
      return pickSquare(outlook);
    case 'withdraw-cops':
    case 'turn':
      return byRule('That is the custom.');
  }
}
