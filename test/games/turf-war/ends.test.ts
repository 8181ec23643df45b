import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { planSheet } from '#main/games/turf-war/rules/npc/plan.ts';
import { buildSight } from '#main/games/turf-war/rules/npc/sight.ts';
import { findDecided } from '#main/games/turf-war/rules/turn/decided.ts';
import { only, Story } from './story.ts';

const ending = (story: Story) => turfWar.ending(story.state);

describe('the end', () => {
  it('[WAR-WIN-1, WAR-GAME-1] the last gang wins alone', () => {
    const story = new Story({}, 3);
    for (const seat of ['g2', 'g3']) story.give(seat, { kind: 'concede' });
    story.close();
    expect(ending(story)).toEqual({ winners: ['g1'], how: 'solo' });
    expect(turfWar.waitsFor(story.state)).toBeNull();
  });

  it('[WAR-EX-49, WAR-WIN-2, WAR-WIN-3] allies win together, and the one with more areas runs the next game', () => {
    for (const leaves of [false, true]) {
      const story = new Story({ standstill: 0 }, 3);
      story.rule({ kind: 'alliance', alliance: 'secret', members: ['g1', 'g3'] });
      story.rule({ kind: 'owner', area: 5, owner: 'g3' });
      story.give('g2', { kind: 'concede' });
      if (leaves) story.give('g3', { kind: 'leave', alliance: 'secret' });
      story.close();
      expect(ending(story)).toEqual(leaves ? null : { winners: ['g3', 'g1'], how: 'allied' });
    }
  });

  it('[WAR-WIN-3] equal areas: strength, then money', () => {
    const story = new Story({}, 3);
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g3'] });
    story.rule({ kind: 'treasury', seat: 'g3', mc: 30 });
    story.give('g2', { kind: 'concede' });
    story.close();
    expect(ending(story)?.winners).toEqual(['g3', 'g1']);
  });

  it('[WAR-WIN-4] all out in one turn: nobody wins, the best before it runs the next game', () => {
    const story = new Story({}, 2);
    story.rule({ kind: 'owner', area: 5, owner: 'g2' });
    story.close();
    for (const seat of ['g1', 'g2']) story.give(seat, { kind: 'concede' });
    story.close();
    expect(ending(story)).toEqual({ winners: ['g2'], how: 'nobody' });
  });

  it('[WAR-WIN-5, WAR-HOUSE-15] the last turn ends it on the points of five', () => {
    const story = new Story({ lastTurn: 5, standstill: 0 }, 3);
    story.rule({ kind: 'owner', area: 5, owner: 'g2' });
    for (let turn = 1; turn <= 4; turn += 1) story.close();
    story.rule({ kind: 'owner', area: 5, owner: 'g3' });
    story.rule({ kind: 'owner', area: 6, owner: 'g3' });
    story.close();
    expect(ending(story)).toEqual({ winners: ['g2'], how: 'points' });
    expect(story.state.ending?.table).toEqual(['g2', 'g3', 'g1']);
  });

  it('[WAR-WIN-6, WAR-HOUSE-17] a standstill ends it', () => {
    const story = new Story({ standstill: 3 }, 3);
    story.close();
    story.close();
    expect(ending(story)).toBeNull();
    story.close();
    expect(ending(story)?.how).toBe('standstill');
  });

  it('[WAR-WIN-7, WAR-ORD-18] everybody asks for the end', () => {
    const story = new Story({}, 3);
    for (const seat of ['g1', 'g2']) story.give(seat, { kind: 'end' });
    story.close();
    expect(ending(story)).toBeNull();
    // [WAR-ORD-4] Those who asked in vain are told so, each alone.
    expect(story.state.dropped.map(({ seat, sentence }) => [seat, sentence])).toEqual(
      ['g1', 'g2'].map((seat) => [seat, 'Not everybody asked for the end.']),
    );
    for (const seat of ['g1', 'g2', 'g3']) story.give(seat, { kind: 'end' });
    story.close();
    expect(ending(story)?.how).toBe('agreed');
  });

  /** Three gangs after six turns, at whose ends the first held so many areas and had so much strength against 5 and 6. */
  function lead(areas: readonly number[], strength = 20): Story {
    const story = new Story({ standstill: 0 }, 3);
    for (const _turn of areas) story.close();
    areas.forEach((own, at) => {
      const record = story.state.turns[at + 1];
      if (record === undefined) throw new Error(`Turn ${at + 1} has no record.`);
      Object.assign(record, { areas: { g1: own, g2: 5, g3: 6 }, strength: { g1: strength, g2: 9, g3: 10 } });
    });
    return story;
  }

  it.each([
    ['more than both in the last five turns', [3, 12, 12, 13, 14, 12], 20, null, 'g1'],
    ['as many as both in one of the five', [12, 11, 12, 13, 14, 12], 20, null, null],
    ['only four turns closed', [12, 12, 13, 14], 20, null, null],
    ['no more strength than both', [12, 12, 12, 13, 14, 12], 19, null, null],
    ['an open ally', [12, 12, 12, 13, 14, 12], 20, 'open', null],
    ['a secret ally', [12, 12, 12, 13, 14, 12], 20, 'secret', 'g1'],
  ] as const)('[WAR-WIN-7] a war is decided by areas and strength: %s', (_title, areas, strength, alliance, leader) => {
    const story = lead(areas, strength);
    if (alliance !== null) story.rule({ kind: 'alliance', alliance, members: ['g1', 'g3'] });
    expect(findDecided(story.state)).toBe(leader);
    expect(turfWar.view(story.state, 'g2' as never).decided).toBe(leader);
  });

  it('[WAR-WIN-7, WAR-NPC-7] gangs of the program ask for the end of a decided war, but for a secret ally of its leader', () => {
    const asks = (story: Story, seat: string): boolean =>
      planSheet(buildSight(story.state, seat as never)).some(({ order }) => order.kind === 'end');
    const story = lead([12, 12, 12, 12, 12]);
    expect(['g1', 'g2', 'g3'].map((seat) => asks(story, seat))).toEqual([true, true, true]);
    story.rule({ kind: 'alliance', alliance: 'secret', members: ['g1', 'g3'] });
    expect(['g1', 'g2', 'g3'].map((seat) => asks(story, seat))).toEqual([true, true, false]);
    expect(turfWar.status(story.state).lines.at(-1)).toMatch(
      /^Nobody can stop \w+ any more: that gang outweighs all others together/,
    );
    const parts = turfWar.mail?.packet(turfWar.view(story.state, 'g2' as never), 'g2' as never).parts ?? [];
    expect(parts.flatMap(({ sentences }) => sentences).join(' ')).toMatch(/If every gang asks for the end/);
  });

  it('[WAR-WIN-8, WAR-HOUSE-16] more than the share at the ends of two turns running', () => {
    const story = new Story({ supremacy: '1/2' }, 3);
    for (let area = 1; area <= 10; area += 1) story.rule({ kind: 'owner', area, owner: 'g1' });
    story.rule({ kind: 'piece', piece: 'g2-1', area: 11 });
    story.strip('g2', [1]);
    story.close();
    expect(ending(story)).toBeNull();
    story.close();
    expect(ending(story)).toEqual({ winners: ['g1'], how: 'supremacy' });
  });

  it('[WAR-WIN-9, WAR-ASK-14] the table has the last out first, and the winner may pass the next game on', () => {
    const story = new Story({ standstill: 0 });
    story.give('g4', { kind: 'concede' });
    story.close();
    story.give('g2', { kind: 'concede' });
    story.close();
    story.give('g3', { kind: 'concede' });
    story.close();
    expect(story.state.ending?.table).toEqual(['g1', 'g3', 'g2', 'g4']);
    expect(story.state.nextHost).toBe('g1');
    story.rule({ kind: 'next-host', seat: 'g2' });
    expect(story.state.nextHost).toBe('g2');
  });

  it('[WAR-OUT-1, WAR-EX-48, WAR-OWN-2] without people a gang lives on its recruits while it has an area', () => {
    for (const hasArea of [true, false]) {
      const story = new Story({ standstill: 0 });
      story.give('g4', { kind: 'hire', count: 1 });
      if (!hasArea) for (const area of [19, 20, 21, 22]) story.rule({ kind: 'owner', area, owner: null });
      story.strip('g4');
      story.close();
      expect(story.state.gangs['g4' as never]?.out === null).toBe(hasArea);
      story.close();
      expect(story.at('g4-8') === undefined).toBe(!hasArea);
    }
  });

  it('[WAR-XP-2, WAR-XP-3, WAR-EX-47, WAR-HOUSE-6] eight and three make a Lieutenant, eight and two do too, a standoff nothing', () => {
    const story = new Story();
    story.rule({ kind: 'piece', piece: 'g1-4', xp: 8 });
    story.rule({ kind: 'piece', piece: 'g2-5', xp: 8 });
    story.rule({ kind: 'piece', piece: 'g2-6', area: 8 });
    story.rule({ kind: 'piece', piece: 'g2-2', area: 7 });
    story.rule({ kind: 'piece', piece: 'g3-7', xp: 8 });
    story.move('g1', [4, 5, 2, 3], 'Tannery Lane');
    story.move('g3', [7], 'Gasworks');
    story.move('g4', [7], 'Gasworks');
    const events = story.close();
    expect(only(events, 'promoted').map(({ piece }) => piece)).toEqual(['g1-4', 'g2-5']);
    expect(story.state.pieces['g1-4' as never]).toMatchObject({ rank: 'lieutenant', xp: 0 });
    expect(story.state.pieces['g3-7' as never]).toMatchObject({ rank: 'hitman', xp: 8 });
  });

  it('[WAR-XP-4] the one with most experience follows the Don, unless somebody else is named', () => {
    for (const named of [[], ['g1-3']]) {
      const story = new Story();
      story.rule({ kind: 'piece', piece: 'g1-2', xp: 22 });
      story.rule({ kind: 'piece', piece: 'g1-3', xp: 20 });
      story.rule({ kind: 'remove-piece', piece: 'g1-1' });
      story.give('g1', { kind: 'successor', pieces: named });
      story.close();
      expect(story.state.pieces[(named[0] ?? 'g1-2') as never]?.rank).toBe('don');
    }
  });
});
