import type { AreaId } from '../../../../src-shared/games/brotherhood/ids.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { formatDollars } from '../../../../src-shared/words/text.ts';
import {
  areaOf,
  areGodfathersBack,
  familyOf,
  freeStock,
  operationsOf,
  wageOf,
} from '../lookups.ts';
import { clearing, meanHits, type Force } from '../sheets/odds.ts';
import type { Draft } from './draft.ts';
import { reasonOf } from './draft.ts';
import {
  expectedIn,
  guardsIn,
  incomeFrom,
  promisedAreas,
  seenIn,
  sparedFamilies,
  standingIn,
  strengthOf,
  type Outlook,
} from './outlook.ts';

const incomePerGuard = 6_000;
const manWorth = 1_500;

/** [BRO-NPC-4] Guards for the areas the family earns in, the best ones first. */
export function postGuards(outlook: Outlook, draft: Draft, share: number): void {
  const { state, seat, temper, effort, rivals } = outlook;
  const earning = state.areas
    .filter((area) => operationsOf(state, seat, area).length > 0)
    .map((area) => ({ area, income: incomeFrom(state, area, standingIn(outlook, area)) }))
    .toSorted((a, b) => b.income - a.income);
  for (const { area, income } of earning) {
    const shown = Math.max(0, ...rivals.map((rival) => strengthOf(seenIn(state, rival, area))));
    const wanted = Math.max(
      1,
      Math.round(
        (income / incomePerGuard + (effort.looksAhead ? shown / 2 : 0)) * temper.guard * share,
      ),
    );
    const force = draft.forceOf(Math.min(wanted, 5) - draft.strengthIn(area));
    if (force.thugs + force.hitmen === 0) continue;
    // A guard that costs more than all he guards will bring stays at home.
    if (draft.priceOf(force) > income * 0.9 + 1_000) continue;
    draft.post(
      area,
      force,
      reasonOf(`${areaOf(state, area).name} earns ${formatDollars(Math.round(income))} a turn.`, [
        { name: 'a turn’s income there', points: income },
        { name: 'wages', points: -draft.priceOf(force) },
      ]),
    );
  }
}

type Raid = {
  area: AreaId;
  force: Force;
  price: number;
  worth: number;
  chance: number;
  victims: SeatId[];
};

/** [BRO-NPC-3] What a force would win in an area where rivals earn. */
function raidOf(outlook: Outlook, draft: Draft, area: AreaId, force: Force): Raid {
  const { state, seat, temper, turnsLeft, leader, rivals } = outlook;
  const guards = guardsIn(outlook, area);
  const own = draft.posted.get(area) ?? { thugs: 0, hitmen: 0 };
  const together = { thugs: own.thugs + force.thugs, hitmen: own.hitmen + force.hitmen };
  const chance = clearing(together, guards, state.house.hits);
  const standing = standingIn(outlook, area);
  const losses = Math.min(together.thugs + together.hitmen, meanHits(guards, state.house.hits));
  const takers = Math.max(0, Math.round(together.thugs + together.hitmen - losses));
  const taken = Math.min(takers, standing.rivalRevenue, freeStock(state, seat, 'revenue'));
  const gain =
    incomeFrom(state, area, {
      ...standing,
      revenue: standing.revenue + taken,
      rivalRevenue: standing.rivalRevenue - taken,
    }) - incomeFrom(state, area, standing);
  const victims = rivals.filter((rival) => operationsOf(state, rival, area).length > 0);
  const harmed = victims.some((one) => one === leader) ? 3 : 0;
  const each = areaOf(state, area).incomeDollars;
  // Whoever leads need not, and the others had better see to him first.
  const isBeside = leader !== null && !victims.some((one) => one === leader);
  const value = (gain + taken * each * harmed) * (isBeside || outlook.isLeader ? 0.6 : 1);
  const price = draft.priceOf(force);
  const grudge = victims.reduce((sum, one) => sum + (outlook.own.grudges[one] ?? 0), 0);
  const lean = temper.raid * (1 + Math.min(0.5, grudge / 12));
  const worth =
    chance * value * Math.max(1, turnsLeft - 0.5) * 0.7 * lean - price - losses * manWorth;
  return { area, force, price, worth, chance, victims };
}

