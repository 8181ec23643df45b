import type { NewsItemOf } from '#shared/games/paradise/news/news.ts';
import type { EngravingName } from '#press/engravings/names.ts';
import type { Fight } from '#main/games/paradise/paper/files/noted.ts';
import { isLaw } from '#main/games/paradise/paper/words.ts';
import type { FightKey } from './ledes.ts';

export type { Fight };

const byScenario: Readonly<Record<NewsItemOf<'battle'>['scenario'], readonly [FightKey, FightKey]>> = {
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
export function findFightKey(fight: Fight): FightKey {
  if (fight.toll.dead.some(({ isBoss }) => isBoss)) return 'boss-killed';
  if (fight.kind === 'contested') return findClashKey(fight);
  if (isLaw(fight.attackers)) return fight.winner === 'defenders' ? 'law-beaten' : 'law-closed';
  const [won, held] = byScenario[fight.scenario];
  if (fight.scenario === 'hit') {
    return fight.isTargetDead && (fight.target ?? fight.official) !== null ? won : held;
  }
  return fight.winner === 'attackers' ? won : held;
}

/** [TAKE-2] Finds the key by the winner: nobody, one of those who fought for the door, or one who came afterwards. */
function findClashKey({ winner, gangs }: NewsItemOf<'contested'>): FightKey {
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

/** Chooses the engraving for a fight. */
export function chooseFightCut(fight: Fight): EngravingName {
  return cuts[findFightKey(fight)] ?? (fight.business === null ? 'street' : 'marked-door');
}
