import type { Declaration, FreeAction, OrderOf } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { State } from '../state.ts';
import type { EmpireTable } from '../table.ts';

/** One kind of order of a turn: its check, which throws a Refusal, and its deed. */
export type TurnDeed<K extends (Declaration | FreeAction)['kind']> = {
  check(state: State, seat: SeatId, order: DeepReadonly<OrderOf<K>>): void;
  carryOut(table: EmpireTable, seat: SeatId, order: DeepReadonly<OrderOf<K>>): void;
};

/** One kind of declaration, with the place of its figure: a cell, a rival, or home. */
export type DeclarationDeed<K extends Declaration['kind']> = TurnDeed<K> & {
  findDestination(order: DeepReadonly<OrderOf<K>>): string;
};
