import type { Api } from '#renderer/api/client.ts';
import { findCard } from '#shared/games/empire-city/cards.ts';
import { requireCell } from '#shared/games/empire-city/board.ts';
import type { Cell } from '#shared/games/empire-city/ids.ts';
import type { Order } from '#shared/games/empire-city/orders.ts';
import type { Ruling } from '#shared/games/empire-city/rulings.ts';
import type { CellView, EmpireQuote, EmpireView, Fight, QuestionView } from '#shared/games/empire-city/views.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { Carrying } from '#frame/board/carrying.svelte.ts';
import { describeRacket } from './orders/offers.ts';
import { listCityMoves, type CityMove } from './turn/cityMoves.ts';
import { RivalMoves } from '#frame/board/rivalMoves.svelte.ts';
import { SeatedSession } from '#frame/session/seatedSession.svelte.ts';

export type FamilyView = EmpireView['families'][number];
export type BookView = EmpireView['books'][number];

/** The squares where each racket of a form may stand, by the racket. */
type RacketSites = Readonly<Record<string, readonly Cell[]>>;

type Seen = { cells: readonly CellView[]; step: number };

/** The entries of the log that are read for the rivals' turns. */
const mostRead = 80;

/** A game of Empire City on screen: what is picked on the board and in the hand. */
export class EmpireSession extends SeatedSession<EmpireView, FamilyView, Order, Ruling> {
  protected readonly giving = 'Playing it';
  readonly ordersWaiting = 0;
  readonly goesOnByItself = true;
  readonly playingOn = 'Playing the round on';
  /** The cell that is told beside the board. */
  cell = $state<Cell | null>(null);
  /** A card or man of the own hand that is about to be played. */
  held = $state<string | null>(null);
  /** The rival that is looked at. */
  rival = $state<SeatId | null>(null);

  /** The rivals' turns, deed by deed on the board. */
  readonly moves = new RivalMoves<CityMove>();
  /** The blocks and the newest step that each viewer has seen. */
  #seen: Readonly<Partial<Record<Viewer, Seen>>> = { [this.frame.viewer]: this.#look() };
  #before = $state.raw<readonly CellView[]>([]);
  #isReading = $state(false);

  /** The blocks as far as they are told: while rivals' deeds are played, those to come stand as they stood. */
  readonly cells: readonly CellView[] = $derived.by(() => {
    const { cells } = this.view;
    if (!this.#isReading && !this.moves.isOn) return cells;
    const told = this.moves.isOn ? this.moves.told.flatMap(({ squares }) => squares) : [];
    return cells.map((cell) =>
      told.includes(cell.id) ? cell : (this.#before.find(({ id }) => id === cell.id) ?? cell),
    );
  });

  /** Plays on the board what the others did in this round since the viewer last saw it. */
  async showRivals(): Promise<void> {
    const { api, viewer, seat, revision, showsRivals } = this.frame;
    const now = this.#look();
    const seen = this.#seen[viewer];
    if (!showsRivals || seen === undefined || seen.step === now.step) {
      this.#seen = { ...this.#seen, [viewer]: now };
      this.#isReading = false;
      return;
    }
    if (!this.moves.isOn) this.#before = seen.cells;
    this.#isReading = true;
    const entries = await api.history.log({ viewer, period: null, newest: mostRead }).catch(() => []);
    // A later call tells what this one was to tell.
    if (viewer !== this.frame.viewer || revision !== this.frame.revision) return;
    this.#isReading = false;
    this.#seen = { ...this.#seen, [viewer]: now };
    const list = listCityMoves(entries, { step: seen.step, seat, period: this.view.period });
    if (list.length > 0) this.moves.play(list);
  }

  #look(): Seen {
    return { cells: this.view.cells, step: this.frame.steps.undo[0]?.seq ?? -1 };
  }

  /** Puts a racket into the form that takes rackets as pieces; null while none does. */
  #putRacket: ((racket: string, square: Cell) => void) | null = null;
  /** The squares that take each racket. They are kept here: the board must not read a form whose question is gone. */
  #racketSites = $state.raw<RacketSites>({});
  /** Rackets that are carried from their cards to the board, for the form that takes them now. */
  readonly carrying = new Carrying({
    mayTake: () => this.#putRacket !== null && !this.isBusy,
    isLegal: (racket, square) => this.#mayStand(racket, square),
    tell: (racket, square) => this.#tellSite(racket, square),
    put: (racket, square) => this.#putRacket?.(racket, square as Cell),
  });

  #mayStand(racket: string, square: string): boolean {
    return this.#racketSites[racket]?.some((one) => one === square) ?? false;
  }

  #tellSite(racket: string, square: string): string {
    const name = this.cellName(square as Cell);
    return this.#mayStand(racket, square) ? `${name}: ${describeRacket(racket)}.` : `${name} does not take it.`;
  }

  /** Takes rackets as pieces for a form; returns how it ends. */
  takeRackets(put: (racket: string, square: Cell) => void): () => void {
    this.#putRacket = put;
    return () => {
      if (this.#putRacket !== put) return;
      this.carrying.putBack();
      this.#putRacket = null;
      this.#racketSites = {};
    };
  }

  /** Shows on the board where each racket of the form may stand. */
  showSites(sites: RacketSites): void {
    this.#racketSites = sites;
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

  /** [EMP-VIEW-6] The family's own fights that are decided, the oldest first. */
  readonly ownFights: readonly Fight[] = $derived.by(() => {
    const { seat } = this.frame;
    return this.view.fights.filter((fight) =>
      fight.kind === 'combat'
        ? fight.isOver && fight.sides.some((side) => side.seat === seat)
        : fight.how !== 'open' && (fight.by === seat || fight.rival === seat),
    );
  });

  /** Own fights that were told on the board, or before this campaign was opened. */
  fightsTold = $state(Infinity);

  /** The own fight that is told over the board, a turn of one's own puts it away. */
  readonly freshFight: Fight | null = $derived.by(() =>
    this.isMyTurn ? null : (this.ownFights[this.fightsTold] ?? null),
  );

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
    this.moves.stop();
    this.fightsTold = Infinity;
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
