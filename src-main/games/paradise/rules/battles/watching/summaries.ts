import { lowerArticles } from '#shared/words/sentences.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { GangsterId, BattleId } from '#shared/games/paradise/ids.ts';
import type { BattleSide, OthersKind } from '#shared/games/paradise/battles.ts';
import { formatDollars, joinWords, capitalize, formatOrdinal } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { dollarsPerLoot } from '#main/games/paradise/rules/tables/rackets.ts';
import { listSeatsOfHead } from '../arranging/parties.ts';
import {
  type PastBattle,
  buildBattleHead,
  buildPastBattle,
  type BattleHead,
} from '#main/games/paradise/rules/state/records/pastBattles.ts';
import type { BattleSummary } from '#shared/games/paradise/views/battle.ts';
import { listPossibleEndings } from '../settling/endings.ts';
import { findBlocker, explainNotFought } from '../settling/fight.ts';
import { describeEnding } from '../arranging/endingWords.ts';
import { createTitleNames, describeBattleHead } from '../arranging/title.ts';
import { derived } from '#kernel/derived.ts';
import type { CampaignBattle } from '#main/games/paradise/rules/state/records/battles.ts';

/** A battle in a list. */
export function summarizeBattle(state: State, battle: DeepReadonly<CampaignBattle>, viewer: Viewer): BattleSummary {
  const { id, month } = battle;
  const past = buildPastBattle(battle);
  if (past !== null) return summarizePastBattle(state, id, past, viewer);
  return {
    ...buildHeadSummary(state, buildBattleHead(battle), id),
    id,
    month,
    waitsFor: findBlocker(state, battle),
    pointless: explainNotFought(state, battle),
    settled: null,
  };
}

/** A settled battle of any year in a list. */
export function summarizePastBattle(
  state: State,
  id: BattleId,
  past: DeepReadonly<PastBattle>,
  viewer: Viewer,
): BattleSummary {
  return {
    ...buildHeadSummary(state, past, id),
    id,
    month: past.month,
    waitsFor: null,
    pointless: null,
    settled: {
      how: past.how,
      winner: past.outcome?.winner ?? null,
      sentence: describePastBattle(state, past),
      losses: describeLosses(state, past, viewer),
      hasFilm: past.hasFilm === true,
    },
  };
}

/** The places in its month of each battle that shares its title with another: the first one is 1. */
const countNamesakes = derived((state: State): ReadonlyMap<BattleId, number> => {
  const all = [
    ...(Object.entries(state.pastBattles) as [BattleId, DeepReadonly<PastBattle>][]).map(([id, past]) => ({
      id,
      month: past.month,
      head: past as DeepReadonly<BattleHead>,
    })),
    ...Object.values(state.battles).map((battle) => {
      return { id: battle.id, month: battle.month, head: buildBattleHead(battle) };
    }),
  ];
  const groups = Map.groupBy(all, ({ month, head }) => `${month} ${describeBattleHead(state, head)}`);
  const shared = [...groups.values()].filter((namesakes) => namesakes.length > 1);
  return new Map(shared.flatMap((namesakes) => namesakes.map(({ id }, nth) => [id, nth + 1] as const)));
});

function buildHeadSummary(state: State, head: DeepReadonly<BattleHead>, id: BattleId) {
  const { scenario, attackers, defenders, district, business = null, isClash = false } = head;
  const nth = countNamesakes(state).get(id);
  const told = lowerArticles(capitalize(describeBattleHead(state, head)));
  const title = nth === undefined ? told : `${told}, the ${formatOrdinal(nth)} of the month`;
  const isHuman = listSeatsOfHead(head).some((seat) => state.gangs[seat]?.isHuman === true);
  return { scenario, isClash, title, attackers, defenders, district, business, isHuman };
}

/** Describes the result of a battle in one sentence; a Meet uses the words of its table. */
function describePastBattle(state: State, past: DeepReadonly<PastBattle>): string {
  const { outcome, note } = past;
  if (outcome === undefined) return `Called off: ${note ?? 'no reason given'}.`;
  const { scenario, isClash = false, attackers } = past;
  if (scenario !== 'meet') return `${capitalize(describeEnding(past, outcome, createTitleNames(state)))}.`;
  const ending = listPossibleEndings({ scenario, isClash, attackers: { party: attackers } }).find(
    (one) => one.ending === outcome.ending && one.winner === outcome.winner,
  );
  return `${ending?.label ?? 'It is over'}.`;
}

type Outcome = NonNullable<DeepReadonly<PastBattle>['outcome']>;

const groupNames: Readonly<Record<OthersKind, { one: string; many: string }>> = {
  guards: { one: 'guard', many: 'guards' },
  muscle: { one: 'hired man', many: 'hired men' },
  street: { one: 'boy of the block', many: 'boys of the block' },
  police: { one: 'policeman', many: 'policemen' },
  feds: { one: 'federal agent', many: 'federal agents' },
  citizens: { one: 'bystander', many: 'bystanders' },
};

/**
 * [SCN-12] Describes the cost of a settled battle, a line a kind. Everybody reads of the dead and the arrested; the
 * wounded and the Loot are for those who were in it and the games master.
 */
function describeLosses(
  state: Pick<State, 'gangsters' | 'graveyard' | 'gangs'>,
  battle: DeepReadonly<PastBattle>,
  viewer: Viewer,
): string[] {
  const { outcome } = battle;
  if (outcome === undefined) return [];
  const wasThere = viewer === 'gm' || listSeatsOfHead(battle).includes(viewer);
  const listNames = (label: string, gangsters: readonly GangsterId[] = []): string[] =>
    gangsters.length === 0 ? [] : [`${label}: ${joinWords(gangsters.map((id) => findName(state, id)))}.`];
  return [
    ...listNames('Dead', outcome.dead),
    ...listNames('Booked', outcome.booked),
    ...(wasThere ? listNames('Wounded', outcome.wounded) : []),
    ...describeOthers(outcome),
    ...(wasThere ? describeLoot(state, battle, outcome) : []),
  ];
}

function findName(state: Pick<State, 'gangsters' | 'graveyard' | 'gangs'>, id: GangsterId): string {
  const gangster = state.gangsters[id] ?? state.graveyard[id]?.gangster;
  if (gangster === undefined) return 'somebody';
  return `${gangster.name} (${state.gangs[gangster.gang]?.name ?? 'nobody’s man'})`;
}

function describeOthers({ others = [] }: Outcome): string[] {
  const fallen = others.map(({ kind, dead }) => `${dead} ${dead === 1 ? groupNames[kind].one : groupNames[kind].many}`);
  return fallen.length === 0 ? [] : [`Also dead: ${joinWords(fallen)}.`];
}

function describeLoot(
  state: Pick<State, 'gangs'>,
  battle: DeepReadonly<PastBattle>,
  { loot = { attackers: 0, defenders: 0 } }: Outcome,
): string[] {
  return (['attackers', 'defenders'] as BattleSide[]).flatMap((side) => {
    const points = loot[side];
    const gang = state.gangs[battle[side] as SeatId];
    if (points === 0 || gang === undefined) return [];
    return [`${gang.name} held Loot worth ${formatDollars(points * dollarsPerLoot)}.`];
  });
}
