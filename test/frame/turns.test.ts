import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Turns } from '../../src-renderer/frame/turns/turns.svelte.ts';
import type { CampaignView } from '../../src-shared/games/paradise/views/campaign.ts';
import type { SeatId } from '../../src-shared/words/ids.ts';

const [g1, g2] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];

type Place = { stage: CampaignView['stage']; month: number; seats: SeatId[] };

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
      const waiting = place.seats.map((seat) => ({ kind: 'orders', seat, text: '' }));
      return Promise.resolve({ ...place, waiting } as unknown as CampaignView);
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
  const orders: Place = { stage: 'orders', month: 1, seats: [g1, g2, g1] };

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

  test('goes on with the month to the next round, or ends where the table has to act', async () => {
    const infirmary: Place = { stage: 'infirmary', month: 2, seats: [g2] };
    const battles: Place = { stage: 'battles', month: 2, seats: [] };
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
