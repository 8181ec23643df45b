import { areaIds } from '#shared/games/brotherhood/ids.ts';
import { z } from 'zod';
import { areaIncomeSchema, recordSchema, stageSchema } from '../records.ts';
import { seat, int, dollars, seats } from './fields.ts';
import { adoptHouse } from '#kernel/events/houseChange.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import { declareEvent } from './declare.ts';
import { emptyArea, emptyTally } from '../state.ts';
import { pay } from './allocationEvents.ts';

export const closingEvents = {
  income: declareEvent({
    fields: { seat, dollars, areas: z.array(areaIncomeSchema), isRaised: z.boolean() },
    apply(state, { seat, dollars }) {
      pay(state, seat, dollars);
      const family = state.families[seat];
      if (family !== undefined) family.lastIncomeDollars = dollars;
    },
    describe: ({ family }, { seat, dollars, isRaised }) =>
      isRaised
        ? `The ${family(seat)} got the minimum income, ${formatDollars(dollars)}.`
        : `The ${family(seat)} drew ${formatDollars(dollars)}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => [{ seat, cause: 'income', dollars }],
    rules: (_state, { isRaised }) => [isRaised ? 'BRO-INC-2' : 'BRO-INC-1'],
    heading: 'Money',
  }),
  'stage-set': declareEvent({
    fields: { stage: stageSchema },
    apply(state, { stage }) {
      state.stage = clonePlain(stage);
      state.answers = {};
    },
    describe: () => null,
    visibleTo: () => [],
    diceVisibleTo: () => [],
  }),
  'turn-closed': declareEvent({
    fields: { turn: int, record: recordSchema },
    apply(state, { turn, record }) {
      state.records.push(clonePlain(record));
      for (const hood of Object.values(state.hoods)) {
        if (hood.isOutOfTown) delete state.hoods[hood.id];
        else hood.area = null;
      }
      for (const marker of Object.values(state.markers)) {
        marker.isUsed = false;
        marker.isNeutralised = false;
      }
      for (const family of Object.values(state.families)) {
        family.godfather.area = null;
        family.isStoodIn = false;
      }
      for (const area of state.areas) {
        state.now[area] = { ...emptyArea(), due: state.now[area]?.next ?? null };
      }
      state.struck = [];
      state.peaces = [];
      state.lastSheets = state.sheets;
      state.sheets = {};
      state.answers = {};
      state.tally = emptyTally();
      state.stage = { at: state.ending === null ? 'orders' : 'over' };
      state.turn = turn + 1;
      adoptHouse(state);
    },
    describe: (_names, { turn }) => `Turn ${turn} was closed.`,
    changes: ({ record }) => areaIds.map((area) => ({ thing: area, holder: record.control[area] ?? null })),
    visibleTo: () => 'everybody',
    rules: () => ['BRO-TURN-4'],
    heading: 'Money',
  }),
  'game-ended': declareEvent({
    fields: { winners: seats, how: z.string(), ranking: seats },
    apply(state, { winners, how, ranking }) {
      state.ending = { winners: [...winners], how, ranking: [...ranking] };
      state.stage = { at: 'over' };
    },
    describe: ({ family }, { winners, how }) =>
      winners.length === 0
        ? `${how}: nobody won.`
        : `${how}: ${joinWords(winners.map((seat) => `the ${family(seat)}`))} won.`,
    landmark: 'end',
    visibleTo: () => 'everybody',
    rules: () => ['BRO-WIN-1'],
    heading: 'The end',
  }),
};
