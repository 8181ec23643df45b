import type { Clause, Terms } from '../../../../src-shared/games/godfather/orders.ts';
import { racketTable } from '../../../../src-shared/games/godfather/values.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Factor } from '../../../../src-shared/words/journal.ts';
import type { NeighborhoodKey } from '../../../../src-shared/games/godfather/board.ts';
import { dangersOf } from '../orders/quote.ts';
import { dealsRule, familyOf, groundOf, livePlaces, totalOf } from '../lookups.ts';
import { controlDollars } from '../../../../src-shared/games/godfather/values.ts';
import type { State } from '../state.ts';
import type { Planned } from './draft.ts';
import type { Outlook } from './outlook.ts';
import { oddsIn } from './worth.ts';

/** Rounds in which a broken deal is remembered. */
const memory = 10;

/** [GOD-NPC-8] Each deal a seat broke halves belief in it for ten rounds. */
export function beliefIn(state: State, seat: SeatId): number {
  const broken = Object.values(state.deals).filter(
    ({ status, brokenBy, brokenRound }) =>
      status === 'broken' && brokenBy === seat && state.round - (brokenRound ?? 0) <= memory,
  ).length;
  return 0.5 ** broken;
}

/** Dollars of a seat's pieces that another could soon take, in one Neighborhood or everywhere. */
function exposure(state: State, seat: SeatId, to: SeatId, only: NeighborhoodKey | null): number {
  const at = state.seats.indexOf(seat);
  const other = state.seats.indexOf(to);
  return livePlaces(state).reduce((sum, { key, racket }) => {
    if (racket === null || (only !== null && key !== only)) return sum;
    const ground = groundOf(state, key);
    if ((ground.own[at] ?? 0) === 0 || (ground.own[other] ?? 0) === 0) return sum;
    const cost = racketTable[racket].costDollars;
    const open = dangersOf(ground, at).reduce((all, { positions }) => all + positions.length, 0);
    return sum + 40 + open * cost * 0.5;
  }, 0);
}

/** What a clause is worth to whom it favors, in dollars a turn. */
function worthOf(
  { state, weighing }: Outlook,
  clause: Clause,
  { by, to }: { by: SeatId; to: SeatId },
): number {
  const { kind, neighborhood } = clause;
  if (kind === 'spare') return exposure(state, to, by, neighborhood);
  const racket = state.places[neighborhood]?.racket ?? null;
  const value = racket === null ? 0 : controlDollars(neighborhood, racket);
  if (racket === null) return kind === 'stay-out' ? 60 : 0;
  const odds = oddsIn(groundOf(state, neighborhood), weighing);
  const mine = odds[state.seats.indexOf(to)] ?? 0;
  const theirs = odds[state.seats.indexOf(by)] ?? 0;
  return kind === 'stay-out' ? value * 0.12 * Math.min(1, mine + theirs) : value * 0.03;
}

/** [GOD-NPC-8] What a deal is worth to one side of it, with belief in the other counted in. */
function weighDeal(
  outlook: Outlook,
  other: SeatId,
  { mine, theirs, turns, iPay, theyPay, when }: Terms,
): Factor[] {
  const { state, seat } = outlook;
  const belief = beliefIn(state, other);
  const sum = (clauses: readonly Clause[], by: SeatId, to: SeatId): number =>
    clauses.reduce((all, clause) => all + worthOf(outlook, clause, { by, to }), 0) * turns;
  const got = sum(theirs, other, seat) * belief;
  // Half of what is promised would not be done anyway.
  const given = sum(mine, seat, other) * 0.5;
  const leader = state.seats.toSorted((a, b) => totalOf(state, b) - totalOf(state, a))[0];
  return [
    {
      name: 'what they promise',
      detail: `belief ${Math.round(belief * 100)}%`,
      points: Math.round(got),
    },
    { name: 'what we promise', points: -Math.round(given) },
    ...(theyPay - iPay === 0
      ? []
      : [
          {
            name: 'money',
            points: Math.round((when === 'kept' ? theyPay * belief : theyPay) - iPay),
          },
        ]),
    ...(leader === other ? [{ name: 'it helps who is ahead', points: -200 }] : []),
    ...(leader !== other && leader !== seat && state.seats.length > 2
      ? [{ name: 'it hurts who is ahead', points: 150 }]
      : []),
  ];
}

