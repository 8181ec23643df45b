import { findMostFigures } from '#shared/games/paradise/tableSize.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { listBreaches, type BreachFacts } from '#main/games/paradise/rules/bargains/breaches.ts';
import { isAgainst } from '#main/games/paradise/rules/bargains/keeping.ts';
import type { Deal, Proposal } from '#main/games/paradise/rules/state/records/bargains.ts';
import { isInForce, findLastMonth, findPartner } from '#main/games/paradise/rules/bargains/terms.ts';
import { listCrew, hasTrucksToLend } from '#main/games/paradise/rules/filing/crews.ts';
import { countGuardsAt } from '#main/games/paradise/rules/battles/arranging/places.ts';
import { requireGang, listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { listFitFighters } from '../jobs/fighters.ts';
import { computeStrengthIn, estimateChance } from '../jobs/fightOdds.ts';
import { findFeelings } from '../worth/feelings.ts';
import { createReason, type Plan, type Weighed } from '#main/games/paradise/rules/minds/reason.ts';

/** The worth of a word to a Boss who is neither loyal nor faithless, in points. */
const wordPoints = 14;

/** The cost of a broken promise in its first month, in which it is higher. */
const freshWordPoints = 200;

/** The weight of a promise of help when it falls due. */
const helpPoints = 14;

/** Men kept at home when a gang goes to help. */
const homeGuard = 2;

const names = { word: 'our word to them', help: 'the help we promised' } as const;

/**
 * [GANG-11] Scores an order by the bargains that it breaks or keeps: less the word given to each partner, more the
 * help promised against the target. The faithless and the bold break their word more easily.
 */
export function scoreBreach(
  view: SeatView,
  order: DeepReadonly<Order>,
  word: Word = buildWord(view, view.deals),
): Weighed[] {
  const { facts, due } = word;
  if (facts.deals.length === 0) return [];
  const broken = listBreaches(facts, view.seat, order).map(({ deal, partner }) => ({
    name: names.word,
    detail: requireGang(view, partner).name,
    points: -scoreWordTo(view, partner) - (deal.sinceMonth === view.month ? freshWordPoints : 0),
    isPromise: true,
  }));
  if (due.length === 0) return broken;
  const kept = due
    .filter(({ deal }) => deal.joint !== null && isAgainst(facts, order, deal.joint.target))
    .map(({ partner }) => ({
      name: names.help,
      detail: requireGang(view, partner).name,
      points: computeHelpPoints(view),
      isPromise: true,
    }));
  return [...broken, ...kept];
}

/** Scores the worth of keeping one's word to a gang, at least a little. */
export function scoreWordTo(view: SeatView, partner: SeatId): number {
  const { loyalty, boldness } = view.mind.character;
  const { broken, debt, grievance } = findFeelings(view, partner);
  const worth = wordPoints + 5 * loyalty - 2 * boldness + debt * 0.3 - grievance * 0.2;
  return Math.max(2, broken > 0 ? worth * 0.4 : worth);
}

function computeHelpPoints(view: SeatView): number {
  return helpPoints + 4 * view.mind.character.loyalty;
}

/** Builds the facts on breaches that a seat knows: of all gangs their Bosses alone. */
function buildBreachFacts(view: SeatView, deals: readonly DeepReadonly<Deal>[]): BreachFacts {
  const { businesses, gangs, month } = view;
  return {
    businesses,
    gangs,
    month,
    deals,
    gangOfMan: (man) => listLivingGangs(view).find(({ id }) => view.bosses[id] === man)?.id ?? null,
  };
}

/** A gang's word: its bargains with the facts of a breach, and the help that falls due. */
type Word = { facts: BreachFacts; due: ReturnType<typeof listDueHelp> };

function buildWord(view: SeatView, deals: readonly DeepReadonly<Deal>[]): Word {
  const binding = deals.filter((deal) => isInForce(deal, view.month));
  return { facts: buildBreachFacts(view, binding), due: listDueHelp(view, binding) };
}

/** Lists the joint actions of the deals in force that fall due this month. */
function listDueHelp(view: SeatView, deals: readonly DeepReadonly<Deal>[]) {
  return deals
    .filter((deal) => deal.terms.joint?.month === view.month)
    .map((deal) => ({ deal: deal.terms, partner: findPartner(deal, view.seat) }));
}

/** [GANG-11] Weighs the gang's word into each possible plan, so that the best that keeps it wins. */
export function scorePromises<P extends Plan>(
  view: SeatView,
  bargaining: readonly Plan[],
  candidates: readonly P[],
): readonly P[] {
  const word = buildWord(view, [...view.deals, ...listPledged(view, bargaining)]);
  if (word.facts.deals.length === 0) return candidates;
  return candidates.map((candidate) => {
    const factors = scoreBreach(view, candidate.order, word);
    if (factors.length === 0) return candidate;
    const { sentence, factors: others } = candidate.reason;
    return { ...candidate, reason: createReason(sentence, [...others, ...factors]) };
  });
}

/**
 * [GANG-11] Weighs the month's plans with the gang's promises: drops a job that is not worth a broken one, and sends
 * promised help if it still pays. Terms accepted this month, and own ones that may be accepted, count as given.
 */
export function dropPromiseBreakers(view: SeatView, plans: readonly Plan[]): Plan[] {
  const word = buildWord(view, [...view.deals, ...listPledged(view, plans)]);
  const kept = plans.flatMap((plan) => weighPlan(view, plan, word));
  return sendHelp(view, kept, word);
}

function weighPlan(view: SeatView, plan: Plan, word: Word): Plan[] {
  const factors = scoreBreach(view, plan.order, word);
  const isKnown = plan.reason.factors.some(({ isPromise }) => isPromise === true);
  if (factors.length === 0 || isKnown) return [plan];
  const { sentence, alternatives } = plan.reason;
  const reason = createReason(sentence, [...plan.reason.factors, ...factors]);
  const whole = alternatives === undefined ? reason : { ...reason, alternatives };
  return reason.score > 0 ? [{ ...plan, reason: whole }] : [];
}

/**
 * Lists terms as if they were struck: those that the gang accepts now, and its own that a rival has not answered yet.
 */
function listPledged(view: SeatView, plans: readonly Plan[]): DeepReadonly<Deal>[] {
  if (view.proposals.length === 0) return [];
  const accepted = new Set<string>(
    plans.flatMap(({ order }) =>
      order.kind === 'answer-proposal' && order.answer === 'accept' ? [order.proposal] : [],
    ),
  );
  return view.proposals
    .filter(({ id, from }) => accepted.has(id) || from === view.seat)
    .map((proposal) => createStruckDeal(proposal, view.month));
}

function createStruckDeal({ id, from, to, terms }: DeepReadonly<Proposal>, month: number): DeepReadonly<Deal> {
  const untilMonth = findLastMonth(terms, month);
  const bare = { brokenBy: null, paid: 0, isPublic: false };
  return { id, asker: from, other: to, terms, sinceMonth: month, untilMonth, ...bare };
}

/** [BARG-3] Plans the promised job with any free men, in place of another one. */
function sendHelp(view: SeatView, plans: readonly Plan[], { facts, due }: Word): Plan[] {
  const promised = due.flatMap(({ deal: { joint }, partner }) =>
    joint === null ? [] : [{ target: joint.target, partner }],
  );
  const [first] = promised.filter(({ target }) => !plans.some(({ order }) => isAgainst(facts, order, target)));
  if (first === undefined) return [...plans];
  const quarrels = new Set(['raid', 'smash-and-grab', 'hijack', 'hit', 'show-of-strength']);
  const others = plans.filter(({ order }) => !quarrels.has(order.kind));
  // Men at a post are called off it.
  const help = planHelp(
    view,
    others.filter(({ order }) => order.kind !== 'guard'),
    first,
  );
  const best = Math.max(0, ...plans.filter((plan) => !others.includes(plan)).map(({ reason }) => reason.score));
  if (help === null || help.reason.score <= best) return [...plans];
  const called = new Set(listCrew(help.order));
  return [...others.filter(({ order }) => !listCrew(order).some((id) => called.has(id))), help];
}

type Help = { target: DeepReadonly<NonNullable<Deal['terms']['joint']>['target']>; partner: SeatId };

function planHelp(view: SeatView, plans: readonly Plan[], { target, partner }: Help): Plan | null {
  const busy = new Set(plans.flatMap(({ order }) => listCrew(order)));
  const free = listFitFighters(view).filter(({ id }) => !busy.has(id));
  const most = findMostFigures(view);
  const party = free.slice(0, Math.min(most, Math.max(1, free.length - homeGuard)));
  const doors =
    target.kind === 'gang'
      ? listOwnedBusinesses(view, target.gang)
      : [view.businesses[target.business]].filter((business) => business !== undefined);
  const [door] = doors.toSorted((a, b) => countGuardsAt(view, a) - countGuardsAt(view, b));
  if (party.length === 0 || door === undefined) return null;
  const order = {
    kind: 'smash-and-grab' as const,
    business: door.id,
    crew: party.map(({ id }) => id),
    muscle: [],
    vehicles: view.vehicles.map(({ id }) => id),
    companyTruck: hasTrucksToLend(view, view.seat),
  };
  const strength = party.reduce((total, member) => total + computeStrengthIn(order.kind, member), 0);
  const chance = estimateChance({ kind: order.kind, guards: countGuardsAt(view, door), most }, strength);
  const reason = createReason(`We promised to join, and ${door.name} is the best door for it.`, [
    { name: names.help, detail: requireGang(view, partner).name, points: computeHelpPoints(view), isPromise: true },
    { name: 'our strength against its guards', points: 28 * chance - 20 },
    { name: 'a fight would cost men', points: -6 + 1.5 * view.mind.character.boldness },
  ]);
  return { order, reason };
}
