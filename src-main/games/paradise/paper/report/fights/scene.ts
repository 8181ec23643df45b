import { capitalize } from '#shared/words/text.ts';
import type { NewsSeen } from '#shared/games/paradise/news/news.ts';
import type { Facts } from '#press/desk/desk.ts';
import { numberWord } from '#main/games/paradise/paper/phrases.ts';
import { describeArms, count, isLaw } from '#main/games/paradise/paper/words.ts';
import { sayOnce, joinParagraph, say, type Beat } from '../beat.ts';
import type { Fight } from './keys.ts';
import { sights } from './sights.ts';

const heads = [
  'Witnesses counted {attackersCount} on one side and {defendersCount} on the other.',
  'It was {attackersCount} against {defendersCount}, by the count of those who saw it.',
  'Detectives put it at {attackersCount} against {defendersCount}.',
  '{AttackersCount} came, and {defendersCount} stood against them.',
  'Some said that {attackersCount} came and {defendersBare} {were} waiting.',
] as const;
const lawHeads = [
  'The raiders numbered {attackersCount}; inside {were} {defendersCount}.',
  'Inside {were} {defendersCount} when {attackersCount} came through the door with a warrant.',
  'The law sent {attackersCount}, by the count of those who saw it; {defendersCount} {stood} against them.',
  'Witnesses counted {attackersCount} in the raiding party and {defendersCount} inside.',
  'It was {attackersCount} with badges against {defendersCount} without.',
] as const;
const loneHeads = [
  'One man came, by the count of those who saw it; on the other side {stood} {defendersCount}.',
  'Witnesses saw one man come. There {were} {defendersCount} to meet him.',
  'It was the work of one man, detectives said; against him {stood} {defendersCount}.',
  'A single gunman came, and was met by {defendersCount}.',
  'The attack was made by one man alone, where {defendersCount} {stood} in his way.',
  'Nobody saw more than one man come; {defendersCount} {were} waiting for him.',
  'One man did all of it, so far as anybody saw, with {defendersCount} on the other side.',
  'One man came by himself, witnesses said, and found {defendersCount}.',
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

/** Writes the scene as the street could count and see it. */
export function writeScene(fight: Fight, facts: Facts, { desk }: Beat): string[] {
  const seen = fight.kind === 'battle' ? fight.seen : undefined;
  const counted = seen === undefined ? [] : writeCounts(seen, fight.kind === 'battle' && isLaw(fight.attackers), desk);
  const causes = fight.toll.causes.slice(0, 2);
  return joinParagraph(
    counted,
    causes.flatMap((cause) => sayOnce(desk, `sights/${cause}`, sights[cause], facts)),
  );
}

function writeCounts(
  { attackers, defenders, cars, weapons }: NewsSeen,
  isRaidOfLaw: boolean,
  desk: Beat['desk'],
): string[] {
  const arms = describeArms(weapons);
  const told = count(cars, 'automobile', 'automobiles');
  const [came, met] = [count(attackers, 'man', 'men'), count(defenders, 'man', 'men')];
  const stood = defenders === 1 ? { stood: 'stood', were: 'was' } : { stood: 'stood', were: 'were' };
  const facts = {
    ...stood,
    attackersCount: came,
    AttackersCount: capitalize(came),
    defendersCount: met,
    defendersBare: numberWord(defenders),
  };
  return [
    ...(attackers > 0 && defenders > 0
      ? say(desk, 'scene/heads', isRaidOfLaw ? lawHeads : attackers === 1 ? loneHeads : heads, facts)
      : []),
    ...(cars > 0 ? say(desk, 'scene/cars', carsSeen, { cars: told, Cars: capitalize(told) }) : []),
    ...(arms === null ? [] : say(desk, 'scene/arms', armsSeen, { arms, Arms: capitalize(arms) })),
  ];
}
