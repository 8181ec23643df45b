import type { Factor, Reason } from '../../../../src-shared/vocabulary/journal.ts';
import type { OfficialId } from '../../../../src-shared/vocabulary/ids.ts';
import { postName, styledName } from '../../../../src-shared/vocabulary/paradise/officials.ts';
import type { OfficialKind } from '../../../../src-shared/vocabulary/paradise/officials.ts';
import { isAccountant, ownedBy } from '../lookups.ts';
import { biddable } from '../officials/bidding.ts';
import { isShunned } from '../officials/buying.ts';
import type { KnownOfficial } from '../officials/knowledge.ts';
import {
  discountPercentOf,
  officialsInPay,
  payDollars,
  payrollOf,
  payrollsOf,
} from '../officials/lookups.ts';
import type { SeatView } from '../seatView.ts';
import { cityTable } from '../tables/city.ts';
import { doctrineOf } from '../tables/doctrines.ts';
import { bidStepDollars, officialTable } from '../tables/officials.ts';
import { duesDollars, earningsDollars, spendableDollars } from './budget.ts';
import { rivalOf, wasOutbid } from './hearsay.ts';
import { reasonOf, type Plan } from './reason.ts';

/** What an official is good for besides his weight, in points. */
const usefulness: Record<OfficialKind, number> = {
  mayor: 7,
  judge: 5,
  councilor: 2,
  chief: 4,
  captain: 5,
  editor: 7,
  reporter: 4,
};

/** Months of a deficit that idle money must cover before a gang takes on another mouth. */
const deficitMonths = 8;

/** Months of idle money that a bid may go beyond the price at its boldest. */
const boldMonths = 12;

/** Bids of one month at most, and the idle money behind each after the first, in dollars. */
const mostBids = 3;
const dollarsPerBid = 6_000;

/** Reporters are cheap; more than these write nothing new. */
const mostReporters = 3;

/** What the gang has for friends in office, reckoned once. */
type Means = {
  bankDollars: number;
  /** Beyond what is kept back for dues. */
  idleDollars: number;
  /** What a month brings beyond what it costs. */
  surplusDollars: number;
  discountPercent: number;
};

type Offer = {
  kind: OfficialKind;
  official: KnownOfficial | null;
  rateDollars: number;
  reason: Reason;
};

/**
 * [OFF-1, OFF-6, OFF-7, GANG-11] Whom a gang lets go, or else bribes and bids for in a month: the best first,
 * as far as the money reaches that men and guns have left.
 */
export function planCityHall(view: SeatView, spentDollars: number): Plan[] {
  if (!view.members.some(isAccountant)) return [];
  const means: Means = {
    bankDollars: view.purse.bankDollars - spentDollars,
    idleDollars: spendableDollars(view) - spentDollars,
    surplusDollars: earningsDollars(view) - duesDollars(view),
    discountPercent: discountPercentOf(view, view.seat),
  };
  const dropped = planDrop(view, means);
  if (dropped.length > 0) return dropped;
  const bribes = planBribe(view, means);
  const costs = bribes.reduce((sum, { costDollars }) => sum + costDollars, 0);
  const left = lessBy(means, costs);
  return [...bribes.map(({ order, reason }) => ({ order, reason })), ...planBids(view, left)];
}

function lessBy(means: Means, dollars: number): Means {
  const bankDollars = means.bankDollars - dollars;
  return { ...means, bankDollars, idleDollars: means.idleDollars - dollars };
}

/** [OFF-7] Losing money, and little of it left: the least useful friend goes. */
function planDrop(view: SeatView, means: Means): Plan[] {
  const lacking = -means.surplusDollars;
  if (lacking <= 0 || means.idleDollars > lacking) return [];
  const [worst] = payrollsOf(view, view.seat)
    .map(({ official, payroll }) => ({
      official,
      factors: worthOf(view, means, {
        kind: official.kind,
        official,
        rateDollars: payroll.rateDollars,
      }),
    }))
    .toSorted((a, b) => reasonOf('', a.factors).score - reasonOf('', b.factors).score);
  if (worst === undefined) return [];
  const sentence = `Money is short, and ${styledName(worst.official)} is the friend we can best do without.`;
  const against = worst.factors.map(({ name, points }) => ({ name, points: -points }));
  const shortage = { name: 'what we lose a month, in $50s', points: lacking / 50 };
  return [
    {
      order: { kind: 'drop', official: worst.official.id },
      reason: reasonOf(sentence, [...against, shortage]),
    },
  ];
}

/** [OFF-1] The Mayor, the Chief, the City Editor or another Reporter. */
function planBribe(view: SeatView, means: Means): (Plan & { costDollars: number })[] {
  const reporters = officialsInPay(view, view.seat, 'reporter').length;
  const offers = Object.values(view.officials)
    .filter(({ kind }) => officialTable[kind].owners === 'many')
    .filter((official) => isOpen(view, official))
    .map((official) => offerOf(view, means, official.kind, official));
  // Before City Hall is seated there is nobody to write for.
  if (reporters < mostReporters && offers.length > 0) {
    offers.push(offerOf(view, means, 'reporter', null));
  }
  const best = bestOf(view, means, offers);
  if (best === null) return [];
  const { kind, official, reason } = best;
  return [
    {
      order: { kind: 'bribe', official: official?.id ?? 'reporter' },
      costDollars: payDollars(officialTable[kind].monthlyDollars, means.discountPercent),
      reason,
    },
  ];
}

