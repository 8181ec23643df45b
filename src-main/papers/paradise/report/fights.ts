import type {
  NewsItemOf,
  NewsPerson,
  NewsSeen,
  NewsSide,
  NewsToll,
} from '../../../../src-shared/games/paradise/news.ts';
import { joinWords } from '../../../../src-shared/words/text.ts';
import type { Facts } from '../../../press/desk/desk.ts';
import type { EngravingName } from '../../../press/engravings/names.ts';
import { districtFacts, gangFacts, numberWord } from '../phrases.ts';
import {
  armsOf,
  capital,
  count,
  gangName,
  isLaw,
  manIn,
  menOf,
  placeFacts,
  sideFacts,
  sideHead,
} from '../words.ts';
import { headOf, once, paragraph, say, type Beat } from './beat.ts';
import { fightLedes, type FightKey } from './fightLedes.ts';
import { sights } from './sights.ts';

export type Fight = NewsItemOf<'battle'> | NewsItemOf<'contested'>;

const byScenario: Readonly<
  Record<NewsItemOf<'battle'>['scenario'], readonly [FightKey, FightKey]>
> = {
  raid: ['raid-won', 'raid-held'],
  'police-raid': ['raid-won', 'raid-held'],
  siege: ['siege-won', 'siege-held'],
  'smash-and-grab': ['smash-won', 'smash-held'],
  hijack: ['hijack-won', 'hijack-held'],
  hit: ['hit-made', 'hit-missed'],
  meet: ['meet', 'meet'],
  'show-of-strength': ['show-of-strength', 'show-of-strength'],
  showdown: ['showdown', 'showdown'],
  rumble: ['rumble', 'rumble'],
  'mean-streets': ['ambush', 'ambush'],
};

/** [SCN-1 to SCN-11, TAKE-2] Under which head a fight is reported. */
export function keyOf(fight: Fight): FightKey {
  if (fight.toll.dead.some(({ isBoss }) => isBoss)) return 'boss-killed';
  if (fight.kind === 'contested') return clashKey(fight);
  if (isLaw(fight.attackers)) return fight.winner === 'defenders' ? 'law-beaten' : 'law-closed';
  const [won, held] = byScenario[fight.scenario];
  if (fight.scenario === 'hit') {
    return fight.isTargetDead && (fight.target ?? fight.official) !== null ? won : held;
  }
  return fight.winner === 'attackers' ? won : held;
}

/** [TAKE-2] Nobody had the door, one of those who fought for it, or one who came when they were done. */
function clashKey({ winner, gangs }: NewsItemOf<'contested'>): FightKey {
  if (winner === null) return 'contested-none';
  return gangs.some(({ seat }) => seat === winner.seat) ? 'contested-won' : 'contested-third';
}

const cuts: Partial<Record<FightKey, EngravingName>> = {
  'law-closed': 'paddy-wagon',
  'law-beaten': 'precinct-house',
  'hijack-won': 'truck',
  'hijack-held': 'truck',
  'smash-won': 'speakeasy-door',
  'smash-held': 'speakeasy-door',
  meet: 'card-table',
  'boss-killed': 'wreath',
};

/** The block that goes with a fight. */
export function cutOf(fight: Fight): EngravingName {
  return cuts[keyOf(fight)] ?? (fight.business === null ? 'street' : 'marked-door');
}

/** Everybody who fell: by name, without one, and passing by. */
export function deadIn({ dead, othersDead, citizensDead }: NewsToll): number {
  return dead.length + othersDead + citizensDead;
}

