import {
  businessTypeNames,
  businessTypes,
  districtNames,
  districts,
} from '../../../../../../src-shared/games/paradise/city.ts';
import type { Factor } from '../../../../../../src-shared/words/journal.ts';
import type { DeepReadonly } from '../../../../../kernel/readonly.ts';
import { askedOnce, businessesOf, isFree } from '../../../state/lookups.ts';
import { racketOf } from '../../../city/fullRackets.ts';
import type { SeatView } from '../../../state/seatView.ts';
import type { Business } from '../../../state/records/city.ts';
import type { Gangster } from '../../../state/records/gangs.ts';
import { gutsModifiers, leadOf, persuasion, takeOverChance } from '../../../city/takeovers.ts';
import { neighbours } from '../../../tables/city.ts';
import { doctrineOf } from '../../../tables/people/doctrines.ts';
import type { Candidate } from '../ahead/choose.ts';
import { strengthOf } from './fightOdds.ts';
import { oncePerView } from '../once.ts';
import { rankedBy } from '../ranking.ts';
import { reasonOf, scoreByChance, weighted } from '../../reason.ts';
import type { Temper } from '../worth/temper.ts';
import { worthOfPlaces, type Holdings } from '../worth/worth.ts';
import { isResting } from './fighters.ts';

/** Businesses a gang has before it thinks of a gym, and what the stable is then worth, in $100s. */
const businessesBeforeGym = 6;
const stableWorth = 25;

/** What it costs to meet another crew at a door that was crowded last month, as a share of the prize. */
const crowdShare = 0.6;

/** Months after which nobody thinks of a crowd any more. */
const crowdMonths = 3;

/** Places of which the gang makes up its mind; the rest are worth less. */
const mostTargets = 5;

/** [TAKE-1] The independent businesses worth most to the gang, and the men to talk to their owners. */
export function takeOverCandidates(
  view: SeatView,
  holdings: Holdings,
  temper: Temper,
): Candidate[] {
  const crew = pickCrew(view);
  if (crew.length === 0) return [];
  const near = nearDistricts(view, holdings);
  const known = { holdings, temper, near, chances: chancesOf(view, persuasion(leadOf(crew))) };
  return targetsOf(view)
    .filter((business) => isWanted(view, holdings, business))
    .map((business) => weigh(view, known, business))
    .sort((a, b) => b.score - a.score)
    .slice(0, mostTargets)
    .map(({ business, chance, prize, certain }): Candidate => {
      return {
        title: `Take over ${business.name} (${districtNames[business.district]})`,
        slot: 'take-over',
        costDollars: 0,
        order: { kind: 'take-over', business: business.id, crew: crew.map(({ id }) => id) },
        reason: reasonOf(promiseOf(business, chance), [...weighted(prize, chance), ...certain]),
      };
    });
}

function promiseOf(business: DeepReadonly<Business>, chance: number): string {
  const percent = Math.round(chance * 100);
  const where = `${businessTypeNames[business.type].one} in ${districtNames[business.district]}`;
  return `${business.name}, a ${where}, promises the most for a ${percent} in 100 chance.`;
}

/** The best talker, and two whom a fight would miss least, to look large; the Accountant stays with his books. */
export const pickCrew = oncePerView((view: SeatView): readonly DeepReadonly<Gangster>[] => {
  const free = view.members.filter(
    (member) => member.profile !== 'accountant' && isFree(member) && !isResting(view, member),
  );
  const [talker, ...others] = rankedBy(free, persuasion);
  if (talker === undefined) return [];
  const company = others.filter(({ isBoss }) => !isBoss);
  return [talker, ...rankedBy(company, (man) => -strengthOf(man)).slice(0, 2)];
});

/** The quietest independent business of each type and district: the others are worth no more. */
function targetsOf(view: SeatView): readonly DeepReadonly<Business>[] {
  return askedOnce(view, targetsOf, () => quietest(view));
}

function quietest(view: SeatView): DeepReadonly<Business>[] {
  const targets = new Map<string, DeepReadonly<Business>>();
  for (const business of businessesOf(view)) {
    if (business.owner !== null) continue;
    const kind = kindKeys.get(business.district)?.get(business.type) ?? '';
    const known = targets.get(kind);
    if (known === undefined || business.contestedMonth < known.contestedMonth) {
      targets.set(kind, business);
    }
  }
  return [...targets.values()];
}

