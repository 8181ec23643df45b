import type { Level } from '#shared/games/paradise/minds.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { isHunting } from './danger.ts';
import { computeIdleShare } from '../money/budget.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';

/** A pursuit that a gang may leave alone: buying officials, letting them go, stealing cars. */
export type Pursuit = 'office' | 'letting-go' | 'theft';

/** A gang's aim this month; `even` weighs everything by its worth alone. */
export type Stance = 'even' | 'war' | 'thrift' | 'expansion' | 'lying-low';

/**
 * A gang's weights, from its level, its Boss's character, its doctrine and its stance. They multiply the worth of
 * orders in $100s, and are the only difference between the planning of gangs.
 */
export type Weights = {
  /** Months an income is counted for. */
  monthsAhead: number;
  /** How dearly money in the hand is held; a greedy Boss more. */
  money: number;
  /** How dearly hired muscle is paid for beside its price. */
  muscle: number;
  /** The share of posted guards' worth that counts for him. */
  watch: number;
  /** How dearly his men's blood is held; a bold one less. */
  blood: number;
  /** How much a rival's return is feared; a gang with money to burn less. */
  fear: number;
  /** How much an old wrong counts. */
  grudge: number;
  /** How much a partner counts. */
  partner: number;
  /** How much the city's anger counts. */
  heat: number;
  /** $100s that a fight is worth for its own sake. */
  fight: number;
  /** The share of the worth of friends at City Hall that counts for him. */
  friends: number;
  /** The share of the worth of funerals, ribbons and soup kitchens that counts for him. */
  show: number;
  /** The share of a place's worth that counts for him. */
  growth: number;
  /** Pursuits that it never follows. */
  leaves: readonly Pursuit[];
  /** Jobs of violence a month at most. */
  mostJobs: number;
  /** Up to this share of the truth he misjudges a fight by, either way. */
  haze: number;
  /** Share of the month's chances he does not see. */
  blindness: number;
};

/** Months a gang looks ahead when no end of the campaign is set. */
const usualMonthsAhead = 14;

const byLevel: Readonly<Record<Level, Pick<Weights, 'monthsAhead' | 'haze' | 'blindness' | 'friends'>>> = {
  erratic: { monthsAhead: 2, haze: 0.5, blindness: 0.5, friends: 1 },
  easy: { monthsAhead: 1, haze: 0.5, blindness: 0.5, friends: 2 },
  standard: { monthsAhead: usualMonthsAhead, haze: 0, blindness: 0, friends: 1 },
  hard: { monthsAhead: usualMonthsAhead, haze: 0, blindness: 0, friends: 1 },
};

type WeightFactors = Partial<Record<Exclude<keyof Weights, 'leaves'>, number>>;

const byStance: Readonly<Record<Stance, WeightFactors>> = {
  even: {},
  war: { blood: 0.6, heat: 0.6, fight: 6, mostJobs: 2, friends: 0, show: 0 },
  thrift: { friends: 0, show: 0, money: 1.2, grudge: 0, fight: -4 },
  expansion: { growth: 1.4, friends: 0, show: 0, money: 1.2, heat: 0.8 },
  'lying-low': { fight: -40, friends: 0, show: 0, heat: 2 },
};

/**
 * [GANG-18] Thrift for a score, in which friends and stolen cars are worth nothing. A door's income and a purchase's
 * gain count; fear and anger weigh little, muscle is hired for the best jobs alone, and guards at safe doors are a
 * waste.
 */
const thriftForTheScore: WeightFactors & Pick<Weights, 'leaves'> = {
  friends: 0,
  money: 3.6,
  muscle: 3.6,
  watch: 0.3,
  grudge: 0,
  fight: -4,
  leaves: ['office', 'letting-go', 'theft'],
};

/**
 * [GANG-18] The reduced weights if the last month is scored, as shares: the score counts dollars, places and standing,
 * not friends at City Hall, old wrongs or fights.
 */
const whereScored = { friends: 0.6, grudge: 0.3, taste: 0 } as const;

/** [GANG-18] The factor by which dollars and hired men are dearer to a gang that plans beyond the month. */
const dearToTheScore = { money: 1.25, muscle: 1.25 } as const;

/** The share of idle money from which a gang does one more job of violence a month. */
const idleForJob = 0.35;

/** Creates a gang's weights of this month. */
export function createWeights(view: SeatView, stance: Stance = 'even'): Weights {
  const { level, character, doctrine } = view.mind;
  const isScored = view.houseRules.lastMonth !== null;
  const own: WeightFactors & Partial<Pick<Weights, 'leaves'>> =
    isScored && stance === 'thrift' ? thriftForTheScore : byStance[stance];
  const { monthsAhead, haze, blindness, friends } = byLevel[level];
  const taste = lookUpDoctrine(doctrine).boldness / 2 + character.boldness;
  const idle = computeIdleShare(view);
  const end = isScored ? whereScored : null;
  const dear = isScored && level !== 'easy' ? dearToTheScore : null;
  return {
    monthsAhead: Math.min(monthsAhead, countMonthsOfIncome(view)),
    money:
      (1 + 0.12 * character.greed) * (own.money ?? 1) * (dear?.money ?? 1) * (isScored ? computeDearness(view) : 1),
    muscle: (own.muscle ?? 1) * (dear?.muscle ?? 1),
    watch: own.watch ?? 1,
    blood: (1 - 0.25 * character.boldness) * (own.blood ?? 1),
    fear: (1 - 0.25 * character.boldness) * (own.blood ?? 1) * (1 - idle),
    grudge: (1 + 0.5 * character.vengefulness) * (end?.grudge ?? 1) * (own.grudge ?? 1),
    partner: 1 + 0.4 * character.loyalty,
    heat: (1 - 0.15 * character.boldness) * (own.heat ?? 1),
    fight: (taste > 0 ? taste * (end?.taste ?? 1) : taste * (1 - idle)) + (own.fight ?? 0),
    friends: friends * (own.friends ?? 1) * (end?.friends ?? 1),
    show: own.show ?? 1,
    growth: own.growth ?? 1,
    leaves: own.leaves ?? [],
    mostJobs: (own.mostJobs ?? 1) + (idle >= idleForJob ? 1 : 0) + (isHunting(view) ? 1 : 0),
    haze,
    blindness,
  };
}

/** How much dearer a dollar is to a gang that no door brings another one. */
const dearWithoutDoors = 2;

/** [GANG-18] Computes the worth of a dollar where the last month is scored. */
function computeDearness(view: SeatView): number {
  return listOwnedBusinesses(view, view.seat).length === 0 ? dearWithoutDoors : 1;
}

/** Computes the worth of hiring and buying for jobs near the last month: a share of the next four months. */
export function computeSoonShare({ monthsAhead }: Pick<Weights, 'monthsAhead'>): number {
  return Math.min(1, monthsAhead / 4);
}

/** Counts the collections that are still to come. */
function countMonthsOfIncome(view: SeatView): number {
  const { lastMonth } = view.houseRules;
  return lastMonth === null ? Infinity : Math.max(0, lastMonth - view.month);
}
