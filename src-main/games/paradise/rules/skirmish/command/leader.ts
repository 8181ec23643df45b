import type { Action, Decision } from '#shared/games/paradise/leading.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import type { Viewer } from '#shared/words/ids.ts';
import {
  isInFight,
  requireFigure,
  type Battle,
  type CardSide,
  type FigureId,
  type FigureView,
  type RankCard,
  type Side,
} from '../battle.ts';
import type { BattleTable, Break, Choice, Commander } from '../battleTable.ts';
import { playByTactics } from '../playing.ts';
import { cardActions, countActionsLeft, heldCardActions, playWithCard, spend } from '../rules/acting.ts';
import { meetRushes } from '../rules/brawling/rushes.ts';
import { canHold, isLow } from '../rules/cards.ts';
import { breakIn, offerInterrupts, planBreakByTactics } from '../tactics/interrupts.ts';
import { findRules } from '../scenarios/index.ts';
import type { ScenarioRules } from '../scenario.ts';
import { activate } from '../tactics/activate.ts';
import { driveCars } from '../tactics/cars/carCrew.ts';
import { findThreat } from '../tactics/heldUses.ts';
import { driveAsTold } from './carDeeds.ts';
import { explainAction, performAction } from './deeds.ts';
import { canBeLed } from './legality.ts';
import { Dialog } from './dialog.ts';
import { checkAction, describeUse, isWorthAsking, listMovable, listMoved, listReady } from './movers.ts';
import { listActions } from './options.ts';
import type { StandingWord } from './standing.ts';

/** A figure or a car that is to act, and its action. */
type Named = { actor: string; action: Action };

/** The use of a card. */
type First = Named | 'nobody' | 'hold' | 'by-tactics';

/** The promise of a shot at one of his men that counts as a threat. */
const threatWorth = 0.25;

/**
 * [CARD-2, CARD-4, CARD-6] A person who leads a side: each of his decisions is a question of the table, and the same
 * answers lead the battle the same way again.
 */
export class Leader implements Commander {
  private readonly getTable: () => BattleTable;
  private readonly dialog: Dialog;

  /** `getTable`: the table that he leads at, once it is laid. */
  constructor(side: Side, viewer: Viewer, getTable: () => BattleTable) {
    this.getTable = getTable;
    this.dialog = new Dialog(side, viewer);
  }

  private get side(): Side {
    return this.dialog.side;
  }

  private get word(): StandingWord {
    return this.dialog.word;
  }

  isInCharge(): boolean {
    return !this.word.isOver;
  }

  takeCard(card: RankCard): boolean {
    const table = this.getTable();
    const scenario = findRules(table.state.plan.scenario);
    if (this.word.isOver) return playByTactics(table, card, scenario);
    const first = this.askForFirst(table, scenario, card);
    if (table.state.winner !== null) return true;
    if (first === 'hold') return false;
    if (first === 'by-tactics') {
      return playByTactics(table, card, scenario, (id) => this.word.findGoal(table.state, scenario, id));
    }
    const figures =
      first === 'nobody' && isLow(card)
        ? []
        : listMoved(table.state, this.side, card, first === 'nobody' ? null : first.actor);
    const actions = cardActions;
    playWithCard(table, { card, actions, figures }, () => {
      this.playOn(table, scenario, { card, figures, actions, first });
    });
    return true;
  }

  findBreak(mover: FigureView | null): Break | null {
    const table = this.getTable();
    const { state } = table;
    const scenario = findRules(state.plan.scenario);
    if (this.word.isOver) return planBreakByTactics(state, scenario, this.side, mover);
    if (!this.isAskedAbout(state, scenario, mover)) return null;
    return this.askForBreak(table, scenario, mover);
  }

  choose({ prompt, by, options }: Choice): string | null {
    const table = this.getTable();
    return this.dialog.askUntil<string | null>(
      table,
      () => ({
        stage: 'choice',
        prompt: `${prompt}, turn ${table.state.turn}`,
        able: [requireFigure(table.state, by)],
        left: null,
        choices: [...options],
      }),
      {
        pass: () => null,
        choose: (decision) => {
          refuseUnless(
            options.some(({ value }) => value === decision.value),
            'Pick one of what is listed.',
          );
          return decision.value;
        },
      },
      null,
    );
  }

