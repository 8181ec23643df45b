import { describe, expect, it } from 'vitest';
import { planTurn } from '#main/games/turf-war/rules/npc/advice.ts';
import { buildSight } from '#main/games/turf-war/rules/npc/sight.ts';
import type { Order } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { only, Story } from './story.ts';

const g1 = 'g1' as SeatId;

type Position = {
  keeps: number[];
  mc: number;
  areas: number;
  rivalAreas: number;
  isAllied?: boolean;
  isHuman?: boolean;
};

/** A game of four in turn 6: the first gang has these men, this money, and so many areas, and each rival as many as said. */
function createPosition({ keeps, mc, areas, rivalAreas, isAllied = false, isHuman = false }: Position): Story {
  const story = new Story({ standstill: 0 }, 4, false);
  story.own.state.turn = 6;
  if (isHuman) story.rule({ kind: 'player', seat: g1, isHuman: true });
  story.strip(g1, keeps);
  if (isAllied) story.rule({ kind: 'alliance', alliance: 'open', members: [g1, 'g2'] });
  const home = Object.values(story.state.pieces).find(({ gang }) => gang === g1)?.area ?? 0;
  const free = Object.keys(story.state.areas)
    .map(Number)
    .filter((area) => area !== home);
  const holders = [
    ...Array.from({ length: areas - 1 }, () => g1),
    ...['g2', 'g3', 'g4'].flatMap((rival) => Array.from({ length: rivalAreas }, () => rival)),
  ];
  story.rule({ kind: 'owner', area: home, owner: g1 });
  free.forEach((area, nth) => story.rule({ kind: 'owner', area, owner: holders[nth] ?? null }));
  story.rule({ kind: 'treasury', seat: g1, mc });
  return story;
}

const plan = (story: Story): Order[] => planTurn(buildSight(story.state, g1)).map(({ order }) => order);
const listKinds = (position: Position): string[] => [
  ...new Set(plan(createPosition(position)).map(({ kind }) => kind)),
];

describe('a beaten gang', () => {
  // The first piece of a gang is its Don. A man costs 5 MC, a salary 1, and an area pays 1.
  it.each<[text: string, position: Position, expected: { kind: string; isPlanned: boolean }]>([
    [
      'of two men, one area, and 8 MC hires',
      { keeps: [1, 4], mc: 8, areas: 1, rivalAreas: 5 },
      { kind: 'hire', isPlanned: true },
    ],
    [
      'with as much land as its rivals keeps the 8 MC',
      { keeps: [1, 4], mc: 8, areas: 5, rivalAreas: 5 },
      { kind: 'hire', isPlanned: false },
    ],
    [
      'of a Don, one area, and 2 MC bows out',
      { keeps: [1], mc: 2, areas: 1, rivalAreas: 5 },
      { kind: 'concede', isPlanned: true },
    ],
    [
      'of a Don, one area, and 4 MC has 5 next turn',
      { keeps: [1], mc: 4, areas: 1, rivalAreas: 5 },
      { kind: 'concede', isPlanned: false },
    ],
    ['of two men goes on', { keeps: [1, 4], mc: 2, areas: 1, rivalAreas: 5 }, { kind: 'concede', isPlanned: false }],
    [
      'with an ally goes on',
      { keeps: [1], mc: 2, areas: 1, rivalAreas: 5, isAllied: true },
      { kind: 'concede', isPlanned: false },
    ],
    [
      'of a player is never advised to',
      { keeps: [1], mc: 2, areas: 1, rivalAreas: 5, isHuman: true },
      { kind: 'concede', isPlanned: false },
    ],
  ])('[WAR-NPC-8] %s', (_text, position, { kind, isPlanned }) => {
    expect(listKinds(position).includes(kind)).toBe(isPlanned);
  });

  it('[WAR-NPC-8, WAR-OUT-2] that bows out leaves its land to nobody, and the log tells why', () => {
    const story = createPosition({ keeps: [1], mc: 2, areas: 1, rivalAreas: 5 });
    const [planned] = planTurn(buildSight(story.state, g1));
    expect(planned?.reason.sentence).toMatch(/^One man and \d MC raise no gang again/);
    const home = Object.values(story.state.pieces).find(({ gang }) => gang === g1)?.area;
    const events = story.close(true);
    expect(only(events, 'gang-out')).toMatchObject([{ seat: g1, how: 'conceded', areas: [home] }]);
  });
});
