import type { PublicCause } from '../../../../../src-shared/games/paradise/battles.ts';
import type { NewsPerson, NewsToll } from '../../../../../src-shared/games/paradise/news.ts';
import { joinWords } from '../../../../../src-shared/words/text.ts';
import type { Desk, Facts } from '../../../../press/desk/desk.ts';
import { gangPhrase, numberWord } from '../../phrases.ts';

const oneDead = [
  'The dead man is {dead}.',
  'The coroner has one name from it: {dead}.',
  'It cost the life of {dead}.',
  'Dead is {dead}.',
  'There was one who did not get up, and he was {dead}.',
  'He who stayed behind was {dead}.',
  'One chair will be empty, that of {dead}.',
] as const;
const severalDead = [
  'The dead are {dead}.',
  'The coroner wrote down these names: {dead}.',
  'There will be black on several doors, for they carried away {dead}.',
  'It cost the lives of {dead}.',
  'Dead on the ground lay {dead}.',
  'The following will be missed on payday: {dead}.',
  'Those who did not go home are {dead}.',
] as const;
const arrests = [
  'In custody: {held}.',
  'The police have {held}.',
  'The wagon went off with {held}.',
  'Booked, and asking for a lawyer: {held}.',
  'A cell has been found for {held}.',
  'The desk sergeant has made the acquaintance of {held}.',
] as const;
const others = [
  'Men whose names nobody would give fell too, to the number of {others}.',
  'The morgue was asked to find room for {others} of no known address.',
  'The hired hands came off badly, with {others} dead.',
  'Those engaged for the evening only may be put down at {others} dead.',
  'Of men without a name there fell {others}.',
] as const;
const citizens = [
  'What the city will not get over so soon is that {citizens} had no part in the quarrel, and {are} dead of it.',
  'Among the fallen there lay {citizens} who had come out only to buy a newspaper, or the like of it.',
  'The bystanders paid as well. Of their number {citizens} will not come home.',
  'No gang will bury {citizens} who stood too near; the parish will.',
  'The Mayor has been asked what he means to say to the families, {citizens} having been killed in passing.',
] as const;
const policemen = [
  'On the side of the law {police} went down.',
  'The police report {police} hurt, and a good many angry.',
  'The list of the injured holds {police}.',
  'At the City Hospital {police} could be seen by their wives.',
] as const;
const sights: Readonly<Record<PublicCause, readonly string[]>> = {
  gunfight: [
    'All of it passed before the eyes of the public, who had not bought tickets.',
    'There were shoppers in the street throughout, most of them flat on it.',
    'The shooting was done in the open, among perambulators.',
  ],
  'citizen-killed': [],
  'innocent-killed': [
    'One of the victims was of an age, or of a gentleness, to make strong men in {district} turn away.',
    'That the innocent should have paid is what is being said on every step in {district}.',
  ],
  hostages: [
    'Persons who had nothing to do with it were held before the guns like umbrellas.',
    'Several bystanders were obliged to stand nearer than they had meant to, with an arm about the neck.',
  ],
  'hostage-killed': [
    'One of those who were held as shields did not live, and {district} will not soon forgive it.',
  ],
  bodies: [
    'What had fallen was left to lie in the public way, where the schools go past.',
    'No one had the decency to carry off the fallen before the milk came.',
  ],
  explosives: [
    'Something was thrown that went off, and it took the front out of a stationer’s.',
    'There was an explosion, felt as far as the Union Station, where it was posted as a late train.',
  ],
  'fire-in-business': [
    'The place was afterward on fire, and the engines had it out by morning.',
    'Flames finished what the guns had overlooked.',
  ],
  'fire-in-residence': [
    'A dwelling burned, and families stood in {district} in their blankets.',
    'The fire went into the houses. Those who lived there are with relations.',
  ],
  'police-hurt': [],
};

/** A name once; several of one name, as they gave it. */
function eachOnce(people: readonly NewsPerson[]): string[] {
  const names = people.map(({ name }) => name);
  return [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length;
    return count === 1 ? name : `${numberWord(count)} who gave the name of ${name}`;
  });
}

/** Names by gang: `Al Ab and Bo Cy, of the Foxes; and Di Ek, of the Elks`. */
export function namesOf(people: readonly NewsPerson[]): string {
  const gangs = new Map<string, NewsPerson[]>();
  for (const person of people) {
    gangs.set(person.gang.seat, [...(gangs.get(person.gang.seat) ?? []), person]);
  }
  const groups = [...gangs.values()].map((group) => {
    const gang = group[0] === undefined ? '' : gangPhrase(group[0].gang);
    return `${joinWords(eachOnce(group))}, of ${gang}`;
  });
  return groups.join('; ');
}

/** More than these are counted in a story, and named in the month's roll. */
const namedInStory = 5;

function heldOf(arrested: readonly NewsPerson[]): string {
  if (arrested.length <= namedInStory) return namesOf(arrested);
  const gangs = new Map(arrested.map(({ gang }) => [gang.seat, gangPhrase(gang)]));
  return `${numberWord(arrested.length)} of ${joinWords([...gangs.values()])}`;
}

/** `two dead and one arrested`, for a note. */
export function tollClause(toll: NewsToll): string {
  const dead = toll.dead.length + toll.othersDead + toll.citizensDead;
  const parts = [
    dead > 0 ? `${numberWord(dead)} dead` : null,
    toll.arrested.length > 0 ? `${numberWord(toll.arrested.length)} arrested` : null,
    toll.policeHurt > 0 ? `${numberWord(toll.policeHurt)} of the police hurt` : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'no lives lost' : joinWords(parts);
}

/** The paragraphs of a fight's story that name the fallen and tell what the street saw. */
export function tollParagraphs(desk: Desk, toll: NewsToll, place: Facts): string[] {
  const said = (part: string, phrasings: readonly string[], facts: Facts): string | null =>
    desk.say(`battle/${part}`, phrasings, { ...place, ...facts }, 3);
  const { dead, arrested, othersDead, citizensDead, policeHurt } = toll;
  const names =
    dead.length === 1
      ? said('one dead', oneDead, { dead: namesOf(dead) })
      : said('dead', severalDead, { dead: namesOf(dead) });
  const count = (number: number, one: string, many: string): string =>
    `${numberWord(number)} ${number === 1 ? one : many}`;
  const bystanders = {
    citizens: count(citizensDead, 'citizen', 'citizens'),
    are: citizensDead === 1 ? 'is' : 'are',
  };
  const fallen = [
    dead.length > 0 ? names : null,
    othersDead > 0 ? said('others', others, { others: numberWord(othersDead) }) : null,
    arrested.length > 0 ? said('arrests', arrests, { held: heldOf(arrested) }) : null,
  ];
  const seen = [
    citizensDead > 0 ? said('citizens', citizens, bystanders) : null,
    policeHurt > 0
      ? said('police', policemen, { police: count(policeHurt, 'officer', 'officers') })
      : null,
    ...toll.causes.slice(0, 3).map((cause) => said(cause, sights[cause], {})),
  ];
  return [fallen, seen]
    .map((sentences) => sentences.filter((sentence) => sentence !== null).join(' '))
    .filter((paragraph) => paragraph !== '');
}
