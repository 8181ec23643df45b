import { isSheetOrder, type SheetOrder } from '#shared/games/brotherhood/orders.ts';
import { doctrines } from '#shared/games/brotherhood/minds.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { seedRng } from '#kernel/dice/dice.ts';
import { requireRule } from '#kernel/events/events.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { runInPlace } from '#kernel/run.ts';
import type { BrotherhoodEvent } from '../events/events.ts';
import { requireFamily, listLivingSeats, listRoster } from '../lookups.ts';
import { events } from '../rows.ts';
import type { BrotherhoodState, State } from '../state.ts';
import { openEntry, type BrotherhoodTable } from '../table.ts';
import { runEvents } from '../turn/cards.ts';
import { runPlacement } from '../turn/placement.ts';
import { computeIncome } from '../turn/revenue.ts';
import { beginInfluence, isInTurn, playStage } from '../turn/stages.ts';
import { runTransfers } from '../turn/transfer.ts';
import { efforts, type Weights } from './doctrines.ts';
import type { Planned } from './draft.ts';
import { buildSight, type Sight } from './sight.ts';
import { buildOutlook, type Outlook } from './outlook.ts';
import { hashNumbers, NpcRandom } from '#kernel/dice/npcRandom.ts';

type Drafting = (outlook: Outlook) => Planned[];
type Sheets = ReadonlyMap<SeatId, readonly SheetOrder[]>;

const writer = {
  apply(state: BrotherhoodState, event: BrotherhoodEvent): void {
    requireRule({ events }, event as never).apply(state, event);
  },
  periodOf: ({ turn }: State) => turn,
};

/** [BRO-NPC-10] Compares several sheets against rivals’ likely ones and takes the best on average. */
export function chooseBestTrial(sight: Sight, drafting: Drafting): Planned[] {
  const { seat, own, state } = sight;
  const { sheets, worlds } = efforts[own.level];
  const choices = listChoices(sight, sheets, drafting);
  const base = copySeen(state);
  const all = Array.from({ length: worlds }, (_, nth) => sampleSheets(base, seat, nth, drafting));
  const scored = choices.map((plan) => ({
    plan,
    score: computeMean(all.map((rivals, nth) => evaluatePlan(base, seat, plan, rivals, nth))),
  }));
  const [best, second] = scored.toSorted((a, b) => b.score - a.score);
  if (best === undefined) return [];
  const better = Math.round(best.score - (second?.score ?? best.score));
  return best.plan.map(({ order, reason }) => ({
    order,
    reason: {
      ...reason,
      sentence: `${reason.sentence} Of ${choices.length} sheets tried in thought this one came out best, by $${better.toLocaleString('en-US')}.`,
    },
  }));
}

function computeMean(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
}

/** The variants that it tries: spend everything, guard the Godfather better, strike, keep still. */
const variants: readonly Partial<Weights>[] = [
  {},
  { reserve: 0 },
  { bodyguard: 6, guard: 0.8 },
  { bodyguard: 3, reserve: 0 },
  { raid: 0, hit: 0 },
  { raid: 1.6, fightOn: 'always' },
  { hit: 1.5 },
  { influence: 1.8, raid: 0.3 },
  { guard: 1.5, hit: 0 },
  { hides: true, hit: 0, bodyguard: 3 },
  { guard: 0.6, hit: 0 },
];

/** Lists the sheets the family considers: its own, and others for the same turn, each with other whims. */
function listChoices(sight: Sight, count: number, drafting: Drafting): Planned[][] {
  return Array.from({ length: count }, (_, nth) => {
    const outlook = buildOutlook(sight, nth);
    const weights = { ...outlook.weights, ...variants[nth % variants.length] };
    // Now and then it does not save up, however far it is behind.
    const isDesperate = outlook.isDesperate && nth % 3 !== 2;
    return drafting({ ...outlook, isDesperate, weights });
  });
}

/** Copies the state as the seat sees it, without the records that no turn needs. */
function copySeen(state: State): BrotherhoodState {
  const { records, ...rest } = state;
  return clonePlain({
    ...rest,
    records: records.slice(-1),
    messages: [],
    gifts: [],
    deeds: [],
    press: [],
    graveyard: {},
    sealed: { ...state.sealed, orders: {} },
  }) as unknown as BrotherhoodState;
}

/** Samples rivals' sheets, each by a random doctrine and seed. */
function sampleSheets(base: BrotherhoodState, seat: SeatId, world: number, drafting: Drafting): Sheets {
  const random = new NpcRandom(hashNumbers(requireFamily(base, seat).whim, base.turn, world, 71));
  return new Map(
    listLivingSeats(base)
      .filter((other) => other !== seat)
      .map((other): [SeatId, SheetOrder[]] => {
        const sight = buildSight(base, other);
        const doctrine = random.pick(doctrines) ?? 'merchant';
        const outlook = buildOutlook(
          { ...sight, own: { ...sight.own, doctrine, level: 'standard' } },
          random.below(10_000),
        );
        return [other, listLines(drafting(outlook))];
      }),
  );
}

function listLines(plan: readonly Planned[]): SheetOrder[] {
  return plan.flatMap(({ order }) => (isSheetOrder(order) ? [order] : []));
}

/** Plays the turn out on a copy and compares the family's fortune then with that of its best rival. */
function evaluatePlan(
  base: BrotherhoodState,
  seat: SeatId,
  plan: readonly Planned[],
  rivals: Sheets,
  world: number,
): number {
  const sheets = new Map([...rivals, [seat, listLines(plan)] as const]);
  const result = runInPlace<BrotherhoodState, BrotherhoodEvent>(
    { state: structuredClone(base), rng: seedRng(hashNumbers(world, base.turn, 5)) },
    writer,
    (table) => {
      playOut(table, sheets);
    },
  );
  if (result.kind === 'question') return 0;
  const { state } = result.after;
  const strongest = Math.max(
    0,
    ...listLivingSeats(state)
      .filter((other) => other !== seat)
      .map((other) => computeFortune(state, other)),
  );
  return computeFortune(state, seat) - 0.35 * strongest;
}

function playOut(table: BrotherhoodTable, sheets: Sheets): void {
  openEntry(table, 'A turn in thought');
  for (const [seat, orders] of sheets) {
    table.emit({ type: 'sheet-opened', seat, orders: [...orders], isMissing: false });
  }
  runTransfers(table);
  runPlacement(table);
  runEvents(table);
  beginInfluence(table);
  while (isInTurn(table.state)) playStage(table);
}

const manWorth = { thug: 1_200, hitman: 2_400 } as const;

/** Computes the sum of money, the operations' future income, and the men. */
function computeFortune(state: State, seat: SeatId): number {
  const { cashDollars, dead } = requireFamily(state, seat);
  if (dead !== null) return -120_000;
  const left = Math.max(0, state.house.turns - state.turn + 1);
  const men = listRoster(state, seat).reduce((sum, { kind }) => sum + manWorth[kind], 0);
  return cashDollars + computeIncome(state, seat).dollars * left * 0.75 + men * Math.min(1, left / 6);
}
