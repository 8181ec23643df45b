import { z } from 'zod';
import { hoodIdSchema, operationIdSchema } from '#shared/games/brotherhood/ids.ts';
import { sheetOrderSchema, type SheetOrder } from '#shared/games/brotherhood/orders.ts';
import { orderIdSchema } from '#shared/words/ids.ts';
import { areaAnswerSchema, messageSchema, pledgeSchema } from '../records.ts';
import { seat, area, int } from './fields.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { file, setReady, withdraw } from '#kernel/orders/sealed.ts';
import { declareEvent } from './declare.ts';

const heading = 'Orders';

/** [BRO-FOG-1] Instructions and gifts that only the campaign's end opens; who paid for press stays unsaid for ever. */
const kept: ReadonlySet<SheetOrder['kind']> = new Set([
  'give-money',
  'influence',
  'fire',
  'fight-on',
  'deal',
  'truce',
  'spoils',
  'expects',
]);

export const deskEvents = {
  'order-filed': declareEvent({
    fields: { id: orderIdSchema, seat, order: sheetOrderSchema, title: z.string() },
    apply(state, { id, seat, order, title }) {
      file(state.sealed, { id, seat, order: clonePlain(order), title });
    },
    sealed: ({ id, title, order }) => ({ id, isOut: false, filed: { title, order } }),
    opens: ({ order: { kind } }) => (kept.has(kind) ? 'over' : kind === 'press' ? 'never' : 'closed'),
    describe: ({ family }, { seat, title }) => `The ${family(seat)} ordered: ${title}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['BRO-ORD-1'],
    heading,
  }),
  'order-withdrawn': declareEvent({
    fields: { id: orderIdSchema, seat, title: z.string() },
    apply(state, { id }) {
      withdraw(state.sealed, id);
    },
    sealed: ({ id }) => ({ id, isOut: true }),
    describe: ({ family }, { seat, title }) => `The ${family(seat)} take back: ${title}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['BRO-ORD-1'],
    heading,
  }),
  'seat-ready': declareEvent({
    fields: { seat, isReady: z.boolean() },
    apply(state, { seat, isReady }) {
      setReady(state.sealed, seat, isReady);
    },
    describe: ({ family }, { seat, isReady }) =>
      isReady ? `The ${family(seat)} have handed in their sheet.` : `The ${family(seat)} take their sheet back.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-TURN-2'],
  }),
  'hood-named': declareEvent({
    fields: { seat, hood: hoodIdSchema, from: z.string(), name: z.string() },
    apply(state, { hood, name }) {
      const man = state.hoods[hood];
      if (man !== undefined) man.name = name;
    },
    describe: (_names, { from, name }) => `${from} is called ${name} now.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-SET-6'],
    heading,
  }),
  'operation-named': declareEvent({
    fields: { seat, operation: operationIdSchema, from: z.string(), name: z.string() },
    apply(state, { operation, name }) {
      const one = state.operations[operation];
      if (one !== undefined) one.description = name;
    },
    describe: (_names, { from, name }) => `The ${pluralizeFamily(from)} are now the ${pluralizeFamily(name)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-SET-6'],
    heading,
  }),
  announced: declareEvent({
    fields: { turn: int, seat, text: z.string(), opensIn: area.nullable() },
    apply(state, { turn, seat, text, opensIn }) {
      state.announcements.push({ turn, seat, text, opensIn });
    },
    describe: ({ family }, { seat, text }) => `The ${family(seat)} announced: “${text}”`,
    landmark: 'word',
    visibleTo: () => 'everybody',
    rules: () => ['BRO-DEAL-3'],
    heading: 'Talk',
  }),
  'message-sent': declareEvent({
    fields: { message: messageSchema, pledge: pledgeSchema.nullable() },
    apply(state, { message, pledge }) {
      state.messages.push({ ...message });
      if (pledge !== null) state.promises[pledge.id] = clonePlain(pledge);
    },
    describe: ({ family }, { message, pledge }) =>
      `The ${family(message.from)} ${pledge === null ? 'wrote to' : 'gave their word to'} the ${family(message.to)}${message.text === '' ? '.' : `: “${message.text}”`}`,
    visibleTo: ({ message }) => [message.from, message.to],
    rules: (_state, { pledge }) => (pledge === null ? ['BRO-TURN-5'] : ['BRO-DEAL-2']),
    heading: 'Talk',
  }),
  'pledge-settled': declareEvent({
    fields: { id: int, from: seat, to: seat, isKept: z.boolean(), text: z.string() },
    apply(state, { id, isKept }) {
      const pledge = state.promises[id];
      if (pledge !== undefined) pledge.outcome = isKept ? 'kept' : 'broken';
    },
    describe: ({ family }, { from, to, isKept, text }) =>
      `The ${family(from)} ${isKept ? 'kept' : 'broke'} their word to the ${family(to)}: ${text}.`,
    visibleTo: ({ from, to }) => [from, to],
    rules: () => ['BRO-DEAL-2'],
    heading: 'Talk',
  }),
  answered: declareEvent({
    fields: { seat, answer: areaAnswerSchema, title: z.string() },
    apply(state, { seat, answer }) {
      state.answers[seat] = clonePlain(answer);
    },
    describe: ({ family }, { seat, title }) => `The ${family(seat)} answered: ${title}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['BRO-ASK-7'],
    heading: 'Fights',
  }),
};
