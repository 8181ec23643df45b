import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Order } from '#shared/games/brotherhood/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { createDescriber, type OrderTable } from '#kernel/declare/order.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { buildNames } from './lookups.ts';
import { describePledge } from './orders/pledges.ts';
import type { State } from './state.ts';

type Area = AreaId | 'all';

const formatPlace = (state: State, area: Area): string =>
  area === 'all' ? 'everywhere' : `in ${buildNames(state).area(area)}`;
const formatFamily = (state: State, seat: SeatId): string => `the ${buildNames(state).family(seat)}`;
const joinFamilies = (state: State, seats: readonly SeatId[]): string =>
  joinWords(seats.map((seat) => formatFamily(state, seat)));

/** `3 Thugs and 1 Hitman`. */
function describeHoods({ thugs, hitmen }: { thugs: number; hitmen: number }): string {
  const parts = [
    ...(thugs > 0 ? [formatCount(thugs, 'Thug')] : []),
    ...(hitmen > 0 ? [formatCount(hitmen, 'Hitman', 'Hitmen')] : []),
  ];
  return parts.length === 0 ? 'nobody' : joinWords(parts);
}

/** The words of orders about an area. */
const describeInArea = (kind: string) => ({
  scenes: (seat: SeatId, { area }: { area: Area }) => [`${kind} ${seat} ${area}`],
  places: ({ area }: { area: Area }) => (area === 'all' ? [] : [{ kind: 'area', id: area }]),
});

/** The words of gifts of something in an area. */
const describeGift = (kind: string) => ({
  ...describeInArea(kind),
  scenes: (seat: SeatId, { to, area }: { to: SeatId; area: Area }) => [`${kind} ${seat} ${to} ${area}`],
});

const noFight = 'There was no fight for it.';
const nothingDone = 'There was nothing to do.';

