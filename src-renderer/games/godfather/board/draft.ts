import {
  keyOf,
  neighborhoodOf,
  type NeighborhoodKey,
  type Position,
} from '../../../../src-shared/games/godfather/board.ts';
import {
  positioned,
  standings,
  type Ground,
  type Standing,
} from '../../../../src-shared/games/godfather/ground/ground.ts';
import {
  maskAt,
  maskOf,
  positionsIn,
  site,
} from '../../../../src-shared/games/godfather/ground/site.ts';
import type { Placement } from '../../../../src-shared/games/godfather/orders.ts';
import {
  racketTable,
  rackets,
  type Racket,
} from '../../../../src-shared/games/godfather/values.ts';
import type { GodfatherView, PlaceView } from '../../../../src-shared/games/godfather/views.ts';
import type { SeatId } from '../../../../src-shared/words/ids.ts';
import { countOf, formatDollars } from '../../../../src-shared/words/text.ts';

/** Men that are about to be set down, in the order of the clicks, and with what a Neighborhood is opened. */
export type Draft = {
  readonly clicks: readonly Position[];
  readonly openWith: Readonly<Partial<Record<NeighborhoodKey, Racket>>>;
};

const perTurn = 3;

export function withPosition(
  { clicks, openWith }: Draft,
  position: Position,
  racket: Racket,
): Draft {
  if (clicks.includes(position)) {
    return { clicks: clicks.filter((one) => one !== position), openWith };
  }
  return { clicks: [...clicks, position], openWith: { ...openWith, [keyOf(position)]: racket } };
}

export function withoutLast({ clicks, openWith }: Draft): Draft {
  return { clicks: clicks.slice(0, -1), openWith };
}

export function laidIn({ clicks }: Draft, key: NeighborhoodKey): Position[] {
  return clicks.filter((one) => keyOf(one) === key);
}

/** The draft as an order has it, in the order in which Neighborhoods were first clicked. */
export function placementsOf(draft: Draft): Placement[] {
  const keys = [...new Set(draft.clicks.map(keyOf))];
  return keys.map((neighborhood) => ({
    neighborhood,
    racket: draft.openWith[neighborhood] ?? 'hijacking',
    positions: laidIn(draft, neighborhood),
  }));
}

/** An order to position, as a draft. */
export function draftOf(placements: readonly Placement[]): Draft {
  return {
    clicks: placements.flatMap(({ positions }) => positions),
    openWith: Object.fromEntries(
      placements.map(({ neighborhood, racket }) => [neighborhood, racket]),
    ),
  };
}

/** [GOD-CARD-4] Computes the price of so many men beyond the free ones, in dollars, and the free ones they use. */
export function priceOf(
  placements: readonly Placement[],
  free: GodfatherView['turn']['free'],
): { dollars: number; freeUsed: number } {
  let [dollars, freeUsed] = [0, 0];
  for (const racket of rackets) {
    const count = placements
      .filter((one) => one.racket === racket)
      .reduce((sum, { positions }) => sum + positions.length, 0);
    const gratis = free?.racket === racket ? Math.min(count, free.count) : 0;
    freeUsed += gratis;
    dollars += (count - gratis) * racketTable[racket].costDollars;
  }
  return { dollars, freeUsed };
}

export function groundOf({ families }: GodfatherView, { key, pieces }: PlaceView): Ground {
  const where = site(key);
  const own = families.map(({ seat }) =>
    pieces
      .filter((one) => one.seat === seat)
      .reduce((mask, { position }) => mask | maskAt(where, position), 0),
  );
  return { site: where, own };
}

/** A Neighborhood once the men of the draft stand there. */
export type Ahead = {
  taken: Position[];
  standings: Standing[];
  heldPositions: Position[][];
  shakyPositions: Position[][];
  /** The seat that would take men of the draft at once. */
  lostTo: SeatId | null;
};

/** [GOD-PLACE-5, GOD-TAKE, GOD-HOLD] By the functions that the rules use. */
export function ahead(
  view: GodfatherView,
  place: PlaceView,
  seat: SeatId,
  positions: readonly Position[],
): Ahead {
  const before = groundOf(view, place);
  const at = view.families.findIndex((one) => one.seat === seat);
  const { ground, taken, lost } = positioned(before, at, maskOf(before.site, positions));
  const all = standings(ground, view.house.areaLimit);
  return {
    taken: positionsIn(ground.site, taken),
    standings: all,
    heldPositions: all.map(({ held }) => positionsIn(ground.site, held)),
    shakyPositions: all.map(({ held, shaky }) => positionsIn(ground.site, shaky & ~held)),
    lostTo: lost === null ? null : (view.families[lost.by]?.seat ?? null),
  };
}

/** The effect of one more man on a position. */
export type PositionOffer = { isOpen: boolean; costDollars: number; says: string };

type Asking = { view: GodfatherView; seat: SeatId; draft: Draft; racket: Racket };

/** Previews a man on an empty position beside those of the draft: if he may go there, his price, and his effect. */
export function spotOf(place: PlaceView, position: Position, asking: Asking): PositionOffer {
  const { view, seat, draft, racket } = asking;
  const barred = (says: string): PositionOffer => ({ isOpen: false, costDollars: 0, says });
  if (place.status === 'controlled' || place.status === 'stalemated') {
    return barred(`${place.name} is closed.`);
  }
  const there = laidIn(draft, place.key);
  if (there.length >= perTurn) return barred(`Three men a turn are all that ${place.name} takes.`);
  const starts = new Set(draft.clicks.map(keyOf));
  if (view.turn.isFirst && !starts.has(place.key) && starts.size >= view.turn.starts) {
    return barred(`The first turn is played in ${countOf(view.turn.starts, 'Neighborhood')}.`);
  }
  if (place.racket === null && !view.openable.includes(racket)) {
    return barred(`No circle of ${racketTable[racket].name} is left.`);
  }
  const { free } = view.turn;
  const now = priceOf(placementsOf(draft), free).dollars;
  const then = priceOf(placementsOf(withPosition(draft, position, racket)), free).dollars;
  const cash = view.families.find((one) => one.seat === seat)?.cashDollars ?? 0;
  if (then > cash)
    return barred(`Another ${racketTable[racket].piece} is more than the family has.`);
  const next = ahead(view, place, seat, [...there, position]);
  const name = (of: SeatId): string => view.families.find((one) => one.seat === of)?.name ?? '';
  if (next.lostTo !== null) return barred(`The ${name(next.lostTo)} would take it at once.`);
  const costDollars = then - now;
  return { isOpen: true, costDollars, says: effectOf(place, seat, { view, next, costDollars }) };
}

type Effect = { view: GodfatherView; next: Ahead; costDollars: number };

function effectOf(place: PlaceView, seat: SeatId, { view, next, costDollars }: Effect): string {
  const at = view.families.findIndex((one) => one.seat === seat);
  const { majority } = neighborhoodOf(place.key);
  const held = next.standings[at]?.count ?? 0;
  const claim = place.claim;
  const rival = claim !== null && claim.seat !== seat ? claim.seat : null;
  const rivalAt = view.families.findIndex((one) => one.seat === rival);
  const breaks = rival !== null && (next.standings[rivalAt]?.count ?? majority) < majority;
  const parts = [
    costDollars === 0 ? 'free' : formatDollars(costDollars),
    ...(next.taken.length > 0 ? [`takes ${countOf(next.taken.length, 'man', 'men')}`] : []),
    `you hold ${held}, ${majority} win`,
    ...(breaks ? [`the claim of the ${view.families[rivalAt]?.name ?? ''} falls`] : []),
  ];
  return parts.join('; ');
}
