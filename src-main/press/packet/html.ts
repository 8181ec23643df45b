import type { Packet, PacketPart } from '#shared/views/mail.ts';
import { renderHalftone } from '../engravings/halftone.ts';
import { renderContentPolicy } from '../render/policy.ts';

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string): string => text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
const writingLines = 16;

const style = `
.sheet { max-width: 190mm; margin: 0 auto; padding: 8mm; background: #fff; color: #211c16;
  font: 11pt/1.4 'Libre Franklin', 'Helvetica Neue', Arial, sans-serif; }
.sheet h1 { font-size: 20pt; line-height: 1.15; margin: 0 0 1mm; }
.sheet h2 { font-size: 12.5pt; margin: 6mm 0 1.5mm; padding-bottom: 1mm; border-bottom: 1px solid #211c16; break-after: avoid; }
.sheet p, .sheet ul { margin: 0 0 2mm; }
.sheet ul { padding-left: 5mm; }
.sheet table { width: 100%; border-collapse: collapse; font-size: 9.5pt; }
.sheet th, .sheet td { padding: 1mm 2mm 1mm 0; border-bottom: 1px solid #cbbfa5; text-align: left; vertical-align: top; }
.sheet tr { break-inside: avoid; }
.sheet .form { break-before: page; }
.sheet .line { height: 8.5mm; border-bottom: 1px solid #8f8269; }
.sheet .small { font-size: 9.5pt; color: #5d5347; }
.sheet .examples { columns: 2; column-gap: 8mm; list-style: none; padding: 0; font-size: 9.5pt; color: #5d5347; }
.sheet .handout { margin: 6mm 0; padding: 4mm 6mm; break-inside: avoid; }
.sheet .handout h2 { margin-top: 0; border: 0; }
.sheet .handout svg { display: block; width: 120mm; max-width: 100%; margin: 0 auto 2mm; }
.sheet .letter { border: 1px solid #8f8269; font-family: 'Special Elite', 'Courier New', monospace; }
.sheet .rumor { border: 1px dashed #8f8269; font-style: italic; }
.sheet .picture { border: 1px solid #211c16; text-align: center; }
.sheet .clipping { border: 1px solid #8f8269; font-family: 'Old Standard TT', Georgia, serif; }
@page { size: A4; margin: 12mm; }
@media print { .sheet { padding: 0; } }
`;

/** Renders a packet as a printable page: the report and the tables first, the blank sheet on a page of its own. */
export function renderPacketHtml(packet: Packet): string {
  const title = escapeText(`${packet.title}: ${packet.name}, ${packet.date}`);
  const list = (lines: readonly string[]): string =>
    `<ul>${lines.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
${renderContentPolicy()}
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<div class="sheet">
<h1>${escapeText(packet.name)}</h1>
<p>${escapeText(formatCampaignTitle(packet))}: ${escapeText(packet.date)}. For your eyes only.</p>
${packet.report.map((part) => `<h2>${escapeText(part.title)}</h2>${list(part.lines)}`).join('\n')}
${packet.parts.map(renderPart).join('\n')}
<section class="form">
<h2>${escapeText(packet.sheetHead)}</h2>
${packet.due === null ? '' : `<p>Due ${escapeText(packet.due)}.</p>\n`}<p class="small">One order a line, written like these:</p>
<ul class="examples">${packet.examples.map((line) => `<li>${escapeText(line)}</li>`).join('')}</ul>
${'<div class="line"></div>\n'.repeat(writingLines)}</section>
</div>
</body>
</html>
`;
}

/** Many a campaign has no other name than its game. */
function formatCampaignTitle({ title, game }: Packet): string {
  return title === game ? title : `${title}, ${game}`;
}

function renderPart({ title, sentences, table, handout }: PacketPart): string {
  const renderCells = (row: readonly string[], tag: 'th' | 'td'): string =>
    row.map((cell) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escapeText(cell)}</${tag}>`).join('');
  const rows =
    table === null
      ? ''
      : `<table><thead><tr>${renderCells(table.head, 'th')}</tr></thead><tbody>${table.rows
          .map((row) => `<tr>${renderCells(row, 'td')}</tr>`)
          .join('')}</tbody></table>`;
  const section = handout === undefined ? '<section>' : `<section class="handout ${handout.kind}">`;
  const photo = handout?.picture;
  const picture = photo === undefined || photo === null ? '' : renderHalftone(photo);
  return `${section}<h2>${escapeText(title)}</h2>${picture}${sentences
    .map((sentence) => `<p>${escapeText(sentence)}</p>`)
    .join('')}${rows}</section>`;
}
