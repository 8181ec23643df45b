import {
  decisionSchema,
  type Action,
  type ActionOption,
  type Actor,
  type Decision,
  type LedQuestion,
  type breakPolicies,
} from '#shared/games/paradise/leading.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import type { Viewer } from '#shared/words/ids.ts';
import {
  isInFight,
  requireFigure,
  type Battle,
  type CardSide,
  type CarView,
  type FigureId,
  type FigureView,
  type RankCard,
  type Side,
} from '../battle.ts';
import { listCars, listFigures } from '../battleIndex.ts';
import type { BattleTable } from '../battleTable.ts';
import { isUsefulTo, listAble, playByTactics } from '../playing.ts';
import {
  cardActions,
  countActionsLeft,
  heldCardActions,
  playWithCard,
  spend,
} from '../rules/acting.ts';
import { meetRushes } from '../rules/brawling/rushes.ts';
import { canHold, isLow } from '../rules/cards.ts';
import {
  listGroupAround,
  offerInterrupts,
  planBreakByTactics,
} from '../rules/shooting/interrupts.ts';
import { findRules } from '../scenarios/index.ts';
import type { ScenarioRules } from '../scenarios/scenario.ts';
import { computeDistance } from '../table/geometry.ts';
import { findBuildingAt } from '../table/layout.ts';
import { activate } from '../tactics/activate.ts';
import { driveCars, listCrewAboard } from '../tactics/cars/carCrew.ts';
import type { Break, Use } from '../breaks.ts';
import { findThreat } from '../tactics/heldUses.ts';
import type { Goal } from '../tactics/goals.ts';
import { findGoal } from '../tactics/wants.ts';
import type { Commander } from './commander.ts';
import { driveAsTold, explainCarAction } from './carDeeds.ts';
import { explainAction, performAction } from './deeds.ts';
import { canBeLed } from './legality.ts';
import { describeAble } from './actors.ts';
import { listActions } from './options.ts';

type BreakPolicy = (typeof breakPolicies)[number];

/** How far a man may be from the one a low card moves first. */
const friendInches = 2;

/** The promise of a shot at one of his men that counts as a threat. */
const threatWorth = 0.25;

/**
 * [CARD-2, CARD-4, CARD-6] A person who leads a side: each of his decisions is a question of the table, and the same
 * answers lead the battle the same way again.
 */
export class Leader implements Commander {
  private readonly getTable: () => BattleTable;
  private readonly side: Side;
  private readonly viewer: Viewer;
  private readonly handedOver = new Set<FigureId>();
  private readonly orders = new Map<FigureId, Goal>();
  private isOver = false;
  private policy: BreakPolicy = 'threatened';

  /** `getTable`: the table that he leads at, once it is laid. */
  constructor(side: Side, viewer: Viewer, getTable: () => BattleTable) {
    this.getTable = getTable;
    this.side = side;
    this.viewer = viewer;
  }

  takeCard(card: RankCard): boolean {
    const table = this.getTable();
    const scenario = findRules(table.state.plan.scenario);
    if (this.isOver) return playByTactics(table, card, scenario);
    const first = this.askForFirst(table, card);
    if (first === 'hold') return false;
    if (first === 'by-tactics') return playByTactics(table, card, scenario);
    const figures = isLow(card)
      ? this.listGroup(table.state, first)
      : listFigures(table.state, this.side)
          .filter((one) => isInFight(one) || one.posture === 'surrendered')
          .map(({ id }) => id);
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
    if (this.isOver) return planBreakByTactics(state, scenario, this.side, mover);
    if (!this.isAskedAbout(state, scenario, mover)) return null;
    for (;;) {
      const actors = this.listActors(state, this.listBreakers(state), heldCardActions);
      if (actors.every(({ options }) => options.length === 0)) return null;
      const decision = this.ask(table, {
        stage: 'break',
        prompt: `${this.nameHeld(state)} against ${mover?.name ?? 'the next card'}, turn ${state.turn}`,
        card: null,
        mayHold: false,
        mover: mover?.id ?? null,
        actors,
      });
      if (decision.do === 'pass') return null;
      if (decision.do === 'break') return this.planBreak(table, scenario, decision);
      this.remember(table, decision);
      if (decision.do === 'hand-over' && decision.what === 'rest') {
        return planBreakByTactics(state, scenario, this.side, mover);
      }
      if (decision.do === 'ask-about-breaks' && !this.isAskedAbout(state, scenario, mover))
        return null;
    }
  }

