import { describe, expect, it } from 'vitest';
import { settleAftermath } from '../../../src-main/rulebooks/paradise/skirmish/aftermath.ts';
import { throwBomb } from '../../../src-main/rulebooks/paradise/skirmish/bombs.ts';
import { startFire } from '../../../src-main/rulebooks/paradise/skirmish/fires.ts';
import { takeHostage } from '../../../src-main/rulebooks/paradise/skirmish/hostages.ts';
import { deadlyHit } from '../../../src-main/rulebooks/paradise/skirmish/injury.ts';
import { shoot } from '../../../src-main/rulebooks/paradise/skirmish/shooting.ts';
import { BattleStory, building } from '../../support/battleStory.ts';
import { shotOf } from '../../support/shots.ts';

const blow = { by: null, modifiers: [{ reason: 'an axe', value: 1 }], isShot: false };

/** A gunman, an enemy and a citizen in the street. */
function street(isPublic = true): BattleStory {
  const story = new BattleStory({ isPublic });
  story.has('Shooter', 10, 10, { guns: ['pistol'] });
  story.faces('Target', 14, 10, { stats: { stunts: 6 } });
  story.citizen('Passer-by', 40, 30);
  return story;
}

describe('what the public sees', () => {
  it('[PO-2] a gunfight in public with citizens about counts, and only once', () => {
    const fire = (story: BattleStory) =>
      story.play([6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    const story = street();
    fire(story);
    story.figure('Shooter').firearms = [
      { gun: 'pistol', isEmpty: false, isJammed: false, blasts: 2 },
    ];
    fire(story);
    expect(story.state.seen).toEqual({ gunfight: 1 });
    const yard = street(false);
    fire(yard);
    const empty = street();
    empty.figure('Passer-by').posture = 'gone';
    fire(empty);
    expect([yard.state.seen, empty.state.seen]).toEqual([{}, {}]);
  });

  it('[PO-2] a dead citizen, and a dead child or little old lady', () => {
    const seen = (profile: string) => {
      const story = street();
      story.figure('Passer-by').profile = profile;
      story.play([6], (table) => deadlyHit(table, 'Passer-by', blow));
      return story.state.seen;
    };
    expect([seen('Citizen'), seen('Street Kid'), seen('Little Old Lady')]).toEqual([
      { 'citizen-killed': 1 },
      { 'innocent-killed': 1 },
      { 'innocent-killed': 1 },
    ]);
  });

  it('[PO-2, GATS-7] hostages taken, and an innocent one killed', () => {
    const story = street();
    story.citizen('Waiter', 11, 10);
    story.play([], (table) => takeHostage(table, 'Shooter', 'Waiter'));
    expect(story.state.seen).toEqual({ hostages: 1 });
    story.play([6, 1, 1], (table) => deadlyHit(table, 'Waiter', blow));
    expect(story.state.seen).toEqual({ hostages: 1, 'hostage-killed': 1 });
  });

  it('[PO-2] explosives in a public place, or anywhere with citizens about', () => {
    const seen = (story: BattleStory) => {
      story.figure('Shooter').grenades = 1;
      const grenade = { kind: 'grenade', sticks: 1 } as const;
      story.play([1], (table) => throwBomb(table, 'Shooter', { x: 20, y: 24 }, grenade));
      return story.state.seen.explosives;
    };
    const deserted = street(false);
    deserted.figure('Passer-by').posture = 'gone';
    expect([seen(street()), seen(street(false)), seen(deserted)]).toEqual([1, 1, undefined]);
  });

  it('[PO-2, BOMB-3] fire that reaches a business, or where people live', () => {
    const seen = (use: 'business' | 'residence', face: number) => {
      const story = new BattleStory({
        buildings: [building('house', { x: 20, y: 5, width: 5, height: 5 }, { use })],
      });
      story.play([face], (table) => startFire(table, { x: 22, y: 10 }));
      return story.state.seen;
    };
    expect([seen('business', 1), seen('residence', 1), seen('residence', 2)]).toEqual([
      { 'fire-in-business': 1 },
      { 'fire-in-residence': 1 },
      {},
    ]);
  });

  it('[PO-2, PO-6] a wounded or dead policeman, but a Fed is no policeman', () => {
    const seen = (kind: 'police' | 'fed', face: number) => {
      const story = street();
      story.faces('Officer', 20, 20, { kind, stats: { guts: 6, hits: 6 } });
      story.play(face === 5 ? [face - 1, 1] : [face], (table) => deadlyHit(table, 'Officer', blow));
      return story.state.seen['police-hurt'];
    };
    expect([seen('police', 5), seen('police', 6), seen('fed', 6)]).toEqual([1, 1, undefined]);
  });

  it('[PO-2, HIT-1] bodies left in the street when it is over', () => {
    const story = street();
    story.play([6, 1], (table) => deadlyHit(table, 'Target', blow));
    expect(story.state.seen.bodies).toBeUndefined();
    story.state.winner = 'attackers';
    story.play([], settleAftermath);
    expect(story.state.seen.bodies).toBe(1);
  });
});
