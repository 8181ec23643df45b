import { capitalize } from '#shared/words/text.ts';
import type { Facts } from '#press/desk/desk.ts';
import { dropArticle, numberWord } from '#main/games/paradise/paper/phrases.ts';
import { count } from '#main/games/paradise/paper/words.ts';
import { joinParagraph, say, type Beat } from '../beat.ts';
import { findFightKey, type Fight } from './keys.ts';
import type { FightKey } from './ledes.ts';
import { countDead } from '../newsValue.ts';

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

/** Lists the ways to set a deck at a place: short where the edition has none like it, or else with place and day. */
function placeDeck(deck: string, fight: Fight, { District = '', Place = '', date = '' }: Facts): string[] {
  const places =
    fight.business === null ? [`${deck} in ${District}`] : [`${deck} at ${Place}`, `${deck} in ${District}`];
  return [deck, ...places, ...places.map((placed) => `${placed}, ${date}`)];
}

/** Picks the first way of setting a deck that is new; a deck of the dead is never left out. */
function setDeck(desk: Beat['desk'], ways: readonly string[]): string {
  return ways.find((way) => desk.claimAgain(way)) ?? ways.at(-1) ?? '';
}

/** Writes the decks of the dead under a head; `isSameDoor`: the head was of a fight there too. */
export function writeDeadDecks(fight: Fight, facts: Facts, { desk }: Beat, isSameDoor = false): string[] {
  const { citizensDead, causes } = fight.toll;
  const total = countDead(fight.toll);
  if (total === 0) return [];
  const fallen = total === 1 ? 'One Dead' : `${capitalize(numberWord(total))} Dead`;
  const slain = `${capitalize(count(citizensDead, 'Bystander Is', 'Bystanders Are'))} Slain`;
  const again = isSameDoor ? [`${fallen} in Another Fight There`] : [];
  return [
    ...(causes.includes('innocent-killed')
      ? [setDeck(desk, placeDeck('Innocent Among Those Killed', fight, facts))]
      : []),
    ...(citizensDead > 0 ? [setDeck(desk, placeDeck(slain, fight, facts))] : []),
    setDeck(desk, [...again, ...placeDeck(fallen, fight, facts).slice(1)]),
  ];
}

/** Writes the decks of what else a fight cost: officers, a chief in a cell, arrests. */
export function writeOtherDecks(fight: Fight, facts: Facts, { desk }: Beat): string[] {
  const { dead, arrested, policeHurt } = fight.toll;
  const bossHeld = arrested.find(({ isBoss }) => isBoss);
  const held =
    bossHeld === undefined ? null : `${bossHeld.name}, Chief of ${dropArticle(bossHeld.gang.name)}, Is in a Cell`;
  return [
    ...(held !== null && desk.claim(held) ? [held] : []),
    ...(policeHurt > 0
      ? [setDeck(desk, placeDeck(`${capitalize(count(policeHurt, 'Officer', 'Officers'))} Shot`, fight, facts))]
      : []),
    ...(dead.length === 0 && arrested.length > 0
      ? [setDeck(desk, placeDeck(`${capitalize(count(arrested.length, 'Man', 'Men'))} Arrested`, fight, facts))]
      : []),
  ];
}
