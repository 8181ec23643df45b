import { computePlayMonth } from '#shared/games/paradise/calendar.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import { listTrucesBetween } from '#main/games/paradise/rules/bargains/terms.ts';
import { computeFeelings, type Feelings } from '#main/games/paradise/rules/memory/feelings.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { derived, derivedBySeat } from '#kernel/derived.ts';
import { weighFactors } from '#main/games/paradise/rules/minds/reason.ts';
import { computeWeariness } from './danger.ts';
import type { Weights } from './weights.ts';

/** The weight of a point of grievance and of debt, in $100s. */
const perGrievance = 0.4;
const perDebt = 0.8;

/** The weight of an old hatred between two kinds of gang, in $100s. */
const hatredPoints = 4;

/** [GANG-11a] The weight of a refusal to join a Syndicate, in $100s. */
const refusedPoints = 3;

/** Months without war at the start, and the worth of waiting for each that is left, in $100s. */
const quietMonths = 2;
const perQuietMonth = 100;

export const findFeelings = derivedBySeat((view: Pick<SeatView, 'memories' | 'seat' | 'month'>, rival): Feelings =>
  computeFeelings(view.memories, view.seat, rival, view.month),
);

/** Splits feelings into those that drive a gang against a rival and those that hold it back. */
export function splitFeelings(feelings: readonly Factor[]): { drives: Factor[]; certain: Factor[] } {
  return { drives: feelings.filter(isDrive), certain: feelings.filter((one) => !isDrive(one)) };
}

function isDrive({ points }: Factor): boolean {
  return points > 0;
}

/** Weights what drives a gang against a rival by the chance that its blow lands; what holds it back counts whole. */
export function weighFeelings(feelings: readonly Factor[], chance: number): Factor[] {
  return feelings.flatMap((factor) => (isDrive(factor) ? weighFactors([factor], chance) : [factor]));
}

/** Lists the factors for and against harming a rival beside the gain; used for every kind of quarrel. */
export function listFeelings(view: SeatView, weights: Weights, rival: SeatId): readonly Factor[] {
  const known = groupFactorsByWeights(view);
  let byRival = known.get(weights);
  if (byRival === undefined) known.set(weights, (byRival = new Map<SeatId, readonly Factor[]>()));
  let factors = byRival.get(rival);
  if (factors === undefined) byRival.set(rival, (factors = findFactors(view, weights, rival)));
  return factors;
}

const groupFactorsByWeights = derived((_view: SeatView) => new Map<Weights, Map<SeatId, readonly Factor[]>>());

function findFactors(view: SeatView, weights: Weights, rival: SeatId): Factor[] {
  const { grievance, debt, cause } = findFeelings(view, rival);
  const factors: Factor[] = listTooEarly(view);
  if (grievance > 0) {
    factors.push({
      name: cause === '' ? 'what they did to us' : `what they did to us, last ${cause}`,
      points: Math.min(24, grievance * perGrievance) * weights.grudge,
    });
  }
  if (debt > 0) {
    factors.push({ name: 'our debt to them', points: -debt * perDebt * weights.partner });
  }
  const weariness = computeWeariness(view, rival);
  if (weariness > 0) factors.push({ name: 'a war that wears us out', detail: 'in $100s', points: -weariness });
  if (hasRebuffed(view, rival)) {
    factors.push({ name: 'they have turned us down before', points: refusedPoints });
  }
  if (isHated(view, rival)) {
    // Old hatred is no heavier than it was; where old wrongs count less, it does too.
    const points = hatredPoints * Math.min(1, weights.grudge);
    factors.push({ name: 'no love lost between us', points });
  }
  return factors;
}

/** Lists the factor against early wars, for which gangs have no men yet. */
export function listTooEarly(view: SeatView): Factor[] {
  const months = quietMonths + 1 - computePlayMonth(view);
  return months > 0 ? [{ name: 'too early for a war', points: -months * perQuietMonth }] : [];
}

/** [GANG-11a] Returns true if a rival turned down this Syndicate, which keeps the grudge. */
function hasRebuffed(view: SeatView, rival: SeatId): boolean {
  return view.gang.type === 'syndicate' && view.rebuffs[rival] !== undefined;
}

/** [GANG-11] */
export function isHated(view: SeatView, rival: SeatId): boolean {
  const type = view.gangs[rival]?.type;
  return type !== undefined && lookUpDoctrine(view.mind.doctrine).hostileTo.includes(type);
}

/** [SCN-4] */
export const hasTruce = derivedBySeat(
  (view: SeatView, rival): boolean => listTrucesBetween(view.deals, view.seat, rival, view.month).length > 0,
);

/** Estimates the chance of a rival's attack in a month. */
export function attackChance(view: SeatView, rival: SeatId): number {
  if (hasTruce(view, rival)) return 0.03;
  const { grievance } = findFeelings(view, rival);
  return Math.min(0.5, 0.08 + grievance * 0.015 + (isHated(view, rival) ? 0.05 : 0));
}
