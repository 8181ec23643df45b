import type { Actor, Decision, StandingOrder, breakPolicies } from '#shared/games/paradise/leading.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import {
  isInFight,
  requireFigure,
  type Battle,
  type CarId,
  type FigureId,
  type FigureView,
  type Side,
} from '../battle.ts';
import { listFigures, findGround } from '../battleIndex.ts';
import { computeAllowance } from '../rules/movement.ts';
import type { ScenarioRules } from '../scenario.ts';
import { listCoverSpots } from '../table/coverSpots.ts';
import { hasRoom } from '../table/elbowRoom.ts';
import { computeDistance, type Point } from '../table/geometry.ts';
import { isInBounds } from '../table/layout.ts';
import { canWalk, findSight } from '../table/terrain.ts';
import type { Goal } from '../tactics/goals.ts';
import { findGoal } from '../tactics/wants.ts';
import { completeSquads, listSquadMen, moveToSquad, type LedSquad } from './squads.ts';

/** [CARD-2a, GATS-6] The targets of the men aboard a car: anybody worth it, one man, or nobody. */
export type FireWord = { kind: 'at-will' } | { kind: 'at'; target: FigureId } | { kind: 'hold' };

/** A leader's lasting decisions: orders, figures handed over to tactics, and when he is asked about held cards. */
export class StandingWord {
  private readonly side: Side;
  private readonly handedOver = new Set<string>();
  private readonly orders = new Map<FigureId, Goal>();
  /** The men whom tactics play to the end of the card in play. */
  private readonly forOneCard = new Set<FigureId>();
  private readonly squadOrders = new Map<FigureId, StandingOrder>();
  private readonly fireWords = new Map<FigureId, FireWord>();
  private squads: readonly LedSquad[] = [];
  /** True if the program plays the rest of the battle. */
  isOver = false;
  policy: (typeof breakPolicies)[number] = 'threatened';
  /** True if the leader picks where the rules leave something to his side that is no action. */
  asksForChoices = false;
  /** The card at which he was last asked to break in and did not. */
  declined: string | null = null;

  constructor(side: Side) {
    this.side = side;
  }

  /** Returns a copy that later decisions do not change. */
  copy(): StandingWord {
    const { side, isOver, policy, asksForChoices, declined, squads } = this;
    const copy = Object.assign(new StandingWord(side), { isOver, policy, asksForChoices, declined });
    copy.squads = squads;
    for (const id of this.handedOver) copy.handedOver.add(id);
    for (const id of this.forOneCard) copy.forOneCard.add(id);
    for (const [id, goal] of this.orders) copy.orders.set(id, goal);
    for (const [id, order] of this.squadOrders) copy.squadOrders.set(id, order);
    for (const [id, word] of this.fireWords) copy.fireWords.set(id, word);
    return copy;
  }

  /** Lists the squads of the side, newcomers included. */
  listSquads(battle: Battle): readonly LedSquad[] {
    this.squads = completeSquads(battle, this.side, this.squads);
    return this.squads;
  }

  findSquad(battle: Battle, man: FigureId): LedSquad | null {
    return this.listSquads(battle).find(({ men }) => men.includes(man)) ?? null;
  }

  /** Finds the order of a man’s squad; null goes about the aim of the battle. */
  findSquadOrder(battle: Battle, man: FigureId): StandingOrder | null {
    const squad = this.findSquad(battle, man);
    return squad === null ? null : (this.squadOrders.get(squad.id) ?? null);
  }

  /** Keeps the order of a squad; aboard a car a word about fire leaves the rest of its order standing. */
  orderSquad(battle: Battle, squad: LedSquad, order: StandingOrder | null): void {
    const isAboard = squad.men.some((id) => requireFigure(battle, id).carId !== null);
    if (order?.kind === 'hold-fire') this.fireWords.set(squad.id, { kind: 'hold' });
    else if (order?.kind === 'fire' && isAboard) {
      this.fireWords.set(squad.id, order.target === null ? { kind: 'at-will' } : { kind: 'at', target: order.target });
    } else if (order === null) this.squadOrders.delete(squad.id);
    else this.squadOrders.set(squad.id, fixOrder(battle, squad, order));
  }

