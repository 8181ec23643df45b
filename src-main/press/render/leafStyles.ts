import { classifiedStyles } from './classifieds.ts';
import { yearStyles } from './yearChart.ts';

/** Extra styles of two-page papers; every length depends on the font size. */
const leaves = `
.leaf { display: flex; flex-direction: column; }
.leaf + .leaf { margin-top: 2.4em; padding-top: 1.4em; border-top: 6px double var(--ink); }
.title { display: flex; align-items: center; justify-content: space-between; gap: 1em; }
.title h1 { flex: 1 1 auto; }
.ear {
  flex: 0 0 9.5em; border: 1px solid var(--ink); padding: 0.35em 0.4em; font-size: 0.78em; line-height: 1.2;
  display: flex; flex-direction: column; text-align: center;
}
.ear span:first-child { font-weight: 700; text-transform: uppercase; letter-spacing: 0.05em; }
.banner {
  font: 900 3.5em/1 'Playfair Display', serif; text-align: center; text-transform: uppercase; text-wrap: balance;
  padding: 0.16em 0 0.2em; border-bottom: 1px solid var(--ink); letter-spacing: -0.01em;
}
.mourning .banner, .mourning .lead h2 { border-block: 0.22em solid var(--ink); padding-block: 0.18em; }
.leaf .lead h2 { text-transform: uppercase; font-size: 2.3em; margin-bottom: 0.25em; }
.leaf .lead .deck { font: 700 1.1em/1.2 'Old Standard TT', serif; margin: 0.35em auto 0.1em; }
.leaf .lead .deck:last-of-type { margin-bottom: 0.6em; }
.leaf .lead .deck::after { width: 4em; margin-top: 0.35em; }
.byline { font-style: italic; text-align: center; margin-bottom: 0.3em; }
.leaf .story h3 { text-transform: uppercase; font-size: 1.24em; line-height: 1.1; hyphens: manual; }
.leaf .story .deck { font: 700 0.98em/1.2 'Old Standard TT', serif; margin-bottom: 0.25em; }
.leaf .story .deck::after { content: ''; display: block; width: 2.6em; margin: 0.3em auto 0; border-top: 1px solid var(--hair); }
.leaf .brief h3 { font-size: 0.98em; }
.leaf .text p { hyphens: manual; line-height: 1.16; }
.jump { font-style: italic; font-size: 0.92em; text-align: center; }
.index { border: 1px solid var(--ink); padding: 0.4em 0.5em; margin-bottom: 0.8em; break-inside: avoid; font-size: 0.9em; }
.index h3 { font: 700 1em/1.2 'Old Standard TT', serif; text-align: center; text-transform: uppercase; letter-spacing: 0.07em; }
.index ul { list-style: none; margin: 0.2em 0 0; padding: 0; }
.index li span:first-child { min-width: 0; overflow-wrap: anywhere; }
.index li { display: flex; justify-content: space-between; gap: 0.5em; line-height: 1.2; }
.folio {
  display: flex; justify-content: space-between; gap: 1em; border-block: 1px solid var(--ink); padding: 0.25em 0.2em;
  font-size: 0.9em; text-transform: uppercase; letter-spacing: 0.05em;
}
.classifieds { display: none; }
.house p { margin: 0; font: 10pt/1.25 'Old Standard TT', serif; text-align: center; }
.house b { display: block; font: 900 16pt/1.15 'Playfair Display', serif; }
.inside .below { border-top: none; }
.plan { border-top: 3px double var(--ink); margin-top: 0.9em; padding-top: 0.6em; }
.plan h3 { font: 700 1.04em/1.2 'Old Standard TT', serif; text-align: center; text-transform: uppercase; letter-spacing: 0.07em; }
.plan svg { max-width: 56em; margin: 0.3em auto 0; }
.plan figcaption { font-style: italic; font-size: 0.9em; text-align: center; padding-top: 0.3em; }
`;

/** Stories abreast on a page of eight columns; on screen, where columns are wider, each is set in half as many. */
const abreast = `
.leaf .below.abreast { display: grid; grid-template-columns: repeat(8, minmax(0, 1fr)); column-gap: 1.5em; }
.leaf .abreast .story { margin-top: 0; }
.abreast .story + .story { border-left: 1px solid var(--hair); padding-left: 0.75em; }
.abreast .text { column-gap: 1.5em; column-rule: 1px solid var(--hair); }
${[1, 2, 3, 4, 5, 6, 7, 8]
  .map((span) => `.span${span} { grid-column: span ${span}; } .span${span} .text { columns: ${Math.ceil(span / 2)}; }`)
  .join('\n')}
`;

/** On the printed sheet a story abreast has the page's own narrow columns. */
const abreastInPrint = [1, 2, 3, 4, 5, 6, 7, 8]
  .map((span) => `.span${span} .text { columns: ${span}; column-gap: 1.1em; }`)
  .join('\n');

