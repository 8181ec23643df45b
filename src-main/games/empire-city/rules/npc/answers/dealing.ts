import { requireCard } from '#shared/games/empire-city/cards.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { listCopiesAsked } from '#main/games/empire-city/rules/goods.ts';
import {
  findAbility,
  countBacks,
  requireCapo,
  listReadyWith,
  type Seen,
} from '#main/games/empire-city/rules/lookups.ts';
import type { Ask, TaskOf } from '#main/games/empire-city/rules/records.ts';
import { planCard } from '../free.ts';
import { listIdeas } from '../ideas.ts';
import { scoreMan } from '../men.ts';
import { scoreHarm, createPlanned, scoreSquare, type Outlook, type Planned } from '../outlook.ts';

/** [EMP-NPC-6] Values the office for a family, in dollars. */
export function estimateOfficeDollars({
  state,
  own,
  weights,
  random,
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
  const bid = (worth / dollar) * (0.28 + random.next() * 0.3) * weights.office * greed;
  const spare = left <= 1.5 ? own.cashDollars : own.cashDollars - 200;
  return Math.max(0, Math.min(Math.floor(bid / 50) * 50, Math.floor(spare / 50) * 50));
}

function name(outlook: Outlook, tied: readonly SeatId[], offers: TaskOf<'bid-tie'>['offers'] | null = null): Planned {
  const { state, seat } = outlook;
  const computeWorth = (one: SeatId): number => {
    const { money = 0, cards = [], men = [] } = offers?.[one] ?? {};
    return (
      money / 250 +
      cards.length * 0.9 +
      men.length * 1.2 -
      scoreHarm(outlook, one) * 2 -
      requireCapo(state, one).points / 40
    );
  };
  const [best = seat] = tied.filter((one) => one !== seat).toSorted((a, b) => computeWorth(b) - computeWorth(a));
  const choice = tied.includes(seat) && (offers === null || computeWorth(best) < 2) ? seat : best;
  return createPlanned(
    { kind: 'name', seat: choice },
    choice === seat ? 'One’s own house comes first.' : `${requireCapo(state, choice).name} is the least danger.`,
  );
}

function activate({ state, own, seat, left, weights }: Outlook): Planned {
  const wants =
    state.godfather !== seat && own.cashDollars >= 500 && own.corruption < 50 && left > 1.2 && weights.office > 0.7;
  const card = own.cards.find((one) => requireCard(one).kind === 'sit-down');
  const man = own.hand.find((one) => ['caller', 'senator'].includes(findAbility(one) ?? ''));
  const what = wants ? (card ?? man ?? null) : null;
  return createPlanned(
    { kind: 'use', what },
    what === null ? 'The office can wait.' : 'It is time for a new godfather.',
  );
}

function planInjunction(outlook: Outlook, { play }: Seen<TaskOf<'injunction'>>): Planned {
  const card = outlook.own.cards.find((one) => requireCard(one).kind === 'injunction');
  const { kind } = requireCard(play.card);
  const harm =
    kind === 'scandal'
      ? 4 * outlook.stain
      : kind === 'smear-campaign'
        ? 2
        : kind === 'hijacked-truck'
          ? 0.9
          : play.square === null
            ? 0.5
            : 0.4 + scoreSquare({ ...outlook, left: 1 }, play.square) * 0.8;
  const uses = card !== undefined && harm >= 0.7;
  return createPlanned(
    { kind: 'use', what: uses ? card : null },
    uses ? 'The courts are open to us too.' : 'Let them have it.',
  );
}

/** A card that can do nothing for now. */
const idleCard = 0.4;

/** [EMP-NPC-11] Values a card by what it would do on the board as it is: in a combat, or in the family's next turn. */
function scoreCard(outlook: Outlook, card: string): number {
  const { weapon, windows } = requireCard(card);
  if (weapon !== null) return outlook.own.hand.length === 0 ? idleCard : 0.6 + weapon * 0.25;
  if (!windows.includes('turn')) return windows.includes('combat') ? 1 : 0.85;
  const [next] = listIdeas(outlook);
  const play = next === undefined ? null : planCard(outlook, card, next);
  return Math.min(2, Math.max(idleCard, play?.worth ?? 0));
}

/** [EMP-NPC-11] Deals that are worth a tenth more than they cost, and none with the leader. */
function deal(outlook: Outlook, { from, give, ask: asked }: Seen<TaskOf<'deal'>>): Planned {
  const { own, dollar, leader, state } = outlook;
  const gets =
    give.money * dollar +
    give.cards.reduce((sum, card) => sum + scoreCard(outlook, card), 0) +
    give.men.reduce((sum, man) => sum + scoreMan(outlook, man), 0);
  const gives: string[] = [];
  const named = listCopiesAsked(state, outlook.seat, asked.cards);
  for (const deck of asked.decks) {
    const [card] = own.cards
      .filter((one) => requireCard(one).band === deck && !gives.includes(one) && !named.includes(one))
      .toSorted((a, b) => (requireCard(a).weapon ?? 2) - (requireCard(b).weapon ?? 2));
    if (card !== undefined) gives.push(card);
  }
  const has =
    gives.length === asked.decks.length &&
    asked.money <= own.cashDollars &&
    named.every((card) => own.cards.includes(card)) &&
    asked.men.every((man) => own.hand.includes(man));
  const costs =
    asked.money * dollar +
    [...gives, ...named.filter((card) => own.cards.includes(card))].reduce(
      (sum, card) => sum + scoreCard(outlook, card),
      0,
    ) +
    asked.men.reduce((sum, man) => sum + scoreMan(outlook, man) + 0.5, 0);
  const isDanger = from === leader && requireCapo(state, from).points > 20;
  const will = has && gets > costs * 1.1 && !isDanger && requireCapo(state, from).points <= 60;
  return createPlanned(
    { kind: 'accept', will, cards: will ? gives : [] },
    will ? 'It is a good bargain.' : 'It is no bargain.',
    [
      { name: 'what we get', points: gets },
      { name: 'what we give', points: -costs },
    ],
  );
}

function planPact({ leader, own, state, random }: Outlook, { from }: Seen<TaskOf<'pact'>>): Planned {
  const will =
    from !== leader && (own.grudges[from] ?? 0) < 3 && requireCapo(state, from).points <= 60 && random.next() < 0.7;
  return createPlanned(
    { kind: 'accept', will, cards: [] },
    will ? 'Quiet on one side is worth something.' : 'Their word is worth nothing.',
  );
}

function bid(outlook: Outlook): Planned {
  const dollars = estimateOfficeDollars(outlook);
  const senator = dollars > 0 && listReadyWith(outlook.own, 'senator').length > 0 && outlook.left > 1.5;
  return createPlanned(
    { kind: 'bid', dollars, senator },
    dollars === 0 ? 'The office is not worth it.' : 'The office is worth that much.',
  );
}

function planSweetening(outlook: Outlook, { pays }: Seen<TaskOf<'sweeten'>>): Planned {
  const { own, seat, weights } = outlook;
  const left = own.cashDollars - (pays[seat] ?? 0);
  const money = Math.max(0, Math.min(300, Math.floor(((left - 100) * 0.5 * weights.office) / 50) * 50));
  const spare =
    countBacks(own).midtown > 1 ? own.cards.filter((card) => requireCard(card).band === 'midtown').slice(0, 1) : [];
  return createPlanned({ kind: 'sweeten', money, cards: spare, men: [] }, 'A godfather likes to be asked nicely.');
}

/** Answers questions of the office, and rivals' proposals. */
export function answerInOffice(outlook: Outlook, task: Seen<Ask>): Planned | null {
  switch (task.do) {
    case 'chief':
    case 'hit-tie':
    case 'combat-tie':
    case 'winner':
      return name(outlook, task.tied);
    case 'bid-tie':
      return name(outlook, task.tied, task.offers as TaskOf<'bid-tie'>['offers']);
    case 'activate':
      return activate(outlook);
    case 'bids':
      return bid(outlook);
    case 'sweeten':
      return planSweetening(outlook, task);
    case 'deal':
      return deal(outlook, task);
    case 'pact':
      return planPact(outlook, task);
    case 'injunction':
      return planInjunction(outlook, task);
    default:
      return null;
  }
}
