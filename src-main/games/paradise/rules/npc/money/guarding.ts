import { formatCount, formatDollars, formatPercent } from '#shared/words/text.ts';
import { businessTypeNames, nameDistrict } from '#shared/games/paradise/city.ts';
import { findMostFigures } from '#shared/games/paradise/tableSize.ts';
import { listRivals } from './sidelines.ts';
import { listRaidedBusinesses } from '#main/games/paradise/rules/battles/arranging/places.ts';
import type { Muscle } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isFree, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { Business } from '#main/games/paradise/rules/state/records/city.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { computeMusclePrice } from '#main/games/paradise/rules/tables/people/muscle.ts';
import type { Candidate, Means } from '../ahead/choose.ts';
import { attackChance } from '../worth/feelings.ts';
import { listFitFighters } from '../jobs/fighters.ts';
import { countMen, listMuscleChoices } from '../jobs/attacks.ts';
import { computeGangsterStrength, sumDefense, sumMuscleStrength, winChance } from '../jobs/fightOdds.ts';
import { createReason } from '#main/games/paradise/rules/minds/reason.ts';
import { pickBest, rankBy } from '../ranking.ts';
import type { Weights } from '../worth/weights.ts';
import { estimateRivalIncome, type Holdings } from '../worth/worth.ts';
import { countGuardsSeen } from '../worth/guards.ts';

/** The assumed strength of a party sent against us, in Hoodlums: that of the middle raid of a campaign's first year. */
export const raidersThought = 25;

/** Men posted at one place: a share of those who are free, within these bounds. */
const postedShare = 1 / 3;
const leastPosted = 3;
const mostPosted = 12;

/** Months of income that a lost place costs. */
const lossMonths = 6;

/** Men beside the Boss at most. */
const mostBeside = 6;

/** Posts at doors in a month at most. */
const mostWatches = 5;

/** The cost of the gang's own Boss, as months of half its income, and the chance of an attempt. */
const hitChance = 0.2;

const hitsAmongAttacks = 0.25;

/** Share of the Hits that would kill a Boss alone and fail against men beside him. */
const guardsSpare = 0.5;

/** [SCN-5, SCN-2] Lists men at the doors that rivals want most, and beside the Boss. */
export function guardCandidates(view: SeatView, holdings: Holdings, weights: Weights, means: Means): Candidate[] {
  const free = listFitFighters(view).filter(({ id }) => !means.busy.has(id));
  const weakestFirst = rankBy(free, (man) => -computeGangsterStrength(man));
  const attacks = listRivals(view).reduce(
    (sum, { id }) => sum + attackChance(view, id),
    estimateFederalRaids(view, holdings),
  );
  const hires = listMuscleChoices(view, means);
  const size = Math.max(leastPosted, Math.min(mostPosted, Math.floor(free.length * postedShare)));
  const watches = Array.from({ length: mostWatches }, (_, nth) => ({
    slot: nth === 0 ? 'guard' : `guard ${nth}`,
    spare: weakestFirst.slice(nth * size, (nth + 1) * size),
    attacks,
    hires,
  })).filter(({ spare }) => spare.length > 0);
  if (watches.length === 0) return [];
  return [
    ...listDoorGuards(view, holdings, weights, watches),
    ...listBossGuards(view, holdings, weights, {
      slot: 'guard the Boss',
      // The strongest, whom the doors use last.
      spare: weakestFirst.slice(-Math.min(mostBeside, Math.max(leastPosted, size))),
      attacks,
      hires,
    }),
  ];
}

/** [PO-6] Estimates the monthly raids of the Feds on the gang's own doors. */
function estimateFederalRaids(view: SeatView, { own, byOwner }: Holdings): number {
  if (!view.feds.inTown) return 0;
  const held = [...byOwner.values()].reduce((sum, places) => sum + places.length, 0);
  return own.length / Math.max(1, held);
}

/** The men who may be posted, the muscle that may join them, and the number of expected attacks. */
type Watch = {
  slot: string;
  spare: readonly DeepReadonly<Gangster>[];
  attacks: number;
  hires: readonly (readonly Muscle[])[];
};

function listDoorGuards(view: SeatView, holdings: Holdings, weights: Weights, watches: readonly Watch[]): Candidate[] {
  const losses = holdings.own.map((place) => ({ place, loss: scoreLoss(view, holdings, place) }));
  const doors = losses.toSorted((a, b) => b.loss - a.loss).slice(0, watches.length);
  const total = losses.reduce((sum, { loss }) => sum + loss, 0);
  return doors.flatMap(({ place, loss }, nth) => {
    // The door that would be missed most has the first watch, the next one the second.
    const watch = watches[nth];
    if (watch === undefined) return [];
    const stake = { place, loss, share: total === 0 ? 0 : loss / total };
    const room = findMostFigures(view) - watch.spare.length;
    return watch.hires
      .filter((muscle) => countMen(muscle) <= room)
      .map((muscle) => guardDoor(view, weights, watch, stake, muscle));
  });
}

