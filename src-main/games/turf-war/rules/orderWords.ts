import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { Order } from '#shared/games/turf-war/orders.ts';
import { describeProposal } from '#shared/games/turf-war/proposals.ts';
import type { Named } from '#shared/views/log.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, joinWords } from '#shared/words/text.ts';
import { createDescriber, type OrderTable } from '#kernel/declare/order.ts';
import { nameAlliance, nameArea, placeOn } from './events/matters.ts';
import { buildNames } from './lookups.ts';
import type { State } from './state.ts';

const mostNamed = 4;

function joinPeople(state: State, ids: readonly PieceId[]): string {
  return ids.length > mostNamed ? `${ids.length} people` : joinWords(ids.map(buildNames(state).piece));
}

const formatArea = (state: State, area: number): string => buildNames(state).area(area);
const formatGang = (state: State, seat: SeatId): string => buildNames(state).gang(seat);
const trimStop = (sentence: string): string => sentence.replace(/\.$/u, '');

function listPeople({ pieces, graveyard }: State, ids: readonly PieceId[]): (Named & { name: string })[] {
  return ids.flatMap((id) => {
    const piece = pieces[id] ?? graveyard[id];
    return piece === undefined ? [] : [{ kind: 'piece', id, name: piece.name }];
  });
}

/** The words of orders that send people somewhere. */
const sending = { people: (state: State, { pieces }: { pieces: readonly PieceId[] }) => listPeople(state, pieces) };

/** The words of orders about an area. */
const fighting = {
  scenes: (seat: SeatId, { area }: { area: number | null }) => (area === null ? [] : [nameArea(area, seat)]),
  places: ({ area }: { area: number | null }) => (area === null ? [] : [placeOn(area)]),
};

/** Each kind of order in words. */
export const orderWords: OrderTable<State, Order> = {
  ally: {
    title: (state, { alliance, members }) =>
      `Ally ${alliance === 'open' ? 'openly' : 'in secret'}: ${joinWords(members.map(buildNames(state).gang))}`,
    scenes: (_seat, { members }) => [nameAlliance(members)],
  },
  leave: { title: (_state, { alliance }) => `Leave the ${alliance} alliance` },
  dissolve: { title: (_state, { alliance }) => `Dissolve the ${alliance} alliance` },
  withhold: {
    ...sending,
    title: (state, { pieces }) => `Refuse pay to ${joinPeople(state, pieces)}`,
    scenes: (seat) => [`walked ${seat}`],
  },
  hire: {
    title: (_state, { count }) => (count === 1 ? 'Hire a Hitman' : `Hire ${count} Hitmen`),
    receipt(state, order) {
      const title = orderWords.hire.title(state, order);
      return order.names.length === 0 ? title : `${title}: ${joinWords(order.names)}`;
    },
    scenes: (seat) => [`hired ${seat}`],
  },
  place: {
    ...sending,
    ...fighting,
    title: (state, { pieces, area }) =>
      area === null
        ? `Keep ${joinPeople(state, pieces)} waiting`
        : `Place ${joinPeople(state, pieces)} in ${formatArea(state, area)}`,
    silence: 'They went, and met nobody.',
  },
  move: {
    ...sending,
    ...fighting,
    title: (state, { pieces, area }) => `Move ${joinPeople(state, pieces)} to ${formatArea(state, area)}`,
    receipt: (state, { pieces, area }) =>
      `Move ${joinWords(pieces.map(buildNames(state).piece))} to ${formatArea(state, area)}`,
    silence: 'They went, and met nobody.',
  },
  attack: {
    ...fighting,
    title: (state, { ally, area }) => `Attack ${formatGang(state, ally)} in ${formatArea(state, area)}`,
    silence: 'Nobody was there to fight.',
  },
  join: {
    ...fighting,
    title: (state, { partner, enemy, area }) =>
      `Join ${formatGang(state, partner)} against ${formatGang(state, enemy)} in ${formatArea(state, area)}`,
    receipt(state, order) {
      const title = orderWords.join.title(state, order);
      return order.spoils === null ? title : `${title}, spoils to ${formatGang(state, order.spoils)}`;
    },
    silence: 'Nobody was there to fight.',
  },
  end: { title: () => 'Ask for the end of the game' },
  concede: { title: () => 'Give up the game' },
  gift: {
    title: (state, { to, mc }) => `Give ${formatGang(state, to)} ${mc} MC`,
    scenes: (seat, { to }) => [`gift ${seat} ${to}`],
  },
  deploy: {
    ...sending,
    ...fighting,
    title: (state, { pieces, area }) => `Start ${joinPeople(state, pieces)} in ${formatArea(state, area)}`,
  },
  fallback: {
    title: (state, { areas }) =>
      areas.length === 0
        ? 'Fall back to the nearest area'
        : `Fall back to ${joinWords(areas.map(buildNames(state).area))}`,
    decides: () => ['fallback'],
  },
  successor: {
    title: (state, { pieces }) =>
      pieces === null
        ? 'Name no successor'
        : `Name ${pieces.length === 0 ? 'whoever has most XP' : joinPeople(state, pieces)} as successor`,
    decides: () => ['successor'],
    people: (state, { pieces }) => listPeople(state, pieces ?? []),
  },
  name: {
    title: (state, { piece, name }) => `Call ${buildNames(state).piece(piece)} ${name}`,
    decides: ({ piece }) => [`name ${piece}`],
  },
  sheet: {
    title: (_state, { orders }) => `Write a sheet of ${formatCount(orders.length, 'order')}`,
    onScreen: 'A mailed sheet is a whole one already.',
  },
  withdraw: {
    title: (state, { id }) => `Take back: ${state.sealed.orders[id]?.title ?? 'an order'}`,
    onScreen: 'A new sheet takes back the one before.',
  },
  ready: {
    title: (_state, { isReady }) => (isReady ? 'Hand in the sheet' : 'Take orders back'),
    onScreen: 'A sheet that is filed counts as handed in.',
  },
  letter: {
    title: (state, { to }) => `Write to ${formatGang(state, to)}`,
    receipt(state, order) {
      const { gang: nameOf, area: areaName } = buildNames(state);
      return order.proposal === null
        ? `${orderWords.letter.title(state, order)}: “${order.text}”`
        : `Propose to ${nameOf(order.to)}: ${trimStop(describeProposal(order.proposal as never, { nameOf, areaName }))}`;
    },
  },
  reply: {
    title: (_state, { answer }) => `Answer a letter: ${answer}`,
    receipt(state, order) {
      const letter = state.letters[order.letter];
      if (letter === undefined || letter.proposal === null) return orderWords.reply.title(state, order);
      const { gang: nameOf, area: areaName } = buildNames(state);
      const asked = describeProposal(letter.proposal as never, { nameOf, areaName });
      return `Answer ${nameOf(letter.from)} ${order.answer}: ${trimStop(asked)}`;
    },
    decides: ({ letter }) => [`reply ${letter}`],
  },
  casualties: {
    ...sending,
    title: (state, { pieces }) => `Let ${joinPeople(state, pieces)} fall first`,
    onScreen: 'The program asks in mid-turn who falls; without an answer the rules pick.',
  },
  refuge: {
    title: (state, { area }) => `Fall back to ${formatArea(state, area)}`,
    onScreen: 'The program asks for retreats in mid-turn; your line “Fall back to” answers.',
  },
};

/** Describes an order for the log. */
export const describeOrder = createDescriber<State, Order>(orderWords);
