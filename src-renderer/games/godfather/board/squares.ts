import { pluralizeFamily } from '#shared/words/familyNames.ts';
import { findNeighborhoodKey, type Position } from '#shared/games/godfather/board.ts';
import type { PlaceView } from '#shared/games/godfather/views.ts';
import type { SeatId } from '#shared/words/ids.ts';
import { racketTable } from '#shared/games/godfather/values.ts';
import type { GodfatherSession } from '../session.svelte.ts';
import { findClaimNeed, type ClaimNeed } from './claimNeed.ts';
import { previewPlace, listLaid, previewSpot, type Ahead } from './draft.ts';

/** Which questions the board answers besides who stands where. */
export type Layers = { ground: boolean; danger: boolean; fresh: boolean; spots: boolean };

/** One position as it is drawn and read aloud; colors are numbers of the ten that are drawn. */
export type Square = {
  label: string;
  holder: number | null;
  shaky: number | null;
  man: number | null;
  isDraft: boolean;
  isFresh: boolean;
  /** The color of a man who stood here at the family’s last turn and is gone. */
  gone: number | null;
  isDead: boolean;
  /** On the first man of a pack that three or fewer could take. */
  outs: number | null;
  isGoing: boolean;
  isLit: boolean;
  isBarred: boolean;
  /** The color of a rival whose claim a man here helps to break. */
  breaks: number | null;
  isMarked: boolean;
  canAct: boolean;
  /** The price and effect of a man there, or the reason why none may go there. */
  says: string;
};

/** A Neighborhood with the men of the draft in it; null without any. */
export function previewDraft(session: GodfatherSession, place: PlaceView): Ahead | null {
  const { family, draft, view } = session;
  const laid = listLaid(draft, place.key);
  if (family === null || laid.length === 0) return null;
  return previewPlace(view, place, family.seat, laid);
}

/** [GOD-CARD-5, GOD-BREAK-4, GOD-BREAK-5, GOD-CLOSE-5] True if a piece may be picked to go in the present step. */
export function canPick(session: GodfatherSession, place: PlaceView, owner: string): boolean {
  const { view, family, isAsked } = session;
  if (!isAsked || family === null) return false;
  const { stage } = view;
  const isMine = owner === family.seat;
  const isOpen = place.status === 'open';
  switch (stage.at) {
    case 'card':
      return !isMine && isOpen && family.hand === 'fingerman';
    case 'finger':
      return !isMine && isOpen;
    case 'lose':
      return isMine && place.racket === stage.racket && place.status !== 'controlled';
    case 'sell':
      return isMine && place.status !== 'controlled';
    case 'penalty':
      return isMine && stage.queue[0]?.neighborhood === place.key;
    default:
      return false;
  }
}

/** [GOD-VIEW-1, GOD-VIEW-2, GOD-VIEW-4] Every position of a Neighborhood. */
export function buildSquares(
  session: GodfatherSession,
  place: PlaceView,
  positions: readonly Position[],
  layers: Layers,
): Map<Position, Square> {
  const next = previewDraft(session, place);
  const need = layers.spots ? findNeed(session, place) : null;
  return new Map(
    positions.map((position) => [position, buildSquare({ session, place, position, layers, next, need })]),
  );
}

/** [GOD-VIEW-4] What a rival’s claim needs to fall by the turn on screen; null where none is to be broken. */
export function findNeed(session: GodfatherSession, place: PlaceView): ClaimNeed | null {
  const { canPosition, family, view, draft } = session;
  return canPosition && family !== null ? findClaimNeed(view, place, family.seat, draft) : null;
}

type SquareQuery = {
  session: GodfatherSession;
  place: PlaceView;
  position: Position;
  layers: Layers;
  next: Ahead | null;
  need: ClaimNeed | null;
};

