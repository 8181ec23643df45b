import { findCard } from '#shared/games/empire-city/cards.ts';
import { requireCell } from '#shared/games/empire-city/board.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { Order } from '#shared/games/empire-city/orders.ts';
import type { Ruling } from '#shared/games/empire-city/rulings.ts';
import type {
  CellView,
  EmpireQuote,
  EmpireView,
  QuestionView,
} from '#shared/games/empire-city/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { Refused } from '#renderer/api/failure.ts';
import type { OwnSession } from '#frame/session/ownSession.ts';
import type { Result, Session } from '#frame/session/session.svelte.ts';

export type FamilyView = EmpireView['families'][number];
export type BookView = EmpireView['books'][number];

/** A game of Empire City on screen: the frame's session, what is picked on the board, and what was refused. */
export class EmpireSession implements OwnSession {
  readonly frame: Session<EmpireView>;
  readonly isInspecting = false;
  readonly playingOn = 'Playing the round on';
  readonly ordersWaiting = 0;
  /** The cell that is told beside the board. */
  cell = $state<Cell | null>(null);
  /** A card or man of the own hand that is about to be played. */
  held = $state<string | null>(null);
  /** The rival that is looked at. */
  rival = $state<SeatId | null>(null);
  /** The last refusals, by the field that asked. */
  refusals = $state.raw<Readonly<Record<string, Refused>>>({});

  constructor(frame: Session<EmpireView>) {
    this.frame = frame;
  }

  get view(): EmpireView {
    return this.frame.view;
  }

  readonly family: FamilyView | null = $derived.by(
    () => this.frame.view.families.find(({ seat }) => seat === this.frame.seat) ?? null,
  );

  readonly book: BookView | null = $derived.by(
    () => this.frame.view.books.find(({ seat }) => seat === this.frame.seat) ?? null,
  );

  readonly question: QuestionView | null = $derived.by(
    () => this.frame.view.questions.find(({ seat }) => seat === this.frame.seat) ?? null,
  );

  /** The family on screen has the turn and may place a figure. */
  readonly isMyTurn: boolean = $derived.by(() => this.question?.do === 'turn');

  readonly rivals: readonly FamilyView[] = $derived.by(() =>
    this.frame.view.families.filter(({ seat }) => seat !== this.frame.seat),
  );

  get isBusy(): boolean {
    return this.frame.busyWith !== null;
  }

  get facts(): { name: string; value: string }[] {
    return [
      { name: 'Rounds played', value: String(this.view.records.length) },
      { name: 'City', value: this.view.city },
    ];
  }

  colorOf(seat: SeatId): number | null {
    const at = this.view.families.findIndex((family) => family.seat === seat);
    return at < 0 ? null : at;
  }

  closeInspector(): void {
    this.cell = null;
  }

  leave(): void {
    this.cell = null;
    this.held = null;
    this.rival = null;
    this.refusals = {};
  }

  playedOn(): void {
    this.refusals = {};
    this.held = null;
  }

  nameOf(seat: SeatId | null): string {
    return this.view.families.find((family) => family.seat === seat)?.name ?? 'nobody';
  }

  familyOf(seat: SeatId | null): FamilyView | null {
    return this.view.families.find((family) => family.seat === seat) ?? null;
  }

  cellView(id: Cell): CellView | null {
    return this.view.cells.find((cell) => cell.id === id) ?? null;
  }

  cellName(id: Cell): string {
    return requireCell(id).name;
  }

  cardName(id: string): string {
    return findCard(id)?.name ?? id;
  }

  give(order: Order): Promise<Result> {
    const { seat } = this.frame;
    if (seat === null) return Promise.resolve({ kind: 'canceled' });
    return this.frame.command(
      'Playing it',
      (answering) => this.frame.api.games['empire-city'].give({ seat, order, ...answering }),
      ({ title }) => Promise.resolve(`${title}.`),
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
    if (result.kind === 'done') this.held = null;
    return result.kind === 'done';
  }

  /** Quotes an order; null where nobody sits. Throws the rule's refusal. */
  quote(order: Order): Promise<EmpireQuote | null> {
    const { seat } = this.frame;
    if (seat === null) return Promise.resolve(null);
    return this.frame.api.games['empire-city'].quote({ seat, order });
  }

  /** The games master's word, with its reason. */
  rule(ruling: Ruling, reason: string): Promise<Result> {
    return this.frame.command('Entering the change', () =>
      this.frame.api.games['empire-city'].rule({ ruling, reason }),
    );
  }
}
