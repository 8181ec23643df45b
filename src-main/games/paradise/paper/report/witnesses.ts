import type { NewsItemOf, NewsPerson, NewsSeen } from '#shared/games/paradise/news/news.ts';
import { computeAge } from '#shared/views/face/age.ts';
import { isSame, type Fight } from '../files/noted.ts';
import { formatMonthLater } from '../calendar.ts';
import { formatOrdinalWord, gangName } from '../words.ts';
import { findSurname } from './people.ts';
import { say, type Beat } from './beat.ts';

/** Returns the age that the paper gives somebody in a month. */
export function findAge({ name, formerly }: Pick<NewsPerson, 'name' | 'formerly'>, month: number): number {
  return computeAge(formerly ?? name, month);
}

const copy = {
  'chief led': [
    '{man}, {age}, chief of {gang}, led the attack in person, witnesses said.',
    'At the head of those who came was {man}, {age}, chief of {gang}, by several accounts.',
    '{man}, {age}, who is chief of {gang}, was seen in front.',
    'The first man through was {man}, {age}, chief of {gang}, according to a witness across the street.',
  ],
  'man led': [
    'The men who came were led by {man}, {age}, of {gang}, witnesses said.',
    '{man}, {age}, of {gang}, gave the orders, in the hearing of half the block.',
    'Detectives believe that {man}, {age}, of {gang}, was in charge.',
    'A man identified as {man}, {age}, of {gang}, was seen at the head of the party.',
    'At the head of it, by the account of a shopkeeper, was {man}, {age}, of {gang}.',
    'Two witnesses picked the picture of {man}, {age}, of {gang}, as that of the leader.',
  ],
  'chief met': [
    '{man}, {age}, chief of {gang}, was there when they came, and stayed.',
    '{man}, {age}, chief of {gang}, fired back with the rest, witnesses said.',
    'Among those who were attacked was {man}, {age}, chief of {gang}.',
  ],
  shot: [
    'The shots came from {man}, {age}, of {gang}, said those who saw {dead} fall.',
    'Detectives want {man}, {age}, of {gang}, for the killing of {dead}.',
    'It was {man}, {age}, of {gang}, who shot {dead}, a witness told detectives.',
    'Two who saw it gave the name of {man}, {age}, of {gang}, as that of the man who killed {dead}.',
    'The gun of {man}, {age}, of {gang}, killed {dead}, by the account of a streetcar conductor.',
    'A warrant is out for {man}, {age}, of {gang}, who was seen to shoot {dead}.',
    'A barber across the street picked out {man}, {age}, of {gang}, as the man who shot {dead}.',
  ],
  'shot by fallen': [
    '{dead} was shot by {man}, {age}, of {gang}, who did not outlive the fight.',
    '{man}, {age}, of {gang}, shot {dead} before he fell himself, witnesses said.',
    '{man}, {age}, of {gang}, who shot {dead}, lies in the same morgue.',
  ],
  'shot by held': [
    'Among the men held is {man}, {age}, of {gang}, who was seen to shoot {dead}.',
    '{dead} was shot by {man}, {age}, of {gang}, who is in custody, witnesses said.',
  ],
  'shot by same': [
    '{surname} shot {dead} himself, by the same accounts.',
    'The gun that killed {dead} was {surname}’s, too, they said.',
    'The same man was seen to shoot {dead}.',
  ],
  hurt: [
    '{man}, chief of {gang}, was hit, and was helped to an automobile.',
    'Blood was seen on the coat of {man}, chief of {gang}, who was driven off.',
    '{man}, chief of {gang}, was carried away by his men, alive.',
    'A doctor was sent for to {man}, chief of {gang}, who had been hit.',
  ],
  feud: [
    'It was the {meeting} time that {one} and {other} had met with guns drawn; they had last met {month}.',
    '{one} and {other} know each other by sight: this was their {meeting} meeting under fire, and the one before it was {month}.',
    'Between {one} and {other} the quarrel has become a private one; they had last shot at each other {month}.',
  ],
} as const;

/** The most shots that a story lays to a man. */
const mostShots = { lead: 3, second: 1 } as const;

/** Writes of the people whom the street could tell apart in a fight: who led, who fired, and who was hurt. */
export function writeWitnesses(fight: Fight, size: 'lead' | 'second', beat: Beat): string[] {
  if (fight.kind !== 'battle' || fight.seen?.heads === undefined) return [];
  const { heads, shots = [], hurt = [] } = fight.seen;
  const fallen = new Set(fight.toll.dead.map(({ id }) => id));
  const isUp = ({ id }: NewsPerson): boolean => !fallen.has(id);
  const held = new Set(fight.toll.arrested.map(({ id }) => id));
  const { attackers, defenders } = heads;
  const leader = attackers === null || !isUp(attackers) || attackers.id === fight.target?.id ? null : attackers;
  const named = new Set(leader === null ? [] : [leader.id]);
  const tellShot = ({ dead, by }: (typeof shots)[number]): string[] => {
    const key = named.has(by.id)
      ? 'shot by same'
      : isUp(by)
        ? held.has(by.id)
          ? 'shot by held'
          : 'shot'
        : 'shot by fallen';
    named.add(by.id);
    return tell(key, by, beat, { dead: dead.name, surname: findSurname(by.name) });
  };
  return [
    ...(leader === null ? [] : tell(leader.isBoss ? 'chief led' : 'man led', leader, beat)),
    ...(defenders?.isBoss === true && isUp(defenders) && defenders.id !== fight.target?.id
      ? tell('chief met', defenders, beat)
      : []),
    ...shots.slice(0, mostShots[size]).flatMap(tellShot),
    ...hurt.filter(isUp).flatMap((man) => tell('hurt', man, beat)),
    ...writeFeud(fight, fight.seen, beat),
  ];
}

function tell(key: keyof typeof copy, man: NewsPerson, { desk, news }: Beat, more: Record<string, string> = {}) {
  const facts = { man: man.name, age: String(findAge(man, news.month)), gang: gangName(man.gang), ...more };
  return say(desk, `witness/${key}`, copy[key], facts);
}

/** Writes that two men who head their sides have met under fire before. */
function writeFeud(fight: NewsItemOf<'battle'>, { heads }: NewsSeen, beat: Beat): string[] {
  if (heads === undefined || heads.attackers === null || heads.defenders === null) return [];
  const [one, other] = [heads.attackers, heads.defenders];
  const before = beat.morgue
    .until(fight, beat)
    .allOf('battle')
    .filter(({ item }) => isMeeting(item.seen?.heads, one, other));
  const last = before.at(-1);
  if (last === undefined) return [];
  const facts = {
    one: one.name,
    other: other.name,
    meeting: formatOrdinalWord(before.length + 1),
    month:
      last.day.month === beat.news.month
        ? 'earlier in the month'
        : `in ${formatMonthLater(last.day.month, beat.news.month)}`,
  };
  return say(beat.desk, 'witness/feud', copy.feud, facts);
}

/** Returns true if the same two men headed the sides of a fight, whichever side each was on. */
function isMeeting(heads: NewsSeen['heads'], one: NewsPerson, other: NewsPerson): boolean {
  if (heads === undefined || heads.attackers === null || heads.defenders === null) return false;
  const { attackers, defenders } = heads;
  return (isSame(attackers, one) && isSame(defenders, other)) || (isSame(attackers, other) && isSame(defenders, one));
}
