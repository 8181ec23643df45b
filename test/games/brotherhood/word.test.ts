import { describe, expect, it } from 'vitest';
import type { BrotherhoodGame } from '#main/games/brotherhood/rules/game.ts';
import { planSheet } from '#main/games/brotherhood/rules/npc/plan.ts';
import { buildSight } from '#main/games/brotherhood/rules/npc/sight.ts';
import { brotherhood } from '#main/games/brotherhood/rules/index.ts';
import { doctrines, type Level } from '#shared/games/brotherhood/minds.ts';
import { brotherhoodSetupSchema } from '#shared/games/brotherhood/setup.ts';
import { programsOf, type Played } from '#test/support/ownGame.ts';
import { Story } from './story.ts';

const { game } = programsOf<BrotherhoodGame>(brotherhood);
type Game = Played<BrotherhoodGame['state'], BrotherhoodGame['event']>;

function play(seed: number, level: Level, turns: number, families = 5): Game {
  const setup = brotherhoodSetupSchema.parse({
    title: 'Word',
    seed,
    families: Array.from({ length: families }, (_, place) => ({
      name: `Family ${place + 1}`,
      isHuman: false,
      level,
      doctrine: doctrines[(place + seed) % doctrines.length],
    })),
  });
  return game(setup, turns);
}

describe('NPC families', () => {
  it.each([
    ['easy', 20],
    ['standard', 20],
    ['hard', 3],
  ] as const)(
    '[BRO-TURN-5, BRO-NPC-10] open where they said, at %s; a Fox’s word is now true, now false',
    (level, seeds) => {
      let kept = 0;
      const foxes: boolean[] = [];
      for (let seed = 1; seed <= seeds; seed += 1) {
        const { state, events } = play(seed, level, 1);
        for (const { seat, opensIn } of state.announcements) {
          const sheet = events.find((event) => event.type === 'sheet-opened' && event.seat === seat);
          const lines = sheet?.type === 'sheet-opened' ? sheet.orders : [];
          const opens = lines.flatMap((line) => (line.kind === 'open' ? [line.area] : []));
          const isLiar = state.families[seat]?.doctrine === 'fox';
          const keeps = opens.includes(opensIn as never);
          if (isLiar) foxes.push(keeps);
          else expect({ seed, seat, keeps }).toEqual({ seed, seat, keeps: true });
          kept += isLiar ? 0 : 1;
        }
      }
      expect(kept).toBe(seeds * 4);
      expect(foxes).toHaveLength(seeds);
      expect(new Set(foxes)).toEqual(new Set([true, false]));
    },
  );

  it('[BRO-NPC-2] spread over the city as they open, and seldom stay at the least income', () => {
    let crowds = 0;
    let atFloor = 0;
    let turns = 0;
    for (let seed = 1; seed <= 20; seed += 1) {
      const { state } = play(seed, 'standard', 12);
      const least = state.house.minimumIncome;
      const opened = state.announcements.map(({ opensIn }) => opensIn);
      const most = Math.max(...opened.map((area) => opened.filter((one) => one === area).length));
      if (most >= 3) crowds += 1;
      const incomes = state.records.flatMap((record) => Object.values(record.incomes));
      atFloor += incomes.filter(({ dollars }) => dollars <= least).length;
      turns += incomes.length;
    }
    expect(crowds).toBeLessThan(4);
    expect(atFloor / turns).toBeLessThan(0.12);
  });

  it('[BRO-JAIL-2] bail Hitmen as well as Thugs', () => {
    const story = new Story({ turn: 4 });
    story.owns('A', 'millgate', 4, 1);
    story.family('A').lastIncomeDollars = 8_000;
    story.cash('A', 30_000);
    story.lose('A', 'hitman', 1);
    const sheet = planSheet(buildSight(story.state, story.family('A').seat));
    const bail = sheet.find(({ order }) => order.kind === 'bail');
    expect(bail?.order).toEqual({ kind: 'bail', thugs: 0, hitmen: 1 });
  });
});
