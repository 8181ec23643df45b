import { adoptHouse } from '#kernel/events/houseChange.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import type { ClosingEvent } from './schemas.ts';
import type { Rows } from './rowTypes.ts';
import { emptyArea, emptyTally } from '../state.ts';
import { pay } from './allocationRows.ts';

export const closingRows: Rows<ClosingEvent> = {
  income: {
    apply(state, { seat, dollars }) {
      pay(state, seat, dollars);
      const family = state.families[seat];
      if (family !== undefined) family.lastIncomeDollars = dollars;
    },
    describe: ({ family }, { seat, dollars, isRaised }) =>
      `The ${family(seat)} drew ${formatDollars(dollars)}${isRaised ? ', the least a family draws' : ''}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => [{ seat, cause: 'income', dollars }],
    rules: (_state, { isRaised }) => [isRaised ? 'BRO-INC-2' : 'BRO-INC-1'],
    heading: 'Money',
  },
  'stage-set': {
    apply(state, { stage }) {
      state.stage = clonePlain(stage);
      state.answers = {};
    },
    describe: () => null,
    visibleTo: () => [],
    diceVisibleTo: () => [],
  },
  'turn-closed': {
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
    visibleTo: () => 'everybody',
    rules: () => ['BRO-TURN-4'],
    heading: 'Money',
  },
  'game-ended': {
    apply(state, { winners, how, ranking }) {
      state.ending = { winners: [...winners], how, ranking: [...ranking] };
      state.stage = { at: 'over' };
    },
    describe: ({ family }, { winners, how }) =>
      winners.length === 0
        ? `${how}: nobody won.`
        : `${how}: ${joinWords(winners.map((seat) => `the ${family(seat)}`))} won.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-WIN-1'],
    heading: 'The end',
  },
};
