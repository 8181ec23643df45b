import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Turns } from '#frame/turns/turns.svelte.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { Wait } from '#shared/words/waits.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [g1, g2] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];

type Place = { step: string; period: number; seats: SeatId[]; isForTable?: boolean };

function waitAt(step: string): Wait {
  const says = { button: 'Go on', explanation: '', screen: step, link: '', task: 'decide' };
  return { step, title: step, manner: 'sealed', seats: [], says };
}

/** A campaign that goes through the given places, one with each advance. */
function campaign(places: Place[]) {
  let at = 0;
  const told: string[] = [];
  return {
    told,
    path: '/table.racketeer',
    steps: { undo: [{ seq: 41 }, { seq: 40 }] },
    lookAs: (viewer: SeatId | 'gm') => {
      told.push(`look as ${viewer}`);
      return Promise.resolve();
    },
    look: () => {
      const place = places[at] as Place;
      const { step, period, seats, isForTable = false } = place;
      const asked: (SeatId | null)[] = isForTable ? [null] : seats;
      const view: Pick<ViewHead, 'period' | 'ending' | 'wait' | 'waiting'> = {
        period,
        ending: null,
        wait: waitAt(step),
        waiting: asked.map((seat) => ({ seat, text: '' })),
      };
      return Promise.resolve(view);
    },
    hush: () => told.push('hush'),
    go: (screen: string) => told.push(`go to ${screen}`),
    advance: () => {
      at = Math.min(at + 1, places.length - 1);
      return Promise.resolve();
    },
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

describe('passing the screen round', () => {
  const orders: Place = { step: 'orders', period: 1, seats: [g1, g2, g1] };

  test('asks each gang with something to decide once, behind a curtain', async () => {
    const open = campaign([orders]);
    const turns = new Turns(open);
    await turns.begin();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g1 });
    expect(turns.place).toEqual({ at: 1, of: 2 });
    await turns.show();
    expect(turns.turn).toEqual({ kind: 'playing', seat: g1 });
    expect(open.told).toEqual(['look as g1', 'go to orders']);
    turns.handOver();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g2 });
    turns.handOver();
    expect(turns.turn).toEqual({ kind: 'round-over' });
    turns.back();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g2 });
  });

  test('lets a player take back only what came after his turn began', async () => {
    const turns = new Turns(campaign([orders]));
    expect(turns.floor).toBe(-1);
    await turns.begin();
    await turns.show();
    expect(turns.floor).toBe(41);
    turns.handOver();
    expect(turns.floor).toBe(-1);
  });

  test('takes messages off before the next player looks', async () => {
    const open = campaign([orders]);
    const turns = new Turns(open);
    await turns.begin();
    await turns.show();
    turns.handOver();
    expect(open.told.at(-1)).toBe('hush');
  });

  test('opened anew it comes back to the curtain of the same player, never to his desk', async () => {
    const open = campaign([orders]);
    const turns = new Turns(open);
    await turns.begin();
    turns.handOver();
    await turns.show();
    expect(new Turns(open).turn).toEqual({ kind: 'curtain', seat: g2 });
    await turns.stop();
    expect(new Turns(open).turn).toEqual({ kind: 'off' });
  });

  test('goes on with the month to the next round, or waits for the games master where the table has to act', async () => {
    const infirmary: Place = { step: 'infirmary', period: 2, seats: [g2] };
    const battles: Place = { step: 'battles', period: 2, seats: [], isForTable: true };
    const open = campaign([orders, infirmary, battles]);
    const turns = new Turns(open);
    await turns.begin();
    turns.handOver();
    turns.handOver();
    await turns.goOn();
    expect(turns.turn).toEqual({ kind: 'next-round', seats: [g2] });
    await turns.begin();
    expect(turns.turn).toEqual({ kind: 'curtain', seat: g2 });
    turns.handOver();
    await turns.goOn();
    // Nobody's side is shown until the games master takes the screen.
    expect(turns.turn).toEqual({ kind: 'for-the-table' });
    expect(open.told).not.toContain('look as gm');
    await turns.stop();
    expect(turns.turn).toEqual({ kind: 'off' });
    expect(open.told.at(-1)).toBe('look as gm');
  });

  test('a month that did not go on leaves the round over', async () => {
    const turns = new Turns(campaign([orders]));
    await turns.begin();
    turns.handOver();
    turns.handOver();
    await turns.goOn();
    expect(turns.turn).toEqual({ kind: 'round-over' });
  });
});
