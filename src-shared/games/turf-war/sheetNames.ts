import type { SeatId } from '#shared/words/ids.ts';
import {
  findNamed,
  splitNames,
  normalizeName as normalizeName,
  describeUnknownName as unknown,
} from '#shared/words/named.ts';
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

/** People whom a sheet has sent somewhere already. */
export type Used = Set<PieceId>;

/** A name that stands for nothing, and what to write instead. */
type Unknown = { sentence: string };

export function findSeatNamed(name: string, { gangs }: SheetWords): SeatId | Unknown {
  const found = findNamed(gangs, name)?.seat;
  return found ?? unknown('gang', name, gangs);
}

export function findAreaNamed(name: string, { areas }: SheetWords): number | Unknown {
  const found = findNamed(areas, name)?.number;
  return found ?? unknown('area', name, areas);
}

/** `3 Hitmen`, `a Lieutenant from Cotton Row`, or names; nobody is counted twice. A sentence where that fails. */
export function parsePeople(text: string, words: SheetWords, used: Used): PieceId[] | string {
  const counted = /^(a|an|\d+) (hitm[ae]n|lieutenants?|dons?)(?: from (.+))?$/i.exec(text.trim());
  if (counted === null) return named(text, words.pieces);
  const [, count = '1', rank = '', place] = counted;
  const wanted = normalizeName(rank).startsWith('h')
    ? 'hitman'
    : normalizeName(rank).replace(/s$/, '');
  const from = place === undefined ? null : findAreaNamed(place, words);
  if (from !== null && typeof from === 'object') return from.sentence;
  const free = words.pieces.filter(
    (one) =>
      one.rank === wanted &&
      one.area !== null &&
      !used.has(one.id) &&
      (from === null || one.area === from),
  );
  const most = /^an?$/i.test(count) ? 1 : Number(count);
  return free.length < most
    ? `You have ${free.length} of them free${place === undefined ? '' : ` in ${place}`}; name fewer, or write their names.`
    : free.slice(0, most).map(({ id }) => id);
}

/** Recruits who wait, by number or by name. */
export function parseRecruits(text: string, { pieces }: SheetWords): PieceId[] | string {
  const waiting = pieces.filter((one) => one.area === null);
  const count = /^(\d+)(?: recruits?)?$/i.exec(text.trim())?.[1];
  if (count === undefined) return named(text, waiting);
  return waiting.length < Number(count)
    ? `Only ${waiting.length} of yours wait to enter; place no more.`
    : waiting.slice(0, Number(count)).map(({ id }) => id);
}

function named(text: string, pieces: SheetWords['pieces']): PieceId[] | string {
  const ids: PieceId[] = [];
  for (const name of splitNames(text, pieces)) {
    const id = findNamed(pieces, name)?.id;
    if (id === undefined) return unknown('man of yours', name, pieces).sentence;
    ids.push(id);
  }
  return ids.length === 0 ? 'Name at least one of your people.' : ids;
}
