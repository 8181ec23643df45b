import { findRule } from '#kernel/events/events.ts';
import { paradise } from '#main/games/paradise/rules/index.ts';
import type { ParadiseEvent } from '#main/games/paradise/rules/events/schemas.ts';

/** What a fight cost; crews that met at one door are counted together. */
export type Toll = { dead: number; citizens: number; others: number; arrested: number; shot: number };

export type Fight = {
  seats: string[];
  winner: string | null;
  business: string | null;
  toll: Toll;
  /** One of several at one door, which the town counts as one. */
  isPart: boolean;
};

export type Month = {
  period: number;
  fights: Fight[];
  seen: [number, number][];
  /** Whatever public events hold of whole numbers, and how many there were of each type. */
  figures: Set<number>;
  moves: string[];
  bosses: string[];
  crowned: string[];
  /** Ids of the two who headed the sides of a fight in the open street, in a fixed order. */
  meetings: string[];
  /** Names of people of rosters who died, in fights and after them. */
  died: string[];
  /** Men who lost their posts, with the reporter who wrote the story. */
  falls: { post: string; writer: string | null }[];
  /** Pairs of gangs that made a bargain, each in a fixed order. */
  bargains: string[];
  /** Names of those whose lives were attempted. */
  attempts: string[];
};

/** The fights of a month as the town counts them. */
export function whole({ fights }: Month): Fight[] {
  return fights.filter(({ isPart }) => !isPart);
}

export function pairsOf(seats: readonly string[]): [string, string][] {
  return seats.flatMap((one, nth) => seats.slice(nth + 1).map((other): [string, string] => [one, other]));
}

export function isPublic(event: ParadiseEvent): boolean {
  return findRule(paradise, event)?.visibleTo(event) === 'everybody';
}

export function wholeNumbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.values(value).flatMap(wholeNumbersIn), ...(Array.isArray(value) ? [value.length] : [])];
}

export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

export function killedIn({ dead, others, citizens }: Toll): number {
  return dead + others + citizens;
}

export function numberOf(word: string): number {
  const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
  const nth = words.indexOf(word.toLowerCase());
  return nth < 0 ? Number(word.replaceAll(',', '')) : nth;
}

/** Whether a text names somebody, and not a younger man of the same name. */
export function mentions(text: string, name: string): boolean {
  return text
    .split(name)
    .slice(1)
    .some((after) => !after.startsWith(' the '));
}

export function add(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key) ?? new Set<string>();
  map.set(key, known.add(value));
}
