import { findFamily } from '#shared/words/familyNames.ts';
import { dollarsSentence, parseDollars } from '#shared/words/dollars.ts';
import { refuseLine } from '#shared/words/lineOrders.ts';
import { findNamed, splitNames, describeUnknownName } from '#shared/words/named.ts';
import type { SeatId } from '#shared/words/ids.ts';
import type { AreaId } from './ids.ts';

/** The meaning of names on a filled-in sheet. */
export type SheetWords = {
  families: readonly { seat: SeatId; name: string }[];
  areas: readonly { id: AreaId; name: string }[];
};

/** Reads a family's name; refuses the line where it names none. */
export function readSeat(name: string, { families }: SheetWords): SeatId {
  return findFamily(families, name)?.seat ?? refuseLine(describeUnknownName('family', name, families).sentence);
}

export function readSeats(text: string, words: SheetWords): SeatId[] {
  return splitNames(text, words.families).map((name) => readSeat(name, words));
}

/** Reads an area's name; refuses the line where it names none. */
export function readArea(name: string, { areas }: SheetWords): AreaId {
  return findNamed(areas, name)?.id ?? refuseLine(describeUnknownName('area', name, areas).sentence);
}

/** Reads an area, or `everywhere`. */
export function readPlace(name: string, words: SheetWords): AreaId | 'all' {
  return /^(everywhere|all|all areas)$/i.test(name.trim()) ? 'all' : readArea(name, words);
}

/** Reads a sum of dollars; refuses the line for another. */
export function readSum(text: string): number {
  return parseDollars(text) ?? refuseLine(dollarsSentence);
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
