import { findFamily, pluralizeFamily } from '#shared/words/familyNames.ts';
import {
  requireNeighborhood,
  neighborhoods,
  type NeighborhoodKey,
  type Position,
} from '#shared/games/godfather/board.ts';
import { rackets, racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { GodfatherView } from '#shared/games/godfather/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { readCount } from '#shared/words/lineOrders.ts';
import { findNamed, normalizeName } from '#shared/words/named.ts';
import { joinWords } from '#shared/words/text.ts';

/** The meaning of a word on a sheet, or the sentence that corrects it. */
export type Meant<T> = { is: T } | { sentence: string };

const plain = normalizeName;

/** A Neighborhood by its name or its three letters. */
export function findPlaceIn(text: string): Meant<NeighborhoodKey> {
  const asked = plain(text);
  const found = neighborhoods.find(({ key }) => key.toLowerCase() === asked) ?? findNamed(neighborhoods, text);
  if (found !== undefined) return { is: found.key };
  const names = joinWords(neighborhoods.map(({ key, name }) => `${name} (${key})`));
  return { sentence: `“${text.trim()}” is no Neighborhood; there are ${names}.` };
}

/** A family other than the reader's own. */
export function readFamily(view: GodfatherView, seat: SeatId, text: string): Meant<SeatId> {
  const others = view.families.filter((one) => one.seat !== seat);
  const found = findFamily(others, plain(text).replace(/ family$/u, ''));
  if (found !== undefined) return { is: found.seat };
  const names = joinWords(others.map(({ name }) => `the ${pluralizeFamily(name)}`));
  return { sentence: `“${text.trim()}” is no other family; there are ${names}.` };
}

/** The men of a line: their racket, and their number if the line has one. */
type MeantMen = { racket: Racket; count: number | null };

/** Reads a racket by its own name or that of its men, with a number: `bookmaking`, `2 bookies`, `a bookie`. */
export function readMen(text: string): Meant<MeantMen> {
  const [, many = '', asked = ''] = /^(?:(an?|\d+)\s+)?(.*)$/.exec(plain(text)) ?? [];
  const found = rackets.find((racket) => {
    const { name, piece, pieces } = racketTable[racket];
    return [racket, plain(name), piece, pieces].includes(asked);
  });
  const count = readCount(many);
  if (found !== undefined) return { is: { racket: found, count } };
  const names = joinWords(rackets.map((racket) => racketTable[racket].pieces));
  return {
    sentence: `“${text.trim()}” are no men of a racket; write how many in figures, or leave it out, and ${names}.`,
  };
}

/** Positions by name; after the first one of a Neighborhood its letters may be left out: `MID-B2 C2 D2`. */
export function readPositions(text: string): Meant<Position[]> {
  const found: Position[] = [];
  let key: NeighborhoodKey | null = null;
  for (const word of text.split(/[\s,;]+|\band\b/i).filter((one) => one !== '')) {
    const match = /^(?:([a-z]{3})-)?([a-f][1-9])\.?$/i.exec(word);
    const named: string | undefined = match?.[1]?.toUpperCase();
    const place = neighborhoods.find((one) => one.key === (named ?? key));
    const spot = match?.[2]?.toUpperCase();
    if (place === undefined || spot === undefined) {
      return { sentence: `“${word}” is no position; write one as MID-B2.` };
    }
    key = place.key;
    const position: Position = `${place.key}-${spot}`;
    if (!place.positions.includes(position)) {
      return { sentence: `${requireNeighborhood(place.key).name} has no position ${spot}.` };
    }
    if (found.includes(position)) return { sentence: `${position} is named twice on this line.` };
    found.push(position);
  }
  if (found.length === 0) return { sentence: 'Name a position, such as MID-B2.' };
  return { is: found };
}
