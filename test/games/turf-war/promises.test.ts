import { describe, expect, it } from 'vitest';
import { buildSight } from '#main/games/turf-war/rules/npc/sight.ts';
import { planSheet } from '#main/games/turf-war/rules/npc/plan.ts';
import type { TurfWarState } from '#main/games/turf-war/rules/state.ts';
import type { Doctrine } from '#shared/games/turf-war/minds.ts';
import type { Proposal } from '#shared/games/turf-war/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from './story.ts';

const [g1, g2] = ['g1', 'g2'] as SeatId[] as [SeatId, SeatId];

/** A game in which the program plays DrSpike. */
function against(doctrine: Doctrine, houseRules: object = {}): Story {
  const story = new Story({ standstill: 0, ...houseRules });
  story.rule({ kind: 'player', seat: 'g2', isHuman: false });
  const gang = story.own.state.gangs[g2];
  if (gang !== undefined) Object.assign(gang, { doctrine, trust: { ...gang.trust, g1: 60 } });
  return story;
}

/** What Jamski proposes to DrSpike, and what he answers. */
function proposed(story: Story, proposal: object): { answer: unknown; because: unknown } {
  const before = Object.keys(story.state.letters).length;
  story.give('g1', { kind: 'letter', to: 'g2', proposal });
  const letter = Object.values(story.state.letters)[before];
  return { answer: letter?.answer, because: letter?.because };
}

/** DrSpike's moves into some areas over many whims, with their reasons. */
function movesInto(story: Story, areas: readonly number[]): string[] {
  return Array.from({ length: 40 }, (_, whim) => {
    const state: TurfWarState = structuredClone(story.own.state);
    state.whim = whim * 7_919;
    return planSheet(buildSight(state, g2)).flatMap(({ order, reason }) =>
      order.kind === 'move' && areas.includes(order.area) ? [reason.sentence] : [],
    );
  }).flat();
}

describe('the word of an NPC gang', () => {
  it(
    '[WAR-ORD-22, WAR-NPC-6] keeps it off the areas it was asked to keep off, for as long as agreed',
    { tags: 'rest' },
    () => {
      const story = against('landlord');
      const areas = [story.area("Potter's Field"), story.area('Corn Hall')];
      expect(movesInto(story, areas).length).toBeGreaterThan(5);
      expect(proposed(story, { kind: 'keep-off', areas, turns: 2 }).answer).toBe('yes');
      expect(movesInto(story, areas)).toEqual([]);
      story.close();
      expect(movesInto(story, areas)).toEqual([]);
      story.close();
      expect(movesInto(story, areas).length).toBeGreaterThan(5);
    },
  );

  it('[WAR-ORD-22] whoever asks another to keep off may go there himself', () => {
    const story = against('landlord');
    const areas = [story.area("Potter's Field"), story.area('Corn Hall')];
    const id = 'l1';
    const asked: Proposal = { kind: 'keep-off', areas, turns: 9 };
    const letter = { id, turn: 1, from: g2, to: g1, text: '', proposal: asked, because: null };
    story.own.state.letters = { [id]: { ...letter, answer: 'yes' } } as never;
    expect(movesInto(story, areas).length).toBeGreaterThan(5);
  });

  it('[WAR-ORD-22, WAR-NPC-6] a truce holds until blood is shed in it; then it is void and trust is gone', () => {
    const story = against('banker');
    const don = story.area('Manchester');
    story.strip('g1', [1, 4, 5, 6]);
    // A Don alone is prey that every doctrine goes for.
    story.rule({ kind: 'piece', piece: 'g1-1', area: don });
    for (const piece of ['g1-4', 'g1-5', 'g1-6']) story.rule({ kind: 'piece', piece, area: story.area('Cotton Row') });
    expect(movesInto(story, [don]).length).toBeGreaterThan(0);
    expect(proposed(story, { kind: 'stop-fighting', turns: 9 }).answer).toBe('yes');
    expect(movesInto(story, [don])).toEqual([]);
    // A man of his who stays where he is put is met alone, and killed.
    story.rule({ kind: 'piece', piece: 'g2-7', area: story.area('Gasworks') });
    story.rule({ kind: 'player', seat: 'g2', isHuman: true });
    story.move('g1', [5, 6], 'Gasworks');
    expect(story.state.gangs[g2]?.trust[g1]).toBeGreaterThan(0);
    story.close();
    story.rule({ kind: 'player', seat: 'g2', isHuman: false });
    expect(story.state.gangs[g2]?.trust[g1]).toBe(0);
    expect(movesInto(story, [story.area('Gasworks')]).length).toBeGreaterThan(0);
  });

  it('[WAR-NPC-6] a truce survives an accident: two who enter an area of nobody in the same turn, but no blow at home', () => {
    for (const home of [null, 'g1', 'g2'] as const) {
      const story = against('banker');
      const area = story.area('Gasworks');
      story.rule({ kind: 'owner', area, owner: home });
      expect(proposed(story, { kind: 'stop-fighting', turns: 9 }).answer).toBe('yes');
      story.rule({ kind: 'player', seat: 'g2', isHuman: true });
      story.move('g1', [5, 6], 'Gasworks');
      story.move('g2', [7], 'Gasworks');
      const deaths = story.close().flatMap((event) => (event.type === 'clash-fought' ? event.dead : []));
      expect(deaths.map(({ gang }) => gang)).toEqual(['g2']);
      expect(story.state.gangs[g2]?.trust[g1] === 0, `an area of ${home ?? 'nobody'}`).toBe(home !== null);
    }
  });

  it('[WAR-NPC-6, WAR-NPC-8] is broken by those who break faith, where that pays, and by nobody else', () => {
    const broken = (doctrine: Doctrine): string[] => {
      const story = against(doctrine);
      const don = story.area('Manchester');
      story.strip('g1', [1]);
      story.rule({ kind: 'piece', piece: 'g1-1', area: don });
      proposed(story, { kind: 'stop-fighting', turns: 9 });
      // Whoever breaks a word keeps it through the turn in which it was given.
      expect(movesInto(story, [don]), doctrine).toEqual([]);
      for (const letter of Object.values(story.own.state.letters)) letter.turn -= 1;
      return movesInto(story, [don]);
    };
    for (const doctrine of ['hammer', 'landlord', 'banker', 'old-lion'] as const) {
      expect(broken(doctrine), doctrine).toEqual([]);
    }
    const reasons = broken('fox');
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) {
      expect(reason).toBe('We gave Jamski our word to keep out of Manchester, and it pays to break it.');
    }
  });

  it('[WAR-NPC-7] takes what is given, and weighs three proposals of a gang in a turn', () => {
    const gift = { kind: 'gift', mc: 3 };
    expect(proposed(against('fox', { gifts: true }), gift).answer).toBe('yes');
    expect(proposed(against('fox', { gifts: false }), gift)).toEqual({
      answer: 'no',
      because: 'This table plays without gifts.',
    });
    const story = against('landlord');
    const truce = { kind: 'stop-fighting', turns: 1 };
    const answers = [1, 2, 3, 4].map(() => proposed(story, truce).answer);
    expect(answers).toEqual(['yes', 'yes', 'yes', 'no']);
    story.close();
    expect(proposed(story, truce).answer).toBe('yes');
  });
});
