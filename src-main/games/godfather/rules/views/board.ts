import { requireNeighborhood } from '#shared/games/godfather/board.ts';
import { measureStandings } from '#shared/games/godfather/ground/ground.ts';
import { listMaskPositions } from '#shared/games/godfather/ground/site.ts';
import { computeControlDollars } from '#shared/games/godfather/values.ts';
import type { FamilyView, PlaceView } from '#shared/games/godfather/views.ts';
import type { SeatId, Viewer } from '#shared/words/ids.ts';
import {
  requireFamily,
  buildGround,
  computeHalfPrice,
  listOrderOfPlay,
  listPiecesIn,
  listPieces,
  findPlaceOfKey,
  listPlaces,
  computeTotal,
  sumValues,
} from '../lookups.ts';
import { listDangers } from '../quote.ts';
import type { State } from '../state.ts';

/** The round in which a seat had its latest turn. */
function findLastRound(state: State, seat: SeatId): number {
  const hasMoved = listOrderOfPlay(state).indexOf(seat) < state.turn.place;
  return hasMoved ? state.round : state.round - 1;
}

/** [GOD-VIEW-1, GOD-VIEW-2] Builds a Neighborhood, all of which is public. */
export function buildPlaceView(state: State, key: PlaceView['key']): PlaceView {
  const place = findPlaceOfKey(state, key);
  const { majority, name } = requireNeighborhood(key);
  const { status, racket, opener, openedRound, quiet, claim, controller, marker } = place;
  const ground = buildGround(state, key);
  const { site } = ground;
  const isOpen = status === 'open';
  const all = isOpen ? measureStandings(ground, state.house.areaLimit) : [];
  const dead = all.reduce(
    (mask, { held }, at) => mask | (held & ground.own.reduce((m, one, n) => (n === at ? m : m | one), 0)),
    0,
  );
  const pieces = listPiecesIn(state, key);
  return {
    ...{ key, name, majority, status, racket, opener, openedRound, quiet, controller, marker },
    closedRound: place.closedRound,
    claim:
      claim === null
        ? null
        : {
            seat: claim.seat,
            round: claim.round,
            answered: [...claim.answered],
            toAnswer: listOrderOfPlay(state).filter((seat) => seat !== claim.seat && !claim.answered.includes(seat)),
            territory: claim.territory === null ? null : [...claim.territory],
          },
    worthDollars: racket === null ? null : computeControlDollars(key, racket),
    pieces: pieces.map(({ id, seat, round }) => ({ position: id, seat, round })),
    standings: all.map(({ held, count, shaky }, at) => ({
      seat: state.seats[at] ?? state.turn.seat,
      held: count,
      heldPositions: listMaskPositions(site, held),
      shakyPositions: listMaskPositions(site, shaky & ~held),
    })),
    dangers: isOpen ? state.seats.flatMap((seat, at) => listDangers(ground, at).map((one) => ({ seat, ...one }))) : [],
    dead: listMaskPositions(site, dead),
    fresh: pieces
      .filter(({ seat, round }) => seat !== state.turn.seat && round >= findLastRound(state, seat))
      .map(({ id }) => id),
  };
}

/** [GOD-FOG-1] True if a viewer may see the family's own secrets. */
function canSeeSecrets({ ending }: State, viewer: Viewer, seat: SeatId): boolean {
  return viewer === 'gm' || viewer === seat || ending !== null;
}

/** [GOD-VIEW-3] Builds a family as a viewer may know it. */
export function buildFamilyView(state: State, viewer: Viewer, seat: SeatId): FamilyView {
  const family = requireFamily(state, seat);
  const { name, color, isHuman, isAbsent, hand, level, doctrine, bonuses } = family;
  const isKnown = canSeeSecrets(state, viewer, seat);
  const own = listPieces(state, seat);
  const inPlay = own.filter(({ id }) =>
    ['open', 'stalemated'].includes(state.places[id.slice(0, 3) as PlaceView['key']]?.status ?? ''),
  );
  return {
    ...{ seat, name, color, isAbsent, isOut: false },
    isStoodIn: viewer === 'gm' && state.stoodIn.includes(seat),
    isHuman: isHuman && !isAbsent,
    cashDollars: family.cashDollars,
    valueDollars: sumValues(state, seat),
    totalDollars: computeTotal(state, seat),
    reserveDollars: inPlay.reduce((sum, { id }) => sum + computeHalfPrice(state, id), 0),
    neighborhoods: listPlaces(state)
      .filter(({ controller }) => controller === seat)
      .map(({ key }) => key),
    pieces: listPlaces(state).flatMap(({ key, racket, status }) => {
      const count = own.filter(({ id }) => id.startsWith(key)).length;
      const counts = racket !== null && count > 0 && status !== 'controlled';
      return counts ? [{ key, racket, count }] : [];
    }),
    takenPieces: family.takenPieces,
    lostPieces: family.lostPieces,
    turns: family.turns,
    bonuses: bonuses.map((one) => ({ ...one })),
    hasCard: hand !== null,
    hand: isKnown && hand !== 'unknown' ? hand : null,
    mind: !isHuman && (viewer === 'gm' || state.ending !== null) ? { level, doctrine } : null,
  };
}
