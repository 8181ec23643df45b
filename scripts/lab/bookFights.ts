import { applyBattle } from '#main/games/paradise/rules/skirmish/apply.ts';
import {
  emptyBattle,
  isLaw,
  type BattleState,
  type Figure,
  type Side,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listAfoot, findGround } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import { findCoverNear } from '#main/games/paradise/rules/skirmish/table/coverSpots.ts';
import type { BattleEvent } from '#main/games/paradise/rules/skirmish/events.ts';
import { bareLayout } from '#main/games/paradise/rules/skirmish/table/layout.ts';
import { resolveScenario } from '#main/games/paradise/rules/skirmish/simulate.ts';
import { groupAround } from '#main/games/paradise/rules/skirmish/rules/shooting/shooting.ts';
import type { Roll } from '#shared/words/dice.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import { isHarmless } from '#main/games/paradise/rules/skirmish/tactics/fighting/aim.ts';
import { isWanted } from '#main/games/paradise/rules/skirmish/rules/calling.ts';
import { areOverlapping, computeBody } from '#main/games/paradise/rules/skirmish/table/bodies.ts';
import { canStand, findSight } from '#main/games/paradise/rules/skirmish/table/terrain.ts';
import type { ScenarioName } from '#shared/games/paradise/battles.ts';
import { isFoe } from '#main/games/paradise/rules/skirmish/rules/foes.ts';

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
  /** Men on foot who left the table from farther than a step from its edge. */
  goneInland: number;
  /** Men talked out of the fight whom the scenario pays for dead or taken. */
  prizesTalkedAway: number;
  brawls: number;
  /** Brawls of two and more against one. */
  crowds: number;
  /** Brawls of five and more against one. */
  crowdsTooLarge: number;
  /** Second brawls against one man on one card, held cards apart. */
  brawlsAgain: number;
  /** Second swings of Boxers. */
  boxersSwings: number;
  /** Escorts off the table while their truck is on it, and nobody of their side has had enough. */
  escortsGone: number;
  /** Shots at unarmed citizens farther off than a charge. */
  shotsAtHarmless: number;
  /** Men on foot on another’s point, and inside a car, a wall or a piece, at each card. */
  onOneSpot: number;
  insidePieces: number;
  /** Cars that drove or slid onto another one, or into a house. */
  carsOnCars: number;
};

/** The counts that are to be 0, in words. */
export const neverCounts: readonly [keyof Omit<FightCounts, 'wins'>, string][] = [
  ['goneInland', 'men who leave the table farther than a step from its edge'],
  ['prizesTalkedAway', 'men talked away whom the scenario wants dead or taken'],
  ['brawlsAgain', 'second brawls against one man on one card'],
  ['crowdsTooLarge', 'brawls of more than four against one'],
  ['escortsGone', 'escorts that leave their truck'],
  ['shotsAtHarmless', 'shots at unarmed citizens beyond a charge'],
  ['onOneSpot', 'men who rest on another man’s spot'],
  ['insidePieces', 'men who rest inside a wall, a car or a piece'],
  ['carsOnCars', 'cars that come to stand on another, or in a house'],
];

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
    goneInland: 0,
    prizesTalkedAway: 0,
    brawls: 0,
    crowds: 0,
    crowdsTooLarge: 0,
    brawlsAgain: 0,
    boxersSwings: 0,
    escortsGone: 0,
    shotsAtHarmless: 0,
    onOneSpot: 0,
    insidePieces: 0,
    carsOnCars: 0,
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
  const brawls = new BrawlCounter(counts);
  for (const { event, dice } of result.happenings) {
    countLeaving(counts, state, event);
    brawls.watch(state, event, dice);
    if (event.type === 'card-held') counts.held += 1;
    if (event.type === 'card-played') counts.played += 1;
    if (event.type === 'told') {
      if (/ and runs for (?:it|the way out)\./.test(event.text)) counts.runs += 1;
      if (event.text.endsWith(' is dead.')) counts.deaths += 1;
      const shot = findShot(state, event);
      if (shot !== null) {
        countShot(counts, state, shot);
        if (shot.shooter.side === 'attackers') hasAttackerFired = true;
      }
    }
    const moved = findMoved(state, event);
    const touched = moved === null ? [] : listTouched(state, moved);
    applyBattle(state, event);
    const touches = moved === null ? [] : listTouched(state, moved);
    counts.carsOnCars += touches.filter((id) => !touched.includes(id)).length;
    if (event.type === 'card-turned') countCrowding(counts, state);
  }
  counts.battles = 1;
  counts.turns = result.turns;
  counts.wins[result.winner] = 1;
  counts.attackersFired = hasAttackerFired ? 1 : 0;
  return counts;
}

/** Counts those on foot who rest where somebody or something is. Whoever holds a hostage has him in front of him. */
function countCrowding(counts: FightCounts, state: BattleState): void {
  const ground = findGround(state);
  const afoot = listAfoot(state).filter(({ heldBy, posture }) => heldBy === null && posture !== 'dead');
  const spots = new Set(afoot.map(({ at }) => `${at.x} ${at.y}`));
  counts.onOneSpot += afoot.length - spots.size;
  counts.insidePieces += afoot.filter(({ at }) => !canStand(ground, at)).length;
}

/** Finds the car that an event moves, along its road or on a slide; null for none, and for a truck that rams a gate. */
function findMoved(state: BattleState, event: BattleEvent): string | null {
  if (event.type !== 'told') return null;
  const [moved] = Object.entries(event.cars ?? {}).filter(([, change]) => change.at !== undefined);
  const id = moved?.[0];
  const car = id === undefined ? undefined : state.cars[id];
  return car === undefined || car.kind === 'truck' ? null : car.id;
}

