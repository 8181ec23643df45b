import { describe, expect, it } from 'vitest';
import { settleAftermath } from '#main/games/paradise/rules/skirmish/outcomes/aftermath.ts';
import { listOutrageLines } from '#main/games/paradise/rules/outrage/causes.ts';
import { explode } from '#main/games/paradise/rules/skirmish/rules/bombs/explosions.ts';
import { createRackFigure } from '#main/games/paradise/rules/skirmish/table/figures.ts';
import { startFire } from '#main/games/paradise/rules/skirmish/rules/bombs/fires.ts';
import { takeHostage } from '#main/games/paradise/rules/skirmish/rules/brawling/hostages.ts';
import { rollDeadlyHit, type Blow } from '#main/games/paradise/rules/skirmish/rules/injury.ts';
import { listShotCauses } from '#main/games/paradise/rules/skirmish/rules/publicView.ts';
import { listReadyWays } from '#main/games/paradise/rules/skirmish/rules/shooting/shot.ts';
import { shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { BattleStory, building } from '#test/support/battleStory.ts';
import { layout, musterFor, setUpMuster } from '#test/support/scenarioStory.ts';
import { shotOf } from '#test/support/shots.ts';

const blow = { by: null, modifiers: [{ reason: 'an axe', value: 1 }], isShot: false };

/** A gunman, an enemy and a citizen in the street. */
function street(isPublic = true): BattleStory {
  const story = new BattleStory({ isPublic }).stands(
    'Shooter 10,10 pistol',
    'vs Target 14,10 stunts=6',
    'by Passer-by 40,30',
  );
  return story;
}

describe('what the public sees', () => {
  it('[PO-2] a gunfight in public with citizens about counts, and only once', () => {
    const fire = (story: BattleStory) =>
      story.play([6], (table) => shoot(table, 'Shooter', 'Target', shotOf(story, false)));
    const story = street();
    fire(story);
    story.figure('Shooter').firearms = [{ gun: 'pistol', isEmpty: false, isJammed: false, blasts: 2 }];
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
      story.play([6], (table) => rollDeadlyHit(table, 'Passer-by', blow));
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
    story.play([6, 1, 1], (table) => rollDeadlyHit(table, 'Waiter', blow));
    expect(story.state.seen).toEqual({ hostages: 1, 'hostage-killed': 1 });
  });

  it('[PO-2, BOMB-3] fire that reaches a business, or where people live', () => {
    const seen = (use: 'business' | 'residence', face: number) => {
      const story = new BattleStory({ buildings: [building('house', { x: 20, y: 5, width: 5, height: 5 }, { use })] });
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
      story.play(face === 5 ? [face - 1, 1] : [face], (table) => rollDeadlyHit(table, 'Officer', blow));
      return story.state.seen['police-hurt'];
    };
    expect([seen('police', 5), seen('police', 6), seen('fed', 6)]).toEqual([1, 1, undefined]);
  });

  it('[PO-2, HIT-1] bodies left in the street when it is over', () => {
    const story = street();
    story.play([6, 1], (table) => rollDeadlyHit(table, 'Target', blow));
    expect(story.state.seen.bodies).toBeUndefined();
    story.state.winner = 'attackers';
    story.figure('Shooter').posture = 'gone';
    story.play([], settleAftermath);
    expect(story.state.seen.bodies).toBe(1);
  });

  it('[PO-2, SCN-12] a policeman hurt by his own driving or his own side was hurt by no gangster', () => {
    const seen = (blow: Partial<Blow>) => {
      const story = street();
      const officer = { side: 'defenders', kind: 'police', stats: { hits: 6, guts: 6 } } as const;
      story.has('Officer', 20, 20, officer);
      story.has('Partner', 21, 20, officer);
      story.play([6], (table) => rollDeadlyHit(table, 'Officer', { by: null, modifiers: [], isShot: false, ...blow }));
      return story.state.seen['police-hurt'];
    };
    expect([seen({ isMishap: true }), seen({ by: 'Partner' })]).toEqual([undefined, undefined]);
    expect([seen({ by: 'Shooter' }), seen({})]).toEqual([1, 1]);
  });
});

/** A speakeasy on a street, raided; two gunmen in the street, a guard in the bar. */
function speakeasy(walksBy: readonly number[]): BattleStory {
  const { story } = setUpMuster(musterFor('raid', { setting: 'restaurant' }), [...layout, ...walksBy]);
  story.stands('Raider 24,16 stunts=6 pistol', 'vs Guard 21,6 stunts=6 pistol');
  return story;
}

/** One shot of a pistol from a man to another, with its dice. */
function fireAt(story: BattleStory, who: string, whom: string, dice: readonly number[]): void {
  story.figure(who).firearms = [{ gun: 'pistol', isEmpty: false, isJammed: false, blasts: 2 }];
  const single = listReadyWays(story.figure(who)).find(({ mode }) => !mode.isBlazing);
  if (single === undefined) throw new Error('He has a pistol.');
  story.play(dice, (table) => shoot(table, who, whom, { ...single, gats: 3, modifiers: [], chance: 0.5 }));
}

/** Fires so many shots in turn, in at the door and out of it, then within the bar; all miss. */
function shootItOut(story: BattleStory, shots: number): void {
  for (let shot = 0; shot < shots; shot += 1) {
    if (shot === shots / 2) story.figure('Raider').at = { x: 22, y: 8 };
    const [who, whom] = shot % 2 === 0 ? ['Raider', 'Guard'] : ['Guard', 'Raider'];
    fireAt(story, who, whom, [6]);
  }
}

/** What a battle as it stands would do to the outrage. */
function points(story: BattleStory): number {
  story.play([], settleAftermath);
  return listOutrageLines({ scenario: 'raid' }, { ending: 'taken', causes: story.state.seen }).reduce(
    (total, line) => total + line.points,
    0,
  );
}

describe('in public', () => {
  it('[PO-2a] a raid on a speakeasy while nobody walks by, twenty shots and a dead guard: nothing', () => {
    const story = speakeasy([4]);
    shootItOut(story, 20);
    story.figure('Guard').posture = 'dead';
    expect(points(story)).toBe(0);
  });

  it('[PO-2a] the same with somebody walking by: 1', () => {
    const story = speakeasy([2, 1, 1, 6]);
    shootItOut(story, 20);
    story.figure('Guard').posture = 'dead';
    expect(points(story)).toBe(1);
  });

  it('[PO-2a] passers-by who see neither the one nor the other, or shots from house to house, count for nothing', () => {
    const story = speakeasy([2, 1, 1, 6]);
    for (const one of Object.values(story.state.figures)) {
      if (one.side === 'civilians' && !one.worksHere) one.at = { x: 11, y: 35.5 };
    }
    shootItOut(story, 2);
    const inside = speakeasy([2, 1, 1, 6]);
    inside.figure('Raider').at = { x: 22, y: 8 };
    shootItOut(inside, 2);
    expect([points(story), points(inside)]).toEqual([0, 0]);
  });

  it('[PO-2a] a guest wounded in the bar makes a gunfight of it, a dead one 3 in all', () => {
    const hit = (hits: number, dice: readonly number[]) => {
      const story = speakeasy([4]);
      story.citizen('Guest', 20, 8, { stats: { hits, guts: 6 } });
      story.figure('Raider').at = { x: 22, y: 8 };
      story.figure('Guard').at = { x: 26, y: 4 };
      fireAt(story, 'Raider', 'Guest', dice);
      return points(story);
    };
    expect([hit(6, [1, 4]), hit(2, [1, 5])]).toEqual([1, 3]);
  });

  it('[PO-2a] a grenade among the guests: 2; in a house with nobody else in it nothing', () => {
    const blast = (guests: number) => {
      const story = speakeasy([4]);
      for (const one of Object.values(story.state.figures)) {
        if (one.worksHere) one.posture = 'gone';
      }
      for (let guest = 0; guest < guests; guest += 1) story.citizen(`Guest ${guest}`, 28, 3);
      const size = { sticks: 1, isHalf: false, what: 'A grenade', stuntsModifier: 0 };
      story.figure('Guard').at = { x: 26, y: 9 };
      story.play([], (table) => explode(table, { at: { x: 18, y: 3 }, ...size, isThrown: true }));
      return points(story);
    };
    expect([blast(2), blast(0)]).toEqual([2, 0]);
  });

  it('[PO-2a] explosives in the street: 2; on the docks nothing', () => {
    const blast = (isPublic: boolean) => {
      const story = street(isPublic);
      story.play([], (table) =>
        explode(table, {
          ...{ at: { x: 30, y: 20 }, sticks: 1, isHalf: false },
          ...{ what: 'A grenade', stuntsModifier: 0, isThrown: true },
        }),
      );
      return story.state.seen.explosives;
    };
    expect([blast(true), blast(false)]).toEqual([1, undefined]);
  });

  it('[PO-2a] five winners on their feet carry one dead raider off; once the sirens sounded nobody does', () => {
    const left = (sirens: boolean, standing: number, dead: number) => {
      const story = new BattleStory({ isPublic: true });
      for (let i = 0; i < standing; i += 1) story.faces(`d${i}`, 10 + i, 10);
      for (let i = 0; i < dead; i += 1) story.has(`a${i}`, 20 + i, 20, { now: { posture: 'dead' } });
      if (sirens) story.play([], (table) => table.emit({ type: 'sirens', on: true }));
      story.state.winner = 'defenders';
      story.play([], settleAftermath);
      return story.state.seen.bodies ?? 0;
    };
    expect([left(false, 5, 1), left(true, 5, 1), left(false, 2, 5)]).toEqual([0, 1, 3]);
  });

  it.each([
    ['raid', 'restaurant', [2, 1, 1, 6], 2],
    ['raid', 'restaurant', [3], 0],
    ['siege', 'restaurant', [1, 1, 6], 2],
    ['show-of-strength', 'street', [1, 1, 6], 2],
    ['mean-streets', 'street', [1, 1, 6], 2],
    ['showdown', 'street', [1, 1, 6], 2],
    ['meet', 'restaurant', [3], 0],
    ['rumble', 'lot', [2, 3, 1, 6], 4],
    ['raid', 'docks', [], 0],
    ['meet', 'farmhouse', [], 0],
  ] as const)('[PO-2a] %s, %s: dice of %j bring %i passers-by', (scenario, setting, dice, count) => {
    const { story } = setUpMuster(musterFor(scenario, { setting }), [...layout, ...dice]);
    const people = Object.values(story.state.figures).filter(
      ({ side, worksHere }) => side === 'civilians' && !worksHere,
    );
    expect(people).toHaveLength(count);
  });

  it('[PO-2a, SCN-2] in a public building the public is inside, and shots there are a gunfight', () => {
    const target = { ...createRackFigure('t', 'defenders', 'boss', { guns: [], melee: 'fists' }) };
    const muster = musterFor('hit', {
      setting: 'bank',
      target: 't',
      defenders: { crew: [target] },
      attackers: { crew: [createRackFigure('a', 'attackers', 'hoodlum', { guns: [], melee: 'fists' })] },
    });
    const { story } = setUpMuster(muster, [...layout, 1, 1, 6]);
    const shot = listShotCauses(story.state, story.figure('a'), story.figure('t'));
    for (const one of Object.values(story.state.figures)) {
      if (one.kind === 'civilian' && !one.worksHere) one.posture = 'gone';
    }
    expect([shot, listShotCauses(story.state, story.figure('a'), story.figure('t'))]).toEqual([['gunfight'], []]);
  });
});
