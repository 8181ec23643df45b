import { describe, expect, it } from 'vitest';
import type { TurfWarEvent } from '#main/games/turf-war/rules/events/events.ts';
import { findRule } from '#kernel/events/events.ts';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { rulingEvents } from '#main/games/turf-war/rules/events/rulingEvents.ts';
import { only, Story } from './story.ts';

describe('money', () => {
  it('[WAR-EX-43, WAR-PAY-4, WAR-PAY-6, WAR-OWN-4, WAR-HIRE-2] an opening: hires, pay, income', () => {
    const story = new Story({ standstill: 0 });
    story.give('g1', { kind: 'hire', count: 3 });
    story.move('g1', [4], 'Gasworks');
    story.move('g1', [5], 'Exchange Square');
    story.close();
    expect(story.mc('g1')).toBe(20 - 4 - 15 + 6);
    expect(story.at('g1-8')).toBeNull();
    story.close();
    expect(story.mc('g1')).toBe(9);
    expect(story.at('g1-8')).toBe(story.area('Manchester'));
    story.close();
    expect(story.mc('g1')).toBe(9 - 7 + 6);
  });

  it('[WAR-HOUSE-1, WAR-HOUSE-5] the log says which house rules changed, from what to what', () => {
    const story = new Story();
    const { house } = story.state;
    const [event] = story.rule({
      kind: 'house-rules',
      houseRules: { ...house, prices: { ...house.prices, hire: 7 }, allianceLimit: 0, recruitsMove: false },
    });
    const told = (one: TurfWarEvent | undefined) =>
      one?.type === 'house-ruled' ? rulingEvents[one.type].describe({} as never, one) : null;
    expect(told(event)).toBe(
      'House rules change from turn 2 on: Price of a Hitman from 5 MC to 7 MC, Recruits may move at once from yes to no and Members of an alliance from half of the gangs to no alliances.',
    );
    // A file that holds it opens again.
    expect(event && findRule(turfWar, event)?.schema.findFirstError(event)).toBeNull();
    expect(told({ type: 'house-ruled', house })).toBe('The house rules are changed.');
    expect(() => story.rule({ kind: 'house-rules', houseRules: story.state.houseNext ?? house })).toThrow(
      /Nothing would change/,
    );
  });

  it('[WAR-EX-44, WAR-PAY-7] short of pay, the experienced and the old hands come first', () => {
    const story = new Story();
    story.rule({ kind: 'treasury', seat: 'g1', mc: 3 });
    for (const [number, xp] of [
      [4, 0],
      [5, 4],
      [6, 4],
      [7, 9],
    ]) {
      story.rule({ kind: 'piece', piece: `g1-${number}`, xp });
    }
    const events = story.close();
    expect(only(events, 'walked-out')).toMatchObject([{ seat: 'g1', pieces: ['g1-4'] }]);
    expect(only(events, 'consolation-paid')).toEqual([]);
  });

  it('[WAR-EX-45, WAR-PAY-1, WAR-PAY-2, WAR-PAY-3, WAR-OUT-2] eight MC do not bury a Lieutenant and two Hitmen', () => {
    for (const [mc, isOut] of [
      [8, true],
      [9, false],
    ] as const) {
      const story = new Story();
      story.on((table) =>
        table.emit({
          type: 'clash-fought',
          clash: { area: 1, kind: 'firefight', blocs: [], blows: [], holder: -1 },
          xp: [],
          dead: [
            { piece: 'g2-3' as never, gang: 'g2' as never, rank: 'lieutenant', by: [] },
            { piece: 'g2-6' as never, gang: 'g2' as never, rank: 'hitman', by: [] },
            { piece: 'g2-7' as never, gang: 'g2' as never, rank: 'hitman', by: [] },
          ],
        }),
      );
      story.rule({ kind: 'treasury', seat: 'g2', mc });
      story.move('g1', [4], 'St. Thomas');
      const events = story.close();
      expect(story.state.gangs['g2' as never]?.out !== null).toBe(isOut);
      expect(story.owner('Chapel Walk')).toBe(isOut ? null : 'g2');
      if (isOut) expect(story.owner('St. Thomas')).toBe('g1');
      else expect(only(events, 'walked-out').flatMap(({ pieces }) => pieces)).toHaveLength(2);
    }
  });

  it('[WAR-PAY-5, WAR-ORD-9] a player may refuse pay though he could pay', () => {
    const story = new Story();
    story.give('g1', { kind: 'withhold', pieces: ['g1-7'] });
    expect(story.refusal('g1', { kind: 'withhold', pieces: ['g1-2'] })).toMatch(/draw no pay/);
    expect(story.refusal('g1', { kind: 'withhold', pieces: ['g2-7'] })).toMatch(/none of your people/);
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-7'], area: 5 })).toMatch(/refused his pay/);
    story.close();
    expect(story.at('g1-7')).toBeUndefined();
    expect(story.mc('g1')).toBe(20 - 3 + 4);
  });

  it('[WAR-PAY-8, WAR-ORD-5, WAR-ORD-10, WAR-HIRE-1, WAR-ORD-2] hires are checked exactly, and the quote is what they cost', () => {
    const story = new Story();
    expect(story.refusal('g1', { kind: 'hire', count: 4 })).toMatch(/You can pay for 3 more/);
    expect(story.refusal('g1', { kind: 'hire', count: 3 })).toBeNull();
    story.give('g1', { kind: 'hire', count: 2 });
    expect(story.refusal('g1', { kind: 'hire', count: 2 })).toMatch(/You can pay for 1 more/);
    story.give('g1', { kind: 'withhold', pieces: ['g1-4', 'g1-5', 'g1-6', 'g1-7'] });
    expect(story.refusal('g1', { kind: 'hire', count: 2 })).toBeNull();
  });

  it('[WAR-DON-1, WAR-DON-2, WAR-EX-46, WAR-DON-3] a dead Don costs the income of the next turn, or nothing with an heir', () => {
    for (const xp of [19, 20]) {
      const story = new Story({ standstill: 0 });
      story.strip('g2', [1, 2]);
      story.rule({ kind: 'piece', piece: 'g2-2', xp });
      for (const name of ['Bo', 'Cy']) {
        story.rule({ kind: 'add-piece', seat: 'g1', rank: 'hitman', name, area: 1 });
      }
      const there = 'St. Thomas';
      story.move('g1', [2, 3, 4], there);
      const before = story.mc('g2');
      const first = story.close();
      expect(only(first, 'clash-fought')[0]?.dead.map(({ piece }) => piece)).toContain('g2-1');
      const areas = 3;
      expect(story.mc('g2')).toBe(before + areas);
      expect(only(first, 'don-mourned')).toHaveLength(xp === 19 ? 1 : 0);
      expect(story.state.pieces['g2-2' as never]?.rank).toBe(xp === 19 ? 'lieutenant' : 'don');
      story.close();
      expect(story.mc('g2')).toBe(before + areas + (xp === 19 ? 0 : areas));
      story.close();
      expect(story.mc('g2')).toBe(before + 2 * areas + (xp === 19 ? 0 : areas));
    }
  });

  it('[WAR-HOUSE-19] without a Don there is no income in any turn, where the table plays so', () => {
    const story = new Story({ donless: 'every-turn', standstill: 0 });
    story.strip('g2', [1, 2]);
    story.move('g1', [2, 3, 4], 'St. Thomas');
    story.close();
    const before = story.mc('g2');
    story.close();
    story.close();
    expect(story.mc('g2')).toBe(before);
  });

  it('[WAR-HOUSE-5, WAR-HOUSE-3] prices, the start and a handicap are the table’s', () => {
    const story = new Story({
      prices: { hire: 3, salary: 2, income: 2 },
      start: { mc: 30, hitmen: 5, lieutenants: 1 },
    });
    expect(story.mc('g1')).toBe(30);
    story.give('g1', { kind: 'hire', count: 2 });
    story.close();
    expect(story.mc('g1')).toBe(30 - 10 - 6 + 8);
  });

  it('[WAR-HOUSE-13, WAR-ORD-20] gifts are paid in Diplomacy where the table allows them', () => {
    expect(new Story().refusal('g1', { kind: 'gift', to: 'g2', mc: 3 })).toMatch(/without gifts/);
    const story = new Story({ gifts: true });
    expect(story.refusal('g1', { kind: 'gift', to: 'g2', mc: 21 })).toMatch(/You have 20 MC/);
    story.give('g1', { kind: 'gift', to: 'g2', mc: 6 });
    story.close();
    expect([story.mc('g1'), story.mc('g2')]).toEqual([20 - 6 - 4 + 4, 20 + 6 - 4 + 4]);
  });
});
