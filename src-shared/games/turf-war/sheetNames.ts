import type { SeatId } from '#shared/words/ids.ts';
import {
  findNamed,
  splitNames,
  normalizeName as normalizeName,
  describeUnknownName as unknown,
} from '#shared/words/named.ts';
import { readCount } from '#shared/words/lineOrders.ts';
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
export type Used = Set<PieceId>;

/** An unknown name, and what to write instead. */
type Unknown = { sentence: string };

export function findSeatNamed(name: string, { gangs }: SheetWords): SeatId | Unknown {
  const found = findNamed(gangs, name)?.seat;
  return found ?? unknown('gang', name, gangs);
}

export function findAreaNamed(name: string, { areas }: SheetWords): number | Unknown {
  const found = findNamed(areas, name)?.number;
  return found ?? unknown('area', name, areas);
}

const counted = /^(an?|\d+) (hitm[ae]n|lieutenants?|dons?)(?: from (.+))?$/i;

/** Parses `3 Hitmen`, `a Lieutenant from Cotton Row`, or names, none twice, or returns the sentence about the fault. */
export function parsePeople(text: string, words: SheetWords, used: Used): PieceId[] | string {
  const ids: PieceId[] = [];
  for (const part of splitNames(text, [...words.pieces, ...words.areas])) {
    const match = counted.exec(part);
    const found =
      match === null || findNamed(words.pieces, part) !== undefined
        ? readNamed(part, words.pieces)
        : pickCounted(match, words, new Set([...used, ...ids]));
    if (typeof found === 'string') return found;
    ids.push(...found);
  }
  return ids.length === 0 ? 'Name at least one of your people.' : ids;
}

/** Picks a number of one rank who are on the map and have no order yet. */
function pickCounted(match: RegExpExecArray, words: SheetWords, used: Used): PieceId[] | string {
  const [, count = '', rank = '', place] = match;
  const wanted = normalizeName(rank).startsWith('h') ? 'hitman' : normalizeName(rank).replace(/s$/, '');
  const from = place === undefined ? null : findAreaNamed(place, words);
  if (from !== null && typeof from === 'object') return from.sentence;
  const free = words.pieces.filter(
    (one) => one.rank === wanted && one.area !== null && !used.has(one.id) && (from === null || one.area === from),
  );
  const most = readCount(count) ?? 0;
  if (most === 0) return 'Write how many men go, 1 or more, or leave the line out.';
  return free.length < most
    ? `You have ${free.length} of them free${place === undefined ? '' : ` in ${place}`}; name fewer, or write their names.`
    : free.slice(0, most).map(({ id }) => id);
}

/** Parses waiting recruits, by number or by name. */
export function parseRecruits(text: string, { pieces }: SheetWords): PieceId[] | string {
  const waiting = pieces.filter((one) => one.area === null);
  const many = /^(an?|\d+)(?: (?:recruits?|hitm[ae]n))?$/i.exec(text.trim())?.[1];
  const count = many === undefined ? null : readCount(many);
  if (count === null) return readNamed(text, waiting);
  if (count === 0) return 'Write how many of your recruits, 1 or more, or leave the line out.';
  return waiting.length < count
    ? `Only ${waiting.length} of yours wait to enter; place no more.`
    : waiting.slice(0, count).map(({ id }) => id);
}

function readNamed(text: string, pieces: SheetWords['pieces']): PieceId[] | string {
  const ids: PieceId[] = [];
  for (const name of splitNames(text, pieces)) {
    const id = findNamed(pieces, name)?.id;
    if (id === undefined) return unknown('man of yours', name, pieces).sentence;
    ids.push(id);
  }
  return ids.length === 0 ? 'Name at least one of your people.' : ids;
}
