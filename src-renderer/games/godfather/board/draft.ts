import {
  findNeighborhoodKey,
  requireNeighborhood,
  type NeighborhoodKey,
  type Position,
} from '#shared/games/godfather/board.ts';
import { breaksClaim, type StakedClaim } from '#shared/games/godfather/ground/claims.ts';
import { placePositions, measureStandings, type Ground, type Standing } from '#shared/games/godfather/ground/ground.ts';
import { findMask, buildMask, listMaskPositions, findSite } from '#shared/games/godfather/ground/site.ts';
import type { Placement } from '#shared/games/godfather/orders.ts';
import { racketTable, rackets, type Racket } from '#shared/games/godfather/values.ts';
import type { GodfatherView, PlaceView } from '#shared/games/godfather/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { formatCount, formatDollars } from '#shared/words/text.ts';

/** Men that are about to be set down, in the order of the clicks, and with what a Neighborhood is opened. */
export type Draft = {
  readonly clicks: readonly Position[];
  readonly openWith: Readonly<Partial<Record<NeighborhoodKey, Racket>>>;
};

const perTurn = 3;

export function addPosition({ clicks, openWith }: Draft, position: Position, racket: Racket): Draft {
  if (clicks.includes(position)) {
    return { clicks: clicks.filter((one) => one !== position), openWith };
  }
  return { clicks: [...clicks, position], openWith: { ...openWith, [findNeighborhoodKey(position)]: racket } };
}

export function removeLast({ clicks, openWith }: Draft): Draft {
  return { clicks: clicks.slice(0, -1), openWith };
}

export function listLaid({ clicks }: Draft, key: NeighborhoodKey): Position[] {
  return clicks.filter((one) => findNeighborhoodKey(one) === key);
}

/** The draft as an order has it, in the order in which Neighborhoods were first clicked. */
export function listPlacements(draft: Draft): Placement[] {
  const keys = [...new Set(draft.clicks.map(findNeighborhoodKey))];
  return keys.map((neighborhood) => ({
    neighborhood,
    racket: draft.openWith[neighborhood] ?? 'hijacking',
    positions: listLaid(draft, neighborhood),
  }));
}

/** An order to position, as a draft. */
export function createDraft(placements: readonly Placement[]): Draft {
  return {
    clicks: placements.flatMap(({ positions }) => positions),
    openWith: Object.fromEntries(placements.map(({ neighborhood, racket }) => [neighborhood, racket])),
  };
}

/**
 * A draft with the men of an advice in the Neighborhoods where it has none, as far as the cash and the most
 * Neighborhoods allow; null: as many as there are.
 */
export function fillDraft(
  draft: Draft,
  advised: readonly Placement[],
  { free, cash, mostPlaces }: { free: GodfatherView['turn']['free']; cash: number; mostPlaces: number | null },
): Draft {
  let filled = draft;
  for (const placement of advised) {
    const placements = listPlacements(filled);
    if (placements.some(({ neighborhood }) => neighborhood === placement.neighborhood)) continue;
    if (mostPlaces !== null && placements.length >= mostPlaces) break;
    const more = [...placements, placement];
    if (computePrice(more, free).dollars <= cash) filled = createDraft(more);
  }
  return filled;
}

