import { describe, expect, test } from 'vitest';
import { Turns } from '#frame/session/turns.svelte.ts';
import type { SharedScreen } from '#frame/session/hotSeat.ts';
import type { HotSeat } from '#shared/views/hotSeat.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';

const [g1, g2] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];

type Place = {
  step: string;
  manner?: Wait['manner'];
  button?: string | null;
  seats: (SeatId | null)[];
  /** Whom the game waits for where nobody is named. */
  asked?: SeatId[];
  /** Whose matters are settled already. */
  settled?: SeatId[];
  closed?: number;
  isOver?: boolean;
};

function createTable(place: Place, seq: number): SharedScreen {
  const { step, manner = 'sealed', button = 'Go on', seats, closed = 0 } = place;
  const says = { button, explanation: '', screen: step, link: '', task: 'decide' };
  const head = (seat: SeatId) => ({ seat, name: seat, isHuman: true, isOut: false });
  return {
    period: closed + 1,
    date: `Turn ${closed + 1}`,
    ending: place.isOver === true ? { winners: [], how: '' } : null,
    wait: { step, title: step, manner, seats: place.asked ?? [], says },
    waiting: seats.map((seat) => ({ seat, text: '', isDone: seat !== null && place.settled?.includes(seat) === true })),
    seats: [head(g1), head(g2)],
    closed,
    seq,
  };
}

/** A campaign that goes through the given places, and what its screen was told to do. */
class Campaign {
  viewer: Viewer = 'gm';
  at = 0;
  seq = 40;
  /** The file: what a window opened anew finds. */
  kept: HotSeat | null = null;
  readonly told: string[] = [];
  readonly places: Place[];

  constructor(places: Place[]) {
    this.places = places;
  }

  get view(): SharedScreen {
    return createTable(this.places[this.at] as Place, this.seq);
  }

  get steps() {
    return { undo: [{ seq: this.seq }] };
  }

  lookAs(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    return this.#tell(`look as ${viewer}`);
  }

  look(): Promise<SharedScreen> {
    return Promise.resolve(this.view);
  }

  readHotSeat(): Promise<HotSeat | null> {
    return Promise.resolve(this.kept);
  }

  keepHotSeat(kept: HotSeat | null): Promise<void> {
    this.kept = kept;
    return Promise.resolve();
  }

  readonly news = {
    tell: ({ period, since }: { period: number | null; since: number | null }): Promise<void> =>
      this.#tell(`news of ${period ?? 'no period'} since ${since ?? 'never'}`),
  };

  tell(sentence: string): void {
    this.told.push(sentence);
  }

  hush(): void {
    this.told.push('hush');
  }

  settle(): void {
    this.told.push('settle');
  }

  readonly place = { go: (screen: string): number => this.told.push(`go to ${screen}`) };

  /** An order or the table moves the game on. */
  advance(): Promise<void> {
    this.seq += 1;
    this.at = Math.min(this.at + 1, this.places.length - 1);
    return Promise.resolve();
  }

  #tell(words: string): Promise<void> {
    this.told.push(words);
    return Promise.resolve();
  }
}

async function begin(...places: Place[]): Promise<{ open: Campaign; turns: Turns }> {
  const open = new Campaign(places);
  const turns = new Turns(open);
  await turns.begin();
  return { open, turns };
}

/** The window is closed and opened again. */
async function reopen(open: Campaign): Promise<Turns> {
  const turns = new Turns(open);
  await turns.recall();
  return turns;
}

const orders: Place = { step: 'orders', seats: [g1, g2, g1] };

