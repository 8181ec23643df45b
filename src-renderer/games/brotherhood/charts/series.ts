import type {
  BrotherhoodView,
  TurnRecordView,
} from '../../../../src-shared/games/brotherhood/views.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Series } from '../../../shared/charts/series.ts';

type Records = readonly TurnRecordView[];
type Families = BrotherhoodView['families'];
export type Measure = 'cash' | 'income' | 'operations' | 'markers' | 'hoods' | 'lost' | 'spent';

/** What a family had in a turn. Cash is exact where the viewer knows it, else what the street makes of it. */
function valueOf(record: TurnRecordView, seat: SeatId, measure: Measure): number | null {
  switch (measure) {
    case 'cash':
      return record.cash[seat] ?? record.figures[seat] ?? null;
    case 'income':
      return record.incomes[seat]?.dollars ?? null;
    case 'lost':
      return sumOf(record.losses[seat]);
    case 'spent':
      return sumOf(record.spent[seat]);
    default:
      return record[measure][seat] ?? null;
  }
}

function sumOf(parts: Readonly<Record<string, number>> | undefined): number {
  return Object.values(parts ?? {}).reduce((sum, one) => sum + one, 0);
}

/** [BRO-FIG-3] One line a family. */
export function seriesOf(records: Records, families: Families, measure: Measure): Series[] {
  return families.map(({ seat, name }, colour) => ({
    name,
    colour,
    values: records.map((record) => valueOf(record, seat, measure)),
  }));
}

/** [BRO-FIG-3] What an area earned in each turn, by family. */
export function incomeOfArea(records: Records, families: Families, area: string): Series[] {
  return families.map(({ seat, name }, colour) => ({
    name,
    colour,
    values: records.map(
      ({ incomes }) => incomes[seat]?.areas.find((one) => one.area === area)?.dollars ?? 0,
    ),
  }));
}

export type ControlRow = {
  area: string;
  /** By turn: who was in sole control, and how full it was. */
  turns: readonly { holder: SeatId | null; operations: number }[];
};

/** [BRO-FIG-3] Owners of areas by turn, with their crowding. */
export function controlOf(records: Records, areas: BrotherhoodView['areas']): ControlRow[] {
  return areas.map(({ id }) => ({
    area: id,
    turns: records.map(({ control, crowding }) => ({
      holder: control[id] ?? null,
      operations: crowding[id] ?? 0,
    })),
  }));
}