/** [BRO-NPC-3] Raids that pay, the best first. */
export function raid(outlook: Outlook, draft: Draft, reserve: number): void {
  const { state, temper, turnsLeft } = outlook;
  const promised = new Set(promisedAreas(outlook));
  const spared = new Set(sparedFamilies(outlook));
  const most = temper.raid > 1 ? 3 : temper.raid > 0.5 ? 2 : 1;
  const raided = new Set<AreaId>();
  for (let made = 0; made < most; made += 1) {
    const budget = draft.left - reserve;
    const [best] = state.areas
      .filter((area) => !raided.has(area) && standingIn(outlook, area).rivalRevenue > 0)
      .flatMap((area) =>
        [1, 2, 3, 4, 5, 6, 8].flatMap((strength) => {
          const force = draft.forceOf(strength, budget);
          return strengthOf(force) < strength ? [] : [raidOf(outlook, draft, area, force)];
        }),
      )
      .filter(({ worth, area, victims }) => {
        const isBound = promised.has(area) || victims.some((one) => spared.has(one));
        // A word is broken where that pays more than the word is worth to him.
        return worth > 2_500 + (isBound ? temper.trust * 40_000 : 0);
      })
      .toSorted((a, b) => b.worth - a.worth);
    if (best === undefined) return;
    raided.add(best.area);
    const { area, force, chance, worth, price } = best;
    draft.post(
      area,
      force,
      reasonOf(`We are likely to clear ${areaOf(state, area).name} and take what stands there.`, [
        {
          name: `booty of ${turnsLeft} turns at ${Math.round(chance * 100)}%`,
          points: worth + price,
        },
        { name: 'wages', points: -price },
      ]),
    );
  }
}

const reserveForGuard = 4;
/** More men with a Godfather who has just come back: nobody has settled yet, and many are about. */
const guardOfReturn = 2;
const richDollars = 25_000;
/** How income, strangers and habit tell in where a Godfather stands. */
const mostHome = 5;
const fearOfStrangers = 2.5;
const fearOfHabit = 1.5;

/** [BRO-NPC-4, BRO-NPC-5] Where the Godfather stands, and who stands before him. */
export function hideGodfather(outlook: Outlook, draft: Draft): void {
  const { state, own, temper, whims, isLeader, turnsLeft } = outlook;
  const { status } = own.godfather;
  if (!areGodfathersBack(state) || draft.isLocked || status === 'dead') return;
  const shown = (area: AreaId): number => strengthOf(guardsIn(outlook, area));
  const stays = own.godfather.lastArea;
  const score = (area: AreaId): number => {
    const income = incomeFrom(state, area, standingIn(outlook, area));
    const isOwn = income > 0;
    const home = Math.min(mostHome, income / incomePerGuard + (isOwn ? 1 : 0));
    const quiet = temper.hides
      ? -3 * shown(area) - (isOwn ? 4 : 0)
      : -fearOfStrangers * shown(area);
    const known = area === stays ? -fearOfHabit : 0;
    return (temper.hides ? 0 : home) + quiet + known + whims.next() * 2.5;
  };
  const area = state.areas.toSorted((a, b) => score(b) - score(a))[0];
  if (area === undefined) return;
  const isRich = own.cashDollars >= richDollars;
  const wanted =
    reserveForGuard +
    (isLeader && isRich ? 1 : 0) +
    (turnsLeft === 1 ? 1 : 0) +
    (state.turn <= state.house.godfatherTurn + 1 ? guardOfReturn : 0);
  const force = draft.forceOf(Math.max(0, wanted - draft.strengthIn(area)));
  draft.post(
    area,
    force,
    reasonOf(`The Godfather needs ${wanted} with him.`, [{ name: 'men wanted', points: wanted }]),
  );
  draft.add(
    { kind: 'godfather', area },
    reasonOf(
      temper.hides
        ? `Nobody looks for him in ${areaOf(state, area).name}.`
        : `He is safest among his own in ${areaOf(state, area).name}.`,
      [{ name: 'strength with him', points: draft.strengthIn(area) }],
    ),
  );
}

/** What draws a Godfather to an area, by what everybody sees: his income there, no strange men, not where he was. */
function drawTo({ state, seat, rivals }: Outlook, rival: SeatId, area: AreaId): number {
  const income = operationsOf(state, rival, area).length * areaOf(state, area).incomeDollars;
  const home = income > 0 ? Math.min(mostHome, income / incomePerGuard + 1) : 0;
  const strangers = [seat, ...rivals].reduce(
    (sum, other) => (other === rival ? sum : sum + strengthOf(seenIn(state, other, area))),
    0,
  );
  const isKnown = familyOf(state, rival).godfather.lastArea === area;
  return home - fearOfStrangers * strangers - (isKnown ? fearOfHabit : 0);
}

/** How sharply the likeliest place stands out, and what is left for one who does as nobody would. */
const sharpness = 0.5;
const capriceShare = 0.1;

