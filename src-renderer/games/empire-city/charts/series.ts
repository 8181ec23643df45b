import type {
  EmpireView,
  RoundRecordView,
} from '../../../../src-shared/games/empire-city/views.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { Series } from '../../../shared/charts/series.ts';

type Families = EmpireView['families'];

/** What is counted of a family in a round. */
export type Measure = {
  title: string;
  isMoney: boolean;
  of: (record: RoundRecordView, seat: SeatId) => number;
};

function total(parts: Readonly<Record<string, number>> | undefined): number {
  return Object.values(parts ?? {}).reduce((sum, one) => sum + one, 0);
}

const bySource = (title: string, ...sources: readonly string[]): Measure => ({
  title,
  isMoney: false,
  of: ({ pointsBy }, seat) =>
    sources.reduce((sum, source) => sum + (pointsBy[seat]?.[source] ?? 0), 0),
});

/** [EMP-FIG-3] */
export const measures: readonly Measure[] = [
  { title: 'Victory points', isMoney: false, of: ({ points }, seat) => points[seat] ?? 0 },
  { title: 'Corruption', isMoney: false, of: ({ corruption }, seat) => corruption[seat] ?? 0 },
  bySource('Points from squares', 'squares'),
  bySource('Points from blood', 'combats', 'kills', 'hits'),
  bySource('Points from the office and City Hall', 'office', 'city-hall'),
  { title: 'Income of the round', isMoney: true, of: ({ incomes }, seat) => incomes[seat] ?? 0 },
  { title: 'Spent in the round', isMoney: true, of: ({ spent }, seat) => total(spent[seat]) },
  { title: 'Squares', isMoney: false, of: ({ squares }, seat) => total(squares[seat]) },
  { title: 'Men alive', isMoney: false, of: ({ men }, seat) => men[seat] ?? 0 },
  { title: 'Dead of the family', isMoney: false, of: ({ dead }, seat) => dead[seat] ?? 0 },
  {
    title: 'Combats won, in the round',
    isMoney: false,
    of: ({ combats }, seat) =>
      (combats[seat]?.wonAsAttacker ?? 0) + (combats[seat]?.wonAsDefender ?? 0),
  },
];

/** One line a family. */
export function seriesOf(
  records: readonly RoundRecordView[],
  families: Families,
  { of }: Measure,
): Series[] {
  return families.map(({ seat, name }, colour) => ({
    name,
    colour,
    values: records.map((record) => of(record, seat)),
  }));
}
