import { trimOrder } from './cleanSheet.ts';
import { beginsWithVerb, rewordLine } from './rewording.ts';

/** Names what a line by itself orders, or null if it is no order; and the words that orders begin with. */
export type KnownOrders = { keyOf: (text: string) => string | null; verbs: ReadonlySet<string> };

/** The words and marks between two orders on one line. */
const joint = /(\s*[;,.]\s+(?:(?:and|then|also)\s+)*|;|\s+(?:(?:and|then|also|&|\+)\s+)+)/iu;
/** perf: each part of a line is read by itself and with its neighbors. */
const mostParts = 4;

/** A line of several orders: its parts, or why it cannot be split; null for a line of one order. */
export type SplitLine = { parts: string[] } | { sentence: string } | null;

/**
 * Splits a line that holds several orders, where it can mean them alone. A line that is one order and may be several is
 * refused; the words behind a colon are never split.
 */
export function splitLine(text: string, known: KnownOrders): SplitLine {
  const pieces = cutAtOrders(text, known);
  if (pieces === null) return null;
  const found = new Map<string, string[]>();
  for (const grouping of listGroupings(pieces)) {
    const parts = grouping.map((part) => readPart(part, known));
    const keys = parts.map((part) => known.keyOf(part));
    if (keys.length > 1 && keys.every((key) => key !== null)) found.set(keys.join('\n'), parts);
  }
  const [only] = found.values();
  // No name holds a semicolon.
  const isApart = pieces.slice(1).every((piece) => piece.joint.includes(';'));
  const isWhole = known.keyOf(text) !== null || (!isApart && rewordLine(text, known.keyOf) !== null);
  if (only !== undefined && found.size === 1 && !isWhole) return { parts: only };
  if (only !== undefined)
    return { sentence: 'This line may be one order or several; write each order on a line of its own.' };
  // Each part is refused with its own reason, or rests on another one.
  const areOrders = pieces.every((piece) => beginsWithVerb(piece.text, known.verbs));
  return isWhole || !areOrders ? null : { parts: pieces.map((piece) => readPart(piece.text, known)) };
}

type Piece = { joint: string; text: string };

/** Cuts a line at semicolons and before each word that begins an order; null if it stays whole. */
function cutAtOrders(text: string, known: KnownOrders): Piece[] | null {
  const all = text.split(joint);
  const pieces: Piece[] = [];
  for (let at = 0; at < all.length; at += 2) {
    const [before, words] = [at === 0 ? '' : (all[at - 1] ?? ''), all[at] ?? ''];
    const last = pieces.at(-1);
    const isNext = before.includes(';') || beginsWithVerb(words, known.verbs);
    if (last !== undefined && (last.text.includes(':') || !isNext)) last.text += before + words;
    else pieces.push({ joint: before, text: words });
  }
  const [first, second] = pieces;
  if (first === undefined || second === undefined || pieces.length > mostParts) return null;
  return beginsWithVerb(first.text, known.verbs) || second.joint.includes(';') ? pieces : null;
}

/** Lists every way to join neighboring pieces, since a name may hold a verb. */
function listGroupings([first, ...rest]: readonly Piece[]): string[][] {
  if (first === undefined) return [];
  return rest.reduce<string[][]>(
    (all, piece) =>
      all.flatMap((parts) => [
        [...parts, piece.text],
        [...parts.slice(0, -1), `${parts.at(-1) ?? ''}${piece.joint}${piece.text}`],
      ]),
    [[first.text]],
  );
}

/** Returns a part as an order, in the words of the forms where its own are none. */
function readPart(part: string, known: KnownOrders): string {
  const text = trimOrder(part);
  return known.keyOf(text) === null ? (rewordLine(text, known.keyOf) ?? text) : text;
}