/** [BRO-NPC-6] How likely a rival’s Godfather is in an area, 0 to 1: he hides as one would hide oneself. */
export function likelyAt(outlook: Outlook, rival: SeatId, area: AreaId): number {
  const { areas } = outlook.state;
  const draws = areas.map((one) => drawTo(outlook, rival, one));
  const best = Math.max(...draws);
  const weight = (draw: number): number => Math.exp((draw - best) / sharpness);
  const all = draws.reduce((sum, draw) => sum + weight(draw), 0);
  const share = weight(drawTo(outlook, rival, area)) / all;
  return (1 - capriceShare) * share + capriceShare / areas.length;
}

/** The chance that a force wins a fight to the finish. */
export function toTheFinish(own: Force, theirs: Force): number {
  const [a, b] = [strengthOf(own), strengthOf(theirs)];
  if (b === 0) return 1;
  if (a === 0) return 0;
  const power = 2.6 + 0.25 * Math.min(a, b);
  return 1 / (1 + (b / a) ** power);
}

/** [BRO-NPC-7, BRO-NPC-10] Goes for a Godfather where his estate, or his end, is worth the men. */
export function hunt(outlook: Outlook, draft: Draft, reserve: number): void {
  const { state, temper, rivals, leader, turnsLeft } = outlook;
  // Whoever leads has no need to; only an Undertaker hunts all the same.
  if (!areGodfathersBack(state) || (outlook.isLeader && temper.hit <= 1)) return;
  const isLate = state.turn >= 7;
  const will = (rival: SeatId): number =>
    rival === leader && isLate
      ? Math.max(outlook.isDesperate ? 2 : 1.3, temper.hit * 1.6)
      : temper.hit;
  const spared = new Set(sparedFamilies(outlook));
  const plans = rivals
    .filter((rival) => familyOf(state, rival).godfather.status === 'free' && will(rival) > 0)
    .flatMap((rival) => state.areas.map((area) => huntOf(rival, area)))
    .filter((plan) => plan.worth > 2_000 + (spared.has(plan.rival) ? temper.trust * 60_000 : 0))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = plans;
  if (best === undefined) return;
  const reason = reasonOf(
    `${familyOf(state, best.rival).godfather.name} is likely to be in ${areaOf(state, best.area).name}.`,
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

  function huntOf(rival: SeatId, area: AreaId) {
    const guard = expectedIn(outlook, rival, area);
    // Whoever leads knows that he is hunted.
    const least = rival === leader ? 5 : 3;
    const bodyguard = { thugs: Math.max(least, guard.thugs), hitmen: guard.hitmen };
    const wanted = Math.ceil(strengthOf(bodyguard) * 1.7);
    const here = draft.strengthIn(area);
    const gunPrice = state.house.outOfTown.thug;
    // An Undertaker has strangers with him, whom nobody expects.
    const affordable = Math.floor((draft.left - reserve) / (2 * gunPrice));
    const guests = temper.hit > 1 ? Math.max(0, Math.min(2, affordable)) : 0;
    const force = draft.forceOf(
      Math.max(0, wanted - here - guests),
      draft.left - reserve - guests * gunPrice,
    );
    const price = draft.priceOf(force);
    const short = Math.max(0, wanted - here - strengthOf(force));
    const sends = temper.hit > 1 ? Math.max(short, guests) : rival === leader && isLate ? short : 0;
    const guns = Math.min(sends, Math.floor(Math.max(0, draft.left - reserve - price) / gunPrice));
    const total = { thugs: here + strengthOf(force) + guns, hitmen: 0 };
    const chance = likelyAt(outlook, rival, area) * toTheFinish(total, bodyguard);
    const estate = operationsOf(state, rival).reduce(
      (sum, one) => sum + areaOf(state, one.area).incomeDollars,
      0,
    );
    const rid = (rival === leader ? 80_000 : 0) * (isLate ? 1 : 0.5);
    const value = estate * Math.max(1, turnsLeft - 0.5) * 0.8 + rid;
    const cost = price + guns * gunPrice;
    const risk = strengthOf(bodyguard) * wageOf(state, 'thug') * 0.2;
    // One of several rivals is worth a share only, and less while another leads; not to an Undertaker.
    const others = leader === null ? 0.35 : 0.12;
    const share = rival === leader ? 1.2 : temper.hit > 1 ? 0.42 : others;
    const worth = chance * value * will(rival) * share - cost - risk;
    return { rival, area, force, guns, price: cost, worth };
  }
}
