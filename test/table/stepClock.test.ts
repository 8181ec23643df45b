import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { StepClock } from '#api/stepClock.ts';
import { gameIds } from '#shared/words/games.ts';
import { nextAddress } from '../support/addresses.ts';
import { openTable } from '../support/secrets/stage.ts';
import { waitFor } from '#test/support/waiting.ts';

const minuteMs = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe('the clock of a step', () => {
  function startClock() {
    const clock = new StepClock(() => new Date());
    let ups = 0;
    clock.onUp = () => (ups += 1);
    return { clock, countUps: () => ups };
  }

  test('runs from its begin, is up once, and goes on with more minutes', () => {
    const { clock, countUps } = startClock();
    expect(clock.secondsLeft).toBeNull();
    clock.set(10, true);
    expect(clock.secondsLeft).toBe(600);
    vi.advanceTimersByTime(9 * minuteMs + 59_000);
    expect([clock.secondsLeft, countUps()]).toEqual([1, 0]);
    vi.advanceTimersByTime(1_000);
    expect([clock.secondsLeft, countUps()]).toEqual([0, 1]);
    vi.advanceTimersByTime(60 * minuteMs);
    expect([clock.secondsLeft, countUps()]).toEqual([0, 1]);
    clock.extend(5);
    expect(clock.secondsLeft).toBe(300);
    vi.advanceTimersByTime(5 * minuteMs);
    expect(countUps()).toBe(2);
  });

  test('more minutes are added to those that are left; a step that asks nobody has none', () => {
    const { clock, countUps } = startClock();
    clock.set(10, true);
    vi.advanceTimersByTime(4 * minuteMs);
    clock.extend(5);
    expect(clock.secondsLeft).toBe(11 * 60);
    clock.begin(false);
    expect(clock.secondsLeft).toBeNull();
    clock.extend(5);
    vi.advanceTimersByTime(60 * minuteMs);
    expect([clock.secondsLeft, countUps()]).toEqual([null, 0]);
    clock.begin(true);
    expect(clock.secondsLeft).toBe(600);
    clock.set(null, true);
    expect(clock.secondsLeft).toBeNull();
  });
});

describe.each(gameIds)('a table of %s that gives each step ten minutes', (game) => {
  async function openWithClock() {
    const table = await openTable(game, 1, () => new Date());
    onTestFinished(() => table.close());
    await table.calls.table.open({ address: nextAddress(), port: null });
    // The program's own part is played, so that a player is asked.
    await table.calls.table.playOnByItself({ isOn: true });
    await table.calls.table.playOnByItself({ isOn: false });
    await table.calls.table.setClock({ minutes: 10 });
    return table;
  }

  test('tells everybody when the time is up, and waits for the games master', async () => {
    const table = await openWithClock();
    const before = await table.view();
    expect((await table.calls.table.who()).secondsLeft).toBe(600);
    await vi.advanceTimersByTimeAsync(11 * minuteMs);
    expect(await table.view()).toEqual(before);
    expect((await table.calls.table.who()).secondsLeft).toBe(0);
    await table.calls.table.extendClock({ minutes: 5 });
    expect((await table.calls.table.who()).secondsLeft).toBe(300);
  });
});

test('where the table plays on by itself, the step closes when its time is up, and the next has its own time', async () => {
  const table = await openTable('paradise', 1, () => new Date());
  onTestFinished(() => table.close());
  const address = nextAddress();
  await table.calls.table.open({ address, port: null });
  await table.calls.table.playOnByItself({ isOn: true });
  await table.calls.table.setClock({ minutes: 10 });
  const before = await table.view();
  const { calls } = table;
  const standings = (await calls.table.who()).seats.map(({ standing }) => standing);
  expect(standings).toContain('open');
  vi.advanceTimersByTime(10 * minuteMs);
  vi.useRealTimers();
  await waitFor(async () => {
    const { period, wait } = await table.view();
    expect([period, wait?.step]).not.toEqual([before.period, before.wait?.step]);
  });
  // The next step has its own time, and the minutes are kept for the next time.
  expect((await calls.table.who()).secondsLeft).not.toBe(0);
  await calls.table.close();
  await calls.table.open({ address, port: null });
  expect((await calls.table.state()).minutes).toBe(10);
});
