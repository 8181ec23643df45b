import type { Api } from '#renderer/api/client.ts';
import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { Order, SheetOrder } from '#shared/games/turf-war/orders.ts';
import type { Ruling } from '#shared/games/turf-war/rulings.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { OrderId } from '#shared/words/ids.ts';
import type { Refused } from '#renderer/api/failure.ts';
import { formatSigned } from '#shared/words/text.ts';
import { followAdvice } from '#frame/orders/advice.ts';
import { SeatedSession } from '#frame/session/seatedSession.svelte.ts';
import type { Result } from '#frame/session/result.ts';

export type GangView = TurfWarView['gangs'][number];
export type AreaView = TurfWarView['areas'][number];
export type PieceView = TurfWarView['pieces'][number];
export type SheetView = TurfWarView['sheets'][number];

/** A game of Turf War on screen: what is picked on the map, and its orders. */
export class TurfWarSession extends SeatedSession<TurfWarView, GangView, Order, Ruling> {
  protected readonly giving = 'Writing the sheet';
  readonly playingOn = 'Closing the turn';
  /** People who are about to be sent somewhere. */
  picked = $state.raw<readonly PieceId[]>([]);
  /** The area whose people and borders are told beside the map. */
  area = $state<number | null>(null);
  /** Before the first turn people are told where they start, not where they go. */
  startsThere = $state(true);
  /** Why the planner suggested an order, by the order’s title. */
  reasons = $state.raw<Readonly<Record<string, string>>>({});
  /** Why the picked people could not be sent. */
  refused = $state.raw<Refused | null>(null);

  signedMoney(amount: number): string {
    return `${formatSigned(amount)} MC`;
  }

  get parties(): readonly GangView[] {
    return this.view.gangs;
  }

  protected get calls(): Api['games']['turf-war'] {
    return this.frame.api.games['turf-war'];
  }

  get gang(): GangView | null {
    return this.own;
  }

  readonly sheet: SheetView | null = $derived.by(() => this.findOwn(this.view.sheets));

  /** A fight waits for a gang's choice, and all sheets are locked. */
  get isLocked(): boolean {
    return this.frame.view.wait?.step === 'combat';
  }

  /** Sheets are taken from people until the turn is closed. */
  readonly canOrder: boolean = $derived.by(
    () =>
      this.gang !== null &&
      this.sheet !== null &&
      (this.gang.isHuman || this.gang.isStoodIn || this.#isWritten) &&
      !this.gang.isOut &&
      !this.isLocked &&
      this.frame.view.ending === null,
  );

  /** Why there is no sheet to write on. */
  get whyNoSheet(): string {
    if (this.frame.view.ending !== null) return 'The war is over; there is nothing left to order.';
    if (this.gang?.isOut === true) return 'Your gang is out of the war.';
    return 'The sheet of this gang is sealed: only its own player sees it.';
  }

  /** The games master has an NPC gang's sheet before him, to change it. */
  get #isWritten(): boolean {
    return this.frame.view.viewer === 'gm' && (this.sheet?.orders.length ?? 0) > 0;
  }

  get ordersWaiting(): number {
    return this.view.sheets.reduce((count, { orders }) => count + orders.length, 0);
  }

  get facts(): { name: string; value: string }[] {
    return [{ name: 'Turns played', value: String(this.view.period - 1) }];
  }

  override leave(): void {
    super.leave();
    this.picked = [];
    this.refused = null;
    this.area = null;
    this.reasons = {};
  }

  override playedOn(): void {
    this.leave();
  }

  areaOf(number: number): AreaView | null {
    return this.view.areas.find((area) => area.number === number) ?? null;
  }

  pieceOf(id: PieceId): PieceView | null {
    return this.view.pieces.find((piece) => piece.id === id) ?? null;
  }

  /** [WAR-START-3] Everybody takes up his places before the first turn is closed. */
  get canDeploy(): boolean {
    return this.view.house.deployment === 'chosen' && this.view.period === 1;
  }

  /** One's own people in an area who have no order to leave it. */
  ownIn(number: number): PieceView[] {
    return this.view.pieces.filter(({ gang, area }) => gang === this.frame.seat && area === number);
  }

  toggle(piece: PieceId): void {
    this.refused = null;
    this.picked = this.picked.includes(piece) ? this.picked.filter((one) => one !== piece) : [...this.picked, piece];
  }

  /** The people in the hand. */
  readonly going: readonly PieceView[] = $derived.by(() =>
    this.view.pieces.filter(({ id }) => this.picked.includes(id)),
  );

  /** Sends the picked people to an area: recruits are placed, the others move, or start there. */
  async send(area: number): Promise<void> {
    const waiting = this.view.pieces.filter((piece) => piece.area === null).map(({ id }) => id);
    const recruits = this.picked.filter((id) => waiting.includes(id));
    const movers = this.picked.filter((id) => !waiting.includes(id));
    for (const order of [
      ...(recruits.length === 0 ? [] : [{ kind: 'place' as const, pieces: [...recruits], area }]),
      ...(movers.length === 0
        ? []
        : [
            {
              kind: this.canDeploy && this.startsThere ? ('deploy' as const) : ('move' as const),
              pieces: [...movers],
              area,
            },
          ]),
    ]) {
      const result = await this.give(order);
      this.refused = result.kind === 'refused' ? result : null;
      if (result.kind !== 'done') return;
    }
    this.picked = [];
  }

  withdraw(id: OrderId): Promise<Result> {
    return this.give({ kind: 'withdraw', id });
  }

  /** Adds to the sheet what the planner would do besides. */
  async follow(orders: readonly Order[]): Promise<Result> {
    const { seat } = this.frame;
    if (seat === null) return { kind: 'canceled' };
    const hadWritten = (this.findOwn(this.view.sheets)?.orders.length ?? 0) > 0;
    const plans = orders.map((order) => ({ order }));
    const { result } = await followAdvice<Order, { order: Order }>(
      this.frame,
      { plans, hadWritten },
      (given, answering) => this.frame.api.games['turf-war'].follow({ seat, orders: given, ...answering }),
    );
    return result;
  }
}

/** Where a piece is ordered to, by the sheet; null where it stays. */
export function findTarget(orders: readonly { order: SheetOrder }[], piece: PieceId): number | null {
  let target: number | null = null;
  for (const { order } of orders) {
    const sends = order.kind === 'move' || order.kind === 'place' || order.kind === 'deploy';
    if (sends && order.pieces.includes(piece)) target = order.area;
  }
  return target;
}
