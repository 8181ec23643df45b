import { setImmediate } from 'node:timers/promises';
import type { Quantiles, ForecastFigure, Forecast, Prospect, SeatForecast } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { listColumns, type FutureColumn, type Future } from '../kernel/lookAhead.ts';
import { computeQuantiles } from './quantiles.ts';

/** The subject of a forecast, beside the futures themselves. */
export type Subject = Omit<Forecast, 'campaigns' | 'asOrdered' | 'withoutOrders'> & {
  seats: readonly { seat: SeatId; name: string }[];
};

/** Sums the futures up, a figure at a time, so that other work gets its turn in between. */
export async function sumUp({ seats, ...subject }: Subject, played: readonly Future[][]): Promise<Forecast> {
  const about: About = {
    ...subject,
    seats,
    columns: listColumns(subject.figures, seats),
    rows: subject.periods.length + 1,
  };
  const ways = (played[0] ?? []).map((_, way) => played.flatMap((ones) => ones[way] ?? []));
  const [asOrdered, withoutOrders] = [
    await computeProspect(about, ways[0] ?? []),
    ways[1] === undefined ? null : await computeProspect(about, ways[1]),
  ];
  return { ...subject, campaigns: played.length, asOrdered, withoutOrders };
}

type About = Pick<Subject, 'viewer' | 'seats' | 'figures' | 'endings'> & {
  columns: readonly FutureColumn[];
  rows: number;
};

async function computeProspect(about: About, futures: readonly Future[]): Promise<Prospect> {
  const seats: SeatForecast[] = [];
  for (const { seat, name } of about.seats) {
    const isKnown = isKnownTo(about.viewer, seat);
    const told = about.figures.filter(({ of, isSecret }) => of === 'seat' && (isKnown || !isSecret));
    const share = (isSo: (future: Future) => boolean): number => futures.filter(isSo).length / futures.length;
    const wins = about.endings.map(({ id }): [string, number] => [
      id,
      share(({ winners, how }) => winners.includes(seat) && how === id),
    ]);
    seats.push({
      seat,
      name,
      isGuess: !isKnown,
      courses: await listCourses(about, futures, told, seat),
      wins: Object.fromEntries(wins),
      out: share(({ out }) => out.includes(seat)),
      first: share(({ first }) => first === seat),
    });
  }
  const ofGame = about.figures.filter(({ of }) => of === 'game');
  return { courses: await listCourses(about, futures, ofGame, null), seats };
}

function isKnownTo(viewer: Viewer, seat: SeatId): boolean {
  return viewer === 'gm' || viewer === seat;
}

async function listCourses(
  about: About,
  futures: readonly Future[],
  figures: readonly ForecastFigure[],
  seat: SeatId | null,
): Promise<Prospect['courses']> {
  const courses: [string, Quantiles[]][] = [];
  for (const { id } of figures) {
    await setImmediate();
    courses.push([id, computeCourse(about, futures, { figure: id, seat })]);
  }
  return Object.fromEntries(courses);
}

function computeCourse(
  { columns, rows }: About,
  futures: readonly Future[],
  { figure, seat }: FutureColumn,
): Quantiles[] {
  const at = columns.findIndex((column) => column.figure === figure && column.seat === seat);
  return Array.from({ length: rows }, (_, row) => {
    const values = Float64Array.from(futures, (one) => one.rows[row * columns.length + at] ?? 0);
    const [p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0] = computeQuantiles(values);
    return { p5, p25, p50, p75, p95 };
  });
}
