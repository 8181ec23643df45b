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
import { readCount, refuseLine } from '#shared/words/lineOrders.ts';
import { findNamed, normalizeName } from '#shared/words/named.ts';
import { joinWords } from '#shared/words/text.ts';

const plain = normalizeName;

/** A Neighborhood by its name or its three letters. */
export function readPlace(text: string): NeighborhoodKey {
  const asked = plain(text);
  const found = neighborhoods.find(({ key }) => key.toLowerCase() === asked) ?? findNamed(neighborhoods, text);
  if (found !== undefined) return found.key;
  const names = joinWords(neighborhoods.map(({ key, name }) => `${name} (${key})`));
  return refuseLine(`“${text.trim()}” is no Neighborhood; there are ${names}.`);
}

/** A family other than the reader's own. */
export function readFamily(view: GodfatherView, seat: SeatId, text: string): SeatId {
  const others = view.families.filter((one) => one.seat !== seat);
  const found = findFamily(others, plain(text).replace(/ family$/u, ''));
  if (found !== undefined) return found.seat;
  const names = joinWords(others.map(({ name }) => `the ${pluralizeFamily(name)}`));
  return refuseLine(`“${text.trim()}” is no other family; there are ${names}.`);
}

/** The men of a line: their racket, and their number if the line has one. */
type MeantMen = { racket: Racket; count: number | null };

/** Reads a racket by its own name or that of its men, with a number: `bookmaking`, `2 bookies`, `a bookie`. */
export function readMen(text: string): MeantMen {
  const [, many = '', asked = ''] = /^(?:(an?|\d+)\s+)?(.*)$/.exec(plain(text)) ?? [];
  const found = rackets.find((racket) => {
    const { name, piece, pieces } = racketTable[racket];
    return [racket, plain(name), piece, pieces].includes(asked);
  });
  const count = readCount(many);
  if (found !== undefined) return { racket: found, count };
  const names = joinWords(rackets.map((racket) => racketTable[racket].pieces));
  return refuseLine(
    `“${text.trim()}” are no men of a racket; write how many in figures, or leave it out, and ${names}.`,
  );
}

/** Positions by name; after the first one of a Neighborhood its letters may be left out: `MID-B2 C2 D2`. */
export function readPositions(text: string): Position[] {
  const found: Position[] = [];
  let key: NeighborhoodKey | null = null;
  for (const word of text.split(/[\s,;]+|\band\b/i).filter((one) => one !== '')) {
    const match = /^(?:([a-z]{3})-)?([a-f][1-9])\.?$/i.exec(word);
    const named: string | undefined = match?.[1]?.toUpperCase();
    const place = neighborhoods.find((one) => one.key === (named ?? key));
    const spot = match?.[2]?.toUpperCase();
    if (place === undefined || spot === undefined) {
      refuseLine(`“${word}” is no position; write one as MID-B2.`);
    }
    key = place.key;
    const position: Position = `${place.key}-${spot}`;
    if (!place.positions.includes(position)) {
      refuseLine(`${requireNeighborhood(place.key).name} has no position ${spot}.`);
    }
    if (found.includes(position)) refuseLine(`${position} is named twice on this line.`);
    found.push(position);
  }
  if (found.length === 0) refuseLine('Name a position, such as MID-B2.');
  return found;
}
