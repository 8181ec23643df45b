import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { quote } from '#main/games/turf-war/rules/quote.ts';
import { listPieces, listRecruits } from '#main/games/turf-war/rules/lookups.ts';
import { orderSchema, type Order } from '#shared/games/turf-war/orders.ts';
import { only, Story } from './story.ts';
import { pickFreshName } from '#main/games/turf-war/rules/setup/mobsters.ts';

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
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-1'], area: story.area('Gasworks') })).toMatch(
      /Don can only move to areas you hold/,
    );
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-1'], area: 4 })).toBeNull();
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-2', 'g1-4'], area: story.area('Hopmarket') })).toBeNull();
    expect(story.refusal('g1', { kind: 'move', pieces: ['g2-4'], area: 4 })).toMatch(/none of your people/);
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-4'], area: 48 })).toMatch(/no such area/);
  });

  it('[WAR-HOUSE-1] with a range a move crosses so many borders', () => {
    const story = new Story({ range: 1 });
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-4'], area: story.area('Hopmarket') })).toMatch(/too far/);
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-4'], area: 2 })).toBeNull();
  });

  it('[WAR-HIRE-3, WAR-HIRE-4, WAR-ORD-11] recruits enter where they are told, wait on, or join the Don, and may move at once', () => {
    const story = new Story();
    story.give('g1', { kind: 'hire', count: 3, names: ['Al', 'Bo'] });
    expect(story.refusal('g1', { kind: 'place', pieces: ['g1-8'], area: 2 })).not.toBeNull();
    story.close();
    expect(story.refusal('g1', { kind: 'place', pieces: ['g1-8'], area: story.area('St. Thomas') })).toMatch(
      /not yours/,
    );
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
    expect(story.refusal('g1', { kind: 'move', pieces: ['g1-8'], area: 5 })).toMatch(/stays where he is placed/);
  });

  it('[WAR-GAME-5] the program has a name for everybody, however many there are', () => {
    const taken = new Set<string>();
    for (let number = 1; number <= 2_500; number += 1) {
      const name = pickFreshName(taken, 40, number);
      expect(taken.has(name)).toBe(false);
      taken.add(name);
    }
    const numbered = [...taken].filter((name) => /\d$/u.test(name));
    // 37 first names and 29 last ones make 1,073 pairs.
    expect([...taken].filter((name) => !numbered.includes(name)).length).toBeLessThanOrEqual(1_073);
    expect(numbered.length).toBeGreaterThanOrEqual(2_500 - 1_073);
  });

  it('[WAR-GAME-5, WAR-ORD-17] names are a player’s own, unique in a gang, and follow the piece', () => {
    const story = new Story();
    story.give('g1', { kind: 'name', piece: 'g1-4', name: 'Lefty' });
    expect(story.refusal('g1', { kind: 'name', piece: 'g1-5', name: 'Lefty' })).toMatch(/choose another/);
    expect(() => story.give('g1', { kind: 'name', piece: 'g1-5', name: 'x'.repeat(25) })).toThrow();
    story.rule({ kind: 'piece', piece: 'g1-4', xp: 10 });
    story.close();
    expect(story.state.pieces['g1-4' as never]).toMatchObject({ name: 'Lefty', rank: 'lieutenant', xp: 0 });
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
    for (const event of dropped) expect(turfWar.events['order-dropped'].visibleTo(event)).toEqual(['g1']);
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
    const { sheet } = quote(story.state, 'g1' as never, { kind: 'ready', isReady: true });
    // Two rivals reach each of the four parties: H; L and H twice; H.
    expect(sheet.worstCaseMc).toBe(2 + 7 + 7 + 2);
    expect(sheet.warnings).toContain('DrSpike and Skanky can reach your Don in Manchester, and he has 1 man there.');
  });

  it('[WAR-ORD-5] the worst case takes everybody where the sheet leaves him: recruits in, the unpaid out', () => {
    const story = new Story({}, 3);
    const worst = (orders: object[]): number =>
      quote(story.state, 'g1' as never, orderSchema.parse({ kind: 'sheet', orders })).sheet.worstCaseMc;
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
    expect(story.refusal('g1', { kind: 'attack', ally: 'g2', area: 1 })).toMatch(/No order is needed/);
    expect(story.refusal('g1', { kind: 'join', area: 7, partner: 'g2', enemy: 'g2' })).toMatch(/both other gangs/);
    story.give('g1', { kind: 'join', area: 7, partner: 'g3', enemy: 'g2' });
    expect(story.refusal('g1', { kind: 'join', area: 7, partner: 'g4', enemy: 'g2' })).toMatch(/have a JOIN there/);
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g4'] });
    expect(story.refusal('g1', { kind: 'join', area: 8, partner: 'g4', enemy: 'g2' })).toMatch(/open ally already/);
    story.give('g1', { kind: 'attack', ally: 'g4', area: 19 });
    expect(story.refusal('g1', { kind: 'join', area: 19, partner: 'g3', enemy: 'g4' })).toMatch(/attack him there/);
  });

  it('[WAR-ORD-22, WAR-ASK-12, WAR-FOG-11] letters are between two, and a human answers when he likes', () => {
    const story = new Story();
    story.give('g1', { kind: 'letter', to: 'g2', text: 'Peace?', proposal: { kind: 'stop-fighting', turns: 3 } });
    expect(turfWar.view(story.state, 'g3' as never).letters).toEqual([]);
    const [letter] = turfWar.view(story.state, 'g2' as never).letters;
    expect(letter).toMatchObject({ from: 'g1', answer: null });
    expect(story.refusal('g3', { kind: 'reply', letter: letter?.id, answer: 'yes' })).toMatch(/no such letter/);
    story.give('g2', { kind: 'reply', letter: letter?.id, answer: 'yes' });
    expect(turfWar.view(story.state, 'g1' as never).letters).toMatchObject([{ answer: 'yes' }]);
  });

  it('[WAR-START-3, WAR-HOUSE-4] places are chosen before turn 1 where the table plays so', () => {
    expect(new Story().refusal('g1', { kind: 'deploy', pieces: ['g1-1'], area: 4 })).toMatch(/only where the table/);
    const story = new Story({ deployment: 'chosen' });
    expect(story.refusal('g1', { kind: 'deploy', pieces: ['g1-1'], area: 7 })).toMatch(/your own areas/);
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

/** Every order of a few lines. */
function permute<T>(lines: readonly T[]): T[][] {
  if (lines.length < 2) return [[...lines]];
  return lines.flatMap((line, place) =>
    permute(lines.filter((_, other) => other !== place)).map((rest) => [line, ...rest]),
  );
}

describe('a sheet in any order', () => {
  const gifts = { gifts: true };

  it('[WAR-ORD-1] is the same sheet: pay refused for a hire, a recruit placed before he moves', () => {
    const story = new Story();
    story.give('g1', { kind: 'hire', count: 1, names: [] });
    story.close();
    const recruit = listRecruits(story.state, 'g1' as never)[0]?.id;
    const has = story.mc('g1');
    // After four salaries there is money for so many; a fourth man’s pay makes the last of them.
    story.rule({ kind: 'treasury', seat: 'g1', mc: 18 });
    expect(has).not.toBe(18);
    const lines = [
      { kind: 'hire', count: 3, names: [] },
      { kind: 'withhold', pieces: ['g1-7'] },
      { kind: 'move', pieces: [recruit], area: story.area('Gasworks') },
      { kind: 'place', pieces: [recruit], area: 2 },
    ];
    for (const orders of permute(lines)) {
      story.give('g1', { kind: 'sheet', orders });
      const filed = Object.values(story.state.sealed.orders).map(({ order }) => order.kind);
      expect(filed).toEqual(orders.map(({ kind }) => kind));
    }
    expect(story.refusal('g1', { kind: 'sheet', orders: lines.slice(0, 1) })).toBeNull();
    expect(() => story.give('g1', { kind: 'sheet', orders: lines.slice(0, 1) })).toThrow(/You can pay for 2 more/);
  });

  it('[WAR-ORD-9, WAR-ORD-12] refuses a man his pay or moves him, never both, whichever is written first', () => {
    const lines = [
      { kind: 'withhold', pieces: ['g1-7'] },
      { kind: 'move', pieces: ['g1-7'], area: 5 },
    ];
    for (const orders of permute(lines)) {
      const story = new Story();
      expect(() => story.give('g1', { kind: 'sheet', orders })).toThrow(/Line 2/);
      const [first, second] = orders;
      story.give('g1', first);
      expect(story.refusal('g1', second)).toMatch(/order to move|refused his pay/);
    }
  });

  it('[WAR-PAY-8, WAR-ORD-5] a hire whose money went says so; nobody disbands who buries his dead', () => {
    const story = new Story();
    const men = ['g1-4', 'g1-5', 'g1-6', 'g1-7'];
    story.give('g1', { kind: 'withhold', pieces: men });
    story.give('g1', { kind: 'hire', count: 4, names: [] });
    const id = Object.values(story.state.sealed.orders).find(({ order }) => order.kind === 'withhold')?.id;
    story.give('g1', { kind: 'withdraw', id });
    const { warnings } = quote(story.state, 'g1' as never, { kind: 'ready', isReady: true }).sheet;
    expect(warnings).toContain('There is money for 3 of the 4 hires only.');
    expect(warnings.join(' ')).not.toMatch(/gang disbands/);
    story.close();
    expect(listRecruits(story.state, 'g1' as never)).toHaveLength(3);
    expect(story.state.gangs['g1' as never]?.out).toBeNull();
  });

  it('[WAR-PAY-8, WAR-ORD-20] a gift takes no money from those who are hired, and says whose pay it takes', () => {
    const hiring = new Story(gifts);
    hiring.give('g1', { kind: 'hire', count: 3, names: [] });
    expect(hiring.refusal('g1', { kind: 'gift', to: 'g2', mc: 2 })).toMatch(/leave 1 MC to give/);
    expect(hiring.refusal('g1', { kind: 'gift', to: 'g2', mc: 1 })).toBeNull();
    const story = new Story(gifts);
    story.give('g1', { kind: 'gift', to: 'g2', mc: 19 });
    const { warnings } = quote(story.state, 'g1' as never, { kind: 'ready', isReady: true }).sheet;
    expect(warnings[0]).toMatch(/^There is no money for the pay of .+ and .+; they leave\.$/);
    const walked = only(story.close(), 'walked-out').flatMap(({ pieces }) => pieces);
    expect(walked).toHaveLength(3);
  });

  it('[WAR-ORD-5] a Don with a man for each rival is not warned of, and treachery is told once', () => {
    const story = new Story({}, 3);
    story.move('g1', [4, 5], 'Manchester');
    const told = (): string[] => quote(story.state, 'g1' as never, { kind: 'ready', isReady: true }).sheet.warnings;
    expect(told().join(' ')).not.toMatch(/reach your Don/);
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g2'] });
    story.give('g1', { kind: 'attack', ally: 'g2', area: 7 });
    story.give('g1', { kind: 'attack', ally: 'g2', area: 8 });
    expect(told().filter((one) => one.startsWith('This is treachery'))).toEqual([
      'This is treachery: DrSpike expels you.',
    ]);
  });
});
