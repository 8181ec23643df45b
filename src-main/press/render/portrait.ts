import type { Story } from '#shared/views/paper.ts';
import { renderHalftone } from '../engravings/halftone.ts';
import { renderPortrait } from '../engravings/portrait.ts';
import { escapeHtml } from './escape.ts';

/** Renders the portrait or the photograph of a story at the head of its text; nothing without one. */
export function renderPortraitFigure(portrait: Story['portrait']): string {
  if (portrait?.photo !== undefined) {
    const caption = `<figcaption>${escapeHtml(portrait.caption)}</figcaption>`;
    return `<figure class="portrait photo">${renderHalftone(portrait.photo)}${caption}</figure>`;
  }
  const face = portrait === undefined ? null : renderPortrait(portrait.engraving);
  if (portrait === undefined || face === null) return '';
  return `<figure class="portrait">${face}<figcaption>${escapeHtml(portrait.caption)}</figcaption></figure>`;
}
