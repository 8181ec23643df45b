/** A face of type to carry inside the page, as the platform read it. */
export type PaperFont = {
  family: string;
  weight: number;
  style: 'normal' | 'italic';
  /** A woff2 file. */
  base64: string;
};

/** The page's own type; every length hangs on the sheet's font size, so the page scales as one. */
const sheet = `
:root { color-scheme: light; }
body { margin: 0; background: #d9d0bb; }
.paper-page { container-type: inline-size; padding: 1rem; }
.sheet {
  --ink: #1c1712; --soft: #463d32; --hair: #8b7f6a; --stock: #f7f1e1;
  box-sizing: border-box; max-width: 1400px; margin: 0 auto; padding: 1.6em 2em 1.4em;
  background: var(--stock); color: var(--ink);
  font: 15px/1.27 'Old Standard TT', 'Georgia', serif;
  display: flex; flex-direction: column; overflow-wrap: break-word;
}
.sheet svg { display: block; width: 100%; }
.sheet .paper { fill: var(--stock); }
.sheet .cloth { fill: color-mix(in srgb, var(--ink) 62%, var(--stock)); }
.sheet .fair { fill: color-mix(in srgb, var(--ink) 30%, var(--stock)); }
.sheet .plate { fill: color-mix(in srgb, var(--ink) 20%, var(--stock)); }
.sheet .road { fill: none; stroke: var(--stock); }
.sheet .rim { fill: none; stroke: var(--stock); stroke-linejoin: round; }
.sheet .halo { fill: currentColor; stroke: var(--stock); paint-order: stroke; stroke-linejoin: round; }
.sheet h1, .sheet h2, .sheet h3, .sheet p, .sheet figure { margin: 0; }
.masthead { text-align: center; }
.masthead h1 { font: 700 4.6em/1.02 'UnifrakturCook', 'Old Standard TT', serif; }
.masthead .motto { font-style: italic; margin: 0.25em 0 0.5em; }
.dateline {
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5em; padding: 0.3em 0.2em;
  border-block: 3px double var(--ink); font-size: 0.95em;
}
.dateline strong { text-transform: uppercase; letter-spacing: 0.06em; }
.front { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1em 0; margin-top: 0.9em; }
.lead { display: flex; flex-direction: column; }
.lead h2 { font: 900 3.05em/1.02 'Playfair Display', serif; text-align: center; text-wrap: balance; }
.lead h2 + figure { margin-top: 0.8em; }
.lead .deck {
  font: italic 1.28em/1.25 'Old Standard TT', serif; text-align: center; text-wrap: balance;
  margin: 0.5em auto 0.6em; max-width: 44em;
}
.lead .deck::after { content: ''; display: block; width: 7em; margin: 0.5em auto 0; border-top: 1px solid var(--ink); }
.lead figure { flex: 1 1 auto; display: flex; flex-direction: column; margin: 0 0 0.8em; }
.picture { flex: 1 1 19em; min-height: 13em; position: relative; border: 1px solid var(--ink); outline: 1px solid var(--ink); outline-offset: 2px; overflow: hidden; }
.picture svg { position: absolute; inset: 0; height: 100%; }
.lead figcaption { font-style: italic; font-size: 0.93em; text-align: center; padding-top: 0.7em; }
.portrait { break-inside: avoid; text-align: center; }
.sheet .portrait { width: min(8.5em, 100%); margin: 0 auto 0.6em; }
.sheet .portrait.photo { width: 100%; }
.portrait svg { border: 1px solid var(--ink); }
.sheet .portrait figcaption { font: 700 0.74em/1.2 'Old Standard TT', serif; text-transform: uppercase; letter-spacing: 0.05em; padding-top: 0.3em; }
.text p { text-align: justify; hyphens: auto; text-indent: 1.1em; orphans: 2; widows: 2; }
.text p:first-of-type { text-indent: 0; }
.text .place { font-weight: 700; letter-spacing: 0.03em; }
.lead .text p:first-of-type::first-letter, .opens .text p:first-of-type::first-letter {
  float: left; font: 700 3.5em/0.8 'Playfair Display', serif; padding: 0.06em 0.07em 0 0;
}
.lead .text:has(.place) p:first-of-type::first-letter, .opens .text:has(.place) p:first-of-type::first-letter { float: none; font: inherit; font-weight: 700; padding: 0; }
.story + .story { border-top: 1px solid var(--hair); margin-top: 0.75em; padding-top: 0.7em; }
.story h3 {
  font: 700 1.5em/1.08 'Playfair Display', serif; text-align: center; text-wrap: balance; hyphens: manual;
  margin-bottom: 0.25em; break-after: avoid;
}
.story .deck {
  font-style: italic; text-align: center; text-wrap: balance; line-height: 1.2; margin-bottom: 0.5em; break-after: avoid;
}
.brief h3 { font: 700 1.04em/1.15 'Old Standard TT', serif; text-transform: uppercase; letter-spacing: 0.07em; }
.brief .text p + p { margin-top: 0.3em; }
.brief .text p { text-indent: 0; }
.rows p { padding: 0.22em 0; line-height: 1.2; break-inside: avoid; }
.rows p + p { border-top: 1px dotted var(--hair); }
.rows b { display: block; }
.below { border-top: 3px double var(--ink); margin-top: 0.9em; padding-top: 0.8em; column-gap: 1.9em; column-rule: 1px solid var(--hair); }
.below .story + .story { border-top: none; padding-top: 0; margin-top: 0.9em; }
.below h3, .below .deck { break-inside: avoid; }
.brief h3::after { content: ''; display: block; width: 3em; margin: 0.3em auto 0; border-top: 1px solid var(--hair); }
.beside { column-gap: 1.9em; column-rule: 1px solid var(--hair); }
.beside h3, .beside .deck { break-inside: avoid; }
.beside .story + .story { border-top: none; padding-top: 0; }
.beside .story:not(:last-child)::after { content: ''; display: block; margin-top: 0.75em; border-top: 1px solid var(--hair); break-before: avoid; }
.ads {
  display: grid; gap: 0.6em; margin-top: 0.9em; padding-top: 0.7em; border-top: 3px double var(--ink); flex: 0 1 auto;
}
.small-print {
  margin-top: 0.7em; padding-top: 0.4em; border-top: 1px solid var(--ink); font-size: 0.72em; line-height: 1.3;
}
.ad {
  border: 1px solid var(--ink); outline: 1px solid var(--ink); outline-offset: -4px; padding: 0.55em 0.6em;
  text-align: center; display: flex; flex-direction: column; justify-content: space-between; gap: 0.15em;
}
.ad h3 { font: 700 1.02em/1.1 'Playfair Display', serif; text-wrap: balance; }
.ad svg { width: 3.9em; margin: 0 auto; }
.ad p { font-size: 0.9em; line-height: 1.2; text-wrap: balance; }
.ad p:first-of-type { font-style: italic; font-size: 0.98em; }
.ads { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Five columns: on wide screens and on the printed page. */
const fiveColumns = `
.front { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
.lead { padding-right: 1em; }
.lead .text:not(.short) { columns: 3; column-gap: 1.9em; column-rule: 1px solid var(--hair); }
.beside { columns: 2; border-left: 1px solid var(--hair); padding-left: 1em; }
.below { columns: 5; }
.ads { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;

const threeColumns = `
.picture { flex: none; aspect-ratio: 2 / 1; }
.lead figure { width: 72%; margin-inline: auto; }
.lead { border-bottom: 1px solid var(--hair); padding-bottom: 1em; }
.lead .text:not(.short) { columns: 3; column-gap: 1.9em; column-rule: 1px solid var(--hair); }
.beside, .below { columns: 3; }
.ads { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const twoColumns = `
.picture { flex: none; aspect-ratio: 2 / 1; }
.lead .text:not(.short), .beside, .below { columns: 2; column-gap: 1.6em; column-rule: 1px solid var(--hair); }
`;

const narrow = `
.paper-page { padding: 0; }
.sheet { padding: 1.1em 1em; }
.masthead h1 { font-size: 2.7em; }
.lead h2 { font-size: 2.1em; }
`;

/** Paper taller than wide, which fits inside the margins of Letter and A4. */
const printable = { widthMm: 194, heightMm: 259 } as const;
/** Measured: square points of type times lines that the printed page holds. */
const pageCapacity = 2600;
const smallestPoints = 5.2;
const largestPoints = 10;

/** Computes the type size that sets a number of lines, with masthead and advertisements, on one printed page. */
export function printPointsFor(lines: number): number {
  const points = Math.sqrt(pageCapacity / lines);
  return Math.round(Math.min(largestPoints, Math.max(smallestPoints, points)) * 100) / 100;
}

function createPrintRules(points: number): string {
  return `
@page { margin: 8mm; }
@media print {
  body { background: none; }
  .paper-page { padding: 0; container-type: normal; }
  .sheet {
    font-size: ${points}pt; padding: 0; background: none; max-width: none; --stock: #fff;
    width: ${printable.widthMm}mm; min-height: ${printable.heightMm}mm;
  }
  .masthead h1 { font-size: 4.6em; }
  .lead h2 { font-size: 3.05em; }
  /* The picture and the advertisements share what room the news leaves. */
  .front, .ads { flex: 1 1 auto; }
  .ad svg { flex: 1 1 auto; min-height: 2.4em; max-height: 9em; width: 100%; }
  .picture { min-height: 11em; flex-basis: 11em; }
  ${fiveColumns}
}
@media print and (min-height: 280.5mm) { .sheet { min-height: 280mm; } }
`;
}

function renderFontFace({ family, weight, style, base64 }: PaperFont): string {
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; font-display: swap; src: url(data:font/woff2;base64,${base64}) format('woff2'); }`;
}

/** The whole style sheet of an exported page. */
export function renderStylesheet(fonts: readonly PaperFont[], lines: number): string {
  return [
    ...fonts.map(renderFontFace),
    sheet,
    `@container (width < 520px) {${narrow}}`,
    `@container (520px <= width < 760px) {${twoColumns}}`,
    `@container (760px <= width < 1000px) {${threeColumns}}`,
    `@container (width >= 1000px) {.sheet { font-size: clamp(13px, 1.2cqi, 15px); } ${fiveColumns}}`,
    createPrintRules(printPointsFor(lines)),
  ].join('\n');
}
