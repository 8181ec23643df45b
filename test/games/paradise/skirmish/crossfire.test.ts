import { describe, expect, it } from 'vitest';
import { shoot } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import { findBestShot } from '#main/games/paradise/rules/skirmish/tactics/fighting/aim.ts';
import { BattleStory } from '#test/support/battleStory.ts';
import { shotOf } from '#test/support/shots.ts';

describe('who else is hit', () => {
  it('[GATS-5] a burst into two enemies and a friend: each hit falls on one of three, and all three flinch', () => {
    const story = new BattleStory().stands(
      'Shooter 10,10 gats=5 tommy-gun',
      'vs Target 16,10',
      'vs Other 17,10',
      'Friend 16,11',
    );
    const shot = shotOf(story, true);
    // Three hits at GATS 3 and two near misses; the drum lasts; who is hit, and what it does: nothing to any of them.
    const fought = story.play([1, 2, 3, 4, 5, 6, 3, 1, 1, 2, 1, 3, 1], (table) =>
      shoot(table, 'Shooter', 'Target', shot),
    );
    const picks = fought.rolls.filter(({ purpose }) => purpose.startsWith('Who of the group'));
    expect(picks).toHaveLength(3);
    expect(fought.rolls.filter(({ purpose }) => purpose.startsWith('Deadly')).map((one) => one.purpose)).toEqual([
      'Deadly Weapons on Target',
      'Deadly Weapons on Other',
      'Deadly Weapons on Friend',
    ]);
    for (const id of ['Target', 'Other', 'Friend']) expect(story.figure(id).recovery).toBe(1);
    expect(story.figure('Shooter').recovery).toBe(0);
  });

  /** Whom a Tommy gunner at 10, 10 fires at, with these around him. */
  const choiceAmong = (set: (story: BattleStory) => void): string | null => {
    const story = new BattleStory().stands('Shooter 10,10 gats=5 tommy-gun');
    set(story);
    return findBestShot(story.state, story.figure('Shooter'))?.target.id ?? null;
  };
  const inABrawl = (story: BattleStory): void => {
    story.stands('vs Brawler 14,10', 'Friend 14,11');
  };
  const besideALady = (story: BattleStory): void => {
    story.stands('vs Ladykiller 14,14', 'by Lady 14,15');
  };

  it('[GATS-5] nobody fires into a brawl with a friend in it, nor past a bystander', () => {
    expect(choiceAmong(inABrawl)).toBeNull();
    expect(choiceAmong(besideALady)).toBeNull();
    expect(
      choiceAmong((story) => {
        inABrawl(story);
        besideALady(story);
        story.faces('Far', 30, 10);
      }),
    ).toBe('Far');
  });

  it('[GATS-5] two enemies beside one friend are not worth it, four of them are', () => {
    const crowd = (...enemies: [string, number, number][]): string | null =>
      choiceAmong((story) => {
        story.has('Friend', 14, 11);
        for (const [id, x, y] of enemies) story.faces(id, x, y);
      });
    expect(crowd(['One', 14, 10], ['Two', 15, 10])).toBeNull();
    expect(crowd(['One', 14, 10], ['Two', 15, 10], ['Three', 15, 11], ['Four', 14.5, 11.5])).not.toBeNull();
  });

  it('[PO-2] an officer never fires where a bystander might be hit; a gangster does for the man he came for', () => {
    const story = new BattleStory().stands(
      'Officer 10,10 pistol police',
      'Killer 10,11 gats=5 pistol',
      'vs Mark 13,10',
      'by Lady 13,11',
    );
    expect(findBestShot(story.state, story.figure('Officer'), 'Mark')).toBeNull();
    expect(findBestShot(story.state, story.figure('Killer'))).toBeNull();
    expect(findBestShot(story.state, story.figure('Killer'), 'Mark')?.target.id).toBe('Mark');
  });

  it.each([
    ['unarmed at 10″', 20, [], null],
    ['unarmed at 9″', 19, [], 'Citizen'],
    ['with a pistol at 10″', 20, ['pistol'], 'Citizen'],
  ] as const)('[CARD-3, PO-2] of a citizen who rose, %s', (_title, x, guns, target) => {
    const chosen = choiceAmong((story) => {
      story.state.risenAgainst = 'attackers';
      story.citizen('Citizen', x, 10, { guns: [...guns] });
    });
    expect(chosen).toBe(target);
  });
});