  hasSquadOrders(): boolean {
    return this.squadOrders.size > 0;
  }

  findFireWord(battle: Battle, man: FigureId): FireWord {
    const squad = this.findSquad(battle, man);
    return this.fireWords.get(squad?.id ?? '') ?? { kind: 'at-will' };
  }

  /** Finds where the driver’s squad was told to drive its car; null for no such order. */
  findDriveOrder(battle: Battle, car: CarId): StandingOrder | null {
    const driver = battle.cars[car]?.driver ?? null;
    return driver === null ? null : this.findSquadOrder(battle, driver);
  }

  /** Keeps a decision that is no action; refuses one that answers another question. */
  keep(battle: Battle, decision: Decision): void {
    switch (decision.do) {
      case 'hand-over':
        if (decision.what === 'rest') this.isOver = true;
        else if (decision.what === 'man') this.toggle(battle, decision.actor);
        return;
      case 'order':
        this.takeOrder(battle, decision.actor, decision.order);
        return;
      case 'withdraw':
        for (const figure of listFigures(battle, this.side)) {
          if (isInFight(figure)) this.orders.set(figure.id, { kind: 'leave' });
        }
        return;
      case 'ask-about-breaks':
        this.policy = decision.when;
        return;
      case 'ask-about-choices':
        this.asksForChoices = decision.isAsked;
        return;
      case 'regroup':
        this.squads = moveToSquad(battle, this.side, this.listSquads(battle), decision);
        return;
      default:
        throw new Refusal('That is no answer to this question.');
    }
  }

  /** Gives the card in play to tactics for these men. */
  handOverCard(figures: readonly FigureId[]): void {
    for (const id of figures) this.forOneCard.add(id);
  }

  endCard(): void {
    this.forOneCard.clear();
  }

  /** Returns true if the leader moves a man or a car himself. */
  isLed(id: string): boolean {
    return !this.isOver && !this.handedOver.has(id) && !this.orders.has(id);
  }

  /** Returns true for a man who got an order of his own, beside that of his squad. */
  hasOwnOrder(id: FigureId): boolean {
    return this.orders.has(id);
  }

  isLedCar(battle: Battle, id: string): boolean {
    const driver = battle.cars[id]?.driver ?? null;
    return this.isLed(id) && (driver === null || this.isLed(driver));
  }

  /** True if tactics play a man on this card: handed over, under an order, on the run, or in custody. */
  isByTactics({ id, hasPanicked, posture }: FigureView): boolean {
    return this.forOneCard.has(id) || !this.isLed(id) || hasPanicked || posture === 'surrendered';
  }

  /** Finds who moves a man, or a car with him at the wheel. */
  findLead(battle: Battle, id: string): Actor['led'] {
    const driver = battle.cars[id]?.driver ?? null;
    const ids = driver === null ? [id] : [id, driver];
    if (ids.some((one) => this.orders.has(one))) return 'by-order';
    return ids.every((one) => this.isLed(one)) ? 'by-you' : 'by-program';
  }

  /** Finds the goal of a man who is not led: his order, or else his side's. */
  findGoal(battle: Battle, scenario: ScenarioRules, id: FigureId): Goal {
    const figure = requireFigure(battle, id);
    if (figure.hasPanicked) return findGoal(battle, scenario, id);
    const squadOrder = this.findSquadOrder(battle, id);
    const squadGoal = squadOrder === null ? null : readSquadOrder(battle, figure, squadOrder);
    return this.orders.get(id) ?? squadGoal ?? findGoal(battle, scenario, id);
  }

