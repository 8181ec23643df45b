import { countActionsLeft, heldCardActions, spend, playWithCard } from '../rules/acting.ts';
import {
  requireFigure,
  isInFight,
  cardSides,
  type Battle,
  type CardSide,
  type FigureId,
  type FigureView,
  type RankCard,
} from '#main/games/paradise/rules/skirmish/battle.ts';
import { listFighters } from '#main/games/paradise/rules/skirmish/battleIndex.ts';
import type { BattleTable, Break, Use } from '#main/games/paradise/rules/skirmish/battleTable.ts';
import { isLow } from '../rules/cards.ts';
import { computeDistance } from '#main/games/paradise/rules/skirmish/table/geometry.ts';
import type { ScenarioRules } from '#main/games/paradise/rules/skirmish/scenario.ts';
import { needsAction } from '#main/games/paradise/rules/skirmish/tactics/cars/aboard.ts';
import { activate } from '#main/games/paradise/rules/skirmish/tactics/activate.ts';
import { driveCars } from '#main/games/paradise/rules/skirmish/tactics/cars/carCrew.ts';
import { doUse, findThreat, findBestUse } from '#main/games/paradise/rules/skirmish/tactics/heldUses.ts';
import type { Goal } from '#main/games/paradise/rules/skirmish/tactics/goals.ts';
import { findGoal } from '#main/games/paradise/rules/skirmish/tactics/wants.ts';

/**
 * The least promise of a held card that makes it worth breaking in; less once the turn may end with the next Joker.
 */
const worthBreakingIn = 0.3;
const worthBeforeTheEnd = 0.1;

/**
 * [CARD-4] Offers the others a held card before an action of one side; `mover` is the figure about to act, null after a
 * card. Returns true if one was played.
 */
export function offerInterrupts(
  table: BattleTable,
  scenario: ScenarioRules,
  acting: CardSide,
  mover: FigureId | null,
): boolean {
  let hasBrokenIn = false;
  for (const side of cardSides) {
    if (side !== acting && offerTo(table, scenario, side, mover)) hasBrokenIn = true;
  }
  return hasBrokenIn;
}

/** [CARD-4] Offers both sides their held cards between two cards. */
export function offerBetweenCards(table: BattleTable, scenario: ScenarioRules): void {
  for (const side of cardSides) offerTo(table, scenario, side, null);
}

function offerTo(table: BattleTable, scenario: ScenarioRules, side: CardSide, moving: FigureId | null): boolean {
  let hasBrokenIn = false;
  while (table.state.winner === null && table.state.held[side].length > 0) {
    const now = moving === null ? null : requireFigure(table.state, moving);
    const isThreat = now !== null && isInFight(now);
    const mover = isThreat ? now : null;
    const leader = table.commanders?.[side];
    const plan =
      leader === undefined ? planBreakByTactics(table.state, scenario, side, mover) : leader.findBreak(mover);
    if (plan === null) break;
    breakIn(table, scenario, side, plan);
    hasBrokenIn = true;
  }
  return hasBrokenIn;
}

/** [CARD-4] Breaks in; the side that is interrupted may answer first, unless it is trumped. */
export function breakIn(table: BattleTable, scenario: ScenarioRules, side: CardSide, plan: Break): void {
  lay(table, side, plan.card, 'breaks-in');
  const answer = findAnswer(table, scenario, plan);
  if (answer === null) {
    carryOut(table, scenario, plan);
    return;
  }
  const answering = answer.card.side;
  lay(table, answering, answer.card, 'answers');
  const [trump] = table.state.held[side];
  if (trump !== undefined) {
    lay(table, side, trump, 'trumps');
    carryOut(table, scenario, plan);
    carryOut(table, scenario, answer);
    return;
  }
  carryOut(table, scenario, answer);
  carryOut(table, scenario, plan);
}

function lay(table: BattleTable, side: CardSide, card: RankCard, how: 'breaks-in' | 'answers' | 'trumps'): void {
  table.emit({ type: 'card-played', side, card: { side: card.side, rank: card.rank }, how });
}

/** Plans a side's interrupt as tactics would, and the card for it; null to keep its cards. */
export function planBreakByTactics(
  battle: Battle,
  scenario: ScenarioRules,
  side: CardSide,
  mover: FigureView | null,
): Break | null {
  const least = battle.jokersSeen > 0 ? worthBeforeTheEnd : worthBreakingIn;
  const threat = findThreat(battle, mover);
  const uses = listFighters(battle, side)
    .flatMap((figure) => findBestUse(battle, figure, findGoal(battle, scenario, figure.id), threat, least) ?? [])
    .filter(({ worth }) => worth >= least)
    .sort((a, b) => b.worth - a.worth);
  return breakFor(battle, side, uses);
}

