import type { BattleId } from '../../../../src-shared/vocabulary/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { insist } from '../../../kernel/refusal.ts';
import type { Battles } from '../../../kernel/rulebook.ts';
import type { ParadiseGame } from '../game.ts';
import type { ParadiseTable } from '../paradiseTable.ts';
import { resolveMuster } from '../skirmish/resolve.ts';
import type { State } from '../state.ts';
import { checkOutcome } from './afterAction.ts';
import { fightOut, readyBattle, whyNotFought } from './fight.ts';
import { filmOf } from './film.ts';
import { musterOf } from './muster.ts';
import { tallyBattle } from './odds.ts';
import { sideOf } from './parties.ts';
import { outcomeOf } from './resolve.ts';
import { settleBattle } from './settle.ts';
import { sheetOf } from './sheet.ts';
import { callOff } from './spoils.ts';
import type { Battle } from './state.ts';
import { battleTitle, capital } from './title.ts';

/** [MONTH-8, SCN-12] The campaign's battles as commands and screens use them. */
export const campaignBattles: Omit<Battles<ParadiseGame>, 'scenarios' | 'fight'> = {
  sheet(state, id, viewer) {
    const battle = battleById(state, id);
    insist(
      viewer === 'gm' || sideOf(battle, viewer) !== null,
      'Your gang has no part in that battle.',
    );
    return sheetOf(state, battle, viewer);
  },
  titleOf(state, id) {
    return capital(battleTitle(state, battleById(state, id)));
  },
  tally(state, id, batch) {
    return tallyBattle(state, fightable(state, id), batch);
  },
  settle: settleAs,
  run(state, id, seed) {
    const battle = battleById(state, id);
    const result = resolveMuster(musterOf(state, battle), seed);
    return { outcome: outcomeOf(state, battle, result), film: filmOf(result.happenings) };
  },
  seedIn(event) {
    if (event.type !== 'battle-settled' || event.settled.seed === null) return null;
    return { id: event.battle, seed: event.settled.seed };
  },
};

function battleById(state: State, id: string): DeepReadonly<Battle> {
  const battle = state.battles[id as BattleId];
  insist(battle !== undefined, 'There is no such battle in this campaign.');
  return battle;
}

/** A battle that waits, can be fought now and still has a point. */
function fightable(state: State, id: string): DeepReadonly<Battle> {
  const battle = readyBattle(state, id as BattleId);
  const problem = whyNotFought(state, battle);
  insist(
    problem === null,
    `There is nothing to fight for any more: ${problem ?? ''}. Call it off.`,
  );
  return battle;
}

function settleAs(
  table: ParadiseTable,
  id: string,
  settling: ParadiseGame['battleSettling'],
): void {
  const { state } = table;
  if (settling.how === 'call-off') {
    callOff(table, readyBattle(state, id as BattleId), settling.note.replace(/\.$/, ''));
    return;
  }
  const battle = fightable(state, id);
  if (settling.how === 'table') {
    checkOutcome(state, battle, settling.outcome);
    settleBattle(table, battle, { how: 'table', seed: null, outcome: settling.outcome });
  } else fightOut(table, battle, settling.overrule);
}
