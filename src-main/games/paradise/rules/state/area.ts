import type { NewsItem } from '#shared/games/paradise/news/news.ts';
import type { Order, OrderKind } from '#shared/games/paradise/orders/orders.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Projection } from '#kernel/capabilities.ts';
import type { RecordedEvent } from '#kernel/journal/journal.ts';
import type { EventRow } from './eventRows.ts';
import type { EventOf, EventType, ParadiseEvent } from '../events/schemas.ts';
import type { State } from '../state.ts';
import type { OrderHandler } from '../orders/order.ts';
import type { PlayedGame } from './playedGame.ts';

/** An order that an NPC gang gave for a reason; the reason itself stays with the gang. */
export type Motive = { seat: SeatId; order: Order };

/** A month that is over, as its news is written from; the state beside it is that of its end. */
export type MonthTold = {
  month: number;
  happenings: readonly RecordedEvent<ParadiseEvent>[];
  events: readonly ParadiseEvent[];
  motives: readonly Motive[];
};

/** An area's news for the press; public facts only. */
export interface AreaNews {
  /** Returns the news of one event, at its place in the month; most events have none. */
  ofEvent?(state: State, event: ParadiseEvent, month: readonly ParadiseEvent[]): NewsItem[];
  /** Returns the news of the month as a whole. */
  ofMonth?(state: State, told: MonthTold): NewsItem[];
}

/** An area of the rules: the parts that the assembly takes from it. */
export interface Area {
  readonly events: { readonly [T in EventType]?: EventRow<EventOf<T>> };
  readonly orders: { readonly [K in OrderKind]?: OrderHandler<K> };
  readonly projections: readonly Projection<PlayedGame>[];
  readonly news: AreaNews;
}
