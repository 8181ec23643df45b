import type { SeatId } from '#shared/words/ids.ts';
import type { BusinessId, GangsterId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome, OthersFate, Party } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isFederal } from './battleWords.ts';
import type { CampaignBattle, HitOfficial, Settling } from './battles.ts';

/** Months of battles that the state keeps whole, and every view lists. */
export const recentMonths = 12;

/** The subject of a battle. An absent field means there is no such thing. */
export type BattleHead = Pick<CampaignBattle, 'scenario' | 'district'> & {
  attackers: Party;
  defenders: Party;
  business?: BusinessId;
  target?: GangsterId;
  official?: Pick<HitOfficial, 'id' | 'kind' | 'name'>;
  /** [TAKE-2] */
  isClash?: true;
  /** [PO-6] Federal agents on a raid of the law. */
  agents?: number;
};

/** [SCN-12] A battle's losses of people and property. An absent field means none. */
export type Losses = {
  dead?: GangsterId[];
  booked?: GangsterId[];
  /** Those who lived. */
  wounded?: GangsterId[];
  /** The dead who are on no roster. */
  others?: Pick<OthersFate, 'kind' | 'dead'>[];
  /** Points of Loot each side held. */
  loot?: BattleOutcome['loot'];
};

/** How a battle ended; without an outcome it was called off. */
type BattleEnd = {
  how: Settling;
  hasFilm?: true;
  /** Why it was called off. */
  note?: string;
  outcome?: Pick<BattleOutcome, 'winner' | 'ending'> & Losses;
};

/**
 * A settled battle of years ago, cut down to the facts of lists, titles and tables. The journal has its positions,
 * weapons and film.
 */
export type PastBattle = BattleHead & BattleEnd & Pick<CampaignBattle, 'month'>;

export function buildBattleHead(battle: DeepReadonly<CampaignBattle>): BattleHead {
  const { scenario, attackers, defenders, district, business, target, official, isClash } = battle;
  const agents = countAgents(attackers);
  return {
    scenario,
    attackers: attackers.party,
    defenders: defenders.party,
    district,
    ...(business !== null && { business }),
    ...(target !== null && { target }),
    ...(official && { official: { id: official.id, kind: official.kind, name: official.name } }),
    ...(isClash && { isClash }),
    ...(agents > 0 && { agents }),
  };
}

/** [PO-6] Counts the Feds of a force. */
function countAgents({ extras }: DeepReadonly<CampaignBattle>['attackers']): number {
  return extras.reduce((sum, { profile, count }) => sum + (isFederal(profile) ? count : 0), 0);
}

function buildBattleEnd(settled: NonNullable<DeepReadonly<CampaignBattle>['settled']>): BattleEnd {
  const { how, seed, note, outcome } = settled;
  return {
    how,
    ...(seed !== null && { hasFilm: true }),
    ...(note !== null && { note }),
    ...(outcome !== null && { outcome: { winner: outcome.winner, ending: outcome.ending, ...collectLosses(outcome) } }),
  };
}

function collectLosses({ fates, others, loot }: DeepReadonly<BattleOutcome>): Losses {
  const listIds = (some: DeepReadonly<BattleOutcome>['fates']): GangsterId[] => some.map(({ gangster }) => gangster);
  const dead = listIds(fates.filter(({ isDead }) => isDead));
  const booked = listIds(fates.filter(({ isArrested }) => isArrested));
  const wounded = listIds(fates.filter(({ wounds, isDead }) => wounds > 0 && !isDead));
  const fallen = others.filter((group) => group.dead > 0);
  return {
    ...(dead.length > 0 && { dead }),
    ...(booked.length > 0 && { booked }),
    ...(wounded.length > 0 && { wounded }),
    ...(fallen.length > 0 && { others: fallen.map((group) => ({ kind: group.kind, dead: group.dead })) }),
    ...(loot.attackers + loot.defenders > 0 && { loot: { ...loot } }),
  };
}

/** Returns the part of a long-settled battle that the state keeps. */
export function buildPastBattle(battle: DeepReadonly<CampaignBattle>): PastBattle | null {
  if (battle.settled === null) return null;
  return { month: battle.month, ...buildBattleHead(battle), ...buildBattleEnd(battle.settled) };
}

/** Blows by the gang that struck them, and the one that they struck. */
export type Blows = Readonly<Record<SeatId, Readonly<Record<SeatId, number>>>>;

/** The raids on a door in the last twelve months: how often it was taken, and the gangs that were thrown out, in turn. */
export type DoorFights = { taken: number; repelled: SeatId[] };
