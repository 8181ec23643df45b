import type { Story } from '#shared/views/paper.ts';
import { renderPortrait } from '../engravings/portrait.ts';
import { escapeHtml } from './escape.ts';

/** Renders the portrait of a story at the head of its text; nothing without one. */
export function renderPortraitFigure(portrait: Story['portrait']): string {
  const face = portrait === undefined ? null : renderPortrait(portrait.engraving);
  if (portrait === undefined || face === null) return '';
  return `<figure class="portrait">${face}<figcaption>${escapeHtml(portrait.caption)}</figcaption></figure>`;
}
