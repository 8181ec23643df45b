import { formatCount, formatPercent } from '#shared/words/text.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import { attorneyGeneralId } from '#shared/games/paradise/officials.ts';
import type { Order, OrderOf } from '#shared/games/paradise/orders/orders.ts';
import { profileNames } from '#shared/games/paradise/people.ts';
import type { Odds } from '#shared/games/paradise/views/odds.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { countGuardsAt, listRaidedBusinesses } from '#main/games/paradise/rules/battles/arranging/places.ts';
import {
  listGutsModifiers,
  findSpokesman,
  computePersuasion,
  takeOverChance,
} from '#main/games/paradise/rules/city/takeovers.ts';
import { listHiredMuscle, listVehicles } from '#main/games/paradise/rules/filing/crews.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import { bodyguardTexts, officialGuards } from '#main/games/paradise/rules/tables/officials.ts';
import { raidersThought } from '../money/guarding.ts';
import { attackChance } from '../worth/feelings.ts';
import {
  canAllRide,
  guardStrength,
  computeMuscleStrength,
  championThought,
  computeDuelChances,
  measureDuelist,
  computeGangsterStrength,
  sumMuscleStrength,
  winChance,
  type Job,
} from './fightOdds.ts';
import { company, postedThought } from './jobs.ts';
import { computeTalkChance, computeTalkingSmarts, estimateNpcTalkChance, talkChanceThought } from '../worth/talks.ts';
import { witnessGuard } from './silencing.ts';

type Part = Odds['parts'][number];
type Party = DeepReadonly<OrderOf<'raid' | 'smash-and-grab' | 'hit' | 'hijack'>>;

/**
 * Estimates the odds of a seat's order by the planner's figures and that seat's own view; null without chance, or
 * without an estimate.
 */
export function estimateOdds(view: SeatView, order: DeepReadonly<Order>): Odds | null {
  switch (order.kind) {
    case 'take-over':
      return takeOverOdds(view, order);
    case 'raid':
      return raidOdds(view, order);
    case 'smash-and-grab': {
      const guards = countGuards(view, order.business);
      return fightOdds(view, order, { job: order.kind, ...describeHolding(guards) });
    }
    case 'hit':
      return hitOdds(view, order);
    case 'hit-official':
      return computeOfficialHitOdds(view, order);
    case 'hijack':
    case 'show-of-strength':
      return fightOdds(view, order, {
        job: order.kind,
        ...describeEstimate(company[order.kind], 'Men they have there, on average'),
      });
    case 'showdown':
      return computeShowdownOdds(view, order.champion);
    case 'guard':
      return guardOdds(view, order);
    case 'meet':
      return meetOdds(view, order);
    case 'ambush':
      return {
        chance: attackChance(view, order.gang),
        of: 'that they come by',
        isEstimate: true,
        parts: [{ name: 'What stands between the two gangs', value: 'feelings and truces' }],
        more: null,
      };
    default:
      return null;
  }
}

/** [TAKE-1, CITY-6] Computes the odds of the dice; only the owner's GUTS are unknown. */
function takeOverOdds(view: SeatView, order: DeepReadonly<OrderOf<'take-over'>>): Odds | null {
  const business = view.businesses[order.business];
  const crew = listMen(view, order.crew);
  if (business === undefined || crew.length === 0) return null;
  const lead = findSpokesman(crew);
  const guts = listGutsModifiers(business, view.gang).reduce((total, { value }) => total + value, 0);
  const isOpposed = view.houseRules.takeoverTest === 'opposed';
  const smarts = computePersuasion(lead);
  const most = isOpposed ? 5 : 6;
  const passes = Math.max(0, Math.min(most, smarts));
  const alone = takeOverChance(smarts, guts, 'crew-alone');
  const chance = takeOverChance(smarts, guts, view.houseRules.takeoverTest);
  const owner = passes === 0 ? 0 : chance / Math.min(alone, passes / 6);
  return {
    chance,
    of: 'chance to win the owner over',
    isEstimate: false,
    parts: [
      { name: `${lead.name} makes his case with SMARTS ${smarts}`, value: `${passes} in 6` },
      ...(isOpposed ? [{ name: 'The owner, whose GUTS nobody knows, gives in', value: formatPercent(owner) }] : []),
    ],
    more:
      smarts >= most
        ? null
        : `One more point of SMARTS makes it ${formatPercent(takeOverChance(smarts + 1, guts, view.houseRules.takeoverTest))}; only the best talker of the crew counts.`,
  };
}

