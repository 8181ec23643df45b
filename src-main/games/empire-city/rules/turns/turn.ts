import { cellOfPlace } from '#shared/games/empire-city/board.ts';
import type { Declaration, FreeAction } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { AutoRule } from '../askRule.ts';
import { refillRackets } from '../decks.ts';
import { requireCapo, listCapos } from '../lookups.ts';
import type { State } from '../state.ts';
import { finishTask, addTasks, type EmpireTable } from '../table.ts';
import { describeOrder } from '../orderWords.ts';
import { findNextAfter } from '../violence/order.ts';
import { checkAttack, checkHit, declareAttack, declareHit } from '../violence/declare.ts';
import { buyRackets, checkControl } from './control.ts';
import { checkPlay, playCard } from './cardsPlayed.ts';
import { carryOutPlace, checkPlace, placeOf } from './places.ts';
import { carryOutPolitics, checkBreak, checkDeal, checkGive, checkPact } from './politics.ts';
import { checkReveal, reveal } from './reveals.ts';

/** [EMP-DECL-2, EMP-CORR-12] */
export function countFigures(state: State, seat: SeatId): number {
  const { powers } = requireCapo(state, seat);
  const all =
    state.house.figures +
    (state.godfather === seat ? 1 : 0) +
    (powers.includes('union-boss') && state.round >= state.bossFrom ? 1 : 0) -
    (state.copCard === 'curfew' ? 1 : 0);
  return Math.max(1, all);
}

/** [EMP-TURN-1, EMP-DECL-1] */
export const openDeclarations: AutoRule<'declarations'> = {
  run(table) {
    const { round } = table.state;
    table.emit({ type: 'phase-begun', phase: 'declarations', round });
    const figures = listCapos(table.state).map(({ seat }) => [seat, countFigures(table.state, seat)] as const);
    table.emit({ type: 'figures-set', figures: Object.fromEntries(figures) });
    addTasks(table, { do: 'next-turn', last: null }, { do: 'combats', last: null }, { do: 'upkeep' });
  },
};

/** [EMP-DECL-1] Round and round until no capo has figures left. */
export const nextTurn: AutoRule<'next-turn'> = {
  run(table, { last }) {
    const seat = findNextAfter(table.state, last, (one) => requireCapo(table.state, one).figures > 0);
    if (seat === null) return;
    table.emit({ type: 'turn-begun', seat });
    addTasks(table, { do: 'turn', seats: [seat] }, { do: 'next-turn', last: seat });
  },
};

type SeenDeclaration = DeepReadonly<Declaration>;

/** [EMP-DECL-4] Refuses a figure that cannot be placed so. */
export function checkDeclaration(state: State, seat: SeatId, order: SeenDeclaration): void {
  switch (order.kind) {
    case 'control':
      return checkControl(state, seat, order);
    case 'attack':
      return checkAttack(state, seat, order);
    case 'hit':
      return checkHit(state, seat, order);
    case 'lieLow':
      return;
    default:
      return checkPlace(state, seat, order);
  }
}

/** [EMP-DECL-3] Exactly one declaration, which ends the turn. */
export function declare(table: EmpireTable, seat: SeatId, order: SeenDeclaration): void {
  const doing = describeOrder(table.state, order);
  finishTask(table);
  table.emit({ type: 'figure-placed', seat, at: findDestination(order), doing });
  switch (order.kind) {
    case 'control':
      return takeControl(table, seat, order);
    case 'attack':
      return declareAttack(table, seat, order);
    case 'hit':
      return declareHit(table, seat, order);
    case 'lieLow':
      return;
    default:
      return carryOutPlace(table, seat, order);
  }
}

function findDestination(order: SeenDeclaration): string {
  if (order.kind === 'control' || order.kind === 'attack') return order.square;
  if (order.kind === 'hit') return order.rival;
  return order.kind === 'lieLow' ? 'home' : cellOfPlace[placeOf[order.kind]];
}

/** [EMP-CTRL-1, EMP-CTRL-3, EMP-CTRL-4] */
function takeControl(table: EmpireTable, seat: SeatId, order: Extract<SeenDeclaration, { kind: 'control' }>): void {
  const { square, purchases } = order;
  if (table.state.squares[square]?.owner !== seat) {
    table.emit({ type: 'square-claimed', seat, square, cause: 'a figure' });
  }
  buyRackets(table, seat, purchases);
  refillRackets(table);
}

/** [EMP-DECL-3] */
export function checkFreeAction(state: State, seat: SeatId, order: DeepReadonly<FreeAction>): void {
  switch (order.kind) {
    case 'play':
      return checkPlay(state, seat, order);
    case 'reveal':
      return checkReveal(state, seat, order);
    case 'give':
      return checkGive(state, seat, order);
    case 'deal':
      return checkDeal(state, seat, order);
    case 'pact':
      return checkPact(state, seat, order);
    case 'break':
      return checkBreak(state, seat, order);
  }
}

export function performAction(table: EmpireTable, seat: SeatId, order: DeepReadonly<FreeAction>): void {
  if (order.kind === 'play') return playCard(table, seat, order);
  if (order.kind === 'reveal') return reveal(table, seat, order);
  carryOutPolitics(table, seat, order);
}