/** [OFF-6] Judges, Captains and Councilors, the best first, each as high as idle money allows. */
function planBids(view: SeatView, means: Means): Plan[] {
  const plans: Plan[] = [];
  const taken = new Set<OfficialId>();
  let left = means;
  for (let n = 0; n < mostBids; n += 1) {
    if (n > 0 && left.idleDollars < n * dollarsPerBid) break;
    const offers = Object.values(view.officials)
      .filter(({ id, kind }) => biddable(kind) && !taken.has(id))
      .filter((official) => isOpen(view, official))
      .map((official) => offerOf(view, left, official.kind, official));
    const best = bestOf(view, left, offers);
    if (best === null || best.official === null) break;
    const limitDollars = limitFor(left, best);
    taken.add(best.official.id);
    left = lessBy(left, payDollars(limitDollars, left.discountPercent));
    plans.push({
      order: { kind: 'bid', official: best.official.id, limitDollars },
      reason: best.reason,
    });
  }
  return plans;
}

/** At least what he is thought to cost, and a share of what lies idle, up to three times the list. */
function limitFor(means: Means, { kind, rateDollars }: Offer): number {
  const pay = payDollars(rateDollars, means.discountPercent);
  const idle = Math.max(0, means.idleDollars - pay);
  const most = 3 * officialTable[kind].monthlyDollars;
  const extra = Math.min(Math.max(0, most - rateDollars), idle / boldMonths);
  return rateDollars + Math.floor(extra / bidStepDollars) * bidStepDollars;
}

function isOpen(view: SeatView, official: KnownOfficial): boolean {
  return (
    payrollOf(view, view.seat, official.id) === null &&
    official.forSaleFromMonth <= view.month &&
    !isShunned(view, view.seat, official.id)
  );
}

function offerOf(
  view: SeatView,
  means: Means,
  kind: OfficialKind,
  official: KnownOfficial | null,
): Offer {
  const idle = Math.max(0, means.idleDollars);
  const rateDollars = likelyRate(view, kind, official);
  const price = payDollars(rateDollars, means.discountPercent) / 50;
  const factors = [
    ...worthOf(view, means, { kind, official, rateDollars }),
    // Idle money makes up for a price, and for no more than that.
    { name: 'money that lies idle, in $500s', points: Math.min(price, idle / 500) },
  ];
  if (biddable(kind) && official !== null && rivalOf(view, official) !== null) {
    factors.push({ name: 'in a rival’s pocket when last seen', points: -4 });
  }
  const who = official === null ? 'A Reporter' : nameAndPost(official);
  const reason = reasonOf(`${who} is worth his price to us.`, factors);
  return { kind, official, rateDollars, reason };
}

function nameAndPost(official: KnownOfficial): string {
  const hasPlace = official.district !== null || official.precinct !== null;
  return hasPlace ? `${official.name}, ${postName(official)},` : styledName(official);
}

/** The list price, or more than what was not enough the last time. */
function likelyRate(view: SeatView, kind: OfficialKind, official: KnownOfficial | null): number {
  const refused = official === null ? null : wasOutbid(view, official.id);
  return Math.max(
    officialTable[kind].monthlyDollars,
    refused === null ? 0 : refused + bidStepDollars,
  );
}

/** The best offer that is worth having, within reputation and reach. */
function bestOf(view: SeatView, means: Means, offers: readonly Offer[]): Offer | null {
  const { bankDollars, idleDollars, surplusDollars, discountPercent } = means;
  const reputation = Math.floor(bankDollars / 500) + view.purse.permanentReputation;
  const possible = offers.filter(({ kind, rateDollars, reason }) => {
    const pay = payDollars(rateDollars, discountPercent);
    const deficit = Math.max(0, pay - surplusDollars);
    return (
      reason.score > 0 &&
      reputation >= officialTable[kind].minReputation &&
      idleDollars >= pay + deficit * deficitMonths
    );
  });
  return possible.reduce<Offer | null>(
    (best, next) => (best === null || next.reason.score > best.reason.score ? next : best),
    null,
  );
}

/** Somebody with his price; null is a Reporter yet to be found. */
type Priced = {
  kind: OfficialKind;
  official: Pick<KnownOfficial, 'id' | 'district' | 'precinct'> | null;
  rateDollars: number;
};

/** What an official is worth to the gang, less his price. */
function worthOf(view: SeatView, means: Means, { kind, official, rateDollars }: Priced): Factor[] {
  const { raidBonus } = officialTable[kind];
  const alike = officialsInPay(view, view.seat, kind).filter(({ id }) => id !== official?.id);
  const factors: Factor[] = [
    { name: 'what he can do for us', points: usefulness[kind] },
    {
      name: 'his weight when something must be done',
      points: raidBonus * (1 + view.outrage / 3),
    },
    {
      name: 'what he costs a month, in $50s',
      points: -payDollars(rateDollars, means.discountPercent) / 50,
    },
  ];
  const taste = doctrineOf(view.mind.doctrine).friends[kind] ?? 0;
  if (taste > 0) factors.push({ name: 'we get on with his kind', points: taste });
  const doors = doorsNear(view, official);
  if (doors > 0) factors.push({ name: 'our doors in his streets', points: Math.min(8, doors) });
  if (alike.length > 0) {
    factors.push({ name: 'others of his kind are ours already', points: -alike.length });
  }
  return factors;
}

function doorsNear(
  view: SeatView,
  official: Pick<KnownOfficial, 'district' | 'precinct'> | null,
): number {
  if (official === null || (official.district === null && official.precinct === null)) return 0;
  return ownedBy(view, view.seat).filter(
    ({ district }) =>
      district === official.district || cityTable[district].precinct === official.precinct,
  ).length;
}
