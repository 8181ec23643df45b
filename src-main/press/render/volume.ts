import type { Edition } from '../../../src-shared/views/paper.ts';
import { storiesOf } from '../../../src-shared/views/pressEdit.ts';
import { escapeHtml } from './escape.ts';
import { sheetOf } from './html.ts';
import type { PaperFont } from './stylesheet.ts';

/**
 * Every edition bound into one file, the first one first, with an index of their headlines and a field that finds
 * words in them. Styles, type and pictures are inside it.
 */
export function renderVolume(
  title: string,
  editions: readonly Edition[],
  fonts: readonly PaperFont[],
): string {
  const bound = editions.toSorted((a, b) => a.period - b.period);
  const sheets = bound.map((edition) => ({ edition, sheet: sheetOf(title, edition) }));
  // Pages of two leaves bring the rules of those of one.
  const model = sheets.find(({ edition }) => edition.pages !== undefined) ?? sheets[0];
  const styles = model?.sheet.styles(fonts) ?? '';
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
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
${bound.map(indexLine).join('\n')}
</ol></nav>
</header>
<main class="paper-page">
${sheets
  .map(
    ({ edition, sheet }) =>
      `<article class="sheet" id="edition-${edition.period}" aria-label="${escapeHtml(edition.date)}">\n${sheet.content}</article>`,
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

function indexLine(edition: Edition): string {
  const { period, date, lead } = edition;
  const words = storiesOf(edition).flatMap(({ headline, paragraphs }) => [headline, ...paragraphs]);
  return `<li data-words="${escapeHtml(words.join(' ').toLowerCase())}"><a href="#edition-${period}"><span>${escapeHtml(date)}</span> ${escapeHtml(lead.headline)}</a></li>`;
}

const volumeStyles = `.volume { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
.volume ol { columns: 2 24rem; padding: 0; list-style: none; }
.volume li { padding: 0.2rem 0; break-inside: avoid; }
.volume li span { opacity: 0.7; }
.volume input { font: inherit; padding: 0.3rem 0.5rem; width: 20rem; max-width: 100%; }
.volume [hidden] { display: none; }
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
