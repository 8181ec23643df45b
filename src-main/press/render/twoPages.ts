import type { Edition, Story, TwoPages, Advertisement } from '#shared/views/paper.ts';
import { renderPicture, renderEngraving } from '../engravings/index.ts';
import { renderPortraitFigure } from './portrait.ts';
import { renderDoorMap } from './doorMap.ts';
import { renderYear } from './yearChart.ts';
import { renderClassifieds } from './classifieds.ts';
import { escapeHtml } from './escape.ts';
import { hyphenate, setText } from './hyphenation.ts';
import { makeUpTwoPages, type Set } from './makeup.ts';

/** The two leaves of an edition, and the size of its type on the printed sheet. */
export type Leaves = { html: string; points: number };

/** Letters of a word that a narrow column holds in capitals of a headline. */
const longestWord = 7;

/** A headline breaks between words; only one too long for a column may be parted. */
function setHead(text: string): string {
  const words = text.split(' ').map((word) => (word.length > longestWord ? hyphenate(word) : word));
  return escapeHtml(words.join(' '));
}

function renderText({ kind, paragraphs, dateline, portrait }: Story): string {
  // Datelines have no room in narrow columns; the editor's byline has.
  const byline = dateline === null || kind !== 'by-the-editor' ? '' : `<p class="byline">${escapeHtml(dateline)}</p>\n`;
  return `${byline}<div class="text">${renderPortraitFigure(portrait)}${paragraphs.map((text) => `<p>${setText(text)}</p>`).join('\n')}</div>`;
}

function renderDecks({ deck, decks = [] }: Story): string {
  return [...(deck === null ? [] : [deck]), ...decks]
    .map((text) => `<p class="deck">${escapeHtml(text)}</p>`)
    .join('\n');
}

function setHtml({ story, isContinued, jumps }: Set, span: number | null = null): string {
  const isBrief = story.deck === null && story.newsValue === 0;
  const from = isContinued === true ? '<p class="jump">Continued from Page 1</p>' : '';
  const to = jumps === true ? '<p class="jump">Continued on Page 2</p>' : '';
  const classes = ['story', ...(isBrief ? ['brief'] : []), ...(span === null ? [] : [`span${span}`])];
  return `<article class="${classes.join(' ')}">
<h3>${setHead(story.headline)}</h3>
${from}${isContinued === true ? '' : renderDecks(story)}
${renderText(story)}${to}
</article>`;
}

function leadHtml({ lead, picture, pages }: Edition): string {
  const isBannered = pages?.banner === lead.headline;
  const isAlone = isBannered && lead.deck === null && (lead.decks ?? []).length === 0;
  const [first = lead.headline, ...rest] = [...(lead.deck === null ? [] : [lead.deck]), ...(lead.decks ?? [])];
  const head = isBannered ? first.replace(/\.$/u, '') : lead.headline;
  const decks = isBannered ? rest : [...(lead.deck === null ? [] : [first]), ...rest];
  // A banner with nothing under it is the head itself.
  const title = isAlone ? '' : `<h2>${escapeHtml(head)}</h2>`;
  return `<article class="lead">
${title}
${decks.map((deck) => `<p class="deck">${escapeHtml(deck)}</p>`).join('\n')}
<figure><div class="picture">${renderPicture(picture)}</div>
<figcaption>${escapeHtml(picture.caption)}</figcaption></figure>
${renderText(lead)}
</article>`;
}

function renderEar(lines: readonly string[]): string {
  return `<div class="ear">${lines.map((line) => `<span>${escapeHtml(line)}</span>`).join('\n')}</div>`;
}

function renderMasthead(title: string, edition: Edition, pages: TwoPages): string {
  const { date, volume, price, motto } = edition;
  const [left, right] = pages.ears;
  return `<header class="masthead">
<div class="title">${renderEar(left)}
<h1>${escapeHtml(title)}</h1>
${renderEar(right)}</div>
<p class="motto">“${escapeHtml(motto)}”</p>
<div class="dateline"><span>${escapeHtml(volume)}</span> <strong>${escapeHtml(date)}</strong> <span>Price ${escapeHtml(price)}</span></div>
</header>`;
}

const indexed = 7;

function indexHtml(inside: readonly Set[], date: string): string {
  const titles = inside.filter(({ story }) => story.page === 2).slice(0, indexed);
  if (titles.length === 0) return '';
  const entries = titles.map(({ story }) => `<li><span>${setText(story.headline)}</span> <span>2</span></li>`);
  return `<nav class="index" aria-label="Inside, ${escapeHtml(date)}"><h3>Inside Today</h3>
<ul>${entries.join('\n')}</ul></nav>`;
}

function mapHtml({ map }: TwoPages): string {
  if (map === null) return '';
  return `<figure class="plan"><h3>The Doors of the City</h3>
${renderDoorMap(map)}
<figcaption>Houses of each gang by quarter at the month’s end.</figcaption></figure>`;
}

/** Front page and inside page as two leaves of one sheet. */
export function renderTwoPages(title: string, edition: Edition, pages: TwoPages): Leaves {
  const { points, beside, below, spans, inside, isRoomy } = makeUpTwoPages(edition);
  const mourning = pages.isMourning ? ' mourning' : '';
  const { lead } = edition;
  const hasDecks = lead.deck !== null || (lead.decks ?? []).length > 0;
  const tag = pages.banner === lead.headline && !hasDecks ? 'h2' : 'p';
  const banner = pages.banner === null ? '' : `<${tag} class="banner">${escapeHtml(pages.banner)}</${tag}>\n`;
  const stories = below.map((set, at) => setHtml(set, spans?.[at])).join('\n');
  const foot =
    below.length === 0 ? '' : `<section class="below${spans === null ? '' : ' abreast'}">${stories}</section>`;
  const html = `<section class="leaf${mourning}" aria-label="Page 1, ${escapeHtml(edition.date)}">
${renderMasthead(title, edition, pages)}
${banner}<section class="front">
${leadHtml(edition)}
<div class="besides"><div class="beside">${indexHtml(inside, edition.date)}
${beside.map((set) => setHtml(set)).join('\n')}</div>
${renderClassifieds(edition.date, 1)}</div>
</section>
${foot}
</section>
<section class="leaf inside${isRoomy ? ' roomy' : ''}" aria-label="Page 2, ${escapeHtml(edition.date)}">
<header class="folio"><span>Page 2</span> <span>${escapeHtml(title)}</span> <span>${escapeHtml(edition.date)}</span></header>
<section class="below">${inside.map((set) => setHtml(set)).join('\n')}</section>
${pages.year === undefined ? mapHtml(pages) : renderYear(pages.year, pages.map)}
${renderClassifieds(edition.date, 2)}
<section class="ads">${edition.ads.map(renderAdvertisement).join('\n')}</section>
${renderSmallPrint(edition.smallPrint)}</section>`;
  return { html, points };
}

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