  /** Asks whom a card moves first, until somebody is; what is no action is remembered on the way. */
  private askForFirst(
    table: BattleTable,
    card: RankCard,
  ): { actor: string; action: Action } | 'nobody' | 'hold' | 'by-tactics' {
    const mayHold = canHold(table, this.side);
    for (;;) {
      const { state } = table;
      const actors = this.listActors(state, this.listAbleActors(state), cardActions);
      const isIdle = actors.every(({ led }) => led !== 'by-you');
      if (isIdle) return 'by-tactics';
      const decision = this.ask(table, {
        stage: 'card',
        prompt: `${card.rank} of the ${this.side}, turn ${state.turn}: whom does it move`,
        card,
        mayHold,
        mover: null,
        actors,
      });
      if (decision.do === 'hold') {
        refuseUnless(mayHold, 'Two cards are held already; play this one.', 'CARD-4');
        return 'hold';
      }
      if (decision.do === 'pass') return 'nobody';
      if (decision.do === 'act') {
        this.check(state, decision, cardActions);
        return decision;
      }
      if (decision.do === 'hand-over' && decision.what !== 'man') {
        this.isOver = decision.what === 'rest';
        return 'by-tactics';
      }
      this.remember(table, decision);
    }
  }

  /** Plays a card out: one action after another as they are decided, then whoever leads himself or is not led. */
  private playOn(
    table: BattleTable,
    scenario: ScenarioRules,
    card: {
      card: RankCard;
      figures: readonly FigureId[];
      actions: number;
      first: { actor: string; action: Action } | 'nobody';
    },
  ): void {
    const { figures, actions } = card;
    let next = card.first;
    while (next !== 'nobody' && table.state.winner === null) {
      this.act(table, scenario, next, card.card);
      next = this.askForNext(table, card);
    }
    if (table.state.winner !== null) return;
    this.playUnled(table, scenario, { figures, actions });
    meetRushes(table);
    driveCars(table, this.side, {
      actions,
      scenario,
      goalOf: (id) => this.findOwnGoal(table.state, scenario, id),
      before: (mover) => offerInterrupts(table, scenario, this.side, mover),
      // Cars that are led have had their say.
      isSpared: (id) => this.isLedCar(table.state, id),
    });
  }

  private askForNext(
    table: BattleTable,
    { card, figures }: { card: RankCard; figures: readonly FigureId[] },
  ): { actor: string; action: Action } | 'nobody' {
    for (;;) {
      const { state } = table;
      if (this.isOver || state.winner !== null) return 'nobody';
      const ready = this.listReady(state, figures);
      const actors = this.listActors(state, ready, null);
      if (actors.every(({ led }) => led !== 'by-you')) return 'nobody';
      const decision = this.ask(table, {
        stage: 'card',
        prompt: `${card.rank} of the ${this.side}, turn ${state.turn}: who is next`,
        card,
        mayHold: false,
        mover: null,
        actors,
      });
      if (decision.do === 'pass') return 'nobody';
      if (decision.do === 'act') {
        refuseUnless(
          actors.some(({ id }) => id === decision.actor),
          'This card does not move him; pick somebody it moves.',
          'CARD-2',
        );
        this.check(state, decision, null);
        return decision;
      }
      if (decision.do === 'hand-over' && decision.what !== 'man') {
        this.isOver = decision.what === 'rest';
        for (const id of figures) this.forOneCard.add(id);
        return 'nobody';
      }
      refuseUnless(decision.do !== 'hold', 'The card is in play already.', 'CARD-4');
      this.remember(table, decision);
    }
  }

  /** The men whom tactics play to the end of the card in play. */
  private readonly forOneCard = new Set<FigureId>();

  /** One action, with the other side’s held cards offered before it; whoever is no longer able is asked again. */
  private act(
    table: BattleTable,
    scenario: ScenarioRules,
    { actor, action }: { actor: string; action: Action },
    card: RankCard,
  ): void {
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
    if (!this.isLed(id) || figure.hasPanicked || !isInFight(figure)) return false;
    const options = listActions(table.state, figure, 1);
    if (!options.some(isWorthAsking)) return false;
    for (;;) {
      const decision = this.ask(table, {
        stage: 'aboard',
        prompt: `${figure.name} aboard, ${card.rank} of the ${this.side}, turn ${table.state.turn}`,
        card,
        mayHold: false,
        mover: null,
        actors: this.listActors(table.state, [figure], 1),
      });
      if (decision.do === 'pass') return true;
      if (decision.do === 'act') {
        refuseUnless(decision.actor === id, `It is ${figure.name} who may act now.`);
        performAction(table, figure, decision.action, 1);
        return true;
      }
      this.remember(table, decision);
      if (!this.isLed(id)) return false;
    }
  }

