import type { Cell, ManId, RacketId } from '#shared/games/empire-city/ids.ts';
import type { Order } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Factor, Reason } from '#shared/words/journal.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';
import { listCapos, requireCapo, computeLandValue, listRivals, findSquare, listSquares } from '../lookups.ts';
import type { Capo } from '../records.ts';
import type { State } from '../state.ts';
import { computeRacketPay } from '../upkeep/income.ts';
import { efforts, weightsByDoctrine, type Effort, type Weights } from './doctrines.ts';
import type { Sight } from './sight.ts';

export type Planned = { order: Order; reason: Reason };

/** A family's estimates from its sight, made before it plans. Values in victory points. */
export type Outlook = {
  state: State;
  seat: SeatId;
  own: Sight['own'];
  weights: Weights;
  effort: Effort;
  random: NpcRandom;
  /** [EMP-NPC-2] Rounds that are likely left, 1 to 9. */
  left: number;
  /** The worth of a dollar. */
  dollar: number;
  /** The cost of one point of corruption. */
  stain: number;
  leader: SeatId;
};

/** A reason in victory points, its factors summing to its score. */
export function createReason(sentence: string, factors: readonly Factor[] = []): Reason {
  const rounded = factors.map(({ name, points }) => ({ name, points: Math.round(points * 10) / 10 }));
  const score = rounded.reduce((sum, { points }) => sum + points, 0);
  return { sentence, factors: rounded, score: Math.round(score * 10) / 10 };
}

export function createPlanned(order: Order, sentence: string, factors: readonly Factor[] = []): Planned {
  return { order, reason: createReason(sentence, factors) };
}

/** Plans the rule's own choice, for a family that does not care. */
export function planByRule(sentence: string): Planned {
  return createPlanned({ kind: 'byRule' }, sentence);
}

export function buildOutlook({ state, seat, own }: Sight, variant = 0): Outlook {
  const { round, house, records } = state;
  const leader = findLeader(state);
  const best = requireCapo(state, leader).points;
  const worst = Math.max(0, ...listCapos(state).map(({ corruption }) => corruption));
  const played = Math.max(1, round);
  const paceOfPoints = Math.max(8, best / played) * 1.15;
  const paceOfLaw = Math.max(3, worst / played);
  const limit = house.roundLimit > 0 ? house.roundLimit - round + 1 : 99;
  const left = Math.min(
    9,
    limit,
    Math.max(1, Math.min((house.victoryPoints - best) / paceOfPoints, (house.martialLaw - worst) / paceOfLaw)),
  );
  return {
    state,
    seat,
    own,
    weights: weightsByDoctrine[own.doctrine],
    effort: efforts[own.level],
    random: new NpcRandom(
      hashNumbers(own.whim, round, state.placed.length, records.length, own.cards.length, own.cashDollars, variant),
    ),
    left,
    dollar: left <= 2 ? 1 / 270 : 1 / 240,
    stain: computeStain(state, own, left),
    leader,
  };
}

/** Finds the capo with most points, ties by public cash. */
export function findLeader(state: State): SeatId {
  const [first] = listCapos(state).toSorted((a, b) => b.points - a.points || b.highDollars - a.highDollars);
  if (first === undefined) throw new Error('Nobody plays.');
  return first.seat;
}

/** [EMP-NPC-2, EMP-NPC-9] */
function computeStain(state: State, { seat, corruption }: Sight['own'], left: number): number {
  const others = listRivals(state, seat).map((one) => requireCapo(state, one).corruption);
  const most = Math.max(0, ...others);
  const least = Math.min(...others);
  if (corruption < least && most > 65) return 0;
  const fear = corruption > 50 && corruption >= most ? 0.8 : 0;
  return (0.1 + 0.008 * corruption) * Math.min(1, 0.4 + left / 6) + fear;
}

/** [EMP-NPC-8] Values harm to a rival, from 0 to 4. */
export function scoreHarm({ state, seat, own, leader }: Outlook, rival: SeatId): number {
  const { points } = requireCapo(state, rival);
  if (rival === seat) return 0;
  const ahead = Math.max(0, points - own.points);
  const danger = rival === leader && points > 25 ? Math.min(4, (points - 25) / 10) : 0;
  return danger + Math.min(1, ahead / 25);
}

/** [EMP-NPC-3] Values a racket on a square until the end, before its price. */
export function scoreRacket({ state, seat, left, dollar }: Outlook, racket: RacketId, square: Cell): number {
  const pays = [1, 2, 3, 4, 5, 6].map((face) => computeRacketPay(state, seat, { square, racket, count: 2 }, { face }));
  const mean = pays.reduce((sum, one) => sum + one, 0) / 6;
  return 0.85 * mean * Math.min(left, 5) * dollar;
}

/** Values a square for its holder. */
export function scoreSquare(outlook: Outlook, square: Cell): number {
  const { state, left } = outlook;
  const { racket = null } = findSquare(state, square) ?? {};
  const house = racket === null ? 0 : scoreRacket(outlook, racket, square);
  return 0.75 * computeLandValue(state, square) * left + house;
}

/** Lists the men of the hand beyond two for each of his combats. [EMP-NPC-4] */
export function listSpareMen(outlook: Outlook): ManId[] {
  const { state, seat, own } = outlook;
  const pending = state.attacks.filter((one) => one.seat === seat).length;
  const defended = listSquares(state, seat).filter((square) =>
    state.attacks.some((one) => one.square === square),
  ).length;
  const kept = 2 * (pending + defended);
  return own.hand.slice(0, Math.max(0, own.hand.length - kept));
}

export function listPartners({ state, seat }: Outlook): SeatId[] {
  return state.pacts
    .filter(({ seats, until, brokenBy }) => brokenBy === null && until >= state.round && seats.includes(seat))
    .flatMap(({ seats }) => seats.filter((one) => one !== seat));
}

/** [EMP-NPC-11] Weighs the cost of breaking one's word to a rival. */
export function scorePromises(outlook: Outlook, rival: SeatId): number {
  if (hasAgreedNow(outlook, rival)) return wordOfTheRound;
  return listPartners(outlook).includes(rival) ? 4 * outlook.weights.trust : 0;
}

/** The cost of breaking a pact in the round in which it was made: more than any blow brings. */
const wordOfTheRound = 50;

function hasAgreedNow({ state, seat }: Outlook, rival: SeatId): boolean {
  const isBetween = (seats: readonly SeatId[]): boolean => seats.includes(seat) && seats.includes(rival);
  return (
    state.pacts.some(({ seats, brokenBy }) => brokenBy === null && isBetween(seats)) &&
    state.talks.some(({ from, to, deal, will }) => deal === null && will === true && isBetween([from, to]))
  );
}

/** [EMP-NPC-11] Returns true if a rival has refused a deal of these words, or a pact, in this round. */
export function isRefused({ state, seat }: Outlook, rival: SeatId, deal: string | null): boolean {
  return state.talks.some((one) => one.from === seat && one.to === rival && one.deal === deal && one.will === false);
}

export type Rival = Capo['seat'];