function buildSquare(asked: SquareQuery): Square {
  const { session, place, position, layers, next, need } = asked;
  const { view } = session;
  const piece = place.pieces.find((one) => one.position === position);
  const isDraft = session.draft.clicks.includes(position);
  const ground = findGround(asked);
  const danger = layers.danger ? place.dangers.find(({ positions }) => positions[0] === position) : undefined;
  const canGo = piece !== undefined && canPick(session, place, piece.seat);
  const spot = piece === undefined && !isDraft ? previewFreeSpot(asked) : null;
  const gone = findGone(asked);
  const owner = isDraft ? session.family?.seat : piece?.seat;
  return {
    ...ground,
    label: describeSquare(asked, spot?.says ?? null),
    man: owner === undefined ? null : session.colorOf(owner),
    isDraft,
    isFresh: layers.fresh && place.fresh.includes(position),
    gone: layers.fresh && gone !== null && !isDraft ? session.colorOf(gone) : null,
    isDead: place.dead.includes(position),
    outs: danger?.outs ?? null,
    isGoing: session.picked.includes(position) || (next?.taken.includes(position) ?? false),
    isLit: layers.spots && spot?.isOpen === true,
    isBarred: layers.spots && spot !== null && !spot.isOpen && place.status !== 'stalemated',
    breaks: need?.squares.includes(position) === true ? findClaimColor(asked) : null,
    isMarked: isDraft || session.picked.includes(position),
    canAct: isDraft || canGo || spot?.isOpen === true,
    says: spot?.says ?? (view.asked === null ? '' : describeSquare(asked, null)),
  };
}

function findClaimColor({ session, place: { claim } }: SquareQuery): number | null {
  return claim === null ? null : session.colorOf(claim.seat);
}

/** Finds the owner of the ground, with the draft as it stands. */
function findGround({ session, place, position, layers, next }: SquareQuery): Pick<Square, 'holder' | 'shaky'> {
  if (place.status === 'controlled' && place.controller !== null) {
    return { holder: session.colorOf(place.controller), shaky: null };
  }
  if (!layers.ground || place.status !== 'open') return { holder: null, shaky: null };
  const findColor = (at: number): number | null => {
    const seat = session.view.families[at]?.seat;
    return at < 0 || seat === undefined ? null : session.colorOf(seat);
  };
  const held = next?.heldPositions ?? place.standings.map(({ heldPositions }) => heldPositions);
  const shaky = next?.shakyPositions ?? place.standings.map(({ shakyPositions }) => shakyPositions);
  return {
    holder: findColor(held.findIndex((list) => list.includes(position))),
    shaky: findColor(shaky.findIndex((list) => list.includes(position))),
  };
}

/** [GOD-VIEW-2] Finds whose man went from an empty position since the family’s last turn. */
function findGone({ session, place, position }: SquareQuery): SeatId | null {
  const isEmpty = place.pieces.every((one) => one.position !== position);
  return place.status === 'open' && isEmpty ? (session.gone.get(position) ?? null) : null;
}

function previewFreeSpot({ session, place, position }: SquareQuery): ReturnType<typeof previewSpot> | null {
  const { canPosition, family, view, draft } = session;
  if (!canPosition || family === null) return null;
  if (place.status === 'controlled' || place.status === 'stalemated') return null;
  const racket = draft.openWith[findNeighborhoodKey(position)] ?? session.racketFor(place);
  return previewSpot(place, position, { view, seat: family.seat, draft, racket });
}

function describeSquare(asked: SquareQuery, says: string | null): string {
  const { session, place, position, next, need } = asked;
  const piece = place.pieces.find((one) => one.position === position);
  if (session.draft.clicks.includes(position)) return `${position}, to be positioned`;
  if (piece !== undefined) {
    const trade = place.racket === null ? 'man' : racketTable[place.racket].piece;
    const going = session.picked.includes(position) ? ', picked' : '';
    const taken = next?.taken.includes(position) === true ? ', would be taken' : '';
    const pack = place.dangers.find(({ positions }) => positions[0] === position);
    const outs = pack === undefined ? '' : `, ways out: ${pack.outs}`;
    return `${position}, ${trade} of the ${pluralizeFamily(session.nameOf(piece.seat))}${outs}${going}${taken}`;
  }
  const holder = place.standings.find(({ heldPositions }) => heldPositions.includes(position));
  const held = holder === undefined ? '' : `, held by the ${pluralizeFamily(session.nameOf(holder.seat))}`;
  const gone = findGone(asked);
  const lost = gone === null ? '' : `, a man of the ${pluralizeFamily(session.nameOf(gone))} is gone from here`;
  const breaks = need?.squares.includes(position) === true ? ', helps to break the claim' : '';
  return `${position}, empty${held}${lost}${breaks}${says === null ? '' : `: ${says}`}`;
}