/** `guarded`: the guards of a place that may have posted men too. */
type Against = { job: Job; theirs: number; against: Part[]; byCar?: boolean; guarded?: number };

/** [SCN-11] Men of a watched door in addition to its guards: one door in seven is watched. */
const menOfAWatch = 8;

/** [SCN-5, RK-5] */
function raidOdds(view: SeatView, order: DeepReadonly<OrderOf<'raid'>>): Odds | null {
  const place = view.businesses[order.business];
  if (place === undefined) return null;
  const places = listRaidedBusinesses(view, place);
  const guards = places.reduce((sum, one) => sum + countGuardsAt(view, one), 0);
  return fightOdds(view, order, { job: 'raid', ...describeHolding(guards), byCar: true });
}

/** [SCN-2, SCN-2a] */
function hitOdds(view: SeatView, order: DeepReadonly<OrderOf<'hit'>>): Odds | null {
  const isOurs = view.members.some(({ id }) => id === order.target);
  const guarded = isOurs
    ? describeEstimate(view.feds.inTown ? witnessGuard.feds : witnessGuard.police, 'The law on the way to court')
    : describeEstimate(company.hit, 'Who is with him, on average');
  return fightOdds(view, order, { job: 'hit', ...guarded });
}

function countGuards(view: SeatView, id: BusinessId): number {
  const place = view.businesses[id];
  return place === undefined ? 0 : countGuardsAt(view, place);
}

function describeHolding(guards: number): Pick<Against, 'theirs' | 'against' | 'guarded'> {
  return {
    guarded: guards,
    theirs: guardStrength(guards) + postedThought,
    against: [
      { name: `${formatCount(guards, 'guard')} of the place`, value: formatStrength(guardStrength(guards)) },
      { name: 'Whoever may be posted there, on average', value: formatStrength(postedThought) },
    ],
  };
}

/** [OFF-5] Computes the odds against the guards that the book gives each kind of official. */
function computeOfficialHitOdds(view: SeatView, order: DeepReadonly<OrderOf<'hit-official'>>): Odds | null {
  const kind = order.official === attorneyGeneralId ? 'attorney-general' : view.officials[order.official]?.kind;
  if (kind === undefined) return null;
  const against = [{ name: 'Beside him', value: bodyguardTexts[kind] }];
  return fightOdds(view, order, { job: 'hit', theirs: officialGuards[kind].strength, against });
}

function describeEstimate(theirs: number, name: string): Pick<Against, 'theirs' | 'against'> {
  return { theirs, against: [{ name, value: formatStrength(theirs) }] };
}

/** A party's chance, with every man's share in it. */
function fightOdds(
  view: SeatView,
  order: DeepReadonly<Pick<Party, 'crew' | 'muscle'>> & DeepReadonly<Order>,
  { job, theirs, against, byCar = false, guarded }: Against,
): Odds | null {
  const crew = listMen(view, order.crew);
  const muscle = listHiredMuscle(order);
  const ours = crew.reduce((sum, man) => sum + computeGangsterStrength(man), 0) + sumMuscleStrength(muscle);
  const men = crew.length + muscle.reduce((sum, { count }) => sum + count, 0);
  if (men === 0) return null;
  const rides = canAllRide(men, listVehicles(order).length);
  const chance = winChance(job, ours, theirs, rides);
  const better = winChance(job, ours + 1, theirs, rides);
  const formatWatched = (posted: number): string =>
    formatPercent(winChance(job, ours, guardStrength((guarded ?? 0) + posted), rides));
  const posts =
    guarded === undefined
      ? ''
      : ` With nobody posted it is ${formatWatched(0)}, with ${menOfAWatch} men posted ${formatWatched(menOfAWatch)}.`;
  return {
    chance,
    of: 'to win',
    isEstimate: true,
    parts: [
      ...crew.map((man) => ({ name: man.name, value: formatStrength(computeGangsterStrength(man)) })),
      ...muscle.map(({ profile, count }) => ({
        name: `${count} × ${profileNames[profile]}`,
        value: formatStrength(count * computeMuscleStrength(profile)),
      })),
      { name: 'Our side together', value: formatStrength(ours) },
      ...against,
      ...(byCar ? [{ name: 'A seat in a car for everybody', value: rides ? 'yes' : 'no' }] : []),
    ],
    more: `One more good man with a pistol makes it ${formatPercent(better)}${byCar && !rides ? `, seats in cars for all ${formatPercent(winChance(job, ours, theirs, true))}` : ''}.${posts}`,
  };
}

