import type { SeatId } from '#shared/words/ids.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { isGang } from '../arranging/parties.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import { describeBattleBriefly } from '../arranging/title.ts';
import type { Gangster } from '#main/games/paradise/rules/state/records/gangs.ts';
import { listDrawers } from './talks.ts';
import { remember } from '#main/games/paradise/rules/memory/slights.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';

/** The weight of an attack of each kind with anyone who suffered it, in points. */
const attackPoints: Readonly<Record<CampaignBattle['scenario'], number>> = {
  raid: 6,
  siege: 6,
  'smash-and-grab': 4,
  hit: 8,
  hijack: 4,
  meet: 0,
  'show-of-strength': 5,
  showdown: 3,
  rumble: 1,
  'mean-streets': 4,
  'police-raid': 0,
};

const pointsForDead = 2;
const pointsForBoss = 12;
const pointsForPlace = 6;
const pointsForTreachery = 12;

/** Records what both sides of a fight remember; the attackers' dead count half for them. */
export function rememberBattle(
  table: ParadiseTable,
  battle: DeepReadonly<CampaignBattle>,
  outcome: DeepReadonly<BattleOutcome>,
): void {
  const { attackers, defenders } = battle;
  if (!isGang(attackers.party) || !isGang(defenders.party) || battle.isClash) return;
  const cause = describeBattleBriefly(table.state, battle);
  const drawers = outcome.ending === 'treachery' ? listDrawers(battle, outcome) : [];
  const suffered =
    attackPoints[battle.scenario] +
    countLosses(table, defenders.party, outcome) +
    (outcome.ending === 'taken' ? pointsForPlace : 0) +
    (drawers.includes('attackers') ? pointsForTreachery : 0);
  const paid =
    countLosses(table, attackers.party, outcome) / 2 + (drawers.includes('defenders') ? pointsForTreachery : 0);
  remember(table, defenders.party, attackers.party, { grievance: suffered, cause });
  const loss = drawers.includes('defenders')
    ? `guns drawn at ${cause}`
    : describeLoss(listFallen(table, attackers.party, outcome), cause);
  remember(table, attackers.party, defenders.party, { grievance: paid, cause: loss });
}

/**
 * Describes the grievance of attackers against those who shot back: `the death of Ed Falk in the raid on The Blue
 * Parrot`.
 */
function describeLoss(fallen: readonly { name: string }[], fight: string): string {
  const [first, ...others] = fallen;
  if (first === undefined) return fight;
  return others.length === 0
    ? `the death of ${first.name} in ${fight}`
    : `the deaths of ${fallen.length} men in ${fight}`;
}

function listFallen(
  table: ParadiseTable,
  seat: SeatId,
  { fates }: DeepReadonly<BattleOutcome>,
): DeepReadonly<Gangster>[] {
  return fates
    .filter(({ isDead }) => isDead)
    .flatMap(({ gangster }) => table.state.graveyard[gangster]?.gangster ?? [])
    .filter(({ gang }) => gang === seat);
}

function countLosses(table: ParadiseTable, seat: SeatId, outcome: DeepReadonly<BattleOutcome>): number {
  return listFallen(table, seat, outcome).reduce(
    (total, { isBoss }) => total + pointsForDead + (isBoss ? pointsForBoss : 0),
    0,
  );
}
