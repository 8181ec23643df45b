import { formatDollars } from '#shared/words/text.ts';
import type { BoxerId } from '#shared/games/paradise/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { KnownBoxer, SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import {
  findBout,
  requireBoxer,
  listBouts,
  fixPriceDollars,
  computeNextBoutMonth,
  findOpenArena,
  pickOpponent,
  findBoxerOwner,
  computeBoutChance,
} from '#main/games/paradise/rules/shows/ring/ring.ts';
import type { Bout } from '#main/games/paradise/rules/state/records/shows.ts';
import { listLivingGangs, listOwnedBusinesses } from '#main/games/paradise/rules/lookups.ts';
import { lookUpDoctrine } from '#main/games/paradise/rules/tables/people/doctrines.ts';
import { dollarsPerLoot } from '#main/games/paradise/rules/tables/rackets.ts';
import { boxing } from '#main/games/paradise/rules/tables/shows.ts';
import { computeSpendableDollars } from './budget.ts';
import { createReason, type CostedPlan, type Plan } from '#main/games/paradise/rules/minds/reason.ts';

/** A purse on average, in dollars. */
const purseDollars = boxing.purseDice * 3.5 * dollarsPerLoot;

/** The worth of a win: its purse and about as much again in later title shots. */
const winDollars = 2 * purseDollars;

/** Money follows only a chance above this. */
const leastChance = 0.55;

/** Computes the stake on a man at even money: half of what the edge alone would justify. */
function computeStake(view: SeatView, chance: number, spareDollars: number): number {
  if (chance < leastChance) return 0;
  const { mostStakeDollars } = lookUpDoctrine(view.mind.doctrine);
  const stake = Math.min(mostStakeDollars, (spareDollars * computeEdge(chance)) / 2);
  return stake < 20 ? 0 : Math.floor(stake / 10) * 10;
}

/** Computes the average win of a dollar at even money. */
function computeEdge(chance: number): number {
  return 2 * chance - 1;
}

/** [RK-13, RK-14] Plans a gang's bets on the month's fights, fixes it pays for included. */
export function planFights(view: SeatView, spentDollars: number): CostedPlan[] {
  let spent = spentDollars;
  return listBouts(view).flatMap((bout) => {
    const fixes = planFix(view, bout, spent);
    const paid = new Set(fixes.map(({ boxer }) => boxer));
    spent += sumCosts(fixes.map(({ plan }) => plan));
    const bets = planBet(view, bout, paid, spent);
    spent += sumCosts(bets);
    return [...fixes.map(({ plan }) => plan), ...bets];
  });
}

function sumCosts(plans: readonly CostedPlan[]): number {
  return plans.reduce((sum, plan) => sum + plan.costDollars, 0);
}

/** [RK-13] Pays the man our own boxer meets, when the better chance is worth more than the price. */
function planFix(
  view: SeatView,
  bout: DeepReadonly<Bout>,
  spentDollars: number,
): { boxer: BoxerId; plan: CostedPlan }[] {
  const own = findOwnMan(view, bout);
  if (own === null) return [];
  const rival = pickOpponent(bout, own.id);
  const costDollars = fixPriceDollars(view, view.seat);
  const spare = computeSpendableDollars(view) - spentDollars;
  if (spare < costDollars) return [];
  const honest = computeBoutChance(view, own.id) ?? 0;
  const fixed = computeBoutChance(view, own.id, new Set([rival])) ?? 0;
  const better = Math.max(honest, 1 - honest);
  const bets =
    computeStake(view, fixed, spare - costDollars) * computeEdge(fixed) -
    computeStake(view, better, spare) * computeEdge(better);
  const reason = createReason(`${requireBoxer(view, rival).name} can be paid to lose.`, [
    { name: 'the better chance of a win', detail: 'in $100s', points: ((fixed - honest) * winDollars) / 100 },
    { name: 'better odds for our bets', detail: 'in $100s', points: bets / 100 },
    { name: `his price, ${formatDollars(costDollars)}`, detail: 'in $100s', points: -costDollars / 100 },
  ]);
  if (reason.score <= 0) return [];
  return [{ boxer: rival, plan: { order: { kind: 'fix-fight', boxer: rival }, costDollars, reason } }];
}