type Stake = { place: DeepReadonly<Business>; loss: number; share: number };

/** [SCN-5] A watch at one door, with or without hired men. */
function guardDoor(
  view: SeatView,
  weights: Weights,
  { slot, spare, attacks }: Watch,
  { place, loss, share }: Stake,
  muscle: readonly Muscle[],
): Candidate {
  const posted = spare.reduce((sum, man) => sum + computeGangsterStrength(man), 0);
  const guards = countGuardsSeen(view, place);
  const most = findMostFigures(view);
  const chanceAgainst = (men: number): number => winChance('raid', raidersThought, sumDefense(guards, men, most));
  const safer = chanceAgainst(0) - chanceAgainst(posted + sumMuscleStrength(muscle));
  const costDollars = computeMusclePrice(muscle);
  return {
    title: `Guard ${place.name}${muscle.length > 0 ? ' with hired men' : ''}`,
    slot,
    costDollars,
    order: {
      kind: 'guard',
      post: { kind: 'business', business: place.id },
      crew: spare.map(({ id }) => id),
      ...(muscle.length > 0 ? { muscle: [...muscle] } : {}),
    },
    reason: createReason(describeWatch(view, place, { share, safer }), [
      {
        name: `what losing it would cost, ${formatDollars(Math.round(loss) * 100)}`,
        detail: 'in $100s, by the chance we spare ourselves',
        points: loss * Math.min(1, attacks * share * 2) * safer * weights.watch,
      },
      { name: 'men may get hurt', points: -0.1 * spare.length * weights.blood },
      ...(costDollars > 0
        ? [{ name: 'hired muscle', detail: 'in $100s', points: (-costDollars / 100) * weights.muscle }]
        : []),
    ]),
  };
}

/** Describes the reason for a post: the door's share of the gang, its gain in safety, or what draws rivals to it. */
function describeWatch(
  view: SeatView,
  { id, name, type, district }: DeepReadonly<Business>,
  { share, safer }: { share: number; safer: number },
): string {
  const percent = Math.round(safer * 100);
  if (share > 0.4) return `${name} earns almost half of our income.`;
  if (safer > 0.3) return `A few more men make ${name} ${percent}% safer.`;
  const near = listRivals(view).filter((rival) =>
    listOwnedBusinesses(view, rival.id).some((door) => door.id !== id && door.district === district),
  );
  const inTrade = listOwnedBusinesses(view, view.seat).filter((door) => door.type === type).length;
  const kind = businessTypeNames[type];
  const [one] = near;
  if (one !== undefined && near.length === 1)
    return `${one.name} are in ${nameDistrict(district)} too, close to ${name}.`;
  if (near.length > 1)
    return `${formatCount(near.length, 'rival gang')} hold doors in ${nameDistrict(district)}, close to ${name}.`;
  return inTrade === 1 ? `${name} is our only ${kind.one}.` : `${name} is one of our best doors.`;
}

/** [RK-5] Scores the gang's loss of a place, in $100s. */
function scoreLoss(view: SeatView, holdings: Holdings, place: DeepReadonly<Business>): number {
  const places = listRaidedBusinesses(view, place);
  return (estimateRivalIncome(view, holdings, places) * lossMonths) / 100;
}

/** Describes the reason for men beside the Boss: the rival likeliest to come for him. */
function describeDanger(view: SeatView, boss: string): string {
  const worst = pickBest(listRivals(view), ({ id }) => attackChance(view, id));
  if (worst === undefined) return `${boss} should not walk alone.`;
  return `${worst.name} may come for ${boss}; the odds of an attack on us are ${formatPercent(attackChance(view, worst.id))}.`;
}

function listBossGuards(
  view: SeatView,
  holdings: Holdings,
  weights: Weights,
  { slot, spare, attacks }: Watch,
): Candidate[] {
  const boss = view.members.find(({ isBoss }) => isBoss);
  if (boss === undefined || !isFree(boss)) return [];
  const stake = (estimateRivalIncome(view, holdings, holdings.own) * lossMonths) / 200;
  return [
    {
      title: `Guard ${boss.name}`,
      slot,
      costDollars: 0,
      order: { kind: 'guard', post: { kind: 'gangster', gangster: boss.id }, crew: spare.map(({ id }) => id) },
      reason: createReason(describeDanger(view, boss.name), [
        {
          name: `what his death would cost, ${formatDollars(Math.round(stake) * 100)}`,
          detail: 'in $100s, by the chance we spare ourselves',
          points: stake * attacks * hitsAmongAttacks * hitChance * guardsSpare,
        },
        { name: 'men may get hurt', points: -0.1 * spare.length * weights.blood },
      ]),
    },
  ];
}
