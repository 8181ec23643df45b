import type { Api } from '#renderer/api/client.ts';
import { findNeighborhoodKey, type NeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import type { Order } from '#shared/games/godfather/orders.ts';
import type { Ruling } from '#shared/games/godfather/rulings.ts';
import type { Color } from '#shared/games/godfather/setup.ts';
import { racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { FamilyView, GodfatherView, PlaceView } from '#shared/games/godfather/views.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { capitalize } from '#shared/words/text.ts';
import { RivalMoves } from '#frame/board/rivalMoves.svelte.ts';
import { SeatedSession } from '#frame/session/seatedSession.svelte.ts';
import { createBlankTerms, type TermsDraft } from './deals/terms.ts';
import { listGone, listUnseen, type FilmMove } from './rounds/film.ts';
import { removeLast, addPosition, type Draft } from './board/draft.ts';

/** Which of the ten drawn colors each color of the box is. */
const drawn: Readonly<Record<Color, number>> = { red: 8, yellow: 3, green: 2, blue: 4 };

/** The turn, step and seat that something was picked for; it is void in any other. */
type Moment = { turn: number; step: string; seat: SeatId | null };

/** A game of The Godfather Game on screen: what is being set down. */
export class GodfatherSession extends SeatedSession<GodfatherView, FamilyView, Order, Ruling> {
  protected readonly giving = 'Carrying it out';
  readonly playingOn = 'Playing on';
  readonly ordersWaiting = 0;
  readonly goesOnByItself = true;
  /** The rivals' turns, step by step on the board. */
  readonly moves = new RivalMoves<FilmMove>();
  /** The steps of the film that each viewer has seen. */
  #seen: Readonly<Partial<Record<Viewer, number>>> = { [this.frame.viewer]: this.frame.view.film.length };
  /** The Neighborhood that is told beside the board. */
  place = $state<NeighborhoodKey | null>(null);
  /** A deal that is being written, whenever it may be proposed. */
  terms = $state<TermsDraft>(createBlankTerms());
  #draft = $state.raw<{ at: Moment; draft: Draft } | null>(null);
  #picked = $state.raw<{ at: Moment; positions: readonly Position[] } | null>(null);
  #opening = $state.raw<Racket | null>(null);
  /** The racket a Neighborhood is to be opened with, where one was chosen. */
  #openWith = $state.raw<Readonly<Partial<Record<NeighborhoodKey, Racket>>>>({});

  get parties(): readonly FamilyView[] {
    return this.view.families;
  }

  protected get calls(): Api['games']['godfather'] {
    return this.frame.api.games.godfather;
  }

  get family(): FamilyView | null {
    return this.own;
  }

  /** The family on screen is asked, and a person plays it: its player, or the games master who stands in. */
  readonly isAsked: boolean = $derived.by(
    () =>
      this.family !== null &&
      this.frame.view.asked === this.family.seat &&
      (this.family.isHuman || this.family.isStoodIn) &&
      this.frame.view.ending === null,
  );

  /** It may set men down now. */
  readonly canPosition: boolean = $derived.by(() => this.isAsked && this.frame.view.stage.at === 'position');

  readonly draft: Draft = $derived.by(() => {
    const kept = this.#draft;
    return kept !== null && this.#isNow(kept.at) ? kept.draft : { clicks: [], openWith: {} };
  });

  readonly picked: readonly Position[] = $derived.by(() => {
    const kept = this.#picked;
    return kept !== null && this.#isNow(kept.at) ? kept.positions : [];
  });

  /** Men who went from the board since the last deed of the family on screen. */
  readonly gone: ReadonlyMap<Position, SeatId> = $derived.by(() => listGone(this.view.film, this.family?.seat ?? null));

  get facts(): { name: string; value: string }[] {
    const { places, records } = this.view;
    const closed = places.filter(({ status }) => status !== 'unplayed' && status !== 'open');
    return [
      { name: 'Rounds played', value: String(records.length) },
      { name: 'Neighborhoods settled', value: `${closed.length} of ${places.length}` },
    ];
  }

  override colorOf(seat: SeatId): number | null {
    const family = this.findParty(seat);
    return family === null ? null : drawn[family.color];
  }

  override closeInspector(): void {
    this.place = null;
  }

  override leave(): void {
    super.leave();
    this.moves.stop();
    this.place = null;
    this.clear();
  }

  /** Plays on the board what the others did in this round since the viewer last saw it. */
  showRivals(): void {
    const { viewer, seat, showsRivals } = this.frame;
    const { film, period: round } = this.view;
    const seen = this.#seen[viewer] ?? film.length;
    this.#seen = { ...this.#seen, [viewer]: film.length };
    if (film.length < seen) this.moves.stop();
    if (!showsRivals) return;
    const list = listUnseen(film, { seen, seat, round }, (one) => this.nameOf(one));
    if (list.length > 0) this.moves.play(list);
  }

  placeOf(key: NeighborhoodKey | null): PlaceView | null {
    return this.view.places.find((one) => one.key === key) ?? null;
  }

  /** The racket that the next unplayed Neighborhood is opened with. */
  get opening(): Racket {
    const { free } = this.view.turn;
    return this.#opening ?? free?.racket ?? this.view.openable[0] ?? 'bookmaking';
  }

  /** Picks a racket: for the unplayed Neighborhood that is looked at, if men wait there, and for the next one. */
  openNext(racket: Racket): void {
    this.#opening = racket;
    const place = this.placeOf(this.place);
    if (place?.status === 'unplayed') this.chooseRacket(place.key, racket);
  }

  /** With which racket a Neighborhood would be played now. */
  racketFor({ key, racket }: PlaceView): Racket {
    const chosen = this.#openWith[key];
    return racket ?? chosen ?? this.opening;
  }

  chooseRacket(key: NeighborhoodKey, racket: Racket): void {
    this.#openWith = { ...this.#openWith, [key]: racket };
    const { draft } = this;
    if (!draft.clicks.some((one) => findNeighborhoodKey(one) === key)) return;
    this.#keep({ ...draft, openWith: { ...draft.openWith, [key]: racket } });
  }

  /** Puts a man on a position, or takes back the one that was put there. */
  toggle(position: Position): void {
    const place = this.placeOf(findNeighborhoodKey(position));
    if (place === null) return;
    this.#keep(addPosition(this.draft, position, this.racketFor(place)));
    this.clearRefusal('turn');
  }

  /** Puts a man of a racket on a position; in an unplayed Neighborhood he opens it with that racket. */
  putMan(position: Position, racket: Racket): void {
    const key = findNeighborhoodKey(position);
    this.place = key;
    if (this.placeOf(key)?.status === 'unplayed') this.openNext(racket);
    if (!this.draft.clicks.includes(position)) this.toggle(position);
  }

  undoClick(): void {
    this.#keep(removeLast(this.draft));
    this.clearRefusal('turn');
  }

  get lastDrop(): { title: string; takeBack(): void } | null {
    const position = this.draft.clicks.at(-1);
    const place = position === undefined ? null : this.placeOf(findNeighborhoodKey(position));
    if (place === null || !this.canPosition) return null;
    return {
      title: `${capitalize(racketTable[this.racketFor(place)].piece)} on ${position}`,
      takeBack: () => this.undoClick(),
    };
  }

  /** Sets down what somebody else thought of. */
  lay(draft: Draft): void {
    this.#keep(draft);
    this.clearRefusal('turn');
  }

  /** Picks a piece that is to go, or lets it stay. */
  pick(position: Position): void {
    const { picked } = this;
    const positions = picked.includes(position) ? picked.filter((one) => one !== position) : [...picked, position];
    this.#picked = { at: this.#now(), positions };
    this.clearRefusal('turn');
  }

  clear(): void {
    this.#draft = null;
    this.#picked = null;
  }

  protected override clearPicked(): void {
    this.clear();
  }

  #keep(draft: Draft): void {
    this.#draft = { at: this.#now(), draft };
  }

  #now(): Moment {
    const { turn, stage } = this.frame.view;
    return { turn: turn.number, step: stage.at, seat: this.frame.seat };
  }

  #isNow({ turn, step, seat }: Moment): boolean {
    const now = this.#now();
    return now.turn === turn && now.step === step && now.seat === seat;
  }
}