  private toggle(battle: Battle, actor: string | null): void {
    refuseUnless(
      actor !== null && (battle.figures[actor] !== undefined || battle.cars[actor] !== undefined),
      'Say whom the program is to play.',
    );
    if (this.handedOver.has(actor)) this.handedOver.delete(actor);
    else this.handedOver.add(actor);
  }

  private takeOrder(battle: Battle, actor: string, order: StandingOrder | null): void {
    const figure = battle.figures[actor];
    refuseUnless(figure?.side === this.side, 'You do not lead him.');
    if (order === null) this.orders.delete(actor);
    else this.orders.set(actor, readOrder(battle, figure, order));
  }
}

/** Turns an order into a goal for tactics. */
function readOrder(battle: Battle, figure: FigureView, order: StandingOrder): Goal {
  switch (order.kind) {
    case 'go':
      refuseUnless(isInBounds(battle.layout, order.to), 'That place is not on the table.');
      return { kind: 'stand', at: { ...order.to } };
    case 'hold':
      return { kind: 'stand', at: { x: figure.at.x, y: figure.at.y } };
    case 'cover':
      refuseUnless(isInBounds(battle.layout, order.to), 'That place is not on the table.');
      return { kind: 'stand', at: findPostFor(battle, figure, order.to) };
    case 'guard': {
      const friend = battle.figures[order.whom];
      refuseUnless(
        friend !== undefined && friend.side === figure.side && friend.id !== figure.id,
        'He can guard only another man of your side.',
      );
      return { kind: 'guard', figure: friend.id };
    }
    case 'leave':
      return { kind: 'leave' };
    default:
      throw new Refusal('That is an order for a squad.');
  }
}

/** Returns an order with the places in it found now: a post is kept, and does not wander with its man. */
function fixOrder(battle: Battle, squad: LedSquad, order: StandingOrder): StandingOrder {
  const [first] = listSquadMen(battle, squad);
  if ('to' in order) refuseUnless(isInBounds(battle.layout, order.to), 'That place is not on the table.');
  if ('target' in order && order.target !== null)
    refuseUnless(battle.figures[order.target] !== undefined, 'There is nobody of that name on the table.');
  if (first === undefined) throw new Refusal('Nobody of that squad is left.');
  if (order.kind === 'guard') readOrder(battle, first, order);
  return order;
}

/** Turns a squad’s order into a goal of one of its men; null leaves him to the aim of the battle. */
function readSquadOrder(battle: Battle, figure: FigureView, order: StandingOrder): Goal | null {
  const here: Goal = { kind: 'stand', at: { x: figure.at.x, y: figure.at.y } };
  switch (order.kind) {
    case 'go':
    case 'cover':
    case 'guard':
    case 'leave':
      return readOrder(battle, figure, order);
    case 'fire':
    case 'pin':
      // A man with nothing to fire goes about the aim.
      return figure.firearms.length === 0 ? null : here;
    case 'hold':
    case 'errand':
      return here;
    case 'rush':
      return { kind: 'fight' };
    default:
      // In a car: a driver who means to fight drives where he is told.
      return figure.carId === null ? null : { kind: 'fight' };
  }
}

/**
 * Finds the nearest cover within two runs from which a man sees a place and is covered from it; his own place if there
 * is none.
 */
function findPostFor(battle: Battle, figure: FigureView, toward: Point): Point {
  const ground = findGround(battle);
  const most = 2 * computeAllowance(figure, 'ran', 3);
  const posts = [figure.at, ...listCoverSpots(ground)]
    .filter((at) => {
      const inches = computeDistance(at, figure.at);
      if (inches > most || (inches > 0.1 && !canWalk(ground, figure.at, at))) return false;
      const sight = findSight(ground, at, toward);
      return sight.isClear && findSight(ground, toward, at).cover !== 'none';
    })
    .filter((at) => at === figure.at || hasRoom(battle, figure, at))
    .toSorted((a, b) => computeDistance(a, figure.at) - computeDistance(b, figure.at));
  const { x, y } = posts[0] ?? figure.at;
  return { x, y };
}
