import type { Receipt, SheetLine, SheetProblem, Understood } from '#shared/views/mail.ts';
import { editSentence, lowerArticles } from '#shared/words/sentences.ts';
import { formatSheetHead, type ReadSheet, type SheetHead } from '../kernel/orders/mailedSheet.ts';

/** The fate of an order of a sheet, and the lines that it was read from. */
export type TakenOrder = {
  lines: readonly number[];
  fate: 'filed' | 'done' | 'already';
  understood: Understood;
  note: string | null;
};

type Told = {
  sheet: ReadSheet;
  problems: readonly SheetProblem[];
  taken: readonly TakenOrder[];
  repeated: readonly number[];
  dropped: readonly string[];
  warnings: readonly string[];
  isTaken: boolean;
};

type ReceiptLine = Receipt['lines'][number];

/** Creates the receipt of a sheet: each of its lines, with its orders and their results. */
export function createReceipt(heading: SheetHead, told: Told): Receipt {
  const { sheet, problems, isTaken, dropped, warnings } = told;
  const lines = [...sheet.orders, ...sheet.answers].map(({ line, text }) => tellLine(told, line, text));
  const heads = sheet.problems.map(({ line, text, sentence }): ReceiptLine => {
    return { line, text, orders: [], fate: 'refused', note: sentence };
  });
  const unread = sheet.unread.map(({ line, text, why }): ReceiptLine => {
    return { line, text, orders: [], fate: 'unread', note: `Stands ${why}.` };
  });
  const wishes = sheet.wish === null ? [] : [tellWish(sheet.wish, isTaken)];
  return {
    head: formatSheetHead(heading),
    isTaken,
    isAddendum: sheet.isAddendum,
    lines: [...heads, ...lines, ...wishes, ...unread].sort((a, b) => a.line - b.line).map(editLine),
    dropped: isTaken ? dropped.map(lowerArticles) : [],
    warnings: isTaken && problems.length === 0 ? warnings.map(editSentence) : [],
  };
}

/** Edits what the program says of a line; the line is printed as it was written. */
function editLine(line: ReceiptLine): ReceiptLine {
  const orders = line.orders.map((order) => ({ ...order, title: lowerArticles(order.title) }));
  return { ...line, orders, note: line.note === null ? null : editSentence(line.note) };
}

function tellWish({ line, text }: SheetLine, isTaken: boolean): ReceiptLine {
  return { line, text, orders: [], fate: isTaken ? 'asked' : 'untouched', note: null };
}

function tellLine({ problems, taken, repeated, isTaken }: Told, line: number, text: string): ReceiptLine {
  const own = taken.filter(({ lines }) => lines.includes(line));
  const orders = own.map(({ understood }) => understood);
  const problem = problems.find((one) => one.line === line);
  if (problem !== undefined) return { line, text, orders, fate: 'refused', note: problem.sentence };
  const note = own.flatMap((one) => one.note ?? []).join(' ') || null;
  const isRepeated = own.length === 0 ? repeated.includes(line) : own.every(isAlready);
  if (isRepeated) return { line, text, orders, fate: 'already', note };
  if (!isTaken || own.length === 0) return { line, text, orders, fate: 'untouched', note: null };
  return { line, text, orders, fate: own.some(isFiled) ? 'filed' : 'done', note };
}

const isAlready = ({ fate }: TakenOrder): boolean => fate === 'already';
const isFiled = ({ fate }: TakenOrder): boolean => fate === 'filed';
