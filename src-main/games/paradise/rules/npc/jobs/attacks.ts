import type { GangsterId } from '#shared/games/paradise/ids.ts';
import type { Factor } from '#shared/words/journal.ts';
import type { Muscle } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { hasTrucksToLend } from '#main/games/paradise/rules/filing/crews.ts';
import { computeReputation } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { computeMostMuscle, muscleTable, computeMusclePrice } from '#main/games/paradise/rules/tables/people/muscle.ts';
import { findMostFigures } from '#shared/games/paradise/tableSize.ts';
import type { Means } from '../ahead/choose.ts';
import { listFitFighters } from './fighters.ts';
import {
  computeGangsterStrength,
  countExplosives,
  estimateChance,
  estimateLosses,
  estimateOutrage,
  findBestApproach,
  findExplosiveWorth,
  sumMuscleStrength,
  type FightAhead,
  type FightKind,
  type Job,
} from './fightOdds.ts';
import { pickBest } from '../ranking.ts';
import { computeBloodshedCost } from '../worth/heat.ts';
import { pickCrew } from './takeOver.ts';
import type { Weights } from '../worth/weights.ts';
import { drawWhim } from '../whims.ts';

/** A party for a job: own men, the best first, and the number of hired ones. */
export type AttackParty = {
  crew: readonly GangsterId[];
  muscle: readonly Muscle[];
  strength: number;
  explosives: number;
  men: number;
  /** The worth of one of its men, in $100s, hired ones counting nothing. */
  bloodPrice: number;
  costDollars: number;
};

/** Men kept at home when a gang goes on a job. */
const homeGuard = 2;

/** The cost of losing a man beside his price, in $100s: his gun, his place, the others’ nerve. */
const woundPoints = 1;

/** The cost of a rival's return for a job, in $100s. */
const reprisal = 13;

/** The cost of each man in a party, own or hired, beside his price and the risk, in $100s; a Hit on one man wants few. */
const rideAlong: Readonly<Record<Job, number>> = {
  raid: 0.5,
  'smash-and-grab': 0.5,
  hijack: 0.5,
  'show-of-strength': 0.5,
  hit: 1.5,
};

/** The sizes of a crew that a gang thinks of, beside all its free men. */
const partySizes = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 26, 34] as const;

/** [GANG-13] Lists the parties that a gang can send with its free men, from one man to all, alone or with hired muscle. */
export function listParties(view: SeatView, means: Means): AttackParty[] {
  // [TAKE-1] The best talker has an owner to see.
  const [talker] = pickCrew(view);
  const able = listFitFighters(view).filter(({ id }) => !means.busy.has(id) && id !== talker?.id);
  const room = findMostFigures(view);
  const most = Math.min(room, Math.max(Math.min(1, able.length), able.length - homeGuard));
  const crews = [...partySizes.filter((size) => size < most), ...(most > 0 ? [most] : [])];
  const hires = listMuscleChoices(view, means);
  return crews.flatMap((size) =>
    createParties(
      able.slice(0, size),
      hires.filter((muscle) => size + countMen(muscle) <= room),
    ),
  );
}

/** Counts hired men. */
export function countMen(muscle: readonly Muscle[]): number {
  return muscle.reduce((sum, { count }) => sum + count, 0);
}

function createParties(men: readonly DeepReadonly<Gangster>[], hires: readonly (readonly Muscle[])[]): AttackParty[] {
  const crew = men.map(({ id }) => id);
  const strength = men.reduce((sum, man) => sum + computeGangsterStrength(man), 0);
  const explosives = men.reduce((sum, man) => sum + countExplosives(man), 0);
  const paid = men.reduce((sum, { paidDollars }) => sum + paidDollars, 0);
  const blood = paid / 100 + men.length * woundPoints;
  return hires.map((muscle): AttackParty => {
    const all = men.length + countMen(muscle);
    return {
      crew,
      muscle,
      strength: strength + sumMuscleStrength(muscle),
      explosives,
      men: all,
      bloodPrice: blood / Math.max(1, all),
      costDollars: computeMusclePrice(muscle),
    };
  });
}

/** The numbers of hired men that a gang thinks of, beside the smallest group and as many as will come. */
const muscleCounts = [6, 10, 14] as const;

/** [GANG-12, GANG-13] Lists the choices of muscle: none, a few of the kind that the gang likes best, and as many as will come. */
export function listMuscleChoices(view: SeatView, { dollars, hired }: Means): Muscle[][] {
  const reputation = computeReputation(view.purse);
  const profile = lookUpDoctrine(view.mind.doctrine).muscle.find(
    (kind) => !hired.has(kind) && (view.purse.rests[kind] ?? 0) === 0 && computeMostMuscle(kind, reputation) > 0,
  );
  if (profile === undefined) return [[]];
  const { priceDollars, groupOf } = muscleTable[profile];
  const most = Math.min(computeMostMuscle(profile, reputation), Math.floor(dollars / priceDollars), 20);
  const counts = [...new Set([groupOf, ...muscleCounts, most].map((count) => Math.min(count, most)))].filter(
    (count) => count > 0,
  );
  const alone = counts.map((count): Muscle[] => [{ profile, count }]);
  return [[], ...alone];
}

