import type { Actor, Decision, StandingOrder, breakPolicies } from '#shared/games/paradise/leading.ts';
import { Refusal, refuseUnless } from '#kernel/refusal.ts';
import { isInFight, requireFigure, type Battle, type FigureId, type FigureView, type Side } from '../battle.ts';
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

/** A leader's lasting decisions: orders, figures handed over to tactics, and when he is asked about held cards. */
export class StandingWord {
  private readonly side: Side;
  private readonly handedOver = new Set<string>();
  private readonly orders = new Map<FigureId, Goal>();
  /** The men whom tactics play to the end of the card in play. */
  private readonly forOneCard = new Set<FigureId>();
  /** True if the program plays the rest of the battle. */
  isOver = false;
  policy: (typeof breakPolicies)[number] = 'threatened';

  constructor(side: Side) {
    this.side = side;
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

  hasOrders(): boolean {
    return this.orders.size > 0;
  }

  /** Returns true if the leader moves a man or a car himself. */
  isLed(id: string): boolean {
    return !this.isOver && !this.handedOver.has(id) && !this.orders.has(id);
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
    const order = figure.hasPanicked ? undefined : this.orders.get(id);
    return order ?? findGoal(battle, scenario, id);
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
