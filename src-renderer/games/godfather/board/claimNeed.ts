import type { Position } from '#shared/games/godfather/board.ts';
import { listBreaks } from '#shared/games/godfather/ground/claims.ts';
import { buildMask, countPositions, listMaskPositions } from '#shared/games/godfather/ground/site.ts';
import type { GodfatherView, PlaceView } from '#shared/games/godfather/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars, joinWords } from '#shared/words/text.ts';
import { addPosition, buildGround, computePrice, listLaid, listPlacements, stakeClaim, type Draft } from './draft.ts';

/** What a rival’s claim still needs to fall by a seat’s present turn. */
export type ClaimNeed = {
  /** Men besides those of the draft: 0 if it falls already, null if no three break it. */
  men: number | null;
  /** Squares of which so many break it. */
  squares: Position[];
  /** Any so many of the squares do, not only certain ones together. */
  isAny: boolean;
  dollars: number;
};

/** [GOD-VIEW-4] Finds what breaks a rival’s claim, by the function that judges it; null where none is to be broken. */
export function findClaimNeed(view: GodfatherView, place: PlaceView, seat: SeatId, draft: Draft): ClaimNeed | null {
  const ground = buildGround(view, place);
  const claim = stakeClaim(view, place, ground);
  const { racket } = place;
  if (claim === null || racket === null || place.claim?.seat === seat) return null;
  const laid = listLaid(draft, place.key);
  const base = buildMask(ground.site, laid);
  const at = view.families.findIndex((one) => one.seat === seat);
  const breaks = listBreaks(ground, { at, claim, base });
  const [first] = breaks;
  if (first === undefined) return { men: null, squares: [], isAny: false, dollars: 0 };
  const squares = listMaskPositions(ground.site, breaks.reduce((all, mask) => all | mask, 0) & ~base);
  const men = countPositions(first) - laid.length;
  const measure = (one: Draft): number => computePrice(listPlacements(one), view.turn.free).dollars;
  const added = listMaskPositions(ground.site, first & ~base);
  const dollars = measure(added.reduce((one, position) => addPosition(one, position, racket), draft)) - measure(draft);
  return { men, squares, isAny: breaks.length === countChoices(squares.length, men), dollars };
}

/** The ways to choose so many of so many. */
function countChoices(among: number, chosen: number): number {
  let ways = 1;
  for (let at = 0; at < chosen; at += 1) ways = (ways * (among - at)) / (at + 1);
  return ways;
}

/** Describes a need in a sentence; a draft that fulfills it has none. */
export function describeNeed({ men, squares, isAny, dollars }: ClaimNeed, cashDollars: number): string | null {
  if (men === 0) return null;
  if (men === null) return 'No three men can break it this turn.';
  const price = dollars === 0 ? 'free' : formatDollars(dollars);
  const short = dollars > cashDollars ? `, and you have ${formatDollars(cashDollars)}` : '';
  if (squares.length === men) {
    return `${men === 1 ? 'A man' : 'Men'} on ${joinWords(squares)} ${men === 1 ? 'breaks' : 'break'} it (${price}${short}).`;
  }
  const among = isAny ? `Take ${men}` : `Take the right ${men}`;
  return `${among} of the ${formatCount(squares.length, 'square')} with a flag to break it (${price}${short}).`;
}
