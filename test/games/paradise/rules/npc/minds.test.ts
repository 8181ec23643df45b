import { describe, expect, it } from 'vitest';
import { traits } from '#shared/games/paradise/minds.ts';
import { describeCharacter } from '#main/games/paradise/rules/minds/telling.ts';
import { computeFeelings } from '#main/games/paradise/rules/memory/feelings.ts';
import { isWritten, findMind } from '#main/games/paradise/rules/minds/lookups.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { createCharacter } from '#main/games/paradise/rules/tables/people/characters.ts';
import { Story } from '#test/support/story.ts';
import { makeEmptyTerms } from '#shared/games/paradise/orders/bargains.ts';

describe('minds', () => {
  it('[GANG-11] without a word from the games master a gang is played at standard level by its own type', () => {
    const [story, gang] = new Story().seats(['The Docks Boys', { type: 'irish', isHuman: false }]);
    expect(findMind(story.state, gang.seat)).toMatchObject({ level: 'standard', doctrine: 'irish' });
  });

  it('a mind once set holds, and what is written for a month is written for that month alone', () => {
    const [story, gang] = new Story().seats(['The Docks Boys', { type: 'irish', isHuman: false }]);
    const mind = {
      level: 'hard' as const,
      doctrine: 'sicilian' as const,
      character: { boldness: 2, greed: 0, vengefulness: -1, loyalty: -2 },
    };
    story.tell({ type: 'mind-set', seat: gang.seat, mind });
    story.tell({ type: 'orders-written', seat: gang.seat, month: 1 });
    expect(findMind(story.state, gang.seat)).toEqual(mind);
    expect(isWritten(story.state, gang.seat)).toBe(true);
    story.nextMonth();
    expect(isWritten(story.state, gang.seat)).toBe(false);
    expect(describeCharacter(mind.character)).toBe('very bold, forgiving and very faithless');
  });

  it('a Boss is the same man for the same seed and seat, and each trait takes all its values', () => {
    expect(createCharacter('irish', 7, 2)).toEqual(createCharacter('irish', 7, 2));
    const seen = new Map(traits.map((trait) => [trait, new Set<number>()]));
    for (let seed = 0; seed < 60; seed += 1) {
      const character = createCharacter('irish', seed, 1);
      for (const trait of traits) seen.get(trait)?.add(character[trait]);
    }
    for (const trait of traits) expect(seen.get(trait)?.size).toBe(3);
  });
});

describe('memory', () => {
  it('a gang remembers who raided it, and forgets by 15% a month', () => {
    const [story, us, them] = new Story().seats(['Us', { isHuman: false }], ['Them', { isHuman: false }]);
    const [speakeasy] = them.owns('speakeasy').in('docks');
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    story.settles('b1', { ending: 'held', winner: 'defenders' });
    const felt = (month: number) => computeFeelings(story.state.memories, them.seat, us.seat, month).grievance;
    expect(felt(1)).toBe(6);
    expect(felt(3)).toBeCloseTo(6 * 0.85 * 0.85);
    expect(computeFeelings(story.state.memories, us.seat, them.seat, 1).grievance).toBe(0);
  });

  it('a broken truce is remembered as such by whoever trusted in it, and is in no other seat’s view', () => {
    const [story, us, them] = new Story().seats('Us', ['Them', { isHuman: false }]);
    const [speakeasy] = them.owns('speakeasy').in('docks');
    story.tell({
      type: 'deal-struck',
      deal: {
        id: 'd1',
        asker: us.seat,
        other: them.seat,
        terms: { ...makeEmptyTerms(), truceMonths: 3 },
        sinceMonth: 1,
        untilMonth: 3,
        brokenBy: null,
        paid: 0,
        isPublic: false,
      },
    });
    us.gives({ kind: 'raid', business: speakeasy, crew: [us.has('hoodlum')] });
    story.phase('reveal');
    expect(computeFeelings(story.state.memories, them.seat, us.seat, 1)).toMatchObject({
      broken: 1,
      cause: 'a broken truce',
    });
    expect(buildSeatView(story.state, us.seat).memories).toEqual({});
    expect(Object.keys(buildSeatView(story.state, them.seat).memories)).toEqual(['g2:g1']);
  });
});
