import { paradiseWriter } from '../support/rules.ts';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { describeFailure } from '#cli/failure.ts';
import type { ForecastRun } from '#forecast/run.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { forecastCrew } from '#platform/forecastCrew.ts';
import { ForecastRuns } from '#queries/forecastRuns.ts';
import { startForecast, type Forecastable } from '#queries/forecast.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseState } from '#main/games/paradise/rules/state.ts';
import type { Forecast } from '#shared/views/forecast.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { closeMonth, crewAndMark, first, oneSentence, openDesk, order, refusalOf } from '../support/desk.ts';
import { temporaryFolder } from '../support/campaigns.ts';
import { foundedCampaign, playedMonths } from '../support/founded.ts';
import { scrambleSecrets } from '../support/scramble.ts';
import { waitFor, waitUntil } from '#test/support/waiting.ts';

const { workerFile } = forecastCrew();

const known = new Map<number, ParadiseState>();

/** One campaign some months on, a copy of its own for everybody. */
function campaignAt(months: number): ParadiseState {
  const start = foundedCampaign({ seed: 8 });
  const state = known.get(months) ?? (playedMonths(start, months).at(-1) ?? start).state;
  known.set(months, state);
  return clonePlain(state);
}

async function forecastOf(
  state: ParadiseState,
  how: { viewer?: Viewer; campaigns?: number; periods?: number; seed?: number; workers?: number } = {},
): Promise<Forecast> {
  // A thread loads the whole game first, so that one is quicker than two for a few campaigns.
  const { viewer = 'gm', campaigns = 4, periods = 2, seed = 1, workers = 1 } = how;
  const campaign: Forecastable = { rulebook: paradise, snapshot: { state } };
  const { forecast } = startForecast(campaign, { viewer, campaigns, periods, seed }, { workers, workerFile });
  const found = await forecast;
  if (found === null) throw new Error('Nobody stopped it.');
  return found;
}

/** The state with an order of the first gang waiting: a visit to an independent owner. */
function withOrder(state: ParadiseState): ParadiseState {
  const ordered = clonePlain(state);
  const { business, crew } = crewAndMark(paradise.view(ordered, 'gm'), first);
  paradiseWriter.apply(ordered, {
    type: 'order-filed',
    order: {
      id: 'o900' as never,
      seat: first,
      order: order({ kind: 'take-over', business, crew }),
      title: 'Talk it over',
    },
  });
  return ordered;
}

