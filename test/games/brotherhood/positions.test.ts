import { describe, expect, it } from 'vitest';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import { seatOf, Story } from './story.ts';

/** A quiet card in an area nobody minds: plainclothesmen (11) in Skid Row, the sixth of six areas. */
const quiet = [11, 6];

type Holding = [family: string, area: AreaId, revenue: number, influence: number];

/** Holdings without a hood in the city, and each family's income. */
type Money = [title: string, holdings: Holding[], incomes: Record<string, number>];

const money: Money[] = [
  ['[BRO-INC-1] three in Status Quo at $4,000', [['A', 'status-quo', 3, 0]], { A: 12_000 }],
  ['[BRO-INC-3] with influence, alone: doubled', [['A', 'status-quo', 3, 1]], { A: 24_000 }],
  ['[BRO-INC-5] four are one too many: doubled and halved', [['A', 'status-quo', 4, 1]], { A: 16_000 }],
  [
    '[BRO-INC-3] a rival operation ends sole control; three of two are not too many',
    [
      ['A', 'status-quo', 2, 1],
      ['B', 'status-quo', 1, 0],
    ],
    { A: 8_000, B: 4_000 },
  ],
  [
    '[BRO-INC-3, BRO-INC-2] so does a rival marker, which earns nothing itself',
    [
      ['A', 'status-quo', 2, 1],
      ['B', 'status-quo', 0, 1],
    ],
    { A: 8_000, B: 2_000 },
  ],
  [
    '[BRO-INC-4] four of two families are halved, each',
    [
      ['A', 'status-quo', 3, 0],
      ['B', 'status-quo', 1, 0],
    ],
    { A: 6_000, B: 2_000 },
  ],
  ['[BRO-MAP-2, BRO-INC-3] two in Riversnobs, alone', [['A', 'riversnobs', 2, 1]], { A: 28_000 }],
  [
    '[BRO-MAP-2, BRO-INC-4] a third in Riversnobs halves $7,000',
    [
      ['A', 'riversnobs', 2, 0],
      ['B', 'riversnobs', 1, 0],
    ],
    { A: 7_000, B: 3_500 },
  ],
  ['[BRO-MAP-2, BRO-INC-3] three in Bright Lights, alone', [['A', 'bright-lights', 3, 1]], { A: 30_000 }],
  ['[BRO-MAP-2, BRO-INC-3] four in Millgate, alone', [['A', 'millgate', 4, 1]], { A: 24_000 }],
  ['[BRO-MAP-2, BRO-INC-3] six on the Waterfront, alone', [['A', 'waterfront', 6, 1]], { A: 24_000 }],
  ['[BRO-MAP-2, BRO-INC-5] seven on the Waterfront', [['A', 'waterfront', 7, 1]], { A: 14_000 }],
  ['[BRO-MAP-2, BRO-INC-3] eight on Skid Row, alone', [['A', 'skid-row', 8, 1]], { A: 16_000 }],
  ['[BRO-MAP-2, BRO-INC-5] nine on Skid Row', [['A', 'skid-row', 9, 1]], { A: 9_000 }],
  [
    '[BRO-INC-1] areas add up: one in Riversnobs, two in Millgate alone',
    [
      ['A', 'riversnobs', 1, 0],
      ['A', 'millgate', 2, 1],
    ],
    { A: 19_000 },
  ],
  ['[BRO-INC-2] nothing at all is $2,000', [], { A: 2_000, E: 2_000 }],
  ['[BRO-INC-2] $1,000 is raised to $2,000, not by it', [['A', 'skid-row', 1, 0]], { A: 2_000 }],
];

type Party = [thugs: number, hitmen: number];
/** A fight of A and B in Millgate, their dice in the order in which they fire, and who stands after it. */
type Fight = [title: string, a: Party, b: Party, dice: number[], left: { A: Party; B: Party }];

const fights: Fight[] = [
  ['[BRO-HOOD-4] a Thug hits with a 5', [1, 0], [1, 0], [5, 4], { A: [1, 0], B: [0, 0] }],
  ['[BRO-MOB-4] who falls has fired', [1, 0], [1, 0], [6, 6], { A: [0, 0], B: [0, 0] }],
  ['[BRO-HOOD-4] and misses with a 4', [1, 0], [1, 0], [4, 4], { A: [1, 0], B: [1, 0] }],
  ['[BRO-HOOD-4] a Hitman hits with a 3, and falls to a Thug’s 5', [0, 1], [2, 0], [3, 5, 1], { A: [0, 0], B: [1, 0] }],
  [
    '[BRO-HOOD-5] Thugs fall before Hitmen, whoever was aimed at',
    [1, 1],
    [1, 1],
    [5, 2, 4, 3],
    { A: [0, 1], B: [0, 1] },
  ],
  ['[BRO-HOOD-4] a Hitman misses with a 2', [2, 1], [1, 0], [1, 2, 2, 6], { A: [1, 1], B: [1, 0] }],
  [
    '[BRO-MOB-4, BRO-HOOD-5] three hits kill two Thugs and then the Hitman',
    [0, 3],
    [2, 1],
    [3, 4, 5, 1, 2, 2],
    { A: [0, 3], B: [0, 0] },
  ],
  ['[BRO-MOB-4] hits beyond the last man are lost', [3, 0], [1, 0], [5, 5, 6, 6], { A: [2, 0], B: [0, 0] }],
];

