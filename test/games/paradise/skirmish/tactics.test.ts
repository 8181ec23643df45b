import { describe, expect, it } from 'vitest';
import { offerSurrender } from '#main/games/paradise/rules/skirmish/tactics/lawful.ts';
import { findBestShot, isWorthAiming } from '#main/games/paradise/rules/skirmish/tactics/fighting/aim.ts';
import { acts } from '#test/support/acts.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { shotOf } from '#test/support/shots.ts';
import { isFoe } from '#main/games/paradise/rules/skirmish/rules/foes.ts';

describe('whom to shoot and how', () => {
  it('[SCN-2] the target of a Hit before a nearer man', () => {
    const story = new BattleStory().stands('Killer 10,10 pistol', 'vs Guard 14,10', 'vs Target 16,10');
    const at = (prize: string | null) => findBestShot(story.state, story.figure('Killer'), prize)?.target.id;
    expect([at(null), at('Target')]).toEqual(['Guard', 'Target']);
  });

  it('[GATS-4] a long shot is aimed, a sure one fired twice', () => {
    const story = new BattleStory().stands('Shooter 1,10 pistol', 'vs Target 5,10');
    expect(isWorthAiming(shotOf(story, false))).toBe(false);
    story.figure('Target').at.x = 20;
    expect(isWorthAiming(shotOf(story, false))).toBe(true);
  });

  it('[SK-64] a Two-gun Kid counts both his pistols', () => {
    const worth = (skills: 'two-gun-kid'[]) => {
      const story = new BattleStory();
      story.has('Kid', 10, 10, { guns: ['pistol', 'pistol'], skills });
      story.faces('Target', 16, 10);
      return findBestShot(story.state, story.figure('Kid'))?.worth ?? 0;
    };
    expect(worth(['two-gun-kid'])).toBeCloseTo(2 * worth([]));
  });

  it('[SK-33] throws a knife where nothing else he has promises as much', () => {
    const story = new BattleStory().stands('Blade 10,10 knife-thrower knife', 'vs Target 14,10');
    const { rolls } = acts(story, 'Blade', [6]);
    expect(rolls[0]?.purpose).toMatch(/throws his knife/);
    expect(story.figure('Blade').melee).toBe('fists');
  });

  it('[GUTS-4] stares down whom he could hardly hit', () => {
    const story = new BattleStory().stands('Killer 10,10 purse-gun +isStoneCold', 'vs Coward 15,10 guts=2');
    const { texts } = acts(story, 'Killer', [6]);
    expect(texts[0]).toBe('Killer gives Coward The Look.');
  });

  it('[SK-31] a Hothead drops a good shot for a swing', () => {
    const story = new BattleStory().stands('Hothead 10,10 tommy-gun hothead', 'vs Target 14,10');
    const { texts } = acts(story, 'Hothead', [1, 1, 6, 6]);
    expect(texts.join()).toMatch(/come to blows/);
  });

  it('[GATS-6] reloads rather than run at better fists', () => {
    const story = new BattleStory();
    const gun = { gun: 'pistol', isEmpty: true, isJammed: false, blasts: 2 } as const;
    story.has('Shooter', 10, 10, { now: { firearms: [gun] } });
    story.faces('Bruiser', 14, 10, { stats: { fists: 5 } });
    expect(acts(story, 'Shooter', []).texts).toEqual(['Shooter reloads.']);
  });

  it('[CARD-3] citizens who rose fight those they rose against, and are fought', () => {
    const story = new BattleStory().stands('raider 10,10', 'vs guard 12,10', 'by baker 11,10');
    story.state.risenAgainst = 'attackers';
    const { raider, guard, baker } = story.state.figures;
    if (raider === undefined || guard === undefined || baker === undefined) throw new Error('Who?');
    expect([isFoe(story.state, baker, raider), isFoe(story.state, baker, guard)]).toEqual([true, false]);
    expect([isFoe(story.state, raider, baker), isFoe(story.state, guard, baker)]).toEqual([true, false]);
  });
});

describe('hostages and the law', () => {
  const cornered = () => {
    const story = new BattleStory().stands('Spats 10,10 pistol', 'by Waiter 11,10');
    for (const n of [1, 2]) story.faces(`Cop${n}`, 20, 9 + n, { kind: 'police', guns: ['pistol'] });
    return story;
  };

  it('[GATS-7] outnumbered by the law a gunman takes whoever stands by, and runs to one who does not', () => {
    const story = cornered();
    expect(acts(story, 'Spats', []).texts[0]).toMatch(/grabs Waiter/);
    const far = cornered();
    far.figure('Waiter').at.x = 13.5;
    acts(far, 'Spats', [1]);
    expect(far.figure('Spats').at.x).toBeGreaterThan(11);
  });

  it('[GATS-7] lets them go when no law is left to be afraid of', () => {
    const story = cornered();
    acts(story, 'Spats', []);
    for (const n of [1, 2]) story.figure(`Cop${n}`).posture = 'dead';
    acts(story, 'Spats', []);
    expect(story.figure('Waiter').heldBy).toBeNull();
  });

  it('[GUTS-3] an officer cuffs whoever lies senseless at his feet, five a man', () => {
    const story = new BattleStory().stands('Cop 10,10 police', 'vs Sleeper 10.8,10 posture=out-cold');
    acts(story, 'Cop', []);
    expect(story.figure('Sleeper').posture).toBe('arrested');
    const busy = new BattleStory().stands('Cop 10,10 police', 'vs Sleeper 10.8,10 posture=out-cold');
    for (let n = 0; n < 5; n += 1) busy.faces(`p${n}`, 30, n, { now: { posture: 'arrested' } });
    acts(busy, 'Cop', []);
    expect(busy.figure('Sleeper').posture).toBe('out-cold');
  });

  it('[CARD-6, GUTS-3] an officer talks a shaken man into giving up: SMARTS against SMARTS', () => {
    const story = new BattleStory().stands('Cop 10,10 police', 'vs Shaken 15,10 pistol +isNervous');
    acts(story, 'Cop', [2, 5]);
    expect(story.figure('Shaken').posture).toBe('surrendered');
  });

  it('[SCN-10] hurt and alone among four officers a man puts up his hands', () => {
    const story = new BattleStory().stands('vs Hurt 10,10 pistol wounds=1');
    for (let n = 0; n < 4; n += 1) story.has(`Cop${n}`, 14, 8 + n, { kind: 'police' });
    acts(story, 'Hurt', []);
    expect(story.figure('Hurt').posture).toBe('surrendered');
  });

  it('[SCN-10] a gang that is outnumbered three to one gives the place up, unless one of them is too proud', () => {
    const raid = (guts: number) => {
      const story = new BattleStory();
      story.state.plan.lawCars = 1;
      story.faces('guard', 10, 10, { stats: { guts } });
      for (let n = 0; n < 3; n += 1) story.has(`Cop${n}`, 20, 8 + n, { kind: 'police' });
      story.play([], offerSurrender);
      return story.figure('guard').posture;
    };
    expect([raid(3), raid(4)]).toEqual(['arrested', 'up']);
  });
});
