import type { SeatId } from '#shared/words/ids.ts';
import type { BandId, BoxerId, BusinessId } from '#shared/games/paradise/ids.ts';
import type { OfferSide } from '#shared/games/paradise/orders/showOrders.ts';
import { formatDollars } from '#shared/words/text.ts';
import type { DeepReadonly } from '#kernel/readonly.ts';
import { refuseUnless } from '#kernel/refusal.ts';
import { requireGang } from '#main/games/paradise/rules/lookups.ts';
import type { ParadiseTable } from '#main/games/paradise/rules/table.ts';
import type { State } from '#main/games/paradise/rules/state.ts';
import { listClubs, listFreeClubs, requireOwnBand } from '#main/games/paradise/rules/city/bands.ts';
import { collectOwnEntertainment } from '../knowledge.ts';
import { findBout } from '../ring/ring.ts';
import type { Offer } from '#main/games/paradise/rules/state/records/shows.ts';

type OpenOffer = DeepReadonly<Offer>;

/** The offers a band of the gang's is promised in: its own offers, and wagers it accepted. */
function isPromised(state: State, seat: SeatId, band: BandId): boolean {
  return Object.values(state.offers).some(
    (offer) =>
      (offer.from === seat && offer.gives.band === band) ||
      (offer.isAccepted && offer.to === seat && offer.wants.band === band),
  );
}

/** [RK-7] Refuses to put up a band that the gang has not, or has promised already. */
export function requireFreeBand(state: State, seat: SeatId, id: BandId): void {
  const { name } = requireOwnBand(state, seat, id);
  refuseUnless(!isPromised(state, seat, id), `${name} is promised in another offer; withdraw that one first.`, 'RK-7');
}

/** [RK-7] Bands go between owners of nightclubs. */
export function requireClub(state: State, seat: SeatId): void {
  refuseUnless(
    listClubs(state, seat).length > 0,
    `${requireGang(state, seat).name}: no nightclub, so no band; only club owners hold their contracts.`,
    'RK-7',
  );
}

/** [RK-7] Refuses an offer that could not be carried out as far as its sender knows. */
export function checkOffer(state: State, seat: SeatId, offer: Omit<OpenOffer, 'id'>): void {
  const other = requireGang(state, offer.to);
  refuseUnless(other.id !== seat, 'A gang makes no offers to itself; pick another.');
  refuseUnless(other.eliminatedMonth === null, `${other.name}: eliminated, so nobody can answer.`);
  const { gives, wants } = offer;
  refuseUnless(
    gives.band !== null || wants.band !== null,
    'An offer is about a band: offer one or ask for one.',
    'RK-7',
  );
  if (gives.band !== null) {
    requireFreeBand(state, seat, gives.band);
    requireClub(state, offer.to);
  }
  if (wants.band !== null) {
    requireClub(state, seat);
    refuseUnless(
      collectOwnEntertainment(state, seat).bands[wants.band]?.owner === offer.to,
      `${other.name}: no such band under contract; ask for one of theirs.`,
      'RK-7',
    );
  }
  if (offer.pick === null) requireTrade(gives, wants);
  else requireWager(state, gives, wants, offer.pick);
}

function requireTrade(gives: OfferSide, wants: OfferSide): void {
  refuseUnless(gives.dollars === 0 || wants.dollars === 0, 'Money goes one way in a trade; take the difference.');
}

function requireWager(state: State, gives: OfferSide, wants: OfferSide, pick: BoxerId): void {
  refuseUnless(
    [gives, wants].every((side) => side.band !== null || side.dollars > 0),
    'In a wager both sides stake something, a band or money.',
    'RK-7',
  );
  refuseUnless(findBout(state, pick) !== null, 'That boxer does not fight this month; pick one from the card.', 'RK-7');
}

