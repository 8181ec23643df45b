import { isSheetOrder, type Order, type SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { QuoteHead } from '#shared/views/head.ts';
import { formatDollars } from '#shared/words/text.ts';
import { clonePlain, type DeepReadonly } from '#kernel/readonly.ts';
import { requireFamily, listLivingSeats, listOwnMarkers, listOwnOperations } from './lookups.ts';
import type { BrotherhoodState, State } from './state.ts';
import { computeIncome } from './turn/revenue.ts';
import { computeClearingChance } from './orders/odds.ts';
import { computeBudget, type Budget } from './orders/budget.ts';
import { listRefusedLines } from './orders/check.ts';
import { listWordWarnings } from './orders/wordWarnings.ts';
import { listNightWarnings } from './views/nightWarnings.ts';
import { checkOrder, listFiledLines } from './handlers.ts';
import { describeOrder } from './orderWords.ts';

type Lines = readonly DeepReadonly<SheetOrder>[];

/** [BRO-ORD-3] One line of a sheet as Placement will count it. */
export type LineQuote = {
  title: string;
  costDollars: number;
  /** The dollars left in the till after this line and those before it. */
  leftDollars: number;
  /** For hoods: the chance to clear the area in one round, against those last seen there. */
  chance: number | null;
};

/** [BRO-ORD-3] The sum of a sheet. */
export type SheetSum = Budget & {
  /** Promises that the sheet breaks, and what could end the family in the coming turn. */
  warnings: string[];
  lines: LineQuote[];
  /** The next income without interference. */
  incomeDollars: number;
  problems: { line: number; sentence: string; rule: string | null }[];
};

export type SheetQuote = QuoteHead & { sheet: SheetSum };

/** [BRO-ORD-3, BRO-ORD-8] Quotes an order and the sheet with it; throws a Refusal. */
export function quote(state: State, seat: SeatId, order: Order): SheetQuote {
  const isWhole = order.kind === 'sheet';
  if (!isWhole) checkOrder(state, seat, order);
  const lines: Lines = isWhole
    ? order.orders
    : [...listFiledLines(state, seat), ...(isSheetOrder(order) ? [order] : [])];
  const sheet = quoteSheet(state, seat, lines, isWhole);
  const last = sheet.lines.at(-1);
  const isLine = isSheetOrder(order);
  const lineDollars = isLine ? (last?.costDollars ?? 0) : 0;
  return {
    title: describeOrder(state, order),
    // A line costs nothing before Placement; its later cost is shown with the sheet.
    costDollars: null,
    ...(lineDollars > 0 ? { price: formatDollars(lineDollars) } : {}),
    chance: isLine ? (last?.chance ?? null) : null,
    sheet,
  };
}

/** [BRO-ORD-3] The running sum of a sheet; `isTried`: it is not filed yet, and its faults are listed. */
export function quoteSheet(state: State, seat: SeatId, lines: Lines, isTried = false): SheetSum {
  const budget = computeBudget(state, seat, lines);
  return {
    ...budget,
    lines: lines.map((line, place) => quoteLine(state, seat, lines.slice(0, place), line)),
    incomeDollars: estimateIncomeAfter(state, seat, lines),
    warnings: [...listWordWarnings(state, seat, lines), ...listNightWarnings(state, seat, lines)],
    problems: isTried ? listSheetProblems(state, seat, lines) : [],
  };
}

function quoteLine(state: State, seat: SeatId, before: Lines, line: DeepReadonly<SheetOrder>): LineQuote {
  const without = computeBudget(state, seat, before);
  const after = computeBudget(state, seat, [...before, line]);
  return {
    title: describeOrder(state, line),
    costDollars: after.totalDollars - without.totalDollars,
    leftDollars: after.leftDollars,
    chance: computeChance(state, seat, line),
  };
}

/** [BRO-ORD-3] Computes the chance against the strongest rival seen in the area last turn; null if none was seen. */
function computeChance(state: State, seat: SeatId, line: DeepReadonly<SheetOrder>): number | null {
  if (line.kind !== 'hoods' && line.kind !== 'out-of-town') return null;
  const seen = state.records.at(-1)?.placed ?? {};
  const rivals = listLivingSeats(state)
    .filter((other) => other !== seat)
    .flatMap((other) => seen[other]?.[line.area] ?? [])
    .toSorted((a, b) => b.thugs + 2 * b.hitmen - a.thugs - 2 * a.hitmen);
  const [strongest] = rivals;
  if (strongest === undefined) return null;
  return computeClearingChance(line, strongest, state.house.hits);
}

/** [BRO-ORD-3] Estimates the income of this turn if the sheet is carried out and no rival acts. */
function estimateIncomeAfter(state: State, seat: SeatId, lines: Lines): number {
  const copy = clonePlain(state) as BrotherhoodState;
  const close = (of: 'operations' | 'markers', area: AreaId, count: number): void => {
    const own = of === 'operations' ? listOwnOperations(copy, seat, area) : listOwnMarkers(copy, seat, area);
    for (const { id } of own.slice(0, count)) Reflect.deleteProperty(copy[of], id);
  };
  let made = 0;
  for (const line of lines) {
    if (line.kind === 'close') {
      close('operations', line.area, line.revenue);
      close('markers', line.area, line.influence);
    } else if (line.kind === 'give-revenue') close('operations', line.area, line.count);
    else if (line.kind === 'give-influence') close('markers', line.area, line.count);
    else if (line.kind === 'open' || line.kind === 'bribe') {
      for (let n = 0; n < line.count; n += 1) {
        made += 1;
        const one = { family: seat, area: line.area, sinceTurn: state.turn };
        if (line.kind === 'open') {
          const id = `new-${made}` as never;
          copy.operations[id] = { id, ...one, description: '', openedTurn: state.turn };
        } else {
          const id = `new-${made}` as never;
          copy.markers[id] = { id, ...one, isUsed: false, isNeutralised: false };
        }
      }
    }
  }
  return requireFamily(copy, seat).dead === null ? computeIncome(copy, seat).dollars : 0;
}

/** Lists the problems of a sheet, line by line. */
function listSheetProblems(state: State, seat: SeatId, lines: Lines): SheetSum['problems'] {
  return listRefusedLines(state, seat, lines).map(({ place, refusal }) => ({
    line: place + 1,
    sentence: refusal.message,
    rule: refusal.rule,
  }));
}
