import type { Halftone } from '#shared/views/paper.ts';

/** Room of a dot on the screen, and the width of the largest, which touches its neighbors. */
const room = 4;
const darkest = 9;
const largest = 5;

/** Renders a photograph as dots of ink, one path for each size. */
export function renderHalftone({ columns, tones }: Halftone): string {
  const rows = Math.floor(tones.length / columns);
  const paths = Array.from({ length: darkest }, () => '');
  for (let at = 0; at < rows * columns; at += 1) {
    const tone = Number(tones[at]);
    // Every other row is half a dot to the right, as a screen is turned.
    const row = Math.floor(at / columns);
    const x = ((at % columns) + 0.5 + (row % 2) / 2) * room;
    if (tone > 0) paths[tone - 1] = `${paths[tone - 1] ?? ''}M${x} ${(row + 0.5) * room}h0`;
  }
  const dots = paths.flatMap((path, at) =>
    path === '' ? [] : [`<path d="${path}" stroke-width="${((at + 1) * largest) / darkest}"/>`],
  );
  return `<svg viewBox="0 0 ${(columns + 0.5) * room} ${rows * room}" preserveAspectRatio="xMidYMid slice" fill="none" stroke="currentColor" stroke-linecap="round" aria-hidden="true" focusable="false">${dots.join('')}</svg>`;
}
