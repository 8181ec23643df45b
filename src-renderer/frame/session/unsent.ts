import type { SeatId, Viewer } from '#shared/words/ids.ts';
import { formatCount } from '#shared/words/text.ts';

/** An order that did not reach the program, as it was sent. */
export type UnsentOrder = {
  /** The id by which it is sent, however often. */
  id: string;
  /** The call of the contract: `games`, `paradise`, `give`. */
  path: readonly string[];
  input: unknown;
  /** The words of the status line for it. */
  words: string;
  /** The moment it was written, in milliseconds. */
  at: number;
  /** The period it was written in. */
  period: number;
  /** Why it is not simply sent: its period is over, or it was refused. */
  held: 'closed' | 'refused' | null;
  /** The refusal. */
  says: string;
};

const orderCalls: readonly string[] = ['give', 'giveAll', 'follow'];
/** Calls beside orders that are kept, each with the words for one that waits. */
const answerCalls: Readonly<Record<string, string>> = {
  'handouts.answer': 'Your answer waits.',
  'table.answer': 'Your answer waits.',
  'table.ready': 'Ready waits.',
  'table.notReady': 'Taking Ready back waits.',
};

/** True of an order of a game. */
function isOrder([room, , call]: readonly string[]): boolean {
  return room === 'games' && call !== undefined && orderCalls.includes(call);
}

/** True of a call that is kept when it reaches nobody: an order or an answer, and nothing that must be seen to be done. */
export function isKeptCall(path: readonly string[]): boolean {
  return isOrder(path) || Object.hasOwn(answerCalls, path.join('.'));
}

/** Describes the orders and answers that wait, a sentence for each kind. */
export function describeWaiting(waiting: readonly UnsentOrder[]): string[] {
  const orders = waiting.filter(({ path }) => isOrder(path)).length;
  const sentences = waiting.flatMap(({ path }) => answerCalls[path.join('.')] ?? []);
  return [
    ...(orders === 0 ? [] : [`${formatCount(orders, 'order')} ${orders === 1 ? 'waits' : 'wait'}.`]),
    ...sentences,
  ];
}

/** True where a call takes the place of one that waits: the last word counts, and an order ends a Ready before it. */
export function isReplaced(
  before: Pick<UnsentOrder, 'path' | 'input'>,
  by: Pick<UnsentOrder, 'path' | 'input'>,
): boolean {
  const [old, now] = [before.path.join('.'), by.path.join('.')];
  if (old === 'table.ready' || old === 'table.notReady')
    return isOrder(by.path) || /^table\.(?:r|notR)eady$/u.test(now);
  return old === 'handouts.answer' && now === old && readHandout(before.input) === readHandout(by.input);
}

/** Reads the handout that a kept call answers; null for any other. */
export function readHandout(input: unknown): unknown {
  return typeof input === 'object' && input !== null && 'handout' in input ? input.handout : null;
}

const formatOrdersKey = (campaign: string, seat: SeatId): string => `racketeer-unsent:${campaign}:${seat}`;
const formatTextsKey = (campaign: string, viewer: Viewer): string => `racketeer-texts:${campaign}:${viewer}`;

/** Reads the orders of a seat that were not sent, the oldest first. */
export function readUnsent(campaign: string, seat: SeatId): readonly UnsentOrder[] {
  const read = parse(localStorage.getItem(formatOrdersKey(campaign, seat)));
  return Array.isArray(read) ? read.filter(isUnsent) : [];
}

export function keepUnsent(campaign: string, seat: SeatId, orders: readonly UnsentOrder[]): void {
  if (orders.length === 0) localStorage.removeItem(formatOrdersKey(campaign, seat));
  else localStorage.setItem(formatOrdersKey(campaign, seat), JSON.stringify(orders));
}

function isUnsent(value: unknown): value is UnsentOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    Array.isArray(value.path) &&
    'period' in value &&
    typeof value.period === 'number' &&
    'id' in value &&
    typeof value.id === 'string'
  );
}

/** Texts of one viewer that the program has not acknowledged, by kind and name: drafts of forms, and notes. */
export type KeptTexts = Readonly<Record<string, string>>;

export function readKeptTexts(campaign: string, viewer: Viewer): KeptTexts {
  return filterTexts(parse(localStorage.getItem(formatTextsKey(campaign, viewer))));
}

function filterTexts(read: unknown): KeptTexts {
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
  return Object.fromEntries(Object.entries(read).filter((one): one is [string, string] => typeof one[1] === 'string'));
}

/** Keeps a text until it is acknowledged. */
export function keepText(campaign: string, viewer: Viewer, name: string, text: string): void {
  writeTexts(campaign, viewer, { ...readKeptTexts(campaign, viewer), [name]: text });
}

/** Drops a text that was acknowledged, unless a newer one has taken its place. */
export function dropText(campaign: string, viewer: Viewer, name: string, text: string): void {
  const { [name]: kept, ...others } = readKeptTexts(campaign, viewer);
  if (kept === text) writeTexts(campaign, viewer, others);
}

function writeTexts(campaign: string, viewer: Viewer, texts: KeptTexts): void {
  const key = formatTextsKey(campaign, viewer);
  if (Object.keys(texts).length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(texts));
}

/** Packs what a seat has written here and not sent, for this browser's page at another address. */
export function packUnsent(campaign: string, seat: SeatId): string {
  const packed = JSON.stringify({ unsent: readUnsent(campaign, seat), texts: readKeptTexts(campaign, seat) });
  const bytes = new TextEncoder().encode(packed);
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '');
}

/** Unpacks what was packed at another address; what is here already stays. */
export function unpackUnsent(campaign: string, seat: SeatId, packed: string): void {
  const { unsent, texts } = readPacked(packed);
  const here = readUnsent(campaign, seat);
  const brought = unsent.filter(({ id }) => here.every((one) => one.id !== id));
  keepUnsent(campaign, seat, [...here, ...brought]);
  writeTexts(campaign, seat, { ...texts, ...readKeptTexts(campaign, seat) });
}

function readPacked(packed: string): { unsent: readonly UnsentOrder[]; texts: KeptTexts } {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const read = parse(new TextDecoder().decode(bytes)) as { unsent?: unknown; texts?: unknown } | null;
    const unsent = Array.isArray(read?.unsent) ? read.unsent.filter(isUnsent) : [];
    return { unsent, texts: filterTexts(read?.texts) };
  } catch {
    return { unsent: [], texts: {} };
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
