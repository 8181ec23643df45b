import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { catchFault, readLine, readLineOrder, refuseLine, type LineForm } from '#shared/words/lineOrders.ts';
import { findNeighborhoodKey, type NeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import { requireFace } from '#shared/games/godfather/cards.ts';
import { orderSchema, type Order, type Placement } from '#shared/games/godfather/orders.ts';
import { racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { GodfatherView } from '#shared/games/godfather/views.ts';
import type { ReadLines } from '#kernel/capabilities.ts';
import type { SheetLine } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount } from '#shared/words/text.ts';
import { readFamily, readMen, readPlace, readPositions } from './sheetWords.ts';
import { readTerms } from './termsText.ts';
import { describeOpposite } from '#kernel/orders/contradictions.ts';

/** The meaning of a line: an order of its own, or a part of the one that ends the turn. */
type Said =
  | Order
  | { kind: 'put'; racket: Racket; positions: Position[] }
  | { kind: 'declare'; neighborhood: NeighborhoodKey };

type Reader = { view: GodfatherView; seat: SeatId };
type Read = ReadLines<Order>;

/**
 * [GOD-VIEW-6, GOD-ORDER-1] Reads the orders on a sheet: of the step the seat is asked for, and of the whole turn if no
 * unknown card is in between. Faults are reported by line.
 */
export function readSheet({ view, seat }: Reader, lines: readonly SheetLine[]): Read {
  const problems: Read['problems'] = [];
  const said: { line: number; said: Said }[] = [];
  for (const { line, text } of lines) {
    const sentence = catchFault(() => {
      said.push(...readSaid(text.trim(), { view, seat }).map((one) => ({ line, said: one })));
    });
    if (sentence !== null) problems.push({ line, sentence });
  }
  const [first] = said;
  const untimely = explainUntimely({ view, seat });
  if (first !== undefined && untimely !== null) {
    problems.push({ line: first.line, sentence: untimely });
    return { orders: [], problems };
  }
  const opposite = findOpposite(said);
  // A wrong card line is reported alone.
  const hasCard = lines.some(({ text }) => /^card\b/i.test(text.trim()));
  for (const one of said) {
    const sentence =
      explainOtherQuestion(view, one.said.kind) ??
      explainOutOfStep(view, { all: said, hasCard }, one.said) ??
      explainUnfit(view, one.said) ??
      opposite.get(one.line) ??
      null;
    if (sentence !== null) problems.push({ line: one.line, sentence });
  }
  const orders = sortOrders(said);
  // With a line missing the whole turn would be judged without it.
  const isWhole = problems.length === 0;
  const isRead = ({ kind }: Order): boolean =>
    (isWhole || kind !== 'position') && explainOtherQuestion(view, kind) === null;
  return { orders: orders.filter(({ order }) => isRead(order)), problems };
}

/** [GOD-DEAL-3] Tells an answer to a deal from a vote, so that a plain “yes” means the one that is asked for. */
function explainOtherQuestion({ stage }: GodfatherView, kind: Said['kind']): string | null {
  if (stage.at === 'answer' && kind === 'vote')
    return 'A deal is to be answered now; write “Accept”, “Refuse” or “Counter”.';
  if (stage.at === 'vote' && kind === 'answer')
    return 'A stalemate is to be voted on now; write “Agree” or “Disagree”.';
  return null;
}

/** Explains why the seat may order nothing now, or returns null. */
function explainUntimely({ view, seat }: Reader): string | null {
  if (view.ending !== null) return 'The game is over; no sheet is wanted any more.';
  if (view.asked === seat) return null;
  const asked = view.families.find((one) => one.seat === view.asked);
  return `The ${asked === undefined ? 'others' : pluralizeFamily(asked.name)} are to act now; hand this sheet in when you are asked.`;
}

/** Reads positions, or nobody. */
function readPointed(who: string): Position[] {
  return /^nobody$/i.test(who) ? [] : readPositions(who);
}

/** [GOD-CARD-5] Reads a played card; null for a Fingerman who points neither at somebody nor at nobody. */
function readCard(who: string, { view, seat }: Reader): Said | null {
  if (who !== '') return { kind: 'card', remove: readPointed(who) };
  const { hand } = view.families.find((one) => one.seat === seat) ?? { hand: null };
  const isFingerman = hand !== null && requireFace(hand).effect.does === 'finger';
  return isFingerman ? null : { kind: 'card', remove: [] };
}

/** A verb that is the whole line. */
const createLoneForm = (verb: string, order: Said, otherwise: string): LineForm<Reader> => ({
  verb,
  examples: [verb],
  pattern: /^$/,
  hint: `“${verb}” stands alone on its line; ${otherwise}`,
  read: () => order,
});

const counterInstead = 'write “Counter”, a colon and your own terms if you want others.';
const voteAlone = 'a vote on a stalemate takes no conditions.';
const noPosition = 'Name a position, such as MID-B2.';

/** How each order is written, and what its line means. */
const forms: readonly LineForm<Reader>[] = [
  {
    verb: 'Card',
    examples: ['Card', 'Card, pointing at MID-B2, WAL-A1', 'Card, pointing at nobody'],
    pattern: /^(?:[,:\s]*(?:pointing\s+)?(?:at\s+)?(.+))?$/i,
    hint: 'You hold a Fingerman; write “Card, pointing at” and up to three positions, or “Card, pointing at nobody”.',
    read: ([who = ''], reader) => readCard(who, reader),
  },
  {
    verb: 'Point',
    examples: ['Point at MID-B2'],
    pattern: /^(?:at\s+)?(.+)$/i,
    hint: 'Write “Point at” and up to three positions, or “Point at nobody”.',
    read: ([who = '']) => ({ kind: 'finger', remove: readPointed(who) }),
  },
  {
    verb: 'Put',
    examples: ['Put bookies on MID-B2 C2 D2', 'Put nothing'],
    pattern: /^(?:(nothing|nobody)|(.+?)\s+on\s+(.+))$/i,
    hint: 'Write “Put bookies on MID-B2 C2”, or “Put nothing”.',
    read: ([nothing = '', who = '', where = '']) =>
      nothing === '' ? readPut(who, where) : { kind: 'position', placements: [], declare: [] },
  },
  {
    verb: 'Declare',
    examples: ['Declare Midtown'],
    pattern: /^(.*)$/,
    hint: '',
    read: ([place = '']) => ({ kind: 'declare', neighborhood: readPlace(place) }),
  },
  {
    verb: 'Propose',
    examples: ['Propose to the Verde for 2 turns: we stay out of Harlem; they spare us everywhere'],
    pattern: /^to\s+(.+?)(?:,?\s+for\s+(\d+)\s+turns?)?\s*:\s*(.+)$/i,
    hint: 'Write “Propose to”, a family, “for 2 turns:” and the promises.',
    read([name = '', turns = '', promises = ''], { view, seat }) {
      const to = readFamily(view, seat, name);
      return { kind: 'propose', to, terms: readTerms(promises, Number(turns === '' ? 1 : turns)) };
    },
  },
  createLoneForm('Accept', { kind: 'answer', answer: 'accept', counter: null }, counterInstead),
  createLoneForm('Refuse', { kind: 'answer', answer: 'refuse', counter: null }, counterInstead),
  {
    verb: 'Counter',
    examples: ['Counter for 1 turn: we press Midtown; they pay $200 once kept'],
    pattern: /^(?:for\s+(\d+)\s+turns?)?\s*:\s*(.+)$/i,
    hint: 'Write “Counter for 2 turns:” and the promises.',
    read: ([turns = '', promises = '']) => ({
      kind: 'answer',
      answer: 'counter',
      counter: readTerms(promises, Number(turns === '' ? 1 : turns)),
    }),
  },
  {
    verb: 'Stalemate',
    examples: ['Stalemate in Harlem'],
    pattern: /^(?:in\s+)?(.*)$/i,
    hint: '',
    read: ([place = '']) => ({ kind: 'stalemate', neighborhood: readPlace(place) }),
  },
  createLoneForm('Agree', { kind: 'vote', agrees: true }, voteAlone),
  createLoneForm('Disagree', { kind: 'vote', agrees: false }, voteAlone),
  {
    verb: 'Lose',
    examples: ['Lose MID-B2, MID-C2'],
    pattern: /^(.+)$/,
    hint: noPosition,
    read: ([positions = '']) => ({ kind: 'lose', positions: readPositions(positions) }),
  },
  {
    verb: 'Sell',
    examples: ['Sell MID-B2'],
    pattern: /^(.+)$/,
    hint: noPosition,
    read: ([positions = '']) => ({ kind: 'sell', positions: readPositions(positions) }),
  },
  {
    verb: 'Give up',
    examples: ['Give up MID-B2'],
    pattern: /^(?:up\s+)?(.+)$/i,
    hint: noPosition,
    read([positions = '']) {
      const [position, second] = readPositions(positions);
      if (second !== undefined) refuseLine('Give up one man; name one position.');
      return { kind: 'penalty', position };
    },
  },
];

/** How each order is written, as the blank sheet shows it. */
export const sheetExamples: readonly string[] = forms.flatMap(({ examples }) => examples);

/** Reads one line: an order of its own, or a part of the one that ends the turn. */
function readSaid(text: string, reader: Reader): Said[] {
  return (readLine(forms, text, reader) as Said[]).map((said) => {
    if (said.kind === 'put' || said.kind === 'declare') return said;
    const order = readLineOrder(orderSchema, said);
    return typeof order === 'string' ? refuseLine(order) : order;
  });
}

function readPut(who: string, where: string): Said {
  const { racket, count } = readMen(who);
  const positions = readPositions(where);
  const named = positions.length;
  if (count !== null && count !== named) {
    refuseLine(
      `The line says ${formatCount(count, 'man', 'men')} and names ${formatCount(named, 'position')}; name one position for each.`,
    );
  }
  return { kind: 'put', racket, positions };
}

const isEndingTurn = ({ kind }: Said): boolean => kind === 'put' || kind === 'position' || kind === 'declare';

/** True if a card's effect is known before it is played. */
function isPlain({ families, asked }: GodfatherView): boolean {
  const hand = families.find(({ seat }) => seat === asked)?.hand ?? null;
  return hand !== null && requireFace(hand).effect.does !== 'break';
}

/** [GOD-TURN-1] Explains the orders that must come first, or on another sheet. */
function explainOutOfStep(
  view: GodfatherView,
  { all, hasCard }: { all: readonly { said: Said }[]; hasCard: boolean },
  { kind }: Said,
): string | null {
  const isLater = isEndingTurn({ kind } as Said) || kind === 'propose' || kind === 'stalemate';
  const has = (one: Said['kind']): boolean => all.some(({ said }) => said.kind === one);
  if (view.stage.at === 'card' && isLater) {
    if (!hasCard) return 'The card in hand is played first; begin the sheet with “Card”.';
    if (!isPlain(view)) {
      return 'What the card brings is not known yet; send “Card” alone, and this on the next sheet.';
    }
  }
  if (isEndingTurn({ kind } as Said) && (has('propose') || has('stalemate'))) {
    return 'The others answer first; send your men on the next sheet.';
  }
  return null;
}

/** Finds lines that put nobody down beside lines that do. */
function findOpposite(all: readonly { line: number; said: Said }[]): Map<number, string> {
  const nothing = all.filter(({ said }) => said.kind === 'position');
  const something = all.filter(({ said }) => said.kind === 'put' || said.kind === 'declare');
  if (nothing.length === 0 || something.length === 0) return new Map();
  const lines = [...nothing, ...something].map(({ line }) => line);
  return new Map(lines.map((line) => [line, describeOpposite(lines)]));
}

/** Explains the objection to men on a line by the present board; the other rules judge the whole order. */
function explainUnfit({ places }: GodfatherView, said: Said): string | null {
  if (said.kind !== 'put') return null;
  for (const position of said.positions) {
    const place = places.find(({ key }) => key === findNeighborhoodKey(position));
    if (place === undefined) return `${position} lies in a Neighborhood that is not in play.`;
    const { name, status, racket, pieces } = place;
    if (status !== 'open' && status !== 'unplayed') {
      return `${name} is closed for good; choose another Neighborhood than that of ${position}.`;
    }
    if (pieces.some((one) => one.position === position)) {
      return `${position} is occupied; choose an empty position.`;
    }
    if (racket !== null && racket !== said.racket) {
      const { name: runs, pieces: men } = racketTable[racket];
      return `${runs} runs in ${name}; put ${men} there.`;
    }
  }
  return null;
}

/** Sorts the card first, then talk, then men: all lines that put men down are one order, at the first of them. */
function sortOrders(said: readonly { line: number; said: Said }[]): Read['orders'] {
  const orders: Read['orders'] = [];
  const placements: Placement[] = [];
  const declare: NeighborhoodKey[] = [];
  const ending: number[] = [];
  for (const { line, said: one } of said) {
    if (isEndingTurn(one)) ending.push(line);
    if (one.kind === 'declare') declare.push(one.neighborhood);
    else if (one.kind === 'put') addTo(placements, one.racket, one.positions);
    else if (one.kind !== 'position') orders.push({ line, order: one });
  }
  orders.sort((a, b) => Number(b.order.kind === 'card') - Number(a.order.kind === 'card'));
  const [line, ...more] = ending;
  if (line !== undefined) {
    const order: Order = { kind: 'position', placements, declare };
    orders.push(more.length === 0 ? { line, order } : { line, more, order });
  }
  return orders;
}

/** Adds men of one racket in one Neighborhood to one placement, from all lines. */
function addTo(placements: Placement[], racket: Racket, positions: readonly Position[]): void {
  for (const position of positions) {
    const neighborhood = findNeighborhoodKey(position);
    const same = placements.find((one) => one.neighborhood === neighborhood && one.racket === racket);
    if (same === undefined) placements.push({ neighborhood, racket, positions: [position] });
    else same.positions.push(position);
  }
}