describe('a forecast', () => {
  it('is the same on one thread and on two, and another on another seed', async () => {
    const state = campaignAt(2);
    const alone = await forecastOf(state, { workers: 1, campaigns: 5 });
    expect(await forecastOf(state, { workers: 2, campaigns: 5 })).toEqual(alone);
    expect(await forecastOf(state, { workers: 2, campaigns: 5, seed: 2 })).not.toEqual(alone);
  });

  it('begins with today and has a band for every month, the quantiles in order', async () => {
    const state = campaignAt(1);
    const { period, periods, asOrdered, withoutOrders, orders } = await forecastOf(state, { periods: 3 });
    expect([period, periods]).toEqual(['month', [2, 3, 4]]);
    expect([orders, withoutOrders]).toEqual([[], null]);
    expect(asOrdered.courses.outrage?.[0]).toEqual({
      p5: state.outrage,
      p25: state.outrage,
      p50: state.outrage,
      p75: state.outrage,
      p95: state.outrage,
    });
    for (const gang of asOrdered.seats) {
      expect(Object.keys(gang.courses)).toEqual(['money', 'businesses', 'reputation']);
      const purse = state.purses[gang.seat];
      expect(gang.courses.money?.[0]?.p50).toBe(purse?.bankDollars);
      expect(gang.isGuess).toBe(false);
      for (const course of Object.values(gang.courses)) {
        expect(course).toHaveLength(4);
        for (const { p5, p25, p50, p75, p95 } of course) {
          expect([p5, p25, p50, p75, p95]).toEqual([p5, p25, p50, p75, p95].toSorted((a, b) => a - b));
        }
      }
    }
    const firsts = asOrdered.seats.reduce((total, gang) => total + gang.first, 0);
    expect(firsts).toBeCloseTo(1, 9);
  });

  it('of a seat is the same whatever its rivals hide, and calls their money a guess', async () => {
    const state = campaignAt(6);
    const real = await forecastOf(state, { viewer: first });
    expect(await forecastOf(scrambleSecrets(state, first, 3), { viewer: first })).toEqual(real);
    expect(await forecastOf(scrambleSecrets(state, first, 3))).not.toEqual(await forecastOf(state));
    const [own, ...rivals] = real.asOrdered.seats;
    expect([own?.isGuess, own?.courses.money?.[0]?.p5]).toEqual([false, state.purses[first]?.bankDollars]);
    expect(own?.courses.reputation).toBeDefined();
    expect(rivals.every(({ isGuess, courses }) => isGuess && courses.reputation === undefined)).toBe(true);
  });

  it('with and without the waiting orders throws the same dice', async () => {
    const state = withOrder(campaignAt(1));
    const { orders, asOrdered, withoutOrders } = await forecastOf(state, { viewer: first, campaigns: 6 });
    expect(orders).toEqual([{ seat: first, title: 'Talk it over' }]);
    const plain = clonePlain(state);
    plain.orders = {};
    const without = await forecastOf(plain, { viewer: first, campaigns: 6 });
    expect(without.orders).toEqual([]);
    expect(withoutOrders).toEqual(without.asOrdered);
    expect(asOrdered).not.toEqual(withoutOrders);
  });

  it('tells of a campaign with a last month who will have won', async () => {
    const state = campaignAt(1);
    state.houseRules.lastMonth = 3;
    const { asOrdered } = await forecastOf(state, { periods: 4 });
    const won = asOrdered.seats.map(({ wins }) => wins['last-month'] ?? 0);
    expect(won.reduce((total, share) => total + share, 0)).toBeCloseTo(1, 9);
    expect(asOrdered.seats.map((gang) => gang.first)).toEqual(won);
    const nearer = clonePlain(state);
    expect((await forecastOf(nearer, { periods: 1 })).asOrdered.seats.map((g) => g.wins['last-month'])).toEqual(
      won.map(() => 0),
    );
  });
});

