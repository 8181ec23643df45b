import type { OfficialKind } from '#shared/games/paradise/officials.ts';

/** An engraved seal in a field of 64 by 64: `filled` shapes in ink, `cut` lines left white in them. */
export type Seal = { filled: string; lines: string; cut: string };

/** A ring of short rays, as on a coin's edge. */
export function drawMilledRing(rays: number, inner: number, outer: number): string {
  return Array.from({ length: rays }, (_, ray) => {
    const angle = (ray / rays) * 2 * Math.PI;
    const at = (radius: number): string =>
      `${(32 + radius * Math.cos(angle)).toFixed(2)} ${(32 + radius * Math.sin(angle)).toFixed(2)}`;
    return `M${at(inner)}L${at(outer)}`;
  }).join('');
}

/** Fine parallel strokes across a disc, the engraver's gray. */
export function drawHatchedDisc(radius: number, step: number): string {
  const strokes: string[] = [];
  for (let y = -radius + step; y < radius; y += step) {
    const half = Math.sqrt(radius * radius - y * y);
    strokes.push(`M${(32 - half).toFixed(2)} ${(32 + y).toFixed(2)}H${(32 + half).toFixed(2)}`);
  }
  return strokes.join('');
}

function drawStar(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (corner / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    return `${(32 + radius * Math.cos(angle)).toFixed(2)} ${(32 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The emblem of each office: top hat, scales, scroll, star, cap, eyeshade and nib, notebook. */
export const seals: Readonly<Record<OfficialKind, Seal>> = {
  mayor: {
    filled: 'M23 39V20q9-3 18 0v19zM17 39q15 5 30 0l2 3q-17 6-34 0z',
    lines: 'M20 48q12 4 24 0',
    cut: 'M23 34.5q9 2.5 18 0M26 22v10',
  },
  judge: {
    filled:
      'M31 17h2v27h-2zM25 44h14l2 4H23zM32 14a2.5 2.5 0 1 0 .01 0zM12 31h14q-1 6-7 6t-7-6zM38 31h14q-1 6-7 6t-7-6z',
    lines: 'M18 20h28M19 20l-6 11M19 20l6 11M45 20l-6 11M45 20l6 11',
    cut: '',
  },
  councilor: {
    filled: 'M20 18h20q4 0 4 4v22H24q-4 0-4-4zM16 20q0-4 4-4v8h-4zM44 46q4 0 4-4h-8v4z',
    lines: '',
    cut: 'M25 24h13M25 28h13M25 32h10M25 38q3-3 5 0t5-1',
  },
  chief: { filled: drawStar(5, 18, 8), lines: '', cut: 'M32 26a6 6 0 1 0 .01 0zM28.5 32.5l2.5 2.5 4.5-5' },
  captain: {
    filled: 'M16 28q16-14 32 0l-4 8H20zM18 38q14-4 28 0 2 5-1 8-13-5-26 0-3-3-1-8z',
    lines: '',
    cut: 'M32 24.5l1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4zM21 40q11-3 22 0',
  },
  editor: {
    filled: 'M32 14l8 16-6 14h-4l-6-14zM28 46h8v4h-8z',
    lines: 'M18 50h6M40 50h6',
    cut: 'M32 18v13M32 31a2 2 0 1 0 .01 0z',
  },
  reporter: {
    filled: 'M20 18h19v29H20zM43 20l4 2-5 22-3 3-1-4z',
    lines: '',
    cut: 'M24 16v5M28 16v5M32 16v5M36 16v5M24 27h11M24 31h11M24 35h8M24 39h10',
  },
};
