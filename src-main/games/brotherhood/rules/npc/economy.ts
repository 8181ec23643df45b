import { countAffordable } from '#shared/words/numbers.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { requireAreaInPlay, findController, listJailedHoods, computeWage } from '../lookups.ts';
import { type Draft, createReason } from './draft.ts';
import { estimateIncome, measureStanding, type Outlook, type RivalStanding } from './outlook.ts';

/** [BRO-NPC-2] Some operations and influence in one area. */
type Package = {
  area: AreaId;
  revenue: number;
  influence: number;
  price: number;
  guard: number;
  gain: number;
  worth: number;
};

const keptAlone = 0.8;
const keptBesideRival = 0.6;

/** Estimates the operations that idle rivals may open here this turn. */
function estimateNewcomers({ state, effort, rivals, seat }: Outlook, area: AreaId): number {
  if (!effort.looksAhead) return 0;
  const announced = state.announcements.filter(
    (one) => one.turn === state.turn && one.opensIn === area && one.seat !== seat,
  ).length;
  const cheap = requireAreaInPlay(state, area).revenueDollars <= 6_000 ? 0.5 : 0.25;
  const early = state.turn <= 3 ? 1 : 0.35;
  return announced * 2 + (rivals.length / state.areas.length) * cheap * early;
}

function addPlans(draft: Draft, area: AreaId, standing: RivalStanding): RivalStanding {
  return {
    ...standing,
    revenue: standing.revenue + (draft.opened.get(area) ?? 0),
    influence: standing.influence + (draft.bribed.get(area) ?? 0),
  };
}

/** [BRO-NPC-2, BRO-NPC-8] Computes the income over the turns left, less the costs. */
function computePackage(
  outlook: Outlook,
  draft: Draft,
  area: AreaId,
  { revenue, influence }: { revenue: number; influence: number },
): Package {
  const { state, weights, turnsLeft } = outlook;
  const figures = requireAreaInPlay(state, area);
  const now = addPlans(draft, area, measureStanding(outlook, area));
  const then = { ...now, revenue: now.revenue + revenue, influence: now.influence + influence };
  const crowd = now.revenue === 0 ? estimateNewcomers(outlook, area) : 0;
  const crowded = { ...then, rivalRevenue: then.rivalRevenue + Math.ceil(crowd) };
  const share = Math.min(0.7, crowd / 2);
  const income = estimateIncome(state, area, then) * (1 - share) + estimateIncome(state, area, crowded) * share;
  const gain = income - estimateIncome(state, area, now);
  const price = revenue * figures.revenueDollars + influence * figures.influenceDollars;
  // A beaten family has at most one free man, and nothing that others want.
  const isGuarded = draft.strengthIn(area) > 0 || outlook.isBeaten;
  const guard = isGuarded ? 0 : computeWage(state, 'thug');
  const isBeside = now.rivalRevenue > 0;
  const kept = turnsLeft === 1 ? 1 : isBeside ? keptBesideRival : keptAlone;
  const lean = influence > 0 && revenue === 0 ? weights.influence : 1;
  const worth = gain * turnsLeft * kept * lean - price - guard * turnsLeft;
  return { area, revenue, influence, price, guard, gain, worth };
}

function listPackages(outlook: Outlook, draft: Draft, closedTo: ReadonlySet<AreaId>): Package[] {
  const { state } = outlook;
  return state.areas
    .filter((area) => !closedTo.has(area))
    .flatMap((area) => {
      const { saturation } = requireAreaInPlay(state, area);
      const standing = addPlans(draft, area, measureStanding(outlook, area));
      const room = Math.max(0, saturation - standing.revenue - standing.rivalRevenue);
      const most = Math.min(draft.revenue, room + (standing.rivalRevenue > 0 ? 1 : 0));
      const needed = Math.max(0, 1 + standing.mostInfluence - standing.influence);
      const steps = [0, ...new Set([1, Math.min(needed, 3)])].filter((count) => count <= draft.influence);
      return Array.from({ length: most + 1 }, (_, revenue) => revenue).flatMap((revenue) =>
        steps
          .filter((influence) => revenue + influence > 0)
          .map((influence) => computePackage(outlook, draft, area, { revenue, influence })),
      );
    });
}

