import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import { mapSize } from '../drawing/city.ts';
import type { Coordinates } from '#renderer/shared/geometry.ts';

/** How near one can come to a street. */
const nearest = 8;

/** Left, top, right, and bottom of a drawing. */
type Bounds = readonly [number, number, number, number];

/** Zoom and pan of a drawing by wheel, drag, touch and calls; all of it at first, the whole city if nothing else is said. */
export class MapZoom {
  /** Applied to all that moves: `translate(…) scale(…)`. */
  transform = $state(zoomIdentity.toString());
  scale = $state(1);
  readonly #bounds: Bounds;
  #behavior = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, nearest])
    // At its widest the map leaves one finger to the page, and a wheel but for one that turns inward with nothing left to
    // scroll.
    .filter((event: WheelEvent | MouseEvent | TouchEvent) => {
      if (event instanceof WheelEvent)
        return event.ctrlKey || this.scale > 1 || (event.deltaY < 0 && isPageAtTop(event.target));
      if ('touches' in event) return this.scale > 1 || event.touches.length > 1;
      return !event.ctrlKey && event.button === 0;
    })
    .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      this.transform = transform.toString();
      this.scale = transform.k;
    });
  #svg: SVGSVGElement | null = null;

  constructor(bounds: Bounds = [0, 0, mapSize.width, mapSize.height]) {
    this.#bounds = bounds;
    const [left, top, right, bottom] = bounds;
    const corners: [[number, number], [number, number]] = [
      [left, top],
      [right, bottom],
    ];
    this.#behavior.translateExtent(corners).extent(corners);
  }

  /** Listens to a map; returns how to stop. */
  attach(svg: SVGSVGElement): () => void {
    this.#svg = svg;
    // A double click is two clicks on a district, not a leap.
    const selection = select(svg);
    selection.call(this.#behavior).on('dblclick.zoom', null);
    return () => {
      selection.on('.zoom', null);
      this.#svg = null;
    };
  }

  by(factor: number): void {
    if (this.#svg !== null) select(this.#svg).call((map) => this.#behavior.scaleBy(map, factor));
  }

  /** Moves the drawing by shares of what is seen of it. */
  pan(right: number, down: number): void {
    const [left, top, farther, bottom] = this.#bounds;
    const x = (-right * (farther - left)) / this.scale;
    const y = (-down * (bottom - top)) / this.scale;
    if (this.#svg !== null) select(this.#svg).call((map) => this.#behavior.translateBy(map, x, y));
  }

  whole(): void {
    if (this.#svg !== null)
      select(this.#svg).call((map) => this.#behavior.transform(map, zoomIdentity));
  }

  /** Brings a part of the drawing as near as it fits. */
  fit(points: readonly Coordinates[]): void {
    if (this.#svg === null || points.length === 0) return;
    const [x0, y0, x1, y1] = this.#bounds;
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const k = Math.min(
      nearest,
      0.92 * Math.min((x1 - x0) / (right - left + 1), (y1 - y0) / (bottom - top + 1)),
    );
    const to = zoomIdentity
      .translate((x0 + x1) / 2, (y0 + y1) / 2)
      .scale(k)
      .translate(-(left + right) / 2, -(top + bottom) / 2);
    select(this.#svg).call((map) => this.#behavior.transform(map, to));
  }
}

function isPageAtTop(target: EventTarget | null): boolean {
  const page = target instanceof Element ? target.closest('main') : null;
  return page === null || page.scrollTop <= 0;
}
