import type { Edition, Story } from '#shared/views/paper.ts';
import { renderPicture } from '../engravings/index.ts';
import { escapeHtml } from './escape.ts';
import { renderExtra, renderExtraStyles } from './extraSheet.ts';
import { renderPortraitFigure } from './portrait.ts';
import { renderContentPolicy } from './policy.ts';
import { makeUp, readRows } from './layout.ts';
import { setText } from './hyphenation.ts';
import { renderLeafStyles } from './leafStyles.ts';
import { renderTwoPages, renderAdvertisement, renderSmallPrint } from './twoPages.ts';
import { renderStylesheet, type PaperFont } from './stylesheet.ts';

/** A story of fewer letters is not broken into columns, in which its large initial would be alone. */
const shortLetters = 420;

/** Renders a box of figures as rows; null for a story of sentences. */
function renderRows(story: Story): string | null {
  const rows = readRows(story);
  if (rows === null) return null;
  const lines = rows.map(([name, figures]) => `<p><b>${escapeHtml(name)}</b> ${setText(figures)}</p>`);
  return `<div class="rows">${lines.join('\n')}</div>`;
}

function renderText(story: Story): string {
  const paragraphs = story.paragraphs.map((paragraph, index) => {
    const place =
      index === 0 && story.dateline !== null ? `<span class="place">${escapeHtml(story.dateline)}.</span> ` : '';
    return `<p>${place}${setText(paragraph)}</p>`;
  });
  const letters = story.paragraphs.reduce((sum, { length }) => sum + length, 0);
  return `<div class="text${letters < shortLetters ? ' short' : ''}">${renderPortraitFigure(story.portrait)}${paragraphs.join('\n')}</div>`;
}

function renderDeck({ deck }: Story): string {
  return deck === null ? '' : `<p class="deck">${escapeHtml(deck)}</p>`;
}

function renderStory(story: Story): string {
  const isBrief = story.deck === null;
  return `<article class="story${isBrief ? ' brief' : ''}">
<h3>${escapeHtml(story.headline)}</h3>
${renderDeck(story)}
${renderRows(story) ?? renderText(story)}
</article>`;
}

function leadHtml({ lead, picture }: Edition, isTextBelow: boolean): string {
  return `<article class="lead">
<h2>${escapeHtml(lead.headline)}</h2>
${renderDeck(lead)}
<figure><div class="picture">${renderPicture(picture)}</div>
<figcaption>${escapeHtml(picture.caption)}</figcaption></figure>
${isTextBelow ? '' : renderText(lead)}
</article>`;
}

/** Renders the stories that did not fit beside the lead; a thin paper has none, and no rules around it either. */
function renderBelow(below: readonly Story[], lead: Story | null): string {
  if (below.length === 0 && lead === null) return '';
  const text = lead === null ? '' : `<article class="story opens">${renderText(lead)}</article>`;
  return `<section class="below">${text}${below.map(renderStory).join('\n')}</section>\n`;
}

function renderMasthead(title: string, { date, volume, price, weather, motto }: Edition): string {
  return `<header class="masthead">
<h1>${escapeHtml(title)}</h1>
<p class="motto">“${escapeHtml(motto)}”</p>
<div class="dateline"><span>${escapeHtml(volume)}</span> <span>${escapeHtml(weather)}</span> <strong>${escapeHtml(date)}</strong> <span>Price ${escapeHtml(price)}</span></div>
</header>`;
}

/** Renders the edition as one complete file: styles, type and pictures are inside it. */
export function renderHtml(title: string, edition: Edition, fonts: readonly PaperFont[]): string {
  const { styles, content } = renderSheet(title, edition);
  return renderDocument({ title: edition.title ?? title, edition, styles: styles(fonts), content });
}

/** One edition as part of a bigger page: its styles, and its sheet. */
export function renderSheet(
  paper: string,
  edition: Edition,
): { styles: (fonts: readonly PaperFont[]) => string; content: string } {
  const title = edition.title ?? paper;
  if (edition.pages !== undefined) {
    const { html, points } = renderTwoPages(title, edition, edition.pages);
    return { styles: (fonts) => `${renderStylesheet(fonts, 1)}\n${renderLeafStyles(points)}`, content: html };
  }
  if (edition.isExtra === true) {
    return {
      styles: (fonts) => `${renderStylesheet(fonts, 1)}\n${renderExtraStyles(edition)}`,
      content: `${renderMasthead(title, edition)}\n${renderExtra(edition)}`,
    };
  }
  const { beside, below, isLeadBelow, lines } = makeUp(edition);
  return {
    styles: (fonts) => renderStylesheet(fonts, lines),
    content: `${renderMasthead(title, edition)}
<section class="front">
${leadHtml(edition, isLeadBelow)}
<div class="beside">${beside.map(renderStory).join('\n')}</div>
</section>
${renderBelow(below, isLeadBelow ? edition.lead : null)}<section class="ads">${edition.ads.map(renderAdvertisement).join('\n')}</section>
${renderSmallPrint(edition.smallPrint)}`,
  };
}

type Sheet = { title: string; edition: Edition; styles: string; content: string };

function renderDocument({ title, edition, styles, content }: Sheet): string {
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
${renderContentPolicy()}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}, ${escapeHtml(edition.date)}</title>
<style>
${styles}
</style>
</head>
<body>
<main class="paper-page">
<article class="sheet">
${content}</article>
</main>
</body>
</html>
`;
}

/** Styles that set the pages side by side, with a margin of white around each. */
const alone = `
body { margin: 0; background: #fff; }
.paper-page { padding: 8mm; }
.sheet:has(.leaf) { display: flex; flex-direction: row; gap: 16mm; width: auto; }
.leaf { flex: 0 0 194mm; min-width: 0; }
`;

/** Sets the page for A4 in place of the printer's usual paper. It takes the result of {@link renderHtml}. */
export function renderForA4(html: string): string {
  return html.replace('@page { margin', '@page { size: A4; margin');
}

/**
 * Renders the printed pages for a picture: the print rules apply on every medium. It takes the result
 * of {@link renderHtml}.
 */
export function renderPicturePage(html: string): string {
  return html.replaceAll('@media print', '@media all').replace('</style>', `${alone}</style>`);
}
