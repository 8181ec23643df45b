import { setImmediate } from 'node:timers/promises';
import type { Band, Forecast, GangForecast, Prospect } from '../../src-shared/views/forecast.ts';
import type { SeatId, Viewer } from '../../src-shared/words/ids.ts';
import type { Future } from '../kernel/lookAhead.ts';
import type { Figure } from '../kernel/capabilities.ts';
import { quantiles } from './quantiles.ts';

/** What a forecast is about, beside the futures themselves. */
export type Subject = Pick<Forecast, 'viewer' | 'seed' | 'months' | 'orders'> & {
  gangs: readonly { seat: SeatId; name: string }[];
  /** Figures in the order the futures' rows have them. */
  figures: readonly Pick<Figure, 'of' | 'name'>[];
};

/** Sums the futures up, a figure at a time, so that other work gets its turn in between. */
export async function sumUp(
  { gangs, figures, ...subject }: Subject,
  played: readonly Future[][],
): Promise<Forecast> {
  const about = { viewer: subject.viewer, gangs, figures, rows: subject.months.length + 1 };
  const ways = (played[0] ?? []).map((_, way) => played.flatMap((ones) => ones[way] ?? []));
  const [asOrdered, withoutOrders] = [
    await prospectOf(about, ways[0] ?? []),
    ways[1] === undefined ? null : await prospectOf(about, ways[1]),
  ];
  return { ...subject, campaigns: played.length, asOrdered, withoutOrders };
}

type About = Pick<Subject, 'viewer' | 'gangs' | 'figures'> & { rows: number };

async function prospectOf(about: About, futures: readonly Future[]): Promise<Prospect> {
  const course = (of: SeatId | null, name: string): Promise<Band[]> =>
    courseOf(about, futures, { of, name });
  const outrage = await course(null, 'outrage');
  const gangs: GangForecast[] = [];
  for (const { seat, name } of about.gangs) {
    const isKnown = knows(about.viewer, seat);
    const share = (isSo: (future: Future) => boolean): number =>
      futures.filter(isSo).length / futures.length;
    const last = (await course(seat, 'eliminated')).length - 1;
    gangs.push({
      seat,
      name,
      isGuess: !isKnown,
      money: await course(seat, 'money'),
      businesses: await course(seat, 'businesses'),
      reputation: isKnown ? await course(seat, 'reputation') : null,
      totalControl: share(({ winner, how }) => winner === seat && how === 'total-control'),
      lastMonth: share(({ winner, how }) => winner === seat && how === 'last-month'),
      eliminated: share(
        (future) => valueOf(about, future, { of: seat, name: 'eliminated' }, last) === 1,
      ),
      first: share(({ first }) => first === seat),
    });
  }
  return { outrage, gangs };
}

function knows(viewer: Viewer, seat: SeatId): boolean {
  return viewer === 'gm' || viewer === seat;
}

async function courseOf(
  about: About,
  futures: readonly Future[],
  figure: Pick<Figure, 'of' | 'name'>,
): Promise<Band[]> {
  await setImmediate();
  return Array.from({ length: about.rows }, (_, row) => {
    const values = Float64Array.from(futures, (future) => valueOf(about, future, figure, row));
    const [p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0] = quantiles(values);
    return { p5, p25, p50, p75, p95 };
  });
}

function valueOf(
  { figures }: About,
  { rows }: Future,
  { of, name }: Pick<Figure, 'of' | 'name'>,
  row: number,
): number {
  const column = figures.findIndex((figure) => figure.of === of && figure.name === name);
  return rows[row * figures.length + column] ?? 0;
}
