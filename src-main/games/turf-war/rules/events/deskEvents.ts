import { z } from 'zod';
import { letterIdSchema, pieceIdSchema } from '#shared/games/turf-war/ids.ts';
import { orderIdSchema, seatIdSchema } from '#shared/words/ids.ts';
import { sheetOrderSchema, type SheetOrder } from '#shared/games/turf-war/orders.ts';
import { letterSchema } from '../records.ts';
import { describeProposal } from '#shared/games/turf-war/proposals.ts';
import { clonePlain } from '#kernel/readonly.ts';
import { file, setReady, withdraw } from '#kernel/orders/sealed.ts';
import { declareEvent } from './declare.ts';

const heading = 'Orders';

/** [WAR-FOG-6, WAR-FOG-7, WAR-FOG-8, WAR-FOG-9] Kinds of orders that open only with the end of the campaign: pacts, treachery, gifts. */
const kept: ReadonlySet<SheetOrder['kind']> = new Set(['ally', 'leave', 'dissolve', 'join', 'attack', 'end', 'gift']);

export const deskEvents = {
  'order-filed': declareEvent({
    fields: { id: orderIdSchema, seat: seatIdSchema, order: sheetOrderSchema, title: z.string() },
    apply(state, { id, seat, order, title }) {
      file(state.sealed, { id, seat, order: clonePlain(order), title });
    },
    sealed: ({ id, title, order }) => ({ id, isOut: false, filed: { title, order } }),
    opens: ({ order }) => (kept.has(order.kind) ? 'over' : 'closed'),
    describe: ({ gang }, { seat, title }) => `${gang(seat)} ordered: ${title}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['WAR-ORD-1'],
    heading,
  }),
  'order-withdrawn': declareEvent({
    fields: { id: orderIdSchema, seat: seatIdSchema, title: z.string() },
    apply(state, { id }) {
      withdraw(state.sealed, id);
    },
    sealed: ({ id }) => ({ id, isOut: true }),
    describe: ({ gang }, { seat, title }) => `${gang(seat)} took back: ${title}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['WAR-ORD-1'],
    heading,
  }),
  'seat-ready': declareEvent({
    fields: { seat: seatIdSchema, isReady: z.boolean() },
    apply(state, { seat, isReady }) {
      setReady(state.sealed, seat, isReady);
    },
    describe: ({ gang }, { seat, isReady }) =>
      isReady ? `${gang(seat)} handed the sheet in.` : `${gang(seat)} took the sheet back.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-GAME-3'],
  }),
  'fallback-set': declareEvent({
    fields: { seat: seatIdSchema, areas: z.array(z.int()) },
    apply(state, { seat, areas }) {
      const gang = state.gangs[seat];
      if (gang !== undefined) gang.fallback = [...areas];
    },
    describe: ({ gang, area }, { seat, areas }) =>
      `${gang(seat)} falls back to ${areas.length === 0 ? 'the nearest friendly area' : areas.map(area).join(', then ')}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['WAR-ORD-15'],
    heading,
  }),
  'successors-set': declareEvent({
    fields: { seat: seatIdSchema, pieces: z.array(pieceIdSchema).nullable() },
    apply(state, { seat, pieces }) {
      const gang = state.gangs[seat];
      if (gang !== undefined) gang.successors = pieces === null ? null : [...pieces];
    },
    describe: ({ gang, pieces: list }, { seat, pieces }) =>
      pieces === null
        ? `${gang(seat)} wants nobody to follow its Don.`
        : `${pieces.length === 0 ? 'Whoever has the most experience' : list(pieces)} will succeed the Don of ${gang(seat)}.`,
    visibleTo: ({ seat }) => [seat],
    rules: () => ['WAR-ORD-16'],
    heading,
  }),
  'piece-named': declareEvent({
    fields: { seat: seatIdSchema, piece: pieceIdSchema, from: z.string(), name: z.string() },
    apply(state, { piece: id, name }) {
      const piece = state.pieces[id];
      if (piece !== undefined) piece.name = name;
    },
    describe: ({ gang }, { seat, from, name }) => `${from} of ${gang(seat)} is called ${name} now.`,
    visibleTo: () => 'everybody',
    rules: () => ['WAR-ORD-17'],
    heading: 'People',
  }),
  'letter-sent': declareEvent({
    fields: { letter: letterSchema },
    apply(state, { letter }) {
      state.letters[letter.id] = clonePlain(letter);
      state.lettersSent += 1;
    },
    describe: ({ gang, area }, { letter: { from, to, text, proposal } }) => {
      const asked =
        proposal === null ? '' : ` Proposal: ${describeProposal(proposal, { nameOf: gang, areaName: area })}`;
      return `${gang(from)} wrote to ${gang(to)}${text === '' ? '.' : `: “${text}”`}${asked}`;
    },
    visibleTo: ({ letter: { from, to } }) => [from, to],
    rules: () => ['WAR-ORD-22'],
    heading: 'Letters',
  }),
  'letter-answered': declareEvent({
    fields: {
      letter: letterIdSchema,
      from: seatIdSchema,
      to: seatIdSchema,
      answer: z.enum(['yes', 'no']),
      because: z.string().nullable(),
    },
    apply(state, { letter: id, answer, because }) {
      const letter = state.letters[id];
      if (letter === undefined) return;
      letter.answer = answer;
      letter.because = because;
    },
    describe: ({ gang }, { from, to, answer, because }) =>
      `${gang(from)} answered ${gang(to)}: ${answer}.${because === null ? '' : ` ${because}`}`,
    visibleTo: ({ from, to }) => [from, to],
    rules: () => ['WAR-NPC-7'],
    heading: 'Letters',
    reveals: ({ from }, seat) => from !== seat,
  }),
  'stood-in': declareEvent({
    fields: { seat: seatIdSchema },
    apply(state, { seat }) {
      const gang = state.gangs[seat];
      if (gang !== undefined) gang.isStoodIn = true;
    },
    describe: ({ gang }, { seat }) => `The games master orders for ${gang(seat)} this turn.`,
    visibleTo: () => [],
    rules: () => ['WAR-ASK-16'],
  }),
};