const eightColumns = `
.front { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.lead { padding-right: 0.7em; }
.leaf .lead .text { columns: 4; }
.beside { columns: 4; border-left: 1px solid var(--hair); padding-left: 0.7em; }
.leaf .below { columns: 8; }
.leaf .lead .text, .beside, .leaf .below { column-gap: 1.1em; column-rule: 1px solid var(--hair); }
.ads { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;

/**
 * On screen a column is thirty letters wide, so that justified lines have no rivers. Most of five columns go to the
 * lead: its picture grows until it is as long as the columns beside it, which cannot grow.
 */
const fiveColumns = `
.front { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
.lead { padding-right: 1em; }
.leaf .lead .text { columns: 3; }
.leaf .picture { flex-basis: 13em; }
.beside { columns: 2; border-left: 1px solid var(--hair); padding-left: 1em; }
.leaf .below { columns: 5; }
.leaf .lead .text, .beside, .leaf .below { column-gap: 1.5em; column-rule: 1px solid var(--hair); }
.ads { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;

const sixColumns = `
.front { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.lead { padding-right: 1em; }
.leaf .lead .text { columns: 3; }
.leaf .picture { flex-basis: 13em; }
.beside { columns: 3; border-left: 1px solid var(--hair); padding-left: 1em; }
.leaf .below { columns: 6; }
.leaf .lead .text, .beside, .leaf .below { column-gap: 1.5em; column-rule: 1px solid var(--hair); }
.ads { grid-template-columns: repeat(6, minmax(0, 1fr)); }
`;

const narrowLeaf = `
.title { flex-wrap: wrap; justify-content: center; }
.title h1 { flex: 1 0 100%; order: -1; }
.ear { flex: 1 1 40%; }
.banner { font-size: 1.9em; }
.leaf .lead h2 { font-size: 1.7em; }
`;

/** Between two ears the paper’s name keeps to one line. */
const narrowTitle = `
.masthead h1 { font-size: 3.4em; }
`;

/**
 * A4 is taller than Letter and as wide as the sheet is set: its type grows until the leaf is full. A browser's page
 * height may include the margins; this height tells the two papers apart in both cases.
 */
const tallSheet = { fromMm: 280.5, leafMm: 280, type: 1.035 } as const;

/** Renders the style rules of two-page papers, with type of a number of points on the printed sheet. */
export function renderLeafStyles(points: number): string {
  return `${leaves}${yearStyles}
@container (760px <= width < 1000px) {${narrowTitle}}
@container (width < 760px) {${narrowLeaf}}
@container (width >= 1000px) {${fiveColumns}${abreast}}
@container (width >= 1500px) {${sixColumns}}
@media print {
  .sheet { font-size: ${points}pt; }
  .leaf { height: 258mm; overflow: hidden; }
  .leaf + .leaf { break-before: page; margin: 0; padding: 0; border: none; }
  .masthead h1 { font-size: 33pt; white-space: nowrap; }
  .masthead .motto { margin: 1pt 0 3pt; font-size: 8pt; }
  .dateline, .ear, .folio { font-size: 7.4pt; }
  .ear { flex-basis: 84pt; }
  .banner { font-size: 27pt; }
  .leaf .lead h2 { font-size: 19pt; }
  .leaf .lead .deck { font-size: 10pt; }
  .front, .leaf .below { margin-top: 6pt; }
  .front { flex: 1 1 auto; }
  .besides { display: flex; flex-direction: column; min-height: 0; }
  .picture { flex: 1 1 110pt; min-height: 110pt; max-height: 290pt; }
  .leaf .story h3 { font-size: 0.96em; }
  .leaf .story { break-inside: auto; }
  .leaf .lead .text p:first-of-type::first-letter { font-size: 2.5em; }
  .plan { flex: 0 1 auto; min-height: 0; }
  .year .panels { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .plan svg { max-width: 172mm; max-height: 62mm; }
  .ads { grid-template-columns: repeat(6, minmax(0, 1fr)); flex: 0 0 auto; margin-top: auto; }
  .ad { padding: 4pt; }
  .ad h3 { font-size: 9pt; }
  .ad p, .ad p:first-of-type { font-size: 7pt; }
  .ad svg { flex: 0 0 auto; width: 38pt; min-height: 0; }
  /* A printed column holds some seventeen letters: set even, its lines would be full of holes. */
${classifiedStyles}
  .leaf .text p { orphans: 2; widows: 2; text-wrap: pretty; text-align: left; }
  ${eightColumns}${abreast}${abreastInPrint}
  .roomy .ads { grid-template-columns: repeat(3, minmax(0, 1fr)); flex: 1 0 auto; margin-top: 8pt; }
  .roomy .ad h3 { font-size: 17pt; }
  .roomy .ad p, .roomy .ad p:first-of-type { font-size: 10pt; }
  .roomy .ad svg { width: 84pt; }
}
@media print and (min-height: ${tallSheet.fromMm}mm) {
  .sheet { font-size: ${(points * tallSheet.type).toFixed(2)}pt; }
  .leaf { height: ${tallSheet.leafMm}mm; }
}
`;
}
