import type { SeatId } from '#shared/words/ids.ts';
import type { State } from '../state.ts';
import type { Family } from '../records.ts';
import { listPartiesIn } from '../turn/fight.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';

/** [BRO-FOG-1] All that a family’s planner may know: the public board and its own books. */
export type Sight = DeepReadonly<{ seat: SeatId; state: State; own: Family }>;

/** Builds the state as a seat may know it; anything secret is blank. */
export function buildSight(state: State, seat: SeatId): Sight {
  const own = state.families[seat];
  if (own === undefined) throw new Error(`There is no family ${seat}.`);
  const families = Object.fromEntries(
    Object.values(state.families).map((family) => [
      family.seat,
      family.seat === seat
        ? family
        : {
            ...family,
            whim: 0,
            cashDollars: state.house.openBooks ? family.cashDollars : family.figureDollars,
            missedTurns: 0,
            isStoodIn: false,
            grudges: {},
            doctrine: 'merchant' as const,
            level: 'standard' as const,
          },
    ]),
  );
  const pickOwn = <T>(all: DeepReadonly<Record<SeatId, T>>): Record<SeatId, T> =>
    (seat in all ? { [seat]: all[seat] } : {}) as Record<SeatId, T>;
  return {
    seat,
    own,
    state: {
      ...state,
      families,
      sealed: {
        ready: [],
        filed: 0,
        orders: Object.fromEntries(Object.entries(state.sealed.orders).filter(([, order]) => order.seat === seat)),
      },
      sheets: pickOwn(state.sheets),
      lastSheets: pickOwn(state.lastSheets),
      answers: pickOwn(state.answers),
      messages: state.messages.filter(({ from, to }) => from === seat || to === seat),
      promises: Object.fromEntries(
        Object.entries(state.promises).filter(([, { from, to }]) => from === seat || to === seat),
      ),
      stage: hideTerms(state, seat),
      gifts: state.gifts.filter(({ from, to }) => from === seat || to === seat),
      records: state.records.map((record) => ({ ...record, cash: pickOwn(record.cash) })),
    },
  };
}

/** [BRO-FOG-1] Hides the terms on the table from all but the parties of the fight. */
function hideTerms(state: State, seat: SeatId): State['stage'] {
  const { stage } = state;
  if (stage.at !== 'fight' || stage.terms === null) return stage;
  const area = state.areas[stage.area];
  const isParty = area !== undefined && listPartiesIn(state, area).includes(seat);
  return isParty ? stage : { ...stage, terms: null };
}
