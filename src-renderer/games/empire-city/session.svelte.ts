import type { Api } from '#renderer/api/client.ts';
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
import { Carrying } from '#frame/board/carrying.svelte.ts';
import { SeatedSession } from '#frame/session/seatedSession.svelte.ts';

export type FamilyView = EmpireView['families'][number];
export type BookView = EmpireView['books'][number];

/** A form that takes rackets as pieces while it is on screen. */
type RacketForm = {
  isLegal: (racket: string, square: string) => boolean;
  tell: (racket: string, square: string) => string;
  put: (racket: string, square: string) => void;
};

/** A game of Empire City on screen: what is picked on the board and in the hand. */
export class EmpireSession extends SeatedSession<EmpireView, FamilyView, Order, Ruling> {
  protected readonly giving = 'Playing it';
  readonly ordersWaiting = 0;
  readonly playingOn = 'Playing the round on';
  /** The cell that is told beside the board. */
  cell = $state<Cell | null>(null);
  /** A card or man of the own hand that is about to be played. */
  held = $state<string | null>(null);
  /** The rival that is looked at. */
  rival = $state<SeatId | null>(null);

  #racketForm: RacketForm | null = null;
  /** Rackets that are carried from their cards to the board, for the form that takes them now. */
  readonly carrying = new Carrying({
    mayTake: () => this.#racketForm !== null && !this.isBusy,
    isLegal: (racket, square) => this.#racketForm?.isLegal(racket, square) ?? false,
    tell: (racket, square) => this.#racketForm?.tell(racket, square) ?? '',
    put: (racket, square) => this.#racketForm?.put(racket, square),
  });

  /** Takes rackets as pieces for a form; returns how it ends. */
  takeRackets(form: RacketForm): () => void {
    this.#racketForm = form;
    return () => {
      if (this.#racketForm !== form) return;
      this.carrying.putBack();
      this.#racketForm = null;
    };
  }

  get parties(): readonly FamilyView[] {
    return this.view.families;
  }

  protected get calls(): Api['games']['empire-city'] {
    return this.frame.api.games['empire-city'];
  }

  get family(): FamilyView | null {
    return this.own;
  }

  readonly book: BookView | null = $derived.by(() => this.findOwn(this.view.books));

  readonly question: QuestionView | null = $derived.by(() => this.findOwn(this.view.questions));

  /** The family on screen has the turn and may place a figure. */
  readonly isMyTurn: boolean = $derived.by(() => this.question?.do === 'turn');

  get facts(): { name: string; value: string }[] {
    return [
      { name: 'Rounds played', value: String(this.view.records.length) },
      { name: 'City', value: this.view.city },
    ];
  }

  override closeInspector(): void {
    this.cell = null;
  }

  override leave(): void {
    super.leave();
    this.cell = null;
    this.held = null;
    this.rival = null;
  }

  override playedOn(): void {
    super.playedOn();
    this.held = null;
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

  /** Quotes an order; null where nobody sits. Throws the rule's refusal. */
  quote(order: Order): Promise<EmpireQuote | null> {
    const { seat } = this.frame;
    if (seat === null) return Promise.resolve(null);
    return this.frame.api.games['empire-city'].quote({ seat, order });
  }

  protected override clearPicked(): void {
    this.held = null;
  }
}
