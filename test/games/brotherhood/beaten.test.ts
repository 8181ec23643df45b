import { describe, expect, it } from 'vitest';
import { planSheet } from '#main/games/brotherhood/rules/npc/plan.ts';
import { buildSight } from '#main/games/brotherhood/rules/npc/sight.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Order } from '#shared/games/brotherhood/orders.ts';
import { seatOf, Story } from './story.ts';

type Position = { turn: number; cash: number; own: number; rivals: number; operations?: [area: AreaId, count: number] };

/** Plans for a family with this cash, and its own last income and each rival's. */
function plan({ turn, cash, own, rivals, operations }: Position): Order[] {
  const story = new Story({ turn });
  for (const letter of ['B', 'C', 'D', 'E']) story.family(letter).lastIncomeDollars = rivals;
  story.family('A').lastIncomeDollars = own;
  story.cash('A', cash);
  if (operations !== undefined) story.owns('A', ...operations);
  return planSheet(buildSight(story.state, seatOf('A'))).map(({ order }) => order);
}

const countGuards = (orders: readonly Order[]): number =>
  orders.reduce((sum, one) => sum + (one.kind === 'hoods' && one.area === 'waterfront' ? one.thugs : 0), 0);

describe('a beaten family', () => {
  it('[BRO-NPC-2] pays no guards for an income of less than a third of its rivals’', () => {
    const position: Position = { turn: 3, cash: 5_000, own: 4_000, rivals: 16_000, operations: ['waterfront', 2] };
    expect(countGuards(plan(position))).toBe(0);
    expect(countGuards(plan({ ...position, rivals: 8_000 }))).toBeGreaterThan(0);
  });

  // An operation in Skid Row costs $2,000 and brings $1,000 a turn, four turns of five as far as it will be kept.
  it.each([
    { turn: 7, left: 6, brings: 4_800, opens: 2 },
    { turn: 8, left: 5, brings: 4_000, opens: 0 },
  ])('[BRO-NPC-2] with $left turns left opens $opens times what brings $brings dollars', ({ turn, opens }) => {
    const orders = plan({ turn, cash: 5_000, own: 2_000, rivals: 10_000 });
    expect(orders.filter(({ kind }) => kind === 'open')).toHaveLength(opens);
  });

  it('[BRO-NPC-2, BRO-NPC-4] leaves its Godfather two men while it saves', () => {
    const men = plan({ turn: 8, cash: 5_000, own: 2_000, rivals: 10_000 }).flatMap((one) =>
      one.kind === 'hoods' ? [one.thugs + one.hitmen] : [],
    );
    expect(men).toEqual([2]);
  });

  it('[BRO-NPC-2] with $12,000 is not beaten, and guards what it has', () => {
    const rich: Position = { turn: 3, cash: 12_000, own: 4_000, rivals: 16_000, operations: ['waterfront', 2] };
    expect(countGuards(plan(rich))).toBeGreaterThan(0);
  });
});