/** Each kind of order in words. */
export const orderWords: OrderTable<State, Order> = {
  'give-money': {
    title: (state, { dollars, to }) => `Give ${formatDollars(dollars)} to ${formatFamily(state, to)}`,
    scenes: (seat, { to }) => [`give-money ${seat} ${to}`],
  },
  'give-revenue': {
    ...describeGift('give-revenue'),
    title: (state, { count, area, to }) =>
      `Give ${formatCount(count, 'operation')} ${formatPlace(state, area)} to ${formatFamily(state, to)}`,
  },
  'give-influence': {
    ...describeGift('give-influence'),
    title: (state, { count, area, to }) =>
      `Give ${formatCount(count, 'marker')} of influence ${formatPlace(state, area)} to ${formatFamily(state, to)}`,
  },
  bail: { title: (_state, order) => `Bail ${describeHoods(order)}`, scenes: (seat) => [`bail ${seat}`] },
  hoods: {
    ...describeInArea('hoods'),
    title: (state, order) => `Place ${describeHoods(order)} ${formatPlace(state, order.area)}`,
  },
  'out-of-town': {
    ...describeInArea('out-of-town'),
    title: (state, order) => `Bring in ${describeHoods(order)} from out of town ${formatPlace(state, order.area)}`,
  },
  open: {
    ...describeInArea('open'),
    title: (state, { count, area }) => `Open ${formatCount(count, 'operation')} ${formatPlace(state, area)}`,
    receipt(state, order) {
      const title = orderWords.open.title(state, order);
      return order.descriptions.length === 0 ? title : `${title}: ${joinWords(order.descriptions)}`;
    },
  },
  bribe: {
    ...describeInArea('bribe'),
    title: (state, { count, area }) => `Buy ${formatCount(count, 'marker')} of influence ${formatPlace(state, area)}`,
  },
  close: {
    ...describeInArea('close'),
    title: (state, { revenue, influence, area }) =>
      `Close ${formatCount(revenue + influence, 'counter')} ${formatPlace(state, area)}`,
    receipt: (state, order) =>
      `${orderWords.close.title(state, order)}: ${describeCounters(order.revenue, order.influence)}`,
  },
  godfather: {
    ...describeInArea('godfather'),
    title: (state, { area }) => `The Godfather goes to ${buildNames(state).area(area)}`,
    decides: () => ['godfather'],
  },
  influence: {
    ...describeInArea('influence'),
    title: (state, { area }) => `Use influence ${formatPlace(state, area)}`,
    receipt(state, order) {
      const { uses } = order;
      const said = typeof uses === 'string' ? uses : uses.map((use) => describeUse(state, use)).join(', ');
      return `${orderWords.influence.title(state, order)}: ${said}`;
    },
    decides: ({ area }) => [`influence ${area}`],
    silence: nothingDone,
  },
  fire: {
    ...describeInArea('fire'),
    title: (state, { at, area }) => `Fire at ${joinFamilies(state, at)} ${formatPlace(state, area)}`,
    decides: ({ at, area }) => at.map((seat) => `arms ${area} ${seat}`),
    silence: noFight,
  },
  'fight-on': {
    ...describeInArea('fight-on'),
    title(state, { will, area }) {
      const what = will === 'always' ? 'Always fight on' : will === 'never' ? 'Never fight on' : 'Fight on when ahead';
      return `${what} ${formatPlace(state, area)}`;
    },
    decides: ({ area }) => [`fight-on ${area}`],
    silence: 'No fight went so far.',
  },
  deal: {
    ...describeInArea('deal'),
    title: (state, { area }) => `Terms in a fight ${formatPlace(state, area)}`,
    receipt: (state, order) => `${orderWords.deal.title(state, order)}: ${describeDeal(state, order)}`,
    decides: ({ area }) => [`deal ${area}`],
    silence: noFight,
  },
  truce: {
    ...describeInArea('truce'),
    title: (state, order) => `Hold fire at ${joinFamilies(state, order.with)} ${formatPlace(state, order.area)}`,
    decides: (order) => order.with.map((seat) => `arms ${order.area} ${seat}`),
    silence: noFight,
  },
  spoils: {
    ...describeInArea('spoils'),
    title(state, { take, area }) {
      const what = take === 'none' ? 'Take no' : take === 'all' ? 'Take all' : `Take ${take}`;
      return `${what} spoils ${formatPlace(state, area)}`;
    },
    receipt(state, order) {
      const title = orderWords.spoils.title(state, order);
      return order.from.length === 0 ? title : `${title} from ${joinFamilies(state, order.from)}`;
    },
    decides: ({ from, area }) => (from.length === 0 ? ['any'] : from).map((one) => `spoils ${area} ${one}`),
    silence: nothingDone,
  },
  press: {
    title: (_state, { isSigned }) => (isSigned ? 'A line for the paper' : 'An unsigned line for the paper'),
    receipt: (state, order) => `${orderWords.press.title(state, order)}: “${order.text}”`,
  },
  expects: { title: (_state, { dollars }) => `Expect ${formatDollars(dollars)}` },
  sheet: {
    title: (_state, { orders }) => `Write a sheet of ${formatCount(orders.length, 'line')}`,
    onScreen: 'A mailed sheet is a whole one already.',
  },
  'as-last-turn': { title: () => 'Write the sheet of last turn again', decides: () => ['as-last-turn'] },
  withdraw: { title: () => 'Take a line off the sheet', onScreen: 'A new sheet takes back the one before.' },
  ready: {
    title: (_state, { isReady }) => (isReady ? 'Say that the sheet is complete' : 'Go on writing the sheet'),
    onScreen: 'A sheet that is filed counts as handed in.',
  },
  name: {
    title: (_state, { name }) => `Name somebody or something ${name}`,
    onScreen: 'Hoods and operations are renamed where they are shown, at any time.',
  },
  announce: {
    title: () => 'Announce to all',
    receipt(state, { opensIn, text }) {
      const where = opensIn === null ? '' : `, for ${buildNames(state).area(opensIn)}`;
      return `Announce to all${where}: “${text}”`;
    },
  },
  message: {
    title: (state, { to }) => `Write to ${formatFamily(state, to)}`,
    receipt(state, order) {
      const { promise, text, to } = order;
      if (promise === null) return `${orderWords.message.title(state, order)}: “${text}”`;
      const { what, fromTurn, toTurn } = promise;
      const turns = fromTurn === toTurn ? `turn ${fromTurn}` : `turns ${fromTurn} to ${toTurn}`;
      const said = what.kind === 'words' ? `“${text}”` : describePledge(what);
      return `Promise ${formatFamily(state, to)}, in ${turns}: ${said}`;
    },
  },
  'settle-promise': {
    title: (_state, { isKept }) => (isKept ? 'Call a promise kept' : 'Call a promise broken'),
    onScreen: 'After the turn you say on the screen whether a promise was kept.',
  },
  use: {
    title: (_state, { uses }) => (uses.length === 0 ? 'Use no more influence' : 'Use influence'),
    onScreen: 'Your lines “Influence in” answer it.',
  },
  shoot: { title: (state, { at }) => `Fire at ${formatFamily(state, at)}`, onScreen: 'Your lines “Fire” answer it.' },
  'go-on': {
    title: (_state, { will }) => (will ? 'Fight on' : 'Break off'),
    onScreen: 'Your lines “Fight on” answer it.',
  },
  table: {
    title: (_state, { terms }) => (terms === null ? 'Table nothing' : 'Table terms'),
    onScreen: 'Your lines “Deal” answer it.',
  },
  accept: {
    title: (_state, { will }) => (will ? 'Accept the terms' : 'Refuse the terms'),
    onScreen: 'Your lines “Deal” and “Truce” answer it.',
  },
  take: {
    title: (state, { from }) => (from === null ? 'Take no more' : `Take an operation of ${formatFamily(state, from)}`),
    onScreen: 'Your lines “Take” answer it.',
  },
};

/** Describes an order for the sheet and the log. */
export const describeOrder = createDescriber<State, Order>(orderWords);

function describeCounters(revenue: number, influence: number): string {
  return joinWords([
    ...(revenue > 0 ? [formatCount(revenue, 'operation')] : []),
    ...(influence > 0 ? [`${influence} influence`] : []),
  ]);
}

type Use = Exclude<Extract<Order, { kind: 'influence' }>['uses'], string>[number];

function describeUse(state: State, use: DeepReadonly<Use>): string {
  if (use.kind === 'protect')
    return `protect ${use.what === 'revenue' ? 'an operation' : use.what === 'influence' ? use.what : `the ${use.what}`}`;
  const verb = use.kind === 'frame' ? 'frame' : 'neutralize';
  return use.family === null ? verb : `${verb} the ${buildNames(state).family(use.family)}`;
}

function describeDeal(state: State, { offer, accept }: DeepReadonly<Extract<Order, { kind: 'deal' }>>): string {
  const sum = (operations: number, dollars: number): string =>
    joinWords([
      ...(operations > 0 ? [formatCount(operations, 'operation')] : []),
      ...(dollars > 0 ? [formatDollars(dollars)] : []),
    ]) || 'nothing';
  const whom = offer === null || offer.with === null ? 'the strongest' : `the ${buildNames(state).family(offer.with)}`;
  return [
    ...(offer === null
      ? []
      : [
          `offer ${whom} ${sum(offer.giveRevenue, offer.giveDollars)}`,
          `ask ${sum(offer.askRevenue, offer.askDollars)}`,
        ]),
    accept === null ? 'accept no terms' : `accept to give ${sum(accept.maxRevenue, accept.maxDollars)} at most`,
  ].join('; ');
}