const scoreOf = (factors: readonly Factor[]): number =>
  factors.reduce((all, { points }) => all + points, 0);

/** [GOD-NPC-8, GOD-ASK-10] A deal is accepted where it is worth more than the doctrine's margin. */
export function answerOffer(outlook: Outlook): Planned[] {
  const { state, temper, effort, whims } = outlook;
  const { stage } = state;
  if (stage.at !== 'answer') return [];
  const deal = state.deals[stage.deal];
  if (deal === undefined) return [refuse];
  if (effort.isErratic) return [whims.below(2) === 0 ? refuse : accept('Why not.', 0, [])];
  const terms: Terms = {
    mine: [...deal.toClauses],
    theirs: [...deal.fromClauses],
    turns: deal.turns,
    iPay: deal.toPays,
    theyPay: deal.fromPays,
    when: deal.when,
  };
  const factors = weighDeal(outlook, deal.from, terms);
  const score = scoreOf(factors);
  const { name } = familyOf(state, deal.from);
  if (score <= temper.margin) {
    const sentence = `What the ${name} offer is not worth our word.`;
    return [{ order: refuse.order, reason: { sentence, score, factors } }];
  }
  return [accept(`The ${name} offer more than they ask.`, score, factors)];
}

const refuse: Planned = {
  order: { kind: 'answer', answer: 'refuse', counter: null },
  reason: { sentence: 'We stay free.', score: 0, factors: [] },
};

function accept(sentence: string, score: number, factors: Factor[]): Planned {
  const order = { kind: 'answer', answer: 'accept', counter: null } as const;
  return { order, reason: { sentence, score, factors } };
}

/** [GOD-NPC-6] The Fox offers the second a deal against the first, once in a while. */
export function offerDeal(outlook: Outlook): Planned[] {
  const { state, seat, own, temper, effort } = outlook;
  if (!temper.deals || effort.isErratic || dealsRule(state) === 'off') return [];
  if (own.turns < 2 || state.turn.log.proposals > 0) return [];
  const rivals = state.seats
    .filter((one) => one !== seat)
    .toSorted((a, b) => totalOf(state, b) - totalOf(state, a));
  const [leader, second] = rivals;
  if (leader === undefined || second === undefined) return [];
  if (wasAsked(state, seat, second)) return [];
  const claim = livePlaces(state).find((place) => place.claim?.seat === leader);
  const terms: Terms = {
    mine: [{ kind: 'spare', neighborhood: null }],
    theirs: [
      { kind: 'spare', neighborhood: null },
      ...(claim === undefined ? [] : [{ kind: 'press' as const, neighborhood: claim.key }]),
    ],
    turns: 2,
    iPay: 0,
    theyPay: 0,
    when: 'now',
  };
  const factors = weighDeal(outlook, second, terms);
  const score = scoreOf(factors);
  if (score <= 0) return [];
  const sentence = `With the ${familyOf(state, second).name} quiet we can turn on the ${familyOf(state, leader).name}.`;
  return [{ order: { kind: 'propose', to: second, terms }, reason: { sentence, score, factors } }];
}

/** Nobody is asked while a deal runs, nor again within three rounds. */
function wasAsked(state: State, seat: SeatId, other: SeatId): boolean {
  return Object.values(state.deals).some(
    ({ from, to, status, round }) =>
      (from === other ? to === seat : from === seat && to === other) &&
      (status === 'running' || state.round - round < 3),
  );
}

/** [GOD-ASK-5] A place is left to nobody where it is as good as lost to a rival. */
export function answerStalemate({ state, at, weighing, effort, whims }: Outlook): Planned[] {
  const { stage } = state;
  if (stage.at !== 'vote') return [];
  const odds = oddsIn(groundOf(state, stage.neighborhood), weighing);
  const mine = odds[at] ?? 0;
  const best = Math.max(...odds.filter((_one, nth) => nth !== at));
  const agrees = effort.isErratic ? whims.below(2) === 0 : mine < 0.25 && best > 0.5;
  const factors = [
    { name: 'our odds', points: -Math.round(mine * 100) },
    { name: 'the best rival’s odds', points: Math.round(best * 50) },
  ];
  const sentence = agrees ? 'Better nobody than them.' : 'We mean to win it.';
  return [
    { order: { kind: 'vote', agrees }, reason: { sentence, score: scoreOf(factors), factors } },
  ];
}
