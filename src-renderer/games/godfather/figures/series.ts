import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import type { RoundRecord } from '#shared/games/godfather/records.ts';
import type { FamilyView, GodfatherView } from '#shared/games/godfather/views.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { Limit, Series } from '#renderer/shared/charts/series.ts';

/** A chart: a value of each family by round, and a line that decides. */
export type Figure = {
  id: string;
  title: string;
  says: string;
  inDollars: boolean;
  limit: Limit | null;
  series: Series[];
};

type ColorOf = (seat: FamilyView['seat']) => number | null;
type Reading = (record: RoundRecord, seat: FamilyView['seat']) => number;

/** Makes charts of the families’ values by round. */
function drawer(
  records: readonly RoundRecord[],
  families: readonly FamilyView[],
  colorOf: ColorOf,
): (
  words: readonly [string, string, string],
  of: Reading,
  more?: Partial<Pick<Figure, 'inDollars' | 'limit'>>,
) => Figure {
  return (
    [id, title, says]: readonly [string, string, string],
    of: Reading,
    more: Partial<Pick<Figure, 'inDollars' | 'limit'>> = {},
  ): Figure => ({
    id,
    title,
    says,
    inDollars: more.inDollars ?? false,
    limit: more.limit ?? null,
    series: families.map(({ seat, name }) => ({
      name,
      color: colorOf(seat) ?? 7,
      values: records.map((record) => of(record, seat)),
    })),
  });
}

/** [GOD-NEWS-3] Builds the charts of the records. */
export function buildFigures({ records, families, places }: GodfatherView, colorOf: ColorOf): Figure[] {
  const figure = drawer(records, families, colorOf);
  const dollars = { inDollars: true };
  const sumTo = (at: (record: RoundRecord) => number): Reading => {
    return (last) => records.filter(({ round }) => round <= last.round).reduce((sum, one) => sum + at(one), 0);
  };
  const running = (of: Reading): Reading => {
    return (record, seat) => sumTo((one) => of(one, seat))(record, seat);
  };
  const grounds = places
    .filter(({ status }) => status !== 'unplayed')
    .map(({ key, name }) =>
      figure(
        [`held-${key}`, `Held in ${name}`, 'Positions held at the end of each round.'],
        ({ held }, seat) => held[key]?.[seat] ?? 0,
        { limit: { value: requireNeighborhood(key).majority, name: 'majority' } },
      ),
    );
  const tally = (
    record: RoundRecord,
    seat: FamilyView['seat'],
  ): RoundRecord['tallies'][FamilyView['seat']] | undefined => record.tallies[seat];
  return [
    figure(
      ['total', 'Cash and control', 'What decides the game in the end.'],
      ({ cash, values }, seat) => (cash[seat] ?? 0) + (values[seat] ?? 0),
      dollars,
    ),
    figure(['cash', 'Cash', 'Everybody may count it.'], ({ cash }, seat) => cash[seat] ?? 0, dollars),
    figure(
      ['values', 'Control', 'Neighborhoods conceded, with their rackets.'],
      ({ values }, seat) => values[seat] ?? 0,
      dollars,
    ),
    figure(['men', 'Men on the board', ''], ({ pieces }, seat) => pieces[seat] ?? 0),
    figure(
      ['bought', 'Men bought so far', ''],
      running((record, seat) => tally(record, seat)?.bought ?? 0),
    ),
    figure(
      ['free', 'Free men so far', ''],
      running((record, seat) => tally(record, seat)?.free ?? 0),
    ),
    figure(
      ['taken', 'Men taken from others so far', ''],
      running((record, seat) => tally(record, seat)?.taken ?? 0),
    ),
    figure(
      ['lost', 'Men lost to others so far', ''],
      running((record, seat) => tally(record, seat)?.lost ?? 0),
    ),
    figure(
      ['claims', 'Claims made so far', ''],
      running((record, seat) => tally(record, seat)?.claims ?? 0),
    ),
    figure(
      ['broken', 'Claims of others broken so far', ''],
      running((record, seat) => tally(record, seat)?.broken ?? 0),
    ),
    ...grounds,
  ];
}

/** Money by source and use over the whole game, a row a family. */
export function buildMoneyRows({
  records,
  families,
}: GodfatherView): { name: string; cells: { what: string; dollars: number }[] }[] {
  const kinds = [
    ['cards', 'Cards'],
    ['bonuses', 'Bonuses'],
    ['breaks', 'Breaks'],
    ['sold', 'Sold'],
    ['deals', 'Deals'],
    ['pieces', 'Spent on men'],
  ] as const;
  return families.map(({ seat, name }) => ({
    name,
    cells: kinds.map(([kind, what]) => ({
      what,
      dollars: records.reduce((sum, { tallies }) => sum + (tallies[seat]?.money[kind] ?? 0), 0),
    })),
  }));
}

export function formatSeriesValue(value: number, { inDollars }: Pick<Figure, 'inDollars'>): string {
  return inDollars ? formatDollars(value) : String(value);
}
