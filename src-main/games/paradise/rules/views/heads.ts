import type { SeatHead } from '#shared/views/head.ts';
import type { Ending } from '#kernel/rulebook.ts';
import type { State } from '../state.ts';

/** [GANG-18] Returns the winner and how he won; null while the campaign goes on. */
export function findEnding({ victory }: Pick<State, 'victory'>): Ending | null {
  return victory === null ? null : { winners: [victory.seat], how: victory.how };
}

/** The gangs in the order of the table. */
export function listSeatHeads({ gangs }: Pick<State, 'gangs'>): SeatHead[] {
  return Object.values(gangs).map(({ id, name, isHuman, eliminatedMonth }) => ({
    seat: id,
    name,
    isHuman,
    isOut: eliminatedMonth !== null,
  }));
}
