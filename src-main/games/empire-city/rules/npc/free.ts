import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { FreeAction } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { catchRefusal } from '#kernel/refusal.ts';
import { listStepsFrom } from '../cops/steps.ts';
import {
  findAbility,
  requireCapo,
  isSpecial,
  formatManName,
  listRacketsHeld,
  listRivals,
  findSquare,
} from '../lookups.ts';
import { checkFreeAction } from '../turns/turn.ts';
import { planCashing, type Idea } from './bloodshed.ts';
import { scoreMan } from './men.ts';
import {
  scoreHarm,
  createPlanned,
  scoreRacket,
  scoreSquare,
  scorePromises,
  type Outlook,
  type Planned,
} from './outlook.ts';
import { listClaimable, claimWorth, listOwnSquares } from './purchases.ts';
import { talk, type Action } from './talk.ts';

/** Finds the rival whose harm helps the family most. */
function findVictim(outlook: Outlook, score: (rival: SeatId) => number): SeatId | null {
  const { state, seat } = outlook;
  const [best] = listRivals(state, seat).toSorted((a, b) => score(b) - score(a));
  return best ?? null;
}

function createPlayAgainst(outlook: Outlook, card: string, rival: SeatId, more: object = {}): FreeAction {
  const tokens = planCashing(outlook, [rival]);
  return { kind: 'play', card, rival, square: null, cop: null, man: null, tokens, ...more };
}

function createPlayAlone(card: string, more: object = {}): FreeAction {
  return { kind: 'play', card, rival: null, square: null, cop: null, man: null, tokens: [], ...more };
}

/** [EMP-NPC-1] Plans the use of a card in the hand; null if nothing is worth it. */
export function planCard(outlook: Outlook, card: string, next: Idea): Action | null {
  const { state, own, left, stain } = outlook;
  const { kind, name } = requireCard(card);
  const createAction = (order: FreeAction, worth: number): Action => ({
    order,
    sentence: `${name} does it now.`,
    worth,
  });
  switch (kind) {
    case 'front-page-hero':
      return createAction(createPlayAlone(card), 2);
    case 'money-from-the-old-country':
      return createAction(createPlayAlone(card), 1.2);
    case 'extra-crew':
      return createAction(createPlayAlone(card), left > 1.2 ? 1.5 : 2);
    case 'charity-gala':
      return own.corruption >= 10 ? createAction(createPlayAlone(card), 4 * stain + 0.2) : null;
    case 'wholesale': {
      const dear = next.order.kind === 'control' ? next.order.purchases.length : 0;
      return dear > 0 ? createAction(createPlayAlone(card), dear * 0.6) : null;
    }
    case 'public-benefactor':
      return next.order.kind === 'cityHall' ? createAction(createPlayAlone(card), next.order.times) : null;
    case 'sealed-crate': {
      const free = listOwnSquares(outlook).some((id) => findSquare(state, id)?.racket === null);
      return free && own.cashDollars >= 200 ? createAction(createPlayAlone(card), 1) : null;
    }
    case 'headhunter': {
      const [man] = state.menTrack
        .filter((one) => !isSpecial(one))
        .toSorted((a, b) => scoreMan(outlook, b) - scoreMan(outlook, a));
      return man === undefined ? null : createAction(createPlayAlone(card, { man }), 1.5);
    }
    case 'title-deed': {
      const [square] = listClaimable(outlook).toSorted((a, b) => claimWorth(outlook, b) - claimWorth(outlook, a));
      return square === undefined ? null : createAction(createPlayAlone(card, { square }), claimWorth(outlook, square));
    }
    case 'police-escort':
      return planEscort(outlook, card);
    default:
      return requireCard(card).isAgainst ? planHostileCard(outlook, card) : null;
  }
}

