import type { Halftone } from '#shared/views/paper.ts';
import { drawHalftone } from '#shared/words/halftone.ts';

/** Renders a photograph as dots of ink, one path for each size. */
export function renderHalftone(halftone: Halftone): string {
  const { width, height, paths } = drawHalftone(halftone);
  const dots = paths.map(({ d, stroke }) => `<path d="${d}" stroke-width="${stroke}"/>`);
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true" focusable="false">${dots.join('')}</svg>`;
}
