import { formatDollars } from '#shared/words/text.ts';
import type { Skill } from '#shared/games/paradise/people.ts';

/** [GANG-10] One skill: the two faces that roll it (null: never rolled) and its effect. */
export type SkillRow = { skill: Skill; name: string; roll: string | null; effect: string };

/** [SK-55] Dollars the skill itself adds to a figure's price. */
export const snappyDresserDollars = 25;

/** [SK-0, SK-11 to SK-67] The skills table, 2D6 read singly. 66 is a free choice. */
export const skillTable: readonly SkillRow[] = [
  createRow('bomber', 'Bomber', '11', '+1 SMARTS to make or place a bomb, not to throw one.'),
  createRow('boxer', 'Boxer', '12', 'Two attacks an action with bare hands or martial arts.'),
  createRow('bruiser', 'Bruiser', '13', '+1 on the Brawling and Deadly Weapons tables, hand to hand.'),
  createRow('brutal-champ', 'Brutal Champ', '14', '+1 FISTS in public with people watching.'),
  createRow('cat-burglar', 'Cat Burglar', '15', '+2 STUNTS when climbing.'),
  createRow('cold-blooded', 'Cold Blooded', '16', 'Spends an extra action to finish a downed opponent.'),
  createRow('crippled', 'Crippled', '21', 'One stat, named by D6, is a point lower.'),
  createRow('drunk', 'Drunk or Addicted', '22', 'D6 1-4: -1 GATS, SMARTS and STUNTS for the scenario.'),
  createRow('fast-mover', 'Fast Mover', '23', '+3″ when running.'),
  createRow('gimpy', 'Gimpy', '24', '-1″ moving, -2″ running.'),
  createRow('gullible', 'Gullible', '25', '-1 SMARTS when persuaded or conned.'),
  createRow('gun-shy', 'Gun Shy', '26', 'Shot at, a 1 on Deadly Weapons counts as 2.'),
  createRow('hothead', 'Hothead', '31', 'Must attack the nearest enemy within 6″ hand to hand.'),
  createRow('just-nuts', 'Just Nuts', '32', '+1 STUNTS when escaping by a leap or dive.'),
  createRow('knife-thrower', 'Knife-thrower', '33', '+1 GATS with a thrown knife.'),
  createRow('lucky-cuss', 'Lucky Cuss', '34', 'Two re-rolls a game, of rolls by or against himself.'),
  createRow('mack-the-knife', 'Mack the Knife', '35', '+1 FISTS with a knife.'),
  createRow('martial-artist', 'Martial Artist', '36', '+1 STUNTS in close combat.'),
  createRow('mean-drunk', 'Mean Drunk', '41', 'When drunk: +1 FISTS, -2 GATS, +1 GUTS.'),
  createRow('mumbles', 'Mumbles', '42', '-1 SMARTS when talking to people.'),
  createRow('not-the-face', 'Not the Face!', '43', 'Getting up from a knock-down takes a card more.'),
  createRow('one-armed-man', 'One-Armed Man', '44', 'No two-handed work; -1 where two arms help.'),
  createRow('pineapple-man', 'Pineapple Man', '45', '+1 GATS throwing a bomb or grenade.'),
  createRow('pistoleer', 'Pistoleer', '46', '+1 GATS with a pistol.'),
  createRow('real-charmer', 'Real Charmer', '51', '+1 SMARTS when persuading.'),
  createRow('sharpshooter', 'Sharpshooter', '52', '+1 GATS with a rifle or carbine.'),
  createRow('shotgunner', 'Shotgunner', '53', '+1 GATS with a shotgun.'),
  createRow('slugger', 'Slugger', '54', '+1 FISTS with a club, pipe or bat.'),
  createRow(
    'snappy-dresser',
    'Snappy Dresser',
    '55',
    `Costs ${formatDollars(snappyDresserDollars)} more for his suits.`,
  ),
  createRow('spunky-kid', 'Spunky Kid', '56', 'One GUTS re-roll a scenario.'),
  createRow('squeamish', 'Squeamish', '61', '-1 GUTS for his own or a friend’s wound.'),
  createRow('tommy-gunner', 'Tommy Gunner', '62', '+1 GATS with a Tommy gun or BAR.'),
  createRow('tough-sob', 'Tough SOB', '63', '-1 from each of the first two wounds against him.'),
  createRow('two-gun-kid', 'Two-gun Kid', '64', 'Fires two pistols an action.'),
  createRow('wheel-man', 'Wheel Man', '65', '+2 STUNTS driving, two speed steps an action.'),
  createRow('femme-fatale', 'Femme Fatale', null, '+2 GATS or FISTS once a scenario.'),
  createRow('nice-girl', 'Nice Girl', null, 'Opponents have -1 FISTS and GATS against her.'),
  createRow('real-scary', 'Real Scary', null, '+1 when intimidating.'),
];

function createRow(skill: Skill, name: string, roll: string | null, effect: string): SkillRow {
  return { skill, name, roll, effect };
}

/** [SK-67, GANG-5] Returns true if the skill can be chosen by anyone other than a Gun Moll, who brings her own. */
export function mayBeChosen(skill: Skill): boolean {
  return lookUpSkillRow(skill).roll !== null || skill === 'real-scary';
}

const handicaps: ReadonlySet<Skill> = new Set([
  ...(['crippled', 'drunk', 'gimpy', 'gullible', 'gun-shy', 'hothead', 'mumbles'] as const),
  ...(['not-the-face', 'one-armed-man', 'snappy-dresser', 'squeamish'] as const),
]);

/** [SK-66] Returns true if a skill brings its owner no advantage. */
export const isHandicap = (skill: Skill): boolean => handicaps.has(skill);

/** [SK-66] The throw that lets the player choose. */
export const playersChoiceRoll = '66';

const byRoll = new Map(skillTable.flatMap((r) => (r.roll === null ? [] : [[r.roll, r.skill]])));
const bySkill = new Map(skillTable.map((r) => [r.skill, r]));

/** The skill two faces name, or null for the player's choice. */
export function findSkillByFaces(first: number, second: number): Skill | null {
  return byRoll.get(`${first}${second}`) ?? null;
}

/** [GANG-10] A skill’s row in the table. */
export function lookUpSkillRow(skill: Skill): SkillRow {
  const found = bySkill.get(skill);
  if (found === undefined) throw new Error(`No such skill: ${skill}`);
  return found;
}

/** [SK-21] The stat a crippled figure lost, by D6 face. */
export const crippledStatByFace = ['fists', 'gats', 'guts', 'stunts', 'smarts', 'hits'] as const;
