import type { Action } from '#shared/games/paradise/leading.ts';
import { requireFigure, type Battle, type CarId, type FigureId, type Side, type Speed } from '../battle.ts';
import { listCars } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { countActionsLeft, spend } from '../rules/acting.ts';
import type { ScenarioRules } from '../scenario.ts';
import { computeBearing, computeDistance } from '../table/geometry.ts';
import { driveCars, listCrewAboard } from '../tactics/cars/carCrew.ts';
import { offerInterrupts } from '../tactics/interrupts.ts';
import { driveAsTold } from './carDeeds.ts';
import { explainAction, performAction } from './deeds.ts';
import { canBeLed } from './legality.ts';
import { obey } from './obey.ts';
import { actAboard } from './obvious.ts';
import type { LedSquad } from './squads.ts';
import type { StandingWord } from './standing.ts';

/** A figure or a car that is to act, and its action. */
export type NamedAction = { actor: string; action: Action };

/** [CARD-2, CARD-6] Carries out what a leader has decided for his side. */
export class Executor {
  private readonly side: Side;
  private readonly word: StandingWord;

  constructor(side: Side, word: StandingWord) {
    this.side = side;
    this.word = word;
  }

  /** [CARD-2] Plays all men of a squad whom the card moves, its car first; what they leave undone is over with it. */
  send(
    table: BattleTable,
    scenario: ScenarioRules,
    { men }: LedSquad,
    { figures, actions }: { figures: readonly FigureId[]; actions: number },
  ): void {
    const moved = men.filter((id) => figures.includes(id));
    const isOurs = (id: CarId): boolean =>
      listCrewAboard(table.state, requireCar(table.state, id), this.side).some((man) => moved.includes(man));
    const cars = new Set(
      listCars(table.state)
        .map(({ id }) => id)
        .filter(isOurs),
    );
    if (cars.size > 0) this.drive(table, scenario, actions, (id) => !cars.has(id));
    for (const id of moved) {
      if (table.state.winner !== null) return;
      this.obey(table, scenario, id, actions);
    }
    for (const id of moved) this.endTurn(table, id);
  }

  /** [CARD-2] Plays a man on foot by the order of his squad. */
  obey(table: BattleTable, scenario: ScenarioRules, id: FigureId, actions: number): void {
    const { state } = table;
    const squad = this.word.findSquad(state, id);
    obey(table, id, actions, {
      order: this.word.hasOwnOrder(id) ? null : this.word.findSquadOrder(state, id),
      squad: squad?.men ?? [id],
      goal: () => this.word.findGoal(state, scenario, id),
      before: (mover) => offerInterrupts(table, scenario, this.side, mover),
    });
  }

  /** [CARD-2a] Drives the cars that are not spared as their squads were told, and by the scenario without a word. */
  drive(table: BattleTable, scenario: ScenarioRules, actions: number, isSpared: ((id: CarId) => boolean) | null): void {
    const carWish = (battle: Battle, id: CarId): Speed | 'unload' =>
      this.findWish(battle, id) ?? scenario.carWish(battle, id);
    driveCars(table, this.side, {
      actions,
      scenario: { ...scenario, carWish },
      goalOf: (id) => this.word.findGoal(table.state, scenario, id),
      before: (mover) => offerInterrupts(table, scenario, this.side, mover),
      aboard: (id) => actAboard(table, id, this.word.findFireWord(table.state, id)),
      ...(isSpared === null ? {} : { isSpared }),
    });
  }

  /** Finds what the squad in a car was told to do with it; null for nothing. */
  private findWish(battle: Battle, id: CarId): Speed | 'unload' | null {
    const order = this.word.findDriveOrder(battle, id);
    if (order?.kind === 'get-out') return 'unload';
    if (order?.kind !== 'drive') return null;
    const { at, facing } = requireCar(battle, id);
    const isPast = Math.abs(((computeBearing(at, order.to) - facing + 540) % 360) - 180) > 90;
    return isPast || computeDistance(at, order.to) <= stopInches ? 'unload' : 'cruising';
  }

  /**
   * Plays one action, with the other side's held cards offered before it; a figure that is no longer able is asked
   * about again.
   */
  act(table: BattleTable, scenario: ScenarioRules, { actor, action }: NamedAction): void {
    const car = table.state.cars[actor];
    if (car !== undefined) {
      driveAsTold(table, car.id, this.side, action, {
        scenario,
        before: (mover) => offerInterrupts(table, scenario, this.side, mover),
        aboard: (id) => actAboard(table, id, this.word.findFireWord(table.state, id)),
      });
      return;
    }
    offerInterrupts(table, scenario, this.side, actor);
    const figure = requireFigure(table.state, actor);
    if (table.state.winner !== null || !canBeLed(table.state, figure)) return;
    const left = countActionsLeft(table.state, actor);
    if (explainAction(table.state, figure, action, left) !== null) return;
    spend(table, actor);
    if (performAction(table, figure, action, left) === 'done') this.endTurn(table, actor);
  }

  private endTurn(table: BattleTable, id: FigureId): void {
    if (countActionsLeft(table.state, id) > 0 && table.state.plays.length > 0) {
      table.emit({ type: 'turns-ended', figures: [id] });
    }
  }
}

/** Distance from his place on the road at which a driver lets his men out. */
const stopInches = 4;

function requireCar(battle: Battle, id: CarId): Battle['cars'][CarId] {
  const car = battle.cars[id];
  if (car === undefined) throw new Error(`No such car: ${id}`);
  return car;
}