/** Finds the gang's own boxer in a bout, if he meets another gang's. */
function findOwnMan(view: SeatView, bout: DeepReadonly<Bout>): DeepReadonly<KnownBoxer> | null {
  const men = [bout.red, bout.blue].map((id) => requireBoxer(view, id));
  const own = men.filter((boxer) => findBoxerOwner(view, boxer) === view.seat);
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** [RK-13] Plans a bet by the edge over the bookmakers, who pay even money; never on a paid man. */
function planBet(
  view: SeatView,
  bout: DeepReadonly<Bout>,
  paid: ReadonlySet<BoxerId>,
  spentDollars: number,
): CostedPlan[] {
  const redChance = computeBoutChance(view, bout.red, paid) ?? 0;
  const [boxer, chance] = redChance >= 0.5 ? [bout.red, redChance] : [bout.blue, 1 - redChance];
  const dollars = computeStake(view, chance, computeSpendableDollars(view) - spentDollars);
  if (dollars === 0 || paid.has(boxer)) return [];
  const { name } = requireBoxer(view, boxer);
  const percent = Math.round(chance * 100);
  const reason = createReason(
    `${name} wins ${percent}% of the time, and a bet of ${formatDollars(dollars)} pays even money.`,
    [{ name: 'the average win', detail: 'in $100s', points: (computeEdge(chance) * dollars) / 100 }],
  );
  return [{ order: { kind: 'bet', boxer, dollars }, costDollars: dollars, reason }];
}

/** [RK-13] Plans the next title shots of the gang's winners as soon as allowed. */
export function planTitleShots(view: SeatView): Plan[] {
  return Object.values(view.boxers)
    .filter((boxer) => findBoxerOwner(view, boxer) === view.seat && mayBePutUp(view, boxer))
    .map(({ id, name }) => ({
      order: { kind: 'put-up-boxer', boxer: id },
      reason: createReason(`${name} is rested and can fight for a purse.`, [
        { name: 'the purse', detail: 'in $100s, at even chances', points: purseDollars / 200 },
      ]),
    }));
}

function mayBePutUp(view: SeatView, boxer: DeepReadonly<KnownBoxer>): boolean {
  const month = computeNextBoutMonth(boxer);
  if (month === null || month > view.month + 1 || boxer.isPutUp) return false;
  return findBout(view, boxer.id) === null;
}

/** [RK-14] Plans a card that keeps the boxers of a stronger gang from the title. */
export function planCard(view: SeatView): Plan[] {
  if (findOpenArena(view, view.seat) === null) return [];
  const countHeld = (seat: string): number => listOwnedBusinesses(view, seat as typeof view.seat).length;
  const ahead = new Set(
    listLivingGangs(view)
      .filter(({ id }) => countHeld(id) > countHeld(view.seat))
      .map(({ id }) => id),
  );
  const struck = listBouts(view)
    .flatMap(({ red, blue }) => [red, blue])
    .filter((id) => {
      const owner = findBoxerOwner(view, requireBoxer(view, id));
      return owner !== null && ahead.has(owner);
    });
  const leads = Math.max(0, ...[...ahead].map((seat) => countHeld(seat) - countHeld(view.seat)));
  if (struck.length === 0) return [];
  return [
    {
      order: { kind: 'make-card', pairs: [], struck },
      reason: createReason('A stronger gang’s boxers should not win purses in our ring.', [
        { name: 'the leader’s lead in businesses', points: leads },
        {
          name: 'purses they won’t win',
          detail: 'in $100s, at even chances',
          points: (struck.length * purseDollars) / 200,
        },
      ]),
    },
  ];
}
