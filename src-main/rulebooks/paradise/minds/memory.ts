import type { SeatId } from '../../../../src-shared/words/ids.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import type { State } from '../state/index.ts';
import type { Memory } from '../state/minds.ts';

/** How much of a feeling is left after a month. */
const keptPerMonth = 0.85;

/** What one gang feels toward another. */
export type Feelings = { grievance: number; debt: number; broken: number; cause: string };

const nothing: Feelings = { grievance: 0, debt: 0, broken: 0, cause: '' };

export function memoryKey(seat: SeatId, rival: SeatId): string {
  return `${seat}:${rival}`;
}

/** What a gang feels toward a rival in a month; old wrongs and favors fade by 15% a month. */
export function feelingsToward(
  memories: Readonly<Record<string, DeepReadonly<Memory>>>,
  seat: SeatId,
  rival: SeatId,
  month: number,
): Feelings {
  const memory = memories[memoryKey(seat, rival)];
  if (memory === undefined) return nothing;
  const left = keptPerMonth ** Math.max(0, month - memory.month);
  const { grievance, debt, broken, cause } = memory;
  return { grievance: grievance * left, debt: debt * left, broken, cause };
}

/** The memories of one seat, for its own view. */
export function memoriesOf(
  state: Pick<State, 'memories'>,
  seat: SeatId,
): Record<string, DeepReadonly<Memory>> {
  return Object.fromEntries(
    Object.entries(state.memories).filter(([, memory]) => memory.seat === seat),
  );
}
