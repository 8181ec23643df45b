import { memoize } from '#shared/words/memoize.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isAccountant, isFree, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { billRecruit, sumBill } from '#main/games/paradise/rules/gangs/hiringBill.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import {
  accountantPlan,
  lookUpDoctrine,
  type RecruitPlan,
} from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { freePistolGats, weaponTable } from '#main/games/paradise/rules/tables/people/equipment.ts';
import { profileTable } from '#main/games/paradise/rules/tables/people/people.ts';
import type { Candidate } from '../ahead/choose.ts';
import { computeIdleShare } from './budget.ts';
import { listExplosiveCandidates } from '../jobs/explosives.ts';
import { listFitFighters, sumFightersStrength } from '../jobs/fighters.ts';
import { isLongGun, computeStrength, computeGangsterStrength } from '../jobs/fightOdds.ts';
import { createReason } from '#main/games/paradise/rules/minds/reason.ts';
import { nameRecruits } from '#main/games/paradise/rules/minds/recruitNames.ts';
import { computeSoonShare, type Weights } from '../worth/weights.ts';
import type { Holdings } from '../worth/worth.ts';

/** Most men hired in one month. */
const mostRecruits = 2;

/** The least and most men a gang wants for each business. */
const crewPerBusiness = 1.3;
const smallestCrew = 8;
const largestCrew = 24;

/** The worth of a man missing at a door or in a crew, in $100s. */
const missingWorth = 1.6;

/** The worth of one more Hoodlum's strength to the jobs of the months ahead, for a gang that has none, in $100s. */
const perStrength = 22;

/** Further guns that a gang with all its money idle buys in a month. */
const idleGuns = 8;

/** The worth of an Accountant to a gang without one, in $100s. */
const booksWorth = 30;

/** Hires by the doctrine's list, in turn, while the gang is short of men. */
export function recruitCandidates(view: SeatView, holdings: Holdings, weights: Weights): Candidate[] {
  const { growth, hasAccountant } = lookUpDoctrine(view.mind.doctrine);
  // [GANG-16a] A gang of a kind that keeps books, without a free Accountant.
  const needsBooks = hasAccountant && !view.members.some(isAccountant);
  const strengthNow = sumFightersStrength(view);
  const men = view.members.filter(isFree).length;
  const minded = Math.max(smallestCrew, Math.ceil(holdings.own.length * crewPerBusiness));
  const wanted = Math.min(largestCrew, minded);
  return nameRecruits(view, mostRecruits).flatMap((name, hired) => {
    const pattern = needsBooks && hired === 0 ? accountantPlan : growth[(view.purse.namesUsed + hired) % growth.length];
    if (pattern === undefined) return [];
    const recruit = { ...pattern, name };
    const costDollars = computePatternPrice(pattern);
    const isBooks = pattern === accountantPlan;
    const short = wanted - men - hired;
    const factors: Factor[] = isBooks
      ? [{ name: 'nobody keeps the books', detail: 'in $100s', points: booksWorth }]
      : [
          { name: 'we’re short of men', detail: 'in $100s', points: Math.max(-2, Math.min(2, short)) * missingWorth },
          {
            name: 'what he adds to our jobs',
            detail: 'in $100s',
            points: (computeSoonShare(weights) * (perStrength * computePower(pattern))) / (4 + strengthNow + hired),
          },
        ];
    factors.push({
      name: `his price, ${formatDollars(costDollars)}`,
      detail: 'in $100s',
      points: (-costDollars / 100) * weights.money,
    });
    const sentence = isBooks
      ? 'Without an Accountant we can run only one racket and bribe nobody.'
      : men + hired >= minded
        ? `With ${formatCount(men + hired, 'man', 'men')} every door is guarded; one more is free to fight.`
        : describeNeed(holdings.own.length, men + hired);
    return [
      {
        title: `Hire ${recruit.name}`,
        slot: `recruit ${hired}`,
        costDollars,
        order: { kind: 'recruit', recruit },
        reason: createReason(sentence, factors),
      } satisfies Candidate,
    ];
  });
}

/** Describes the need for a man at the doors. */
function describeNeed(doors: number, men: number): string {
  return doors === 0
    ? `We have ${formatCount(men, 'man', 'men')} and no door.`
    : `We have ${formatCount(men, 'man', 'men')} to guard ${formatCount(doors, 'business', 'businesses')}.`;
}

