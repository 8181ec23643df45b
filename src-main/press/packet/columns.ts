/** No line of a packet is wider: mail programs break longer ones where they like. */
export const packetWidth = 76;

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;

/** Measures how many columns a text takes in a typewriter's letters: marks none, Chinese letters two. */
export function measureWidth(text: string): number {
  return [...text].reduce((sum, letter) => {
    if (/\p{M}|\p{Cf}/u.test(letter)) return sum;
    return sum + (wide.test(letter) ? 2 : 1);
  }, 0);
}

/** Fills a cell up with blanks to so many columns. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - measureWidth(text)));
}

/**
 * Breaks a text into lines of the packet's width; the first begins with `begin`, the others with `hang`. A longer word
 * is cut.
 */
export function wrapText(text: string, hang = '', begin = ''): string[] {
  const lines: string[] = [];
  const margin = Math.max(hang.length, begin.length);
  let start = begin;
  let line = begin;
  for (const word of text.split(' ').flatMap((one) => cutWord(one, packetWidth - margin))) {
    const longer = line === start ? `${line}${word}` : `${line} ${word}`;
    if (line !== start && measureWidth(longer) > packetWidth) {
      lines.push(line.trimEnd());
      start = hang;
      line = `${hang}${word}`;
    } else line = longer;
  }
  return [...lines, line.trimEnd()];
}

function cutWord(word: string, width: number): string[] {
  if (measureWidth(word) <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    const last = pieces.at(-1) ?? '';
    if (measureWidth(last + letter) > width) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

/** Formats a table in columns; one that is too wide is set row by row, a line for each of its cells. */
export function formatTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => measureWidth(row[column] ?? ''))));
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * (widths.length - 1);
  if (total <= packetWidth)
    return all.map((row) =>
      row
        .map((cell, column) => padTo(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return rows.flatMap((row) => formatStacked(head, row));
}

function formatStacked(head: readonly string[], row: readonly string[]): string[] {
  const [name = '', ...cells] = row;
  const facts = cells.flatMap((cell, place) => (cell === '' ? [] : [`${head[place + 1] ?? ''} ${cell}`]));
  return [...wrapText(name, '  '), ...wrapText(facts.join('; '), '    ', '  ')];
}
