import type { SeatId } from '../../../../../../src-shared/words/ids.ts';
import type { Factor } from '../../../../../../src-shared/words/journal.ts';
import type { DeepReadonly } from '../../../../../kernel/readonly.ts';
import { businessesOf, isAccountant, livingGangs } from '../../../state/lookups.ts';
import { racketKey, racketOf } from '../../../city/fullRackets.ts';
import {
  averageLootDollars,
  lootRuleOf,
  noPerks,
  payoffDollarsFor,
  perksOf,
  type Perks,
} from '../../../city/rackets.ts';
import type { SeatView } from '../../../state/seatView.ts';
import type { Business } from '../../../state/records/city.ts';
import { scorePoints } from '../../../campaign/victory.ts';
import { dollarsPerLoot } from '../../../tables/rackets.ts';
import type { Temper } from './temper.ts';

/** Share of a future income a gang believes in: places burn, change hands and are raided. */
const believed = 0.7;

/** [RK-5] What a full racket adds to each of its places a month, in dollars. */
const fullDollars = 3.5 * dollarsPerLoot;

/** Months it takes to talk over one more place, and to wring one from a rival. */
const monthsForOne = { independent: 2.3, rivals: 4 } as const;

/** [GANG-18] What holding a place counts beside what it brings, in $100s. */
const placePoints = scorePoints.business / 2;

/** Facts of the whole map, gathered once for all that a gang weighs in a month. */
export type Holdings = {
  perks: Perks;
  hasAccountant: boolean;
  own: readonly DeepReadonly<Business>[];
  /** By racket and district: all places, own ones, those of rivals. */
  all: ReadonlyMap<string, number>;
  mine: ReadonlyMap<string, number>;
  rivals: ReadonlyMap<string, number>;
  /** Own places of a type in a district. */
  sisters: ReadonlyMap<string, number>;
  byOwner: ReadonlyMap<SeatId, readonly DeepReadonly<Business>[]>;
  /** Own bookies, for the wire. */
  bookies: number;
};

export function holdingsOf(view: SeatView): Holdings {
  const all = new Map<string, number>();
  const mine = new Map<string, number>();
  const rivals = new Map<string, number>();
  const sisters = new Map<string, number>();
  const byOwner = new Map<SeatId, DeepReadonly<Business>[]>();
  let bookies = 0;
  for (const business of businessesOf(view)) {
    const key = racketKey(business.district, racketOf(business.type));
    count(all, key);
    const { owner } = business;
    if (owner === null) continue;
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), business]);
    count(owner === view.seat ? mine : rivals, key);
    if (owner !== view.seat) continue;
    count(sisters, sisterKey(business));
    if (business.type === 'bookies') bookies += 1;
  }
  return {
    perks: perksOf(view, view.seat),
    hasAccountant: view.members.some(isAccountant),
    own: byOwner.get(view.seat) ?? [],
    all,
    mine,
    rivals,
    sisters,
    byOwner,
    bookies,
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Places of one type in one district share it. */
export function sisterKey({ district, type }: DeepReadonly<Business>): string {
  return `${district}/${type}`;
}

/** What the places were worth to the gang if it had them all, in $100s, by what it comes from. */
export function worthOfPlaces(
  view: SeatView,
  holdings: Holdings,
  temper: Temper,
  places: readonly DeepReadonly<Business>[],
): Factor[] {
  const [first] = places;
  if (first === undefined) return [];
  const income = places.reduce((sum, place) => sum + incomeOf(view, holdings, temper, place), 0);
  const racket = racketGain(holdings, temper, first, places.length);
  return [
    {
      name: 'what it brings in the months ahead',
      detail: 'in $100s',
      points: income * temper.growth,
    },
    { name: 'a step to the whole racket', detail: 'in $100s', points: racket * temper.growth },
    {
      name: 'a place more under our name',
      detail: 'in $100s',
      points: placePoints * places.length * temper.growth,
    },
  ];
}

/** Its own Loot less its payoff over the months ahead, in $100s. */
function incomeOf(
  view: SeatView,
  holdings: Holdings,
  temper: Temper,
  place: DeepReadonly<Business>,
): number {
  const { perks, sisters, bookies } = holdings;
  const owned = sisters.get(sisterKey(place)) ?? 0;
  const { payoffDiscount } = view.houseRules;
  const payoff =
    payoffDollarsFor(place.type, owned + 1, payoffDiscount) -
    payoffDollarsFor(place.type, owned, payoffDiscount);
  const loot = averageLootDollars(lootRuleOf({ ...place, owner: null }, perks, view.month));
  // [RK-12] The first wire feeds every bookie.
  const wire = place.type === 'wire-service' && !perks.hasWireService ? 2 * bookies : 0;
  const months = Math.max(0, temper.monthsAhead - place.repairMonths) * believed;
  return ((loot - payoff + wire * dollarsPerLoot) / 100) * months * temper.money;
}

/** [RK-5] How much nearer so many places bring the gang to the whole racket of their district. */
function racketGain(
  holdings: Holdings,
  temper: Temper,
  place: DeepReadonly<Business>,
  taken: number,
): number {
  const key = racketKey(place.district, racketOf(place.type));
  const all = holdings.all.get(key) ?? 0;
  const missing = all - (holdings.mine.get(key) ?? 0);
  const rivals = holdings.rivals.get(key) ?? 0;
  const fromRivals = place.owner === null ? 0 : taken;
  return (
    racketWorth(temper, all, missing - taken, rivals - fromRivals) -
    racketWorth(temper, all, missing, rivals)
  );
}

/** [RK-5] What the prospect of a whole racket is worth while so many of its places are missing, in $100s. */
function racketWorth(temper: Temper, all: number, missing: number, rivals: number): number {
  const independent = Math.max(0, missing - rivals);
  const months =
    temper.monthsAhead - independent * monthsForOne.independent - rivals * monthsForOne.rivals;
  return ((all * fullDollars) / 100) * Math.max(0, months) * believed ** (1 + missing / 3);
}

/** What a rival earns a month from places of his, in dollars, as anyone can reckon. */
export function rivalIncome(
  view: SeatView,
  holdings: Holdings,
  places: readonly DeepReadonly<Business>[],
): number {
  // Whole rackets the street sees; of his books it sees nothing.
  const perks = noPerks(holdings.perks.full);
  return places.reduce(
    (sum, place) => sum + averageLootDollars(lootRuleOf(place, perks, view.month)),
    0,
  );
}

/** What a rival's loss is to the gang, in shares of it, all rivals counted: the leader's most, and where the last month is scored hardly anyone else's. */
const rivalry = { leader: 1.5, others: { openEnd: 0.8, scored: 0.3 } } as const;

/** How much of a rival’s loss is the gang’s own gain: one of many rivals, but the leader’s counts nearly double. */
export function rivalryShare(view: SeatView, holdings: Holdings, rival: SeatId): number {
  const others = livingGangs(view).length - 1;
  const held = (seat: SeatId): number => holdings.byOwner.get(seat)?.length ?? 0;
  const most = Math.max(0, ...livingGangs(view).map(({ id }) => (id === view.seat ? 0 : held(id))));
  const { openEnd, scored } = rivalry.others;
  // [GANG-18] First is who scores most: what the third and fourth lose brings nobody nearer to it.
  const small = view.houseRules.lastMonth === null ? openEnd : scored;
  return (held(rival) === most ? rivalry.leader : small) / Math.max(1, others);
}
