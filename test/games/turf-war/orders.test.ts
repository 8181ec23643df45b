import { describe, expect, it } from 'vitest';
import { turfWar } from '#rulebooks/turf-war/index.ts';
import { quote } from '#rulebooks/turf-war/orders/quote.ts';
import { listPieces, listRecruits } from '#rulebooks/turf-war/lookups.ts';
import { orderSchema, type Order } from '#shared/games/turf-war/orders.ts';
import { only, Story } from './story.ts';

describe('sheets', () => {
  it('[WAR-ORD-1, WAR-TURN-1] a refusal writes nothing, the last state counts, and sheets are opened together', () => {
    const story = new Story();
    story.move('g1', [4], 'Gasworks');
    const before = JSON.stringify(story.state);
    expect(() => story.move('g1', [4], 'St. Thomas')).toThrow(/has his order already/);
    expect(JSON.stringify(story.state)).toBe(before);
    const [id] = Object.keys(story.state.sealed.orders);
    story.give('g1', { kind: 'withdraw', id });
    story.move('g1', [4], 'St. Thomas');
    story.close();
    expect(story.owner('Gasworks')).toBeNull();
    expect(Object.keys(story.state.sealed.orders)).toEqual([]);
  });

  it('[WAR-ORD-3, WAR-PAY-4] a missing sheet is an empty one', () => {
    const story = new Story();
    const places = Object.values(story.state.pieces).map(({ area }) => area);
    story.close();
    expect(Object.values(story.state.pieces).map(({ area }) => area)).toEqual(places);
    expect(story.mc('g1')).toBe(20);
    expect(story.state.gangs['g1' as never]?.missedTurns).toBe(1);
  });

  it('[WAR-MOVE-1, WAR-MOVE-3, WAR-ORD-12] Hitmen and Lieutenants go anywhere, the Don only where he rules', () => {
    const story = new Story();
    expect(
      story.refusal('g1', { kind: 'move', pieces: ['g1-1'], area: story.area('Gasworks') }),
    ).toMatch(/Don can only move to areas you hold/);
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-1'], area: 4 })).toBeNull();
    expect(
      story.refusal('g1', {
        kind: 'move',
        pieces: ['g1-2', 'g1-4'],
        area: story.area('Hopmarket'),
      }),
    ).toBeNull();
    expect(story.refusal('g1', { kind: 'move', pieces: ['g2-4'], area: 4 })).toMatch(
      /none of your people/,
    );
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-4'], area: 48 })).toMatch(
      /no such area/,
    );
  });

  it('[WAR-HOUSE-1] with a range a move crosses so many borders', () => {
    const story = new Story({ range: 1 });
    expect(
      story.refusal('g1', { kind: 'move', pieces: ['g1-4'], area: story.area('Hopmarket') }),
    ).toMatch(/too far/);
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-4'], area: 2 })).toBeNull();
  });

  it('[WAR-HIRE-3, WAR-HIRE-4, WAR-ORD-11] recruits enter where they are told, wait on, or join the Don, and may move at once', () => {
    const story = new Story();
    story.give('g1', { kind: 'hire', count: 3, names: ['Al', 'Bo'] });
    expect(story.refusal('g1', { kind: 'place', pieces: ['g1-8'], area: 2 })).not.toBeNull();
    story.close();
    expect(
      story.refusal('g1', { kind: 'place', pieces: ['g1-8'], area: story.area('St. Thomas') }),
    ).toMatch(/not yours/);
    story.give('g1', { kind: 'place', pieces: ['g1-8'], area: 2 });
    story.give('g1', { kind: 'move', pieces: ['g1-8'], area: story.area('Gasworks') });
    story.give('g1', { kind: 'place', pieces: ['g1-9'], area: null });
    story.close();
    expect([story.at('g1-8'), story.at('g1-9'), story.at('g1-10')]).toEqual([5, null, 1]);
    expect(story.owner('Gasworks')).toBe('g1');
  });

  it('[WAR-HOUSE-9] recruits stay where they are placed where the table plays so', () => {
    const story = new Story({ recruitsMove: false });
    story.give('g1', { kind: 'hire', count: 1 });
    story.close();
    story.give('g1', { kind: 'place', pieces: ['g1-8'], area: 2 });
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-8'], area: 5 })).toMatch(
      /stays where he is placed/,
    );
  });

  it('[WAR-GAME-5, WAR-ORD-17] names are a player’s own, unique in a gang, and follow the piece', () => {
    const story = new Story();
    story.give('g1', { kind: 'name', piece: 'g1-4', name: 'Lefty' });
    expect(story.refusal('g1', { kind: 'name', piece: 'g1-5', name: 'Lefty' })).toMatch(
      /choose another/,
    );
    expect(() => story.give('g1', { kind: 'name', piece: 'g1-5', name: 'x'.repeat(25) })).toThrow();
    story.rule({ kind: 'piece', piece: 'g1-4', xp: 10 });
    story.close();
    expect(story.state.pieces['g1-4' as never]).toMatchObject({
      name: 'Lefty',
      rank: 'lieutenant',
      xp: 0,
    });
  });

  it('[WAR-ORD-15, WAR-ORD-16, WAR-ASK-5] standing orders last until they are changed', () => {
    const story = new Story();
    story.give('g1', { kind: 'fallback', areas: [3, 2] });
    expect(story.refusal('g1', { kind: 'successor', pieces: ['g1-4'] })).toMatch(/no Lieutenant/);
    story.give('g1', { kind: 'successor', pieces: null });
    story.rule({ kind: 'piece', piece: 'g1-2', xp: 25 });
    story.rule({ kind: 'remove-piece', piece: 'g1-1' });
    story.close();
    expect(story.state.gangs['g1' as never]?.fallback).toEqual([3, 2]);
    expect(story.state.pieces['g1-2' as never]?.rank).toBe('lieutenant');
    story.give('g1', { kind: 'successor', pieces: [] });
    story.close();
    expect(story.state.pieces['g1-2' as never]).toMatchObject({ rank: 'don', xp: 0 });
  });

  it('[WAR-ORD-4, WAR-FOG-8] an order that became impossible is dropped, and its player is told alone', () => {
    const story = new Story();
    story.give('g1', { kind: 'ally', alliance: 'open', members: ['g1', 'g2'] });
    const dropped = only(story.close(), 'order-dropped');
    expect(dropped).toMatchObject([{ seat: 'g1' }]);
    for (const event of dropped)
      expect(turfWar.events['order-dropped'].visibleTo(event)).toEqual(['g1']);
    expect(turfWar.view(story.state, 'g2' as never).dropped).toEqual([]);
    expect(turfWar.view(story.state, 'g1' as never).dropped).toHaveLength(1);
  });

  it('[WAR-ORD-21, WAR-ASK-8] a whole sheet is quoted line by line and takes the place of what was filed', () => {
    const story = new Story();
    story.move('g1', [4], 'Gasworks');
    const order = {
      kind: 'sheet',
      orders: [
        { kind: 'hire', count: 1, names: [] },
        { kind: 'move', pieces: ['g2-4'], area: 1 },
        { kind: 'move', pieces: ['g1-4', 'g1-5'], area: 6 },
      ],
    } as unknown as Order & { kind: 'sheet' };
    const quoted = quote(story.state, 'g1' as never, order);
    expect(quoted.sheet.problems).toMatchObject([{ line: 2, rule: 'WAR-ORD-12' }]);
    expect(quoted).toMatchObject({
      costMc: 5,
      sheet: { treasuryMc: 20, salariesMc: 4, hiresMc: 5, leftMc: 11, incomeMc: 4 },
    });
    expect(() => story.give('g1', order)).toThrow(/Line 2/);
    story.give('g1', { ...order, orders: order.orders.filter((_, n) => n !== 1) });
    expect(Object.values(story.state.sealed.orders).map(({ title }) => title)).toHaveLength(2);
  });

  it('[WAR-ORD-5] the worst case counts one dead for every rival who can reach a party', () => {
    const story = new Story({}, 3);
    const { sheet } = quote(story.state, 'g1' as never, {
      kind: 'ready',
      isReady: true,
    });
    // Two rivals reach each of the four parties: H; L and H twice; H.
    expect(sheet.worstCaseMc).toBe(2 + 7 + 7 + 2);
    expect(sheet.warnings).toContain('DrSpike and Skanky can reach your Don in Manchester.');
  });

  it('[WAR-ORD-5] the worst case takes everybody where the sheet leaves him: recruits in, the unpaid out', () => {
    const story = new Story({}, 3);
    const worst = (orders: object[]): number =>
      quote(story.state, 'g1' as never, orderSchema.parse({ kind: 'sheet', orders })).sheet
        .worstCaseMc;
    const lone = listPieces(story.state, 'g1' as never).at(-1);
    expect(lone).toMatchObject({ area: 4, rank: 'hitman' });
    expect(worst([{ kind: 'withhold', pieces: [lone?.id] }])).toBe(2 + 7 + 7);
    story.give('g1', { kind: 'hire', count: 1, names: [] });
    story.close();
    const [recruit] = listRecruits(story.state, 'g1' as never);
    expect(worst([])).toBe(4 + 7 + 7 + 2);
    expect(worst([{ kind: 'place', pieces: [recruit?.id], area: 4 }])).toBe(2 + 7 + 7 + 4);
    expect(worst([{ kind: 'place', pieces: [recruit?.id], area: null }])).toBe(2 + 7 + 7 + 2);
    const sent = [
      { kind: 'place', pieces: [recruit?.id], area: 4 },
      { kind: 'move', pieces: [recruit?.id], area: 5 },
    ];
    expect(worst(sent)).toBe(2 + 7 + 7 + 2 + 2);
  });

  it('[WAR-ORD-13, WAR-ORD-14] ATTACK needs a friend, JOIN three gangs', () => {
    const story = new Story();
    expect(story.refusal('g1', { kind: 'attack', ally: 'g2', area: 1 })).toMatch(
      /No order is needed/,
    );
    expect(story.refusal('g1', { kind: 'join', area: 7, partner: 'g2', enemy: 'g2' })).toMatch(
      /both other gangs/,
    );
    story.give('g1', { kind: 'join', area: 7, partner: 'g3', enemy: 'g2' });
    expect(story.refusal('g1', { kind: 'join', area: 7, partner: 'g4', enemy: 'g2' })).toMatch(
      /have a JOIN there/,
    );
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g4'] });
    expect(story.refusal('g1', { kind: 'join', area: 8, partner: 'g4', enemy: 'g2' })).toMatch(
      /open ally already/,
    );
    story.give('g1', { kind: 'attack', ally: 'g4', area: 19 });
    expect(story.refusal('g1', { kind: 'join', area: 19, partner: 'g3', enemy: 'g4' })).toMatch(
      /attack him there/,
    );
  });

  it('[WAR-ORD-22, WAR-ASK-12, WAR-FOG-11] letters are between two, and a human answers when he likes', () => {
    const story = new Story();
    story.give('g1', {
      kind: 'letter',
      to: 'g2',
      text: 'Peace?',
      proposal: { kind: 'stop-fighting', turns: 3 },
    });
    expect(turfWar.view(story.state, 'g3' as never).letters).toEqual([]);
    const [letter] = turfWar.view(story.state, 'g2' as never).letters;
    expect(letter).toMatchObject({ from: 'g1', answer: null });
    expect(story.refusal('g3', { kind: 'reply', letter: letter?.id, answer: 'yes' })).toMatch(
      /no such letter/,
    );
    story.give('g2', { kind: 'reply', letter: letter?.id, answer: 'yes' });
    expect(turfWar.view(story.state, 'g1' as never).letters).toMatchObject([{ answer: 'yes' }]);
  });

  it('[WAR-START-3, WAR-HOUSE-4] places are chosen before turn 1 where the table plays so', () => {
    expect(new Story().refusal('g1', { kind: 'deploy', pieces: ['g1-1'], area: 4 })).toMatch(
      /only where the table/,
    );
    const story = new Story({ deployment: 'chosen' });
    expect(story.refusal('g1', { kind: 'deploy', pieces: ['g1-1'], area: 7 })).toMatch(
      /your own areas/,
    );
    story.give('g1', { kind: 'deploy', pieces: ['g1-1', 'g1-2'], area: 4 });
    story.close();
    expect([story.at('g1-1'), story.at('g1-2')]).toEqual([4, 4]);
  });

  it('[WAR-ASK-15, WAR-HOUSE-10, WAR-ASK-1] a table that asks stops in the fight, and plays on by the rule', () => {
    const story = new Story({ casualties: 'ask' });
    story.move('g1', [4, 5, 6], 'St. Thomas');
    story.rule({ kind: 'piece', piece: 'g2-1', area: 8 });
    story.rule({ kind: 'piece', piece: 'g2-5', area: 7 });
    story.close();
    expect(story.state.question).toMatchObject({ kind: 'casualties', seat: 'g1', count: 1 });
    expect(turfWar.view(story.state, 'g2' as never).question).toBeNull();
    expect(turfWar.waitsFor(story.state)).toMatchObject({ manner: 'in-turn', seats: ['g1'] });
    expect(story.refusal('g1', { kind: 'hire', count: 1 })).toMatch(/locked/);
    story.give('g1', { kind: 'casualties', pieces: ['g1-4'] });
    story.close();
    expect(story.state.question).toMatchObject({ kind: 'casualties', seat: 'g2', count: 1 });
    story.close();
    expect(story.state.turn).toBe(2);
    expect(story.at('g1-4')).toBeUndefined();
    expect(story.at('g1-6')).toBeDefined();
  });
});