/** Lists the cars and houses that a car stands on. */
function listTouched(state: BattleState, id: string): string[] {
  const car = state.cars[id];
  if (car === undefined || car.isOffTable) return [];
  const body = computeBody(car);
  const cars = Object.values(state.cars)
    .filter((other) => other.id !== id && !other.isOffTable)
    .filter((other) => areOverlapping(computeBody(other), body));
  const houses = state.layout.buildings.filter(({ rect }) => areOverlapping(rect, body));
  return [...cars, ...houses].map((one) => one.id);
}

type Fired = { shooter: Figure; target: Figure; isBlazing: boolean };

/** Finds the shooter and his target in a report's line; null when it tells of something else. */
function findShot(state: BattleState, event: Extract<BattleEvent, { type: 'told' }>): Fired | null {
  const told = /^(.*?) (fires|blazes away) at (.*): (?:\d+|no) hit/.exec(event.text);
  const [id] = Object.keys(event.figures ?? {});
  const shooter = id === undefined ? undefined : state.figures[id];
  if (told === null || shooter === undefined) return null;
  const target = Object.values(state.figures).find(
    (one) => one.name === told[3]?.replace(/^the (?:car|truck) of /, '') && one.side !== shooter.side,
  );
  return target === undefined ? null : { shooter, target, isBlazing: told[2] !== 'fires' };
}

/** A walk: how near cover is within a move. */
const moveInches = 4;

/** A step from the edge of the table, for whoever goes off it on foot. */
const edgeInches = 2;

/** Counts whom an event takes off the table or out of the fight before the battle is over. */
function countLeaving(counts: FightCounts, state: BattleState, event: BattleEvent): void {
  if (event.type !== 'told' || state.winner !== null) return;
  const { width, height } = state.layout;
  for (const [id, change] of Object.entries(event.figures ?? {})) {
    const figure = state.figures[id];
    if (figure === undefined) continue;
    const { x, y } = figure.at;
    const toEdge = Math.min(x, y, width - x, height - y);
    const isAfoot = figure.carId === null;
    if (change.posture === 'gone' && isAfoot && toEdge > edgeInches) counts.goneInland += 1;
    const isTalkedOut = change.hasPanicked === true && event.text.endsWith(' clears out.');
    const hasPrize = (one: Figure): boolean => one.side !== figure.side && isWanted(state, one, figure);
    if (isTalkedOut && Object.values(state.figures).some(hasPrize)) counts.prizesTalkedAway += 1;
  }
  for (const [id, change] of Object.entries(event.cars ?? {})) {
    if (change.isOffTable === true && isDeserting(state, id)) counts.escortsGone += 1;
  }
}

/** Returns true if a car is an escort whose truck is still there, and its driver has no reason to go. */
function isDeserting(state: BattleState, id: string): boolean {
  const car = state.cars[id];
  const truck = Object.values(state.cars).find(({ kind, loot }) => kind === 'truck' && loot > 0);
  const driver = state.figures[car?.driver ?? ''];
  return (
    state.plan.scenario === 'hijack' &&
    car?.kind === 'car' &&
    car.side === 'defenders' &&
    truck?.isOffTable === false &&
    driver?.hasPanicked === false &&
    !state.leaving.defenders &&
    !state.sirens
  );
}

/** Counts the brawls of a battle, and which of them ought not to be. */
class BrawlCounter {
  private readonly counts: FightCounts;
  private fought = new Set<string>();
  private cards = 0;

  constructor(counts: FightCounts) {
    this.counts = counts;
  }

  watch(state: BattleState, event: BattleEvent, dice: readonly Roll[]): void {
    if (event.type === 'card-opened') {
      if (this.cards === 0) this.fought = new Set();
      this.cards += 1;
    }
    if (event.type === 'card-done') this.cards -= 1;
    if (event.type !== 'told' || !event.text.includes(' come to blows')) return;
    const swings = dice.flatMap(({ purpose }) => {
      const [, by, at] = /^(.*) swings at (.*): FISTS$/.exec(purpose) ?? [];
      return by === undefined || at === undefined ? [] : [{ by, at }];
    });
    const victim = swings[0]?.at ?? '';
    const own = swings.filter(({ at }) => at === victim).map(({ by }) => by);
    const { counts } = this;
    counts.brawls += 1;
    const crowd = new Set(own).size;
    if (crowd > 1) counts.crowds += 1;
    if (crowd > 4) counts.crowdsTooLarge += 1;
    counts.boxersSwings += own.length - crowd;
    // A held card that breaks in is a card of its own.
    if (this.cards !== 1) return;
    const key = `${state.turn} ${victim}`;
    if (this.fought.has(key)) counts.brawlsAgain += 1;
    this.fought.add(key);
  }
}

function countShot(counts: FightCounts, state: BattleState, shot: Fired): void {
  const { shooter, target, isBlazing } = shot;
  counts.shots += 1;
  if (isBlazing) counts.blazing += 1;
  if (isHarmless(target, computeDistance(shooter.at, target.at))) counts.shotsAtHarmless += 1;
  if (target.carId !== null) return;
  const sight = findSight(findGround(state), shooter.at, target.at);
  const isBare = sight.cover === 'none' && target.posture === 'up';
  if (isBare && findCoverNear(findGround(state), target.at, shooter.at, moveInches) !== null) {
    counts.shotsInTheOpen += 1;
  }
  const group = groupAround(state, shooter, target).filter(({ id }) => id !== target.id);
  if (group.some((one) => one.side === shooter.side)) counts.shotsPastFriends += 1;
  const isPastBystander = group.some((one) => one.side === 'civilians' && !isFoe(state, shooter, one));
  if (isPastBystander && isBlazing) counts.blazingPastBystanders += 1;
  if (isPastBystander && isLaw(shooter)) counts.lawPastBystanders += 1;
}
