import { spreadsheetStyles, type SpreadsheetStyle } from '#shared/words/spreadsheets.ts';

const storeKey = 'racketeer-spreadsheet';

/** The choices of the settings; the region's own is not kept. */
export const styleNames: Readonly<Record<SpreadsheetStyle, string>> = {
  comma: 'Commas between cells (1.5)',
  semicolon: 'Semicolons between cells (1,5)',
  tab: 'Tabs between cells (1.5)',
};

/** The style of tables that are saved: the user's choice on this machine, else his region's. */
export function chooseStyle(): SpreadsheetStyle {
  return readPickedStyle() ?? findRegionStyle(navigator.languages);
}

/** The user's choice; null where he leaves it to his region. */
export function readPickedStyle(): SpreadsheetStyle | null {
  // Tests have no window.
  const kept = typeof localStorage === 'undefined' ? null : localStorage.getItem(storeKey);
  return kept !== null && Object.hasOwn(spreadsheetStyles, kept) ? (kept as SpreadsheetStyle) : null;
}

/** Keeps the user's choice; null leaves it to his region. */
export function pickStyle(style: SpreadsheetStyle | null): void {
  if (style === null) localStorage.removeItem(storeKey);
  else localStorage.setItem(storeKey, style);
}

/** Where a comma stands in a figure, cells stand apart by semicolons. */
export function findRegionStyle(languages: readonly string[]): SpreadsheetStyle {
  const [first] = languages;
  const parts = new Intl.NumberFormat(first).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? 'semicolon' : 'comma';
}
