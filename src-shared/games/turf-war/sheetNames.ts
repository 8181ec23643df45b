import type { SeatId } from '#shared/words/ids.ts';
import { describeUnknownName, findNamed, normalizeName, splitNames } from '#shared/words/named.ts';
import { readCount, refuseLine } from '#shared/words/lineOrders.ts';
import type { PieceId } from './ids.ts';
import type { TurfWarView } from './views.ts';

/** The meaning of names on a filled-in sheet. */
export type SheetWords = {
  seat: SeatId;
  gangs: readonly { seat: SeatId; name: string }[];
  areas: readonly { number: number; name: string }[];
  /** The seat's own people, recruits too. */
  pieces: readonly { id: PieceId; name: string; rank: string; area: number | null }[];
  /** The letters to the seat that can be answered still, or were. */
  letters: readonly Pick<TurfWarView['letters'][number], 'id' | 'from' | 'proposal' | 'answer'>[];
  /** The letters that the seat has written this turn. */
  sent: readonly Pick<TurfWarView['letters'][number], 'to' | 'text' | 'proposal'>[];
};

/** People whom a sheet has ordered already. */
type Used = Set<PieceId>;

/** Reads a gang's name; refuses the line where it names none. */
export function readSeat(name: string, { gangs }: SheetWords): SeatId {
  return findNamed(gangs, name)?.seat ?? refuseLine(describeUnknownName('gang', name, gangs).sentence);
}

/** Reads an area's name; refuses the line where it names none. */
export function readArea(name: string, { areas }: SheetWords): number {
  return findNamed(areas, name)?.number ?? refuseLine(describeUnknownName('area', name, areas).sentence);
}

/** Reads areas in their order. */
export function readAreas(names: string, words: SheetWords): number[] {
  return splitNames(names, words.areas).map((name) => readArea(name, words));
}

const counted = /^(an?|\d+) (hitm[ae]n|lieutenants?|dons?)(?: from (.+))?$/i;

/** Reads `3 Hitmen`, `a Lieutenant from Cotton Row`, or names, none twice; refuses the line for others. */
export function readPeople(text: string, words: SheetWords, used: Used = new Set()): PieceId[] {
  const ids: PieceId[] = [];
  for (const part of splitNames(text, [...words.pieces, ...words.areas])) {
    const match = counted.exec(part);
    const isNamed = match === null || findNamed(words.pieces, part) !== undefined;
    ids.push(...(isNamed ? readNamed(part, words.pieces) : pickCounted(match, words, new Set([...used, ...ids]))));
  }
  return ids.length === 0 ? refuseLine('Name at least one of your people.') : ids;
}

/** Picks a number of one rank who are on the map and have no order yet. */
function pickCounted(match: RegExpExecArray, words: SheetWords, used: Used): PieceId[] {
  const [, count = '', rank = '', place] = match;
  const wanted = normalizeName(rank).startsWith('h') ? 'hitman' : normalizeName(rank).replace(/s$/, '');
  const from = place === undefined ? null : readArea(place, words);
  const free = words.pieces.filter(
    (one) => one.rank === wanted && one.area !== null && !used.has(one.id) && (from === null || one.area === from),
  );
  const most = readCount(count) ?? 0;
  if (most === 0) refuseLine('Write how many men go, 1 or more, or leave the line out.');
  return free.length < most
    ? refuseLine(
        `You have ${free.length} of them free${place === undefined ? '' : ` in ${place}`}; name fewer, or write their names.`,
      )
    : free.slice(0, most).map(({ id }) => id);
}

/** Reads waiting recruits, by number or by name. */
export function readRecruits(text: string, { pieces }: SheetWords): PieceId[] {
  const waiting = pieces.filter((one) => one.area === null);
  const many = /^(an?|\d+)(?: (?:recruits?|hitm[ae]n))?$/i.exec(text.trim())?.[1];
  const count = many === undefined ? null : readCount(many);
  if (count === null) return readNamed(text, waiting);
  if (count === 0) refuseLine('Write how many of your recruits, 1 or more, or leave the line out.');
  return waiting.length < count
    ? refuseLine(`Only ${waiting.length} of yours wait to enter; place no more.`)
    : waiting.slice(0, count).map(({ id }) => id);
}

function readNamed(text: string, pieces: SheetWords['pieces']): PieceId[] {
  const ids = splitNames(text, pieces).map(
    (name) => findNamed(pieces, name)?.id ?? refuseLine(describeUnknownName('man of yours', name, pieces).sentence),
  );
  return ids.length === 0 ? refuseLine('Name at least one of your people.') : ids;
}
