import type { AnswerOrder, OrderOf } from '#shared/games/empire-city/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import type { Ask, Task, TaskOf } from './records.ts';
import type { State } from './state.ts';
import type { EmpireTable } from './table.ts';

type Seen<T> = DeepReadonly<T>;

/** [EMP-ASK] A task that waits for answers. Members are methods, so that one of a task is one of any. */
export interface AskRule<K extends Ask['do'] = Ask['do'], A extends AnswerOrder['kind'] = AnswerOrder['kind']> {
  readonly title: string;
  /** The task that a player is handed the screen for: `to …`. */
  readonly task: string;
  readonly manner: Wait['manner'];
  readonly answer: A;
  /** Throws a Refusal for an answer that is not possible. */
  check(state: State, seat: SeatId, task: Seen<TaskOf<K>>, order: Seen<OrderOf<A>>): void;
  /** Plans the answer of an absent seat. */
  byRule(state: State, seat: SeatId, task: Seen<TaskOf<K>>): OrderOf<A>;
  /** All have answered. */
  run(table: EmpireTable, task: Seen<TaskOf<K>>, answers: (seat: SeatId) => Seen<OrderOf<A>>): void;
}

/** A task that the rules do by themselves. */
export interface AutoRule<K extends Task['do'] = Task['do']> {
  run(table: EmpireTable, task: Seen<TaskOf<K>>): void;
}

/** Keeps the types of one question. */
export function ask<K extends Ask['do'], A extends AnswerOrder['kind']>(_task: K, rule: AskRule<K, A>): AskRule<K, A> {
  return rule;
}

/** A question of one seat. */
export function requireOnlySeat({ seats }: { readonly seats: readonly SeatId[] }): SeatId {
  const [seat] = seats;
  if (seat === undefined) throw new Error('Nobody is asked.');
  return seat;
}

/** [EMP-GF-4] The question that names one of those who are tied. */
export const namesOneOfTied = { task: 'break a tie', manner: 'in-turn', answer: 'name' } as const;
