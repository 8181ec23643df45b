import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import type { Coordinates } from '#shared/words/geometry.ts';
import { phoneQuery } from '../phone/layout.ts';

type BoardElement = SVGSVGElement | HTMLElement;

/** The size of a board’s drawing and the place of its top left corner, 0 and 0 if none is given, in its own units. */
export type BoardSize = { width: number; height: number; left?: number; top?: number };

/**
 * Zoom and pan of a board by wheel, drag, touch and calls; the whole board at first. A board drawn in SVG has the units
 * of its view box, one of HTML those of the page.
 */
export class BoardZoom {
  /** Applied to all that moves: `translate(…) scale(…)`. */
  transform = $state(zoomIdentity.toString());
  scale = $state(1);
  #place = $state.raw({ x: 0, y: 0 });
  #size: BoardSize;
  readonly #nearest: number;
  #board: BoardElement | null = null;
  #behavior = zoom<BoardElement, unknown>()
    .extent(() => this.#corners())
    // At its widest the board leaves one finger to the page, and a wheel but for one that turns inward with nothing left
    // to scroll. A piece that is dragged is no board that is dragged.
    .filter((event: WheelEvent | MouseEvent | TouchEvent) => {
      if (event instanceof WheelEvent)
        return event.ctrlKey || this.scale > 1 || (event.deltaY < 0 && isPageAtTop(event.target));
      if (event.target instanceof Element && event.target.closest('[data-piece]') !== null) return false;
      if ('touches' in event) return this.scale > 1 || event.touches.length > 1;
      return !event.ctrlKey && event.button === 0;
    })
    .on('zoom', ({ transform }: D3ZoomEvent<BoardElement, unknown>) => {
      this.transform = transform.toString();
      this.scale = transform.k;
      this.#place = { x: transform.x, y: transform.y };
    });

  /** Nothing is drawn larger than `nearest` times. */
  constructor(size: BoardSize, nearest: number) {
    this.#nearest = nearest;
    this.#size = size;
    this.#behavior.scaleExtent([1, nearest]);
    this.#bound();
  }

  /** The transform as a style of an HTML board. */
  get style(): string {
    return `translate(${this.#place.x}px, ${this.#place.y}px) scale(${this.scale})`;
  }

  /** Listens to a board; returns how to stop. */
  attach(board: BoardElement): () => void {
    this.#board = board;
    // A double click is two clicks on a place, not a leap.
    const selection = select<BoardElement, unknown>(board);
    selection.call(this.#behavior).on('dblclick.zoom', null);
    const measure = new ResizeObserver(() => {
      if (board instanceof HTMLElement) this.#resize(board);
    });
    measure.observe(board);
    if (board instanceof SVGSVGElement && window.matchMedia(phoneQuery).matches) this.#fill(board);
    return () => {
      measure.disconnect();
      selection.on('.zoom', null);
      this.#board = null;
    };
  }

  by(factor: number): void {
    this.#selected()?.call((board) => this.#behavior.scaleBy(board, factor));
  }

  whole(): void {
    this.#selected()?.call((board) => this.#behavior.transform(board, zoomIdentity));
  }

  /** Moves the drawing by shares of what is seen of it. */
  pan(right: number, down: number): void {
    const x = (-right * this.#size.width) / this.scale;
    const y = (-down * this.#size.height) / this.scale;
    this.#selected()?.call((board) => this.#behavior.translateBy(board, x, y));
  }

  /** Brings a part of the drawing as near as it fits. */
  fit(points: readonly Coordinates[]): void {
    if (points.length === 0) return;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const { width, height, left: edge = 0, top: head = 0 } = this.#size;
    const scale = Math.min(this.#nearest, 0.92 * Math.min(width / (right - left + 1), height / (bottom - top + 1)));
    const to = zoomIdentity
      .translate(edge + width / 2, head + height / 2)
      .scale(scale)
      .translate(-(left + right) / 2, -(top + bottom) / 2);
    this.#selected()?.call((board) => this.#behavior.transform(board, to));
  }

  /** Obeys the keys that zoom: plus, minus, and 0 for the whole; true if it was one of them. */
  obey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === '+' || event.key === '=') this.by(1.5);
    else if (event.key === '-') this.by(1 / 1.5);
    else if (event.key === '0') this.whole();
    else return false;
    event.preventDefault();
    return true;
  }

  /** Brings a drawing as near as its frame is higher than the drawing itself: on a phone no part of it stays empty. */
  #fill({ clientWidth, clientHeight, viewBox }: SVGSVGElement): void {
    const { width, height } = viewBox.baseVal;
    const factor = clientWidth === 0 ? 1 : (clientHeight * width) / (clientWidth * height);
    if (factor > 1.02) this.by(factor);
  }

  #selected(): ReturnType<typeof select<BoardElement, unknown>> | null {
    return this.#board === null ? null : select<BoardElement, unknown>(this.#board);
  }

  #resize({ clientWidth, clientHeight }: HTMLElement): void {
    if (clientWidth === this.#size.width && clientHeight === this.#size.height) return;
    this.#size = { width: clientWidth, height: clientHeight };
    this.#bound();
    this.whole();
  }

  #bound(): void {
    this.#behavior.translateExtent(this.#corners());
  }

  #corners(): [[number, number], [number, number]] {
    const { width, height, left = 0, top = 0 } = this.#size;
    return [
      [left, top],
      [left + width, top + height],
    ];
  }
}

function isPageAtTop(target: EventTarget | null): boolean {
  const page = target instanceof Element ? target.closest('main') : null;
  return page === null || page.scrollTop <= 0;
}
