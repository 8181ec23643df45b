import type { FigureSource } from '../sources.ts';
import { gunTable } from './weapons.ts';

/** [SCN-0] `either` makes up the numbers of both; `never` is not called to a fight. */
export type RankLevel = 'upper' | 'lower' | 'either' | 'never';

const levels: Readonly<Record<string, RankLevel>> = {
  'Mob Boss': 'upper',
  Torpedo: 'upper',
  Enforcer: 'upper',
  Slugger: 'lower',
  Punk: 'lower',
  'Gun Moll': 'never',
  Accountant: 'never',
};

/** [SCN-0] Finds the level of a profile; a Hoodlum counts as either, as does a profile that is not listed. */
export function findRankLevel(profile: string): RankLevel {
  return levels[profile] ?? 'either';
}

/** A request for men: a level, anyone at all, the upper level or the next there is, or men of one profile. */
export type Wanted = 'upper' | 'lower' | 'any' | 'upper-or-next' | { profile: string };

/** [SCN-6] The next lower profile, for one that has run out. */
const nextLower: Readonly<Record<string, string>> = {
  Torpedo: 'Enforcer',
  Enforcer: 'Hoodlum',
  Hoodlum: 'Slugger',
  Slugger: 'Punk',
};

/** Scores a man's worth in a fight: his stats and the dice of his best gun. A Boss is risked last. */
function computeFightingWorth(source: FigureSource): number {
  const { fists, gats, guts, stunts, smarts, hits } = source.stats;
  let dice = 0;
  for (const gun of source.guns) {
    for (const mode of gunTable[gun]) dice = Math.max(dice, mode.dice);
  }
  const boss = source.isBoss === true ? -100 : 0;
  return fists + gats + guts + stunts + smarts + hits + dice + boss;
}

/** The best of these first; equals keep the roster's order. */
export function sortBestFirst(sources: readonly FigureSource[]): FigureSource[] {
  return sources
    .map((source) => ({ source, worth: computeFightingWorth(source) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ source }) => source);
}

/**
 * [SCN-0, SCN-6] Chooses up to `count` men of a level from a pool: its own first, then Hoodlums, then the next lower
 * profile.
 */
export function choose(pool: readonly FigureSource[], wanted: Wanted, count: number): FigureSource[] {
  const able = sortBestFirst(pool.filter(({ profile }) => findRankLevel(profile) !== 'never'));
  if (wanted === 'any') return able.slice(0, count);
  if (typeof wanted === 'string') {
    const level = wanted === 'upper-or-next' ? 'upper' : wanted;
    const own = able.filter(({ profile }) => findRankLevel(profile) === level);
    const either = able.filter(({ profile }) => findRankLevel(profile) === 'either');
    const lower = wanted === 'upper-or-next' ? listLowerMen(able, [...own, ...either]) : [];
    return [...own, ...either, ...lower].slice(0, count);
  }
  const chosen: FigureSource[] = [];
  for (
    let profile: string | undefined = wanted.profile;
    profile !== undefined && chosen.length < count;
    profile = nextLower[profile]
  ) {
    const own = able.filter((source) => source.profile === profile);
    chosen.push(...own.slice(0, count - chosen.length));
  }
  return chosen;
}

/** [SCN-6] Lists Sluggers before Punks. */
function listLowerMen(able: readonly FigureSource[], taken: readonly FigureSource[]): FigureSource[] {
  const left = exclude(able, taken);
  const isPunk = ({ profile }: FigureSource): boolean => profile === 'Punk';
  return [...left.filter((one) => !isPunk(one)), ...left.filter(isPunk)];
}

/** Lists the men of a pool who were not chosen. */
export function exclude(pool: readonly FigureSource[], chosen: readonly FigureSource[]): FigureSource[] {
  const ids = new Set(chosen.map(({ id }) => id));
  return pool.filter(({ id }) => !ids.has(id));
}