/** B's two operations in Millgate, who stands there, the dice, and whose they are afterwards. */
type Spoils = [title: string, a: Party, b: Party, dice: number[], owns: { A: number; B: number }];

const spoils: Spoils[] = [
  ['[BRO-SPOIL-2] one hood takes one', [1, 0], [0, 0], [], { A: 1, B: 1 }],
  ['[BRO-SPOIL-2] three take both', [3, 0], [0, 0], [], { A: 2, B: 0 }],
  ['[BRO-SPOIL-1] one Thug protects both', [2, 0], [1, 0], [1, 1, 1], { A: 0, B: 2 }],
  ['[BRO-SPOIL-2] until he falls', [2, 0], [1, 0], [5, 1, 1], { A: 2, B: 0 }],
  ['[BRO-SPOIL-2] the dead take nothing', [1, 0], [1, 0], [5, 5], { A: 0, B: 2 }],
];

const noInfluence = { kind: 'influence', area: 'status-quo', uses: 'none' };

describe('a position of The Brotherhood', () => {
  it('[BRO-INC, BRO-MOB, BRO-SPOIL] is one of twenty and more', () => {
    expect(money.length + fights.length + spoils.length).toBeGreaterThanOrEqual(20);
  });

  it.each(money)('%s', (_, holdings, incomes) => {
    const story = new Story();
    for (const [family, area, revenue, influence] of holdings) {
      story.owns(family, area, revenue, influence);
      if (influence > 0) story.give(family, { ...noInfluence, area });
    }
    const before = Object.keys(incomes).map((family) => story.cash(family));
    story.play(quiet);
    expect(Object.fromEntries(Object.keys(incomes).map((one) => [one, story.income(one)]))).toEqual(incomes);
    // The money is there at once, and nothing else moved.
    expect(Object.keys(incomes).map((family) => story.cash(family))).toEqual(
      Object.values(incomes).map((dollars, nth) => (before[nth] ?? 0) + dollars),
    );
  });

  it.each(fights)('%s', (_, a, b, dice, left) => {
    const story = new Story();
    story.place('A', 'millgate', ...a);
    story.place('B', 'millgate', ...b);
    story.play([...quiet, ...dice]);
    // Whoever lives goes home at the turn's end.
    const stands = (family: string, [thugs, hitmen]: Party): Party => {
      const dead = Object.values(story.state.graveyard).filter((one) => one.family === seatOf(family));
      const fell = dead.filter(({ kind }) => kind === 'thug').length;
      return [thugs - fell, hitmen - (dead.length - fell)];
    };
    expect({ A: stands('A', a), B: stands('B', b) }).toEqual(left);
  });

  it.each(spoils)('%s', (_, a, b, dice, owns) => {
    const story = new Story();
    story.owns('B', 'millgate', 2);
    story.place('A', 'millgate', ...a);
    if (b[0] + b[1] > 0) story.place('B', 'millgate', ...b);
    story.play([...quiet, ...dice]);
    const owned = { A: story.revenue('A', 'millgate'), B: story.revenue('B', 'millgate') };
    expect(owned).toEqual(owns);
    // [BRO-SPOIL-4] What was taken earns for its taker in the same turn.
    const income = (count: number): number => Math.max(2_000, count * 3_000);
    expect([story.income('A'), story.income('B')]).toEqual([income(owns.A), income(owns.B)]);
  });

  it.each([
    ['[BRO-WIN-1] the richest survivor wins after turn 12', { A: 50_000, B: 60_000 }, 'B'],
    ['[BRO-WIN-1] cash alone counts', { A: 50_000, B: 49_000 }, 'A'],
  ] as const)('%s', (_, cash, winner) => {
    const story = new Story({ turn: 12 });
    for (const [family, dollars] of Object.entries(cash)) story.cash(family, dollars);
    story.play(quiet);
    expect(story.state.ending?.winners).toEqual([seatOf(winner)]);
  });
});
