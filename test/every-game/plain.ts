import type { Foresight } from '#kernel/capabilities.ts';
import type { Game, StateOf } from '#kernel/game.ts';
import type { OrderRules, Rulebook, Seat } from '#kernel/rulebook.ts';
import type { ViewHead } from '#shared/views/head.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import type { Wait } from '#shared/words/waits.ts';

/** The types of a game with one order that adds nothing to its setup, its view, its names and its rulings. */
export type Types<State, Event extends { type: string }> = {
  state: State;
  event: Event;
  order: { kind: 'draw' };
  ruling: { kind: 'none' };
  setup: { title: string; seed: number };
  view: ViewHead;
  sight: null;
  names: null;
  news: number;
};

const game = 'toy' as 'paradise';
const title = 'Toy';
const reason = { sentence: 'It is my turn.', score: 0, factors: [] };

/** What a game says that asks little of the frame: nothing is ruled, older or named, and there is one thing to do. */
export const rules = {
  id: game,
  title,
  party: 'player',
  version: 1,
  flow: 'by-itself',
  upcasts: [],
  rulings: { carryOut: () => undefined, titleOf: () => '' },
  quickSetup: ({ title, seed }) => ({ title, seed }),
  sampleSetup: () => ({ title, seed: 1 }),
  step: () => undefined,
  status: () => ({ fields: {}, lines: [] }),
  names: () => null,
  sight: () => null,
  plan: () => [{ order: { kind: 'draw' as const }, reason }],
  news: ({ period }) => period,
} as const satisfies Partial<Rulebook<Game>>;

/** Orders of one kind, free and sure, which planners give as everybody does. */
export function ordersOf<G extends Game>(give: OrderRules<G>['give']): OrderRules<G> {
  const quote = () => ({ title: 'Draw', costDollars: null, chance: null });
  return { give, giveAsPlanned: give, titleOf: () => 'Draw', quote };
}

/** Two seats take turns, the first one while an even number of turns is left; it is over with the last. */
export function inTurn(seats: readonly [Seat, Seat], turnsLeft: number): Wait | null {
  if (turnsLeft === 0) return null;
  const { seat } = seats[turnsLeft % 2 === 0 ? 0 : 1];
  const says = { button: null, explanation: 'Draw.', screen: 'table', link: 'Draw', task: 'draw' };
  return { step: 'draw', title, manner: 'in-turn', seats: [seat], says };
}

/** A view that shows the turn and the seats, and nothing of the state. */
export function viewOf(
  viewer: Viewer,
  seats: readonly [Seat, Seat],
  turn: { period: number; wait: Wait | null },
): ViewHead {
  return { game, title, viewer, date: 'Now', ending: null, waiting: [], seats: [...seats], ...turn };
}

/** Looking ahead by one figure of each seat, where everybody sees everything and no order waits. */
export function foresightOf<G extends Game>(
  pointsOf: (state: StateOf<G>, seat: SeatId | null) => number,
): Foresight<G> {
  const figure = { of: 'seat', unit: 'points', isSecret: false, isGuess: false } as const;
  return {
    imagine: (state) => structuredClone(state),
    figures: [{ id: 'points', label: 'Points', ...figure }],
    findFigureValue: (state, _figure, seat) => pointsOf(state, seat),
    endings: () => [{ id: 'points', label: 'Most points' }],
    ranking: () => ({ winners: [], how: null, first: null }),
    waitingOrders: () => [],
    withdrawAll: () => undefined,
  };
}

/** A seat that plays to the end; a human one is given orders for. */
export function seatOf(name: string, isHuman: boolean): Seat {
  return { seat: name as SeatId, name, isHuman, isOut: false, takesOrders: isHuman };
}
