import { leadingSchema, type BattleRun, type BattleSettling } from '#shared/games/paradise/views/battle.ts';
import type { BattleId } from '#shared/games/paradise/ids.ts';
import type { Viewer } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import type { Battles } from '#kernel/capabilities.ts';
import type { PlayedGame } from '../state/playedGame.ts';
import type { ParadiseTable } from '../table.ts';
import { resolveMuster } from '../skirmish/simulate.ts';
import type { State } from '../state.ts';
import { checkAgreed } from './settling/agreed.ts';
import { checkOutcome } from './settling/afterAction.ts';
import { finishLed, followBattle, leadBattle, listSidesToLead, readLeading, recordLeading } from './leading.ts';
import { describeSeed, fightOut, leaveUnfought, requireReadyBattle, explainNotFought } from './settling/fight.ts';
import { buildFilm } from './watching/film.ts';
import { buildArrangedBattle } from './arranging/arranged.ts';
import { countBattles } from './watching/odds.ts';
import { listSeatsOfHead } from './arranging/parties.ts';
import { convertResult } from './settling/resolve.ts';
import { settleBattle } from './settling/settle.ts';
import { buildSheet } from './watching/sheet.ts';
import type { CampaignBattle, LedRecord } from '../state/records/battles.ts';
import type { BattleHead } from '../state/records/pastBattles.ts';
import { findBattleHead } from '../lookups.ts';
import { describeBattleHead } from './arranging/title.ts';
import { capitalize } from '#shared/words/text.ts';

/** [MONTH-8, SCN-12] The campaign's battles as commands and screens use them. */
export const campaignBattles = {
  sheet(state, id, viewer) {
    refuseUnless(mayWatch(state, id, viewer), 'Your gang has no part in that battle.');
    return buildSheet(state, requireKnownBattle(state, id), viewer);
  },
  mayWatch,
  titleOf: (state, id) => capitalize(describeBattleHead(state, requireHead(state, id))),
  longAgo: (state, id) => state.pastBattles[id as BattleId]?.month ?? null,
  tally(state, id, viewer, batch) {
    return countBattles(state, hideTreachery(requireFightable(state, id), viewer), batch);
  },
  lead(state, id, seed, { viewer, leading }) {
    return leadBattle(state, requireFightable(state, id), seed, leadingSchema.parse(leading), viewer);
  },
  sidesToLead: (state, id, viewer) => listSidesToLead(state, requireFightable(state, id), viewer),
  follow(state, id, seed, leading) {
    return followBattle(state, requireFightable(state, id), seed, leadingSchema.parse(leading));
  },
  settle: settleAs,
  run: runBattle,
  watch(state, event): BattleRun {
    const settled = event.type === 'battle-settled' ? event.settled : null;
    refuseUnless(settled !== null && settled.seed !== null, whyUnwatched);
    const id = event.type === 'battle-settled' ? event.battle : '';
    const run =
      settled.led === undefined ? runBattle(state, id, settled.seed) : runLed(state, id, settled.seed, settled.led);
    if (settled.how === 'overruled') {
      const caption = 'The games master overruled how this ended: the books follow his word, not these pictures.';
      return { ...run, caption };
    }
    refuseUnless(isSameOutcome(run.outcome, settled.outcome), whyDifferent);
    return run;
  },
  seedIn(event) {
    if (event.type !== 'battle-settled' || event.settled.seed === null) return null;
    return { id: event.battle, seed: event.settled.seed };
  },
  settledBy: (event) => (event.type === 'battle-settled' ? event.battle : null),
} satisfies Omit<Battles<PlayedGame>, 'scenarios' | 'fight' | 'page'>;

const unknownBattle = 'There is no such battle in this campaign.';
const whyUnwatched = 'Nobody can watch that battle: the program did not fight it.';
const whyDifferent =
  'This battle was fought under older rules, and this program would fight it otherwise; its report in the log tells how it went.';

function runBattle(state: State, id: string, seed: number): BattleRun {
  const battle = requireKnownBattle(state, id);
  const result = resolveMuster(buildArrangedBattle(state, battle).muster, seed);
  const outcome = convertResult(state, battle, result);
  return { outcome, film: buildFilm(result.happenings), caption: null };
}

/** Replays a battle by its leaders' decisions. */
function runLed(state: State, id: string, seed: number, led: DeepReadonly<LedRecord>): BattleRun {
  const { film, outcome } = leadBattle(state, requireKnownBattle(state, id), seed, readLeading(led), 'gm');
  refuseUnless(outcome !== null, whyDifferent);
  return { outcome, film, caption: null };
}

/** True if two outcomes are equal, in any sequence of their fields. */
function isSameOutcome(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((part, at) => isSameOutcome(part, other[at]));
  }
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].every((key) => isSameOutcome(one[key], other[key]));
  }
  return one === other;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function mayWatch(state: State, id: string, viewer: Viewer): boolean {
  const head = requireHead(state, id);
  return viewer === 'gm' || listSeatsOfHead(head).includes(viewer);
}

function requireHead(state: State, id: string): DeepReadonly<BattleHead> {
  const head = findBattleHead(state, id as BattleId);
  refuseUnless(head !== null, unknownBattle);
  return head;
}

function requireKnownBattle(state: State, id: string): DeepReadonly<CampaignBattle> {
  const battle = state.battles[id as BattleId];
  refuseUnless(battle !== undefined, unknownBattle);
  return battle;
}

/** Requires a battle that waits, can be fought now and still has a point. */
function requireFightable(state: State, id: string): DeepReadonly<CampaignBattle> {
  const battle = requireReadyBattle(state, id as BattleId);
  const problem = explainNotFought(state, battle);
  refuseUnless(problem === null, `There is nothing to fight for any more: ${problem ?? ''}. Call it off.`);
  return battle;
}

/** [SCN-4] Hides from a viewer whether the other side means to draw. */
function hideTreachery(battle: DeepReadonly<CampaignBattle>, viewer: Viewer): DeepReadonly<CampaignBattle> {
  if (viewer === 'gm') return battle;
  return { ...battle, treachery: battle.treachery.filter((side) => battle[side].party === viewer) };
}

function settleAs(table: ParadiseTable, id: string, settling: BattleSettling): void {
  const { state } = table;
  if (settling.how === 'call-off') {
    leaveUnfought(table, requireReadyBattle(state, id as BattleId), settling.note.replace(/\.$/, ''));
    return;
  }
  const battle = requireFightable(state, id);
  if (settling.how === 'table') {
    checkOutcome(state, battle, settling.outcome);
    checkAgreed(state, battle, settling.outcome);
    settleBattle(table, battle, { how: 'table', seed: null, outcome: settling.outcome });
  } else if (settling.how === 'led') {
    const { how: _how, ...leading } = settling;
    const seed = table.dice.seed(describeSeed(state, battle));
    const outcome = finishLed(state, battle, seed, leading);
    settleBattle(table, battle, { how: 'led', seed, outcome, led: recordLeading(leading) });
  } else fightOut(table, battle, settling.overrule);
}
