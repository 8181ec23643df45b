import type { Annals } from '#shared/views/annals.ts';
import { formatSigned } from '#shared/words/text.ts';

/** The causes that moved the outrage in one month, and the levels before and after it. */
export type CausesOfMonth = { month: number; from: number; to: number; causes: { text: string; points: number }[] };

/** Lists the months in which the outrage moved, each with its causes, the strongest first; what cancels out stays. */
export function listCausesByMonth(moves: Annals['moves']): CausesOfMonth[] {
  const ofOutrage = moves.filter(({ figure }) => figure === 'outrage');
  return [...Map.groupBy(ofOutrage, ({ period }) => period)].map(([month, own]) => ({
    month,
    from: own[0]?.from ?? 0,
    to: own.at(-1)?.to ?? 0,
    causes: joinAlike(own.flatMap(({ causes }) => causes))
      .filter(({ points }) => points !== 0)
      .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points)),
  }));
}

/** Joins causes of the same words, so that each is told once with all its points. */
function joinAlike(causes: CausesOfMonth['causes']): CausesOfMonth['causes'] {
  return [...Map.groupBy(causes, ({ text }) => text)].map(([text, alike]) => ({
    text,
    points: alike.reduce((total, { points }) => total + points, 0),
  }));
}

/** Formats a change with its sign: `+3`, `±0`. */
export function formatChange({ from, to }: Pick<CausesOfMonth, 'from' | 'to'>): string {
  return from === to ? '±0' : formatSigned(to - from);
}

/** A tooltip has room for so many. */
const mostTold = 5;

/** Words for a tooltip: `Outrage +3 in the month:` and a line for each cause. */
export function describeCauses(own: CausesOfMonth | undefined): string[] {
  if (own === undefined) return ['Nothing moved the outrage in this month.'];
  const told = own.causes.slice(0, mostTold);
  const rest = own.causes.length - told.length;
  return [
    `${formatChange(own)} in this month, from ${own.from} to ${own.to}:`,
    ...told.flatMap(({ text, points }) => wrapLine(`${formatSigned(points)} ${text}`)),
    ...(rest > 0 ? [`and ${rest} more, in the list`] : []),
  ];
}

/** A tooltip is no wider than so many letters. */
const widest = 48;

/** Breaks a line between words; what goes on is set in. */
function wrapLine(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && `${line} ${word}`.length > widest) {
      lines.push(line);
      line = `   ${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
