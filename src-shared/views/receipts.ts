import { joinWords } from '../words/text.ts';
import type { DueWish, Receipt, Understood } from './mail.ts';

type Fate = Receipt['lines'][number]['fate'];

/** The fate of a line beside its reading. */
export const fateWords: Readonly<Record<Fate, string>> = {
  refused: 'Cannot be done',
  filed: 'Filed',
  done: 'Done at once',
  already: 'Done before, not done again',
  untouched: 'Not filed yet',
  unread: 'Not read',
  asked: 'Passed on to the games master',
};

/** The wishes about a due date, as they are picked. */
export const wishNames: Readonly<Record<DueWish['kind'], string>> = { later: 'A later date', pause: 'A pause' };

/** `a later date (Sunday night)`. */
export function describeWish({ kind, words }: DueWish): string {
  return `${wishNames[kind].toLowerCase()} (${words})`;
}

/** Names the lines that make one order together; nothing where one line does. */
export function describeTogether({ lines }: Understood): string {
  return lines.length < 2 ? '' : `(lines ${joinWords(lines.map(String))} together)`;
}

/** Formats a receipt as text to mail back: the lines by their fate, the replaced orders, and warnings. */
export function formatReceipt(receipt: Receipt): string {
  const { head, isTaken, isAddendum, lines, dropped, warnings } = receipt;
  const listed = Object.entries(fateWords).flatMap(([fate, title]) => {
    const some = lines.filter((one) => one.fate === fate);
    return some.length === 0 ? [] : [[title.toUpperCase(), ...formatLines(some)].join('\n')];
  });
  const gone =
    dropped.length === 0
      ? []
      : [['TAKEN BACK: IT STOOD ON THE SHEET BEFORE', ...dropped.map((one) => `  ${one}`)].join('\n')];
  const watch = warnings.length === 0 ? [] : [['WATCH OUT', ...warnings.map((one) => `  ${one}`)].join('\n')];
  const whole = describeWhole(isTaken, isAddendum);
  return [`Receipt: ${head}`, whole, ...listed, ...gone, ...watch].join('\n\n');
}

function describeWhole(isTaken: boolean, isAddendum: boolean): string {
  if (!isTaken) return 'Nothing was changed. Fix the lines below and send the whole sheet again.';
  return isAddendum
    ? 'The addendum was taken; what was filed before stands as well.'
    : 'The sheet was taken; it replaces any sheet that was filed before.';
}

/** Lines from which an unread part of a mail is shown by its first and last line. */
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
    if (first === undefined || last === undefined || run.length < leastRun) return run.map(formatLine);
    const note = `${first.note ?? ''} So do the ${run.length - 1} lines below it, to line ${last.line}.`;
    return [formatLine({ ...first, note })];
  });
}

/** Formats a line as it was written, each order read from it after an equals sign, and the remarks. */
function formatLine({ line, text, orders, note }: Receipt['lines'][number]): string {
  const below = [...orders.map((one) => `= ${describeUnderstood(one)}`), ...(note === null ? [] : [note])];
  return [`  ${String(line).padStart(3)}. ${text}`, ...below.map((one) => `       ${one}`)].join('\n');
}

/** Describes an order as it was understood: its title, price, odds, and the lines that make it where they are several. */
function describeUnderstood(order: Understood): string {
  const { title, price, odds } = order;
  const terms = [...(price === null ? [] : [price]), ...(odds === null ? [] : [`odds ${odds}`])];
  const told = terms.length === 0 ? title : `${title}: ${terms.join(', ')}`;
  return `${told} ${describeTogether(order)}`.trim();
}