/** Picks the card for these uses, best first: a court card if more than one man has a use for it. */
function breakFor(battle: Battle, side: CardSide, uses: readonly Use[]): Break | null {
  const [use] = uses;
  const held = battle.held[side];
  if (use === undefined || held.length === 0) return null;
  const group = listGroupAround(battle, side, use.figure);
  const isForMany = uses.some(({ figure }) => !group.includes(figure));
  const card = held.find((one) => isLow(one) !== isForMany) ?? held[0];
  if (card === undefined) return null;
  const figures = isLow(card) ? group : listFighters(battle, side).map(({ id }) => id);
  return { card, use, figures };
}

/** [CARD-2] A man and his friends within 2", or those aboard with him. */
export function listGroupAround(battle: Battle, side: CardSide, id: FigureId): FigureId[] {
  const leader = requireFigure(battle, id);
  const others = listFighters(battle, side).filter(
    (one) =>
      one.id !== id && one.carId === leader.carId && (leader.carId !== null || computeDistance(one.at, leader.at) <= 2),
  );
  return [id, ...others.map((one) => one.id)];
}

/** Finds the answer of the interrupted side, by its leader or tactics; null for none. */
function findAnswer(table: BattleTable, scenario: ScenarioRules, plan: Break): Break | null {
  const target = 'target' in plan.use ? requireFigure(table.state, plan.use.target) : null;
  if (target === null || target.side === 'civilians') return null;
  const leader = table.commanders?.[target.side];
  if (leader === undefined) return answerTo(table.state, scenario, plan);
  if (table.state.held[target.side].length === 0) return null;
  return leader.findBreak(requireFigure(table.state, plan.use.figure));
}

/** Finds the answer of the interrupted side: the shooter shot, or the victim ducking. */
function answerTo(battle: Battle, scenario: ScenarioRules, plan: Break): Break | null {
  if (plan.use.kind !== 'shoot' && plan.use.kind !== 'slug') return null;
  const { target, figure } = plan.use;
  const { side } = requireFigure(battle, target);
  if (side === 'civilians' || battle.held[side].length === 0) return null;
  const threat = findThreat(battle, requireFigure(battle, figure));
  const uses = listFighters(battle, side)
    .flatMap((one) => findBestUse(battle, one, findGoal(battle, scenario, one.id), threat, worthBreakingIn) ?? [])
    .filter((use) => use.worth >= worthBreakingIn && canForestall(use, plan.use.figure, target))
    .sort((a, b) => b.worth - a.worth);
  return breakFor(battle, side, uses);
}

function canForestall(use: Use, attacker: FigureId, target: FigureId): boolean {
  if (use.kind === 'shoot' || use.kind === 'slug') return use.target === attacker;
  return use.kind === 'duck' && use.figure === target;
}

/** [CARD-4, FIST-1] Plays one action of each figure the card lets act: its purpose first, then the others. */
function carryOut(table: BattleTable, scenario: ScenarioRules, plan: Break): void {
  if (table.state.winner !== null) return;
  if (plan.carryOut !== undefined) {
    plan.carryOut();
    return;
  }
  const { card, use, figures } = plan;
  const actions = heldCardActions;
  playWithCard(table, { card, actions, figures }, () => {
    if (!isFit(table.state, use)) return;
    carryOutUse(table, scenario, card, use);
    const fought = new Set(use.kind === 'slug' ? [use.target] : []);
    for (const id of figures) {
      const figure = requireFigure(table.state, id);
      if (table.state.winner !== null || countActionsLeft(table.state, id) <= 0) continue;
      const goal = findGoal(table.state, scenario, id);
      const other = findBestUse(table.state, figure, goal, null, worthBeforeTheEnd);
      if (other === null || other.worth < worthBeforeTheEnd) continue;
      // [FIST-1] Everybody who could has joined the first brawl against him.
      if (other.kind === 'slug' && fought.has(other.target)) continue;
      if (other.kind === 'slug') fought.add(other.target);
      carryOutUse(table, scenario, card, other);
    }
  });
}

/** True if a man can still do the thing the card was played for. */
function isFit(battle: Battle, use: Use): boolean {
  const figure = requireFigure(battle, use.figure);
  if (!isInFight(figure)) return false;
  if (use.kind === 'recover') return true;
  if (needsAction(figure) || (figure.isNervous && !figure.hasPanicked)) return false;
  return !('target' in use) || isInFight(requireFigure(battle, use.target));
}

function carryOutUse(table: BattleTable, scenario: ScenarioRules, card: RankCard, use: Use): void {
  const lookUpGoal = (id: FigureId): Goal => findGoal(table.state, scenario, id);
  if (use.kind === 'run') {
    activate(table, use.figure, heldCardActions, lookUpGoal(use.figure));
    return;
  }
  if (use.kind === 'drive') {
    driveCars(table, card.side, { actions: heldCardActions, scenario, goalOf: lookUpGoal });
    return;
  }
  spend(table, use.figure);
  doUse(table, use);
}
