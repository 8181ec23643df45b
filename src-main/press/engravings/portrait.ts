import { drawFace, type Likeness, type Stroke } from '#shared/views/face/face.ts';

/** The sources of a printed face: the name somebody began with, and what of him shows. */
export type Sitter = Pick<Likeness, 'role' | 'gang' | 'isBoss' | 'isWoman'> & { seed: string };

/** Names a portrait so that its name holds all that it is drawn from. */
export function namePortrait({ seed, role, gang, isBoss, isWoman }: Sitter): string {
  return ['portrait', seed, role, gang, isBoss ? 'boss' : '', isWoman ? 'woman' : ''].join('|');
}

/** Returns true of the name of a portrait. */
export function isPortrait(name: string): boolean {
  return name.startsWith('portrait|');
}

/** Draws a portrait by the parts of its name, 100 by 120 units, as it is cut for print. */
export function drawPortrait([seed = '', role = '', gang = '', boss = '', woman = '']: readonly string[]): string {
  const likeness: Likeness = {
    ...{ id: seed, seed, name: seed, role, gang },
    isBoss: boss !== '',
    isWoman: woman !== '',
    ...{ months: 0, wounds: 0, scars: 0, isDead: false },
  };
  const strokes = drawFace(likeness).map(({ d, kind }) => `<path ${looks[kind]} d="${d}"/>`);
  return `<g stroke-linejoin="round" stroke-linecap="round">${strokes.join('')}</g>`;
}

const ink = 'stroke="currentColor"';

/** How each kind of stroke is printed: shades are cut as lines close together. */
const looks: Readonly<Record<Stroke['kind'], string>> = {
  skin: `class="paper" ${ink} stroke-width="1.6"`,
  paper: `class="paper" ${ink} stroke-width="1.1"`,
  ink: `fill="currentColor" ${ink} stroke-width=".8"`,
  cloth: `class="paper cloth" ${ink} stroke-width="1.6"`,
  fair: `class="paper fair" ${ink} stroke-width="1.4"`,
  plate: 'class="paper plate"',
  line: `fill="none" ${ink} stroke-width="1.6"`,
  thin: `fill="none" ${ink} stroke-width=".9"`,
  shade: `fill="none" ${ink} stroke-width=".8"`,
};

/** Renders the portrait of that name alone, for a column; null for the name of another picture. */
export function renderPortrait(name: string): string | null {
  const [kind, ...parts] = name.split('|');
  if (kind !== 'portrait' || parts.length === 0) return null;
  return `<svg viewBox="4 4 92 112" aria-hidden="true" focusable="false">${drawPortrait(parts)}</svg>`;
}
