import { describe, expect, test } from 'vitest';
import { SeatedSession } from '#frame/session/seatedSession.svelte.ts';
import type { Session } from '#frame/session/session.svelte.ts';
import type { Outcome } from '#shared/contract/index.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';

const seats = ['g1', 'g2', 'g3'] as SeatId[];
type Party = { seat: SeatId; name: string };
type Sent = { seat: SeatId; order: string };

class ToySession extends SeatedSession<ViewHead, Party, string, string> {
  readonly playingOn = 'Playing on';
  readonly giving = 'Writing it down';
  ordersWaiting = 0;
  readonly facts = [];
  readonly parties = seats.map((seat) => ({ seat, name: `Family ${seat}` }));
  readonly sent: Sent[] = [];
  picked: string | null = 'a man';
  protected readonly calls = {
    give: (sent: Sent) => {
      this.sent.push(sent);
      return Promise.resolve({} as Outcome);
    },
    rule: () => Promise.resolve({} as Outcome),
  };

  protected override clearPicked(): void {
    this.picked = null;
  }
}

/** A session at a seat, whose frame refuses every order but `stay`. */
function seatAt(seat: SeatId | null): ToySession {
  const frame = {
    seat,
    busyWith: null,
    command: async (_words: string, send: (answering: object) => Promise<unknown>) => {
      await send({});
      return session.sent.at(-1)?.order === 'stay'
        ? { kind: 'done' }
        : { kind: 'refused', sentence: 'He stays.', rule: null };
    },
  } as unknown as Session;
  const session = new ToySession(frame);
  return session;
}

describe('a game of families on screen', () => {
  test('hands in what its only player wrote when it is played on, and nothing of several or of nobody', () => {
    const told = [
      { humans: ['g2'], seat: 'g2', orders: 1 },
      { humans: ['g2'], seat: 'g2', orders: 0 },
      { humans: ['g2', 'g3'], seat: 'g2', orders: 1 },
      { humans: ['g2'], seat: null, orders: 1 },
    ].map(({ humans, seat, orders }) => {
      const session = seatAt(seat as SeatId | null);
      const heads = seats.map((one) => ({ seat: one, isHuman: humans.includes(one) }));
      Object.assign(session.frame, { view: { seats: heads } });
      session.ordersWaiting = orders;
      return session.closingHandsIn;
    });
    expect(told).toEqual([true, false, false, false]);
  });

  test('knows the party at the seat, its rivals, and every name and color', () => {
    const session = seatAt(seats[1] ?? null);
    expect(session.own?.name).toBe('Family g2');
    expect(session.rivals.map(({ seat }) => seat)).toEqual(['g1', 'g3']);
    expect(session.nameOf(null)).toBe('nobody');
    expect(seats.map((seat) => session.colorOf(seat))).toEqual([0, 1, 2]);
    expect(session.colorOf('g9' as SeatId)).toBeNull();
  });

  test('tells a refusal at the field that asked, until that field or somebody else asks', async () => {
    const session = seatAt(seats[0] ?? null);
    expect(await session.ask('map', 'go')).toBe(false);
    expect(await session.ask('sheet', 'go')).toBe(false);
    expect(session.picked).toBe('a man');
    expect(Object.keys(session.refusals)).toEqual(['map', 'sheet']);
    expect(session.refusals['map']).toEqual({ sentence: 'He stays.', rule: null });
    expect(await session.ask('map', 'stay')).toBe(true);
    expect(Object.keys(session.refusals)).toEqual(['sheet']);
    expect(session.picked).toBeNull();
    session.leave();
    expect(session.refusals).toEqual({});
  });

  test('sends nothing where nobody sits', async () => {
    const session = seatAt(null);
    expect(await session.give('stay')).toEqual({ kind: 'canceled' });
    expect(session.sent).toEqual([]);
    expect(session.own).toBeNull();
  });
});
