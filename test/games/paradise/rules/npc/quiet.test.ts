import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { forAll } from '#test/support/forAll.ts';
import { listVisitFactors } from '#main/games/paradise/rules/npc/worth/visits.ts';
import {
  computeDanger,
  computeLeftToOthers,
  computeWeariness,
  isLeftAlone,
  isSpared,
} from '#main/games/paradise/rules/npc/worth/danger.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { listByTalk } from '#main/games/paradise/rules/npc/whims.ts';
import type { SeatView } from '#main/games/paradise/rules/state/seatView.ts';
import type { HouseRules } from '#shared/games/paradise/houseRules.ts';
import type { Level } from '#shared/games/paradise/minds.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { Story } from '#test/support/story.ts';

const seats = ['g1', 'g2', 'g3', 'g4', 'g5'] as SeatId[];

describe('a rival who seldom strikes', () => {
  it.each([
    // blows of the five gangs in a year, and the part of a usual return that is feared of the first
    [[0, 0, 0, 0, 0], 1],
    [[0, 5, 5, 5, 5], 0.3],
    [[0, 1, 1, 1, 2], 0.5],
    [[4, 4, 4, 4, 4], 1],
    [[9, 0, 0, 0, 1], 1],
    [[2, 6, 6, 6, 5], 0.5],
  ])('[GANG-11] is feared by its blows beside those of all: %j make %f', (blows, part) => {
    const gangs = Object.fromEntries(seats.map((id) => [id, { id, eliminatedMonth: null }]));
    const counted = Object.fromEntries(seats.map((id, nth) => [id, { g9: blows[nth] }]));
    const view = { gangs, seat: 'g2', blows: () => counted } as unknown as SeatView;
    expect(computeDanger(view, 'g1' as SeatId)).toBeCloseTo(part);
  });
});

describe('a long war', () => {
  it.each([
    // blows of ours and of theirs in a year, their doors, and what the next blow is worth less
    [0, 0, 9, 0],
    [2, 1, 9, 0],
    [2, 2, 9, 4],
    [0, 4, 9, 4],
    [7, 3, 9, 28],
    [7, 3, 5, 28],
    [7, 3, 4, 0],
  ])(
    '[GANG-11] of %i blows and %i, with %i doors left to them, takes $%i00 from the next',
    (ours, theirs, doors, less) => {
      const story = new Story({ gangs: 3 });
      const [us, them, others] = [
        story.gang('Us', { isHuman: false }),
        story.gang('Them', {}),
        story.gang('Others', {}),
      ];
      them.owns('doors', doors).in('docks');
      const blows = {
        [us.seat]: { [them.seat]: ours, [others.seat]: 8 },
        [them.seat]: { [us.seat]: theirs },
        [others.seat]: { [them.seat]: 8 },
      };
      const view = { ...buildSeatView(story.state, us.seat), blows: () => blows };
      expect(computeWeariness(view, them.seat)).toBe(less);
    },
  );
});

describe('a weak player', () => {
  it.each<[HouseRules['mercy'], Level, number, boolean]>([
    ['a-year', 'standard', 12, true],
    ['a-year', 'standard', 13, false],
    ['a-year', 'hard', 1, false],
    ['two-years', 'standard', 24, true],
    ['two-years', 'easy', 25, false],
    ['for-good', 'standard', 60, true],
    ['for-good', 'hard', 2, false],
  ])('[GANG-11] by “%s” is spared by a gang of level %s in month %i: %s', (mercy, level, month, isIt) => {
    const story = new Story({ gangs: 2 });
    const [player, us] = [story.gang('Player', {}), story.gang('Us', { isHuman: false })];
    player.owns('doors', 3).in('docks');
    story.state.houseRules.mercy = mercy;
    story.state.month = month;
    const view = { ...buildSeatView(story.state, us.seat) };
    const mind = { ...view.mind, level };
    expect(isSpared({ ...view, mind }, player.seat)).toBe(isIt);
    // With three places he may lose one; the last two are left to him.
    expect(isLeftAlone({ ...view, mind }, player.seat)).toBe(false);
    const [first] = Object.values(story.state.businesses).filter(({ owner }) => owner === player.seat);
    if (first === undefined) throw new Error('He owns nothing.');
    story.tell({ type: 'turned-independent', business: first.id, from: player.seat });
    expect(isLeftAlone({ ...buildSeatView(story.state, us.seat), mind }, player.seat)).toBe(isIt);
    // An NPC gang in his place is spared by nobody.
    expect(isSpared({ ...buildSeatView(story.state, player.seat), mind }, us.seat)).toBe(false);
  });

  it('[GANG-11] with two places left is neither raided nor hunted while he is spared, and is later', () => {
    const blows = ([month, mercy]: readonly [number, HouseRules['mercy']]): string[] => {
      const story = new Story({ gangs: 3 });
      const [player, us] = [story.gang('Player', {}), story.gang('Us', { type: 'sicilian', isHuman: false })];
      player.owns('doors', 2).in('docks');
      player.has('punk');
      for (let man = 0; man < 14; man += 1) us.has('enforcer');
      us.owns('bookies', 2).in('docks');
      story.state.month = month;
      story.state.houseRules.mercy = mercy;
      return planMonth(buildSeatView(story.state, us.seat)).flatMap(({ order }) =>
        ['raid', 'hit', 'show-of-strength'].includes(order.kind) ? [order.kind] : [],
      );
    };
    expect(blows([24, 'two-years'])).toEqual([]);
    expect(blows([25, 'two-years'])).toContain('raid');
  });
});

describe('the talk of the street', () => {
  it('[SCN-5] names the gangs in one order to all of them, one of them first', () => {
    forAll(fc.string(), fc.integer({ min: 1, max: 99 }), fc.string(), (title, month, about) => {
      const named = listByTalk({ title, month }, about, seats);
      expect(named.toSorted()).toEqual(seats);
      expect(listByTalk({ title, month }, about, seats.toReversed())).toEqual(named);
    });
  });

  it('[SCN-5] keeps a door whole for the gang that is named first, and takes from it for the others', () => {
    const story = new Story({ gangs: 5 });
    const gangs = Array.from({ length: 4 }, (_, nth) => story.gang(`Gang ${nth + 1}`, { isHuman: false }));
    for (const gang of gangs) gang.owns('doors', 5).in('downtown');
    const owner = story.gang('Owner', { isHuman: false });
    const [door] = owner.owns('gambling-den').in('docks');
    const lost = gangs.map(({ seat }) => {
      const [factor] = listVisitFactors(buildSeatView(story.state, seat), { id: door, owner: owner.seat }, 100);
      return -(factor?.points ?? 0);
    });
    expect(lost.filter((points) => points === 0)).toHaveLength(1);
    for (const points of lost) expect(points).toBeLessThanOrEqual(100);
  });

  it('[GANG-17] leaves the end of a rival to others in part, but not where it is the gang’s aim', () => {
    const story = new Story({ gangs: 4 });
    const us = story.gang('Us', { isHuman: false });
    const rival = story.gang('Rival', { isHuman: false });
    const view = buildSeatView(story.state, us.seat);
    for (let month = 1; month <= 24; month += 1) {
      expect(computeLeftToOthers({ ...view, month }, rival.seat)).toBeLessThanOrEqual(1);
    }
    const aim = { kind: 'rival', rival: rival.seat } as const;
    const aimed = { ...view, ambition: { aim, why: 'It is told.', sinceMonth: 1 } };
    expect(computeLeftToOthers(aimed as unknown as SeatView, rival.seat)).toBe(0);
  });
});
