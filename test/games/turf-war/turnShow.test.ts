import { expect, it } from 'vitest';
import type { Frame } from '#games/turf-war/playback/film.ts';
import { pickFrame } from '#games/turf-war/show/frames.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { actOfFights, actOfMoves } from '#shared/games/turf-war/show.ts';
import type { ShowScene } from '#shared/views/show.ts';
import type { SeatId } from '#shared/words/ids.ts';

const gang = 'g1' as SeatId;
const frame = (kind: Frame['kind'], area: number | null = null): Frame => ({
  kind,
  people: [],
  arrows: [
    { gang, from: 1, to: 2, count: 1 },
    { gang, from: 1, to: 3, count: 2 },
  ],
  clash: area === null ? null : ({ area } as NonNullable<Frame['clash']>),
  falling: [],
  owners: [],
});
const frames = [frame('before'), frame('moves'), frame('clash', 2), frame('clash', 3), frame('after')];

function at(kind: ShowScene['kind'], ...areas: number[]): ShowScene {
  const act = { news: 0, order: actOfMoves, settled: actOfMoves, fight: actOfFights, deed: actOfFights }[kind];
  return { kind, act, places: areas.map((area) => ({ kind: 'area', id: String(area) })) } as ShowScene;
}

it('[WAR-VIEW-1] a scene stands at the picture of the turn that it tells of', () => {
  expect(pickFrame(frames, at('fight', 3))).toBe(frames[3]);
  expect(pickFrame(frames, at('deed', 3))).toBe(frames[4]);
  expect(pickFrame(frames, at('order', 3))).toMatchObject({
    kind: 'moves',
    arrows: [{ gang, from: 1, to: 3, count: 2 }],
  });
  expect(pickFrame(frames, at('order'))?.arrows).toHaveLength(2);
  expect(pickFrame(frames, at('news'))?.kind).toBe('before');
  expect(pickFrame([], null)).toBeNull();
  const acts = turfWar.show?.acts ?? [];
  expect(acts.findIndex(({ tells }) => tells === 'fights')).toBe(actOfFights);
  expect(acts.findIndex(({ tells }) => tells.includes('Moves'))).toBe(actOfMoves);
});
