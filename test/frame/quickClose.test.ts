import { expect, test } from 'vitest';
import { closeQuickly } from '#frame/session/quickClose.ts';
import type { Result } from '#frame/session/result.ts';
import type { Wait } from '#shared/words/waits.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';

const me = 'g1' as SeatId;
const done: Result = { kind: 'done', step: 's' };

function createWait(step: string, manner: Wait['manner']): Wait {
  const says = { button: 'Go on', explanation: '', screen: step, link: '', task: `do ${step}` };
  return { step, title: step, manner, seats: [me], says };
}

type Stop = { wait: Wait; others?: number; own?: string };

/** A campaign that stops at each of these in turn; after the last the period closes. */
class Course {
  at = 0;
  did: string[] = [];
  isHeldBack = false;
  readonly stops: readonly Stop[];
  readonly period = { one: 'month', name: (n: number) => `month ${n}`, short: String };

  constructor(stops: readonly Stop[]) {
    this.stops = stops;
  }

  get view(): ViewHead {
    const wait = this.stops[this.at]?.wait ?? createWait('orders', 'sealed');
    const period = this.at < this.stops.length ? 3 : 4;
    return { game: 'paradise', title: '', viewer: me, period, date: '', ending: null, wait, waiting: [], seats: [] };
  }

  readonly own = {
    settleOthers: (): Promise<Result | null> => {
      const count = this.stops[this.at]?.others ?? 0;
      if (count > 0) this.did.push(`settle ${count}`);
      return Promise.resolve(count > 0 ? done : null);
    },
    findOwnMatter: () => this.stops[this.at]?.own ?? null,
  };
  readonly shows = {
    holdBack: async <T>(work: () => Promise<T>): Promise<T> => {
      this.isHeldBack = true;
      return work();
    },
  };
  readonly news = { putAway: () => undefined };
  readonly place = {
    go: (screen: string) => void this.did.push(`go ${screen}`),
    openPaper: (period: number) => void this.did.push(`paper ${period}`),
  };
  advance = (): Promise<Result> => {
    this.did.push(`advance ${this.view.wait?.step ?? ''}`);
    this.at += 1;
    return Promise.resolve(done);
  };
  tell = (sentence: string) => void this.did.push(sentence);
}

const run = async (stops: readonly Stop[]): Promise<readonly string[]> => {
  const course = new Course(stops);
  await closeQuickly(course as never);
  expect(course.isHeldBack).toBe(true);
  return course.did;
};

const orders: Stop = { wait: createWait('orders', 'sealed') };

test.each<[string, readonly Stop[], readonly string[]]>([
  ['a month without a battle closes and shows its paper', [orders], ['advance orders', 'paper 3']],
  [
    'battles of others are settled on the way',
    [orders, { wait: createWait('battles', 'reaction'), others: 2 }],
    ['advance orders', 'settle 2', 'advance battles', 'paper 3'],
  ],
  [
    'a battle of one’s own stops it, after those of others, with the reason',
    [orders, { wait: createWait('battles', 'reaction'), others: 1, own: 'Raid on the Argent is yours to settle' }],
    ['advance orders', 'settle 1', 'go battles', 'Month 3 is not closed yet: Raid on the Argent is yours to settle.'],
  ],
  [
    'a stage before the orders does not play the month without orders',
    [{ wait: createWait('infirmary', 'reaction') }, orders],
    ['advance infirmary', 'go orders', 'Month 3 is not closed yet: orders first: do orders.'],
  ],
])('in one go: %s', async (_, stops, did) => {
  expect(await run(stops)).toEqual(did);
});

test('what is refused stops it, and the paper is not shown', async () => {
  const course = new Course([orders]);
  course.advance = () => Promise.resolve({ kind: 'refused', sentence: 'No.', rule: null });
  await closeQuickly(course as never);
  expect(course.did).toEqual([]);
});

test('a wait that does not move is not pressed twice', async () => {
  const battles = createWait('battles', 'reaction');
  const course = new Course([{ wait: battles }, { wait: battles }, { wait: battles }]);
  await closeQuickly(course as never);
  expect(course.did).toEqual(['advance battles']);
});
