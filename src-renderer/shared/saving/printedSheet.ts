const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in a page. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);

const style = `
.sheet { max-width: 190mm; margin: 0 auto; background: #fff; color: #111;
  font: 10.5pt/1.4 'Libre Franklin', 'Helvetica Neue', Arial, sans-serif; }
.sheet h1 { font-size: 16pt; line-height: 1.15; margin: 0 0 2mm; }
.sheet h2 { font-size: 12pt; margin: 5mm 0 1.5mm; padding-bottom: 1mm; border-bottom: 1px solid #111; break-after: avoid; }
.sheet p { margin: 0 0 2mm; }
.sheet svg { display: block; height: 245mm; max-width: 100%; margin: 0 auto; }
.sheet svg text { font-size: 10px; fill: #111; }
.sheet svg .name { font-size: 13px; font-weight: 700; }
.sheet svg .spot { font-size: 8.5px; fill: #777; text-anchor: middle; }
.sheet svg .mark { font-size: 13px; font-weight: 700; text-anchor: middle; fill: inherit; }
.sheet table { width: 100%; border-collapse: collapse; font-size: 9.5pt; }
.sheet th, .sheet td { padding: 0.8mm 2mm 0.8mm 0; border-bottom: 1px solid #bbb; text-align: left; vertical-align: top; }
.sheet .num { text-align: right; }
.sheet .stake { font-weight: 700; }
.sheet .line { height: 8.5mm; border-bottom: 1px solid #888; }
.sheet .small { font-size: 9pt; color: #555; }
.sheet .form { break-before: page; }
.sheet .grid { display: grid; grid-template-columns: repeat(6, 1fr); gap: 1.2mm; break-inside: avoid; }
.sheet .cell { min-height: 30mm; padding: 1.5mm; border: 1px solid #111; font-size: 8.5pt; line-height: 1.3; }
.sheet .cell.place { background: #eee; }
.sheet .cell.shut { border-style: dashed; color: #777; }
.sheet .cell b { display: block; font-size: 9pt; }
.sheet .cell .held { display: inline-block; padding: 0 1mm; background: #111; color: #fff; font-weight: 700; }
@page { size: A4; margin: 12mm; }
`;

/** A page that prints by itself, as the frame's page reader takes it. */
export function renderSheet(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${escapeText(title)}</title><style>${style}</style></head>
<body><div class="sheet">
${body}
</div></body></html>`;
}

type Row = readonly string[];

/** A table of a printed sheet; all but its first column are figures, unless it holds `words`. */
export function renderTable(head: Row, rows: readonly Row[], holds: 'figures' | 'words'): string {
  const cells = (row: Row, tag: 'th' | 'td'): string =>
    row
      .map((one, nth) => {
        const kind = nth === 0 || holds === 'words' ? '' : ' class="num"';
        return `<${tag}${kind}>${escapeText(one)}</${tag}>`;
      })
      .join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}
