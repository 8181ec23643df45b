import { advanceFuses } from './rules/bombs/bombs.ts';
import { burnCars } from './rules/driving/carFires.ts';
import { cardActions, playWithCard } from './rules/acting.ts';
import {
  requireFigure,
  isInFight,
  type Battle,
  type CarView,
  type FigureId,
  type FigureView,
  type CardSide,
  type RankCard,
} from './battle.ts';
import { listCars, listFighters, listFigures } from './battleIndex.ts';
import type { BattleTable } from './battleTable.ts';
import { canHold, isLow, isTen } from './rules/cards.ts';
import { findBurningAt, scorch } from './rules/bombs/fires.ts';
import { computeDistance } from './table/geometry.ts';
import { meetRushes } from './rules/brawling/rushes.ts';
import { offerBetweenCards, offerInterrupts } from './tactics/interrupts.ts';
import type { ScenarioRules } from './scenario.ts';
import { isBusy } from './tactics/cars/aboard.ts';
import { activate } from './tactics/activate.ts';
import { listCrewAboard, driveCars, isWaiting } from './tactics/cars/carCrew.ts';
import { moveCivilians } from './tactics/civilians.ts';
import type { GoalOf } from './tactics/goals.ts';
import { findBestActor, scorePromise } from './tactics/fighting/aim.ts';
import { findGoal } from './tactics/wants.ts';
import { needsReload } from './rules/shooting/ammunition.ts';

/** The least promise of a card to its best man that makes it worth playing while his side only waits. */
const worthPlaying = 0.1;

/** [CARD-2, CARD-4] Plays a card, or holds it while nobody has anything worth doing with it. */
export function playOrHold(table: BattleTable, card: RankCard, scenario: ScenarioRules): void {
  const alight = [...table.state.burning];
  takeCard(table, card, scenario);
  scorch(table, isTen(card) ? 'civilians' : card.side, alight);
}

function takeCard(table: BattleTable, card: RankCard, scenario: ScenarioRules): void {
  const { side } = card;
  advanceFuses(table, side);
  burnCars(table, side);
  if (isTen(card)) moveCivilians(table, side);
  else {
    const leader = table.commanders?.[side];
    const isPlayed = leader === undefined ? playByTactics(table, card, scenario) : leader.takeCard(card);
    if (!isPlayed) {
      table.emit({ type: 'card-held', side, card });
      return;
    }
  }
  offerBetweenCards(table, scenario);
}

/** [CARD-2, CARD-4] Plays a card as tactics would, by the goals of the scenario or others; false to hold it. */
export function playByTactics(
  table: BattleTable,
  card: RankCard,
  scenario: ScenarioRules,
  goalOf: GoalOf = (id) => findGoal(table.state, scenario, id),
): boolean {
  if (canWait(table, goalOf, card.side) && canHold(table, card.side)) return false;
  playCard(table, card, scenario, goalOf);
  return true;
}

/**
 * [CARD-4] Returns true if a side loses nothing by holding a card: none of its able figures has a goal to reach, a need
 * of his own, or a shot or blow that is worth it.
 */
function canWait(table: BattleTable, goalOf: GoalOf, side: CardSide): boolean {
  const { state } = table;
  if (listCars(state).some((car) => isUsefulTo(state, car, side))) return false;
  return (
    listFighters(state, side).length > 0 &&
    listAble(state, side).every((figure) => {
      const { kind } = goalOf(figure.id);
      const isIdle = kind === 'hold' || kind === 'fight';
      return isIdle && !hasToSeeToHimself(state, figure) && scorePromise(state, figure, worthPlaying) < worthPlaying;
    })
  );
}

/** He owes an action, has lost his nerve, his guns are empty, or the house burns over his head. */
function hasToSeeToHimself(battle: Battle, figure: FigureView): boolean {
  return isBusy(battle, figure) || needsReload(battle, figure) || findBurningAt(battle, figure.at) !== null;
}

/** Lists the figures of a side who are on their feet and able to act. */
export function listAble(battle: Battle, side: CardSide): FigureView[] {
  return listFighters(battle, side).filter(
    (one) => one.carId === null && one.heldBy === null && canDoAnything(battle, one),
  );
}

/** [CARD-2, HIT-1] Returns true unless he cannot rise and has no shot, no gun to load and no nerves to recover. */
function canDoAnything(battle: Battle, figure: FigureView): boolean {
  if (figure.missesCards > 0) return false;
  return figure.lame !== 'lies' || figure.recovery > 0 || scorePromise(battle, figure) > 0;
}

/** [CARD-2] Returns true if a figure of a side in a car can act. */
export function isUsefulTo(battle: Battle, car: CarView, side: CardSide): boolean {
  return listCrewAboard(battle, car, side).some((id) => canDoAnything(battle, requireFigure(battle, id)));
}

/** [CARD-2] A low card moves one car with its crew, or one figure and his friends; a court card all. */
function playCard(table: BattleTable, card: RankCard, scenario: ScenarioRules, goalOf: GoalOf): void {
  const { side } = card;
  const figures = isLow(card)
    ? groupFor(table.state, side)
    : listFigures(table.state, side)
        .filter((one) => isInFight(one) || one.posture === 'surrendered')
        .map(({ id }) => id);
  const offerBefore = (mover: FigureId): boolean => offerInterrupts(table, scenario, side, mover);
  const actions = cardActions;
  playWithCard(table, { card, actions, figures }, () => {
    driveCars(table, side, { actions, scenario, goalOf, before: offerBefore });
    for (const id of figures) {
      if (table.state.winner !== null) return;
      activate(table, id, actions, goalOf(id), offerBefore);
    }
    meetRushes(table);
    // A man who got behind a wheel with his first action drives off with his second.
    driveCars(table, side, { actions, scenario, goalOf, before: offerBefore });
  });
}

/** [CARD-2] Finds the group that a low card lets act: a car's crew, or one figure and his friends. */
function groupFor(battle: Battle, side: CardSide): FigureId[] {
  const car = listCars(battle).find((one) => isUsefulTo(battle, one, side) && !isWaiting(battle, one));
  if (car !== undefined) return listCrewAboard(battle, car, side);
  return listPairAround(battle, listAble(battle, side)).map(({ id }) => id);
}

/** [CARD-2] Lists one figure and his friends within 2". */
export function listPairAround(battle: Battle, able: readonly FigureView[]): FigureView[] {
  const leader = findBestActor(battle, able);
  if (leader === null) return [];
  return [leader, ...able.filter((f) => f.id !== leader.id && computeDistance(f.at, leader.at) <= 2)];
}
