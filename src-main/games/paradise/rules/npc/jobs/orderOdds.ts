import { findMostFigures } from '#shared/games/paradise/tableSize.ts';
import { formatCount, formatPercent } from '#shared/words/text.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
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
import { bodyguardTexts } from '#main/games/paradise/rules/tables/officials.ts';
import { raidersThought } from '../money/guarding.ts';
import { attackChance } from '../worth/feelings.ts';
import {
  championThought,
  computeDuelChances,
  computeGangsterStrength,
  computeMuscleStrength,
  computeStrengthIn,
  estimateChance,
  measureDuelist,
  menOfAWatch,
  sumDefense,
  sumMuscleStrength,
  winChance,
  type FightAhead,
} from './fightOdds.ts';
import { computeTalkChance, computeTalkingSmarts, estimateNpcTalkChance, talkChanceThought } from '../worth/talks.ts';

type Part = Odds['parts'][number];
type Party = DeepReadonly<OrderOf<'raid' | 'smash-and-grab' | 'hit' | 'hijack'>>;
type DoorOrder = OrderOf<'raid' | 'smash-and-grab'>;

/**
 * Estimates the odds of a seat's order by the planner's figures and that seat's own view; null without chance, or
 * without an estimate.
 */
export function estimateOdds(view: SeatView, order: DeepReadonly<Order>): Odds | null {
  switch (order.kind) {
    case 'take-over':
      return takeOverOdds(view, order);
    case 'raid':
    case 'smash-and-grab':
      return doorOdds(view, order);
    case 'hit':
      return hitOdds(view, order);
    case 'hit-official':
      return computeOfficialHitOdds(view, order);
    case 'hijack':
      return fightOdds(view, order, { kind: order.kind }, [{ name: 'Men with the truck', value: fallsLater }]);
    case 'show-of-strength':
      return fightOdds(view, order, { kind: order.kind }, [{ name: 'Men on their block', value: fallsLater }]);
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

/** [TAKE-1, CITY-6, CITY-8] Computes the odds of the dice; only the owner's GUTS may be unknown. */
function takeOverOdds(view: SeatView, order: DeepReadonly<OrderOf<'take-over'>>): Odds | null {
  const business = view.businesses[order.business];
  const crew = listMen(view, order.crew);
  if (business === undefined || crew.length === 0) return null;
  const lead = findSpokesman(crew);
  const guts = listGutsModifiers(view, business, view.gang).reduce((total, { value }) => total + value, 0);
  const smarts = computePersuasion(lead);
  const isOpposed = view.houseRules.takeoverTest === 'opposed';
  const most = isOpposed ? 5 : 6;
  const passes = Math.max(0, Math.min(most, smarts));
  const alone = takeOverChance(smarts, guts, 'crew-alone');
  const { takeoverTest } = view.houseRules;
  const known = view.ownersKnown()[order.business];
  const chance = takeOverChance(smarts, guts, takeoverTest, known);
  const owner = passes === 0 ? 0 : chance / Math.min(alone, passes / 6);
  return {
    chance,
    of: 'chance to win the owner over',
    isEstimate: false,
    parts: [
      { name: `${lead.name} makes his case with SMARTS ${smarts}`, value: `${passes} in 6` },
      ...(isOpposed
        ? [{ name: `The owner, ${describeGuts(view, known)}, gives in`, value: formatPercent(owner) }]
        : []),
    ],
    more:
      smarts >= most
        ? null
        : `One more point of SMARTS makes it ${formatPercent(takeOverChance(smarts + 1, guts, takeoverTest, known))}; only the best talker of the crew counts.`,
  };
}

/** [CITY-8] Describes what a seat knows of an owner. */
function describeGuts({ houseRules }: SeatView, known: number | undefined): string {
  if (known !== undefined) return `who has GUTS ${known}`;
  return houseRules.ownersGuts === 'secret' ? 'whose GUTS nobody knows' : 'whose GUTS we do not know';
}

/** The value of men whom dice choose. */
const fallsLater = 'falls at the reveal';

/** [SCN-1, SCN-5, RK-5] */
function doorOdds(view: SeatView, order: DeepReadonly<DoorOrder>): Odds | null {
  const place = view.businesses[order.business];
  if (place === undefined) return null;
  const places = order.kind === 'raid' ? listRaidedBusinesses(view, place) : [place];
  const guards = places.reduce((sum, one) => sum + countGuardsAt(view, one), 0);
  const first = findPartyBefore(view, order);
  const most = findMostFigures(view);
  return fightOdds(view, order, { kind: order.kind, guards, isSecond: first !== null, most }, [
    {
      name: `${formatCount(guards, 'guard')} of the place${guards > most ? `, of whom ${most} fight` : ''}`,
      value: formatStrength(Math.min(guards, most)),
    },
    { name: 'Men posted there', value: 'at one door in ten' },
    ...(first === null ? [] : [{ name: first, value: 'leaves half of the men posted there, if it fails' }]),
  ]);
}

/**
 * Describes a party that the gang knows to go to the same door first, or returns null: by its own order that waits
 * before this one, or by a job agreed on with a partner.
 */
function findPartyBefore(view: SeatView, given: DeepReadonly<DoorOrder>): string | null {
  const at = view.orders.findIndex(({ order }) => order === given);
  const before = at < 0 ? view.orders : view.orders.slice(0, at);
  const own = before.find(({ order }) => isAtDoor(order) && order.business === given.business);
  if (own !== undefined) return own.title;
  const agreed = listAgreedDoors(view).find(({ business }) => business === given.business);
  return agreed === undefined ? null : `The job agreed on with ${view.gangs[agreed.partner]?.name ?? 'a partner'}`;
}

/** [BARG-1] Lists the doors that a partner has promised to go to this month. */
function listAgreedDoors(view: SeatView): { business: BusinessId; partner: SeatId }[] {
  return view.deals.flatMap(({ asker, other, brokenBy, terms: { joint } }) => {
    if (brokenBy !== null || joint?.month !== view.month || joint.target.kind !== 'business') return [];
    return [{ business: joint.target.business, partner: asker === view.seat ? other : asker }];
  });
}

/** Collects the doors to which a partner's party goes first, by a job agreed on. */
export function collectDoorsBegun(view: SeatView): ReadonlySet<BusinessId> {
  return new Set(listAgreedDoors(view).map(({ business }) => business));
}

function isAtDoor(order: DeepReadonly<Order>): order is DeepReadonly<DoorOrder> {
  return order.kind === 'raid' || order.kind === 'smash-and-grab';
}

/** [SCN-2, SCN-2a] */
function hitOdds(view: SeatView, order: DeepReadonly<OrderOf<'hit'>>): Odds | null {
  const isOurs = view.members.some(({ id }) => id === order.target);
  if (!isOurs) return fightOdds(view, order, { kind: 'hit' }, [{ name: 'Who is with him', value: fallsLater }]);
  const kind = view.feds.inTown ? 'silencing with Feds' : 'silencing';
  return fightOdds(view, order, { kind }, [{ name: 'Beside him', value: 'the law, on the way to court' }]);
}

/** [OFF-5] Computes the odds against the guards that the book gives each kind of official. */
function computeOfficialHitOdds(view: SeatView, order: DeepReadonly<OrderOf<'hit-official'>>): Odds | null {
  const kind = order.official === attorneyGeneralId ? 'attorney-general' : view.officials[order.official]?.kind;
  if (kind === undefined) return null;
  return fightOdds(view, order, { kind }, [{ name: 'Beside him', value: bodyguardTexts[kind] }]);
}

/** A party's chance, with every man's share in it. */
function fightOdds(
  view: SeatView,
  order: DeepReadonly<Pick<Party, 'crew' | 'muscle' | 'approach'>> & DeepReadonly<Order>,
  fight: FightAhead,
  against: readonly Part[],
): Odds | null {
  const crew = listMen(view, order.crew);
  const muscle = listHiredMuscle(order);
  const { kind, guards, most } = fight;
  const ours = crew.reduce((sum, man) => sum + computeStrengthIn(kind, man), 0) + sumMuscleStrength(muscle);
  if (crew.length + muscle.length === 0) return null;
  const hasCars = listVehicles(order).length > 0;
  const { approach } = order;
  const means = { hasCars, approach };
  const chance = estimateChance(fight, ours, means);
  const otherWay = estimateChance(fight, ours, { hasCars: !hasCars, approach });
  const better = otherWay > chance ? `, ${hasCars ? 'on foot' : 'by car'} ${formatPercent(otherWay)}` : '';
  const formatPosted = (posted: number): string =>
    formatPercent(winChance(kind, ours, sumDefense(guards ?? 0, posted, most), means));
  const posts =
    guards === undefined
      ? ''
      : ` With nobody posted it is ${formatPosted(0)}, with ${menOfAWatch} men posted ${formatPosted(menOfAWatch)}.`;
  return {
    chance,
    of: 'to win',
    isEstimate: true,
    parts: [
      ...crew.map((man) => ({ name: man.name, value: formatStrength(computeStrengthIn(kind, man)) })),
      ...muscle.map(({ profile, count }) => ({
        name: `${count} × ${profileNames[profile]}`,
        value: formatStrength(count * computeMuscleStrength(profile)),
      })),
      { name: 'Our side together', value: formatStrength(ours) },
      ...against,
    ],
    more: `One more good man with a pistol makes it ${formatPercent(estimateChance(fight, ours + 1, means))}${better}.${posts}`,
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
  const place = view.businesses[order.post.business];
  const guards = place === undefined ? 0 : countGuardsAt(view, place);
  const crew = listMen(view, order.crew);
  const most = findMostFigures(view);
  const posted = [
    ...crew.map(computeGangsterStrength),
    ...listHiredMuscle(order).flatMap(({ profile, count }) =>
      Array.from({ length: count }, () => computeMuscleStrength(profile)),
    ),
  ];
  const computeHoldChance = (men: readonly number[]): number => {
    const { inside, beside } = sumBest(guards, men, most);
    return 1 - winChance('raid', raidersThought, sumDefense(inside, beside));
  };
  const leftOut = Math.max(0, guards + posted.length - most);
  return {
    chance: computeHoldChance(posted),
    of: 'to hold the place if it is raided',
    isEstimate: true,
    parts: [
      ...crew.map((man) => ({ name: man.name, value: formatStrength(computeGangsterStrength(man)) })),
      { name: `${formatCount(guards, 'guard')} of the place`, value: formatStrength(guards) },
      { name: 'A party sent against us, on average', value: formatStrength(raidersThought) },
    ],
    more: `With nobody posted it is ${formatPercent(computeHoldChance([]))}.${leftOut > 0 ? ` At most ${most} fight on a side: ${leftOut} of all these stay out of it.` : ''}`,
  };
}

/** [MONTH-8] Sums the guards of a place, who are Hoodlums, and men posted there, of whom the best `most` fight. */
function sumBest(guards: number, posted: readonly number[], most: number): { inside: number; beside: number } {
  const best = posted.toSorted((a, b) => b - a);
  const better = best.filter((strength) => strength > 1).slice(0, most);
  const inside = Math.min(guards, most - better.length);
  const beside = best.slice(0, most - inside).reduce((sum, strength) => sum + strength, 0);
  return { inside, beside };
}

function listMen(view: SeatView, ids: readonly GangsterId[]): DeepReadonly<Gangster>[] {
  return ids.flatMap((id) => view.members.filter((member) => member.id === id));
}

/** Formats a strength in Hoodlums with pistols. */
function formatStrength(hoodlums: number): string {
  return hoodlums.toFixed(1);
}