describe('[MONTH-6] the screen goes round', () => {
  test('asks who gave no order whether he means it, and nobody who gave one', async () => {
    const { open, turns } = await begin(orders);
    await turns.show();
    await turns.offerToHandOver();
    expect([turns.asksToHandOver, turns.turn]).toEqual([true, { kind: 'playing', seat: g1 }]);
    await turns.handOver();
    expect([turns.asksToHandOver, turns.turn]).toEqual([false, { kind: 'curtain', seat: g2 }]);
    await turns.show();
    open.seq += 1;
    await turns.offerToHandOver();
    expect(turns.asksToHandOver).toBe(false);
    expect(turns.turn).not.toEqual({ kind: 'playing', seat: g2 });
  });

  test('asks each seat with something to decide once, behind a curtain', async () => {
    const { open, turns } = await begin(orders);
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
    expect(turns.place).toEqual({ at: 1, of: 2 });
    await turns.show();
    expect(turns.turn).toEqual({ kind: 'playing', seat: g1 });
    expect(open.told.slice(1)).toEqual(['look as g1', 'go to orders', 'news of no period since 0']);
    await turns.handOver();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g2 });
    expect(turns.place).toEqual({ at: 2, of: 2 });
    await turns.show();
    await turns.handOver();
    expect(turns.turn).toEqual({ kind: 'round-over' });
    await turns.back(g1);
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
  });

  test('follows whoever the game waits for where one decides at a time', async () => {
    const turn = (seat: SeatId): Place => ({ step: 'turn', manner: 'in-turn', button: null, seats: [seat] });
    const { open, turns } = await begin(turn(g1), turn(g1), turn(g2), turn(g1));
    await turns.show();
    // His own next turn needs no curtain, and nobody passes by what only he can decide.
    await open.advance();
    await turns.handOver();
    expect(turns.turn).toEqual({ kind: 'playing', seat: g1 });
    expect(open.told.at(-1)).toBe('The game waits for you alone, to decide.');
    await open.advance();
    await turns.handOver();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g2 });
    await turns.show();
    await open.advance();
    await turns.handOver();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
  });

  test('comes back to whoever passed it on undecided, where only answers play on', async () => {
    const answers: Place = { step: 'react', manner: 'reaction', button: null, seats: [g1, g2] };
    const rest: Place = { ...answers, seats: [g1] };
    const { open, turns } = await begin(answers, rest);
    await turns.show();
    await turns.handOver();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g2 });
    await turns.show();
    await open.advance();
    await turns.handOver();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
  });

  test('asks everybody where nobody may know who could react', async () => {
    const all: Place = { step: 'hale', manner: 'reaction', button: null, seats: [null] };
    const { open, turns } = await begin({ ...all, asked: [g1, g2] }, { ...all, asked: [g2] });
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
    await turns.show();
    await open.advance();
    await turns.handOver();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g2 });
  });

  test('lets a player who is not here be passed over, and knows who left something open', async () => {
    const { turns } = await begin({ ...orders, seats: [g1, g2], settled: [g2] });
    await turns.pass();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g2 });
    await turns.pass();
    expect(turns.turn).toEqual({ kind: 'round-over' });
  });

  test('lets a player take back only what came after his turn began, a reload or not', async () => {
    const { open, turns } = await begin(orders);
    expect(turns.floor).toBe(-1);
    await turns.show();
    expect(turns.floor).toBe(40);
    open.seq += 2;
    const again = await reopen(open);
    await again.show();
    expect(again.floor).toBe(40);
    await again.handOver();
    expect(again.floor).toBe(-1);
  });

  test('shows a seat’s side to nobody if its view does not come', async () => {
    const { open, turns } = await begin(orders);
    open.lookAs = () => Promise.resolve();
    await turns.show();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
  });
});

describe('[MONTH-6] the end of a period', () => {
  const second: Place = { step: 'orders', seats: [g1, g2], closed: 1 };

  test('is everybody’s before the curtain, and each player’s own behind it', async () => {
    const { open, turns } = await begin(orders, second);
    await turns.pass();
    await turns.pass();
    await turns.goOn();
    expect(turns.turn).toEqual({ kind: 'reveal', period: 1 });
    await turns.endReveal();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
    await turns.show();
    expect(open.told.at(-1)).toBe('news of 1 since never');
    await turns.handOver();
    await turns.show();
    expect(open.told.at(-1)).toBe('news of 1 since never');
    await turns.back(g1);
    await turns.show();
    // He has read it.
    expect(open.told.at(-1)).toBe('news of no period since 41');
  });

  test('is shown before the end of the game is', async () => {
    const { turns } = await begin(orders, { ...second, seats: [], isOver: true });
    await turns.pass();
    await turns.pass();
    await turns.goOn();
    expect(turns.turn).toEqual({ kind: 'reveal', period: 1 });
    await turns.endReveal();
    expect(turns.turn).toEqual({ kind: 'over' });
  });

  test('is not reached where the game refuses to go on', async () => {
    const { open, turns } = await begin(orders);
    await turns.pass();
    await turns.pass();
    open.advance = () => Promise.resolve();
    await turns.goOn();
    expect(turns.turn).toEqual({ kind: 'round-over' });
  });
});

test('[MONTH-6] a window opened anew finds the same turn, never a player’s desk', async () => {
  const battle: Place = { step: 'battles', button: null, seats: [null], closed: 1 };
  const last: Place = { ...battle, seats: [], isOver: true };
  const { open, turns } = await begin(orders, { ...orders, closed: 1 }, battle, last);
  const expectSame = async (): Promise<void> => {
    expect((await reopen(open)).turn).toEqual(turns.turn);
  };
  await expectSame();
  await turns.show();
  expect((await reopen(open)).turn).toEqual({ kind: 'curtain', seat: g1 });
  await turns.handOver();
  await expectSame();
  await turns.pass();
  expect(turns.turn).toEqual({ kind: 'round-over' });
  await expectSame();
  await turns.goOn();
  expect(turns.turn).toEqual({ kind: 'reveal', period: 1 });
  await expectSame();
  await turns.endReveal();
  expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
  await expectSame();
  await turns.goOn();
  expect(turns.turn).toEqual({ kind: 'for-the-table' });
  await expectSame();
  await turns.goOn();
  expect(turns.turn).toEqual({ kind: 'over' });
  await expectSame();
  await turns.stop();
  expect(open.told.at(-1)).toBe('look as gm');
  await expectSame();
});

test('[MONTH-6] a second window goes along: what one shows, the other does not show on', async () => {
  const { open, turns } = await begin(orders);
  const other = await reopen(open);
  await other.show();
  await turns.show();
  await turns.handOver();
  await other.recall();
  expect(other.turn).toEqual({ kind: 'curtain', seat: g2 });
  await turns.stop();
  await other.recall();
  expect(other.turn).toEqual({ kind: 'off' });
});
