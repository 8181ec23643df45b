import { describeAmbition, describeCharacter, describeEnd, tellingWords } from './telling.ts';
import { type EventRows, toGm, toSeat, toAll } from '../state/eventRows.ts';
import type { MindEvent } from '../events/schemas/people/minds.ts';
import { levelNames } from '#shared/games/paradise/minds.ts';
import type { EventOf } from '../events/schemas.ts';
import type { ParadiseState } from '../state.ts';
import { makeMemoryKey } from '../state/records/minds.ts';

/** Adds a feeling to the others of its month. */
function keep(state: ParadiseState, event: EventOf<'remembered'>): void {
  const { seat, rival, grievance, debt, broken, cause, month } = event;
  const was = state.memories[makeMemoryKey(seat, rival)];
  const felt = was?.felt ?? [];
  const last = felt.at(-1);
  if (last?.month === month) {
    last.grievance += grievance;
    last.debt += debt;
  } else if (grievance > 0 || debt > 0) felt.push({ month, grievance, debt });
  state.memories[makeMemoryKey(seat, rival)] = { seat, rival, felt, broken: (was?.broken ?? 0) + broken, cause };
}

/** How a gang is played is the games master’s affair. */
export const mindEvents: EventRows<MindEvent> = {
  'mind-set': {
    apply(state, event) {
      state.minds[event.seat] = { writtenMonth: 0, ...state.minds[event.seat], mind: event.mind };
    },
    describe: (names, event) =>
      `The program played ${names.gang(event.seat)} at level ${levelNames[event.mind.level]}, with a Boss who was ${describeCharacter(event.mind.character)}.`,
    visibleTo: toGm,
  },
  remembered: {
    apply: keep,
    describe: (names, event) =>
      event.debt > event.grievance
        ? `${names.gang(event.seat)} will remember what ${names.gang(event.rival)} did for them: ${event.cause}.`
        : `${names.gang(event.seat)} will not forget what ${names.gang(event.rival)} did: ${event.cause}.`,
    visibleTo: toSeat,
  },
  'ambition-set': {
    apply(state, { seat, ambition: aim, why, month: sinceMonth }) {
      state.minds[seat] = { mind: null, writtenMonth: 0, ...state.minds[seat], ambition: { aim, sinceMonth, why } };
    },
    describe: (names, { seat, ambition, why, was }) =>
      `${describeEnd(names.gang(seat), was)} ${describeAmbition(ambition, (id) => names.gang(id))} ${why}`,
    visibleTo: toGm,
    rules: () => ['GANG-11'],
  },
  'npc-reasons-set': {
    apply(state, { to }) {
      state.houseRules.npcReasons = to;
      if (state.houseRulesNext !== undefined) state.houseRulesNext.npcReasons = to;
    },
    describe: (_names, event) =>
      `The games master settled what players learn of the other gangs’ reasons: ${tellingWords[event.to]}.`,
    visibleTo: toAll,
  },
  'orders-written': {
    apply(state, event) {
      state.minds[event.seat] = { mind: null, ...state.minds[event.seat], writtenMonth: event.month };
    },
    describe: (names, event) =>
      `The orders of ${names.gang(event.seat)} for the month stand as the games master has them.`,
    visibleTo: toGm,
  },
};
