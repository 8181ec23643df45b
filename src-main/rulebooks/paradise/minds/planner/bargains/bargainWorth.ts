import type { SeatId } from '../../../../../../src-shared/words/ids.ts';
import type { Factor } from '../../../../../../src-shared/words/journal.ts';
import type { District } from '../../../../../../src-shared/games/paradise/city.ts';
import type { DeepReadonly } from '../../../../../kernel/readonly.ts';
import { brokenWords } from '../../../bargains/knowledge.ts';
import { trucesBetween, type Terms } from '../../../bargains/terms.ts';
import { askedOnce, gangOf, ownedBy } from '../../../state/lookups.ts';
import { feelingsToward } from '../../../memory/feelings.ts';
import { averageLootDollars, lootRuleOf, noPerks } from '../../../city/rackets.ts';
import type { SeatView } from '../../../state/seatView.ts';
import type { Business } from '../../../state/records/city.ts';
import { neighbours } from '../../../tables/city.ts';
import { oncePerSeat } from '../once.ts';
import { doctrineOf } from '../../../tables/people/doctrines.ts';
import { racketTable } from '../../../tables/rackets.ts';

/** What terms are weighed by: the map, what the town knows, and the gang's own mind and memory. */
export type Weigher = Pick<
  SeatView,
  | 'seat'
  | 'gang'
  | 'mind'
  | 'memories'
  | 'deals'
  | 'accords'
  | 'businesses'
  | 'gangs'
  | 'month'
  | 'houseRules'
>;

/** Dollars of a month in which a rival of one's own size next door might come shooting, and might be robbed, in $100s. */
const menace = { theirs: 1.5, ours: 1.1, nextDoor: 1.4, faraway: 0.5, hatred: 1.5 } as const;

/** A year of a place's profit counts for so many months when it is given away for good. */
const monthsOfProfit = 8;

/** [SCN-4] What terms are worth to a gang, term by term, in $100s; in them the gang itself is `us`. */
export function termFactors(view: Weigher, rival: SeatId, terms: Terms): Factor[] {
  return [
    ...truceFactors(view, rival, terms),
    ...lineFactors(view, rival, terms),
    ...jointFactors(view, terms),
    ...paymentFactors(view, rival, terms),
    ...businessFactors(view, terms),
  ];
}

/** How far a rival's word is trusted, 0 to 1: what he broke to us weighs double. */
export function trustIn(view: Weigher, rival: SeatId): number {
  const own = feelingsOf(view, rival).broken;
  const seen = brokenWords(view, rival);
  return Math.max(0.1, 1 - 0.3 * own - 0.15 * Math.max(0, seen - own));
}

/** What lies between two gangs, whatever the terms are. */
export function pastFactors(view: Weigher, rival: SeatId): Factor[] {
  const { grievance, debt, broken } = feelingsOf(view, rival);
  const { vengefulness } = view.mind.character;
  const seen = Math.max(0, brokenWords(view, rival) - broken);
  const factors: Factor[] = [
    { name: 'what they did to us', points: -grievance * 0.25 * (1 + 0.4 * vengefulness) },
    { name: 'what we owe them', points: debt * 0.4 },
    { name: 'words they broke', points: -4 * broken - 2 * seen },
  ];
  return factors.filter(({ points }) => points !== 0);
}

function feelingsOf(view: Weigher, rival: SeatId) {
  return feelingsToward(view.memories, view.seat, rival, view.month);
}

/** Months of peace, less what could have been taken in them. */
function truceFactors(view: Weigher, rival: SeatId, { truceMonths }: Terms): Factor[] {
  if (truceMonths === null) return [];
  return [
    {
      name: 'months without their guns',
      points: truceMonths * dangerOf(view, rival) * trustIn(view, rival),
    },
    { name: 'what we could take from them', points: -truceMonths * preyIn(view, rival) },
  ];
}

/** What a month of a rival's enmity costs, in $100s. */
export function dangerOf(view: Weigher, rival: SeatId): number {
  const hates = doctrineOf(gangOf(view, rival).type).hostileTo.includes(view.gang.type);
  const size = ratioOf(view, rival, view.seat);
  return menace.theirs * size * nearness(view, rival) * (hates ? menace.hatred : 1);
}

/** What a month of enmity toward a rival could bring, in $100s. */
function preyIn(view: Weigher, rival: SeatId): number {
  const { boldness, vengefulness } = view.mind.character;
  const hates = doctrineOf(view.mind.doctrine).hostileTo.includes(gangOf(view, rival).type);
  const { grievance } = feelingsOf(view, rival);
  const gain = menace.ours * ratioOf(view, view.seat, rival) * nearness(view, rival);
  return (
    gain * (1 + 0.2 * boldness) * (hates ? menace.hatred : 1) +
    grievance * 0.04 * Math.max(0, 1 + vengefulness)
  );
}