  /** [CARD-2] Those whom nobody leads on this card: on the run, in custody, under an order, or handed over. */
  private playUnled(
    table: BattleTable,
    scenario: ScenarioRules,
    { figures, actions }: { figures: readonly FigureId[]; actions: number },
  ): void {
    for (const id of figures) {
      if (table.state.winner !== null) return;
      const figure = requireFigure(table.state, id);
      const isByTactics =
        this.isOver ||
        this.forOneCard.has(id) ||
        !this.isLed(id) ||
        figure.hasPanicked ||
        figure.posture === 'surrendered';
      if (!isByTactics) continue;
      const goal = this.findOwnGoal(table.state, scenario, id);
      activate(table, id, actions, goal, (mover) =>
        offerInterrupts(table, scenario, this.side, mover),
      );
    }
    this.forOneCard.clear();
  }

  private planBreak(
    table: BattleTable,
    scenario: ScenarioRules,
    decision: Extract<Decision, { do: 'break' }>,
  ): Break {
    const { state } = table;
    const { actor, action, rank } = decision;
    const held = state.held[this.side].find((one) => one.rank === rank);
    refuseUnless(held !== undefined, `You hold no ${rank}.`, 'CARD-4');
    this.check(state, { actor, action }, heldCardActions);
    const car = state.cars[actor];
    const figures = isLow(held)
      ? car === undefined
        ? listGroupAround(state, this.side, actor)
        : listCrewAboard(state, car, this.side)
      : listFigures(state, this.side)
          .filter((one) => isInFight(one))
          .map(({ id }) => id);
    const card: RankCard = { side: held.side, rank: held.rank };
    const actions = heldCardActions;
    const carryOut = (): void => {
      playWithCard(table, { card, actions, figures }, () => {
        this.playOn(table, scenario, { card, figures, actions, first: { actor, action } });
      });
    };
    return { card, figures, use: describeUse(car?.driver ?? actor, action), carryOut };
  }

  /** [CARD-4] True if a leader wants to be asked about his held cards now. */
  private isAskedAbout(battle: Battle, scenario: ScenarioRules, mover: FigureView | null): boolean {
    if (battle.held[this.side].length === 0 || this.policy === 'never') return false;
    if (this.policy === 'always') return true;
    if (mover === null) {
      // The turn may end with the next Joker, and a card that is not played is lost.
      return (
        battle.jokersSeen > 0 && planBreakByTactics(battle, scenario, this.side, null) !== null
      );
    }
    const threat = findThreat(battle, mover);
    return threat?.shot.target.side === this.side && threat.shot.worth >= threatWorth;
  }

  private nameHeld(battle: Battle): string {
    return battle.held[this.side].map(({ rank }) => rank).join(' and ');
  }

  /** Keeps what a decision says for later: whom the program plays, orders, and when to ask. */
  private remember(table: BattleTable, decision: Decision): void {
    switch (decision.do) {
      case 'hand-over':
        if (decision.what === 'rest') this.isOver = true;
        else if (decision.what === 'man') this.toggle(table.state, decision.actor);
        return;
      case 'order':
        this.takeOrder(table.state, decision);
        return;
      case 'ask-about-breaks':
        this.policy = decision.when;
        return;
      default:
        throw new Refusal('That is no answer to this question.');
    }
  }

  private toggle(battle: Battle, actor: string | null): void {
    refuseUnless(
      actor !== null && (battle.figures[actor] !== undefined || battle.cars[actor] !== undefined),
      'Say whom the program is to play.',
    );
    if (this.handedOver.has(actor)) this.handedOver.delete(actor);
    else this.handedOver.add(actor);
  }

  private takeOrder(battle: Battle, { actor, order }: Extract<Decision, { do: 'order' }>): void {
    const figure = battle.figures[actor];
    refuseUnless(figure?.side === this.side, 'You do not lead him.');
    if (order === null) {
      this.orders.delete(actor);
      return;
    }
    const at = order.kind === 'go' ? order.to : figure.at;
    const building = findBuildingAt(battle.layout, at)?.id ?? '';
    this.orders.set(actor, {
      kind: order.kind === 'go' ? 'take' : 'hold',
      building,
      at: { x: at.x, y: at.y },
    });
  }

  private findOwnGoal(battle: Battle, scenario: ScenarioRules, id: FigureId): Goal {
    const figure = requireFigure(battle, id);
    const order = figure.hasPanicked ? undefined : this.orders.get(id);
    return order ?? findGoal(battle, scenario, id);
  }

  /** True if a leader moves a man himself. */
  private isLed(id: string): boolean {
    return !this.isOver && !this.handedOver.has(id) && !this.orders.has(id);
  }

  private isLedCar(battle: Battle, id: string): boolean {
    const driver = battle.cars[id]?.driver;
    return this.isLed(id) && (driver === null || driver === undefined || this.isLed(driver));
  }

