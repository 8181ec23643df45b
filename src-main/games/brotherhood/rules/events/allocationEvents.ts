import { z } from 'zod';
import {
  hoodIdSchema,
  markerIdSchema,
  operationIdSchema,
  type AreaId,
  type HoodKind,
} from '#shared/games/brotherhood/ids.ts';
import { sheetOrderSchema } from '#shared/games/brotherhood/orders.ts';
import { hoodSchema, markerSchema, operationSchema, type Spending } from '../records.ts';
import { seat, area, int, dollars, seats, moved } from './fields.ts';
import { clonePlain } from '#kernel/readonly.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { open as openBox } from '#kernel/orders/sealed.ts';
import type { MoneyMove } from '#kernel/events/events.ts';
import { hasGodfathersBack } from '../lookups.ts';
import { declareEvent } from './declare.ts';
import { nameFight } from './matters.ts';
import { noSpending, type BrotherhoodState } from '../state.ts';

/** [BRO-FOG-2] Books a payment to or from a family; the public can follow it unless `isPublic` is false. */
export function pay(state: BrotherhoodState, seat: SeatId, dollars: number, isPublic = true): void {
  const family = state.families[seat];
  if (family === undefined) return;
  family.cashDollars += dollars;
  if (family.cashDollars < 0) throw new Error(`${seat} spends money it does not have.`);
  // Below nothing a gift is proved.
  if (isPublic) family.figureDollars = Math.max(0, family.figureDollars + dollars);
}

function spend(state: BrotherhoodState, seat: SeatId, on: keyof Spending, dollars: number): void {
  pay(state, seat, -dollars);
  const spent = state.tally.spent[seat] ?? { ...noSpending };
  spent[on] += dollars;
  state.tally.spent[seat] = spent;
}

function enter(state: BrotherhoodState, from: SeatId, area: AreaId): void {
  state.deeds.push({ kind: 'entered', turn: state.turn, from, area });
}

function reveal(state: BrotherhoodState, seat: SeatId, area: AreaId, kinds: readonly HoodKind[]): void {
  const placed = (state.tally.placed[seat] ??= {});
  const there = (placed[area] ??= { thugs: 0, hitmen: 0 });
  there.thugs += kinds.filter((kind) => kind === 'thug').length;
  there.hitmen += kinds.filter((kind) => kind === 'hitman').length;
}

const createPayments = (seat: SeatId, cause: string, dollars: number): MoneyMove[] =>
  dollars === 0 ? [] : [{ seat, cause, dollars: -dollars }];