  /** [CARD-4] Asks for a held card and its purpose; null for none. */
  private askForBreak(table: BattleTable, scenario: ScenarioRules, mover: FigureView | null): Break | null {
    const { state } = table;
    return this.dialog.askUntil<Break | null>(
      table,
      () => ({
        stage: 'break',
        prompt: `${this.nameHeld(state)} against ${mover?.name ?? 'the next card'}, turn ${state.turn}`,
        able: listMovable(state, this.side).filter(({ id }) => this.word.isLed(id)),
        left: heldCardActions,
        mover: mover?.id ?? null,
      }),
      {
        pass: () => null,
        break: (decision) => this.planBreak(table, scenario, decision),
        'hand-over': (decision) => {
          this.word.keep(state, decision);
          return decision.what === 'rest' ? planBreakByTactics(state, scenario, this.side, mover) : undefined;
        },
        'ask-about-breaks': (decision) => {
          this.word.keep(state, decision);
          return this.isAskedAbout(state, scenario, mover) ? undefined : null;
        },
      },
      null,
    );
  }

  /** [CARD-4] Interrupts a card of his own side with a held one, if he names a purpose. */
  private playHeld(table: BattleTable, scenario: ScenarioRules): void {
    refuseUnless(table.state.held[this.side].length > 0, 'You hold no card.', 'CARD-4');
    const plan = this.askForBreak(table, scenario, null);
    if (plan !== null) breakIn(table, scenario, this.side, plan);
  }

  /** Asks for the first figure to move; standing words are kept on the way. */
  private askForFirst(table: BattleTable, scenario: ScenarioRules, card: RankCard): First {
    const { state } = table;
    const mayHold = (): boolean => canHold(table, this.side);
    return this.dialog.askUntil<First>(
      table,
      () => ({
        stage: 'card',
        prompt: `${card.rank} of the ${this.side}, turn ${state.turn}: whom does it move`,
        able: listMovable(state, this.side),
        left: cardActions,
        card,
        mayHold: mayHold(),
      }),
      {
        pass: () => 'nobody',
        hold: () => {
          refuseUnless(mayHold(), 'Two cards are held already; play this one.', 'CARD-4');
          return 'hold';
        },
        act: (decision) => {
          checkAction(state, this.side, decision, cardActions);
          return decision;
        },
        'play-held': () => {
          this.playHeld(table, scenario);
          return this.word.isOver || table.state.winner !== null ? 'by-tactics' : undefined;
        },
        'hand-over': (decision) => (this.handsOverCard(state, decision) ? 'by-tactics' : undefined),
      },
      'by-tactics',
    );
  }

  /** Keeps what is handed over; true if it is the card in play, alone or with all that follow. */
  private handsOverCard(battle: Battle, decision: Extract<Decision, { do: 'hand-over' }>): boolean {
    this.word.keep(battle, decision);
    return decision.what !== 'man';
  }

  /** Plays a card out: the decided actions one by one, then the figures that tactics play. */
  private playOn(
    table: BattleTable,
    scenario: ScenarioRules,
    card: { card: RankCard; figures: readonly FigureId[]; actions: number; first: Named | 'nobody' },
  ): void {
    const { figures, actions } = card;
    let next = card.first;
    while (next !== 'nobody' && table.state.winner === null) {
      this.act(table, scenario, next, card.card);
      next = this.askForNext(table, scenario, card);
    }
    if (table.state.winner !== null) return;
    this.playUnled(table, scenario, { figures, actions });
    // A held card lies on another, whose brawls wait for all figures on it.
    if (actions === cardActions) meetRushes(table);
    driveCars(table, this.side, {
      actions,
      scenario,
      goalOf: (id) => this.word.findGoal(table.state, scenario, id),
      before: (mover) => offerInterrupts(table, scenario, this.side, mover),
      // Led cars have already acted.
      isSpared: (id) => this.word.isLedCar(table.state, id),
    });
  }

  private askForNext(
    table: BattleTable,
    scenario: ScenarioRules,
    { card, figures }: { card: RankCard; figures: readonly FigureId[] },
  ): Named | 'nobody' {
    const { state } = table;
    const findReady = () => (state.winner === null ? listReady(state, this.side, figures) : []);
    return this.dialog.askUntil<Named | 'nobody'>(
      table,
      () => ({
        stage: 'card',
        prompt: `${card.rank} of the ${this.side}, turn ${state.turn}: who is next`,
        able: findReady(),
        left: null,
        card,
      }),
      {
        pass: () => 'nobody',
        hold: () => {
          throw new Refusal('The card is in play already.', 'CARD-4');
        },
        act: (decision) => {
          refuseUnless(
            findReady().some(({ id }) => id === decision.actor),
            'This card does not move him; pick somebody it moves.',
            'CARD-2',
          );
          checkAction(state, this.side, decision, null);
          return decision;
        },
        'play-held': () => {
          this.playHeld(table, scenario);
          return undefined;
        },
        'hand-over': (decision) => {
          if (!this.handsOverCard(state, decision)) return undefined;
          this.word.handOverCard(figures);
          return 'nobody';
        },
      },
      'nobody',
    );
  }

