import type { NewsPerson, NewsToll } from '#shared/games/paradise/news/news.ts';
import { capitalize, joinWords } from '#shared/words/text.ts';
import { numberWord } from '#main/games/paradise/paper/phrases.ts';
import { count, gangName, formatMen } from '#main/games/paradise/paper/words.ts';
import { joinParagraph, say, type Beat } from '../beat.ts';
import { findFightKey, type Fight } from './keys.ts';

/** Counts all the dead: named, unnamed, and bystanders. */
export function countDead({ dead, othersDead, citizensDead }: NewsToll): number {
  return dead.length + othersDead + citizensDead;
}

/** `two persons were killed and three men were arrested`, for the end of a sentence. */
export function describeCost(toll: NewsToll): string {
  const dead = countDead(toll);
  const held = toll.arrested.length;
  const parts = [
    dead === 0 ? null : `${numberWord(dead)} ${dead === 1 ? 'person was' : 'persons were'} killed`,
    held === 0 ? null : `${numberWord(held)} ${held === 1 ? 'man was' : 'men were'} arrested`,
    toll.policeHurt === 0 ? null : `${count(toll.policeHurt, 'officer was', 'officers were')} shot`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'nobody was killed' : joinWords(parts);
}

const deadNames = [
  'The dead: {dead}.',
  'Those killed were {dead}.',
  'The coroner’s list has {dead}.',
  'Identified at the morgue: {dead}.',
  'Police gave the names of the dead as {dead}.',
] as const;
const oneDeadName = [
  'The dead man is {dead}.',
  'The man killed was {dead}.',
  'At the morgue the body was identified as that of {dead}.',
  'The coroner gave the name of the dead man as {dead}.',
] as const;
const oneOfDead = [
  'Among the dead is {dead}.',
  'One of the dead was identified as {dead}.',
  'Among the dead the police named {dead}.',
  'The coroner’s list of the dead has the name of {dead}.',
] as const;
const othersFell = [
  '{Others} whose names police did not have were also killed.',
  'The morgue holds {others} besides, not identified.',
  '{Others} hired for the night died with no name given.',
  'Not identified by a late hour: {others}.',
] as const;
const booked = [
  'Under arrest: {held}.',
  'Police hold {held}.',
  'Booked at the precinct: {held}.',
  'In cells on the charge of disorder and worse: {held}.',
] as const;
const bystanders = [
  '{Citizens} who had no part in the quarrel {are} among the dead.',
  'The dead include {citizens} who {were} only passing.',
  '{Citizens} {were} killed by stray shots.',
  'Of those killed, {citizens} had nothing to do with any gang, police said.',
  '{Citizens} died for no reason but to have been in the street.',
] as const;
const othersOnly = [
  'Police had no name for {others} among the dead.',
  'The morgue holds {others}, not identified.',
  '{Others} died with no name given.',
  'Nobody had come by a late hour to claim {others}.',
] as const;
/** Writes the dead, the arrested and the bystanders: names first. */
export function writeToll(fight: Fight, { desk }: Beat): string[] {
  const { dead, othersDead, arrested, citizensDead } = fight.toll;
  const named = dead.filter(({ isBoss }) => !isBoss || findFightKey(fight) !== 'boss-killed');
  const isAlone = countDead(fight.toll) === 1;
  const passersBy = {
    citizens: count(citizensDead, 'citizen', 'citizens'),
    Citizens: capitalize(count(citizensDead, 'citizen', 'citizens')),
    are: citizensDead === 1 ? 'is' : 'are',
    were: citizensDead === 1 ? 'was' : 'were',
  };
  const others = count(othersDead, 'man', 'men');
  const lines = [
    citizensDead === 0 ? [] : say(desk, 'toll/citizens', bystanders, passersBy),
    named.length === 0
      ? []
      : named.length > 1
        ? say(desk, 'toll/dead', deadNames, { dead: formatMen(named) })
        : say(desk, isAlone ? 'toll/one' : 'toll/one of', isAlone ? oneDeadName : oneOfDead, {
            dead: formatMen(named),
          }),
    othersDead === 0
      ? []
      : say(
          desk,
          named.length === 0 ? 'toll/only others' : 'toll/others',
          named.length === 0 ? othersOnly : othersFell,
          { others, Others: capitalize(others) },
        ),
    arrested.length === 0 ? [] : say(desk, 'toll/held', booked, { held: describeArrests(arrested) }),
  ];
  return joinParagraph(...lines);
}

/** More than these are counted in a story, a Boss excepted, and named in the month's roll. */
const namedInStory = 6;

function describeArrests(arrested: readonly NewsPerson[]): string {
  if (arrested.length <= namedInStory) return formatMen(arrested);
  const bosses = arrested.filter(({ isBoss }) => isBoss);
  const rest = arrested.filter(({ isBoss }) => !isBoss);
  const gangs = new Map(rest.map(({ gang }) => [gang.seat, gangName(gang)]));
  const men = `${count(rest.length, 'man', 'men')} of ${joinWords([...gangs.values()])}`;
  return bosses.length === 0 ? men : `${formatMen(bosses)}, with ${men}`;
}
