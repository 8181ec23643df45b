import type { SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import type { OfficialPayloads } from './events.ts';

type Move = { seat: SeatId; cause: 'officialDollars'; dollars: number };

const pay = ({ seat, dollars }: { seat: SeatId; dollars: number }): Move[] => [
  { seat, cause: 'officialDollars', dollars: -dollars },
];

/** [MONTH-3, OFF-1] What officials cost. */
export const officialMovers = {
  'official-bought': pay,
  'officials-paid': pay,
} satisfies { [T in keyof OfficialPayloads]?: (event: OfficialPayloads[T]) => Move[] };
