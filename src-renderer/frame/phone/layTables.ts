/** A cell has the words of its column before it where the table is laid out as cards. */
const labelName = 'label';

/**
 * Lays out every table of a screen that is wider than its place as cards, a row each; a table that fits stays one. Follows
 * the size of the screen and what changes in it; returns how to stop.
 */
export function layTables(screen: HTMLElement): () => void {
  let waits = 0;
  const lay = (): void => {
    waits = 0;
    for (const table of screen.querySelectorAll<HTMLTableElement>('table.table')) layTable(table);
  };
  const layLater = (): void => {
    waits ||= requestAnimationFrame(lay);
  };
  const changes = new MutationObserver(layLater);
  const sizes = new ResizeObserver(layLater);
  changes.observe(screen, { childList: true, subtree: true, characterData: true });
  sizes.observe(screen);
  lay();
  return () => {
    changes.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(waits);
    for (const table of screen.querySelectorAll<HTMLTableElement>('table[data-cards]')) delete table.dataset['cards'];
  };
}

/** Measures a table as a table, and marks it as cards if its place is too narrow. */
function layTable(table: HTMLTableElement): void {
  const place = table.parentElement;
  if (place === null || place.clientWidth === 0) return;
  delete table.dataset['cards'];
  if (table.scrollWidth <= place.clientWidth + 1) return;
  const heads = listHeads(table);
  for (const row of [...table.tBodies, table.tFoot].flatMap((part) => [...(part?.rows ?? [])])) {
    let column = 0;
    for (const cell of row.cells) {
      const isNamed = cell.tagName === 'TD' && column > 0 && cell.colSpan === 1;
      const label = isNamed ? (heads[column] ?? '') : '';
      if (cell.dataset[labelName] !== label) cell.dataset[labelName] = label;
      if (label !== '' && isBrief(cell)) cell.dataset['brief'] = '';
      else delete cell.dataset['brief'];
      column += cell.colSpan;
    }
  }
  table.dataset['cards'] = '';
}

/** True of a figure or a word or two, without anything to press. */
function isBrief(cell: HTMLTableCellElement): boolean {
  const words = cell.textContent.trim();
  const longest = Math.max(...words.split(/\s+/u).map((word) => word.length));
  return words.length <= 22 && longest <= 11 && cell.querySelector('button, input, select') === null;
}

/** Lists the words of a table’s last row of heads, one a column. */
function listHeads(table: HTMLTableElement): string[] {
  const row = [...(table.tHead?.rows ?? [])].at(-1);
  return [...(row?.cells ?? [])].flatMap((cell) => Array.from({ length: cell.colSpan }, () => cell.textContent.trim()));
}