  /**
   * Plays one action, with the other side's held cards offered before it; a figure that is no longer able is asked
   * about again.
   */
  private act(table: BattleTable, scenario: ScenarioRules, { actor, action }: Named, card: RankCard): void {
    const car = table.state.cars[actor];
    if (car !== undefined) {
      driveAsTold(table, car.id, this.side, action, {
        scenario,
        before: (mover) => offerInterrupts(table, scenario, this.side, mover),
        aboard: (id) => this.actAboard(table, id, card),
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

  /** [CARD-2a] A man aboard has his action beside the driver’s: a shot is his leader’s to decide. */
  private actAboard(table: BattleTable, id: FigureId, card: RankCard): boolean {
    const figure = requireFigure(table.state, id);
    if (!this.word.isLed(id) || figure.hasPanicked || !isInFight(figure)) return false;
    const options = listActions(table.state, figure, 1);
    if (!options.some(isWorthAsking)) return false;
    return this.dialog.askUntil<boolean>(
      table,
      () => ({
        stage: 'aboard',
        prompt: `${figure.name} aboard, ${card.rank} of the ${this.side}, turn ${table.state.turn}`,
        able: [figure],
        left: 1,
        card,
      }),
      {
        pass: () => true,
        act: (decision) => {
          refuseUnless(decision.actor === id, `It is ${figure.name} who may act now.`);
          performAction(table, figure, decision.action, 1);
          return true;
        },
      },
      false,
    );
  }

  /**
   * [CARD-2] Lists the figures whom no leader moves on this card: on the run, in custody, under an order, or handed
   * over.
   */
  private playUnled(
    table: BattleTable,
    scenario: ScenarioRules,
    { figures, actions }: { figures: readonly FigureId[]; actions: number },
  ): void {
    for (const id of figures) {
      if (table.state.winner !== null) return;
      const figure = requireFigure(table.state, id);
      if (!this.word.isByTactics(figure)) continue;
      const goal = this.word.findGoal(table.state, scenario, id);
      activate(table, id, actions, goal, (mover) => offerInterrupts(table, scenario, this.side, mover));
    }
    this.word.endCard();
  }

  private planBreak(
    table: BattleTable,
    scenario: ScenarioRules,
    { rank, actor, action }: Extract<Decision, { do: 'break' }>,
  ): Break {
    const { state } = table;
    const held = state.held[this.side].find((one) => one.rank === rank);
    refuseUnless(held !== undefined, `You hold no ${rank}.`, 'CARD-4');
    checkAction(state, this.side, { actor, action }, heldCardActions);
    const figures = listMoved(state, this.side, held, actor);
    const card: RankCard = { side: held.side, rank: held.rank };
    const actions = heldCardActions;
    const carryOut = (): void => {
      playWithCard(table, { card, actions, figures }, () => {
        this.playOn(table, scenario, { card, figures, actions, first: { actor, action } });
      });
    };
    return { card, figures, use: describeUse(state, actor, action), carryOut };
  }

  /** [CARD-4] Returns true if a leader wants to be asked about his held cards now. */
  private isAskedAbout(battle: Battle, scenario: ScenarioRules, mover: FigureView | null): boolean {
    const { policy } = this.word;
    if (battle.held[this.side].length === 0 || policy === 'never') return false;
    if (policy === 'always') return true;
    if (mover === null) {
      // The turn may end with the next Joker, and a card that is not played is lost.
      return battle.jokersSeen > 0 && planBreakByTactics(battle, scenario, this.side, null) !== null;
    }
    const threat = findThreat(battle, mover);
    return threat?.shot.target.side === this.side && threat.shot.worth >= threatWorth;
  }

  private nameHeld(battle: Battle): string {
    return battle.held[this.side].map(({ rank }) => rank).join(' and ');
  }
}

/** Returns the leaders of a battle's sides: a person for each that is named, tactics for the others. */
export function createLeaders(
  leads: readonly { side: Side; viewer: Viewer }[],
  getTable: () => BattleTable,
): Partial<Record<CardSide, Commander>> {
  return Object.fromEntries(leads.map(({ side, viewer }) => [side, new Leader(side, viewer, getTable)]));
}
