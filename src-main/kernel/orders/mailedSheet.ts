import type { DueWish, SheetLine, SheetProblem, UnreadLine } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { isNearWord, normalizeName } from '#shared/words/named.ts';
import { refuseUnless } from '../refusal.ts';
import { addAnswers, readAnswer, type AskedHandout } from './handoutAnswers.ts';
import { rewordLine } from './rewording.ts';
import { splitLine, type KnownOrders } from './splitting.ts';
import { cleanLines, trimOrder, type CleanLine } from './cleanSheet.ts';

/** The seat and the period that a sheet is wanted for; `run` counts how often the period was begun. */
export type SheetHead = { seat: SeatId; period: number; name: string; date: string; run?: number };

/** Formats the first line of a seat's sheet: its name, its period, and both as a short code. */
export function formatSheetHead({ seat, period, name, date, run = 1 }: SheetHead): string {
  return `Sheet of ${name}, ${formatPacketDate(date, run)} [${seat}/${period}${formatRun(run)}]`;
}

const runNames = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** `June 1925`, and `June 1925, second packet` for a period that is played anew. */
export function formatPacketDate(date: string, run: number): string {
  return run === 1 ? date : `${date}, ${runNames[run] ?? 'newest'} packet`;
}

const firstLetter = 'a'.charCodeAt(0);

/** A period's runs: nothing, `b`, `c`. */
function formatRun(run: number): string {
  return run === 1 ? '' : String.fromCharCode(firstLetter + Math.min(run, 26) - 1);
}

function readRun(letter: string): number {
  return letter === '' ? 1 : letter.toLowerCase().charCodeAt(0) - firstLetter + 1;
}

/** The readable part of a sheet: its orders, faults of its headings, and unread lines. */
export type ReadSheet = {
  orders: SheetLine[];
  /** The lines that answer handouts, or try to. */
  answers: SheetLine[];
  problems: SheetProblem[];
  unread: UnreadLine[];
  /** True if the orders are added to the filed ones instead of replacing them. */
  isAddendum: boolean;
  /** The player's wish for a later date or a pause, and its line; null without one. */
  wish: (SheetLine & { wish: DueWish }) | null;
  /** The run of the period that the heading names; null without its code. */
  run: number | null;
};

type Head = { isOwn: boolean; isAddendum: boolean; run: number | null };

