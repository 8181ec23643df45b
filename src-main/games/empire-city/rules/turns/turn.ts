import type { Declaration, FreeAction, OrderOf } from '#shared/games/empire-city/orders.ts';
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
import type { DeclarationDeed, TurnDeed } from './deeds.ts';
import { places } from './places.ts';
import { politics } from './politics.ts';
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

/** [EMP-CTRL-1, EMP-CTRL-3, EMP-CTRL-4] */
function takeControl(table: EmpireTable, seat: SeatId, order: DeepReadonly<OrderOf<'control'>>): void {
  const { square, purchases } = order;
  if (table.state.squares[square]?.owner !== seat) {
    table.emit({ type: 'square-claimed', seat, square, cause: 'a figure' });
  }
  buyRackets(table, seat, purchases);
  refillRackets(table);
}

/** [EMP-DECL-4] The declarations, which end a turn. */
const declarationDeeds: { readonly [K in Declaration['kind']]: DeclarationDeed<K> } = {
  ...places,
  control: { findDestination: ({ square }) => square, check: checkControl, carryOut: takeControl },
  attack: { findDestination: ({ square }) => square, check: checkAttack, carryOut: declareAttack },
  hit: { findDestination: ({ rival }) => rival, check: checkHit, carryOut: declareHit },
  lieLow: { findDestination: () => 'home', check: () => undefined, carryOut: () => undefined },
};

/** [EMP-ORD-12 to EMP-ORD-16] The actions before a declaration. */
const freeDeeds: { readonly [K in FreeAction['kind']]: TurnDeed<K> } = {
  play: { check: checkPlay, carryOut: playCard },
  reveal: { check: checkReveal, carryOut: reveal },
  ...politics,
};

function findFreeDeed({ kind }: DeepReadonly<FreeAction>): TurnDeed<FreeAction['kind']> {
  return freeDeeds[kind];
}

function findDeclarationDeed({ kind }: DeepReadonly<Declaration>): DeclarationDeed<Declaration['kind']> {
  return declarationDeeds[kind];
}

/** [EMP-DECL-4] Refuses a figure that cannot be placed so. */
export function checkDeclaration(state: State, seat: SeatId, order: DeepReadonly<Declaration>): void {
  findDeclarationDeed(order).check(state, seat, order);
}

/** [EMP-DECL-3] Exactly one declaration, which ends the turn. */
export function declare(table: EmpireTable, seat: SeatId, order: DeepReadonly<Declaration>): void {
  const doing = describeOrder(table.state, order);
  const deed = findDeclarationDeed(order);
  finishTask(table);
  table.emit({ type: 'figure-placed', seat, at: deed.findDestination(order), doing });
  deed.carryOut(table, seat, order);
}

/** [EMP-DECL-3] */
export function checkFreeAction(state: State, seat: SeatId, order: DeepReadonly<FreeAction>): void {
  findFreeDeed(order).check(state, seat, order);
}

export function performAction(table: EmpireTable, seat: SeatId, order: DeepReadonly<FreeAction>): void {
  findFreeDeed(order).carryOut(table, seat, order);
}
