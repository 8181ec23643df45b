import {
  businessTypeNames,
  businessTypes,
  districtNames,
  districts,
} from '../../../../src-shared/vocabulary/paradise/city.ts';
import type { Factor } from '../../../../src-shared/vocabulary/journal.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { businessesOf, isAccountant, isFree, racketKey, racketOf } from '../lookups.ts';
import {
  averageLootDollars,
  lootRuleOf,
  payoffDollarsFor,
  perksOf,
  type Perks,
} from '../rackets.ts';
import type { SeatView } from '../seatView.ts';
import type { Business, Gangster } from '../state.ts';
import { gutsModifiers, leadOf, persuasion, takeOverChance } from '../takeovers.ts';
import { neighbours } from '../tables/city.ts';
import { doctrineOf } from '../tables/doctrines.ts';
import { reasonOf, type Plan } from './reason.ts';

type Target = {
  business: DeepReadonly<Business>;
  factors: Factor[];
  score: number;
  chance: number;
};

/** Businesses a gang has before it thinks of a gym, and what the stable is then worth. */
const businessesBeforeGym = 6;
const stablePoints = 40;

/** [TAKE-1] The independent business worth most to the gang, and the men to talk to its owner. */
export function planTakeOver(view: SeatView): Plan[] {
  const crew = pickCrew(view);
  if (crew.length === 0) return [];
  const smarts = persuasion(leadOf(crew));
  const known = knownOf(view);
  const targets = known.targets
    .filter((business) => isWanted(view, known, business))
    .map((business) => weigh(view, known, business, smarts));
  const best = targets.reduce<Target | null>(
    (top, next) => (top === null || next.score > top.score ? next : top),
    null,
  );
  if (best === null || best.score <= 0) return [];
  const { business, factors, chance } = best;
  const percent = Math.round(chance * 100);
  const where = `${businessTypeNames[business.type].one} in ${districtNames[business.district]}`;
  const sentence = `${business.name}, a ${where}, promises the most for a ${percent} in 100 chance.`;
  return [
    {
      order: { kind: 'take-over', business: business.id, crew: crew.map((member) => member.id) },
      reason: reasonOf(sentence, factors),
    },
  ];
}

/** The best talker and two more to look large; the Accountant stays with his books. */
function pickCrew(view: SeatView): DeepReadonly<Gangster>[] {
  return view.members
    .filter((member) => member.profile !== 'accountant' && isFree(member))
    .toSorted((a, b) => persuasion(b) - persuasion(a))
    .slice(0, 3);
}

/** Facts of the whole map that every target is weighed against, gathered once. */
type Known = {
  perks: Perks;
  ownRackets: ReadonlySet<string>;
  ownDistricts: ReadonlySet<string>;
  /** All and own businesses by racket and district, and own ones by type and district. */
  all: ReadonlyMap<string, number>;
  own: ReadonlyMap<string, number>;
  hasAccountant: boolean;
  sisters: ReadonlyMap<string, number>;
  /** The quietest independent business of each type and district: the others are worth no more. */
  targets: readonly DeepReadonly<Business>[];
  bookies: number;
  /** [RK-13] Whether the gang wants the gym it has not. */
  wantsGym: boolean;
};

