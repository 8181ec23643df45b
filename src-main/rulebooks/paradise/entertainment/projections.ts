import type {
  BandId,
  BoxerId,
  OfferId,
  GangsterId,
} from '../../../../src-shared/vocabulary/ids.ts';
import type { Projection, Row } from '../../../kernel/rulebook.ts';
import type { ParadiseGame } from '../game.ts';
import type { State } from '../state.ts';

/** How shows, fights, offers and lessons are kept as tables. */
export const entertainmentProjections: readonly Projection<ParadiseGame>[] = [
  { table: 'band', collection: 'bands', key: 'id', row: bandRow },
  { table: 'boxer', collection: 'boxers', key: 'id', row: boxerRow },
  { table: 'bout', collection: 'bouts', key: 'id', row: boutRow },
  { table: 'offer', collection: 'offers', key: 'id', row: offerRow },
  { table: 'lesson', collection: 'lessons', key: 'gangster', row: lessonRow },
];

function bandRow(state: State, id: string): Row | null {
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

function boxerRow(state: State, id: string): Row | null {
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

function boutRow(state: State, id: string): Row | null {
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

function lessonRow(state: State, id: string): Row | null {
  const month = state.lessons[id as GangsterId];
  return month === undefined ? null : { gangster: id, month };
}
