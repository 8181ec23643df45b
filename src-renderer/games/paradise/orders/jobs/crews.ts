import type { BriefQuote } from '#shared/views/head.ts';
import type { Muscle } from '#shared/games/paradise/battles.ts';
import type { BusinessId, GangsterId, VehicleId } from '#shared/games/paradise/ids.ts';
import type { Order } from '#shared/games/paradise/orders/orders.ts';
import type { GangsterView, GangSecrets } from '#shared/games/paradise/views/campaign.ts';
import { explainUnfit } from '../planning.ts';
import type { DoorJob } from './targets.ts';

/** Men who could be sent, with the cars and the hired men that go along. */
export type Squad = {
  crew: readonly GangsterId[];
  vehicles: readonly VehicleId[];
  companyTruck: boolean;
  muscle: readonly Muscle[];
};

/** A party worth sending, under the names of all that speak for it, with what the rules quote for it. */
export type ProposedCrew = { names: string[]; party: Squad; quote: BriefQuote };

/** The men, cars, and hired men that a gang can send. */
export type SquadMeans = {
  free: readonly GangsterView[];
  vehicles: readonly VehicleId[];
  hasTrucks: boolean;
  muscle: GangSecrets['muscle'];
  /** [MONTH-8] Figures of a party at most. */
  most: number;
};

const seatsOfCar = 6;
const companions = 2;
/** More men than these are not added one by one. */
const mostSteps = 12;

/**
 * Lists the parties to ask the rules about: for a talk each man alone and with two beside him, for a fight the best
 * one, two, three and so on, with the Boss and without him, and all of them with hired men. Whoever is wounded rests
 * unless nobody else is there.
 */
export function listParties(job: DoorJob, means: SquadMeans): Squad[] {
  const fit = means.free.filter((man) => explainUnfit(man) === null);
  const able = means.free.filter((man) => explainUnfit(man)?.bars !== true);
  const men = (fit.length > 0 ? fit : able).toSorted((one, other) => fight(other) - fight(one));
  return job === 'take-over' ? listTalkers(men) : listFighters(job, men, means);
}

/** Sums up what a man is worth in a fight. */
export function fight({ statsNow }: Pick<GangsterView, 'statsNow'>): number {
  return statsNow.gats + statsNow.fists + statsNow.guts;
}

function listTalkers(men: readonly GangsterView[]): Squad[] {
  return men.flatMap((talker) => {
    const company = men.filter((man) => man !== talker && !man.isBoss).slice(0, companions);
    const alone = makeParty([talker]);
    return company.length < companions ? [alone] : [alone, makeParty([talker, ...company])];
  });
}

/** Lists the men who are best in a fight, so many of them at most. */
export function listBest(men: readonly GangsterView[], most: number): readonly GangsterView[] {
  if (men.length <= most) return men;
  return men.toSorted((one, other) => fight(other) - fight(one)).slice(0, Math.max(0, most));
}

function listFighters(job: DoorJob, men: readonly GangsterView[], means: SquadMeans): Squad[] {
  const ranks = [men, men.filter(({ isBoss }) => !isBoss)].map((rank) => rank.slice(0, means.most));
  const parties = ranks.flatMap((rank) =>
    countSteps(rank.length).map((count) => ride(job, rank.slice(0, count), means)),
  );
  const hired = means.muscle
    .filter(({ most, rests }) => most > 0 && rests === 0)
    .map(({ profile, most }) => {
      // One of the gang's own leads them.
      const count = Math.min(most, means.most - 1);
      return ride(job, men.slice(0, means.most - count), means, [{ profile, count }]);
    });
  return men.length === 0 ? [] : [...parties, ...hired];
}

/** Counts from one up; a large gang leaps to all of its men. */
function countSteps(men: number): number[] {
  const steps = Array.from({ length: Math.min(men, mostSteps) }, (_, place) => place + 1);
  return men > mostSteps ? [...steps, men] : steps;
}

function makeParty(men: readonly GangsterView[]): Squad {
  return { crew: men.map(({ id }) => id), vehicles: [], companyTruck: false, muscle: [] };
}

