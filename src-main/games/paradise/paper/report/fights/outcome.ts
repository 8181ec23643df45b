import { capitalize } from '#shared/words/text.ts';
import type { Facts } from '#press/desk/desk.ts';
import { collectGangFacts, numberWord } from '#main/games/paradise/paper/phrases.ts';
import { count } from '#main/games/paradise/paper/words.ts';
import { joinParagraph, say, type Beat } from '../beat.ts';
import { findFightKey, type Fight } from './keys.ts';
import type { FightKey } from './ledes.ts';
import { countDead } from './toll.ts';

const surrendered = [
  'The men inside {place} gave themselves up, police said.',
  'Those within {place} put up their hands.',
  'The garrison of {place} surrendered.',
] as const;
const followed = [
  'In all, {doors} changed hands by it.',
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

/** Writes the consequences for the house and for the street. */
export function writeOutcome(fight: Fight, facts: Facts, { desk }: Beat): string[] {
  if (fight.kind === 'contested') return [];
  const { winner, monthsShut, taken, isSurrender } = fight;
  const won = winner === 'attackers' ? facts['attackers'] : facts['defenders'];
  const isOpen = openEnds.includes(findFightKey(fight));
  const months = count(monthsShut, 'month', 'months');
  return joinParagraph(
    isSurrender ? say(desk, 'end/surrender', surrendered, facts) : [],
    isOpen && winner === 'nobody' ? say(desk, 'end/even', evenEnd, facts) : [],
    isOpen && winner !== 'nobody' ? say(desk, 'end/better', hadBetter, { ...facts, won: won ?? '' }) : [],
    taken > 1 ? say(desk, 'end/doors', followed, { ...facts, doors: count(taken, 'house', 'houses') }) : [],
    monthsShut > 0 && fight.business !== null ? say(desk, 'end/shut', shutFor, { ...facts, months }) : [],
  );
}

/**
 * Writes the decks under the head of a fight, with its other main facts; `isSameDoor`: the head was of a fight there
 * too.
 */
export function writeDecks(fight: Fight, facts: Facts, isSameDoor = false): string[] {
  const { dead, arrested, citizensDead, causes, policeHurt } = fight.toll;
  const bossHeld = arrested.find(({ isBoss }) => isBoss);
  const total = countDead(fight.toll);
  const fallen = total === 1 ? 'One Dead' : `${capitalize(numberWord(total))} Dead`;
  return [
    causes.includes('innocent-killed') ? 'Innocent Among Those Killed' : null,
    citizensDead > 0 ? `${capitalize(count(citizensDead, 'Bystander Is', 'Bystanders Are'))} Slain by Gunfire` : null,
    bossHeld === undefined
      ? null
      : `${bossHeld.name}, Chief of ${collectGangFacts(bossHeld.gang)['Gang'] ?? ''}, Is in a Cell`,
    total > 0
      ? fight.business === null
        ? `${fallen} in ${facts['District'] ?? ''} Fight`
        : isSameDoor
          ? `${fallen} in Another Fight There`
          : `${fallen} at ${facts['Place'] ?? ''}`
      : null,
    dead.length === 0 && arrested.length > 0
      ? `${capitalize(count(arrested.length, 'Man', 'Men'))} Arrested by Police`
      : null,
    policeHurt > 0 ? `${capitalize(count(policeHurt, 'Officer', 'Officers'))} Shot` : null,
  ].filter((deck) => deck !== null);
}
