import type { RivalMove } from '#frame/board/rivalMoves.svelte.ts';
import { pluralizeFamily } from '#shared/words/familyNames.ts';
import {
  findNeighborhoodKey,
  requireNeighborhood,
  type NeighborhoodKey,
  type Position,
} from '#shared/games/godfather/board.ts';
import { requireBreak, requireFace, type BreakCard, type Card } from '#shared/games/godfather/cards.ts';
import type { FilmStep } from '#shared/games/godfather/records.ts';
import { racketTable, type Racket } from '#shared/games/godfather/values.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';

/** The board at one moment of the film. */
export type Frame = {
  men: ReadonlyMap<Position, SeatId>;
  rackets: ReadonlyMap<NeighborhoodKey, Racket>;
  /** Closed Neighborhoods: who has them, or null for nobody. */
  closed: ReadonlyMap<NeighborhoodKey, SeatId | null>;
};

/** The board after so many steps of the film. */
export function buildFrame(film: readonly FilmStep[], steps: number): Frame {
  const men = new Map<Position, SeatId>();
  const rackets = new Map<NeighborhoodKey, Racket>();
  const closed = new Map<NeighborhoodKey, SeatId | null>();
  for (const step of film.slice(0, steps)) {
    for (const position of step.removed) men.delete(position);
    for (const { position, seat } of step.added) men.set(position, seat);
    const { neighborhood, racket, what } = step;
    if (neighborhood === null) continue;
    if (racket !== null) rackets.set(neighborhood, racket);
    if (what === 'conceded') {
      closed.set(neighborhood, step.seat);
      for (const position of men.keys()) if (findNeighborhoodKey(position) === neighborhood) men.delete(position);
    }
    if (what === 'stalemated') closed.set(neighborhood, null);
  }
  return { men, rackets, closed };
}

/** The step of the film after the last deed of a seat on the board; without a seat the first of the last round. */
export function findStepSince(film: readonly FilmStep[], seat: SeatId | null): number {
  if (seat === null)
    return Math.max(
      0,
      film.findIndex(({ round }) => round === film.at(-1)?.round),
    );
  return film.findLastIndex((step) => step.seat === seat && step.what !== 'claimed') + 1;
}

/** A step of the film as the board plays it. */
export type FilmMove = RivalMove & { readonly at: number; readonly step: FilmStep };

/** Lists the steps of a round from the first one of another family among those that a seat has not seen. */
export function listUnseen(
  film: readonly FilmStep[],
  { seen, seat, round }: { seen: number; seat: SeatId | null; round: number },
  nameOf: (seat: SeatId | null) => string,
): FilmMove[] {
  const from = film.findIndex((step, at) => at >= seen && step.round === round && step.seat !== seat);
  if (from < 0) return [];
  return film.slice(from).map((step, nth) => ({ at: from + nth, step, lines: [stepTold(step, nameOf)] }));
}

/** Lists the squares that a step touched. */
export function listTouched({ added, removed }: FilmStep): Position[] {
  return [...added.map(({ position }) => position), ...removed];
}

/** Finds the men who went from open Neighborhoods since a seat’s last deed, and whose they were. */
export function listGone(film: readonly FilmStep[], seat: SeatId | null): ReadonlyMap<Position, SeatId> {
  const from = seat === null ? film.length : findStepSince(film, seat);
  const men = new Map(buildFrame(film, from).men);
  const gone = new Map<Position, SeatId>();
  for (const step of film.slice(from)) {
    for (const position of step.removed) {
      const owner = men.get(position);
      if (owner !== undefined) gone.set(position, owner);
      men.delete(position);
    }
    for (const { position, seat: owner } of step.added) {
      men.set(position, owner);
      gone.delete(position);
    }
  }
  return gone;
}

const anyMan = { piece: 'man', pieces: 'men' } as const;

/** One step in a sentence. */
export function stepTold(step: FilmStep, nameOf: (seat: SeatId | null) => string): string {
  const the = `The ${pluralizeFamily(nameOf(step.seat))}`;
  const place = step.neighborhood === null ? '' : requireNeighborhood(step.neighborhood).name;
  const { piece, pieces } = step.racket === null ? anyMan : racketTable[step.racket];
  const men = formatCount(step.added.length, piece, pieces);
  const paid = step.dollars === 0 ? 'free of charge' : `for ${formatDollars(step.dollars)}`;
  const added = step.added.map(({ position }) => position).join(', ');
  const removed = step.removed.join(', ');
  switch (step.what) {
    case 'entered':
      return `The game begins as it stood, with ${formatCount(step.added.length, 'man', 'men')}.`;
    case 'card':
      return `${the} play ${requireFace(step.card as Card).title}.`;
    case 'break':
      return `${the} draw “${requireBreak(step.card as BreakCard).title}”.`;
    case 'opened':
      return `${the} open ${place} with ${men} on ${added}, ${paid}.`;
    case 'positioned':
      return `${the} put ${men} on ${added}, ${paid}.`;
    case 'taken':
      return `${the} take ${removed}, worth ${formatDollars(step.dollars)}.`;
    case 'fingered':
      return removed === '' ? `${the} point at nobody.` : `${the} point at ${removed}.`;
    case 'lost':
      return removed === '' ? `${the} have nobody to lose.` : `${the} lose ${removed}.`;
    case 'sold':
      return `${the} pay ${formatDollars(step.dollars)}${removed === '' ? '' : ` and let ${removed} go at half price`}.`;
    case 'claimed':
      return `${the} claim ${place}.`;
    case 'broken':
      return step.seat === null
        ? `The claim of the ${pluralizeFamily(nameOf(step.other))} to ${place} falls.`
        : `${the} break the claim of the ${pluralizeFamily(nameOf(step.other))} to ${place}.`;
    case 'conceded':
      return `${place} is conceded to the ${pluralizeFamily(nameOf(step.seat))}, for ${formatDollars(step.dollars)}.`;
    case 'stalemated':
      return `${place} goes to nobody.`;
    case 'ruled':
      return added === '' ? `By ruling ${removed} is empty.` : `By ruling a man stands on ${added}.`;
  }
}