/** Estimates the chance that a hazy head believes in: off by as much as its haze. */
export function estimateBelievedChance(view: SeatView, weights: Weights, about: string, chance: number): number {
  return Math.max(0.02, Math.min(0.98, chance + weights.haze * (2 * drawWhim(view, about) - 1)));
}

/** The costs and outrage of any job, in $100s, by source. */
export type JobCosts = { sent: number; men: number; fight: number; heat: number; muscle: number };

/** [PO-2, GANG-11] */
export function estimateJobCosts(
  view: SeatView,
  weights: Weights,
  job: Job,
  { party, win, lost }: PartyOdds,
): JobCosts {
  return {
    sent: -rideAlong[job] * party.men,
    men: -lost * party.bloodPrice * weights.blood,
    fight: weights.fight > 0 ? weights.fight * win : weights.fight,
    heat: -computeBloodshedCost(view, estimateOutrage(job)) * weights.heat,
    muscle: (-party.costDollars / 100) * weights.muscle,
  };
}

/** Estimates the cost of a rival's return for a job, in $100s. */
export function estimateReprisalCost({ fear }: Weights): number {
  return -reprisal * fear;
}

/** Lists the same in words; `feelings` are those for and against harming the rival, null if it harms none. */
export function listCostFactors(
  weights: Weights,
  { sent, men, fight, heat, muscle }: JobCosts,
  feelings: readonly Factor[] | null,
): Factor[] {
  const factors: Factor[] = [
    { name: 'men needed elsewhere', detail: 'in $100s', points: sent },
    { name: 'we may lose men', detail: 'in $100s', points: men },
    { name: 'we like a fight', points: fight },
  ];
  if (heat !== 0) factors.push({ name: 'more outrage', detail: 'in $100s', points: heat });
  if (muscle !== 0) factors.push({ name: 'hired muscle', detail: 'in $100s', points: muscle });
  if (feelings === null) return factors;
  factors.push({ name: 'they will hit back', detail: 'in $100s', points: estimateReprisalCost(weights) });
  factors.push(...feelings);
  return factors;
}

/** Finds the least chance at which a Boss sends men out; a bold one accepts less. */
function findLeastChance(boldness: number): number {
  return 0.2 - 0.06 * boldness;
}

/** A party's chance at a job, and the men it may expect to lose. */
export type PartyOdds = { party: AttackParty; win: number; lost: number };

/** The fight that parties may be sent to, the heads they meet, if there are cars, and their Boss's boldness. */
export type Against = FightAhead & { job: Job; foes: number; hasCars?: boolean; boldness?: number };

export function computePartyOdds(parties: readonly AttackParty[], against: Against): PartyOdds[] {
  const { job, hasCars = false, boldness = 0, most = Infinity } = against;
  const foes = Math.min(against.foes, most);
  const least = findLeastChance(boldness);
  const each = findExplosiveWorth(against.kind);
  return parties
    .map((party) => {
      const ours = party.strength + each * party.explosives;
      const approach = findBestApproach(against.kind);
      const onFoot = estimateChance(against, ours, { approach });
      // [GANG-9] Cars stay at home where they lower the chance, see `shareCars`.
      const win = hasCars ? Math.max(onFoot, estimateChance(against, ours, { hasCars: true, approach })) : onFoot;
      return { party, win, lost: estimateLosses(job, party.men, foes) };
    })
    .filter(({ win }) => win >= least);
}

/** Chooses the best party for a job with this prize, in $100s: its chance against its cost. */
export function chooseBestParty(
  odds: readonly PartyOdds[],
  job: Job,
  prize: number,
  weights: Pick<Weights, 'blood' | 'muscle'>,
): PartyOdds | null {
  const scoreParty = ({ party, win, lost }: PartyOdds): number =>
    win * prize -
    rideAlong[job] * party.men -
    lost * party.bloodPrice * weights.blood -
    (party.costDollars / 100) * weights.muscle;
  return pickBest(odds, scoreParty) ?? null;
}

/** [RK-8, SCN-0] Creates the part of an order that names the party, its cars, and its plan. */
export function createSending(view: SeatView, party: AttackParty, kind: FightKind) {
  const approach = findBestApproach(kind);
  return {
    ...(approach === undefined ? {} : { approach }),
    crew: [...party.crew],
    muscle: party.muscle.map(({ profile, count }) => ({ profile, count })),
    vehicles: view.vehicles.map(({ id }) => id),
    companyTruck: hasTrucksToLend(view, view.seat),
  };
}
