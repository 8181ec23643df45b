import type { SeatId } from '../../words/ids.ts';
import type { PieceId } from './ids.ts';

/** What names on a filled-in sheet stand for. */
export type SheetWords = {
  seat: SeatId;
  gangs: readonly { seat: SeatId; name: string }[];
  areas: readonly { number: number; name: string }[];
  /** The seat's own people, recruits too. */
  pieces: readonly { id: PieceId; name: string; rank: string; area: number | null }[];
};

/** People whom a sheet has sent somewhere already. */
export type Used = Set<PieceId>;

/** A name that stands for nothing, and what to write instead. */
type Unknown = { sentence: string };

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").trim();

/** `a, b and c` as three names. */
export function namesOf(text: string): string[] {
  return text
    .split(/, (?:and |then )?| and | then /)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

export function seatOf(name: string, { gangs }: SheetWords): SeatId | Unknown {
  const found = gangs.find((gang) => plain(gang.name) === plain(name))?.seat;
  return found ?? unknown('gang', name, gangs);
}

export function areaOf(name: string, { areas }: SheetWords): number | Unknown {
  const found = areas.find((area) => plain(area.name) === plain(name))?.number;
  return found ?? unknown('area', name, areas);
}

/** `3 Hitmen`, `a Lieutenant from Cotton Row`, or names; nobody is counted twice. A sentence where that fails. */
export function peopleOf(text: string, words: SheetWords, used: Used): PieceId[] | string {
  const counted = /^(a|an|\d+) (hitm[ae]n|lieutenants?|dons?)(?: from (.+))?$/i.exec(text.trim());
  if (counted === null) return named(text, words.pieces);
  const [, count = '1', rank = '', place] = counted;
  const wanted = plain(rank).startsWith('h') ? 'hitman' : plain(rank).replace(/s$/, '');
  const from = place === undefined ? null : areaOf(place, words);
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
export function recruitsOf(text: string, { pieces }: SheetWords): PieceId[] | string {
  const waiting = pieces.filter((one) => one.area === null);
  const count = /^(\d+)(?: recruits?)?$/i.exec(text.trim())?.[1];
  if (count === undefined) return named(text, waiting);
  return waiting.length < Number(count)
    ? `Only ${waiting.length} of yours wait to enter; place no more.`
    : waiting.slice(0, Number(count)).map(({ id }) => id);
}

function named(text: string, pieces: SheetWords['pieces']): PieceId[] | string {
  const ids: PieceId[] = [];
  for (const name of namesOf(text)) {
    const id = pieces.find((one) => plain(one.name) === plain(name))?.id;
    if (id === undefined) return unknown('man of yours', name, pieces).sentence;
    ids.push(id);
  }
  return ids.length === 0 ? 'Name at least one of your people.' : ids;
}

function unknown(what: string, name: string, all: readonly { name: string }[]): Unknown {
  const [nearest] = all
    .map((one) => ({ name: one.name, far: distance(plain(name), plain(one.name)) }))
    .sort((a, b) => a.far - b.far);
  const hint =
    nearest !== undefined && nearest.far <= 3
      ? `did you mean ${nearest.name}?`
      : 'write the name as it stands in the packet.';
  return { sentence: `There is no ${what} called “${name.trim()}”; ${hint}` };
}

/** How many letters must be changed, put in or left out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