/** The word of a family for this turn: areas it keeps away from, and areas it owes an opening to. */
export type Word = { closed: ReadonlySet<AreaId>; owed: ReadonlySet<AreaId> };

/**
 * [BRO-NPC-2] Buys what pays best for its price, one package after the other, while money above the reserve lasts;
 * first where the family announced it. A beaten one saves for what brings twice its price. On turn 1 there is money for
 * one place only, so the whole gain counts.
 */
export function buyPackages(outlook: Outlook, draft: Draft, { reserve, word }: { reserve: number; word: Word }): void {
  const { state, effort, random } = outlook;
  const mood = new Map(
    state.areas.map((area) => [area, 1 + (random.next() - 0.5) * (state.turn === 1 ? 1.2 : 2 * effort.noise)]),
  );
  const score = (one: Package): number => {
    const price = state.turn === 1 && draft.planned.length === 0 ? 1 : one.price + one.guard;
    return (one.worth / Math.max(1, price)) * (mood.get(one.area) ?? 1);
  };
  for (let bought = 0; bought < 6; bought += 1) {
    const all = listPackages(outlook, draft, word.closed)
      .filter((one) => one.price + one.guard <= draft.left - reserve)
      .toSorted((a, b) => score(b) - score(a));
    const owed = all.filter((one) => isOwed(one, word, draft));
    const [best, second] =
      owed.length > 0 ? owed : all.filter(({ worth, price }) => worth > (outlook.isBeaten ? price : 0));
    if (best === undefined) return;
    buy(outlook, draft, best, second);
  }
}

/** [BRO-TURN-5] True for an opening where one was announced and none is planned yet. */
function isOwed({ area, revenue }: Package, { owed }: Word, draft: Draft): boolean {
  return revenue > 0 && owed.has(area) && (draft.opened.get(area) ?? 0) === 0;
}

function buy(outlook: Outlook, draft: Draft, best: Package, second: Package | undefined): void {
  const { state, turnsLeft } = outlook;
  const { area, revenue, influence, price, guard, gain } = best;
  const { name, revenueDollars, influenceDollars } = requireAreaInPlay(state, area);
  const what = joinWords([
    ...(revenue > 0 ? [formatCount(revenue, 'operation')] : []),
    ...(influence > 0 ? [`${influence} of influence`] : []),
  ]);
  const reason = {
    ...createReason(`${what} in ${name}: ${formatDollars(Math.round(gain))} more a turn.`, [
      {
        name: `income of ${turnsLeft} turns, as far as it will be kept`,
        points: best.worth + price + guard * turnsLeft,
      },
      { name: 'price', points: -price },
      { name: 'guards', points: -guard * turnsLeft },
    ]),
    ...(second === undefined
      ? {}
      : {
          alternatives: [
            {
              title: `${second.revenue} and ${second.influence} in ${requireAreaInPlay(state, second.area).name}`,
              score: Math.round(second.worth),
              factors: [],
            },
          ],
        }),
  };
  if (revenue > 0) {
    draft.add({ kind: 'open', area, count: revenue, descriptions: [] }, reason, revenue * revenueDollars);
    draft.revenue -= revenue;
    draft.opened.set(area, (draft.opened.get(area) ?? 0) + revenue);
  }
  if (influence > 0) {
    draft.add({ kind: 'bribe', area, count: influence }, reason, influence * influenceDollars);
    draft.influence -= influence;
    draft.bribed.set(area, (draft.bribed.get(area) ?? 0) + influence);
  }
  if (draft.strengthIn(area) === 0) {
    draft.post(area, draft.forceOf(1), createReason(`Somebody must guard what we open in ${name}.`));
  }
}

