import type { Edition, Story } from '#shared/views/paper.ts';
import { renderPicture } from '../engravings/index.ts';
import { escapeHtml } from './escape.ts';
import { setText } from './hyphenation.ts';

/** Points of the printed sheet: its width, and what the head and the least picture leave of its height. */
const sheet = { width: 550, left: 350 } as const;
/** Square points of the sheet that a letter takes in type of one point, with the holes of its lines. */
const letterArea = 0.62;
/** A headline over a story takes the room of so many letters. */
const headLetters = 120;
const [smallest, largest] = [8.5, 17];
/** A story of fewer letters is not broken into columns. */
const shortLetters = 240;
/** The headline runs over three lines, and fewer above many letters; points of its type, and the width of a capital. */
const headline = { lines: 3, leastLines: 1, lettersForLine: 1_500, width: 0.72, smallest: 24, largest: 76 } as const;

function clamp(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 10) / 10;
}

function countLetters({ paragraphs }: Story): number {
  return headLetters + paragraphs.reduce((sum, { length }) => sum + length, 0);
}

function renderWords({ paragraphs, dateline }: Story): string {
  const byline = dateline === null ? '' : `<p class="byline">${escapeHtml(dateline)}</p>\n`;
  const isShort = paragraphs.join('').length < shortLetters;
  return `${byline}<div class="text${isShort ? ' short' : ''}">${paragraphs.map((text) => `<p>${setText(text)}</p>`).join('\n')}</div>`;
}

/** Renders what is below the masthead of an extra: the cry, a headline across the sheet, a picture, and the stories. */
export function renderExtra({ lead, picture, seconds }: Edition): string {
  const others = seconds.map(
    (story) => `<article class="story"><h3>${escapeHtml(story.headline)}</h3>\n${renderWords(story)}</article>`,
  );
  return `<p class="cry"><span>Extra!</span></p>
<article class="lead">
<h2>${escapeHtml(lead.headline)}</h2>
<figure><div class="picture">${renderPicture(picture)}</div>
<figcaption>${escapeHtml(picture.caption)}</figcaption></figure>
${renderWords(lead)}
</article>
${others.length === 0 ? '' : `<section class="others">${others.join('\n')}</section>\n`}`;
}

/** Renders the style rules of an extra; its words are as large as the printed sheet holds, and its picture takes the rest. */
export function renderExtraStyles({ lead, seconds }: Edition): string {
  const letters = [lead, ...seconds].reduce((sum, story) => sum + countLetters(story), 0);
  const lines = Math.max(headline.leastLines, headline.lines - letters / headline.lettersForLine);
  const head = clamp(
    (sheet.width * lines) / (headline.width * lead.headline.length),
    headline.smallest,
    headline.largest,
  );
  const left = sheet.left - Math.ceil((headline.width * head * lead.headline.length) / sheet.width) * head;
  const words = clamp(Math.sqrt((sheet.width * left) / (letterArea * letters)), smallest, largest);
  return `
.sheet { max-width: 900px; }
.cry { border-bottom: 3px double var(--ink); text-align: center; font: 900 5.6em/1.05 'Playfair Display', serif; text-transform: uppercase; letter-spacing: 0.2em; }
.cry span { margin-right: -0.2em; }
.sheet .cry { padding: 0.05em 0 0.12em; }
.lead { flex: 1 1 auto; border: none; padding: 0; }
.lead h2 { font-size: 3.4em; text-transform: uppercase; margin-top: 0.2em; overflow-wrap: break-word; }
.lead figure { width: auto; }
.sheet .byline { font-style: italic; text-align: center; margin-bottom: 0.4em; }
.sheet .text p { text-align: left; }
.sheet .lead .text p:first-of-type::first-letter { float: none; font: inherit; padding: 0; }
.sheet .short { max-width: 26em; margin-inline: auto; }
.sheet .text:not(.short) { columns: 18em; column-gap: 1.6em; column-rule: 1px solid var(--hair); }
.sheet .text { font-size: 1.15em; }
.others { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18em, 100%), 1fr)); gap: 1em 1.6em; margin-top: 1em; padding-top: 0.8em; border-top: 3px double var(--ink); }
.sheet .others .story { border: none; margin: 0; padding: 0; }
@container (width < 760px) { .cry { font-size: 3.6em; } .lead h2 { font-size: 2.1em; } }
@media print {
  .sheet { font-size: ${words}pt; max-width: none; }
  .masthead h1 { font-size: 33pt; }
  .masthead .motto, .dateline, .lead figcaption, .byline { font-size: 9pt; }
  .cry { font-size: 62pt; }
  .lead h2 { font-size: ${head}pt; }
  .lead .picture { flex: 1 1 110pt; min-height: 110pt; aspect-ratio: auto; }
  .sheet .text { font-size: 1em; }
}
`;
}
