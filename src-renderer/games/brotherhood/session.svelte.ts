import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Order, SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { Ruling } from '#shared/games/brotherhood/rulings.ts';
import type { BrotherhoodView, QuestionView } from '#shared/games/brotherhood/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Refused } from '#renderer/api/failure.ts';
import type { Piece } from './map/tray.ts';
import type { OwnSession } from '#frame/session/ownSession.ts';
import type { Result, Session } from '#frame/session/session.svelte.ts';

export type FamilyView = BrotherhoodView['families'][number];
export type AreaView = BrotherhoodView['areas'][number];
export type BookView = BrotherhoodView['books'][number];
export type SheetView = BrotherhoodView['sheets'][number];

/** A game of The Brotherhood on screen: the frame's session, the area that is looked at, and the sheet. */
export class BrotherhoodSession implements OwnSession {
  readonly frame: Session<BrotherhoodView>;
  readonly isInspecting = false;
  /** The area that is told beside the map. */
  area = $state<AreaId | null>(null);
  /** A piece picked from the stock, about to be put somewhere. */
  piece = $state<Piece | null>(null);
  /** The last refusals, by the field that asked. */
  refusals = $state.raw<Readonly<Record<string, Refused>>>({});

  constructor(frame: Session<BrotherhoodView>) {
    this.frame = frame;
  }

  get view(): BrotherhoodView {
    return this.frame.view;
  }

  get playingOn(): string {
    return this.view.stage === 'orders' ? 'Closing the turn' : 'Playing the turn on';
  }

  readonly family: FamilyView | null = $derived.by(
    () => this.frame.view.families.find(({ seat }) => seat === this.frame.seat) ?? null,
  );

  readonly book: BookView | null = $derived.by(
    () => this.frame.view.books.find(({ seat }) => seat === this.frame.seat) ?? null,
  );

  readonly sheet: SheetView | null = $derived.by(
    () => this.frame.view.sheets.find(({ seat }) => seat === this.frame.seat) ?? null,
  );

  readonly question: QuestionView | null = $derived.by(
    () => this.frame.view.questions.find(({ seat }) => seat === this.frame.seat) ?? null,
  );

  /** Sheets are taken from people until the turn is closed. */
  readonly canOrder: boolean = $derived.by(
    () =>
      this.family !== null &&
      this.sheet !== null &&
      (this.family.isHuman || this.family.isStoodIn) &&
      !this.family.isOut &&
      this.frame.view.ending === null,
  );

  /** Explains why there is no sheet. */
  get whyNoSheet(): string {
    if (this.view.ending !== null) return 'The game is over; no more sheets are written.';
    if (this.family?.isOut === true) return `The ${this.family.name} are out of the game.`;
    return this.view.stage === 'orders'
      ? 'The sheet of this family is sealed: only its own player sees it.'
      : 'The sheets are open and the turn is being played. Questions are answered at the map.';
  }

  readonly lines: readonly SheetOrder[] = $derived.by(
    () => this.sheet?.lines.map(({ order }) => order) ?? [],
  );

  /** Families that still play, but for the one on screen. */
  readonly rivals: readonly FamilyView[] = $derived.by(() =>
    this.frame.view.families.filter(({ seat, isOut }) => seat !== this.frame.seat && !isOut),
  );

  get isBusy(): boolean {
    return this.frame.busyWith !== null;
  }

  get ordersWaiting(): number {
    return this.view.sheets.reduce((count, { lines }) => count + lines.length, 0);
  }

  get facts(): { name: string; value: string }[] {
    return [
      { name: 'Turns played', value: `${this.view.records.length} of ${this.view.turns}` },
      { name: 'City', value: this.view.city },
    ];
  }

  colorOf(seat: SeatId): number | null {
    const at = this.view.families.findIndex((family) => family.seat === seat);
    return at < 0 ? null : at;
  }

  closeInspector(): void {
    this.leave();
  }

  leave(): void {
    this.area = null;
    this.piece = null;
    this.refusals = {};
  }

  playedOn(): void {
    this.refusals = {};
  }

  nameOf(seat: SeatId | null): string {
    return this.view.families.find((family) => family.seat === seat)?.name ?? 'nobody';
  }

  areaOf(id: AreaId | null): AreaView | null {
    return this.view.areas.find((area) => area.id === id) ?? null;
  }

  areaName(id: string): string {
    return this.view.areas.find((area) => area.id === id)?.name ?? id;
  }

  give(order: Order): Promise<Result> {
    const { seat } = this.frame;
    if (seat === null) return Promise.resolve({ kind: 'canceled' });
    return this.frame.command(
      'Writing it down',
      (answering) => this.frame.api.games.brotherhood.give({ seat, order, ...answering }),
      ({ title }) => Promise.resolve(order.kind === 'sheet' ? 'The sheet is filed.' : `${title}.`),
    );
  }

  /** Gives an order; what is refused is told at the field that asked. */
  async ask(field: string, order: Order): Promise<boolean> {
    const result = await this.give(order);
    const { [field]: _, ...others } = this.refusals;
    this.refusals =
      result.kind === 'refused'
        ? { ...others, [field]: { sentence: result.sentence, rule: result.rule } }
        : others;
    return result.kind === 'done';
  }

  /** The games master's word, with its reason. */
  rule(ruling: Ruling, reason: string): Promise<Result> {
    return this.frame.command('Entering the change', () =>
      this.frame.api.games.brotherhood.rule({ ruling, reason }),
    );
  }

  /** Files a whole sheet in place of the one that is there. */
  write(field: string, orders: readonly SheetOrder[]): Promise<boolean> {
    return this.ask(field, { kind: 'sheet', orders: [...orders] });
  }
}
