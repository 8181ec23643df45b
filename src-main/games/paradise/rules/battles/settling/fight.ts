import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { BattleOutcome } from '#shared/games/paradise/battles.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import { formatMonth } from '#shared/games/paradise/calendar.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { listUnsettledBattles } from '#main/games/paradise/rules/lookups.ts';
import { checkAgreed } from './agreed.ts';
import { checkOutcome } from './afterAction.ts';
import { findHitTarget } from '#main/games/paradise/rules/officials/targets.ts';
import { findPresent } from '../arranging/dress.ts';
import { isOnCaptive, listSeatsIn } from '../arranging/parties.ts';
import { resolveBattle } from './resolve.ts';
import { holdTalks, isTalk } from './talks.ts';
import { explainNotSilenced } from './sightings.ts';
import { settleBattle } from './settle.ts';
import { callOffBattle, openDoor } from './spoils.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';
import { describeBattle } from '../arranging/title.ts';
import { capitalize } from '#shared/words/text.ts';

type Waiting = DeepReadonly<CampaignBattle>;

/** The battles that are not settled, in the order they can be fought. The state keeps those of a year. */
export function listUnsettled(state: State): readonly Waiting[] {
  return listUnsettledBattles(state);
}

/** Those that a human gang is in and that still have a point; the others call themselves off. */
export function listUnsettledHuman(state: State): Waiting[] {
  return listUnsettled(state).filter(
    (battle) => isHumanBattle(state, battle) && explainNotFought(state, battle) === null,
  );
}

export function isHumanBattle(state: Pick<State, 'gangs'>, battle: Waiting): boolean {
  return listSeatsIn(battle).some((seat) => state.gangs[seat]?.isHuman === true);
}

/** [SCN-9] The battle that has to be settled before this one, or null. */
export function findBlocker(state: State, battle: Waiting): BattleId | null {
  return listUnsettled(state).find(({ leadsTo }) => leadsTo === battle.id)?.id ?? null;
}

/** [MONTH-8] Battles between NPC gangs, and of them with the law, are fought at once. */
export function fightUnattended(table: ParadiseTable): void {
  fightWhile(table, (battle) => !isHumanBattle(table.state, battle));
}

/** [MONTH-8] Fights the rest once no human battle waits; unattended, all of them. */
export function fightTheRest(table: ParadiseTable, pacing: { auto: boolean }): void {
  if (!pacing.auto) {
    const [first] = listUnsettledHuman(table.state);
    if (first !== undefined) {
      throw new Refusal(
        `${capitalize(describeBattle(table.state, first))} is not settled; fight it, resolve it or call it off first.`,
        'MONTH-8',
      );
    }
  }
  fightWhile(table, () => true);
}

function fightWhile(table: ParadiseTable, isWanted: (battle: Waiting) => boolean): void {
  for (;;) {
    const next = listUnsettled(table.state).find(
      (battle) => isWanted(battle) && findBlocker(table.state, battle) === null,
    );
    if (next === undefined) return;
    openBattleEntry(table, next);
    fightOut(table, next);
  }
}

/** Opens the journal entry of a battle. */
export function openBattleEntry(table: ParadiseTable, battle: Waiting): void {
  table.entry({
    title: `${formatMonth(table.state.month)}: ${describeBattle(table.state, battle)}`,
    author: { kind: 'rules' },
    order: null,
    reason: null,
  });
}

/**
 * Fights a battle by the program on both sides, with a seed from the campaign's dice; talks use those dice directly.
 * Facts that the games master overrules replace the result's.
 */
export function fightOut(table: ParadiseTable, battle: Waiting, overrule: BattleOutcome | null = null): void {
  const { state } = table;
  const problem = explainNotFought(state, battle);
  if (problem !== null) {
    leaveUnfought(table, battle, problem);
    return;
  }
  if (overrule === null && isTalk(battle)) {
    settleBattle(table, battle, { how: 'resolved', seed: null, outcome: holdTalks(table, battle) });
    return;
  }
  const seed = table.dice.seed(describeSeed(state, battle));
  if (overrule === null) {
    const outcome = resolveBattle(state, battle, seed);
    settleBattle(table, battle, { how: 'resolved', seed, outcome });
  } else {
    checkOutcome(state, battle, overrule);
    checkAgreed(state, battle, overrule);
    settleBattle(table, battle, { how: 'overruled', seed, outcome: overrule });
  }
}

/** Describes the throw for a battle's seed, the same for every leader. */
export function describeSeed(state: State, battle: Waiting): string {
  return `Seed of ${describeBattle(state, battle)}`;
}

/** [TAKE-2] Calls a battle off; a clash to which only one crew came leaves the door to it. */
export function leaveUnfought(table: ParadiseTable, battle: Waiting, note: string): void {
  const { state } = table;
  const isDoorOpen = battle.isClash && explainNotFought(state, battle) === nobodyComes;
  callOffBattle(table, battle, note);
  if (!isDoorOpen) return;
  openDoor(table, battle, { winner: hasAnybody(state, battle, 'defenders') ? 'defenders' : 'nobody' });
}

const nobodyComes = 'none of the attackers is left to go';

/** Explains in one sentence why a battle is pointless by now, or returns null. */
export function explainNotFought(state: State, battle: Waiting): string | null {
  if (battle.business !== null && battle.scenario !== 'hit') {
    const owner = state.businesses[battle.business]?.owner ?? null;
    const expected = battle.isClash ? null : battle.defenders.party;
    if (owner !== expected) return 'the place has changed hands';
  }
  if (battle.target !== null) {
    const target = state.gangsters[battle.target];
    if (target === undefined) return 'the man it was about is dead';
    if (isOnCaptive(battle)) {
      if (target.gang !== battle.attackers.party) return 'the man it was about has changed sides';
      if (explainNotSilenced(state, target) !== null) return 'the man it was about is out of reach';
    } else {
      if (target.custody !== null) return 'the man it was about is behind bars';
      if (target.gang !== battle.defenders.party) return 'the man it was about has changed sides';
    }
  }
  if (battle.official !== undefined && battle.official !== null) {
    const { id, name } = battle.official;
    if (findHitTarget(state, id)?.name !== name) return 'the man it was about holds that office no more';
  }
  if (!hasAnybody(state, battle, 'attackers')) return nobodyComes;
  return null;
}

function hasAnybody(state: State, battle: Waiting, side: 'attackers' | 'defenders'): boolean {
  const force = battle[side];
  return (
    force.extras.length + force.muscle.length > 0 || force.crew.some((id) => findPresent(state, force, id) !== null)
  );
}

/** Requires a battle that waits and can be fought now. */
export function requireReadyBattle(state: State, id: BattleId): Waiting {
  const battle = state.battles[id];
  refuseUnless(battle !== undefined, 'There is no such battle in this campaign.');
  refuseUnless(battle.settled === null, 'That battle is settled already; undo it to fight it again.');
  const first = findBlocker(state, battle);
  refuseUnless(first === null, 'The crew has to get there first: settle the ambush on its way.', 'SCN-9');
  return battle;
}
