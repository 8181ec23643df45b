import type { Edition } from '#shared/views/paper.ts';
import { listStories } from '#shared/views/pressEdit.ts';
import { escapeHtml } from './escape.ts';
import { renderSheet } from './html.ts';
import { renderContentPolicy } from './policy.ts';
import type { PaperFont } from './stylesheet.ts';

/**
 * Every edition bound into one file, the first one first, with an index of their headlines and a field that finds
 * words in them. Styles, type and pictures are inside it.
 */
export function renderVolume(title: string, editions: readonly Edition[], fonts: readonly PaperFont[]): string {
  // An extra is older than the edition of its period.
  const bound = editions.toSorted(
    (a, b) => a.period - b.period || Number(b.isExtra === true) - Number(a.isExtra === true),
  );
  // Bound pages share one style, so an extra is set like a page of its paper.
  const sheets = bound.map((edition) => ({ edition, sheet: renderSheet(title, { ...edition, isExtra: undefined }) }));
  // Pages of two leaves bring the rules of those of one.
  const model = sheets.find(({ edition }) => edition.pages !== undefined) ?? sheets[0];
  const styles = model?.sheet.styles(fonts) ?? '';
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
${renderContentPolicy(searchHash)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}: the bound volume</title>
<style>
${styles}
${volumeStyles}
</style>
</head>
<body>
<header class="volume">
<h1>${escapeHtml(title)}</h1>
<p>The bound volume: ${bound.length} ${bound.length === 1 ? 'edition' : 'editions'}.</p>
<label>Find <input type="search" id="find" placeholder="a name, a place, a word"></label>
<nav aria-label="Editions"><ol>
${bound.map((edition) => indexLine(edition, findAnchor(edition, bound))).join('\n')}
</ol></nav>
</header>
<main class="paper-page">
${sheets
  .map(
    ({ edition, sheet }) =>
      `<article class="sheet" id="${findAnchor(edition, bound)}" aria-label="${escapeHtml(edition.date)}">\n${sheet.content}</article>`,
  )
  .join('\n')}
</main>
<script>
${search}
</script>
</body>
</html>
`;
}

function findAnchor(edition: Edition, bound: readonly Edition[]): string {
  return edition.isExtra === true ? `extra-${bound.indexOf(edition)}` : `edition-${edition.period}`;
}

function indexLine(edition: Edition, anchor: string): string {
  const { date, volume, lead, isExtra } = edition;
  const words = listStories(edition).flatMap(({ headline, paragraphs }) => [headline, ...paragraphs]);
  return `<li data-words="${escapeHtml(words.join(' ').toLowerCase())}"><a href="#${anchor}"><span>${escapeHtml(isExtra === true ? `${date}, ${volume}` : date)}</span> ${escapeHtml(lead.headline)}</a></li>`;
}

const volumeStyles = `.volume { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1rem 1.5rem; color: #1d1812; font: 1rem/1.45 'Old Standard TT', Georgia, serif; }
.volume h1 { margin: 0; font-size: 2.6rem; line-height: 1.1; text-align: center; }
.volume h1 + p { margin: 0.4rem 0 1.4rem; text-align: center; font-style: italic; }
.volume nav { margin-top: 1.2rem; border-block: 3px double currentcolor; }
.volume ol { columns: 2 24rem; column-gap: 2.5rem; margin: 0; padding: 0.8rem 0; list-style: none; }
.volume li { padding: 0.25rem 0; break-inside: avoid; }
.volume li span { display: block; font-size: 0.85rem; font-style: italic; }
.volume a { color: inherit; text-decoration-color: #1d181266; text-underline-offset: 0.15em; }
.volume a:hover, .volume a:focus-visible { text-decoration-color: currentcolor; }
.volume input { font: inherit; color: inherit; background: #fffaf0; border: 1px solid currentcolor; padding: 0.3rem 0.5rem; width: 20rem; max-width: 100%; }
.volume [hidden], .sheet[hidden] { display: none; }
@media print { .volume label { display: none; } .sheet { break-before: page; } }`;

const search = `const field = document.getElementById('find');
field.addEventListener('input', () => {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const line of document.querySelectorAll('.volume li')) {
    const text = line.dataset.words;
    line.hidden = !words.every((word) => text.includes(word));
    const sheet = document.querySelector(line.querySelector('a').getAttribute('href'));
    if (sheet) sheet.hidden = line.hidden;
  }
});`;

/** SHA-256 of the script in the page, between its line breaks; a test computes it again. */
const searchHash = 'CuPANn1ul7QMHnyH6nLdSXs9pat+qaOKeSG2D8/PL+g=';