describe('while it is worked out', () => {
  it('tells what the first futures come to while the others are played', async () => {
    const campaign: Forecastable = { rulebook: paradise, snapshot: { state: campaignAt(1) } };
    const runs = new ForecastRuns();
    const asked = { viewer: 'gm' as const, campaigns: 12, periods: 1, seed: 1 };
    const run = await runs.start(campaign, asked, { workers: 1, workerFile });
    const told: Forecast[] = [];
    const whole = await waitUntil(async () => {
      const { soFar, forecast } = await runs.progress(run, 'gm');
      if (soFar !== null) told.push(soFar);
      return forecast;
    });
    await runs.cancel();
    expect(told.length).toBeGreaterThan(0);
    const counts = told.map(({ campaigns }) => campaigns);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeGreaterThanOrEqual(4);
    expect(counts.at(-1)).toBeLessThanOrEqual(12);
    expect(whole).toMatchObject({ campaigns: 12 });
    expect(told[0]?.asOrdered.courses.outrage?.[0]).toEqual(whole.asOrdered.courses.outrage?.[0]);
  });

  it('tells the first futures month by month before one of them is over', async () => {
    const state = campaignAt(1);
    const campaign: Forecastable = { rulebook: paradise, snapshot: { state } };
    const request = { viewer: 'gm' as const, campaigns: 4, periods: 6, seed: 1 };
    const { run, forecast, sumUp } = startForecast(campaign, request, { workers: 2, workerFile });
    // Unbounded, each thread would take three times the memory.
    for (const { resourceLimits } of threadsOf(run)) {
      expect(resourceLimits.maxYoungGenerationSizeMb).toBeLessThanOrEqual(48);
    }
    const soFar = await waitUntil(() => {
      const known = run.soFar();
      return known.played.length > 0 && known;
    });
    expect(soFar.played).toHaveLength(4);
    expect(soFar.periods).toBeLessThan(6);
    const told = await sumUp(soFar);
    const whole = await forecast;
    expect(told.periods).toEqual(whole?.periods.slice(0, soFar.periods));
    expect(told.asOrdered.courses.outrage).toEqual(whole?.asOrdered.courses.outrage?.slice(0, soFar.periods + 1));
    expect(told.asOrdered.seats.map(({ courses }) => courses.money)).toEqual(
      whole?.asOrdered.seats.map(({ courses }) => courses.money?.slice(0, soFar.periods + 1)),
    );
  });

  it('progress only rises and ends at the number of campaigns', async () => {
    const state = campaignAt(1);
    const campaign: Forecastable = { rulebook: paradise, snapshot: { state } };
    const request = { viewer: 'gm' as const, campaigns: 7, periods: 1, seed: 1 };
    const { run, forecast } = startForecast(campaign, request, { workers: 2, workerFile });
    const seen = [run.done];
    const watch = setInterval(() => seen.push(run.done), 5);
    onTestFinished(() => clearInterval(watch));
    await forecast;
    seen.push(run.done);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect([seen[0], seen.at(-1), run.total]).toEqual([0, 7, 7]);
  });

  it('stopping it ends every thread, and there is nothing to read', async () => {
    const ended = vi.fn();
    const state = campaignAt(1);
    const campaign: Forecastable = { rulebook: paradise, snapshot: { state } };
    const request = { viewer: 'gm' as const, campaigns: 500, periods: 12, seed: 1 };
    const { run, forecast } = startForecast(campaign, request, { workers: 2, workerFile });
    const threads = threadsOf(run);
    for (const thread of threads) thread.on('exit', ended);
    await waitFor(() => expect(run.done).toBeGreaterThan(0));
    await run.cancel();
    expect(ended).toHaveBeenCalledTimes(2);
    expect(threads.map(({ threadId }) => threadId)).toEqual([-1, -1]);
    expect(await forecast).toBeNull();
    expect(run.done).toBeLessThan(500);
  });

  it('a finished one leaves no thread either, and a thread that fails ends it with its reason', async () => {
    const state = campaignAt(0);
    const campaign: Forecastable = { rulebook: paradise, snapshot: { state } };
    const request = { viewer: 'gm' as const, campaigns: 2, periods: 1, seed: 1 };
    const well = startForecast(campaign, request, { workers: 2, workerFile });
    await well.forecast;
    expect(threadsOf(well.run).map(({ threadId }) => threadId)).toEqual([-1, -1]);
    const broken = startForecast(campaign, request, { workers: 2, workerFile: join(workerFile, '..', 'no-such.ts') });
    await expect(broken.forecast).rejects.toThrow(/no-such/);
    expect(threadsOf(broken.run).map(({ threadId }) => threadId)).toEqual([-1, -1]);
  });
});

/** The threads behind a run; nobody else has business with them. */
function threadsOf(
  run: ForecastRun,
): {
  threadId: number;
  resourceLimits: { maxYoungGenerationSizeMb: number };
  on(event: 'exit', heard: () => void): void;
}[] {
  return (run as unknown as { workers: ReturnType<typeof threadsOf> }).workers;
}

describe('without memory', () => {
  it('asks for fewer campaigns on the command line and to the page, and is no bug', async () => {
    const starving = join(temporaryFolder(), 'starving.mjs');
    writeFileSync(
      starving,
      `import { Worker } from 'node:worker_threads';
       const eat = 'const eaten = []; for (;;) eaten.push(new Array(1000).fill(eaten.length));';
       new Worker(eat, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } })
         .on('error', (problem) => { throw problem; });`,
    );
    const sentence = 'There is not enough memory for this forecast; ask for fewer campaigns.';
    const campaign: Forecastable = { rulebook: paradise, snapshot: { state: campaignAt(0) } };
    const request = { viewer: 'gm' as const, campaigns: 2, periods: 2, seed: 1 };
    const crew = { workers: 1, workerFile: starving };
    const { forecast, run } = startForecast(campaign, request, crew);
    const problem: unknown = await forecast.catch((failure: unknown) => failure);
    expect(describeFailure(problem)).toEqual({ sentence, isBug: false });
    expect(run.done).toBe(0);
    const runs = new ForecastRuns();
    const number = await runs.start(campaign, request, crew);
    const asked = (): Promise<unknown> => runs.progress(number, 'gm').catch((failure: unknown) => failure);
    await waitUntil(async () => (await asked()) instanceof Error);
    expect(await asked()).toMatchObject({ name: 'Refusal', message: sentence });
    await runs.cancel();
  });
});

