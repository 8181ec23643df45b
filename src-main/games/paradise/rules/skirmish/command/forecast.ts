import type { Action } from '#shared/games/paradise/leading.ts';
import { Dice, type DiceSource } from '#kernel/dice/dice.ts';
import { Questions } from '#kernel/dice/questions.ts';
import { requireFigure, type Battle, type FigureView } from '../battle.ts';
import type { BattleTable } from '../battleTable.ts';
import type { BattleEvent } from '../events.ts';
import { computeCallChance } from '../rules/calling.ts';
import { computeRoundChance, listCrowdAgainst } from '../rules/brawling/brawling.ts';
import { listRushers } from '../rules/brawling/rushes.ts';
import { findDeathChance, findInjury } from '../rules/injury.ts';
import { computeBinomial, forecastShot } from '../rules/shooting/forecastShot.ts';
import { groupAround, listShotsAt } from '../rules/shooting/shooting.ts';
import { listDeadlyModifiers, sumModifiers, type Shot } from '../rules/shooting/shot.ts';
import { hasPassedOut } from '../table/pieces.ts';
import { computeDistance, contactInches } from '../table/geometry.ts';
import { performAction } from './deeds.ts';

/** Actions that are one test of the man who takes them, or of the man he slaps. */
const tested: ReadonlySet<Action['kind']> = new Set<Action['kind']>([
  'grip',
  'slap',
  'hide',
  'spot',
  'go-through',
  'get-in',
  'break-away',
  'throw-knife',
  'throw',
  'set-charge',
  'relight',
  'grab',
  'smash',
  'cut-telephone',
]);

/** Computes how likely an action does what it is named for, 0 to 1, by the rule that throws; null without dice. */
export function forecastAction(battle: Battle, figure: FigureView, action: Action, left: number): number | null {
  switch (action.kind) {
    case 'shoot': {
      const target = requireFigure(battle, action.target);
      const shot = listShotsAt(battle, figure, target)[action.way];
      return shot === undefined ? null : forecastShot(battle, figure, target, shot).hit;
    }
    case 'brawl': {
      const enemy = requireFigure(battle, action.enemy);
      const crowd = listRushers(battle, enemy.id) ?? listCrowdAgainst(battle, figure, enemy);
      return computeRoundChance(battle, [...crowd.filter(({ id }) => id !== figure.id), figure], enemy);
    }
    case 'charge':
      return forecastCharge(battle, figure, action.enemy, left);
    case 'call-on':
      return computeCallChance(figure, requireFigure(battle, action.target));
    case 'stare': {
      const keepsNerve = forecastTest(battle, (table) => void performAction(table, figure, action, left));
      return keepsNerve === null ? null : 1 - keepsNerve;
    }
    default:
      return tested.has(action.kind)
        ? forecastTest(battle, (table) => void performAction(table, figure, action, left))
        : null;
  }
}

/** Ends a rule that is asked only for its first throws. */
class Told extends Error {}

/**
 * Computes how likely the first test of a rule is passed, with those that repeat it (SK-34, SK-61); null if the rule
 * begins with no test. Nothing changes.
 */
export function forecastTest(battle: Battle, rule: (table: BattleTable) => void): number | null {
  const tests: string[] = [];
  let fails = 1;
  play(battle, rule, ({ target, purpose }) => {
    if (target === undefined || (tests[0] ?? purpose) !== purpose) throw new Told();
    tests.push(purpose);
    fails *= 1 - computeFaceShare(target);
    return [failingFace];
  });
  return tests.length === 0 ? null : 1 - fails;
}

/** No test but one that cannot fail is passed with it. */
const failingFace = 7;

function computeFaceShare(target: number): number {
  return Math.max(0, Math.min(6, target)) / 6;
}

/** [MOVE-1] Computes how likely a run brings him into contact: the share of faces with which it does. */
function forecastCharge(battle: Battle, figure: FigureView, enemy: string, left: number): number {
  const { at } = requireFigure(battle, enemy);
  let chance = 0;
  for (let face = 1; face <= 6; face += 1) {
    let dares = 1;
    const meets = (event: BattleEvent): boolean =>
      event.type === 'figure-moved' && event.figure === figure.id && computeDistance(event.to, at) <= contactInches;
    const seen: BattleEvent[] = [];
    const rule = (table: BattleTable): void => void performAction(table, figure, { kind: 'charge', enemy }, left);
    play(
      battle,
      rule,
      ({ target }) => {
        // [BOMB-3] Flames on his way take a test.
        if (target !== undefined) dares *= computeFaceShare(target);
        return [target === undefined ? face : 1];
      },
      seen,
    );
    if (seen.some(meets)) chance += dares / 6;
  }
  return chance;
}