export const allocationEvents = {
  'sheet-opened': declareEvent({
    fields: { seat, orders: z.array(sheetOrderSchema), isMissing: z.boolean() },
    apply(state, { seat, orders }) {
      state.sheets[seat] = clonePlain(orders);
    },
    describe: ({ family }, { seat, orders, isMissing }) =>
      isMissing
        ? `No sheet came from the ${family(seat)}; they do as they usually do.`
        : orders.length === 0
          ? `The sheet of the ${family(seat)} was left blank.`
          : `The sheet of the ${family(seat)} has ${formatCount(orders.length, 'order')}.`,
    visibleTo: ({ seat }) => [seat],
    rules: ({ turn }, { isMissing }) => (isMissing && turn > 0 ? ['BRO-ORD-7'] : ['BRO-TURN-2']),
    heading: 'Orders',
  }),
  'sheets-opened': declareEvent({
    fields: { turn: int, missing: seats },
    apply(state, { missing }) {
      openBox(state.sealed);
      for (const family of Object.values(state.families)) {
        family.missedTurns = missing.includes(family.seat) ? family.missedTurns + 1 : 0;
      }
    },
    describe: (_names, { turn }) => `The sheets of turn ${turn} were opened.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-TURN-2'],
    heading: 'Orders',
  }),
  /** A line for the paper; whose it is stays unknown for ever where it is not signed. */
  'press-printed': declareEvent({
    fields: { turn: int, seat: seat.nullable(), text: z.string() },
    apply(state, { turn, seat, text }) {
      state.press.push({ turn, seat, text });
    },
    describe: ({ family }, { seat, text }) =>
      `${seat === null ? 'Somebody' : `The ${family(seat)}`} had printed: ${text}`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-ORD-1', 'BRO-DEAL-3'],
    heading: 'Talk',
  }),
  /** [BRO-TURN-3] They are back from Chicago. */
  'godfathers-back': declareEvent({
    fields: { seats },
    apply(state, { seats }) {
      for (const seat of seats) {
        const family = state.families[seat];
        if (family !== undefined) family.godfather.status = 'free';
      }
    },
    describe: () => 'The Godfathers came back from Chicago.',
    visibleTo: () => 'everybody',
    rules: () => ['BRO-TURN-3'],
    heading: 'Godfathers',
  }),
  'line-lapsed': declareEvent({
    fields: { seat, title: z.string(), why: z.string(), rule: z.string() },
    apply: () => undefined,
    describe: (_names, { title, why }) => `${title}: came to nothing, for ${why}.`,
    visibleTo: ({ seat }) => [seat],
    rules: (_state, { rule }) => [rule],
    heading: 'What came to nothing',
    scene: ({ seat, title }) => ({ name: `lapsed ${seat} ${title}` }),
    tone: (event, seat) => (event.seat === seat ? 'bad' : 'even'),
  }),
  'money-given': declareEvent({
    fields: { from: seat, to: seat, dollars },
    apply(state, { from, to, dollars }) {
      pay(state, from, -dollars, false);
      pay(state, to, dollars, false);
      state.gifts.push({ turn: state.turn, from, to, dollars });
    },
    describe: ({ family }, { from, to, dollars }) =>
      `The ${family(from)} gave the ${family(to)} ${formatDollars(dollars)}.`,
    visibleTo: ({ from, to }) => [from, to],
    moves: ({ from, to, dollars }) => [
      ...createPayments(from, 'gifts', dollars),
      { seat: to, cause: 'gifts', dollars },
    ],
    rules: () => ['BRO-TRANS-1'],
    heading: 'Transfers',
    scene: ({ from, to }) => ({ name: `give-money ${from} ${to}` }),
  }),
  'revenue-moved': declareEvent({
    fields: { ...moved, operations: z.array(operationIdSchema) },
    apply(state, { from, to, area, operations }) {
      const { turn } = state;
      state.deeds.push({ kind: 'handed', turn, from, to, area, count: operations.length });
      for (const id of operations) {
        const operation = state.operations[id];
        if (operation === undefined) continue;
        operation.family = to;
        operation.sinceTurn = state.turn;
      }
    },
    describe: ({ family, area }, { from, to, area: where, operations }) =>
      `${formatCount(operations.length, 'operation')} in ${area(where)} passed from the ${family(from)} to the ${family(to)}.`,
    visibleTo: () => 'everybody',
    rules: (_state, { by }) => [by === 'gift' ? 'BRO-TRANS-2' : 'BRO-DEAL-5'],
    heading: 'Transfers',
    scene: ({ from, to, area, by }) =>
      by === 'terms' ? nameFight(area) : { name: `give-revenue ${from} ${to} ${area}` },
  }),
  'influence-moved': declareEvent({
    fields: { ...moved, markers: z.array(markerIdSchema) },
    apply(state, { to, markers }) {
      for (const id of markers) {
        const marker = state.markers[id];
        if (marker === undefined) continue;
        marker.family = to;
        marker.sinceTurn = state.turn;
      }
    },
    describe: ({ family, area }, { from, to, area: where, markers }) =>
      `${formatCount(markers.length, 'marker')} of influence in ${area(where)} passed from the ${family(from)} to the ${family(to)}.`,
    visibleTo: () => 'everybody',
    rules: (_state, { by }) => [by === 'gift' ? 'BRO-TRANS-2' : 'BRO-DEAL-5'],
    heading: 'Transfers',
    scene: ({ from, to, area, by }) =>
      by === 'terms' ? nameFight(area) : { name: `give-influence ${from} ${to} ${area}` },
  }),
  'godfather-bailed': declareEvent({
    fields: { seat, dollars },
    apply(state, { seat, dollars }) {
      spend(state, seat, 'bail', dollars);
      const family = state.families[seat];
      if (family !== undefined) family.godfather.status = 'free';
    },
    describe: ({ godfather }, { seat, dollars }) =>
      `${godfather(seat)} left jail on a bail of ${formatDollars(dollars)}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => createPayments(seat, 'bail', dollars),
    rules: () => ['BRO-JAIL-4'],
    heading: 'Godfathers',
  }),
  'allocations-lost': declareEvent({
    fields: { seat, needDollars: dollars },
    apply: () => undefined,
    describe: ({ family }, { seat, needDollars }) =>
      `The ${family(seat)} could not raise the ${formatDollars(needDollars)} for their Godfather and allotted nothing.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-JAIL-4'],
    heading: 'Godfathers',
  }),
  closed: declareEvent({
    fields: { seat, area, operations: z.array(operationIdSchema), markers: z.array(markerIdSchema) },
    apply(state, { operations, markers }) {
      for (const id of operations) delete state.operations[id];
      for (const id of markers) delete state.markers[id];
    },
    describe: ({ family, area }, { seat, area: where, operations, markers }) =>
      `The ${family(seat)} closed ${joinWords([
        ...(operations.length > 0 ? [formatCount(operations.length, 'operation')] : []),
        ...(markers.length > 0 ? [`${formatCount(markers.length, 'marker')} of influence`] : []),
      ])} in ${area(where)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-OP-4'],
    heading: 'The board',
    scene: ({ seat, area }) => ({ name: `close ${seat} ${area}` }),
  }),
  'hoods-bailed': declareEvent({
    fields: { seat, hoods: z.array(hoodIdSchema), dollars },
    apply(state, { seat, hoods, dollars }) {
      spend(state, seat, 'bail', dollars);
      for (const id of hoods) {
        const hood = state.hoods[id];
        if (hood !== undefined) hood.status = 'free';
      }
    },
    describe: ({ family }, { seat, hoods, dollars }) =>
      `The ${family(seat)} bailed ${formatCount(hoods.length, 'hood')} for ${formatDollars(dollars)}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => createPayments(seat, 'bail', dollars),
    rules: () => ['BRO-JAIL-1'],
    heading: 'Hoods',
    scene: ({ seat }) => ({ name: `bail ${seat}` }),
  }),
  'hoods-placed': declareEvent({
    fields: { seat, area, hoods: z.array(hoodIdSchema), dollars, isOneFree: z.boolean() },
    apply(state, { seat, area, hoods, dollars }) {
      spend(state, seat, 'wages', dollars);
      enter(state, seat, area);
      const kinds = hoods.map((id) => state.hoods[id]?.kind ?? 'thug');
      reveal(state, seat, area, kinds);
      for (const id of hoods) {
        const hood = state.hoods[id];
        if (hood !== undefined) hood.area = area;
      }
    },
    describe: ({ family, area }, { seat, area: where, hoods, dollars, isOneFree }) =>
      `The ${family(seat)} placed ${formatCount(hoods.length, 'hood')} in ${area(where)} for ${formatDollars(dollars)}${isOneFree ? ', one Thug unpaid' : ''}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => createPayments(seat, 'wages', dollars),
    rules: (_state, { isOneFree }) => (isOneFree ? ['BRO-HOOD-1', 'BRO-GF-2'] : ['BRO-HOOD-1']),
    heading: 'Hoods',
    scene: ({ seat, area }) => ({ name: `hoods ${seat} ${area}` }),
  }),
  'guns-hired': declareEvent({
    fields: { seat, area, hoods: z.array(hoodSchema), dollars },
    apply(state, { seat, area, hoods, dollars }) {
      spend(state, seat, 'outOfTown', dollars);
      enter(state, seat, area);
      const kinds = hoods.map(({ kind }) => kind);
      reveal(state, seat, area, kinds);
      for (const hood of hoods) state.hoods[hood.id] = { ...hood };
      state.given.guns += hoods.length;
    },
    describe: ({ family, area }, { seat, area: where, hoods, dollars }) =>
      `The ${family(seat)} hired ${formatCount(hoods.length, 'gun')} from out of town for ${area(where)} at ${formatDollars(dollars)}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => createPayments(seat, 'out of town', dollars),
    rules: () => ['BRO-GF-3'],
    heading: 'Hoods',
    scene: ({ seat, area }) => ({ name: `out-of-town ${seat} ${area}` }),
  }),
  opened: declareEvent({
    fields: { seat, area, operations: z.array(operationSchema), dollars },
    apply(state, { seat, area, operations, dollars }) {
      spend(state, seat, 'revenue', dollars);
      enter(state, seat, area);
      for (const operation of operations) state.operations[operation.id] = { ...operation };
      state.given.operations += operations.length;
    },
    describe: ({ family, area }, { seat, area: where, operations, dollars }) =>
      `The ${family(seat)} opened ${formatCount(operations.length, 'operation')} in ${area(where)} for ${formatDollars(dollars)}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => createPayments(seat, 'operations', dollars),
    rules: () => ['BRO-OP-1'],
    heading: 'The board',
    scene: ({ seat, area }) => ({ name: `open ${seat} ${area}` }),
  }),
  bribed: declareEvent({
    fields: { seat, area, markers: z.array(markerSchema), dollars },
    apply(state, { seat, markers, dollars }) {
      spend(state, seat, 'influence', dollars);
      for (const marker of markers) state.markers[marker.id] = { ...marker };
      state.given.markers += markers.length;
    },
    describe: ({ family, area }, { seat, area: where, markers, dollars }) =>
      `The ${family(seat)} bought ${formatCount(markers.length, 'marker')} of influence in ${area(where)} for ${formatDollars(dollars)}.`,
    visibleTo: () => 'everybody',
    moves: ({ seat, dollars }) => createPayments(seat, 'influence', dollars),
    rules: () => ['BRO-OP-2'],
    heading: 'The board',
    scene: ({ seat, area }) => ({ name: `bribe ${seat} ${area}` }),
  }),
  'godfather-placed': declareEvent({
    fields: { seat, area },
    apply(state, { seat, area }) {
      const family = state.families[seat];
      if (family === undefined) return;
      family.godfather.area = area;
      family.godfather.lastArea = area;
    },
    describe: ({ godfather, area }, { seat, area: where }) => `${godfather(seat)} was in ${area(where)}.`,
    visibleTo: () => 'everybody',
    rules: () => ['BRO-GF-1'],
    heading: 'Godfathers',
    scene: ({ seat, area }) => ({ name: `godfather ${seat} ${area}` }),
  }),
  'allocations-closed': declareEvent({
    fields: { seat },
    apply(state, { seat }) {
      const family = state.families[seat];
      if (family !== undefined) family.placedFigureDollars = family.figureDollars;
    },
    describe: () => null,
    visibleTo: () => 'everybody',
    rules: (state) => (hasGodfathersBack(state) ? ['BRO-PLACE-4'] : ['BRO-PLACE-4', 'BRO-TURN-3']),
  }),
};