const codeMark = /[[(]([a-z]\w*)\/(\d+)([b-z]?)[\])]/iu;
const headWords = /^(addendum|addition)?(?: to)?(?: (?:the|my))? ?sheet of /iu;
const remark = /^#/u;
/** `Later: Sunday night`, `Pause: two weeks`. */
const wishWords = /^(later|pause) ?: ?(\S.{0,39})$/iu;
const divider = /^[-_=*~]+$/u;
const signature = /^-- ?$/u;
const attribution = /(?:wrote|writes|schrieb|a écrit|escribió|ha scritto):$|^-+ ?original message ?-+$/iu;
const closingWords = /^(?:sent from|cheers|thanks|thank you|best|kind regards|regards|yours|bye|ciao)\b/iu;
/** perf: a line takes up to a millisecond, and everybody at the table waits for it; no game has so many orders. */
const mostLines = 300;
/** perf: a line in other words than those of the forms is read in many ways, and so are the parts of several orders. */
const mostReadings = 500;
/** A closing of more lines than these stands apart from the orders. */
const mostClosing = 3;
/** A line of the block that mail programs put above a mail that they quote: `From: …`, in any language. */
const mailHeader = /^\*?\p{L}[\p{L} .'-]{0,24} ?:\*? ?\S/u;
const mailAddress = /\S@\S+\.\S/u;
const mailDate = /\b\d{1,2}[:.]\d{2}\b|\b(?:19|20)\d{2}\b/u;

/**
 * Reads the sheet in a mail. With the wanted heading, nothing above its last one with orders is read, nor a quoted mail
 * below it; a signature ends the sheet, as does a closing.
 */
export function readMailedSheet(
  text: string,
  wanted: SheetHead,
  ofGame: KnownOrders,
  asked: readonly AskedHandout[] = [],
): ReadSheet {
  const known = addAnswers(ofGame, asked);
  const all = cleanLines(text).filter((one) => !remark.test(one.text));
  const lines = all.slice(0, findAnswered(all, wanted, known));
  const heads = lines.map((one) => findHead(one, wanted));
  const start = findStart(lines, heads);
  const unread = [
    ...lines
      .slice(0, Math.max(0, start))
      .map(({ line, text: words }) => ({ line, text: words, why: 'above the heading' })),
    ...all.slice(lines.length).map(({ line, text: words }) => ({ line, text: words, why: 'in a quoted mail' })),
  ];
  const below = start < 0 ? lines : lines.slice(start + 1);
  const belowHeads = start < 0 ? heads : heads.slice(start + 1);
  const isAnswered = start >= 0 && lines[start]?.isQuoted === false;
  const problems = below.flatMap((one, place) =>
    belowHeads[place]?.isOwn === false && !(isAnswered && one.isQuoted) ? [explainOtherSheet(one, wanted)] : [],
  );
  const body = dropQuoted(
    below.filter((_, place) => belowHeads[place] === null),
    start < 0 ? null : (lines[start] ?? null),
    unread,
  );
  refuseUnless(
    body.length <= mostLines,
    `A sheet has at most ${mostLines} lines; this one has ${body.length}. Send the orders alone.`,
  );
  const wish = findWish(body);
  const whole = joinWrapped(
    body.filter(({ line }) => line !== wish?.line),
    known,
  );
  const reworded = rewordLines(whole, countReadings(known), problems);
  const written = dropClosing(dropSignature(reworded, known, unread), known, unread)
    .filter((one) => !divider.test(one.text))
    .map(({ line, text: words }) => ({ line, text: trimOrder(words) }));
  const isAnswer = (one: SheetLine): boolean => readAnswer(one.text, asked) !== null;
  return {
    orders: written.filter((one) => !isAnswer(one)),
    answers: written.filter(isAnswer),
    problems,
    unread: unread.sort((a, b) => a.line - b.line),
    isAddendum: start >= 0 && heads[start]?.isAddendum === true,
    wish,
    run: heads[start]?.run ?? null,
  };
}

/** Finds the last wish about the due date. */
function findWish(lines: readonly CleanLine[]): ReadSheet['wish'] {
  const at = lines.findLast(({ text }) => wishWords.test(text));
  const [, kind = '', words = ''] = wishWords.exec(at?.text ?? '') ?? [];
  if (at === undefined) return null;
  return { line: at.line, text: at.text, wish: { kind: kind.toLowerCase() === 'pause' ? 'pause' : 'later', words } };
}

/** Reads a line as a heading: by its code, else by its words however they are spelled; null if it is none. */
function findHead({ text }: CleanLine, wanted: SheetHead): Head | null {
  const code = codeMark.exec(text);
  const words = headWords.exec(text);
  if (words === null && (code === null || !/^\W*\S+\W*$|sheet/iu.test(text))) return null;
  const isAddendum = /\b(?:addendum|addition)\b/iu.test(text);
  if (code !== null) {
    const isOwn = code[1]?.toLowerCase() === wanted.seat && Number(code[2]) === wanted.period;
    return { isOwn, isAddendum, run: readRun(code[3] ?? '') };
  }
  const called = text
    .slice(words?.[0].length ?? 0)
    .replace(/[\s.:;!-]*(?:addendum|addition)?\W*$/iu, '')
    .replace(/, \w+ packet$/iu, '');
  const isOwn = normalizeName(called) === normalizeName(`${wanted.name}, ${wanted.date}`);
  return { isOwn, isAddendum, run: null };
}

/**
 * Finds where the mail begins that a sheet on top answers: at the block of headers below its orders, which some programs
 * do not mark as quoted. Without one it is the end.
 */
function findAnswered(lines: readonly CleanLine[], wanted: SheetHead, { verbs }: KnownOrders): number {
  const isOwnHead = (one: CleanLine): boolean => findHead(one, wanted)?.isOwn === true;
  const isHeader = ({ text, isQuoted }: CleanLine): boolean =>
    !isQuoted && mailHeader.test(text) && !wishWords.test(text) && !verbs.has(readVerb(text));
  const first = lines.findIndex((one) => isOwnHead(one) || (!one.isQuoted && verbs.has(readVerb(one.text))));
  for (let at = first < 0 ? lines.length : first; at < lines.length; at += 1) {
    let end = at;
    for (let next = lines[end]; next !== undefined && isHeader(next) && !isOwnHead(next); next = lines[end]) end += 1;
    if (isHeaderBlock(lines.slice(at, end))) return at;
    at = Math.max(at, end - 1);
  }
  return lines.length;
}

/** True for two headers with an address, or three with a date. */
function isHeaderBlock(block: readonly CleanLine[]): boolean {
  if (block.length < 2) return false;
  return (
    block.some(({ text }) => mailAddress.test(text)) ||
    (block.length > 2 && block.some(({ text }) => mailDate.test(text)))
  );
}

/** Finds the last wanted heading with something below it, one that is not quoted first; -1 where there is none. */
function findStart(lines: readonly CleanLine[], heads: readonly (Head | null)[]): number {
  const own = heads.flatMap((head, place) => (head?.isOwn === true ? [place] : []));
  const withOrders = own.filter((place) => {
    const next = lines[place + 1];
    return next !== undefined && heads[place + 1] === null && !attribution.test(next.text);
  });
  // A new sheet is above the one that it answers.
  const written = withOrders.filter((place) => lines[place]?.isQuoted === false);
  return written.at(-1) ?? withOrders.at(-1) ?? own.at(-1) ?? -1;
}

/**
 * Removes a quoted mail below an unquoted heading, with its announcing line. A fully quoted sheet without an
 * announcement was forwarded.
 */
function dropQuoted(lines: readonly CleanLine[], head: CleanLine | null, unread: UnreadLine[]): CleanLine[] {
  const isAnnounced = lines.some(({ text }) => attribution.test(text));
  const hasOwn = lines.some(({ isQuoted }) => !isQuoted);
  const isForwarded = head === null || head.isQuoted || !(isAnnounced || hasOwn);
  return lines.filter(({ line, text, isQuoted }) => {
    const isRead = !attribution.test(text) && (isForwarded || !isQuoted);
    if (!isRead) unread.push({ line, text, why: 'in a quoted mail' });
    return isRead;
  });
}

/** Mail programs break lines at some width from here on, and none breaks at less than the other. */
const [usualWrap, leastWrap] = [56, 34];

/**
 * Joins a line that a mail program has broken: one so long that its next word had no room, and the line below it that
 * is no order by itself, where both together are one.
 */
function joinWrapped(lines: readonly CleanLine[], known: KnownOrders): CleanLine[] {
  const joined: CleanLine[] = [];
  // A program that breaks at less leaves no line that is longer.
  const longest = Math.max(0, ...lines.map(({ text }) => text.length));
  const width = Math.max(leastWrap, Math.min(usualWrap, longest));
  let last = 0;
  let lastLength = 0;
  for (const one of lines) {
    const before = joined.at(-1);
    const isNext = before !== undefined && one.line === last + 1;
    last = one.line;
    const isFull = lastLength + 1 + (one.text.split(' ')[0] ?? '').length > width;
    lastLength = one.text.length;
    if (before !== undefined && isNext && isFull && isContinued(before.text, one.text, known))
      joined[joined.length - 1] = { ...before, text: `${before.text} ${one.text}` };
    else joined.push(one);
  }
  return joined;
}

function isContinued(before: string, text: string, known: KnownOrders): boolean {
  if (closingWords.test(text) || divider.test(text) || signature.test(text)) return false;
  if (known.verbs.has(readVerb(text)) || isOrder(trimOrder(text), known)) return false;
  if (isOrder(trimOrder(`${before} ${text}`), known)) return true;
  // A man hired above may have no name yet: both are one order then, or one that is refused.
  return known.verbs.has(readVerb(before)) && !isOrder(trimOrder(before), known);
}

/** Orders that are read at most so often in all, each text once. */
type ThriftyReader = KnownOrders & { hasMore: () => boolean };

function countReadings({ verbs, keyOf }: KnownOrders): ThriftyReader {
  const read = new Map<string, string | null>();
  const readOnce = (text: string): string | null => {
    const before = read.get(text);
    if (before !== undefined) return before;
    const key = keyOf(text);
    read.set(text, key);
    return key;
  };
  return { verbs, keyOf: readOnce, hasMore: () => read.size < mostReadings };
}

/**
 * Rewords lines that are no orders as they are, where they can mean one thing alone, and splits those of several orders:
 * the parts of line 3 are 3.1 and 3.2. A line that may be either is a problem.
 */
function rewordLines(lines: readonly CleanLine[], known: ThriftyReader, problems: SheetProblem[]): CleanLine[] {
  return lines.flatMap((one) => {
    const text = trimOrder(one.text);
    if (!known.hasMore() || text === '') return [one];
    const split = splitLine(text, known);
    if (split !== null && 'sentence' in split) {
      problems.push({ line: one.line, text, sentence: split.sentence, rule: null });
      return [];
    }
    if (split !== null)
      return split.parts.map((part, at) => ({ ...one, line: Number(`${one.line}.${at + 1}`), text: part }));
    const reworded = isOrder(text, known) ? null : rewordLine(text, known.keyOf);
    return [reworded === null ? one : { ...one, text: reworded }];
  });
}

function isOrder(text: string, { keyOf }: KnownOrders): boolean {
  return keyOf(text) !== null;
}

/** Ends the sheet at a signature; a line of dashes with orders below it only sets parts apart. */
function dropSignature(lines: readonly CleanLine[], known: KnownOrders, unread: UnreadLine[]): CleanLine[] {
  const at = lines.findIndex(
    (one, place) => signature.test(one.text) && !lines.slice(place + 1).some(({ text }) => isOrderLine(text, known)),
  );
  if (at < 0) return [...lines];
  for (const { line, text } of lines.slice(at + 1)) unread.push({ line, text, why: 'below a signature' });
  return lines.slice(0, at);
}

/** Leaves out a closing: lines at the end that begin like no order, many of them only below an empty line. */
function dropClosing(lines: readonly CleanLine[], known: KnownOrders, unread: UnreadLine[]): CleanLine[] {
  const last = lines.findLastIndex(({ text }) => isLikeOrder(text, known));
  const closing = lines.slice(last + 1);
  const [first] = closing;
  const end = lines[last];
  if (first === undefined || end === undefined) return [...lines];
  const isApart = first.line > end.line + 1;
  if (!isApart && (closing.length > mostClosing || !closingWords.test(first.text))) return [...lines];
  for (const { line, text } of closing) if (!divider.test(text)) unread.push({ line, text, why: 'in a closing' });
  return lines.slice(0, last + 1);
}

/** Returns true if a line is an order, or begins nearly like one. */
function isLikeOrder(text: string, known: KnownOrders): boolean {
  if (isOrderLine(text, known)) return true;
  const first = readVerb(text);
  return !closingWords.test(text) && [...known.verbs].some((verb) => isNearWord(first, verb));
}

/** True if a line is an order, or begins as one does. */
function isOrderLine(text: string, known: KnownOrders): boolean {
  return known.verbs.has(readVerb(text)) || isOrder(trimOrder(text), known);
}

function readVerb(text: string): string {
  return /^[^\s:,]+/u.exec(text.toLowerCase())?.[0] ?? '';
}

function explainOtherSheet({ line, text }: CleanLine, wanted: SheetHead): SheetProblem {
  const sentence = `This is another sheet; what is wanted now is “${formatSheetHead(wanted)}”.`;
  return { line, text, sentence, rule: null };
}
