import type { DoorMap, YearChart } from '#shared/views/paper.ts';
import { renderDoorMap } from './doorMap.ts';
import { escapeHtml } from './escape.ts';

const size = { width: 420, height: 190, left: 24, right: 112, top: 12, bottom: 22 } as const;
/** The lines of the gangs, told apart without color. */
const dashes = ['', '7 3', '2 3', '10 3 2 3', '4 2 1 2', '1 2'] as const;
/** The most of the thermometer. */
const hottest = 20;

/** Renders the year in pictures: doors and anger by month, and the map a year ago beside today's. */
export function renderYear(year: YearChart, today: DoorMap | null): string {
  const maps =
    year.before === null || today === null
      ? ''
      : `<div><h4>A Year Ago</h4>${renderDoorMap(year.before)}</div>
<div><h4>Today</h4>${renderDoorMap(today)}</div>`;
  return `<figure class="year"><h3>The Year in Pictures</h3>
<div class="panels"><div><h4>Houses of Each Gang</h4>${renderLines(year)}</div>
<div><h4>The Thermometer</h4>${renderBars(year)}</div>
${maps}</div></figure>`;
}

/** Frames a chart, with as much room for labels to its right as they need. */
function frameChart(label: string, parts: readonly string[], room: number = size.right): string {
  const { width, height, left, right, bottom } = size;
  const base = height - bottom;
  return `<svg viewBox="0 0 ${width - right + room} ${height}" role="img" aria-label="${escapeHtml(label)}" font-family="'Old Standard TT', Georgia, serif" font-size="13">
<path d="M${left} ${base}H${width - right}" stroke="currentColor"/>${parts.join('')}</svg>`;
}

function placeMonth(at: number, months: number): number {
  const { width, left, right } = size;
  return left + ((at + 0.5) * (width - left - right)) / months;
}

function nameMonths(months: readonly string[]): string[] {
  return months.map(
    (name, at) =>
      `<text x="${placeMonth(at, months.length).toFixed(1)}" y="${size.height - 6}" text-anchor="middle">${escapeHtml(name)}</text>`,
  );
}

function renderLines({ months, gangs }: YearChart): string {
  const { width, height, right, top, bottom } = size;
  const most = Math.max(1, ...gangs.flatMap(({ doors }) => doors.map((count) => count ?? 0)));
  const level = (count: number): number => height - bottom - (count / most) * (height - top - bottom);
  const ends = spreadLabels(gangs.map(({ doors }) => level(doors.at(-1) ?? 0)));
  const labels = gangs.map(({ name, doors }) => `${name} ${doors.at(-1) ?? 0}`);
  const room = Math.max(right, ...labels.map((label) => 8 + label.length * letterWidth));
  const lines = gangs.flatMap(({ doors }, nth) => {
    const spots = doors.flatMap((count, at) =>
      count === null ? [] : [`${placeMonth(at, months.length).toFixed(1)} ${level(count).toFixed(1)}`],
    );
    const dash = dashes[nth % dashes.length] ?? '';
    return [
      `<path d="M${spots.join('L')}" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="${dash}"/>`,
      `<text x="${width - right + 4}" y="${(ends[nth] ?? 0) + 4}">${escapeHtml(labels[nth] ?? '')}</text>`,
    ];
  });
  return frameChart('Houses of each gang by month', [...lines, ...nameMonths(months)], room);
}

const labelHeight = 14;
/** The width of a letter of a label, on average and some to spare. */
const letterWidth = 6.6;

/** Moves labels apart that would be printed over one another. */
function spreadLabels(levels: readonly number[]): number[] {
  const order = levels.map((_, at) => at).toSorted((a, b) => (levels[a] ?? 0) - (levels[b] ?? 0));
  const placed = [...levels];
  let last = -Infinity;
  for (const at of order) {
    last = Math.max(levels[at] ?? 0, last + labelHeight);
    placed[at] = last;
  }
  const over = Math.max(0, last - (size.height - size.bottom));
  return placed.map((level) => level - over);
}

function renderBars({ months, outrage }: YearChart): string {
  const { width, height, left, right, top, bottom } = size;
  const wide = ((width - left - right) / months.length) * 0.6;
  const bars = outrage.flatMap((level, at) => {
    if (level === null) return [];
    const high = (Math.min(level, hottest) / hottest) * (height - top - bottom);
    const x = placeMonth(at, months.length);
    return [
      `<path d="M${(x - wide / 2).toFixed(1)} ${height - bottom}v${(-high).toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}Z" fill="currentColor"/>`,
      `<text x="${x.toFixed(1)}" y="${(height - bottom - high - 3).toFixed(1)}" text-anchor="middle" font-size="11">${level}</text>`,
    ];
  });
  return frameChart('The thermometer of public indignation by month', [...bars, ...nameMonths(months)]);
}

/** Its style rules on every page. */
export const yearStyles = `
.year { margin-top: 0.9em; padding-top: 0.6em; border-top: 3px double var(--ink); }
.year h3 { text-align: center; text-transform: uppercase; letter-spacing: 0.06em; font: 700 1.1em/1.2 'Old Standard TT', serif; }
.year h4 { margin: 0.2em 0; text-align: center; font: italic 0.95em/1.2 'Old Standard TT', serif; }
.year .panels { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.6em 1.6em; }
`;
