import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { requireAreaInPlay, findController, listJailedHoods, computeWage } from '../lookups.ts';
import type { Draft } from './draft.ts';
import { createReason } from './draft.ts';
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
function expectedNewcomers({ state, effort, rivals, seat }: Outlook, area: AreaId): number {
  if (!effort.looksAhead) return 0;
  const announced = state.announcements.filter(
    (one) => one.turn === state.turn && one.opensIn === area && one.seat !== seat,
  ).length;
  const cheap = requireAreaInPlay(state, area).revenueDollars <= 6_000 ? 0.5 : 0.25;
  const early = state.turn <= 3 ? 1 : 0.35;
  return announced * 2 + (rivals.length / state.areas.length) * cheap * early;
}

function withPlans(draft: Draft, area: AreaId, standing: RivalStanding): RivalStanding {
  return {
    ...standing,
    revenue: standing.revenue + (draft.opened.get(area) ?? 0),
    influence: standing.influence + (draft.bribed.get(area) ?? 0),
  };
}

/** [BRO-NPC-2, BRO-NPC-8] Income over the turns left, less what it takes. */
function computePackage(
  outlook: Outlook,
  draft: Draft,
  area: AreaId,
  { revenue, influence }: { revenue: number; influence: number },
): Package {
  const { state, weights, turnsLeft } = outlook;
  const figures = requireAreaInPlay(state, area);
  const now = withPlans(draft, area, measureStanding(outlook, area));
  const then = {
    ...now,
    revenue: now.revenue + revenue,
    influence: now.influence + influence,
  };
  const crowd = now.revenue === 0 ? expectedNewcomers(outlook, area) : 0;
  const crowded = { ...then, rivalRevenue: then.rivalRevenue + Math.ceil(crowd) };
  const share = Math.min(0.7, crowd / 2);
  const income =
    estimateIncome(state, area, then) * (1 - share) + estimateIncome(state, area, crowded) * share;
  const gain = income - estimateIncome(state, area, now);
  const price = revenue * figures.revenueDollars + influence * figures.influenceDollars;
  const guard = draft.strengthIn(area) > 0 ? 0 : computeWage(state, 'thug');
  const isBeside = now.rivalRevenue > 0;
  const kept = turnsLeft === 1 ? 1 : isBeside ? keptBesideRival : keptAlone;
  const lean = influence > 0 && revenue === 0 ? weights.influence : 1;
  const worth = gain * turnsLeft * kept * lean - price - guard * turnsLeft;
  return { area, revenue, influence, price, guard, gain, worth };
}

function candidates(outlook: Outlook, draft: Draft, closedTo: ReadonlySet<AreaId>): Package[] {
  const { state } = outlook;
  return state.areas
    .filter((area) => !closedTo.has(area))
    .flatMap((area) => {
      const { saturation } = requireAreaInPlay(state, area);
      const standing = withPlans(draft, area, measureStanding(outlook, area));
      const room = Math.max(0, saturation - standing.revenue - standing.rivalRevenue);
      const most = Math.min(draft.revenue, room + (standing.rivalRevenue > 0 ? 1 : 0));
      const needed = Math.max(0, 1 + standing.mostInfluence - standing.influence);
      const steps = [0, ...new Set([1, Math.min(needed, 3)])].filter(
        (count) => count <= draft.influence,
      );
      return Array.from({ length: most + 1 }, (_, revenue) => revenue).flatMap((revenue) =>
        steps
          .filter((influence) => revenue + influence > 0)
          .map((influence) => computePackage(outlook, draft, area, { revenue, influence })),
      );
    });
}

/** [BRO-NPC-2] Buys what pays best for its price, one package after the other, while money above the reserve lasts. */
export function buyPackages(
  outlook: Outlook,
  draft: Draft,
  reserve: number,
  closedTo: ReadonlySet<AreaId>,
): void {
  const { state, effort, random } = outlook;
  const mood = new Map(
    state.areas.map((area) => [
      area,
      1 + (random.next() - 0.5) * (state.turn === 1 ? 1.2 : 2 * effort.noise),
    ]),
  );
  for (let bought = 0; bought < 6; bought += 1) {
    const score = (one: Package): number =>
      (one.worth / Math.max(1, one.price + one.guard)) * (mood.get(one.area) ?? 1);
    const [best, second] = candidates(outlook, draft, closedTo)
      .filter((one) => one.price + one.guard <= draft.left - reserve && one.worth > 0)
      .toSorted((a, b) => score(b) - score(a));
    if (best === undefined) return;
    buy(outlook, draft, best, second);
  }
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
    draft.add(
      { kind: 'open', area, count: revenue, descriptions: [] },
      reason,
      revenue * revenueDollars,
    );
    draft.revenue -= revenue;
    draft.opened.set(area, (draft.opened.get(area) ?? 0) + revenue);
  }
  if (influence > 0) {
    draft.add({ kind: 'bribe', area, count: influence }, reason, influence * influenceDollars);
    draft.influence -= influence;
    draft.bribed.set(area, (draft.bribed.get(area) ?? 0) + influence);
  }
  if (draft.strengthIn(area) === 0) {
    draft.post(
      area,
      draft.forceOf(1),
      createReason(`Somebody must stand before what we open in ${name}.`),
    );
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
    return [
      { area, ruler, count, price: count * influenceDollars, value: value * weights.influence },
    ];
  });
  const [best] = targets
    .filter(
      ({ count, price, value }) =>
        count > 0 && count <= draft.influence && price <= draft.left - reserve && value > price,
    )
    .toSorted((a, b) => b.value / b.price - a.value / a.price);
  if (best === undefined) return;
  draft.influence -= best.count;
  draft.add(
    { kind: 'bribe', area: best.area, count: best.count },
    createReason(
      `The ${state.families[best.ruler]?.name ?? ''} rule ${requireAreaInPlay(state, best.area).name} alone; we buy into it.`,
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
    const incomeWithout = (closed: number): number =>
      estimateIncome(state, area, { ...now, revenue: now.revenue - closed });
    const closed = Array.from({ length: now.revenue }, (_, count) => count).reduce(
      (best, count) => (incomeWithout(count) > incomeWithout(best) ? count : best),
      0,
    );
    if (closed === 0) continue;
    draft.add(
      { kind: 'close', area, revenue: closed, influence: 0 },
      createReason(
        `${requireAreaInPlay(state, area).name} is too crowded; ${closed} less earn more.`,
        [{ name: 'income of a turn', points: incomeWithout(closed) - incomeWithout(0) }],
      ),
    );
    draft.revenue += closed;
    draft.opened.set(area, -closed);
  }
}

/** [BRO-JAIL-2] Men are bailed when there are not enough of them at liberty and the money is there. */
export function bailMen(outlook: Outlook, draft: Draft, reserve: number): void {
  const { state, seat, turnsLeft } = outlook;
  if (turnsLeft < 3) return;
  const inside = listJailedHoods(state, seat, 'thug').length;
  const wage = computeWage(state, 'thug');
  const wanted = Math.min(inside, Math.max(0, 6 - draft.thugs));
  const thugs = Math.min(wanted, Math.floor(Math.max(0, draft.left - reserve) / wage));
  if (thugs <= 0) return;
  draft.add(
    { kind: 'bail', thugs, hitmen: 0 },
    createReason('We are short of men at liberty.', [{ name: 'men short', points: wanted }]),
    thugs * wage,
  );
  draft.thugs += thugs;
}
