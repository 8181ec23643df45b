import { describe, expect, it } from 'vitest';
import { turfWar } from '#main/games/turf-war/rules/index.ts';
import { only, Story } from './story.ts';

const ally = (kind: string, ...members: string[]) => ({ kind: 'ally', alliance: kind, members });
const alliancesOf = (story: Story) =>
  Object.values(story.state.alliances).map(({ kind, members }) => `${kind} ${[...members].sort().join('')}`);

describe('diplomacy', () => {
  it('[WAR-ALLY-2, WAR-ALLY-4, WAR-EX-41, WAR-HOUSE-11] whoever files the very same list is in it', () => {
    const story = new Story({ allianceLimit: 3 });
    story.give('g1', ally('secret', 'g1', 'g2', 'g3'));
    story.give('g2', ally('secret', 'g1', 'g2', 'g3'));
    story.give('g3', ally('secret', 'g1', 'g3'));
    const events = story.close();
    expect(alliancesOf(story)).toEqual(['secret g1g2']);
    const [made] = only(events, 'alliance-made');
    expect(made === undefined ? null : turfWar.events['alliance-made'].visibleTo(made)).toEqual(['g1', 'g2']);
    expect(turfWar.view(story.state, 'g3' as never).alliances).toEqual([]);
    expect(turfWar.view(story.state, 'g2' as never).alliances).toHaveLength(1);
  });

  it('[WAR-ALLY-1, WAR-ALLY-3, WAR-ORD-6] an alliance has its limit, and grows only when all of it signs', () => {
    const story = new Story({ allianceLimit: 3 });
    expect(story.refusal('g1', ally('open', 'g1', 'g2', 'g3', 'g4'))).toMatch(/at most 3/);
    expect(new Story().refusal('g1', ally('open', 'g1', 'g2', 'g3'))).toMatch(/at most 2/);
    expect(new Story({}, 2).refusal('g1', ally('open', 'g1', 'g2'))).toMatch(/Only two gangs/);
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g2'] });
    expect(story.refusal('g1', ally('open', 'g1', 'g3'))).toMatch(/all your allies/);
    story.give('g1', ally('open', 'g1', 'g2', 'g3'));
    story.give('g3', ally('open', 'g1', 'g2', 'g3'));
    story.close();
    expect(alliancesOf(story)).toEqual(['open g1g2']);
    for (const seat of ['g1', 'g2', 'g3']) story.give(seat, ally('open', 'g1', 'g2', 'g3'));
    story.close();
    expect(alliancesOf(story)).toEqual(['open g1g2g3']);
  });

  it('[WAR-ALLY-3] an open alliance of the same members replaces a secret one', () => {
    const story = new Story();
    story.rule({ kind: 'alliance', alliance: 'secret', members: ['g1', 'g2'] });
    for (const seat of ['g1', 'g2']) story.give(seat, ally('open', 'g1', 'g2'));
    story.close();
    expect(alliancesOf(story)).toEqual(['open g1g2']);
  });

  it('[WAR-EX-42, WAR-ALLY-7, WAR-ALLY-8, WAR-ORD-7, WAR-HOUSE-12] a withdrawal leaves one turn of grace', () => {
    const story = new Story({ standstill: 0 });
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g3'] });
    story.strip('g1', [1, 4]);
    story.rule({ kind: 'piece', piece: 'g1-1', area: 2 });
    story.rule({ kind: 'piece', piece: 'g3-4', area: 1 });
    story.give('g3', { kind: 'leave', alliance: 'open' });
    expect(story.refusal('g3', { kind: 'dissolve', alliance: 'open' })).toMatch(/exclude each other/);
    expect(only(story.close(), 'clash-fought')).toEqual([]);
    expect(story.refusal('g3', { kind: 'leave', alliance: 'open' })).toMatch(/leaving/);
    expect(only(story.close(), 'clash-fought')).toEqual([]);
    const events = story.close();
    expect(only(events, 'clash-fought')).toMatchObject([{ clash: { kind: 'standoff', area: 1 } }]);
    expect([story.at('g1-4'), story.at('g3-4')]).toEqual([1, story.area('Ropewalk')]);
  });

  it('[WAR-ALLY-7, WAR-ORD-8] an alliance is dissolved when every member asks for it', () => {
    const story = new Story();
    story.rule({ kind: 'alliance', alliance: 'secret', members: ['g1', 'g3'] });
    story.give('g1', { kind: 'dissolve', alliance: 'secret' });
    story.close();
    expect(alliancesOf(story)).toEqual(['secret g1g3']);
    for (const seat of ['g1', 'g3']) story.give(seat, { kind: 'dissolve', alliance: 'secret' });
    story.close();
    expect(alliancesOf(story)).toEqual([]);
    expect(story.refusal('g1', { kind: 'dissolve', alliance: 'secret' })).toMatch(/no secret alliance/);
  });

  it('[WAR-ALLY-12, WAR-ALLY-13, WAR-ALLY-15, WAR-MOVE-4] a traitor fights where he says, has peace elsewhere, and is expelled', () => {
    const story = new Story({ allianceLimit: 3 });
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g3', 'g4'] });
    story.rule({ kind: 'piece', piece: 'g3-4', area: 2 });
    story.rule({ kind: 'piece', piece: 'g3-2', area: 4 });
    story.rule({ kind: 'piece', piece: 'g3-3', area: 4 });
    story.give('g3', { kind: 'attack', ally: 'g1', area: 4 });
    const events = story.close();
    expect(only(events, 'treachery')).toMatchObject([{ traitor: 'g3', victim: 'g1', area: 4 }]);
    expect(only(events, 'clash-fought').map(({ clash }) => clash.area)).toEqual([4]);
    expect(story.owner('Loom Street')).toBe('g3');
    expect(alliancesOf(story)).toEqual(['open g1g4']);
    expect(only(story.close(), 'clash-fought').map(({ clash }) => clash.area)).toEqual([2]);
  });

  it('[WAR-ALLY-16, WAR-ORD-19, WAR-OUT-2] who concedes is out at once, and of his alliances', () => {
    const story = new Story();
    story.rule({ kind: 'alliance', alliance: 'open', members: ['g1', 'g3'] });
    story.give('g3', { kind: 'concede' });
    const events = story.close();
    expect(only(events, 'gang-out')).toMatchObject([{ seat: 'g3', how: 'conceded' }]);
    expect(alliancesOf(story)).toEqual([]);
    expect(story.owner('Fish Quay')).toBeNull();
    expect(story.refusal('g3', { kind: 'end' })).toMatch(/out of the game/);
  });

  it('[WAR-TURN-2, WAR-TURN-3, WAR-TURN-4, WAR-TURN-5, WAR-TURN-6, WAR-TURN-7, WAR-TURN-8] the steps follow each other', () => {
    const story = new Story({ standstill: 0 });
    story.give('g1', { kind: 'hire', count: 1 });
    story.close();
    for (const seat of ['g1', 'g2']) story.give(seat, ally('open', 'g1', 'g2'));
    story.give('g1', { kind: 'hire', count: 1 });
    story.move('g1', [4, 5], 'Vinegar Yard');
    const order = [
      'alliance-made',
      'salaries-paid',
      'hired',
      'placed',
      'moved',
      'clash-fought',
      'area-taken',
      'income-collected',
      'turn-closed',
    ];
    const types = story.close().map(({ type }) => type as string);
    const places = order.map((type) => types.indexOf(type));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