/** Keys are asked for once a business, so they are made once. */
const kindKeys = new Map(
  districts.map((district) => [
    district,
    new Map(businessTypes.map((type) => [type, `${district}/${type}`])),
  ]),
);

function nearDistricts(view: SeatView, { own }: Holdings): ReadonlySet<string> {
  const ours = new Set([view.gang.base, ...own.map(({ district }) => district)]);
  return new Set([...ours].flatMap((district) => [district, ...neighbours[district]]));
}

/** Doors in Chinatown with which a Tong feels that it holds the quarter. */
const doorsThatHoldChinatown = 3;

/** [GANG-11] A Tong fights for Chinatown alone; when it holds that, it talks to owners next door as well. */
function isTongGround(
  own: Holdings['own'],
  { district }: Pick<DeepReadonly<Business>, 'district'>,
): boolean {
  if (district === 'chinatown') return true;
  if (!neighbours.chinatown.includes(district)) return false;
  return own.filter((place) => place.district === 'chinatown').length >= doorsThatHoldChinatown;
}

/** [GANG-4, GANG-11] Turf by doctrine, one racket without an Accountant, and a gym only for the ring. */
function isWanted(
  view: SeatView,
  { own, hasAccountant }: Holdings,
  business: DeepReadonly<Business>,
): boolean {
  const { turf, keepsGym } = doctrineOf(view.mind.doctrine);
  if (business.type === 'gym') {
    const hasGym = own.some(({ type }) => type === 'gym');
    if (!keepsGym || hasGym || own.length < businessesBeforeGym) return false;
  }
  if (turf === 'base-only' && business.district !== view.gang.base) return false;
  if (turf === 'chinatown' && !isTongGround(own, business)) return false;
  const racket = racketOf(business.type);
  return hasAccountant || own.every(({ type }) => racketOf(type) === racket);
}

/** A place as it was weighed; most are never thought of again, so their factors are not made. */
type WeighedPlace = {
  business: DeepReadonly<Business>;
  chance: number;
  /** What is won by the chance, and what weighs in any case. */
  prize: Factor[];
  certain: Factor[];
  score: number;
};

type Known = {
  holdings: Holdings;
  temper: Temper;
  near: ReadonlySet<string>;
  chances: (business: DeepReadonly<Business>) => number;
};

/** [TAKE-1] A talker's chances with the owners; owners as stubborn as each other give him the same one. */
function chancesOf(view: SeatView, smarts: number): Known['chances'] {
  const byGuts = new Map<number, number>();
  return (business) => {
    const guts = gutsModifiers(business, view.gang).reduce((total, m) => total + m.value, 0);
    const chance = byGuts.get(guts) ?? takeOverChance(smarts, guts, view.houseRules.takeoverTest);
    byGuts.set(guts, chance);
    return chance;
  };
}

function weigh(
  view: SeatView,
  { holdings, temper, near, chances }: Known,
  business: DeepReadonly<Business>,
): WeighedPlace {
  const chance = chances(business);
  const prize = worthOfPlaces(view, holdings, temper, [business]);
  if (business.type === 'gym') {
    prize.push({ name: 'a stable of boxers of our own', detail: 'in $100s', points: stableWorth });
  }
  const worth = prize.reduce((sum, { points }) => sum + points, 0) * chance;
  const isClose = near.has(business.district);
  const certain: Factor[] = [
    {
      name: isClose ? 'close to our streets' : 'far from our streets',
      detail: 'in $100s',
      points:
        Math.max(1, worth) * (business.district === view.gang.base ? 0.2 : isClose ? 0.1 : -0.1),
    },
  ];
  const crowd = crowdOf(view, business);
  if (crowd > 0) {
    certain.push({ name: 'rival crews seen there', points: -crowd * Math.max(4, worth) });
  }
  return { business, chance, prize, certain, score: scoreByChance(prize, chance, certain) };
}

/** [TAKE-2] A place where crews met lately is likely to be crowded again; as a share of the prize. */
function crowdOf(view: SeatView, { contestedMonth }: DeepReadonly<Business>): number {
  if (contestedMonth === 0) return 0;
  const monthsAgo = view.month - contestedMonth;
  return monthsAgo <= crowdMonths ? crowdShare / Math.max(1, monthsAgo) : 0;
}