/** [BRO-NPC-7, BRO-NPC-10] A marker in the area a rival rules alone takes its doubled income. */
export function breakControl(outlook: Outlook, draft: Draft, reserve: number): void {
  const { state, leader, weights, turnsLeft, rivals } = outlook;
  const targets = state.areas.flatMap((area) => {
    const ruler = findController(state, area);
    if (ruler === null || !rivals.includes(ruler)) return [];
    const { influenceDollars } = requireAreaInPlay(state, area);
    const { rivalRevenue, mostInfluence, influence } = measureStanding(outlook, area);
    const { incomeDollars, saturation } = requireAreaInPlay(state, area);
    const lost = rivalRevenue * incomeDollars * (rivalRevenue > saturation ? 0.5 : 1);
    const harm = ruler === leader ? 4 : weights.influence > 1 ? 1 : 0.3;
    // Harm to one of several rivals is worth its share only.
    const value = (lost * turnsLeft * 0.6 * harm) / Math.max(1, rivals.length);
    const count = mostInfluence - influence;
    return [{ area, ruler, count, price: count * influenceDollars, value: value * weights.influence }];
  });
  const [best] = targets
    .filter(
      ({ count, price, value }) =>
        count > 0 && count <= draft.influence && price <= draft.left - reserve && value > price,
    )
    .toSorted((a, b) => b.value / Math.max(1, b.price) - a.value / Math.max(1, a.price));
  if (best === undefined) return;
  draft.influence -= best.count;
  draft.add(
    { kind: 'bribe', area: best.area, count: best.count },
    createReason(
      `The ${pluralizeFamily(state.families[best.ruler]?.name ?? '')} rule ${requireAreaInPlay(state, best.area).name} alone; we buy into it.`,
      [
        { name: 'what they lose', points: best.value },
        { name: 'price', points: -best.price },
      ],
    ),
    best.price,
  );
}

/** [BRO-NPC-1] In a hopelessly crowded area fewer operations earn more, and the counters are free for better places. */
export function closeCrowded(outlook: Outlook, draft: Draft): void {
  const { state } = outlook;
  for (const area of state.areas) {
    const now = measureStanding(outlook, area);
    const estimateWithout = (closed: number): number =>
      estimateIncome(state, area, { ...now, revenue: now.revenue - closed });
    const closed = Array.from({ length: now.revenue }, (_, count) => count).reduce(
      (best, count) => (estimateWithout(count) > estimateWithout(best) ? count : best),
      0,
    );
    if (closed === 0) continue;
    draft.add(
      { kind: 'close', area, revenue: closed, influence: 0 },
      createReason(`${requireAreaInPlay(state, area).name} is too crowded; ${closed} less earn more.`, [
        { name: 'income of a turn', points: estimateWithout(closed) - estimateWithout(0) },
      ]),
    );
    draft.revenue += closed;
    draft.opened.set(area, -closed);
  }
}

/** Men in stock below which others are bailed. */
const wanted = { thugs: 6, hitmen: 6 };

/** [BRO-JAIL-2] Men are bailed when there are not enough of them at liberty and the money is there. */
export function bailMen(outlook: Outlook, draft: Draft, reserve: number): void {
  const { state, seat, turnsLeft } = outlook;
  if (turnsLeft < 3) return;
  const free = Math.max(0, draft.left - reserve);
  const [thugWage, hitmanWage] = [computeWage(state, 'thug'), computeWage(state, 'hitman')];
  const hitmen = Math.min(
    listJailedHoods(state, seat, 'hitman').length,
    Math.max(0, wanted.hitmen - draft.hitmen),
    countAffordable(free, hitmanWage),
  );
  const thugs = Math.min(
    listJailedHoods(state, seat, 'thug').length,
    Math.max(0, wanted.thugs - draft.thugs),
    countAffordable(free - hitmen * hitmanWage, thugWage),
  );
  if (thugs + hitmen <= 0) return;
  draft.add(
    { kind: 'bail', thugs, hitmen },
    createReason('We are short of men at liberty.', [{ name: 'men that we miss', points: thugs + hitmen }]),
    thugs * thugWage + hitmen * hitmanWage,
  );
  draft.thugs += thugs;
  draft.hitmen += hitmen;
}
