import type { Appliers } from '../applying.ts';
import { clonePlain } from '../../../kernel/readonly.ts';
import type { MindPayloads } from './events.ts';
import { mindOf } from './state.ts';

export const mindAppliers: Pick<Appliers, keyof MindPayloads> = {
  'mind-set'(state, event) {
    const writtenMonth = state.minds[event.seat]?.writtenMonth ?? 0;
    state.minds[event.seat] = { mind: event.mind, writtenMonth };
  },
  'orders-written'(state, event) {
    const mind = clonePlain(mindOf(state, event.seat));
    state.minds[event.seat] = { mind, writtenMonth: event.month };
  },
};