/** `two persons were killed and three men were arrested`, for the end of a sentence. */
export function costOf(toll: NewsToll): string {
  const dead = deadIn(toll);
  const held = toll.arrested.length;
  const parts = [
    dead === 0 ? null : `${numberWord(dead)} ${dead === 1 ? 'person was' : 'persons were'} killed`,
    held === 0 ? null : `${numberWord(held)} ${held === 1 ? 'man was' : 'men were'} arrested`,
    toll.policeHurt === 0 ? null : `${count(toll.policeHurt, 'officer was', 'officers were')} shot`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'nobody was killed' : joinWords(parts);
}

function sidesOf(fight: Fight): { attackers: NewsSide; defenders: NewsSide } {
  if (fight.kind === 'battle') return fight;
  const [first, second] = fight.gangs;
  const attackers = fight.winner ?? first ?? 'police';
  const other =
    fight.gangs.find(({ seat }) => isLaw(attackers) || seat !== attackers.seat) ??
    second ??
    attackers;
  return { attackers, defenders: other };
}

const ways: Readonly<Record<number, string>> = {
  2: 'Street',
  3: 'Three-Cornered',
  4: 'Four-Cornered',
};

function quarryOf(fight: Fight, defenders: NewsSide): string {
  if (fight.kind === 'contested' || isLaw(defenders)) return 'a man';
  const { target, official, scenario } = fight;
  if (target !== null) return manIn(target);
  if (official !== null) return official;
  return scenario === 'showdown' ? gangName(defenders) : `a man of ${gangName(defenders)}`;
}

/** What the phrasings of a fight are filled with. */
export function fightFacts(fight: Fight, { dayOf }: Pick<Beat, 'dayOf'>): Facts {
  const { attackers, defenders } = sidesOf(fight);
  const boss = fight.toll.dead.find(({ isBoss }) => isBoss);
  const target = fight.kind === 'battle' ? fight.target : null;
  const victims: NewsSide = boss?.gang ?? target?.gang ?? defenders;
  const isOwn = !isLaw(attackers) && !isLaw(victims) && attackers.seat === victims.seat;
  const killers = isOwn ? defenders : attackers;
  const district = fight.kind === 'battle' ? fight.district : fight.business.district;
  const where = districtFacts(district);
  const place = placeFacts(fight.business, where);
  const { weekday, date } = dayOf(fight);
  const gangs = fight.kind === 'contested' ? fight.gangs : [];
  const winner = fight.kind === 'contested' ? fight.winner : null;
  const official = fight.kind === 'battle' ? fight.official : null;
  return {
    ...where,
    ...place,
    inPlace:
      fight.business === null
        ? `in ${where['district'] ?? ''}`
        : `at ${place['place'] ?? ''}, in ${where['district'] ?? ''}`,
    ...sideFacts('attackers', attackers),
    ...sideFacts('defenders', defenders),
    ...sideFacts('victims', victims),
    ...sideFacts('killers', killers),
    ...(winner === null ? {} : sideFacts('winners', winner)),
    ...(official === null ? {} : { victims: 'the city government', Victims: 'City Government' }),
    theirChief: 'their chief',
    all: joinWords(gangs.map(gangName)),
    beaten: joinWords(gangs.filter(({ seat }) => seat !== winner?.seat).map(gangName)),
    either: gangs.map(gangName).join(' nor '),
    Ways: ways[gangs.length] ?? 'Many-Sided',
    Law: isLaw(attackers) ? sideHead(attackers) : 'Police',
    deadBoss: boss?.name ?? '',
    DeadBoss: boss?.name ?? '',
    target: target?.name ?? official ?? '',
    Target: target?.name ?? official ?? '',
    quarry: quarryOf(fight, defenders),
    weekday,
    date,
    cost: costOf(fight.toll),
  };
}

/** The head and the first paragraph; null when every phrasing has been printed. */
export function openingOf(
  fight: Fight,
  beat: Beat,
): { headline: string; lede: string; facts: Facts } | null {
  const key = keyOf(fight);
  const facts = fightFacts(fight, beat);
  const { headlines, ledes } = fightLedes[key];
  const headline = headOf(beat.desk, `${key}/head`, headlines, facts);
  const lede = beat.desk.say(`${key}/lede`, ledes, facts, 2);
  return headline === null || lede === null ? null : { headline, lede, facts };
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
const othersFell = [
  '{Others} whose names police did not have were also killed.',
  'The morgue holds {others} besides, not identified.',
  '{Others} hired for the night died with no name given.',
  'Not identified by a late hour: {others}.',
] as const;
const booked = [
  'Under arrest: {held}.',
  'Police hold {held}.',
  'Booked at the precinct were {held}.',
  'In cells on the charge of disorder and worse: {held}.',
] as const;
const bystanders = [
  '{Citizens} who had no part in the quarrel {are} among the dead.',
  'The dead include {citizens} who {were} passing by.',
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
const heads = [
  'Witnesses put the one side at {attackersCount} and the other at {defendersCount}.',
  'The attackers numbered {attackersCount}, by the count of those who saw it; against them stood {defendersCount}.',
  'There were {attackersCount} on the side that came and {defendersCount} on the side that was there, detectives said.',
  'In all {attackersCount} came, and {defendersCount} met them.',
] as const;
const loneHeads = [
  'One man came, by the count of those who saw it; on the other side {stood} {defendersCount}.',
  'Witnesses saw one man come. There {were} {defendersCount} to meet him.',
  'It was the work of one man, detectives said; against him {stood} {defendersCount}.',
  'A single gunman came. He met {defendersCount}.',
] as const;
const armsSeen = [
  '{Arms} were used in the open street.',
  'Witnesses saw {arms}.',
  'Detectives picked up shells from {arms}.',
  'The weapons were {arms}, a patrolman said.',
] as const;
const carsSeen = [
  '{Cars} stood at the curb.',
  'Police took the description of {cars}.',
  '{Cars} figured in it.',
] as const;

/** Who fell, who is held, who was only passing: names first. */
export function tollOf(fight: Fight, { desk }: Beat): string[] {
  const { dead, othersDead, arrested, citizensDead } = fight.toll;
  const named = dead.filter(({ isBoss }) => !isBoss || keyOf(fight) !== 'boss-killed');
  const one = named.length === 1;
  const passersBy = {
    citizens: count(citizensDead, 'citizen', 'citizens'),
    Citizens: capital(count(citizensDead, 'citizen', 'citizens')),
    are: citizensDead === 1 ? 'is' : 'are',
    were: citizensDead === 1 ? 'was' : 'were',
  };
  const others = count(othersDead, 'man', 'men');
  const lines = [
    citizensDead === 0 ? [] : say(desk, 'toll/citizens', bystanders, passersBy),
    named.length === 0
      ? []
      : say(desk, one ? 'toll/one' : 'toll/dead', one ? oneDeadName : deadNames, {
          dead: menOf(named),
        }),
    othersDead === 0
      ? []
      : say(
          desk,
          named.length === 0 ? 'toll/only others' : 'toll/others',
          named.length === 0 ? othersOnly : othersFell,
          { others, Others: capital(others) },
        ),
    arrested.length === 0 ? [] : say(desk, 'toll/held', booked, { held: heldOf(arrested) }),
  ];
  return paragraph(...lines);
}

/** More than these are counted in a story, a Boss excepted, and named in the month's roll. */
const namedInStory = 6;

function heldOf(arrested: readonly NewsPerson[]): string {
  if (arrested.length <= namedInStory) return menOf(arrested);
  const bosses = arrested.filter(({ isBoss }) => isBoss);
  const rest = arrested.filter(({ isBoss }) => !isBoss);
  const gangs = new Map(rest.map(({ gang }) => [gang.seat, gangName(gang)]));
  const men = `${count(rest.length, 'man', 'men')} of ${joinWords([...gangs.values()])}`;
  return bosses.length === 0 ? men : `${menOf(bosses)}, with ${men}`;
}

/** What the street could count and see. */
export function sceneOf(fight: Fight, facts: Facts, { desk }: Beat): string[] {
  const seen = fight.kind === 'battle' ? fight.seen : undefined;
  const counted = seen === undefined ? [] : countsOf(seen, desk);
  const causes = fight.toll.causes.slice(0, 2);
  return paragraph(
    counted,
    causes.flatMap((cause) => once(desk, `sights/${cause}`, sights[cause], facts)),
  );
}

function countsOf({ attackers, defenders, cars, weapons }: NewsSeen, desk: Beat['desk']): string[] {
  const arms = armsOf(weapons);
  const told = count(cars, 'automobile', 'automobiles');
  const [came, met] = [count(attackers, 'man', 'men'), count(defenders, 'man', 'men')];
  const stood =
    defenders === 1 ? { stood: 'stood', were: 'was' } : { stood: 'stood', were: 'were' };
  const facts = {
    ...stood,
    attackersCount: came,
    AttackersCount: capital(came),
    defendersCount: met,
  };
  return [
    ...(attackers > 0 && defenders > 0
      ? say(desk, 'scene/heads', attackers === 1 ? loneHeads : heads, facts)
      : []),
    ...(cars > 0 ? say(desk, 'scene/cars', carsSeen, { cars: told, Cars: capital(told) }) : []),
    ...(arms === null ? [] : say(desk, 'scene/arms', armsSeen, { arms, Arms: capital(arms) })),
  ];
}

const surrendered = [
  'The men inside {place} gave themselves up, police said.',
  'Those within {place} put up their hands.',
  'The garrison of {place} surrendered.',
] as const;
const followed = [
  'In all {doors} changed hands by it.',
  'With it went the rest of that trade in {district}, {doors} in all.',
  'The victory brought {attackers} {doors}.',
] as const;
const shutFor = [
  '{place} will be shut for {months} while repairs are made.',
  'Carpenters say {place} cannot open for {months}.',
  'The damage to {place} will take {months} to mend.',
] as const;
const hadBetter = [
  '{won} had the better of it.',
  'The field was left to {won}.',
  'Those who saw it say {won} won.',
  'When it was over {won} held the street.',
] as const;
const evenEnd = [
  'Neither side won, by all accounts of the affair in {district}.',
  'The fight in {district} was broken off with nothing decided.',
  'Neither {attackers} nor {defenders} could claim the day.',
] as const;

const openEnds: readonly FightKey[] = ['meet', 'show-of-strength', 'showdown', 'rumble', 'ambush'];

/** What came of it for the house and for the street. */
export function outcomeOf(fight: Fight, facts: Facts, { desk }: Beat): string[] {
  if (fight.kind === 'contested') return [];
  const { winner, monthsShut, taken, isSurrender } = fight;
  const won = winner === 'attackers' ? facts['attackers'] : facts['defenders'];
  const isOpen = openEnds.includes(keyOf(fight));
  const months = count(monthsShut, 'month', 'months');
  return paragraph(
    isSurrender ? say(desk, 'end/surrender', surrendered, facts) : [],
    isOpen && winner === 'nobody' ? say(desk, 'end/even', evenEnd, facts) : [],
    isOpen && winner !== 'nobody'
      ? say(desk, 'end/better', hadBetter, { ...facts, won: won ?? '' })
      : [],
    taken > 1
      ? say(desk, 'end/doors', followed, { ...facts, doors: count(taken, 'house', 'houses') })
      : [],
    monthsShut > 0 && fight.business !== null
      ? say(desk, 'end/shut', shutFor, { ...facts, months })
      : [],
  );
}

/** The decks under the head of a fight: what else a reader must know, short. */
export function decksOf(fight: Fight, facts: Facts): string[] {
  const { dead, arrested, citizensDead, causes, policeHurt } = fight.toll;
  const bossHeld = arrested.find(({ isBoss }) => isBoss);
  const total = deadIn(fight.toll);
  const fallen = total === 1 ? 'One Dead' : `${capital(numberWord(total))} Dead`;
  return [
    causes.includes('innocent-killed') ? 'Innocent Among Those Killed' : null,
    citizensDead > 0
      ? `${capital(count(citizensDead, 'Bystander Is', 'Bystanders Are'))} Slain by Gunfire`
      : null,
    bossHeld === undefined
      ? null
      : `${bossHeld.name}, Chief of ${gangFacts(bossHeld.gang)['Gang'] ?? ''}, Is in a Cell`,
    total > 0
      ? fight.business === null
        ? `${fallen} in ${facts['District'] ?? ''} Fight`
        : `${fallen} at ${facts['Place'] ?? ''}`
      : null,
    dead.length === 0 && arrested.length > 0
      ? `${capital(count(arrested.length, 'Man', 'Men'))} Arrested by Police`
      : null,
    policeHurt > 0 ? `${capital(count(policeHurt, 'Officer', 'Officers'))} Shot` : null,
  ].filter((deck) => deck !== null);
}
