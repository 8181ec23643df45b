import type { BrotherhoodView, TurnRecordView } from '#shared/games/brotherhood/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { ChartBand, Series } from '#renderer/shared/charts/series.ts';

type Records = readonly TurnRecordView[];
type Families = BrotherhoodView['families'];
export type Measure = 'cash' | 'income' | 'operations' | 'markers' | 'hoods' | 'lost' | 'spent';

/** Reads a family's figure in a turn. Cash is exact where the viewer knows it, else the public estimate. */
function readMeasure(record: TurnRecordView, seat: SeatId, measure: Measure): number | null {
  switch (measure) {
    case 'cash':
      return record.cash[seat] ?? record.figures[seat] ?? null;
    case 'income':
      return record.incomes[seat]?.dollars ?? null;
    case 'lost':
      return sumParts(record.losses[seat]);
    case 'spent':
      return sumParts(record.spent[seat]);
    default:
      return record[measure][seat] ?? null;
  }
}

function sumParts(parts: Readonly<Record<string, number>> | undefined): number {
  return Object.values(parts ?? {}).reduce((sum, one) => sum + one, 0);
}

/** [BRO-FIG-3] One line a family, with a band where its cash is only what the street makes of it. */
export function buildSeries(records: Records, families: Families, measure: Measure): Series[] {
  return families.map(({ seat, name }, color) => ({
    name,
    color,
    values: records.map((record) => readMeasure(record, seat, measure)),
    ...(measure === 'cash' ? { band: records.map((record) => computeBand(record, seat)) } : {}),
  }));
}

/**
 * [BRO-FOG-2] The least and the most a family may have had at a turn's end, in dollars. What came in after Placement
 * it cannot have given away; what the others had before it came in, they may have given to it.
 */
function computeBand(record: TurnRecordView, seat: SeatId): ChartBand | null {
  const figure = record.figures[seat];
  if (record.cash[seat] !== undefined || figure === undefined) return null;
  const countPlacedDollars = (one: string): number =>
    Math.max(0, (record.figures[one] ?? 0) - (record.incomes[one]?.dollars ?? 0));
  const given = Object.keys(record.figures)
    .filter((one) => one !== seat && record.cash[one] === undefined)
    .reduce((sum, one) => sum + countPlacedDollars(one), 0);
  return { low: Math.max(0, figure - countPlacedDollars(seat)), high: figure + given };
}

/** [BRO-FIG-3] Builds an area's income in each turn, by family. */
export function buildAreaIncome(records: Records, families: Families, area: string): Series[] {
  return families.map(({ seat, name }, color) => ({
    name,
    color,
    values: records.map(({ incomes }) => incomes[seat]?.areas.find((one) => one.area === area)?.dollars ?? 0),
  }));
}

export type ControlRow = {
  area: string;
  /** By turn: who was in sole control, and how full it was. */
  turns: readonly { holder: SeatId | null; operations: number }[];
};

/** [BRO-FIG-3] Owners of areas by turn, with their crowding. */
export function buildControlRows(records: Records, areas: BrotherhoodView['areas']): ControlRow[] {
  return areas.map(({ id }) => ({
    area: id,
    turns: records.map(({ control, crowding }) => ({ holder: control[id] ?? null, operations: crowding[id] ?? 0 })),
  }));
}

/** A family's losses by cause and spending by purpose, in hoods and dollars, from the first turn on. */
export type Toll = {
  seat: SeatId;
  name: string;
  lost: { fights: number; cards: number; influence: number };
  spent: { wages: number; revenue: number; influence: number; bail: number; outOfTown: number };
};

/** [BRO-FIG-3] Losses by cause and money by what it was spent on. */
export function buildTolls(records: Records, families: Families): Toll[] {
  return families.map(({ seat, name }) => {
    const lost = { fights: 0, cards: 0, influence: 0 };
    const spent = { wages: 0, revenue: 0, influence: 0, bail: 0, outOfTown: 0 };
    for (const record of records) {
      addTo(lost, record.losses[seat]);
      addTo(spent, record.spent[seat]);
    }
    return { seat, name, lost, spent };
  });
}

function addTo<Key extends string>(sum: Record<Key, number>, parts: Readonly<Record<Key, number>> | undefined): void {
  if (parts === undefined) return;
  for (const key of Object.keys(sum) as Key[]) sum[key] += parts[key];
}
