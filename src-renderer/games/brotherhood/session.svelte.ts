import { pluralizeFamily } from '#shared/words/familyNames.ts';
import type { Api } from '#renderer/api/client.ts';
import type { AreaId } from '#shared/games/brotherhood/ids.ts';
import type { Order, SheetOrder } from '#shared/games/brotherhood/orders.ts';
import type { Ruling } from '#shared/games/brotherhood/rulings.ts';
import type { BrotherhoodView, QuestionView } from '#shared/games/brotherhood/views.ts';
import { followAdvice } from '#frame/orders/advice.ts';
import { SeatedSession } from '#frame/session/seatedSession.svelte.ts';

export type FamilyView = BrotherhoodView['families'][number];
export type AreaView = BrotherhoodView['areas'][number];
export type BookView = BrotherhoodView['books'][number];
export type SheetView = BrotherhoodView['sheets'][number];

/** A game of The Brotherhood on screen: the area that is looked at, and the sheet. */
export class BrotherhoodSession extends SeatedSession<BrotherhoodView, FamilyView, Order, Ruling> {
  protected readonly giving = 'Writing it down';
  /** The area that is told beside the map. */
  area = $state<AreaId | null>(null);

  get parties(): readonly FamilyView[] {
    return this.view.families;
  }

  protected get calls(): Api['games']['brotherhood'] {
    return this.frame.api.games.brotherhood;
  }

  get playingOn(): string {
    return this.view.stage === 'orders' ? 'Closing the turn' : 'Playing the turn on';
  }

  get family(): FamilyView | null {
    return this.own;
  }

  readonly book: BookView | null = $derived.by(() => this.findOwn(this.view.books));

  readonly sheet: SheetView | null = $derived.by(() => this.findOwn(this.view.sheets));

  readonly question: QuestionView | null = $derived.by(() => this.findOwn(this.view.questions));

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
    if (this.family?.isOut === true) return `The ${pluralizeFamily(this.family.name)} are out of the game.`;
    return this.view.stage === 'orders'
      ? 'The sheet of this family is sealed: only its own player sees it.'
      : 'The sheets are open and the turn is being played. Questions are answered at the map.';
  }

  readonly lines: readonly SheetOrder[] = $derived.by(
    () => this.#unsentLines ?? this.sheet?.lines.map(({ order }) => order) ?? [],
  );

  /** Families that still play, but for the one on screen. */
  override readonly rivals: readonly FamilyView[] = $derived.by(() =>
    this.parties.filter(({ seat, isOut }) => seat !== this.frame.seat && !isOut),
  );

  get ordersWaiting(): number {
    return this.view.sheets.reduce((count, { lines }) => count + lines.length, 0);
  }

  get facts(): { name: string; value: string }[] {
    return [
      { name: 'Turns played', value: `${this.view.records.length} of ${this.view.turns}` },
      { name: 'City', value: this.view.city },
    ];
  }

  override leave(): void {
    super.leave();
    this.area = null;
  }

  areaOf(id: AreaId | null): AreaView | null {
    return this.view.areas.find((area) => area.id === id) ?? null;
  }

  areaName(id: string): string {
    return this.view.areas.find((area) => area.id === id)?.name ?? id;
  }

  /** The sheet that waits on this device for the table: the next line is added to it. */
  get #unsentLines(): readonly SheetOrder[] | null {
    const waiting = this.frame.link?.outbox.list.filter(({ held }) => held === null) ?? [];
    const orders = waiting.map(({ input }) => (input as { order?: Order }).order);
    const sheet = orders.findLast((order) => order?.kind === 'sheet');
    return sheet?.kind === 'sheet' ? sheet.orders : null;
  }

  /** Adds to the sheet what the planner would do besides; what is refused is told at the field that asked. */
  async follow(field: string, orders: readonly Order[]): Promise<void> {
    const { seat } = this.frame;
    if (seat === null) return;
    const hadWritten = this.lines.length > 0;
    const plans = orders.map((order) => ({ order }));
    const { result } = await followAdvice<Order, { order: Order }>(
      this.frame,
      { plans, hadWritten },
      (given, answering) => this.calls.follow({ seat, orders: given, ...answering }),
    );
    this.tellRefusal(field, result);
  }

  /** Files a whole sheet in place of the one that is there. */
  write(field: string, orders: readonly SheetOrder[]): Promise<boolean> {
    return this.ask(field, { kind: 'sheet', orders: [...orders] });
  }

  protected override describeGiven(order: Order, title: string): string {
    return order.kind === 'sheet' ? 'Saved.' : `${title}.`;
  }
}
