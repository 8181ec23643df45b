import { findFamily } from '#shared/words/familyNames.ts';
import { parseDollars } from '#shared/words/dollars.ts';
import { findNamed, splitNames, describeUnknownName } from '#shared/words/named.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { AreaId } from './ids.ts';

/** The meaning of names on a filled-in sheet. */
export type SheetWords = {
  families: readonly { seat: SeatId; name: string }[];
  areas: readonly { id: AreaId; name: string }[];
};

/** An unknown name, and what to write instead. */
export type Unknown = { sentence: string };

export function findSeatNamed(name: string, { families }: SheetWords): SeatId | Unknown {
  const found = findFamily(families, name);
  return found?.seat ?? describeUnknownName('family', name, families);
}

export function listFamiliesNamed(text: string, words: SheetWords): { seats: SeatId[] } | Unknown {
  const seats: SeatId[] = [];
  for (const name of splitNames(text, words.families)) {
    const seat = findSeatNamed(name, words);
    if (typeof seat === 'object') return seat;
    seats.push(seat);
  }
  return { seats };
}

export function findAreaNamed(name: string, { areas }: SheetWords): AreaId | Unknown {
  return findNamed(areas, name)?.id ?? describeUnknownName('area', name, areas);
}

/** An area, or `everywhere`. */
export function findPlaceNamed(name: string, words: SheetWords): AreaId | 'all' | Unknown {
  return /^(everywhere|all|all areas)$/i.test(name.trim()) ? 'all' : findAreaNamed(name, words);
}

/** Parses `3 Thugs and 1 Hitman`; null for other text. */
export function parseHoods(text: string): { thugs: number; hitmen: number } | null {
  const found = { thugs: 0, hitmen: 0 };
  for (const part of splitNames(text)) {
    const [, count = '', kind = ''] = /^(\d+|a) (thugs?|hitm[ae]n)$/i.exec(part) ?? [];
    if (count === '') return null;
    const many = count.toLowerCase() === 'a' ? 1 : Number(count);
    if (/^t/i.test(kind)) found.thugs += many;
    else found.hitmen += many;
  }
  return found.thugs + found.hitmen > 0 ? found : null;
}

/** Parses `1 operation, 2 influence and $2,000`, or `nothing`; null for other text. */
export function parseCounters(text: string): { revenue: number; influence: number; dollars: number } | null {
  const found = { revenue: 0, influence: 0, dollars: 0 };
  if (/^(0|nothing)$/i.test(text.trim())) return found;
  for (const part of text.split(/, (?!\d{3})(?:and )?| and /)) {
    const [, count = '', kind = ''] = /^(\d+) (operations?|influence)$/i.exec(part.trim()) ?? [];
    const dollars = count === '' ? parseDollars(part) : null;
    if (dollars !== null) found.dollars += dollars;
    else if (count === '') return null;
    else if (/^o/i.test(kind)) found.revenue += Number(count);
    else found.influence += Number(count);
  }
  return found;
}
