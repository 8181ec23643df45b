import type { NewsPerson, NewsToll } from '#shared/games/paradise/news/news.ts';
import { capitalize, joinWords } from '#shared/words/text.ts';
import { agree, count, gangName, formatMen } from '#main/games/paradise/paper/words.ts';
import type { Facts } from '#press/desk/desk.ts';
import { say, type Beat } from '../beat.ts';
import { findAge } from '../witnesses.ts';
import { countDead } from '../newsValue.ts';
import { findFightKey, type Fight } from './keys.ts';

/** `two persons, one of them a bystander, were killed and three men were arrested`, for the end of a sentence. */
export function describeCost(toll: NewsToll): string {
  const dead = countDead(toll);
  const held = toll.arrested.length;
  const parts = [
    dead === 0 ? null : describeKilled(dead, toll.citizensDead),
    held === 0 ? null : count(held, 'man was arrested', 'men were arrested'),
    toll.policeHurt === 0 ? null : `${count(toll.policeHurt, 'officer was', 'officers were')} shot`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'nobody was killed' : joinWords(parts);
}

/** Describes the killed, with the bystanders among them. */
function describeKilled(dead: number, citizens: number): string {
  const others = dead - citizens;
  return [
    ...(others === 0 ? [] : [count(others, 'person', 'persons')]),
    ...(citizens === 0 ? [] : [count(citizens, 'bystander', 'bystanders')]),
  ]
    .join(' and ')
    .concat(agree(dead, ' was killed', ' were killed'));
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
  '{Others} whose {names} police in {district} did not have {were} also killed.',
  'The morgue holds {others} from {district} besides, not identified.',
  '{Others} hired for the work of {weekday}, {date}, died with no name given.',
  'Not identified by a late hour of {weekday}, {date}: {others}.',
] as const;
const booked = [
  'Under arrest: {held}.',
  'Police hold {held}.',
  'Booked at the precinct: {held}.',
  'In cells on the charge of disorder and worse: {held}.',
] as const;
const bystanders = [
  '{Citizens} who had no part in the quarrel {are} among the dead of {district}.',
  'The dead of {weekday}, {date}, include {citizens} who {were} only passing.',
  '{Citizens} {were} killed by stray shots in {district} on {weekday}, {date}.',
  'Of those killed, {citizens} had nothing to do with any gang, police in {district} said.',
  '{Citizens} died {weekday}, {date}, for no reason but to have been in the street.',
] as const;
const othersOnly = [
  'Police had no name for {others} among the dead of {weekday}, {date}.',
  'The morgue holds {others} from {district}, not identified.',
  '{Others} died with no name given in {district} on {weekday}, {date}.',
  'Nobody has come to the morgue to claim {others}, killed {weekday}, {date}.',
] as const;
/** The most dead whose ages a story gives. */
const mostAged = 4;

/**
 * Writes the dead, the bystanders and the arrested: names first. The dead are never left out; bystanders whom the lede
 * has counted are not counted again.
 */
export function writeToll(fight: Fight, where: Facts, { desk, news }: Beat, lede: string): string {
  const { dead, othersDead, arrested, citizensDead } = fight.toll;
  const named = dead.filter(({ isBoss }) => !isBoss || findFightKey(fight) !== 'boss-killed');
  const isAlone = countDead(fight.toll) === 1;
  const passersBy = {
    ...where,
    citizens: count(citizensDead, 'citizen', 'citizens'),
    Citizens: capitalize(count(citizensDead, 'citizen', 'citizens')),
    are: agree(citizensDead, 'is', 'are'),
    were: agree(citizensDead, 'was', 'were'),
  };
  const others = count(othersDead, 'man', 'men');
  const unnamed = {
    ...where,
    others,
    Others: capitalize(others),
    names: agree(othersDead, 'name', 'names'),
    were: agree(othersDead, 'was', 'were'),
  };
  const [key, phrasings] =
    named.length > 1
      ? (['toll/dead', deadNames] as const)
      : isAlone
        ? (['toll/one', oneDeadName] as const)
        : (['toll/one of', oneOfDead] as const);
  const [otherKey, otherPhrasings] =
    named.length === 0 ? (['toll/only others', othersOnly] as const) : (['toll/others', othersFell] as const);
  return [
    ...(named.length === 0
      ? []
      : [
          desk.must(
            key,
            phrasings,
            { dead: formatMen(named, named.length > mostAged ? null : (one) => findAge(one, news.month)) },
            2,
          ),
        ]),
    ...(othersDead === 0 ? [] : [desk.must(otherKey, otherPhrasings, unnamed, 2)]),
    ...(citizensDead === 0 || lede.includes('bystander') ? [] : [desk.must('toll/citizens', bystanders, passersBy, 2)]),
    ...(arrested.length === 0 ? [] : say(desk, 'toll/held', booked, { held: describeArrests(arrested) })),
  ].join(' ');
}

/** More than these are counted in a story, a Boss excepted, and named in the month's roll. */
const namedInStory = 6;

/** Lists those of the arrested whom a story names. */
export function listNamedArrests(arrested: readonly NewsPerson[]): readonly NewsPerson[] {
  return arrested.length <= namedInStory ? arrested : arrested.filter(({ isBoss }) => isBoss);
}

function describeArrests(arrested: readonly NewsPerson[]): string {
  const bosses = listNamedArrests(arrested);
  if (bosses.length === arrested.length) return formatMen(arrested);
  const rest = arrested.filter(({ isBoss }) => !isBoss);
  const gangs = new Map(rest.map(({ gang }) => [gang.seat, gangName(gang)]));
  const men = `${count(rest.length, 'man', 'men')} of ${joinWords([...gangs.values()])}`;
  return bosses.length === 0 ? men : `${formatMen(bosses)}, with ${men}`;
}