describe('asked for through the contract', () => {
  it('runs beside everything else, answers once it is done and writes nothing', async () => {
    const { calls, path } = await openDesk({ seed: 3 });
    await closeMonth(calls);
    const digest = (): string =>
      [path, `${path}-wal`].map((file) => createHash('sha256').update(readFileSync(file)).digest('hex')).join();
    const before = digest();
    const { run } = await calls.forecast.start({ viewer: first, campaigns: 3, periods: 2 });
    await calls.games.paradise.view({ viewer: first });
    const forecast = await waitUntil(async () => (await calls.forecast.progress({ run, viewer: first })).forecast);
    expect(forecast.campaigns).toBe(3);
    expect(forecast.viewer).toBe(first);
    expect((await calls.forecast.progress({ run, viewer: first })).done).toBe(3);
    expect(digest()).toBe(before);
  });

  it('another start, a stop and another campaign end it', async () => {
    const { calls } = await openDesk({ seed: 3 });
    const many = { viewer: 'gm' as const, campaigns: 2_000, periods: 36 };
    const { run: one } = await calls.forecast.start(many);
    const { run: two } = await calls.forecast.start(many);
    expect((await refusalOf(Promise.resolve(calls.forecast.progress({ run: one, viewer: 'gm' })))).message).toMatch(
      /was stopped/,
    );
    expect((await calls.forecast.progress({ run: two, viewer: 'gm' })).forecast).toBeNull();
    await calls.forecast.cancel();
    expect((await refusalOf(calls.forecast.progress({ run: two, viewer: 'gm' }))).message).toMatch(/was stopped/);
    const { run: three } = await calls.forecast.start(many);
    await calls.campaign.openSample({ game: 'paradise' });
    expect((await refusalOf(calls.forecast.progress({ run: three, viewer: 'gm' }))).message).toMatch(/was stopped/);
  });

  it('refuses in one sentence what cannot be', async () => {
    const { calls } = await openDesk({ seed: 3 });
    const refused = async (wrong: object): Promise<string> =>
      (await refusalOf(calls.forecast.start({ viewer: 'gm', ...wrong }))).message;
    expect(await refused({ campaigns: 0 })).toBe('Ask for 1 to 2,000 campaigns.');
    expect(await refused({ campaigns: 2_001 })).toBe('Ask for 1 to 2,000 campaigns.');
    expect(await refused({ campaigns: 1.5 })).toBe('Ask for 1 to 2,000 campaigns.');
    expect(await refused({ periods: 0 })).toBe('Look ahead by 1 to 200 months or turns.');
    expect(await refused({ periods: 201 })).toBe('Look ahead by 1 to 200 months or turns.');
    expect(await refused({ seed: -1 })).toMatch(oneSentence);
    expect(await refused({ viewer: 'g99' })).toMatch(/no such gang/);
  });

  it('refuses a campaign that is over, and a seat whose battle waits', () => {
    const state = campaignAt(0);
    const start = (viewer: Viewer) => () =>
      startForecast(
        { rulebook: paradise, snapshot: { state } },
        { viewer, campaigns: 1, periods: 1, seed: 1 },
        { workers: 1, workerFile },
      );
    state.battles = {
      b1: { settled: null, attackers: { party: 'g1' }, defenders: { party: 'g2' }, rivals: [] },
    } as never;
    expect(start(first)).toThrow(/One of your battles is waiting/);
    state.battles = {};
    state.victory = { seat: 'g2' as SeatId, how: 'total-control' };
    expect(start('gm')).toThrow(/campaign is over/);
  });
});
