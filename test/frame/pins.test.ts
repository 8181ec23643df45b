import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Pins } from '#frame/session/pins.svelte.ts';
import type { SeatId } from '#shared/words/ids.ts';

const [g1, g2] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('a PIN', () => {
  test('shuts a side until it is given, and again when the screen has turned to another', async () => {
    const pins = new Pins('/table.racketeer');
    await pins.set(g1, '1925');
    expect(pins.isShut(g1)).toBe(false);
    expect(await pins.ask(g2)).toBe(true);
    expect(pins.isShut(g1)).toBe(true);
    expect(await pins.opens(g1, '1926')).toBe(false);
    expect(pins.isShut(g1)).toBe(true);
    expect(await pins.opens(g1, '1925')).toBe(true);
    expect(pins.isShut(g1)).toBe(false);
  });

  test('is asked for anew where the campaign is opened anew, and never kept as digits', async () => {
    await new Pins('/table.racketeer').set(g1, '19251925');
    const again = new Pins('/table.racketeer');
    expect(again.isShut(g1)).toBe(true);
    expect([...kept.values()].join()).not.toContain('19251925');
    expect(new Pins('/other.racketeer').isSet(g1)).toBe(false);
  });

  test('waits for its answer; whoever hands the screen back sees nothing', async () => {
    await new Pins('/table.racketeer').set('gm', '4711');
    const pins = new Pins('/table.racketeer');
    const asked = pins.ask('gm');
    expect(pins.asked?.viewer).toBe('gm');
    pins.asked?.answer(false);
    expect(await asked).toBe(false);
    expect(pins.isShut('gm')).toBe(true);
    const second = pins.ask('gm');
    expect(await pins.opens('gm', '4711')).toBe(true);
    pins.asked?.answer(true);
    expect(await second).toBe(true);
  });

  test('has four to eight digits', async () => {
    const pins = new Pins('/table.racketeer');
    for (const pin of ['', '123', '123456789', '12a4', '１２３４'])
      await expect(pins.set(g1, pin)).rejects.toThrow('four to eight digits');
    expect(pins.isSet(g1)).toBe(false);
  });

  test('that is kept in a form nobody can read counts as none', () => {
    for (const text of ['{', '[]', '{"g1": 4}', 'null', '{"g1":{"salt":"x"}}']) {
      kept.set('racketeer-pins:/table.racketeer', text);
      expect(new Pins('/table.racketeer').isSet(g1)).toBe(false);
    }
  });
});
