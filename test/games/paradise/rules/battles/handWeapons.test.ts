import { describe, expect, it } from 'vitest';
import type { GangsterId } from '#shared/games/paradise/ids.ts';
import { createFigure } from '#main/games/paradise/rules/battles/arranging/dress.ts';
import { buildArrangedBattle } from '#main/games/paradise/rules/battles/arranging/arranged.ts';
import { convertResult } from '#main/games/paradise/rules/battles/settling/resolve.ts';
import { resolveMuster } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { planMonth } from '#main/games/paradise/rules/npc/plan.ts';
import { buildSeatView } from '#main/games/paradise/rules/npc/sight.ts';
import { foundedCampaign } from '#test/support/founded.ts';
import { layout, musterFor, setUpMuster } from '#test/support/scenarioStory.ts';
import { Story } from '#test/support/story.ts';

function dressed(story: Story, id: GangsterId) {
  const gangster = story.state.gangsters[id];
  if (gangster === undefined) throw new Error('Nobody');
  return createFigure(gangster, 'attackers');
}

describe('what everybody has in the other hand', () => {
  it('[GANG-9] a club for everybody, a knife for whoever asks for one or is known for his', () => {
    const [story, us] = new Story().seats('Us');
    const plain = us.has('slugger');
    const asks = us.has('slugger');
    us.gives({ kind: 'arm', gangster: asks, weapon: 'knife' });
    const mack = us.has('slugger', {}, { skills: ['mack-the-knife'] });
    const thrower = us.has('slugger', {}, { skills: ['knife-thrower'] });
    expect([plain, asks, mack, thrower].map((id) => dressed(story, id).melee)).toEqual([
      'club',
      'knife',
      'knife',
      'knife',
    ]);
    us.gives({ kind: 'arm', gangster: mack, weapon: 'hand-weapon' });
    expect(dressed(story, mack).melee).toBe('club');
  });

  it('[GANG-9] dealt at the start: nobody of any gang comes bare-handed', () => {
    const { state } = foundedCampaign();
    const bare = Object.values(state.gangsters).filter(
      (gangster) => createFigure(gangster, 'attackers').melee === 'fists',
    );
    expect(bare).toEqual([]);
  });

  it('[GANG-9, SK-54] guards and hired men have one as well', () => {
    const [story, us] = new Story().seats(['Us', { bank: 5_000 }]);
    const [place] = story.gang('Them').owns('speakeasy').in('docks');
    us.gives({
      ...{ kind: 'raid', business: place, crew: [us.has('slugger')] },
      muscle: [
        { profile: 'punk', count: 2 },
        { profile: 'enforcer', count: 1 },
      ],
    });
    story.phase('reveal');
    const battle = story.battle();
    const { attackers, defenders } = buildArrangedBattle(story.state, battle).muster;
    const melee = [...attackers.crew, ...defenders.guards].map((one) => one.melee);
    expect(new Set(melee)).toEqual(new Set(['club']));
  });
});

describe('dynamite and gasoline', () => {
  /** A raid of ours on their place, with a man who carries two sticks and a bottle. */
  function carried() {
    const [story, us] = new Story().seats(['Us', { bank: 1_000 }]);
    const [place] = story.gang('Them').owns('speakeasy').in('docks');
    const man = us.has('hoodlum');
    const before = us.bank;
    for (const weapon of ['dynamite', 'dynamite', 'gasoline'] as const) {
      us.gives({ kind: 'arm', gangster: man, weapon });
    }
    expect(before - us.bank).toBe(75);
    us.gives({ kind: 'raid', business: place, crew: [man] });
    story.phase('reveal');
    const battle = story.battle();
    return { story, battle, man };
  }

  it('[GANG-9] bought at $25, carried to the table, used up, gone from the roster', () => {
    const { story, battle, man } = carried();
    const muster = buildArrangedBattle(story.state, battle).muster;
    expect(muster.attackers.crew[0]).toMatchObject({ dynamite: 2, gasoline: 1, grenades: 0 });
    const result = resolveMuster(muster, 1);
    const spent = result.figures.map((one) =>
      one.id === man ? { ...one, posture: 'up' as const, dynamite: 0, gasoline: 0 } : one,
    );
    const { fates } = convertResult(story.state, battle, { ...result, figures: spent });
    expect(fates[0]).toMatchObject({ dynamiteUsed: 2, gasolineUsed: 1, grenadesUsed: 0 });
    const mine = { gangster: man, wounds: 0, isDead: false, isArrested: false, madeName: false };
    story.settles('b1', {
      ending: 'held',
      winner: 'defenders',
      fates: [{ ...mine, grenadesUsed: 0, dynamiteUsed: 1, gasolineUsed: 1 }],
    });
    expect(story.state.gangsters[man]?.weapons).toEqual(['dynamite']);
  });

  it('[GANG-9] a report of more than he had is refused', () => {
    const { story, man } = carried();
    const mine = { gangster: man, wounds: 0, isDead: false, isArrested: false, madeName: false };
    const told = { ending: 'held', winner: 'defenders' } as const;
    for (const [used, sentence] of [
      [{ dynamiteUsed: 3 }, /has 2 sticks of dynamite/],
      [{ gasolineUsed: 2 }, /has 1 gasoline bomb,/],
    ] as const) {
      expect(() => story.settles('b1', { ...told, fates: [{ ...mine, grenadesUsed: 0, ...used }] })).toThrow(sentence);
    }
  });

  it('[SK-11, GANG-9] an NPC gang that pays for a Bomber arms him', () => {
    const [story, irish] = new Story().seats(['Irish', { type: 'irish', isHuman: false, bank: 3_000 }]);
    irish.owns('speakeasy', 2).in('docks');
    story.gang('Them', { isHuman: false }).owns('speakeasy').in('docks');
    const bomber = irish.has('enforcer', {}, { skills: ['bomber'] });
    story.cityHall();
    const orders = planMonth(buildSeatView(story.state, irish.seat)).map(({ order }) => order);
    expect(orders).toContainEqual({ kind: 'arm', gangster: bomber, weapon: 'dynamite' });
  });
});

describe('safes', () => {
  it.each([
    [2, []],
    [3, [{ isVault: undefined }]],
    [4, [{ isVault: true }]],
  ])('[SCN-1a] a business of %i Loot dice: %j', (lootDice, expected) => {
    const muster = musterFor('smash-and-grab', { lootDice, lootPoints: 9 });
    const { story } = setUpMuster(muster, [...layout]);
    const safes = Object.values(story.state.objectives).filter(({ kind }) => kind === 'safe');
    expect(safes.map(({ isVault }) => ({ isVault }))).toEqual(expected);
    const pieces = Object.values(story.state.objectives).reduce((sum, { loot }) => sum + loot, 0);
    expect(pieces).toBe(9);
  });
});