/** Gives a party as many cars as it needs; where there are too few, a truck of the gang's own company. */
function ride(
  job: DoorJob,
  men: readonly GangsterView[],
  { vehicles, hasTrucks }: SquadMeans,
  muscle: readonly Muscle[] = [],
): Squad {
  if (job === 'guard') return { ...makeParty(men), muscle };
  const heads = men.length + muscle.reduce((sum, { count }) => sum + count, 0);
  const cars = vehicles.slice(0, Math.ceil(heads / seatsOfCar));
  return { ...makeParty(men), muscle, vehicles: cars, companyTruck: hasTrucks && cars.length * seatsOfCar < heads };
}

/** Makes the order that sends a party to a door. */
export function createDoorOrder(job: DoorJob, business: BusinessId, party: Squad): Order {
  const crew = [...party.crew];
  const muscle = party.muscle.map((hired) => ({ ...hired }));
  if (job === 'take-over') return { kind: job, business, crew };
  if (job === 'guard') {
    const hired = muscle.length > 0 ? { muscle } : {};
    return { kind: job, post: { kind: 'business', business }, crew, ...hired };
  }
  const { companyTruck } = party;
  return { kind: job, business, crew, muscle, vehicles: [...party.vehicles], companyTruck };
}

/** Adds up what a quote asks for, now and when it is carried out. */
export function sumPrice({ costDollars, laterDollars }: BriefQuote): number {
  return (costDollars ?? 0) + laterDollars;
}

type Quoted = { party: Squad; quote: BriefQuote };

/** A chance that nobody calls a gamble. */
const evenOdds = 0.5;

/**
 * Picks from quoted parties those worth a look: the best odds, the cheapest with even odds, the best that leaves the
 * Boss at home, one in company, one of the gang's own men. What is the same party stands there once, under all its names.
 */
export function pickProposals(job: DoorJob, quoted: readonly Quoted[], boss: GangsterId | null): ProposedCrew[] {
  const legal = quoted.filter(({ quote }) => quote.problem === null && quote.chance !== null);
  const best = legal.toSorted(compareOdds)[0];
  if (best === undefined) return [];
  const enough = Math.min(evenOdds, best.quote.chance ?? 0);
  const cheap = legal
    .filter(({ quote }) => (quote.chance ?? 0) >= enough)
    .toSorted(
      (one, other) =>
        sumPrice(one.quote) - sumPrice(other.quote) || countMen(one) - countMen(other) || compareOdds(one, other),
    )[0];
  const isHiring = legal.some(({ party }) => party.muscle.length > 0);
  const picks: [string, Quoted | undefined][] = [
    ['Best odds', best],
    ['Cheapest', cheap],
    ['Boss at home', findBest(legal, ({ party }) => boss !== null && !party.crew.includes(boss))],
    ['In company', job === 'take-over' ? findBest(legal, ({ party }) => party.crew.length > companions) : undefined],
    ['Nobody hired', isHiring ? findBest(legal, ({ party }) => party.muscle.length === 0) : undefined],
  ];
  const proposals: ProposedCrew[] = [];
  for (const [name, pick] of picks) {
    if (pick === undefined) continue;
    const same = proposals.find(({ party }) => isSameParty(party, pick.party));
    if (same === undefined) proposals.push({ names: [name], ...pick });
    else same.names.push(name);
  }
  return proposals;
}

function findBest(legal: readonly Quoted[], fits: (one: Quoted) => boolean): Quoted | undefined {
  return legal.filter(fits).toSorted(compareOdds)[0];
}

/** The better odds first; among equals the lower price, then the fewer men. */
function compareOdds(one: Quoted, other: Quoted): number {
  return (
    (other.quote.chance ?? 0) - (one.quote.chance ?? 0) ||
    sumPrice(one.quote) - sumPrice(other.quote) ||
    countMen(one) - countMen(other)
  );
}

function countMen({ party }: Quoted): number {
  return party.crew.length + party.muscle.reduce((sum, { count }) => sum + count, 0);
}

/** True if the same men go in the same cars with the same hired men. */
export function isSameParty(one: Squad, other: Squad): boolean {
  return formatPartyKey(one) === formatPartyKey(other);
}

function formatPartyKey({ crew, vehicles, companyTruck, muscle }: Squad): string {
  const hired = muscle.map(({ profile, count }) => `${count} ${profile}`);
  return JSON.stringify([[...crew].sort(), [...vehicles].sort(), companyTruck, hired.sort()]);
}