/** [RK-7] Refuses an answer to an offer that no longer holds; `accepts` also requires what the offer asks for. */
export function requireAnswerable(state: State, seat: SeatId, offer: OpenOffer): void {
  const { gives, wants } = offer;
  if (wants.band !== null) {
    requireFreeBand(state, seat, wants.band);
    requireClub(state, offer.from);
  }
  if (gives.band !== null) requireClub(state, seat);
  const bank = state.purses[seat]?.bankDollars ?? 0;
  refuseUnless(
    bank >= wants.dollars,
    `They ask ${formatDollars(wants.dollars)}, and the bank holds ${formatDollars(bank)}.`,
  );
}

/**
 * [RK-7] Assigns clubs to the bands of a completed offer: a free club of the new owner's, or none until they are
 * booked.
 */
export function assignClubs(
  state: State,
  moves: readonly { band: BandId | null; to: SeatId; leaving: BandId | null }[],
): [BandId, BusinessId | null][] {
  return moves.flatMap(({ band, to, leaving }): [BandId, BusinessId | null][] => {
    if (band === null) return [];
    if (state.bands[band]?.owner === to) return [[band, state.bands[band].club]];
    return [[band, listFreeClubs(state, to, leaving)[0]?.id ?? null]];
  });
}

/** [RK-7] Carries out a trade, or lets an accepted wager wait for its bout. */
export function strikeOffer(table: ParadiseTable, offer: Offer): void {
  if (offer.pick !== null) {
    table.emit({ type: 'wager-made', offer });
    return;
  }
  const { gives, wants, from, to } = offer;
  const clubs = assignClubs(table.state, [
    { band: gives.band, to, leaving: wants.band },
    { band: wants.band, to: from, leaving: gives.band },
  ]);
  table.emit({ type: 'trade-done', offer, clubs });
}

/** [RK-7, MONTH-7] Settles wagers by their bouts, and lapses offers after two reveals without an answer. */
export function settleOffers(table: ParadiseTable): void {
  for (const known of Object.values(table.state.offers)) {
    const offer = copyOffer(known);
    if (offer.isAccepted) settleWager(table, offer);
    else if (offer.pick !== null || offer.month < table.state.month || !isStillValid(table.state, offer)) {
      table.emit({ type: 'offer-ended', offer, how: 'lapsed' });
    }
  }
}

/**
 * Returns true if the offer still holds. A band offered or asked for may have faded, or its owner may be out of the
 * city.
 */
function isStillValid(state: State, { gives, wants, from, to }: OpenOffer): boolean {
  const has = (seat: SeatId, id: BandId | null): boolean => {
    const band = id === null ? null : state.bands[id];
    return band === null || (band?.owner === seat && band.endedMonth === null);
  };
  const isLiving = (seat: SeatId): boolean => state.gangs[seat]?.eliminatedMonth === null;
  return has(from, gives.band) && has(to, wants.band) && isLiving(from) && isLiving(to);
}

function settleWager(table: ParadiseTable, offer: Offer): void {
  const bout = offer.pick === null ? null : findBout(table.state, offer.pick);
  if (bout === null || bout.winner === null) {
    table.emit({ type: 'wager-settled', offer, winner: null, clubs: [] });
    return;
  }
  const winner = bout.winner === offer.pick ? offer.from : offer.to;
  const clubs = assignClubs(table.state, [
    { band: offer.gives.band, to: winner, leaving: null },
    { band: offer.wants.band, to: winner, leaving: null },
  ]);
  table.emit({ type: 'wager-settled', offer, winner, clubs });
}

/** Drops offers whose band has faded, or whose gang is finished. */
export function dropDeadOffers(table: ParadiseTable): void {
  for (const offer of Object.values(table.state.offers)) {
    if (isStillValid(table.state, offer)) continue;
    table.emit({ type: 'offer-ended', offer: copyOffer(offer), how: 'lapsed' });
  }
}

/** Copies an offer, because an event must not share parts of the state. */
export function copyOffer(offer: OpenOffer): Offer {
  return { ...offer, gives: { ...offer.gives }, wants: { ...offer.wants } };
}
