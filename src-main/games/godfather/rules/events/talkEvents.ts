import { z } from 'zod';
import { dealIdSchema } from '#shared/games/godfather/ids.ts';
import { dealSchema, type Deal } from '../records.ts';
import { seat, int, neighborhood } from './fields.ts';
import { formatDollars } from '#shared/words/text.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { declareEvent } from './declare.ts';
import type { GodfatherState } from '../state.ts';

const heading = 'Deals';
const listParties = ({ from, to }: Pick<Deal, 'from' | 'to'>): Deal['from'][] => [from, to];

function book(state: GodfatherState, seat: Deal['from'], dollars: number): void {
  const family = state.families[seat];
  if (family !== undefined) family.cashDollars += dollars;
  const tally = state.tallies[seat];
  if (tally !== undefined) tally.money.deals += dollars;
}

export const talkEvents = {
  'deal-offered': declareEvent({
    fields: { deal: dealSchema, isCounter: z.boolean() },
    apply(state, { deal, isCounter }) {
      state.deals[deal.id] = clonePlain(deal);
      state.dealsPut += 1;
      if (!isCounter) state.turn.log.proposals += 1;
    },
    describe: ({ family }, { deal: { from, to }, isCounter }) =>
      `The ${family(from)} ${isCounter ? 'answer' : 'propose a deal to'} the ${family(to)}${isCounter ? ' with a proposal of their own' : ''}.`,
    visibleTo: ({ deal }) => listParties(deal),
    rules: () => ['GOD-DEAL-2', 'GOD-DEAL-4'],
    heading,
  }),
  'deal-refused': declareEvent({
    fields: { id: dealIdSchema, by: seat, from: seat, to: seat },
    apply(state, { id }) {
      const deal = state.deals[id];
      if (deal !== undefined) deal.status = 'refused';
    },
    describe: ({ family }, { by }) => `The ${family(by)} refuse.`,
    visibleTo: listParties,
    rules: () => ['GOD-DEAL-4'],
    heading,
  }),
  'deal-struck': declareEvent({
    fields: {
      id: dealIdSchema,
      from: seat,
      to: seat,
      fromPays: int,
      toPays: int,
      when: z.enum(['now', 'kept']),
      text: z.string(),
    },
    apply(state, { id, from, to, fromPays, toPays, when }) {
      const deal = state.deals[id];
      if (deal === undefined) return;
      Object.assign(deal, { status: 'running', struckTurn: state.turn.number });
      book(state, from, -fromPays);
      book(state, to, -toPays);
      if (when === 'now') {
        book(state, to, fromPays);
        book(state, from, toPays);
      } else Object.assign(deal, { fromHeld: fromPays, toHeld: toPays });
    },
    describe: ({ family }, { from, to, text }) => `The ${family(from)} and the ${family(to)} have a deal. ${text}`,
    landmark: 'word',
    visibleTo: () => 'everybody',
    moves: ({ from, to, fromPays, toPays, when }) =>
      [
        { seat: from, cause: 'deal', dollars: -fromPays },
        { seat: to, cause: 'deal', dollars: -toPays },
        ...(when === 'now'
          ? [
              { seat: to, cause: 'deal', dollars: fromPays },
              { seat: from, cause: 'deal', dollars: toPays },
            ]
          : []),
      ].filter(({ dollars }) => dollars !== 0),
    rules: () => ['GOD-DEAL-5', 'GOD-DEAL-7'],
    heading,
  }),
  'deal-counted': declareEvent({
    fields: { id: dealIdSchema, seat },
    apply(state, { id, seat }) {
      const deal = state.deals[id];
      if (deal === undefined) return;
      if (deal.from === seat) deal.fromLeft -= 1;
      else deal.toLeft -= 1;
    },
    describe: () => null,
    visibleTo: () => [],
    rules: () => ['GOD-DEAL-5'],
  }),
  'deal-kept': declareEvent({
    fields: { id: dealIdSchema, from: seat, to: seat },
    apply(state, { id }) {
      const deal = state.deals[id];
      if (deal !== undefined) deal.status = 'kept';
    },
    describe: ({ family }, { from, to }) => `The ${family(from)} and the ${family(to)} have kept their deal.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-DEAL-5'],
    heading,
  }),
  'deal-broken': declareEvent({
    fields: { id: dealIdSchema, by: seat, against: seat, text: z.string() },
    apply(state, { id, by }) {
      const deal = state.deals[id];
      if (deal === undefined) return;
      Object.assign(deal, { status: 'broken', brokenBy: by, brokenRound: state.round });
    },
    describe: ({ family }, { by, against, text }) =>
      `The ${family(by)} break their word to the ${family(against)}: ${text}.`,
    landmark: 'word',
    visibleTo: () => 'everybody',
    rules: () => ['GOD-DEAL-6'],
    heading,
  }),
  'held-paid': declareEvent({
    fields: { id: dealIdSchema, payer: seat, to: seat, dollars: int },
    apply(state, { id, payer, to, dollars }) {
      const deal = state.deals[id];
      if (deal === undefined) return;
      if (deal.from === payer) deal.fromHeld -= dollars;
      else deal.toHeld -= dollars;
      book(state, to, dollars);
    },
    describe: ({ family }, { payer, to, dollars }) =>
      payer === to
        ? `${formatDollars(dollars)} held apart return to the ${family(to)}.`
        : `${formatDollars(dollars)} held apart go to the ${family(to)}.`,
    visibleTo: () => 'everybody',
    moves: ({ to, dollars }) => [{ seat: to, cause: 'deal', dollars }],
    rules: () => ['GOD-DEAL-7'],
    heading,
  }),
  'stalemate-put': declareEvent({
    fields: { seat, neighborhood },
    apply(state) {
      state.turn.log.hasProposedStalemate = true;
    },
    describe: ({ family, place }, { seat, neighborhood }) =>
      `The ${family(seat)} propose to leave ${place(neighborhood)} to nobody.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-STALE-3'],
    heading,
  }),
  'stalemate-voted': declareEvent({
    fields: { seat, neighborhood, agrees: z.boolean() },
    apply: () => undefined,
    describe: ({ family }, { seat, agrees }) => `The ${family(seat)} ${agrees ? 'agree' : 'will not have it'}.`,
    visibleTo: () => 'everybody',
    rules: () => ['GOD-STALE-3', 'GOD-ASK-5'],
    heading,
  }),
};
