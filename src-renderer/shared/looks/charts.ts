import { runAfterPaint } from '../afterPaint.ts';

/** The theme's colors as they are now; a canvas cannot follow style variables by itself. */
export type ChartColors = Record<'ink' | 'soft' | 'rule' | 'card' | 'oxblood' | 'harbor' | 'brass', string>;

/** One color of the theme by its name in `tokens.css`. */
export function readTokenColor(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(`--${name}`).trim();
}

/** Reads the chart's colors off the page. */
function readColors(element: Element): ChartColors {
  const readToken = (name: string): string => readTokenColor(element, name);
  return {
    ink: readToken('ink'),
    soft: readToken('ink-soft'),
    rule: readToken('rule'),
    card: readToken('card'),
    oxblood: readToken('oxblood'),
    harbor: readToken('harbor'),
    brass: readToken('brass'),
  };
}

/** The font of the charts. */
export const chartFont = { family: "'Libre Franklin', sans-serif", size: 13 };

/** How to clear away what stands on a canvas. */
const standing = new WeakMap<HTMLCanvasElement, () => void>();

function clearAway(canvas: HTMLCanvasElement): void {
  standing.get(canvas)?.();
  standing.delete(canvas);
}

/** Draws in these colors; what it returns clears away. */
type Draw = (colors: ChartColors) => () => void;

/**
 * Draws on a canvas after the next paint, and again whenever the theme changes. What stood there before stays until
 * then: figures that change every second would flicker. What draws is fetched with the first chart, because a quarter
 * of all the scripts draws charts; where it cannot be had the table beside the chart tells the same.
 */
export function drawThemed(canvas: HTMLCanvasElement, fetchDraw: () => Promise<Draw>): () => void {
  let draw: Draw | null = null;
  let isOver = false;
  const drawAnew = (): void => {
    if (draw === null || isOver) return;
    clearAway(canvas);
    standing.set(canvas, draw(readColors(canvas)));
  };
  const callOff = runAfterPaint(() => {
    fetchDraw().then(
      (fetched) => {
        draw = fetched;
        drawAnew();
      },
      () => undefined,
    );
  });
  const watcher = new MutationObserver(drawAnew);
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    isOver = true;
    callOff();
    watcher.disconnect();
    // Only once the page has been changed is it known if the canvas itself goes.
    queueMicrotask(() => {
      if (!canvas.isConnected) clearAway(canvas);
    });
  };
}