function planHostileCard(outlook: Outlook, card: string): Action | null {
  const { state } = outlook;
  const { kind, name } = requireCard(card);
  const describeHarm = (rival: SeatId): string => `${name} hurts ${requireCapo(state, rival).name} most.`;
  if (kind === 'scandal') {
    const rival = findVictim(
      outlook,
      (one) => scoreHarm(outlook, one) + requireCapo(state, one).corruption / 25 - scorePromises(outlook, one),
    );
    return rival === null
      ? null
      : { order: createPlayAgainst(outlook, card, rival), sentence: describeHarm(rival), worth: 0.8 };
  }
  if (kind === 'smear-campaign') {
    const rival = findVictim(outlook, (one) => requireCapo(state, one).points + scoreHarm(outlook, one));
    return rival === null
      ? null
      : { order: createPlayAgainst(outlook, card, rival), sentence: describeHarm(rival), worth: 1 };
  }
  if (kind === 'hijacked-truck') {
    const rival = findVictim(
      outlook,
      (one) =>
        Math.min(200, requireCapo(state, one).cashDollars) / 100 +
        scoreHarm(outlook, one) -
        scorePromises(outlook, one),
    );
    return rival === null
      ? null
      : { order: createPlayAgainst(outlook, card, rival), sentence: describeHarm(rival), worth: 1 };
  }
  const [best] = listRivals(state, outlook.seat)
    .flatMap((rival) => listRacketsHeld(state, rival).map((one) => ({ ...one, rival })))
    .filter(({ square }) => !state.strikes.includes(square) && !state.skims.some((one) => one.square === square))
    .map((one) => ({
      ...one,
      worth: scoreRacket({ ...outlook, left: 1 }, one.racket, one.square) + scoreHarm(outlook, one.rival) * 0.3,
    }))
    .toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) return null;
  return {
    order: createPlayAgainst(outlook, card, best.rival, { square: best.square }),
    sentence: describeHarm(best.rival),
    worth: best.worth,
  };
}

function planEscort(outlook: Outlook, card: string): Action | null {
  const { state, seat } = outlook;
  const [best] = state.cops
    .flatMap(({ id, at }) => listStepsFrom(state, at).map((square) => ({ cop: id, square })))
    .flatMap((one) => {
      const owner = findSquare(state, one.square)?.owner ?? null;
      return owner === null || owner === seat
        ? []
        : [{ ...one, owner, worth: scoreSquare(outlook, one.square) * 0.3 + scoreHarm(outlook, owner) }];
    })
    .toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) return null;
  const { cop, square, owner, worth } = best;
  return {
    order: { ...createPlayAgainst(outlook, card, owner, { cop, square }), rival: null } as FreeAction,
    sentence: 'The law can be of use.',
    worth,
  };
}

/** Plans the use of a ready man; null if he is better kept. */
function planMan(outlook: Outlook, man: string, next: Idea): Action | null {
  const { state, own, left, stain } = outlook;
  const isLate = left < 2;
  const reveal = (rival: SeatId | null, worth: number): Action => ({
    order: { kind: 'reveal', man, rival },
    sentence: `${formatManName(man)} is of more use now than later.`,
    worth,
  });
  switch (findAbility(man)) {
    case 'fixer':
      return own.corruption >= 12 ? reveal(null, 2 * stain + (isLate ? 0 : -0.4)) : null;
    case 'judge':
      return own.corruption >= 16 ? reveal(null, 4 * stain + (isLate ? 0 : -0.8)) : null;
    case 'mayor':
      return next.order.kind === 'cityHall' && next.order.times >= 2 ? reveal(null, next.order.times - 1) : null;
    case 'publisher': {
      const rival = findVictim(outlook, (one) => requireCapo(state, one).corruption);
      const isFatal = rival !== null && requireCapo(state, rival).corruption > 70 && own.corruption < 20;
      return isFatal ? reveal(rival, 2) : reveal(null, isLate ? 2 : own.cashDollars > 500 ? 0.6 : 0);
    }
    case 'thief': {
      const rival = findVictim(outlook, (one) => requireCapo(state, one).cards.length * 0.3 + scoreHarm(outlook, one));
      const has = rival !== null && requireCapo(state, rival).cards.length > 0;
      return has ? reveal(rival, own.hand.length > 1 ? 0.5 : 0) : null;
    }
    case 'spy': {
      const rival = findVictim(outlook, (one) => scoreHarm(outlook, one) + requireCapo(state, one).hand.length * 0.1);
      return rival !== null && own.hand.length > 2 ? reveal(rival, 0.2) : null;
    }
    default:
      return null;
  }
}

/** True if the rules allow it. */
function isAllowed(outlook: Outlook, { order }: Action): boolean {
  return catchRefusal(() => checkFreeAction(outlook.state, outlook.seat, order)) === null;
}

/** The best thing to do before the figure is placed; null: nothing. */
export function chooseFreeAction(outlook: Outlook, next: Idea): Planned | null {
  const { own } = outlook;
  const options = [
    ...own.cards
      .filter((card) => requireCard(card).windows.includes('turn'))
      .map((card) => planCard(outlook, card, next)),
    ...own.hand.map((man) => planMan(outlook, man, next)),
    talk(outlook),
  ].flatMap((one) => (one === null || one.worth <= 0.15 ? [] : [one]));
  const best = options.toSorted((a, b) => b.worth - a.worth).find((one) => isAllowed(outlook, one));
  if (best === undefined) return null;
  return createPlanned(best.order, best.sentence, [{ name: 'now', points: best.worth }]);
}
