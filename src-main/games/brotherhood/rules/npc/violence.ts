import { countAffordable } from '#shared/words/numbers.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';
import { requireAreaInPlay, hasGodfathersBack, requireFamily, listOwnOperations, computeWage } from '../lookups.ts';
import type { Force } from '../orders/odds.ts';
import { type Draft, createReason } from './draft.ts';
import {
  estimateForceIn,
  estimateGuardsIn,
  estimateIncome,
  countSeenIn,
  listSparedFamilies,
  measureStanding,
  computeStrength,
  type Outlook,
} from './outlook.ts';
import { fearOfHabit, fearOfStrangers, incomePerGuard, estimatePlaces, mostHome } from './whereabouts.ts';

/** The share of a rival's last shown strength that is set against it. */
const shareOfShown = 1;
/** Fewer men are not sent against the leader: they would only die. */
const leastHunters = 4;
/** The share of another family's affordable men that is counted on against the leader. */
const trustInAllies = 0.5;

/** [BRO-NPC-4] Guards for the areas the family earns in, the best ones first. */
export function postGuards(outlook: Outlook, draft: Draft, share: number): void {
  const { state, seat, weights, effort, rivals } = outlook;
  const earning = state.areas
    .filter((area) => listOwnOperations(state, seat, area).length > 0)
    .map((area) => ({ area, income: estimateIncome(state, area, measureStanding(outlook, area)) }))
    .toSorted((a, b) => b.income - a.income);
  for (const { area, income } of earning) {
    const shown = Math.max(0, ...rivals.map((rival) => computeStrength(countSeenIn(state, rival, area))));
    const wanted = Math.max(
      1,
      Math.round((income / incomePerGuard + (effort.looksAhead ? shown * shareOfShown : 0)) * weights.guard * share),
    );
    const force = draft.forceOf(Math.min(wanted, 5) - draft.strengthIn(area));
    if (force.thugs + force.hitmen === 0) continue;
    // A guard that costs more than all he guards will bring stays at home.
    if (draft.priceOf(force) > income * 0.9 + 1_000) continue;
    draft.post(
      area,
      force,
      createReason(`${requireAreaInPlay(state, area).name} earns ${formatDollars(Math.round(income))} a turn.`, [
        { name: 'a turn’s income there', points: income },
        { name: 'wages', points: -draft.priceOf(force) },
      ]),
    );
  }
}

const richDollars = 25_000;
/** Chance that men come to each operation of a rival, for it or for its visitors. */
const fearOfOperations = 2;
/** The danger of two Godfathers in one area, at any number of men. */
const fearOfGodfathers = 6;
/** The weight of a whim against all these. */
const caprice = 2.5;

/** [BRO-NPC-4, BRO-NPC-5] Hides the Godfather and guards him. */
export function hideGodfather(outlook: Outlook, draft: Draft): void {
  const { state, own, rivals, weights, random, isLeader, turnsLeft } = outlook;
  const { status } = own.godfather;
  if (!hasGodfathersBack(state) || draft.isLocked || status === 'dead') return;
  const measureShown = (area: AreaId): number => computeStrength(estimateGuardsIn(outlook, area));
  const stays = own.godfather.lastArea;
  const others = rivals
    .filter((rival) => requireFamily(state, rival).godfather.status !== 'jailed')
    .map((rival) => estimatePlaces(outlook, rival));
  const scoreArea = (area: AreaId): number => {
    const standing = measureStanding(outlook, area);
    const income = estimateIncome(state, area, standing);
    const isOwn = income > 0;
    const home = Math.min(mostHome, income / incomePerGuard + (isOwn ? 1 : 0));
    const quiet = weights.hides ? -3 * measureShown(area) - (isOwn ? 4 : 0) : -fearOfStrangers * measureShown(area);
    const known = area === stays ? -fearOfHabit : 0;
    const met = others.reduce((sum, likely) => sum + (likely.get(area) ?? 0), 0);
    const crowd = fearOfOperations * standing.rivalRevenue;
    const fears = crowd + fearOfGodfathers * met;
    return (weights.hides ? 0 : home) + quiet + known - fears + random.next() * caprice;
  };
  const scores = new Map(state.areas.map((area) => [area, scoreArea(area)]));
  const [area] = state.areas.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  if (area === undefined) return;
  const isRich = own.cashDollars >= richDollars;
  const wanted = weights.bodyguard + (isLeader && isRich ? 1 : 0) + (turnsLeft === 1 ? 1 : 0);
  const force = draft.forceOf(Math.max(0, wanted - draft.strengthIn(area)));
  draft.post(
    area,
    force,
    createReason(`The Godfather needs ${formatCount(wanted, 'man', 'men')} with him.`, [
      { name: 'men wanted', points: wanted },
    ]),
  );
  draft.add(
    { kind: 'godfather', area },
    createReason(
      weights.hides
        ? `Nobody looks for him in ${requireAreaInPlay(state, area).name}.`
        : `He is safest among his own in ${requireAreaInPlay(state, area).name}.`,
      [{ name: 'strength with him', points: draft.strengthIn(area) }],
    ),
  );
}

