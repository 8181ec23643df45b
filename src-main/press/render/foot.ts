import type { Advertisement } from '#shared/views/paper.ts';
import { renderEngraving } from '../engravings/index.ts';
import { escapeHtml } from './escape.ts';

/** An advertisement in its box. */
export function renderAdvertisement({ title, lines, engraving }: Advertisement): string {
  return `<div class="ad" role="group" aria-label="Advertisement">
<h3>${escapeHtml(title)}</h3>
${renderEngraving(engraving, 'coarse')}
<div>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}</div>
</div>`;
}

/** Renders the house rules in small type, if the paper prints them. */
export function renderSmallPrint(phrases: readonly string[]): string {
  if (phrases.length === 0) return '';
  return `<p class="small-print"><b>House rules.</b> ${escapeHtml(phrases.join('; '))}.</p>\n`;
}
