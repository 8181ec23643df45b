import type { SeatHead } from '#shared/views/head.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Foresight, Joining, Opposition } from './capabilities.ts';
import { openFounding } from './founding.ts';
import type { Game, StateOf, TableOf } from './game.ts';
import type { OrderRules, Rulebook, RulingRules } from './rulebook.ts';

/** The types of a game in which every seat plays by the same rules, and the program can play any of them. */
export type SeatedTypes = Game & {
  state: {
    /** How the game ended; null while it is played. */
    ending: { winners: SeatId[]; how: string } | null;
    /** `reasons`: how much of the planner's reasons players may read. */
    house: { reasons: 'exact' | 'summary' | 'nothing' };
  };
  setup: { title: string; seed: number };
};

/** The parts that a seated game passes to its rulebook unchanged. */
type OwnParts =
  | 'id'
  | 'version'
  | 'title'
  | 'party'
  | 'period'
  | 'headings'
  | 'events'
  | 'upcasts'
  | 'blank'
  | 'sampleSetup'
  | 'quickSetup'
  | 'periodOf'
  | 'closedPeriod'
  | 'endingEvent'
  | 'waitsFor'
  | 'step'
  | 'flow'
  | 'view'
  | 'status'
  | 'describeStanding'
  | 'names'
  | 'sight'
  | 'plan'
  | 'news'
  | 'banks'
  | 'projections'
  | 'show'
  | 'mail';

/** Capabilities that every seated game has. */
type SharedParts = 'news' | 'banks' | 'projections' | 'foresight' | 'joining' | 'opposition';

export type SeatedRulebook<G extends Game> = Rulebook<G> & Required<Pick<Rulebook<G>, SharedParts>>;

/** The parts a game of equal seats brings; `defineSeatedGame` adds the parts that are the same in all of them. */
export type SeatedGame<G extends SeatedTypes> = Pick<SeatedRulebook<G>, OwnParts | 'refer'> & {
  orders: Pick<OrderRules<G>, 'give' | 'quote' | 'sheet'> & {
    describe(state: StateOf<G>, order: G['order'], seat: SeatId): string;
  };
  rulings: { carryOut: RulingRules<G>['carryOut']; describe: RulingRules<G>['titleOf'] };
  /** Emits the board and plays to the first wait; the founding's entry is open. */
  found(table: TableOf<G>, setup: G['setup']): void;
  listSeats(state: StateOf<G>): readonly SeatHead[];
  /** Returns true if a human gives the seat's orders now. */
  takesOrders(state: StateOf<G>, seat: SeatHead): boolean;
  /** The orders that wait to be opened, and their recall; null in a game whose orders take effect at once. */
  sealed: Pick<Foresight<G>, 'waitingOrders' | 'withdrawAll'> | null;
  foresight: Omit<Foresight<G>, 'waitingOrders' | 'withdrawAll'>;
  joining: Pick<Joining<G>, 'check' | 'enter' | 'tables'>;
  opposition: Omit<Opposition<G>, 'tellsWhy'>;
};

const nothingSealed = { waitingOrders: (): [] => [], withdrawAll: (): void => undefined };

/** Returns the rulebook of a game whose seats all play by the same rules. */
export function defineSeatedGame<G extends SeatedTypes>(game: SeatedGame<G>): SeatedRulebook<G> {
  const { orders, rulings, found, listSeats, takesOrders, sealed, ...own } = game;
  return {
    ...own,
    orders: {
      give: orders.give,
      giveAsPlanned: orders.give,
      quote: orders.quote,
      titleOf: (state, seat, order) => orders.describe(state, order, seat),
      ...(orders.sheet === undefined ? {} : { sheet: orders.sheet }),
    },
    rulings: { carryOut: rulings.carryOut, titleOf: rulings.describe },
    found(table, setup): void {
      openFounding(table, setup);
      found(table, setup);
    },
    ending({ ending }) {
      return ending === null ? null : { winners: [...ending.winners] as SeatId[], how: ending.how };
    },
    seats: (state) => listSeats(state).map((head) => ({ ...head, takesOrders: takesOrders(state, head) })),
    foresight: { ...game.foresight, ...(sealed ?? nothingSealed) },
    joining: {
      ...game.joining,
      headOf: (running) => {
        const { title, seed } = running as { title: string; seed: number };
        return { title, seed };
      },
    },
    opposition: { ...game.opposition, tellsWhy: ({ ending, house }) => (ending === null ? house.reasons : 'exact') },
  };
}
