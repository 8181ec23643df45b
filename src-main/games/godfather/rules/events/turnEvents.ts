import { recordSchema, stageSchema } from '#shared/games/godfather/records.ts';
import { endingSchema } from '../records.ts';
import { seat, int, neighborhood } from './fields.ts';
import { adoptHouse } from '#kernel/events/houseChange.ts';
import { formatDollars, joinWords } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import { emptyLog, emptyTally } from '../state.ts';

export const turnEvents = {
  'turn-opened': declareEvent({
    fields: { seat, number: int, place: int },
    apply(state, { seat, number, place }) {
      state.turn = { number, seat, place, log: emptyLog() };
      state.stage = { at: 'opening' };
    },
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-TURN-1'],
  }),
  'stage-set': declareEvent({
    fields: { stage: stageSchema },
    apply(state, { stage }) {
      state.stage = clonePlain(stage);
    },
    describe: () => null,
    // The state of a turn is public; the contents of deals are in events of their own.
    visibleTo: () => 'everybody',
    rules: () => ['GOD-TURN-2'],
  }),
  'bonus-paid': declareEvent({
    fields: { seat, neighborhood, dollars: int, nth: int },
    apply(state, { seat, neighborhood, dollars }) {
      const family = state.families[seat];
      if (family === undefined) return;
      family.cashDollars += dollars;
      for (const bonus of family.bonuses) {
        if (bonus.neighborhood === neighborhood) bonus.left -= 1;
      }
      family.bonuses = family.bonuses.filter(({ left }) => left > 0);
      const tally = state.tallies[seat];
      if (tally !== undefined) tally.money.bonuses += dollars;
    },
    describe: ({ family, place }, { seat, neighborhood, dollars, nth }) =>
      `The ${family(seat)} collect ${formatDollars(dollars)} from ${place(neighborhood)}, bonus ${nth} of 3.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => [{ seat, cause: 'bonus', dollars }],
    rules: () => ['GOD-BONUS-1', 'GOD-BONUS-2'],
    heading: 'Money',
  }),
  'turn-closed': declareEvent({
    fields: { seat },
    apply(state, { seat }) {
      const family = state.families[seat];
      if (family !== undefined) family.turns += 1;
      for (const { claim } of Object.values(state.places)) {
        if (claim === null || claim.seat === seat || claim.answered.includes(seat)) continue;
        claim.answered.push(seat);
      }
    },
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-CLAIM-2'],
  }),
  'round-closed': declareEvent({
    fields: { round: int, record: recordSchema },
    apply(state, { round, record }) {
      state.records.push(clonePlain(record));
      state.round = round + 1;
      adoptHouse(state);
      state.stoodIn = [];
      for (const seat of state.seats) state.tallies[seat] = emptyTally();
    },
    describe: (_names, { round }) => `Round ${round} is over.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-SETUP-4'],
  }),
  'game-ended': declareEvent({
    fields: { ending: endingSchema },
    apply(state, { ending }) {
      state.ending = clonePlain(ending);
    },
    describe: ({ family }, { ending: { winners, how, table } }) => {
      const totals = table.map(
        ({ seat, cashDollars, valueDollars }) => `${family(seat)} ${formatDollars(cashDollars + valueDollars)}`,
      );
      const names = joinWords(winners.map((seat) => `the ${family(seat)}`));
      const title = winners.length === 1 ? 'is the Godfather' : 'share the title of Godfather';
      return `The head of ${names} ${title}: ${how}. ${joinWords(totals)}.`;
    },
    landmark: 'end',
    visibleTo: () => 'everybody',
    rules: () => ['GOD-END-2', 'GOD-END-1', 'GOD-END-3'],
    heading: 'The end',
  }),
};
