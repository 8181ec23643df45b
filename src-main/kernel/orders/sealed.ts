import type { OrderId, SeatId } from '#shared/words/ids.ts';

/** An order that waits, unseen by the other seats, until all are opened at once. */
export type SealedOrder<O> = { id: OrderId; seat: SeatId; order: O; title: string };

/** All waiting orders, and the seats that declared theirs complete. Plain JSON. */
export type Sealed<O> = {
  /** By id, oldest first. */
  orders: Record<OrderId, SealedOrder<O>>;
  ready: SeatId[];
  /** Orders filed so far in the whole game, so that no id is given twice. */
  filed: number;
};

type Readable<O> = {
  readonly orders: Readonly<Record<OrderId, O>>;
  readonly ready: readonly SeatId[];
  readonly filed: number;
};

/** A box before anyone put something into it. */
export function emptySealed<O>(): Sealed<O> {
  return { orders: {}, ready: [], filed: 0 };
}

/** The id of the order that is filed next. */
export function createSealedId({ filed }: Readable<unknown>): OrderId {
  return `o${filed + 1}` as OrderId;
}

/** Lists a seat's filed orders, oldest first. */
export function listFiledBy<O extends { readonly seat: SeatId }>(sealed: Readable<O>, seat: SeatId): O[] {
  return Object.values<O>(sealed.orders).filter((order) => order.seat === seat);
}

/** Lists the seats whose orders are not complete yet. */
export function listNotReady(sealed: Readable<unknown>, seats: readonly SeatId[]): SeatId[] {
  return seats.filter((seat) => !sealed.ready.includes(seat));
}

/** Puts an order into the box. Its seat is no longer complete. */
export function file<O>(sealed: Sealed<O>, order: SealedOrder<O>): void {
  sealed.orders[order.id] = order;
  sealed.filed += 1;
  setReady(sealed, order.seat, false);
}

/** Takes an order out again. Its seat is no longer complete. */
export function withdraw(sealed: Sealed<unknown>, id: OrderId): void {
  const order = sealed.orders[id];
  if (order === undefined) throw new Error(`No order ${id} waits.`);
  delete sealed.orders[id];
  setReady(sealed, order.seat, false);
}

/** Sets or removes a seat's declaration that its orders are complete. */
export function setReady(sealed: Sealed<unknown>, seat: SeatId, isReady: boolean): void {
  const others = sealed.ready.filter((one) => one !== seat);
  sealed.ready = isReady ? [...others, seat] : others;
}

/** Empties the box: all orders are out, and no seat is ready for the next round. */
export function open(sealed: Sealed<unknown>): void {
  sealed.orders = {};
  sealed.ready = [];
}
