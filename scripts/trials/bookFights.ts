import { applyBattle } from '#rulebooks/paradise/skirmish/apply.ts';
import {
  emptyBattle,
  isLaw,
  type BattleState,
  type Figure,
  type Side,
} from '#rulebooks/paradise/skirmish/battle.ts';
import { findCoverNear } from '#rulebooks/paradise/skirmish/table/coverSpots.ts';
import type { BattleEvent } from '#rulebooks/paradise/skirmish/events.ts';
import { bareLayout } from '#rulebooks/paradise/skirmish/table/layout.ts';
import { resolveScenario } from '#rulebooks/paradise/skirmish/outcomes/resolve.ts';
import type { ScenarioName } from '#rulebooks/paradise/skirmish/scenarios/scenarioNames.ts';
import { groupAround } from '#rulebooks/paradise/skirmish/rules/shooting/shooting.ts';
import { isFoe } from '#rulebooks/paradise/skirmish/tactics/fighting/targets.ts';
import { findSight } from '#rulebooks/paradise/skirmish/table/terrain.ts';

/** Book battles of one scenario, with the seeds from one on. */
export type FightTask = { scenario: ScenarioName; fromSeed: number; seeds: number };

/** Counts over battles; every field is a sum. */
export type FightCounts = {
  battles: number;
  wins: Record<Side | 'nobody', number>;
  turns: number;
  held: number;
  played: number;
  shots: number;
  /** Shots at men on foot without any cover, though there was some within a move of theirs. */
  shotsInTheOpen: number;
  blazing: number;
  blazingPastBystanders: number;
  /** Shots of the law of any kind with a bystander among those who may be hit. */
  lawPastBystanders: number;
  shotsPastFriends: number;
  /** Battles in which somebody of the attackers fired. */
  attackersFired: number;
  deaths: number;
  runs: number;
};

export function createFightCounts(): FightCounts {
  return {
    battles: 0,
    wins: { attackers: 0, defenders: 0, nobody: 0 },
    turns: 0,
    held: 0,
    played: 0,
    shots: 0,
    shotsInTheOpen: 0,
    blazing: 0,
    blazingPastBystanders: 0,
    lawPastBystanders: 0,
    shotsPastFriends: 0,
    attackersFired: 0,
    deaths: 0,
    runs: 0,
  };
}

/** The same counts over both. */
export function addFights(a: FightCounts, b: FightCounts): FightCounts {
  const sum = createFightCounts();
  for (const key of Object.keys(sum) as (keyof FightCounts)[]) {
    if (key !== 'wins') sum[key] = a[key] + b[key];
  }
  for (const side of ['attackers', 'defenders', 'nobody'] as const) {
    sum.wins[side] = a.wins[side] + b.wins[side];
  }
  return sum;
}

/** Fights the book's battle of a scenario over a row of seeds and counts what happened. */
export function countFights({ scenario, fromSeed, seeds }: FightTask): FightCounts {
  let counts = createFightCounts();
  for (let seed = fromSeed; seed < fromSeed + seeds; seed += 1) {
    counts = addFights(counts, countFight(scenario, seed));
  }
  return counts;
}

function countFight(scenario: ScenarioName, seed: number): FightCounts {
  const counts = createFightCounts();
  const result = resolveScenario(scenario, seed);
  const state = emptyBattle(bareLayout);
  let hasAttackerFired = false;
  for (const { event } of result.happenings) {
    if (event.type === 'card-held') counts.held += 1;
    if (event.type === 'card-played') counts.played += 1;
    if (event.type === 'told') {
      if (/ runs for it\.| and runs for the way out\./.test(event.text)) counts.runs += 1;
      if (event.text.endsWith(' is dead.')) counts.deaths += 1;
      const shot = findShot(state, event);
      if (shot !== null) {
        countShot(counts, state, shot);
        if (shot.shooter.side === 'attackers') hasAttackerFired = true;
      }
    }
    applyBattle(state, event);
  }
  counts.battles = 1;
  counts.turns = result.turns;
  counts.wins[result.winner] = 1;
  counts.attackersFired = hasAttackerFired ? 1 : 0;
  return counts;
}

type Fired = { shooter: Figure; target: Figure; isBlazing: boolean };

/** Finds the shooter and his target in a report's line; null when it tells of something else. */
function findShot(state: BattleState, event: Extract<BattleEvent, { type: 'told' }>): Fired | null {
  const told = /^(.*?) (fires|blazes away) at (.*): \d+ hit/.exec(event.text);
  const [id] = Object.keys(event.figures ?? {});
  const shooter = id === undefined ? undefined : state.figures[id];
  if (told === null || shooter === undefined) return null;
  const target = Object.values(state.figures).find(
    (one) =>
      one.name === told[3]?.replace(/^the (?:car|truck) of /, '') && one.side !== shooter.side,
  );
  return target === undefined ? null : { shooter, target, isBlazing: told[2] !== 'fires' };
}

/** A walk: how near cover is within a move. */
const moveInches = 4;

function countShot(counts: FightCounts, state: BattleState, shot: Fired): void {
  const { shooter, target, isBlazing } = shot;
  counts.shots += 1;
  if (isBlazing) counts.blazing += 1;
  if (target.carId !== null) return;
  const sight = findSight(state.layout, shooter.at, target.at);
  const isBare = sight.cover === 'none' && target.posture === 'up';
  if (isBare && findCoverNear(state.layout, target.at, shooter.at, moveInches) !== null) {
    counts.shotsInTheOpen += 1;
  }
  const group = groupAround(state, shooter, target).filter(({ id }) => id !== target.id);
  if (group.some((one) => one.side === shooter.side)) counts.shotsPastFriends += 1;
  const isPastBystander = group.some(
    (one) => one.side === 'civilians' && !isFoe(state, shooter, one),
  );
  if (isPastBystander && isBlazing) counts.blazingPastBystanders += 1;
  if (isPastBystander && isLaw(shooter)) counts.lawPastBystanders += 1;
}
