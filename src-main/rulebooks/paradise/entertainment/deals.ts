import type { BandId, BoxerId, BusinessId, SeatId } from '../../../../src-shared/vocabulary/ids.ts';
import type { DealSide } from '../../../../src-shared/vocabulary/paradise/showOrders.ts';
import { formatDollars } from '../../../../src-shared/vocabulary/units.ts';
import type { DeepReadonly } from '../../../kernel/readonly.ts';
import { insist } from '../../../kernel/refusal.ts';
import { gangOf } from '../lookups.ts';
import type { ParadiseTable } from '../paradiseTable.ts';
import type { State } from '../state.ts';
import { clubsOf, freeClubs, ownBand } from './bands.ts';
import { ownEntertainment } from './knowledge.ts';
import { boutWith } from './ring.ts';
import type { Deal } from './state.ts';

type OpenDeal = DeepReadonly<Deal>;

/** The deals a band of the gang's is promised in: its own offers, and wagers it accepted. */
function isPromised(state: State, seat: SeatId, band: BandId): boolean {
  return Object.values(state.deals).some(
    (deal) =>
      (deal.from === seat && deal.gives.band === band) ||
      (deal.isAccepted && deal.to === seat && deal.wants.band === band),
  );
}

/** [RK-7] Refuses to put up a band that the gang has not, or has promised already. */
export function requireFreeBand(state: State, seat: SeatId, id: BandId): void {
  const { name } = ownBand(state, seat, id);
  insist(
    !isPromised(state, seat, id),
    `${name} is promised in another deal; withdraw that one first.`,
    'RK-7',
  );
}

/** [RK-7] Bands go between owners of nightclubs. */
export function requireClub(state: State, seat: SeatId): void {
  insist(
    clubsOf(state, seat).length > 0,
    `${gangOf(state, seat).name}: no nightclub, so no band; only club owners hold their contracts.`,
    'RK-7',
  );
}

/** [RK-7] Refuses an offer that could not be carried out as far as its sender knows. */
export function checkOffer(state: State, seat: SeatId, deal: Omit<OpenDeal, 'id'>): void {
  const other = gangOf(state, deal.to);
  insist(other.id !== seat, 'A gang makes no deals with itself; pick another.');
  insist(other.eliminatedMonth === null, `${other.name}: eliminated, so nobody can answer.`);
  const { gives, wants } = deal;
  insist(
    gives.band !== null || wants.band !== null,
    'A deal is about a band: offer one or ask for one.',
    'RK-7',
  );
  if (gives.band !== null) {
    requireFreeBand(state, seat, gives.band);
    requireClub(state, deal.to);
  }
  if (wants.band !== null) {
    requireClub(state, seat);
    insist(
      ownEntertainment(state, seat).bands[wants.band]?.owner === deal.to,
      `${other.name}: no such band under contract; ask for one of theirs.`,
      'RK-7',
    );
  }
  if (deal.pick === null) requireTrade(gives, wants);
  else requireWager(state, gives, wants, deal.pick);
}

function requireTrade(gives: DealSide, wants: DealSide): void {
  insist(
    gives.dollars === 0 || wants.dollars === 0,
    'Money goes one way in a trade; take the difference.',
  );
}

function requireWager(state: State, gives: DealSide, wants: DealSide, pick: BoxerId): void {
  insist(
    [gives, wants].every((side) => side.band !== null || side.dollars > 0),
    'In a wager both sides stake something, a band or money.',
    'RK-7',
  );
  insist(
    boutWith(state, pick) !== null,
    'That boxer does not fight this month; pick one from the card.',
    'RK-7',
  );
}

/** [RK-7] Refuses an answer to an offer that no longer holds; `accepts` also needs what is asked. */
export function requireAnswerable(state: State, seat: SeatId, deal: OpenDeal): void {
  const { gives, wants } = deal;
  if (wants.band !== null) {
    requireFreeBand(state, seat, wants.band);
    requireClub(state, deal.from);
  }
  if (gives.band !== null) requireClub(state, seat);
  const bank = state.purses[seat]?.bankDollars ?? 0;
  insist(
    bank >= wants.dollars,
    `They ask ${formatDollars(wants.dollars)}, and the bank holds ${formatDollars(bank)}.`,
  );
}

/**
 * [RK-7] Where the bands of a deal play once it is done: at a free club of the new owner's, the
 * quietest way to keep them working, else nowhere until they are booked.
 */
export function clubsAfter(
  state: State,
  moves: readonly { band: BandId | null; to: SeatId; leaving: BandId | null }[],
): [BandId, BusinessId | null][] {
  return moves.flatMap(({ band, to, leaving }): [BandId, BusinessId | null][] => {
    if (band === null) return [];
    if (state.bands[band]?.owner === to) return [[band, state.bands[band].club]];
    return [[band, freeClubs(state, to, leaving)[0]?.id ?? null]];
  });
}

/** [RK-7] Carries out a trade, or lets an accepted wager wait for its bout. */
export function strike(table: ParadiseTable, deal: Deal): void {
  if (deal.pick !== null) {
    table.emit({ type: 'wager-made', deal });
    return;
  }
  const { gives, wants, from, to } = deal;
  const clubs = clubsAfter(table.state, [
    { band: gives.band, to, leaving: wants.band },
    { band: wants.band, to: from, leaving: gives.band },
  ]);
  table.emit({ type: 'deal-struck', deal, clubs });
}

/** [RK-7, MONTH-7] Wagers are settled by their bouts; offers nobody took lapse after two reveals. */
export function settleDeals(table: ParadiseTable): void {
  for (const known of Object.values(table.state.deals)) {
    const deal = plain(known);
    if (deal.isAccepted) settleWager(table, deal);
    else if (
      deal.pick !== null ||
      deal.month < table.state.month ||
      !stillHolds(table.state, deal)
    ) {
      table.emit({ type: 'deal-ended', deal, how: 'lapsed' });
    }
  }
}

/** What is offered or asked may have faded, or its owner may be gone. */
function stillHolds(state: State, { gives, wants, from, to }: OpenDeal): boolean {
  const has = (seat: SeatId, id: BandId | null): boolean => {
    const band = id === null ? null : state.bands[id];
    return band === null || (band?.owner === seat && band.endedMonth === null);
  };
  const lives = (seat: SeatId): boolean => state.gangs[seat]?.eliminatedMonth === null;
  return has(from, gives.band) && has(to, wants.band) && lives(from) && lives(to);
}

function settleWager(table: ParadiseTable, deal: Deal): void {
  const bout = deal.pick === null ? null : boutWith(table.state, deal.pick);
  if (bout === null || bout.winner === null) {
    table.emit({ type: 'wager-settled', deal, winner: null, clubs: [] });
    return;
  }
  const winner = bout.winner === deal.pick ? deal.from : deal.to;
  const clubs = clubsAfter(table.state, [
    { band: deal.gives.band, to: winner, leaving: null },
    { band: deal.wants.band, to: winner, leaving: null },
  ]);
  table.emit({ type: 'wager-settled', deal, winner, clubs });
}

/** Offers whose band has just faded, or whose gang is no more, come to nothing. */
export function dropDeadDeals(table: ParadiseTable): void {
  for (const deal of Object.values(table.state.deals)) {
    if (stillHolds(table.state, deal)) continue;
    table.emit({ type: 'deal-ended', deal: plain(deal), how: 'lapsed' });
  }
}

/** An event carries a deal of its own, not a part of the state. */
export function plain(deal: OpenDeal): Deal {
  return { ...deal, gives: { ...deal.gives }, wants: { ...deal.wants } };
}
