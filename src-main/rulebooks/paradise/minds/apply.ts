import type { Appliers } from '../applying.ts';
import { clonePlain } from '../../../kernel/readonly.ts';
import type { MindPayloads } from './events.ts';
import { feelingsToward, memoryKey } from './memory.ts';
import { mindOf } from './lookups.ts';

export const mindAppliers: Pick<Appliers, keyof MindPayloads> = {
  'mind-set'(state, event) {
    const writtenMonth = state.minds[event.seat]?.writtenMonth ?? 0;
    state.minds[event.seat] = { mind: event.mind, writtenMonth };
  },
  'npc-reasons-set'(state, { to }) {
    state.houseRules.npcReasons = to;
  },
  remembered(state, { seat, rival, grievance, debt, broken, cause, month }) {
    const was = feelingsToward(state.memories, seat, rival, month);
    state.memories[memoryKey(seat, rival)] = {
      seat,
      rival,
      grievance: was.grievance + grievance,
      debt: was.debt + debt,
      broken: was.broken + broken,
      month,
      cause,
    };
  },
  'orders-written'(state, event) {
    const mind = clonePlain(mindOf(state, event.seat));
    state.minds[event.seat] = { mind, writtenMonth: event.month };
  },
};
