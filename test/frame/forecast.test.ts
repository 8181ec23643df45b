import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Forecaster } from '#frame/session/forecast.svelte.ts';
import {
  describeBand,
  findCourse,
  groupEndings,
  formatFigure,
  pointNames,
  listShortNames,
  listCompared,
} from '#frame/forecast/figures.ts';
import type { ForecastFigure, Forecast, ForecastProgress, ForecastRequest, Prospect } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';

const rivals = 'g1' as SeatId;

const flat = (value: number) => ({ p5: value, p25: value, p50: value, p75: value, p95: value });

const known = { isSecret: false, isGuess: false };

const figures: ForecastFigure[] = [
  { id: 'heat', label: 'Heat', of: 'game', unit: 'points', ...known },
  { id: 'money', label: 'Money', of: 'seat', unit: 'dollars', ...known, isGuess: true },
  { id: 'pieces', label: 'Pieces', of: 'seat', unit: 'count', ...known },
  { id: 'fame', label: 'Fame', of: 'seat', unit: 'points', ...known, isSecret: true },
];

const turns = { one: 'turn', name: (turn: number) => `Turn ${turn}`, short: String };

const prospect: Prospect = {
  courses: { heat: [flat(3), flat(4)] },
  seats: [
    {
      seat: rivals,
      name: 'The Rivals',
      isGuess: true,
      courses: {
        money: [flat(900), { p5: 104, p25: 400, p50: 1_251, p75: 1_500, p95: 2_000 }],
        pieces: [flat(4), flat(4.6)],
      },
      wins: { conquest: 0 },
      out: 0,
      first: 1,
    },
  ],
};

const forecast: Forecast = {
  viewer: 'gm',
  campaigns: 2,
  seed: 1,
  period: 'turn',
  periods: [3],
  figures,
  endings: [{ id: 'conquest', label: 'Conquest' }],
  orders: [],
  asOrdered: prospect,
  withoutOrders: null,
};

/** A program that answers what it is told to, and a desk before it. */
function deskBefore(answers: (ForecastProgress | Error)[]) {
  const campaign = { viewer: 'gm' as Viewer, revision: 1 };
  const start = vi.fn((_asked: Partial<ForecastRequest>) => Promise.resolve({ run: 7 }));
  const cancel = vi.fn(() => Promise.resolve());
  const progress = vi.fn((): Promise<ForecastProgress> => {
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    if (answer === undefined) return Promise.reject(new Error('Nobody asked for that.'));
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const api = { forecast: { start, progress, cancel } } as never;
  const desk = new Forecaster({
    api,
    get viewer() {
      return campaign.viewer;
    },
    get revision() {
      return campaign.revision;
    },
  });
  return { desk, campaign, start, progress, cancel };
}

const under = (done: number): ForecastProgress => ({ done, total: 300, soFar: null, forecast: null });
const done: ForecastProgress = { done: 300, total: 300, soFar: null, forecast };

describe('the desk of a forecast', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('asks until it is done, and says when the campaign went on since', async () => {
    const { desk, campaign, start, progress } = deskBefore([under(0), under(120), done]);
    const started = desk.start();
    await vi.advanceTimersByTimeAsync(500);
    expect(desk.progress).toMatchObject({ done: 120, total: 300 });
    await vi.runAllTimersAsync();
    await started;
    expect(start).toHaveBeenCalledWith({ viewer: 'gm', campaigns: 60, periods: 6 });
    expect(progress).toHaveBeenCalledTimes(3);
    expect([desk.progress, desk.forecast, desk.isOutdated]).toEqual([null, forecast, false]);
    campaign.revision += 1;
    expect(desk.isOutdated).toBe(true);
  });

  it('shows what it comes to so far, and keeps that when it is stopped', async () => {
    const early = { ...forecast, campaigns: 20 };
    const { desk, cancel } = deskBefore([{ ...under(20), soFar: early }, under(30)]);
    void desk.start();
    await vi.advanceTimersByTimeAsync(100);
    expect([desk.forecast, desk.progress?.done]).toEqual([early, 20]);
    await vi.advanceTimersByTimeAsync(500);
    expect(desk.forecast).toEqual(early);
    await desk.stop();
    expect(cancel).toHaveBeenCalled();
    expect([desk.forecast, desk.progress]).toEqual([early, null]);
  });

  it('stops the program too, and keeps what was found before', async () => {
    const { desk, progress, cancel } = deskBefore([done, under(3)]);
    await desk.start();
    void desk.start();
    await vi.advanceTimersByTimeAsync(1_000);
    await desk.stop();
    const asked = progress.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(cancel).toHaveBeenCalled();
    expect(progress.mock.calls.length).toBe(asked);
    expect([desk.progress, desk.forecast, desk.problem]).toEqual([null, forecast, null]);
  });

  it('stopped before the program had started, it is stopped once it has', async () => {
    const { desk, start, cancel, progress } = deskBefore([under(0)]);
    let begin = (): void => undefined;
    start.mockImplementation(() => new Promise((resolve) => (begin = () => resolve({ run: 7 }))));
    const started = desk.start();
    await desk.stop();
    cancel.mockClear();
    begin();
    await started;
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(progress).not.toHaveBeenCalled();
  });

  it('has the refusal’s sentence beside it', async () => {
    const { desk } = deskBefore([new Error('Ask for 1 to 2,000 campaigns.')]);
    desk.campaigns = null;
    await desk.start();
    expect([desk.problem, desk.progress]).toEqual(['Ask for 1 to 2,000 campaigns.', null]);
  });

  it('keeps nothing for whoever looks next', async () => {
    const { desk, cancel } = deskBefore([done, under(1)]);
    await desk.start();
    desk.seat = rivals;
    void desk.start();
    desk.leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(cancel).toHaveBeenCalled();
    expect([desk.forecast, desk.problem, desk.seat, desk.progress]).toEqual([null, null, null, null]);
  });
});

describe('a forecast in words', () => {
  it('has what the viewer may know of a seat, in round figures', () => {
    const words = figures.map((figure) => {
      const last = findCourse(prospect, figure, rivals)?.at(-1);
      const format = (value: number): string => formatFigure(figure, value);
      return [figure.id, last === undefined ? null : describeBand(last, format)];
    });
    expect(words).toEqual([
      ['heat', '4 (4 to 4)'],
      ['money', '$1,250 ($100 to $2,000)'],
      ['pieces', '5 (5 to 5)'],
      ['fame', null],
    ]);
    expect(pointNames(forecast, turns)).toEqual(['Today', 'End of Turn 3']);
    expect(listShortNames(forecast, turns)).toEqual(['now', '3']);
  });

  it('tells apart the endings that came about with or without the orders, and those that never did', () => {
    const [seat] = prospect.seats;
    const endings = [...forecast.endings, { id: 'peace', label: 'Peace' }];
    const won = { ...prospect, seats: seat ? [{ ...seat, wins: { conquest: 0.5 } }] : [] };
    const { won: cameAbout, never } = groupEndings({ ...forecast, endings, withoutOrders: won });
    expect(cameAbout.map(({ id }) => id)).toEqual(['conquest']);
    expect(never.map(({ id }) => id)).toEqual(['peace']);
  });

  it('compares two sets only when orders wait', () => {
    expect(listCompared(forecast).map(({ title }) => title)).toEqual(['']);
    const both = listCompared({ ...forecast, withoutOrders: prospect });
    expect(both.map(({ title }) => title)).toEqual(['With the orders that wait', 'Without them']);
  });
});