/** How many times larger one gang is than another, from a half to twice. */
function ratioOf(view: Weigher, one: SeatId, other: SeatId): number {
  const size = (seat: SeatId): number => Math.max(1, ownedBy(view, seat).length);
  return Math.min(2, Math.max(0.5, size(one) / size(other)));
}

/** Neighbours get at each other more easily. */
function nearness(view: Weigher, rival: SeatId): number {
  const theirs = turfOf(view, rival);
  const isNear = [...turfOf(view, view.seat)].some((district) => theirs.has(district));
  return isNear ? menace.nextDoor : menace.faraway;
}

/** Where a gang holds something, and its base. */
export const turfOf = oncePerSeat((view: Weigher, seat): ReadonlySet<District> => {
  const held = ownedBy(view, seat).map(({ district }) => district);
  return new Set([gangOf(view, seat).base, ...held]);
});

function reaches(view: Weigher, seat: SeatId, district: District): boolean {
  const turf = turfOf(view, seat);
  return turf.has(district) || neighbours[district].some((next) => turf.has(next));
}

/** What is still to be had in a district, and what is held there already, a month. */
function lineFactors(view: Weigher, rival: SeatId, { line }: Terms): Factor[] {
  if (line === null) return [];
  const ours = line.ours.map((d) => groundWorth(view, d, view.seat, rival));
  const theirs = line.theirs.map((d) => groundWorth(view, d, rival, view.seat));
  return [
    {
      name: 'ground they leave to us',
      points: line.months * trustIn(view, rival) * sumOf(ours),
    },
    { name: 'ground we leave to them', points: -line.months * sumOf(theirs) },
  ];
}

function groundWorth(view: Weigher, district: District, holder: SeatId, other: SeatId): number {
  const free = ownedIn(view, district, null);
  const held = ownedIn(view, district, holder);
  const worth = Math.min(1, free * 0.08) + held * 0.15;
  return reaches(view, other, district) ? worth : worth * 0.3;
}

/** Places in a district that are independent, or a gang's. */
function ownedIn(view: Weigher, district: District, owner: SeatId | null): number {
  const counts = askedOnce(view, `owned by ${owner ?? 'nobody'}`, () => {
    const found = new Map<District, number>();
    for (const place of ownedBy(view, owner)) {
      found.set(place.district, (found.get(place.district) ?? 0) + 1);
    }
    return found;
  });
  return counts.get(district) ?? 0;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Two against one, if the one is ahead or hated. */
function jointFactors(view: Weigher, { joint }: Terms): Factor[] {
  if (joint === null) return [];
  const { target } = joint;
  const whom =
    target.kind === 'gang' ? target.gang : (view.businesses[target.business]?.owner ?? null);
  if (whom === null) return [{ name: 'there is nobody to go against', points: -10 }];
  const { boldness, vengefulness, loyalty } = view.mind.character;
  const lead = ownedBy(view, whom).length - ownedBy(view, view.seat).length;
  const hates = doctrineOf(view.mind.doctrine).hostileTo.includes(gangOf(view, whom).type);
  const { grievance } = feelingsOf(view, whom);
  const isFriend = trucesBetween(view.deals, view.seat, whom, joint.month).length > 0;
  return [
    { name: 'how far they are ahead of us', points: Math.min(10, lead * 0.8) },
    { name: 'old scores with them', points: grievance * 0.3 * Math.max(0.5, 1 + vengefulness / 2) },
    ...(hates ? [{ name: 'no love lost between us', points: 3 }] : []),
    { name: 'a fight costs men', points: -5 + 1.5 * boldness },
    ...(isFriend ? [{ name: 'our truce with them', points: -12 - 4 * loyalty }] : []),
  ];
}

/** Money counts more with the greedy; what is to come later counts as far as they are trusted. */
function paymentFactors(view: Weigher, rival: SeatId, { payment }: Terms): Factor[] {
  if (payment === null) return [];
  const { by, dollars, months } = payment;
  const greed = 1 + 0.15 * view.mind.character.greed;
  if (by === 'us') {
    return [{ name: 'what we pay', detail: 'in $100s', points: (-dollars * months * greed) / 100 }];
  }
  const trusted = 1 + (months - 1) * trustIn(view, rival);
  return [{ name: 'what they pay', detail: 'in $100s', points: (dollars * trusted * greed) / 100 }];
}

function businessFactors(view: Weigher, { businesses }: Terms): Factor[] {
  return businesses.flatMap(({ by, business: id }): Factor[] => {
    const business = view.businesses[id];
    if (business === undefined) return [];
    const worth = placeWorth(view, business);
    return [
      {
        name: by === 'us' ? `${business.name} given away` : `${business.name} for us`,
        points: by === 'us' ? -worth : worth,
      },
    ];
  });
}

/** What a place nets for good, in $100s. */
export function placeWorth(view: Weigher, business: DeepReadonly<Business>): number {
  const loot = averageLootDollars(lootRuleOf(business, noPerks(new Map()), view.month));
  const profit = loot - racketTable[business.type].payoffDollars;
  return (Math.max(20, profit) * monthsOfProfit) / 100;
}
