import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { requireAreaInPlay, findController, listLivingSeats, listOperationsIn, listOwnOperations } from '../lookups.ts';
import type { State } from '../state.ts';
import type { AreaIncome, TurnRecord } from '../records.ts';
import type { BrotherhoodTable } from '../table.ts';

/** [BRO-INC-1, BRO-INC-3 to BRO-INC-5] Computes a family's income from one area; null where it has nothing there. */
export function computeAreaIncome(state: State, area: AreaId, seat: SeatId): AreaIncome | null {
  const operations = listOwnOperations(state, seat, area).length;
  if (operations === 0) return null;
  const { incomeDollars, saturation } = requireAreaInPlay(state, area);
  const isDoubled = findController(state, area) === seat;
  const isHalved = listOperationsIn(state, area).length > saturation;
  const due = state.now[area]?.due ?? null;
  const plain = operations * incomeDollars * (isDoubled ? 2 : 1);
  const crowded = isHalved ? plain / 2 : plain;
  const dollars = due === 'nothing' ? 0 : due === 'half' ? crowded / 2 : crowded;
  return { area, operations, eachDollars: incomeDollars, isDoubled, isHalved, due, dollars: Math.floor(dollars) };
}

/** [BRO-INC-1] All its areas; [BRO-INC-2] at least the minimum. */
export function computeIncome(state: State, seat: SeatId): { dollars: number; areas: AreaIncome[]; isRaised: boolean } {
  const areas = state.areas.flatMap((area) => computeAreaIncome(state, area, seat) ?? []);
  const earned = areas.reduce((sum, { dollars }) => sum + dollars, 0);
  const least = state.house.minimumIncome;
  return { areas, dollars: Math.max(earned, least), isRaised: earned < least };
}

/** [BRO-INC] Pays all families at once; returns the payments for the turn's record. */
export function runRevenue(table: BrotherhoodTable): TurnRecord['incomes'] {
  const due = listLivingSeats(table.state).map((seat) => ({ seat, ...computeIncome(table.state, seat) }));
  for (const income of due) table.emit({ type: 'income', ...income });
  return Object.fromEntries(due.map(({ seat, dollars, areas }) => [seat, { dollars, areas }]));
}
