import type { Hill } from '#shared/games/paradise/cities/city.ts';
import { drawLine, type Coordinates } from '#shared/words/geometry.ts';

/** Traces strokes down a slope on both sides of a crest, as engravers show heights. */
export function traceHachures({ crest, reach }: Hill): string {
  let path = '';
  crest.slice(1).forEach((to, index) => {
    const from = crest[index] ?? to;
    const run = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Coordinates = [(to[0] - from[0]) / run, (to[1] - from[1]) / run];
    for (let t = 0; t < run; t += 5) {
      const long = reach * (0.65 + 0.35 * Math.sin(t * 1.7));
      const x = from[0] + along[0] * t;
      const y = from[1] + along[1] * t;
      path += drawLine([
        [x - along[1] * 4, y + along[0] * 4],
        [x - along[1] * (4 + long), y + along[0] * (4 + long)],
      ]);
    }
  });
  return path;
}