/** [SCN-4] Computes the chance that the asker makes his case and the other does not. */
function meetOdds(view: SeatView, order: DeepReadonly<OrderOf<'meet'>>): Odds | null {
  const [speaker] = listMen(view, [order.negotiator]);
  if (speaker === undefined || order.isTreachery) return null;
  const ours = computeTalkChance(computeTalkingSmarts(speaker));
  const isHuman = view.gangs[order.gang]?.isHuman === true;
  const theirs = isHuman ? talkChanceThought : estimateNpcTalkChance();
  return {
    chance: ours * (1 - theirs),
    of: 'to have our way, if they come to talk',
    isEstimate: true,
    parts: [
      { name: `${speaker.name} makes his case`, value: formatPercent(ours) },
      { name: 'Their spokesman makes his', value: formatPercent(theirs) },
      { name: 'They stay away or draw', value: 'may be, by what stands between the gangs' },
    ],
    more: null,
  };
}

/** [SCN-7] */
function computeShowdownOdds(view: SeatView, id: GangsterId): Odds | null {
  const [champion] = listMen(view, [id]);
  if (champion === undefined) return null;
  const { kills, dies } = computeDuelChances(measureDuelist(champion), championThought);
  return {
    chance: kills,
    of: 'to kill whom they send',
    isEstimate: true,
    parts: [
      { name: 'He does not come back', value: formatPercent(dies) },
      { name: 'They send nobody', value: 'may be, and lose face' },
    ],
    more: 'Whom they send is their choice; a better man than an Enforcer makes it worse.',
  };
}

/** [SCN-5] Estimates the odds of a post once somebody comes. */
function guardOdds(view: SeatView, order: DeepReadonly<OrderOf<'guard'>>): Odds | null {
  if (order.post.kind !== 'business') return null;
  const guards = countGuards(view, order.post.business);
  const crew = listMen(view, order.crew);
  const posted =
    crew.reduce((sum, man) => sum + computeGangsterStrength(man), 0) + sumMuscleStrength(listHiredMuscle(order));
  const computeHoldChance = (men: number): number => 1 - winChance('raid', raidersThought, men);
  return {
    chance: computeHoldChance(guardStrength(guards) + posted),
    of: 'to hold the place if it is raided',
    isEstimate: true,
    parts: [
      ...crew.map((man) => ({ name: man.name, value: formatStrength(computeGangsterStrength(man)) })),
      { name: `${formatCount(guards, 'guard')} of the place`, value: formatStrength(guardStrength(guards)) },
      { name: 'A party sent against us, on average', value: formatStrength(raidersThought) },
    ],
    more: `With nobody posted it is ${formatPercent(computeHoldChance(guardStrength(guards)))}.`,
  };
}

function listMen(view: SeatView, ids: readonly GangsterId[]): DeepReadonly<Gangster>[] {
  return ids.flatMap((id) => view.members.filter((member) => member.id === id));
}

/** Formats a strength in Hoodlums with pistols. */
function formatStrength(hoodlums: number): string {
  return hoodlums.toFixed(1);
}