/** Lets a rule throw and tell without any effect, until `throwDice` throws an error. */
function play(
  battle: Battle,
  rule: (table: BattleTable) => void,
  throwDice: (request: Parameters<DiceSource['throwDice']>[0]) => number[],
  told: BattleEvent[] = [],
): void {
  const source: DiceSource = { throwDice: (request) => ({ faces: throwDice(request), source: 'seeded' }) };
  const table: BattleTable = {
    state: battle,
    dice: new Dice(source, false),
    ask: new Questions([]),
    emit: (event) => void told.push(event),
    entry: () => undefined,
  };
  try {
    rule(table);
  } catch (error) {
    if (!(error instanceof Told)) throw error;
  }
}

/** A man as the dice of a shot find him: wounds so far, wounds that still bounce, and luck that is left. */
type Victim = { wounds: number; toughness: number; luck: number };

/** [SK-34] A Lucky Cuss has a roll against him thrown again from a wound upward. */
const luckFrom = 5;

const faces = [1, 2, 3, 4, 5, 6] as const;

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/**
 * [HIT-1, HIT-2, GATS-5] Computes how likely a shot leaves its target dead or senseless; null for one in a car. Hits
 * fall at random on him and those around him, and the dead are not hit again.
 */
export function forecastOut(battle: Battle, shooter: FigureView, target: FigureView, shot: Shot): number | null {
  if (target.carId !== null) return null;
  const deadly = listDeadlyModifiers(shot);
  const others = groupAround(battle, shooter, target).filter(({ id }) => id !== target.id);
  const hits = new Hits(target, sumModifiers(deadly), average(others.map((one) => findDeathChance(one, deadly))));
  const { wounds, toughness, luck } = target;
  let out = 0;
  for (let count = 1; count <= shot.dice; count += 1) {
    const chance = computeBinomial(shot.dice, count, shot.chance);
    out += chance * hits.compute(count, others.length, { wounds, toughness, luck });
  }
  return out;
}

/** Hits that fall on a man and others around him, one after the other. */
class Hits {
  private readonly known = new Map<string, number>();
  private readonly target: FigureView;
  private readonly added: number;
  private readonly othersDie: number;

  constructor(target: FigureView, added: number, othersDie: number) {
    this.target = target;
    this.added = added;
    this.othersDie = othersDie;
  }

  /** Computes how likely so many hits on a man and `men` others put him out. */
  compute(hits: number, men: number, victim: Victim): number {
    if (hits === 0) return 0;
    const key = [hits, men, victim.wounds, victim.toughness, victim.luck].join('/');
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const onHim = average(faces.map((face) => this.rollOnHim(face + this.added, hits, men, victim)));
    const spared = (left: number): number => this.compute(hits - 1, left, victim);
    const onOther = men === 0 ? 0 : this.othersDie * spared(men - 1) + (1 - this.othersDie) * spared(men);
    const result = (onHim + men * onOther) / (men + 1);
    this.known.set(key, result);
    return result;
  }

  private rollOnHim(total: number, hits: number, men: number, victim: Victim): number {
    if (total < luckFrom || victim.luck === 0) return this.suffer(total, hits, men, victim);
    const again = { ...victim, luck: victim.luck - 1 };
    return average(faces.map((face) => this.suffer(face + this.added, hits, men, again)));
  }

  private suffer(total: number, hits: number, men: number, victim: Victim): number {
    const { stats } = this.target;
    const { kills, woundPoints } = findInjury(total);
    if (kills) return 1;
    if (woundPoints === 0) return this.compute(hits - 1, men, victim);
    const bounces = victim.toughness > 0 ? 1 : 0;
    const wounds = victim.wounds + Math.max(0, woundPoints - bounces);
    if (stats.hits <= wounds || hasPassedOut({ stats, wounds })) return 1;
    const next = { ...victim, wounds, toughness: victim.toughness - bounces };
    const goesOn = this.compute(hits - 1, men, next);
    if (victim.luck === 0) return goesOn;
    // [GUTS-1] A wound tests his nerve, on which he may spend his luck.
    const fails = 1 - computeFaceShare(stats.guts - wounds);
    return (1 - fails) * goesOn + fails * this.compute(hits - 1, men, { ...next, luck: next.luck - 1 });
  }
}
