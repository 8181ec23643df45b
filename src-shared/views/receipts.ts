import type { Receipt } from './mail.ts';

type Fate = Receipt['lines'][number]['fate'];

const parts: readonly (readonly [Fate, string])[] = [
  ['refused', 'CANNOT BE DONE'],
  ['filed', 'FILED'],
  ['done', 'DONE AT ONCE'],
  ['already', 'DONE BEFORE, NOT DONE AGAIN'],
  ['untouched', 'NOT FILED YET'],
  ['unread', 'NOT READ'],
];

/** Formats a receipt as text to mail back: the lines by their fate, then the orders that stand no longer. */
export function formatReceipt({ head, isTaken, isAddendum, lines, dropped }: Receipt): string {
  const listed = parts.flatMap(([fate, title]) => {
    const some = lines.filter((one) => one.fate === fate);
    return some.length === 0 ? [] : [[title, ...formatLines(some)].join('\n')];
  });
  const gone =
    dropped.length === 0
      ? []
      : [
          ['TAKEN BACK: IT STOOD ON THE SHEET BEFORE', ...dropped.map((one) => `  ${one}`)].join(
            '\n',
          ),
        ];
  return [`Receipt: ${head}`, describeWhole(isTaken, isAddendum), ...listed, ...gone].join('\n\n');
}

function describeWhole(isTaken: boolean, isAddendum: boolean): string {
  if (!isTaken) return 'Nothing was changed. Mend the lines below and send the whole sheet again.';
  return isAddendum
    ? 'The addendum was taken; what was filed before stands as well.'
    : 'The sheet was taken; it stands in the place of any that was filed before.';
}

/** From so many lines on, a part of a mail that was not read is told by its first and last line. */
const leastRun = 4;

/** Formats lines one by one; a longer part that was left out for one reason, such as a quoted packet, in one piece. */
function formatLines(lines: Receipt['lines']): string[] {
  const runs: Receipt['lines'][] = [];
  for (const one of lines) {
    const run = runs.at(-1);
    if (run !== undefined && one.fate === 'unread' && run[0]?.note === one.note) run.push(one);
    else runs.push([one]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined || run.length < leastRun)
      return run.map(formatLine);
    const note = `${first.note ?? ''} So do the ${run.length - 1} lines below it, to line ${last.line}.`;
    return [formatLine({ ...first, note })];
  });
}

function formatLine({ line, text, note }: Receipt['lines'][number]): string {
  return `  ${String(line).padStart(3)}. ${text}${note === null ? '' : `\n       ${note}`}`;
}