function knownOf(view: SeatView): Known {
  const ownRackets = new Set<string>();
  const ownDistricts = new Set<string>([view.gang.base]);
  const all = new Map<string, number>();
  const own = new Map<string, number>();
  const sisters = new Map<string, number>();
  const targets = new Map<string, DeepReadonly<Business>>();
  let bookies = 0;
  for (const business of businessesOf(view)) {
    const key = racketKey(business.district, racketOf(business.type));
    count(all, key);
    if (business.owner === null) {
      const kind = kindKey(business);
      const known = targets.get(kind);
      if (known === undefined || business.contestedMonth < known.contestedMonth) {
        targets.set(kind, business);
      }
    }
    if (business.owner !== view.seat) continue;
    ownRackets.add(racketOf(business.type));
    ownDistricts.add(business.district);
    count(own, key);
    count(sisters, kindKey(business));
    if (business.type === 'bookies') bookies += 1;
  }
  return {
    perks: perksOf(view, view.seat, new Map()),
    ownRackets,
    ownDistricts,
    all,
    own,
    sisters,
    targets: [...targets.values()],
    bookies,
    wantsGym: wantsGym(view),
    hasAccountant: view.members.some(isAccountant),
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Businesses of one type in one district share a key. */
function kindKey(business: DeepReadonly<Business>): string {
  return kindKeys.get(business.district)?.get(business.type) ?? '';
}

const kindKeys = new Map(
  districts.map((district) => [
    district,
    new Map(businessTypes.map((type) => [type, `${district}/${type}`])),
  ]),
);

/** [RK-13] One gym, for gangs that fight with their fists, once they can bear its cost. */
function wantsGym(view: SeatView): boolean {
  const own = businessesOf(view).filter((business) => business.owner === view.seat);
  const hasGym = own.some((business) => business.type === 'gym');
  return doctrineOf(view.mind.doctrine).keepsGym && !hasGym && own.length >= businessesBeforeGym;
}

/** [GANG-4, GANG-11] Turf by doctrine, one racket without an Accountant, and a gym only for the ring. */
function isWanted(view: SeatView, known: Known, business: DeepReadonly<Business>): boolean {
  if (business.type === 'gym' && !known.wantsGym) return false;
  const { turf } = doctrineOf(view.mind.doctrine);
  if (turf === 'base-only' && business.district !== view.gang.base) return false;
  if (turf === 'chinatown' && business.district !== 'chinatown') return false;
  const racket = racketOf(business.type);
  return known.hasAccountant || [...known.ownRackets].every((own) => own === racket);
}

function weigh(
  view: SeatView,
  known: Known,
  business: DeepReadonly<Business>,
  smarts: number,
): Target {
  const guts = gutsModifiers(business, view.gang).reduce((total, m) => total + m.value, 0);
  const chance = takeOverChance(smarts, guts, view.houseRules.takeoverTest);
  const profit = profitDollars(view, known, business);
  const factors: Factor[] = [
    {
      name: 'expected monthly profit, in $10s, by the chance to get it',
      points: (chance * profit) / 10,
    },
    { name: 'distance from our streets', points: distancePoints(known, business) },
    { name: 'share of the district’s racket', points: sharePoints(known, business) },
  ];
  const rivalsPoints = crowdPoints(view, business);
  if (rivalsPoints !== 0) factors.push({ name: 'rival crews seen there', points: rivalsPoints });
  if (business.type === 'wire-service') {
    factors.push({ name: 'our bookies’ early results', points: known.bookies * 4 });
  }
  if (business.type === 'gym') {
    factors.push({ name: 'a stable of boxers of our own', points: stablePoints });
  }
  return { business, factors, chance, score: reasonOf('', factors).score };
}

/** What one more business of its type and district nets a month, RK-4 included. */
function profitDollars(view: SeatView, known: Known, business: DeepReadonly<Business>): number {
  const owned = known.sisters.get(kindKey(business)) ?? 0;
  const discount = view.houseRules.payoffDiscount;
  const payoff =
    payoffDollarsFor(business.type, owned + 1, discount) -
    payoffDollarsFor(business.type, owned, discount);
  const loot = averageLootDollars(lootRuleOf(business, known.perks, view.month));
  return loot - payoff;
}

/** [TAKE-2] A place where crews met lately is likely to be crowded again. */
function crowdPoints(view: SeatView, business: DeepReadonly<Business>): number {
  if (business.contestedMonth === 0) return 0;
  const monthsAgo = view.month - business.contestedMonth;
  return monthsAgo <= 3 ? -24 / monthsAgo : 0;
}

function distancePoints(known: Known, business: DeepReadonly<Business>): number {
  if (known.ownDistricts.has(business.district)) return 8;
  const near = neighbours[business.district].some((district) => known.ownDistricts.has(district));
  return near ? 0 : -12;
}

/** Grows toward the whole racket of a district (RK-5). */
function sharePoints(known: Known, business: DeepReadonly<Business>): number {
  const key = racketKey(business.district, racketOf(business.type));
  const own = (known.own.get(key) ?? 0) + 1;
  return (own / (known.all.get(key) ?? 1)) * 10;
}