/** The chance that a force wins a fight to the finish. */
export function computeChanceToFinish(own: Force, theirs: Force): number {
  const [a, b] = [computeStrength(own), computeStrength(theirs)];
  if (b === 0) return 1;
  if (a === 0) return 0;
  const power = 2.6 + 0.25 * Math.min(a, b);
  return 1 / (1 + (b / a) ** power);
}

/** Estimates the men that the other families are likely to bring against the leader, by their public money. */
function estimateHelp({ state, rivals }: Outlook, leader: SeatId): number {
  return rivals.reduce((sum, one) => {
    if (one === leader) return sum;
    const men = requireFamily(state, one).cashDollars / (2 * computeWage(state, 'thug'));
    return sum + trustInAllies * Math.min(4, men);
  }, 0);
}

/** Sums the incomes of a family's operations, in dollars a turn. */
function computeEstate(state: Outlook['state'], family: SeatId): number {
  return listOwnOperations(state, family).reduce(
    (sum, one) => sum + requireAreaInPlay(state, one.area).incomeDollars,
    0,
  );
}

/** [BRO-NPC-7, BRO-NPC-10] Plans the hunt for a Godfather whose estate or death is worth the men. */
export function planHunts(outlook: Outlook, draft: Draft, reserve: number): void {
  const { state, weights, rivals, leader, turnsLeft } = outlook;
  // The leader has no need to hunt; only an Undertaker does all the same.
  if (!hasGodfathersBack(state) || (outlook.isLeader && weights.hit <= 1)) return;
  const isLate = state.turn >= 7;
  const will = (rival: SeatId): number =>
    rival === leader && isLate ? Math.max(outlook.isDesperate ? 2 : 1.3, weights.hit * 1.6) : weights.hit;
  const spared = new Set(listSparedFamilies(outlook));
  const plans = rivals
    .filter((rival) => requireFamily(state, rival).godfather.status === 'free' && will(rival) > 0)
    .flatMap((rival) => [...estimatePlaces(outlook, rival)].map(([area, likely]) => evaluateHunt(rival, area, likely)))
    .filter((plan) => plan.worth > 2_000 + (spared.has(plan.rival) ? weights.trust * 60_000 : 0))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = plans;
  if (best === undefined || (best.rival === leader && best.own < leastHunters)) return;
  const reason = createReason(
    `${requireFamily(state, best.rival).godfather.name} is likely to be in ${requireAreaInPlay(state, best.area).name}.`,
    [
      { name: 'his estate, and his end', points: best.worth + best.price },
      { name: 'wages', points: -best.price },
    ],
  );
  if (best.force.thugs + best.force.hitmen > 0) draft.post(best.area, best.force, reason);
  if (best.guns > 0) {
    draft.add(
      { kind: 'out-of-town', area: best.area, thugs: best.guns, hitmen: 0 },
      reason,
      best.guns * state.house.outOfTown.thug,
    );
  }
  draft.add({ kind: 'fight-on', area: best.area, will: 'always' }, reason);

  function evaluateHunt(rival: SeatId, area: AreaId, likely: number) {
    const guard = estimateForceIn(outlook, rival, area);
    // The leader expects to be hunted.
    const least = rival === leader ? 5 : 3;
    const bodyguard = { thugs: Math.max(least, guard.thugs), hitmen: guard.hitmen };
    const wanted = Math.ceil(computeStrength(bodyguard) * 1.7);
    const here = draft.strengthIn(area);
    const gunPrice = state.house.outOfTown.thug;
    // An Undertaker brings out-of-town men, whom rivals do not expect.
    const affordable = countAffordable(draft.left - reserve, 2 * gunPrice);
    const guests = weights.hit > 1 ? Math.min(2, affordable) : 0;
    const force = draft.forceOf(Math.max(0, wanted - here - guests), draft.left - reserve - guests * gunPrice);
    const price = draft.priceOf(force);
    const short = Math.max(0, wanted - here - computeStrength(force));
    const sends = weights.hit > 1 ? Math.max(short, guests) : rival === leader && isLate ? short : 0;
    const guns = Math.min(sends, countAffordable(draft.left - reserve - price, gunPrice));
    const allies = rival === leader && isLate ? estimateHelp(outlook, rival) : 0;
    const total = { thugs: here + computeStrength(force) + guns + allies, hitmen: 0 };
    const chance = likely * computeChanceToFinish(total, bodyguard);
    // The family with the most men there is the heir.
    const mine = allies === 0 ? 1 : 1 - allies / (2 * Math.max(1, total.thugs));
    const estate = computeEstate(state, rival);
    const rid = (rival === leader ? 80_000 : 0) * (isLate ? 1 : 0.5);
    const value = estate * Math.max(1, turnsLeft - 0.5) * 0.8 * mine + rid;
    const cost = price + guns * gunPrice;
    const risk = computeStrength(bodyguard) * computeWage(state, 'thug') * 0.2;
    // One of several rivals is worth a share only, and less while another leads; not to an Undertaker.
    const others = leader === null ? 0.35 : 0.12;
    const share = rival === leader ? 1.2 : weights.hit > 1 ? 0.42 : others;
    const worth = chance * value * will(rival) * share - cost - risk;
    const own = here + computeStrength(force) + guns;
    return { rival, area, force, guns, price: cost, worth, own };
  }
}
