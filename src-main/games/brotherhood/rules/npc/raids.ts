import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { requireAreaInPlay, countFreeStock, listOwnOperations } from '../lookups.ts';
import { computeClearingChance, computeMeanHits, type Force } from '../orders/odds.ts';
import { createReason, type Draft } from './draft.ts';
import {
  estimateGuardsIn,
  estimateIncome,
  listPromisedAreas,
  listSparedFamilies,
  measureStanding,
  computeStrength,
  type Outlook,
} from './outlook.ts';

const manWorth = 1_500;
/** The least worth of a raid beyond its price: men on the road are missed at home. */
const leastBooty = 12_000;
/** Turns that booty counts for, because rivals take it back. */
const bootyTurns = 4;

type Raid = { area: AreaId; force: Force; price: number; worth: number; chance: number; victims: SeatId[] };

/** [BRO-NPC-3] Evaluates the gain of a force in an area where rivals earn. */
function evaluateRaid(outlook: Outlook, draft: Draft, area: AreaId, force: Force): Raid {
  const { state, seat, weights, turnsLeft, leader, rivals } = outlook;
  const guards = estimateGuardsIn(outlook, area);
  const own = draft.posted.get(area) ?? { thugs: 0, hitmen: 0 };
  const together = { thugs: own.thugs + force.thugs, hitmen: own.hitmen + force.hitmen };
  const chance = computeClearingChance(together, guards, state.house.hits);
  const standing = measureStanding(outlook, area);
  const losses = Math.min(together.thugs + together.hitmen, computeMeanHits(guards, state.house.hits));
  const takers = Math.max(0, Math.round(together.thugs + together.hitmen - losses));
  const taken = Math.min(takers, standing.rivalRevenue, countFreeStock(state, seat, 'revenue'));
  const gain =
    estimateIncome(state, area, {
      ...standing,
      revenue: standing.revenue + taken,
      rivalRevenue: standing.rivalRevenue - taken,
    }) - estimateIncome(state, area, standing);
  const victims = rivals.filter((rival) => listOwnOperations(state, rival, area).length > 0);
  const harmed = victims.some((one) => one === leader) ? 3 : 0;
  const each = requireAreaInPlay(state, area).incomeDollars;
  // The leader need not raid, and the others had better see to him first.
  const isBeside = leader !== null && !victims.some((one) => one === leader);
  const value = (gain + taken * each * harmed) * (isBeside || outlook.isLeader ? 0.6 : 1);
  const price = draft.priceOf(force);
  const grudge = victims.reduce((sum, one) => sum + (outlook.own.grudges[one] ?? 0), 0);
  const lean = weights.raid * (1 + Math.min(0.5, grudge / 12));
  const turns = Math.max(1, Math.min(bootyTurns, turnsLeft - 0.5));
  const worth = chance * value * turns * 0.7 * lean - price - losses * manWorth;
  return { area, force, price, worth, chance, victims };
}

/** [BRO-NPC-3] Raids that pay, the best first. */
export function raid(outlook: Outlook, draft: Draft, reserve: number): void {
  const { state, weights, turnsLeft } = outlook;
  const promised = new Set(listPromisedAreas(outlook));
  const spared = new Set(listSparedFamilies(outlook));
  const most = weights.raid > 1 ? 3 : weights.raid > 0.5 ? 2 : 1;
  const raided = new Set<AreaId>();
  for (let made = 0; made < most; made += 1) {
    const budget = draft.left - reserve;
    const [best] = state.areas
      .filter((area) => !raided.has(area) && measureStanding(outlook, area).rivalRevenue > 0)
      .flatMap((area) =>
        [1, 2, 3, 4, 5, 6, 8].flatMap((strength) => {
          const force = draft.forceOf(strength, budget);
          return computeStrength(force) < strength ? [] : [evaluateRaid(outlook, draft, area, force)];
        }),
      )
      .filter(({ worth, area, victims }) => {
        const isBound = promised.has(area) || victims.some((one) => spared.has(one));
        // A word is broken where that pays more than the word is worth to him.
        return worth > leastBooty + (isBound ? weights.trust * 40_000 : 0);
      })
      .toSorted((a, b) => b.worth - a.worth);
    if (best === undefined) return;
    raided.add(best.area);
    const { area, force, chance, worth, price } = best;
    draft.post(
      area,
      force,
      createReason(`We are likely to clear ${requireAreaInPlay(state, area).name} and take what stands there.`, [
        { name: `booty of ${turnsLeft} turns at ${Math.round(chance * 100)}%`, points: worth + price },
        { name: 'wages', points: -price },
      ]),
    );
  }
}
