import { describe, expect, it } from 'vitest';
import { paradise } from '#main/games/paradise/rules/index.ts';
import { lookUpSkillRow, skillTable } from '#main/games/paradise/rules/tables/people/skills.ts';
import { Story } from '#test/support/story.ts';

/** The digest's table: ID, name, what it changes. */
const digest: [string, string, RegExp][] = [
  ['SK-11', 'Bomber', /\+1 SMARTS/],
  ['SK-12', 'Boxer', /Two attacks/],
  ['SK-13', 'Bruiser', /\+1 on the Brawling and Deadly Weapons/],
  ['SK-14', 'Brutal Champ', /\+1 FISTS in public/],
  ['SK-15', 'Cat Burglar', /\+2 STUNTS/],
  ['SK-16', 'Cold Blooded', /extra action/],
  ['SK-21', 'Crippled', /a point lower/],
  ['SK-22', 'Drunk or Addicted', /D6 1-4: -1 GATS, SMARTS and STUNTS/],
  ['SK-23', 'Fast Mover', /\+3″/],
  ['SK-24', 'Gimpy', /-1″ moving, -2″ running/],
  ['SK-25', 'Gullible', /-1 SMARTS/],
  ['SK-26', 'Gun Shy', /a 1 .* counts as 2/],
  ['SK-31', 'Hothead', /within 6″/],
  ['SK-32', 'Just Nuts', /\+1 STUNTS/],
  ['SK-33', 'Knife-thrower', /\+1 GATS/],
  ['SK-34', 'Lucky Cuss', /Two re-rolls/],
  ['SK-35', 'Mack the Knife', /\+1 FISTS/],
  ['SK-36', 'Martial Artist', /\+1 STUNTS/],
  ['SK-41', 'Mean Drunk', /\+1 FISTS, -2 GATS, \+1 GUTS/],
  ['SK-42', 'Mumbles', /-1 SMARTS/],
  ['SK-43', 'Not the Face!', /a card more/],
  ['SK-44', 'One-Armed Man', /-1/],
  ['SK-45', 'Pineapple Man', /\+1 GATS/],
  ['SK-46', 'Pistoleer', /\+1 GATS/],
  ['SK-51', 'Real Charmer', /\+1 SMARTS/],
  ['SK-52', 'Sharpshooter', /\+1 GATS/],
  ['SK-53', 'Shotgunner', /\+1 GATS/],
  ['SK-54', 'Slugger', /\+1 FISTS/],
  ['SK-55', 'Snappy Dresser', /\$25 more/],
  ['SK-56', 'Spunky Kid', /One GUTS re-roll/],
  ['SK-61', 'Squeamish', /-1 GUTS/],
  ['SK-62', 'Tommy Gunner', /\+1 GATS/],
  ['SK-63', 'Tough SOB', /first two wounds/],
  ['SK-64', 'Two-gun Kid', /two pistols/],
  ['SK-65', 'Wheel Man', /\+2 STUNTS/],
];

describe('the skills table as data', () => {
  it.each(digest)('[GANG-10] %s %s', (id, name, effect) => {
    const row = skillTable.find((candidate) => candidate.name === name);
    expect(`SK-${row?.roll}`).toBe(id);
    expect(row?.effect).toMatch(effect);
  });

  it('[GANG-10] has the two Gun Molls’ skills and Real Scary besides, never rolled', () => {
    const unrolled = skillTable.filter((row) => row.roll === null).map((row) => row.name);
    expect(unrolled).toEqual(['Femme Fatale', 'Nice Girl', 'Real Scary']);
    expect(skillTable).toHaveLength(38);
    expect(lookUpSkillRow('real-scary').effect).toMatch(/\+1 when intimidating/);
  });

  it('[GANG-10] shows a gangster’s skills with their effects', () => {
    const [story, gang] = new Story().seats('Shown');
    gang.has('hoodlum', {}, { name: 'Al', skills: ['boxer'] });
    const shown = paradise.view(story.state, gang.seat).gangsters.find(({ name }) => name === 'Al');
    expect(shown?.skills).toEqual([
      { skill: 'boxer', name: 'Boxer', effect: 'Two attacks an action with bare hands or martial arts.' },
    ]);
  });
});
