import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { readLineOrder } from '#shared/words/lineOrders.ts';
import { findNeighborhoodKey, type NeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import { requireFace } from '#shared/games/godfather/cards.ts';
import { orderSchema, type Order, type Placement } from '#shared/games/godfather/orders.ts';
import { racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { GodfatherView } from '#shared/games/godfather/views.ts';
import type { ReadLines } from '#kernel/capabilities.ts';
import type { SheetLine } from '#shared/views/mail.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount } from '#shared/words/text.ts';
import { readFamily, findPlaceIn, readMen, readPositions, type Meant } from './sheetWords.ts';
import { readTerms } from './termsText.ts';
import { describeOpposite } from '#kernel/orders/contradictions.ts';

/** The meaning of a line: an order of its own, or a part of the one that ends the turn. */
type Said =
  Order | { kind: 'put'; racket: Racket; positions: Position[] } | { kind: 'declare'; neighborhood: NeighborhoodKey };

type Reader = { view: GodfatherView; seat: SeatId };
type Read = ReadLines<Order>;

/** How each order is written. */
export const sheetExamples: readonly string[] = [
  'Card',
  'Card, pointing at MID-B2, WAL-A1',
  'Card, pointing at nobody',
  'Point at MID-B2',
  'Put bookies on MID-B2 C2 D2',
  'Put nothing',
  'Declare Midtown',
  'Propose to the Verde for 2 turns: we stay out of Harlem; they spare us everywhere',
  'Accept',
  'Refuse',
  'Counter for 1 turn: we press Midtown; they pay $200 once kept',
  'Stalemate in Harlem',
  'Agree',
  'Disagree',
  'Lose MID-B2, MID-C2',
  'Sell MID-B2',
  'Give up MID-B2',
];

/**
 * [GOD-VIEW-6, GOD-ORDER-1] Reads the orders on a sheet: of the step the seat is asked for, and of the whole turn if no
 * unknown card is in between. Faults are reported by line.
 */
export function readSheet({ view, seat }: Reader, lines: readonly SheetLine[]): Read {
  const problems: Read['problems'] = [];
  const said: { line: number; said: Said }[] = [];
  for (const { line, text } of lines) {
    const meant = readLine({ view, seat }, text.trim().replace(/\.$/, ''));
    if ('sentence' in meant) problems.push({ line, sentence: meant.sentence });
    else said.push({ line, said: meant.is });
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
      explainOutOfStep(view, { all: said, hasCard }, one.said) ??
      explainUnfit(view, one.said) ??
      opposite.get(one.line) ??
      null;
    if (sentence !== null) problems.push({ line: one.line, sentence });
  }
  const orders = sortOrders(said);
  // With a line missing the whole turn would be judged without it.
  const isWhole = problems.length === 0;
  return { orders: orders.filter(({ order }) => isWhole || order.kind !== 'position'), problems };
}

/** Explains why the seat may order nothing now, or returns null. */
function explainUntimely({ view, seat }: Reader): string | null {
  if (view.ending !== null) return 'The game is over; no sheet is wanted any more.';
  if (view.asked === seat) return null;
  const asked = view.families.find((one) => one.seat === view.asked);
  return `The ${asked === undefined ? 'others' : pluralizeFamily(asked.name)} are to act now; hand this sheet in when you are asked.`;
}

const matchGroups = (pattern: RegExp, text: string): string[] | null =>
  pattern
    .exec(text)
    ?.slice(1)
    .map((one: string | undefined) => one ?? '') ?? null;

/** Reads positions or nobody; `otherwise` says what to write. */
function readPointed(who: string, otherwise: string): Meant<Position[]> {
  if (/^nobody$/i.test(who)) return { is: [] };
  return who === '' ? { sentence: otherwise } : readPositions(who);
}

/** [GOD-CARD-5] Reads a played card; a Fingerman says at whom he points, or that he points at nobody. */
function readCard({ view, seat }: Reader, rest: string): Meant<Said> {
  if (rest !== '')
    return createWithPositions(
      readPointed(rest.replace(/^[,:\s]*(pointing\s+)?(at\s+)?/i, ''), writeCard),
      (remove) => ({
        kind: 'card',
        remove,
      }),
    );
  const { hand } = view.families.find((one) => one.seat === seat) ?? { hand: null };
  const isFingerman = hand !== null && requireFace(hand).effect.does === 'finger';
  return isFingerman ? { sentence: writeCard } : { is: { kind: 'card', remove: [] } };
}

const writeCard =
  'You hold a Fingerman; write “Card, pointing at” and up to three positions, or “Card, pointing at nobody”.';

/** Reads a verb that is the whole line. */
const readAlone =
  (verb: string, order: Said, otherwise: string) =>
  (_reader: Reader, rest: string): Meant<Said> =>
    rest === '' ? { is: order } : { sentence: `“${verb}” stands alone on its line; ${otherwise}` };

const counterInstead = 'write “Counter”, a colon and your own terms if you want others.';
const voteAlone = 'a vote on a stalemate takes no conditions.';

function createWithPositions(found: Meant<Position[]>, order: (positions: Position[]) => Said): Meant<Said> {
  return 'sentence' in found ? found : { is: order(found.is) };
}

const verbs: Readonly<Record<string, (reader: Reader, rest: string) => Meant<Said>>> = {
  card: readCard,
  point: (_reader, rest) =>
    createWithPositions(
      readPointed(rest.replace(/^at\s+/i, ''), 'Write “Point at” and up to three positions, or “Point at nobody”.'),
      (remove) => ({ kind: 'finger', remove }),
    ),
  lose: (_reader, rest) => createWithPositions(readPositions(rest), (positions) => ({ kind: 'lose', positions })),
  sell: (_reader, rest) => createWithPositions(readPositions(rest), (positions) => ({ kind: 'sell', positions })),
  give(_reader, rest) {
    const found = readPositions(rest.replace(/^up\s+/i, ''));
    if ('sentence' in found) return found;
    const [position, second] = found.is;
    return position === undefined || second !== undefined
      ? { sentence: 'Give up one man; name one position.' }
      : { is: { kind: 'penalty', position } };
  },
  put: (_reader, rest) => putIn(rest),
  declare(_reader, rest) {
    const place = findPlaceIn(rest);
    return 'sentence' in place ? place : { is: { kind: 'declare', neighborhood: place.is } };
  },
  stalemate(_reader, rest) {
    const place = findPlaceIn(rest.replace(/^in\s+/i, ''));
    return 'sentence' in place ? place : { is: { kind: 'stalemate', neighborhood: place.is } };
  },
  propose: readProposal,
  accept: readAlone('Accept', { kind: 'answer', answer: 'accept', counter: null }, counterInstead),
  refuse: readAlone('Refuse', { kind: 'answer', answer: 'refuse', counter: null }, counterInstead),
  counter(_reader, rest) {
    const found = matchGroups(/^(?:for\s+(\d+)\s+turns?)?\s*:\s*(.+)$/i, rest);
    if (found === null) return { sentence: 'Write “Counter for 2 turns:” and the promises.' };
    const terms = readTerms(found[1] ?? '', Number(found[0] === '' ? 1 : found[0]));
    if ('sentence' in terms) return terms;
    return { is: { kind: 'answer', answer: 'counter', counter: terms.is } };
  },
  agree: readAlone('Agree', { kind: 'vote', agrees: true }, voteAlone),
  disagree: readAlone('Disagree', { kind: 'vote', agrees: false }, voteAlone),
};

function readLine(reader: Reader, text: string): Meant<Said> {
  const verb = (/^[^\s,:]+/.exec(text)?.[0] ?? '').toLowerCase();
  const read = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (read === undefined) {
    return {
      sentence: `“${verb}” is not an order; start a line with Card, Point, Put, Declare, Propose, Accept, Refuse, Counter, Stalemate, Agree, Disagree, Lose, Sell or Give up.`,
    };
  }
  const found = read(reader, text.slice(verb.length).trim());
  if ('sentence' in found || found.is.kind === 'put' || found.is.kind === 'declare') return found;
  const order = readLineOrder(orderSchema, found.is);
  return typeof order === 'string' ? { sentence: order } : found;
}

function putIn(rest: string): Meant<Said> {
  if (/^(nothing|nobody)$/i.test(rest)) {
    return { is: { kind: 'position', placements: [], declare: [] } };
  }
  const found = matchGroups(/^(.+?)\s+on\s+(.+)$/i, rest);
  if (found === null) return { sentence: 'Write “Put bookies on MID-B2 C2”, or “Put nothing”.' };
  const men = readMen(found[0] ?? '');
  if ('sentence' in men) return men;
  const positions = readPositions(found[1] ?? '');
  if ('sentence' in positions) return positions;
  const { racket, count } = men.is;
  const named = positions.is.length;
  if (count !== null && count !== named) {
    return {
      sentence: `The line says ${formatCount(count, 'man', 'men')} and names ${formatCount(named, 'position')}; name one position for each.`,
    };
  }
  return { is: { kind: 'put', racket, positions: positions.is } };
}

function readProposal({ view, seat }: Reader, rest: string): Meant<Said> {
  const found = matchGroups(/^to\s+(.+?)(?:,?\s+for\s+(\d+)\s+turns?)?\s*:\s*(.+)$/i, rest);
  if (found === null) {
    return { sentence: 'Write “Propose to”, a family, “for 2 turns:” and the promises.' };
  }
  const to = readFamily(view, seat, found[0] ?? '');
  if ('sentence' in to) return to;
  const terms = readTerms(found[2] ?? '', Number(found[1] === '' ? 1 : found[1]));
  return 'sentence' in terms ? terms : { is: { kind: 'propose', to: to.is, terms: terms.is } };
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
