import type { EmpireView, RoundRecordView } from '#shared/games/empire-city/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Series } from '#renderer/shared/charts/series.ts';

type Families = EmpireView['families'];

/** A count of a family in a round. */
export type Measure = {
  title: string;
  /** A line that ends the game, by the name it has and what house rule says where it is. */
  limit?: { name: string; of: (house: EmpireView['house']) => number };
  isMoney: boolean;
  of: (record: RoundRecordView, seat: SeatId) => number;
};

function sumParts(parts: Readonly<Record<string, number>> | undefined): number {
  return Object.values(parts ?? {}).reduce((sum, one) => sum + one, 0);
}

const measureSpending = (title: string, ...causes: readonly string[]): Measure => ({
  title,
  isMoney: true,
  of: ({ spent }, seat) => causes.reduce((sum, cause) => sum + (spent[seat]?.[cause] ?? 0), 0),
});

const measureCorruption = (title: string, ...sources: readonly string[]): Measure => ({
  title,
  isMoney: false,
  of: ({ corruptionBy }, seat) => sources.reduce((sum, source) => sum + (corruptionBy[seat]?.[source] ?? 0), 0),
});

const measureSource = (title: string, ...sources: readonly string[]): Measure => ({
  title,
  isMoney: false,
  of: ({ pointsBy }, seat) => sources.reduce((sum, source) => sum + (pointsBy[seat]?.[source] ?? 0), 0),
});

/** [EMP-FIG-3] */
export const measures: readonly Measure[] = [
  {
    title: 'Victory points',
    limit: { name: 'wins', of: ({ victoryPoints }) => victoryPoints },
    isMoney: false,
    of: ({ points }, seat) => points[seat] ?? 0,
  },
  {
    title: 'Corruption',
    limit: { name: 'martial law', of: ({ martialLaw }) => martialLaw },
    isMoney: false,
    of: ({ corruption }, seat) => corruption[seat] ?? 0,
  },
  measureSource('Points from squares', 'squares'),
  measureSource('Points from blood', 'combats', 'kills', 'hits'),
  measureSource('Points from the office and City Hall', 'office', 'city-hall'),
  { title: 'Income of the round', isMoney: true, of: ({ incomes }, seat) => incomes[seat] ?? 0 },
  measureCorruption('Corruption from blood', 'attacks', 'hits'),
  measureCorruption('Corruption from men and the office', 'men', 'office'),
  { title: 'Spent in the round', isMoney: true, of: ({ spent }, seat) => sumParts(spent[seat]) },
  measureSpending('Spent on rackets, in the round', 'rackets'),
  measureSpending('Spent on men, in the round', 'men', 'refresh'),
  measureSpending('Spent on bids, bribes and City Hall, in the round', 'bids', 'bribes', 'City Hall'),
  { title: 'Squares', isMoney: false, of: ({ squares }, seat) => sumParts(squares[seat]) },
  { title: 'Men alive', isMoney: false, of: ({ men }, seat) => men[seat] ?? 0 },
  { title: 'Dead of the family', isMoney: false, of: ({ dead }, seat) => dead[seat] ?? 0 },
  {
    title: 'Combats won, in the round',
    isMoney: false,
    of: ({ combats }, seat) => (combats[seat]?.wonAsAttacker ?? 0) + (combats[seat]?.wonAsDefender ?? 0),
  },
  {
    title: 'Combats lost, in the round',
    isMoney: false,
    of: ({ combats }, seat) => (combats[seat]?.lostAsAttacker ?? 0) + (combats[seat]?.lostAsDefender ?? 0),
  },
];

/** One line a family. */
export function buildSeries(records: readonly RoundRecordView[], families: Families, { of }: Measure): Series[] {
  return families.map(({ seat, name }, color) => ({ name, color, values: records.map((record) => of(record, seat)) }));
}
