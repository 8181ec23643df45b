import type { BandId, BoxerId, OfferId } from '#shared/games/paradise/ids.ts';
import type { Projection, Row } from '#kernel/capabilities.ts';
import type { State } from '../state.ts';
import type { PlayedGame } from '../state/playedGame.ts';

/** How shows, fights, offers and lessons are kept as tables. */
export const showProjections: readonly Projection<PlayedGame>[] = [
  {
    table: 'band',
    columns: {
      id: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      act: 'TEXT NOT NULL',
      owner: 'TEXT NOT NULL',
      club: 'TEXT',
      is_on_radio: 'INTEGER NOT NULL',
      last_faces: 'TEXT NOT NULL',
      signed_month: 'INTEGER NOT NULL',
      ended_month: 'INTEGER',
    },
    collection: 'bands',
    key: 'id',
    row: buildBandRow,
  },
  {
    table: 'boxer',
    columns: {
      id: 'TEXT NOT NULL',
      name: 'TEXT NOT NULL',
      gym: 'TEXT',
      town: 'TEXT',
      fists: 'INTEGER NOT NULL',
      wins: 'INTEGER NOT NULL',
      fought_month: 'INTEGER NOT NULL',
      is_washed_up: 'INTEGER NOT NULL',
      is_put_up: 'INTEGER NOT NULL',
    },
    collection: 'boxers',
    key: 'id',
    row: buildBoxerRow,
  },
  {
    table: 'bout',
    columns: {
      id: 'TEXT NOT NULL',
      month: 'INTEGER NOT NULL',
      red: 'TEXT NOT NULL',
      blue: 'TEXT NOT NULL',
      winner: 'TEXT',
      rounds: 'INTEGER NOT NULL',
    },
    collection: 'bouts',
    key: 'id',
    row: buildBoutRow,
  },
  {
    table: 'offer',
    columns: {
      id: 'TEXT NOT NULL',
      from_gang: 'TEXT NOT NULL',
      to_gang: 'TEXT NOT NULL',
      month: 'INTEGER NOT NULL',
      gives_band: 'TEXT',
      gives_dollars: 'INTEGER NOT NULL',
      wants_band: 'TEXT',
      wants_dollars: 'INTEGER NOT NULL',
      pick: 'TEXT',
      is_accepted: 'INTEGER NOT NULL',
    },
    collection: 'offers',
    key: 'id',
    row: offerRow,
  },
];

function buildBandRow(state: State, id: string): Row | null {
  const band = state.bands[id as BandId];
  if (band === undefined) return null;
  return {
    id: band.id,
    name: band.name,
    act: band.act,
    owner: band.owner,
    club: band.club,
    is_on_radio: band.isOnRadio ? 1 : 0,
    last_faces: band.lastFaces.join(' '),
    signed_month: band.signedMonth,
    ended_month: band.endedMonth,
  };
}

function buildBoxerRow(state: State, id: string): Row | null {
  const boxer = state.boxers[id as BoxerId];
  if (boxer === undefined) return null;
  return {
    id: boxer.id,
    name: boxer.name,
    gym: boxer.gym,
    town: boxer.town,
    fists: boxer.fists,
    wins: boxer.wins,
    fought_month: boxer.foughtMonth,
    is_washed_up: boxer.isWashedUp ? 1 : 0,
    is_put_up: boxer.isPutUp ? 1 : 0,
  };
}

function buildBoutRow(state: State, id: string): Row | null {
  const bout = state.bouts[id];
  return bout === undefined ? null : { ...bout };
}

function offerRow(state: State, id: string): Row | null {
  const offer = state.offers[id as OfferId];
  if (offer === undefined) return null;
  return {
    id: offer.id,
    from_gang: offer.from,
    to_gang: offer.to,
    month: offer.month,
    gives_band: offer.gives.band,
    gives_dollars: offer.gives.dollars,
    wants_band: offer.wants.band,
    wants_dollars: offer.wants.dollars,
    pick: offer.pick,
    is_accepted: offer.isAccepted ? 1 : 0,
  };
}