  private check(
    battle: Battle,
    { actor, action }: { actor: string; action: Action },
    left: number | null,
  ): void {
    const car = battle.cars[actor];
    if (car !== undefined) {
      const problem = explainCarAction(battle, car, this.side, action);
      refuseUnless(problem === null, problem ?? '');
      return;
    }
    const figure = battle.figures[actor];
    refuseUnless(figure?.side === this.side, 'You do not lead him.');
    const problem = explainAction(battle, figure, action, left ?? countActionsLeft(battle, actor));
    refuseUnless(problem === null, `${figure.name}: ${problem ?? ''}`);
  }

  /** [CARD-2] Everybody whom a card could move: men on foot, and cars with somebody of this side in them. */
  private listAbleActors(battle: Battle): (FigureView | CarView)[] {
    return [
      ...listAble(battle, this.side).filter((one) => !one.hasPanicked),
      ...listCars(battle).filter((car) => isUsefulTo(battle, car, this.side)),
    ];
  }

  private listBreakers(battle: Battle): (FigureView | CarView)[] {
    return this.listAbleActors(battle).filter(({ id }) => this.isLed(id));
  }

  /** Those whom the card in play still moves. */
  private listReady(battle: Battle, figures: readonly FigureId[]): (FigureView | CarView)[] {
    return [
      ...figures
        .map((id) => requireFigure(battle, id))
        .filter((figure) => canBeLed(battle, figure)),
      ...listCars(battle).filter((car) => {
        const crew = listCrewAboard(battle, car, this.side);
        return crew.length > 0 && crew.every((id) => countActionsLeft(battle, id) > 0);
      }),
    ];
  }

  /** [CARD-2] The group of a low card: a car's crew, or a man and his friends beside him. */
  private listGroup(
    battle: Battle,
    first: { actor: string; action: Action } | 'nobody',
  ): FigureId[] {
    if (first === 'nobody') return [];
    const car = battle.cars[first.actor];
    if (car !== undefined) return listCrewAboard(battle, car, this.side);
    const leader = requireFigure(battle, first.actor);
    const friends = listAble(battle, this.side).filter(
      (one) => one.id !== leader.id && computeDistance(one.at, leader.at) <= friendInches,
    );
    return [leader.id, ...friends.map(({ id }) => id)];
  }

  private listActors(
    battle: Battle,
    able: readonly (FigureView | CarView)[],
    left: number | null,
  ): Actor[] {
    const led = { side: this.side, findLead: (id: string) => this.findLead(battle, id) };
    return able.map((one) => describeAble(battle, one, left, led));
  }

  /** Finds who moves a man, or a car with him at the wheel. */
  private findLead(battle: Battle, id: string): Actor['led'] {
    const driver = battle.cars[id]?.driver ?? null;
    const ids = driver === null ? [id] : [id, driver];
    if (ids.some((one) => this.orders.has(one))) return 'by-order';
    return ids.every((one) => this.isLed(one)) ? 'by-you' : 'by-program';
  }

  private ask(
    table: BattleTable,
    asked: Omit<LedQuestion, 'side' | 'held' | 'actors'> & { prompt: string; actors: Actor[] },
  ): Decision {
    const { prompt, ...rest } = asked;
    const held = table.state.held[this.side].map(({ side, rank }) => ({ side, rank }));
    return table.ask.decide(
      {
        prompt,
        for: this.viewer,
        describe: (): LedQuestion => ({ side: this.side, held, ...rest }),
      },
      (value) => {
        const read = decisionSchema.safeParse(value);
        if (!read.success) throw new Refusal('That is no answer to this question.');
        return read.data;
      },
    );
  }
}

/** True if a man aboard has something to decide: a shot that can hit, a gun to load, or himself to see to. */
function isWorthAsking({ action, chance }: ActionOption): boolean {
  if (action.kind === 'shoot') return (chance ?? 0) > 0;
  return ['reload', 'recover', 'grip', 'slap'].includes(action.kind);
}

/** [CARD-4] A led action as the other side sees it coming, when it thinks of an answer. */
function describeUse(figure: FigureId, action: Action): Use {
  const worth = 1;
  if (action.kind === 'shoot') return { figure, worth, kind: 'shoot', target: action.target };
  if (action.kind === 'brawl') return { figure, worth, kind: 'slug', target: action.enemy };
  if (action.kind === 'recover') return { figure, worth, kind: 'recover' };
  return { figure, worth, kind: 'run' };
}

/** Returns the leaders of a battle's sides: a person for each that is named, tactics for the others. */
export function createLeaders(
  leads: readonly { side: Side; viewer: Viewer }[],
  getTable: () => BattleTable,
): Partial<Record<CardSide, Commander>> {
  return Object.fromEntries(
    leads.map(({ side, viewer }) => [side, new Leader(side, viewer, getTable)]),
  );
}
