/** A piece in the hand: what it is called, its color, and how many of it are held. */
export type CarriedPiece = { id: string; name: string; color: number | null };

type Rules = {
  /** True while the seat may move pieces at all. */
  mayTake: () => boolean;
  isLegal: (piece: string, place: string) => boolean;
  /** The words for a place: its cost and use, or why the piece may not go there. */
  tell: (piece: string, place: string) => string;
  put: (piece: string, place: string) => void;
  /** A piece was dragged to no place at all. */
  away?: (piece: string) => void;
  /** A piece was taken up or laid back. */
  changed?: (piece: string | null) => void;
};

/** A pointer that wanders less is a press. */
const wanderPixels = 5;

/**
 * Pieces of a board that are picked up and put down: dragged by mouse or finger, or pressed and put by a second press, or
 * with the keys. Elements with `data-piece` are pieces, elements with `data-place` are places.
 */
export class Carrying {
  held = $state.raw<CarriedPiece | null>(null);
  /** The place under the pointer or the focus while a piece is held. */
  over = $state<string | null>(null);
  /** Where the pointer is, in pixels of the window; null where a piece is carried by keys or by presses. */
  pointer = $state.raw<{ x: number; y: number } | null>(null);
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** The words for the place that the held piece is over. */
  get told(): string {
    return this.held === null || this.over === null ? '' : this.#rules.tell(this.held.id, this.over);
  }

  get isOverLegal(): boolean {
    return this.held !== null && this.over !== null && this.isLegal(this.over);
  }

  /** True if the held piece may be put on a place. */
  isLegal(place: string): boolean {
    return this.held !== null && this.#rules.isLegal(this.held.id, place);
  }

  take(piece: CarriedPiece): void {
    if (!this.#rules.mayTake()) return;
    this.held = piece;
    this.over = null;
    this.#rules.changed?.(piece.id);
  }

  /** Takes a piece up, or lays it back if it is the one that is held. */
  toggle(piece: CarriedPiece): void {
    if (this.held?.id === piece.id) this.putBack();
    else this.take(piece);
  }

  putBack(): void {
    if (this.held === null) return;
    this.#drop();
    this.#rules.changed?.(null);
  }

  /** Looks at a place with the piece in the hand. */
  hover(place: string | null): void {
    if (this.held !== null) this.over = place;
  }

  /** Puts the held piece down; true if it was put. */
  put(place: string): boolean {
    const { held } = this;
    if (held === null || !this.#rules.isLegal(held.id, place)) return false;
    this.#drop();
    this.#rules.put(held.id, place);
    return true;
  }

  /** Begins a drag where the pointer went down on a piece; without a way of its own it stays a press. */
  press(event: PointerEvent, piece: CarriedPiece): void {
    if (event.button !== 0 || !event.isPrimary || !this.#rules.mayTake()) return;
    const from = { x: event.clientX, y: event.clientY };
    let isDragging = false;
    const move = (to: PointerEvent): void => {
      if (to.pointerId !== event.pointerId) return;
      if (!isDragging && Math.hypot(to.clientX - from.x, to.clientY - from.y) < wanderPixels) return;
      if (!isDragging) {
        isDragging = true;
        if (this.held?.id !== piece.id) this.take(piece);
      }
      this.pointer = { x: to.clientX, y: to.clientY };
      this.over = findPlaceAt(to);
    };
    const end = (to: PointerEvent): void => {
      if (to.pointerId !== event.pointerId) return;
      stop();
      if (!isDragging) return;
      swallowClick();
      const place = to.type === 'pointerup' ? findPlaceAt(to) : null;
      if (place !== null && this.put(place)) return;
      const { held } = this;
      this.putBack();
      if (place === null && to.type === 'pointerup' && held !== null) this.#rules.away?.(held.id);
    };
    const stop = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  #drop(): void {
    this.held = null;
    this.over = null;
    this.pointer = null;
  }
}

function findPlaceAt({ clientX, clientY }: PointerEvent): string | null {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement | SVGElement>('[data-place]');
  return under?.dataset['place'] ?? null;
}

/** The click that the browser makes of a drag's end is no press. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
