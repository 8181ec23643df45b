import { describe, expect, it } from 'vitest';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { callOffBattle } from '#main/games/paradise/rules/battles/settling/spoils.ts';
import { type Holdings, collectHoldings } from '#main/games/paradise/rules/npc/worth/worth.ts';
import { guardCandidates } from '#main/games/paradise/rules/npc/money/guarding.ts';
import { createWeights } from '#main/games/paradise/rules/npc/worth/weights.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { Story } from '#test/support/story.ts';

const b1 = 'b1' as BattleId;

/** A gang with a speakeasy and a rival who may raid it. */
function watched() {
  const [story, us, them] = new Story().seats(['Us', { bank: 3_000 }], ['Them', { bank: 3_000 }]);
  us.owns('speakeasy').in('docks');
  const place = story.business('docks', 'speakeasy').id;
  const post = { kind: 'business' as const, business: place };
  const sluggers = { profile: 'slugger' as const, count: 4 };
  const guard = { kind: 'guard' as const, post, crew: [us.has('hoodlum')], muscle: [sluggers] };
  return { story, us, them, place, guard };
}

describe('muscle for the defense', () => {
  it('[GANG-13] hired to guard, it is paid at once, stands at the place in a raid and rests afterwards', () => {
    const { story, us, them, place, guard } = watched();
    expect(us.quote(guard).costDollars).toBe(60);
    us.gives(guard);
    expect(us.bank).toBe(2_940);
    us.isRefused(/hired for another job/, { ...guard, crew: [us.has('punk')] });
    them.gives({ kind: 'raid', business: place, crew: [them.has('hoodlum')] });
    story.phase('reveal', [6, 6]);
    const battle = story.battle();
    const { crew } = buildArrangedBattle(story.state, battle).muster.defenders;
    expect(crew.filter(({ profile }) => profile === 'Slugger')).toHaveLength(4);
    story.settles('b1', { winner: 'defenders', ending: 'held' });
    expect(story.state.purses[us.seat]?.rests).toEqual({ slugger: 1 });
    expect(us.bank).toBe(2_940);
  });

  it('[GANG-13] nobody came: it is paid, and rests all the same', () => {
    const { story, us, guard } = watched();
    us.gives(guard);
    story.phase('reveal');
    story.phase('close');
    story.tell({ type: 'stands-before', phase: 'orders' });
    expect(us.bank).toBe(2_940);
    expect(story.state.purses[us.seat]?.rests).toEqual({ slugger: 1 });
    us.isRefused(/will not work for you again/, { ...guard, crew: [us.has('punk')] });
  });

  it('[GANG-13] withdrawn before the reveal the money comes back, and nobody rests', () => {
    const { story, us, guard } = watched();
    us.gives(guard);
    const [order] = Object.values(story.state.orders);
    us.gives({ kind: 'withdraw', order: order?.id ?? '' });
    expect(us.bank).toBe(3_000);
    story.phase('close');
    expect(story.state.purses[us.seat]?.rests).toEqual({});
  });

  it('[GANG-13] a fight there that is called off pays the guards’ muscle nothing back', () => {
    const { story, us, them, place, guard } = watched();
    us.gives(guard);
    them.gives({ kind: 'raid', business: place, crew: [them.has('hoodlum')], muscle: [{ profile: 'punk', count: 5 }] });
    story.phase('reveal', [6, 6]);
    story.play([], (table) => {
      const battle = table.state.battles[b1];
      if (battle !== undefined) callOffBattle(table, battle, 'nobody wanted it');
    });
    expect([us.bank, them.bank]).toEqual([2_940, 3_000]);
  });

  it('[GANG-13] it stays for one fight: a second raid on the place meets none of it', () => {
    const { story, us, them, place, guard } = watched();
    const third = story.gang('Third');
    us.gives(guard);
    for (const gang of [them, third]) {
      gang.gives({ kind: 'raid', business: place, crew: [gang.has('hoodlum')] });
    }
    story.phase('reveal', [6, 6, 6, 6]);
    const muscle = Object.values(story.state.battles).map(({ defenders }) => defenders.muscle);
    expect(muscle).toEqual([[{ profile: 'slugger', count: 4 }], []]);
  });

  it('[GANG-13] a fight of the month before, or of somebody else’s, sends none of it home', () => {
    const { story, us, them, place, guard } = watched();
    const third = story.gang('Third');
    them.owns('low-dive').in('docks');
    const theirs = story.business('docks', 'low-dive').id;
    const fourSluggers = [{ profile: 'slugger' as const, count: 4 }];
    const post = { kind: 'business' as const, business: theirs };
    us.gives(guard);
    third.gives({ kind: 'raid', business: place, crew: [third.has('hoodlum')] });
    story.phase('reveal', [6, 6]);
    story.settles('b1', { winner: 'defenders', ending: 'held' });
    story.nextMonth();
    // [GANG-13] A fight without them, and they are rested.
    us.gives({ kind: 'raid', business: theirs, crew: [us.has('hoodlum')] });
    story.phase('reveal', []);
    story.settles('b2', { winner: 'defenders', ending: 'held' });
    story.nextMonth();
    us.gives({ ...guard, crew: [us.has('punk')] });
    them.gives({ kind: 'guard', post, crew: [them.has('punk')], muscle: fourSluggers });
    for (const business of [theirs, place]) {
      third.gives({ kind: 'raid', business, crew: [third.has('hoodlum')] });
    }
    story.phase('reveal', [6, 6, 6, 6]);
    const later = Object.values(story.state.battles).slice(2);
    expect(later.map(({ defenders }) => defenders.muscle)).toEqual([fourSluggers, fourSluggers]);
  });

  it('[GANG-13] it guards places, no men; without the money or the name it does not come', () => {
    const { us, guard } = watched();
    const boss = us.boss;
    us.isRefused(/guards a place, not a man/, { ...guard, post: { kind: 'gangster', gangster: boss.id } });
    const tooMany = [{ profile: 'torpedo' as const, count: 9 }];
    us.isRefused(/at most|reputation/, { ...guard, muscle: tooMany });
  });

  it('[GANG-13, GANG-11] an NPC gang hires guards where the place is worth it', () => {
    const { story, us } = watched();
    us.owns('speakeasy', 2).in('docks');
    const view = buildSeatView(story.state, us.seat);
    const holdings: Holdings = collectHoldings(view);
    const means = {
      dollars: 1_000,
      busy: new Set<never>(),
      slots: new Set<string>(),
      hired: new Set<never>(),
      targets: new Set<never>(),
    };
    const found = guardCandidates(view, holdings, createWeights(view), means);
    const hired = found.filter(({ order }) => 'muscle' in order);
    expect(hired.length).toBeGreaterThan(0);
    for (const { costDollars, order } of hired) {
      expect(us.quote(order as never).costDollars).toBe(costDollars);
    }
  });
});
