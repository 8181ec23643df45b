import type { Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Show } from '../capabilities.ts';
import type { Game } from '../game.ts';
import type { DeepReadonly } from '../readonly.ts';

/** One kind of order in words: the log's, the receipt's, and the show's. Its check and its deed are its handler. */
export type OrderWords<State, O> = {
  /** Describes it for the log, which others may read. */
  title(state: State, order: O): string;
  /** Describes it with all details of its line; absent if its title does. */
  receipt?(state: State, order: O, seat: SeatId): string;
  /** Lists the matters that it decides once: orders of one sheet that decide one differently are refused together. */
  decides?(order: O): readonly string[];
  /** Lists the matters of the show that it may lead to. */
  scenes?(seat: SeatId, order: O): readonly string[];
  /** Lists the places that it is about. */
  places?(order: O): readonly Named[];
  /** Lists the people whom it sends by name. */
  people?(state: State, order: O): readonly (Named & { name: string })[];
  /** Describes it when nothing came of it. */
  silence?: string;
  /** Tells why no mailed sheet has a line for it. */
  onScreen?: string;
};

/** The words of every kind of order of a game. */
export type OrderTable<State, Order extends { kind: string }> = {
  readonly [K in Order['kind']]: OrderWords<State, DeepReadonly<Extract<Order, { kind: K }>>>;
};

type Words<State> = OrderWords<State, { kind: string }>;

/** Returns the words of an order's kind. */
export function findWords<State, Order extends { kind: string }>(
  table: OrderTable<State, Order>,
  { kind }: { kind: Order['kind'] },
): Words<State> {
  return table[kind];
}

/** Returns what describes an order of a game for the log. */
export function createDescriber<State, Order extends { kind: string }>(
  table: OrderTable<State, Order>,
): (state: State, order: DeepReadonly<Order>) => string {
  return (state, order) => findWords(table, order as Order).title(state, order);
}

/** Describes an order with all that its line says. */
export function describeLine<State, Order extends { kind: string }>(
  table: OrderTable<State, Order>,
  state: State,
  { seat, order }: { seat: SeatId; order: DeepReadonly<Order> },
): string {
  const words = findWords(table, order as Order);
  return words.receipt?.(state, order, seat) ?? words.title(state, order);
}

/** Builds the orders' part of the show; `nameLapsed`: the matter of any order that comes to nothing. */
export function createShow<G extends Game>(
  table: OrderTable<DeepReadonly<G['state']>, G['order']>,
  nameLapsed: ((seat: SeatId, title: string) => string) | null = null,
  acts?: Show<G>['acts'],
): Show<G> {
  return {
    ...(acts === undefined ? {} : { acts }),
    listMatters: (seat, order, title) => [
      ...(findWords(table, order).scenes?.(seat, order) ?? []),
      ...(nameLapsed === null ? [] : [nameLapsed(seat, title)]),
    ],
    listTargets: (order) => findWords(table, order).places?.(order) ?? [],
    listPeople: (state, order) => findWords(table, order).people?.(state, order) ?? [],
    describeSilence: (order) => findWords(table, order).silence,
  };
}

/** Lists the kinds of order that no mailed sheet has a line for, with the reasons. */
export function listOnScreen<State, Order extends { kind: string }>(
  table: OrderTable<State, Order>,
): Partial<Record<Order['kind'], string>> {
  const words = Object.entries(table) as [Order['kind'], Words<State>][];
  return Object.fromEntries(
    words.flatMap(([kind, { onScreen }]) => (onScreen === undefined ? [] : [[kind, onScreen]])),
  ) as Partial<Record<Order['kind'], string>>;
}