/** [GANG-3] Computes the price of a man of a doctrine's pattern under any name. */
const computePatternPrice = memoize((pattern: RecruitPlan): number =>
  sumBill(billRecruit({ ...pattern, name: '' }, { asBoss: false })),
);

function computePower(pattern: RecruitPlan): number {
  if (pattern.method !== 'off-the-rack') return 1;
  const { stats } = profileTable[pattern.profile];
  return computeStrength(stats, stats.gats >= freePistolGats ? ['pistol'] : []);
}

/**
 * Lists the doctrine's next gun for the best shot with nothing better than a pistol, and a pistol for each man without
 * one.
 */
export function listGunCandidates(view: SeatView, weights: Weights): Candidate[] {
  const { guns } = lookUpDoctrine(view.mind.doctrine);
  const able = listFitFighters(view);
  const total = sumFightersStrength(view);
  const armed = able.filter(hasLongGun).length;
  const shooters = able
    .filter((member) => member.stats.gats >= freePistolGats && !hasLongGun(member))
    .toSorted((a, b) => b.stats.gats - a.stats.gats)
    .slice(0, 1 + Math.round(computeIdleShare(view) * idleGuns));
  const forShooters = shooters.flatMap((shooter, nth): Candidate[] => {
    const weapon = guns[(armed + nth) % Math.max(1, guns.length)];
    if (weapon === undefined) return [];
    const { name, priceDollars } = weaponTable[weapon];
    const gain = computeStrength(shooter.stats, [...shooter.weapons, weapon]) - computeGangsterStrength(shooter);
    return [
      {
        title: `A ${name} for ${shooter.name}`,
        slot: `arm ${nth}`,
        costDollars: priceDollars,
        order: { kind: 'arm', gangster: shooter.id, weapon },
        reason: createReason(`${shooter.name} is the best shot without a proper gun: a ${name}.`, [
          {
            name: 'help on our jobs',
            detail: 'in $100s',
            points: (computeSoonShare(weights) * perStrength * gain) / (4 + total),
          },
          {
            name: `its price, ${formatDollars(priceDollars)}`,
            detail: 'in $100s',
            points: (-priceDollars / 100) * weights.money,
          },
        ]),
      },
    ];
  });
  return [...forShooters, ...listBossGun(view, weights), ...listExplosiveCandidates(view, weights)];
}

/**
 * [GANG-16] The cost of a Boss's fall for each place of his gang, in $100s, by the chance that his own gun spares it.
 */
const headPerPlace = 0.8;

/** [SCN-2, SCN-7] Lists the doctrine's first gun for the Boss, who is called out and shot at by men with long guns. */
function listBossGun(view: SeatView, weights: Weights): Candidate[] {
  const [weapon] = lookUpDoctrine(view.mind.doctrine).guns;
  const boss = view.members.find((member) => member.isBoss && isFree(member));
  const isAble = boss !== undefined && boss.stats.gats >= freePistolGats && !hasLongGun(boss);
  if (weapon === undefined || !isAble) return [];
  const { name, priceDollars } = weaponTable[weapon];
  return [
    {
      title: `A ${name} for ${boss.name}`,
      slot: 'arm the Boss',
      costDollars: priceDollars,
      order: { kind: 'arm', gangster: boss.id, weapon },
      reason: createReason(`${boss.name} has enemies and should carry more than a pistol.`, [
        {
          name: 'what his death would cost',
          detail: 'in $100s, by the chance we spare ourselves',
          points: computeSoonShare(weights) * headPerPlace * listOwnedBusinesses(view, view.seat).length,
        },
        {
          name: `its price, ${formatDollars(priceDollars)}`,
          detail: 'in $100s',
          points: (-priceDollars / 100) * weights.money,
        },
      ]),
    },
  ];
}

function hasLongGun(member: DeepReadonly<Gangster>): boolean {
  return member.weapons.some(isLongGun);
}

/** Counts the doors the gang minds beyond the men it has for them. */
export function countMissingMen(view: SeatView): number {
  const wanted = Math.max(smallestCrew, listOwnedBusinesses(view, view.seat).length * crewPerBusiness);
  return wanted - view.members.filter(isFree).length;
}