/** [GOD-CARD-4] Computes the price of so many men beyond the free ones, in dollars, and the free ones they use. */
export function computePrice(
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

export function buildGround({ families }: GodfatherView, { key, pieces }: PlaceView): Ground {
  const where = findSite(key);
  const own = families.map(({ seat }) =>
    pieces.filter((one) => one.seat === seat).reduce((mask, { position }) => mask | findMask(where, position), 0),
  );
  return { site: where, own };
}

/** The claim to a Neighborhood as the ground judges it; null without one. */
export function stakeClaim(view: GodfatherView, { claim }: PlaceView, { site }: Ground): StakedClaim | null {
  if (claim === null) return null;
  return {
    by: view.families.findIndex(({ seat }) => seat === claim.seat),
    territory: claim.territory === null ? null : buildMask(site, claim.territory),
    areaLimit: view.house.areaLimit,
  };
}

/** A Neighborhood once the men of the draft stand there. */
export type Ahead = {
  taken: Position[];
  standings: Standing[];
  heldPositions: Position[][];
  shakyPositions: Position[][];
  /** The seat that would take men of the draft at once. */
  lostTo: SeatId | null;
  breaksClaim: boolean;
};

/** [GOD-PLACE-5, GOD-TAKE, GOD-HOLD] By the functions that the rules use. */
export function previewPlace(
  view: GodfatherView,
  place: PlaceView,
  seat: SeatId,
  positions: readonly Position[],
): Ahead {
  const before = buildGround(view, place);
  const at = view.families.findIndex((one) => one.seat === seat);
  const mask = buildMask(before.site, positions);
  const { ground, taken, lost } = placePositions(before, at, mask);
  const claim = stakeClaim(view, place, ground);
  const all = measureStandings(ground, view.house.areaLimit);
  return {
    taken: listMaskPositions(ground.site, taken),
    standings: all,
    heldPositions: all.map(({ held }) => listMaskPositions(ground.site, held)),
    shakyPositions: all.map(({ held, shaky }) => listMaskPositions(ground.site, shaky & ~held)),
    lostTo: lost === null ? null : (view.families[lost.by]?.seat ?? null),
    breaksClaim: claim !== null && claim.by !== at && breaksClaim(ground, mask, claim),
  };
}

/** The effect of one more man on a position. */
export type PositionOffer = { isOpen: boolean; costDollars: number; says: string };

type Asking = { view: GodfatherView; seat: SeatId; draft: Draft; racket: Racket };

/** Previews a man on an empty position beside those of the draft: if he may go there, his price, and his effect. */
export function previewSpot(place: PlaceView, position: Position, asking: Asking): PositionOffer {
  const { view, seat, draft, racket } = asking;
  const refuseOffer = (says: string): PositionOffer => ({ isOpen: false, costDollars: 0, says });
  if (place.status === 'controlled' || place.status === 'stalemated') {
    return refuseOffer(`${place.name} is closed.`);
  }
  const there = listLaid(draft, place.key);
  if (there.length >= perTurn) return refuseOffer(`Three men a turn are all that ${place.name} takes.`);
  const starts = new Set(draft.clicks.map(findNeighborhoodKey));
  if (view.turn.isFirst && !starts.has(place.key) && starts.size >= view.turn.starts) {
    return refuseOffer(`The first turn is played in ${formatCount(view.turn.starts, 'Neighborhood')}.`);
  }
  if (place.racket === null && !view.openable.includes(racket)) {
    return refuseOffer(`No circle of ${racketTable[racket].name} is left.`);
  }
  const { free } = view.turn;
  const now = computePrice(listPlacements(draft), free).dollars;
  const then = computePrice(listPlacements(addPosition(draft, position, racket)), free).dollars;
  const cash = view.families.find((one) => one.seat === seat)?.cashDollars ?? 0;
  if (then > cash) return refuseOffer(`Another ${racketTable[racket].piece} is more than the family has.`);
  const next = previewPlace(view, place, seat, [...there, position]);
  const name = (of: SeatId): string => view.families.find((one) => one.seat === of)?.name ?? '';
  if (next.lostTo !== null) return refuseOffer(`The ${name(next.lostTo)} would take it at once.`);
  const costDollars = then - now;
  return { isOpen: true, costDollars, says: describeEffect(place, seat, { view, next, costDollars }) };
}

type Effect = { view: GodfatherView; next: Ahead; costDollars: number };

function describeEffect(place: PlaceView, seat: SeatId, { view, next, costDollars }: Effect): string {
  const at = view.families.findIndex((one) => one.seat === seat);
  const { majority } = requireNeighborhood(place.key);
  const held = next.standings[at]?.count ?? 0;
  const claim = place.claim;
  const rival = claim !== null && claim.seat !== seat ? claim.seat : null;
  const rivalAt = view.families.findIndex((one) => one.seat === rival);
  const breaks = rival !== null && next.breaksClaim;
  const parts = [
    costDollars === 0 ? 'free' : formatDollars(costDollars),
    ...(next.taken.length > 0 ? [`takes ${formatCount(next.taken.length, 'man', 'men')}`] : []),
    `you hold ${held}, ${majority} win`,
    ...(breaks ? [`the claim of the ${view.families[rivalAt]?.name ?? ''} falls`] : []),
  ];
  return parts.join('; ');
}
