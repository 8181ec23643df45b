import type { PieceId } from '#shared/games/turf-war/ids.ts';
import type { Rank } from '#shared/games/turf-war/ranks.ts';
import type { TurfWarView } from '#shared/games/turf-war/views.ts';
import type { SeatId } from '#shared/words/ids.ts';

export type TurnView = TurfWarView['turns'][number];
type ClashView = TurnView['clashes'][number];

/** Somebody on the map. */
export type Stand = { id: PieceId; gang: SeatId; rank: Rank; area: number };

/** So many of a gang from one area to another. */
export type Arrow = { gang: SeatId; from: number; to: number; count: number };

/** One picture of a turn that is played back. */
export type Frame = {
  kind: 'before' | 'moves' | 'clash' | 'refuge' | 'after';
  people: readonly Stand[];
  arrows: readonly Arrow[];
  /** The clash fought out in this picture. */
  clash: ClashView | null;
  /** The people who fall in this picture; they still stand in it. */
  falling: readonly string[];
  /** By area, number 1 first. */
  owners: readonly (SeatId | null)[];
};

type Places = Map<PieceId, Stand>;
type FilmFacts = Pick<TurfWarView, 'pieces' | 'fallen' | 'turns' | 'areas' | 'gangs' | 'period'>;

/** Everybody on the map at the end of a closed turn, worked back from today; turn 0 is the beginning. */
export function computePlacesAfter(view: FilmFacts, turn: number): Places {
  const places: Places = new Map();
  for (const { id, gang, rank, area } of view.pieces) {
    if (area !== null) places.set(id, { id, gang, rank, area });
  }
  for (const record of view.turns.toReversed()) {
    if (record.turn <= turn) break;
    takeBack(view, places, record);
  }
  for (const place of places.values()) place.rank = rankIn(view, place, turn + 1);
  return places;
}

/** Takes a turn's changes back, to the places before it was played. */
function takeBack({ pieces, fallen }: FilmFacts, places: Places, record: TurnView): void {
  for (const { id, gang, rank, area, turn } of fallen) {
    if (turn === record.turn) places.set(id, { id, gang, rank, area });
  }
  const put = (id: PieceId, area: number): void => {
    const place = places.get(id);
    if (place !== undefined) place.area = area;
  };
  for (const { piece, from } of record.retreats) put(piece, from);
  for (const { piece, from } of record.moves) put(piece, from);
  if (record.turn === 1) return;
  for (const { id, enteredTurn } of [...pieces, ...fallen]) {
    if (enteredTurn === record.turn) places.delete(id);
  }
}

/** A rank as it was: the next recorded move tells it, for nobody is promoted before he moves. */
function rankIn({ turns }: FilmFacts, { id, rank }: Stand, turn: number): Rank {
  for (const record of turns) {
    if (record.turn < turn) continue;
    const move = record.moves.find(({ piece }) => piece === id);
    if (move !== undefined) return move.rank;
  }
  return rank;
}

/** [WAR-VIEW-1, WAR-VIEW-5] A closed turn in pictures: before it, everybody on his way, each fight, the refuges, the end. */
export function buildFilm(view: FilmFacts, record: TurnView): Frame[] {
  const before = [...computePlacesAfter(view, record.turn - 1).values()];
  const owners = listOwnersBefore(view, record.turn);
  const still = { arrows: [], clash: null, falling: [], owners };
  const frames: Frame[] = [{ kind: 'before', people: before, ...still }];
  let people = listArrived(view, record);
  frames.push({ ...still, kind: 'moves', people, arrows: listArrows(record.moves) });
  for (const clash of record.clashes) {
    const falling = clash.blocs.flatMap(({ dead }) => dead);
    frames.push({ ...still, kind: 'clash', people, clash, falling });
    people = people.filter(({ id }) => !falling.includes(id));
  }
  if (record.retreats.length > 0) {
    const lost = record.retreats.filter(({ to }) => to === null).map(({ piece }) => piece);
    const arrows = listArrows(
      record.retreats.flatMap(({ gang, from, to }) => (to === null ? [] : [{ gang, from, to }])),
    );
    frames.push({ ...still, kind: 'refuge', people, arrows, falling: lost });
  }
  const after = [...computePlacesAfter(view, record.turn).values()];
  frames.push({ ...still, kind: 'after', people: after, owners: record.owners });
  return frames;
}

/** Everybody where he went, before the first shot. */
function listArrived(view: FilmFacts, record: TurnView): Stand[] {
  const places = computePlacesAfter(view, record.turn);
  for (const { id, gang, rank, area, turn, how } of view.fallen) {
    const fell = how === 'killed' || how === 'cornered';
    if (turn === record.turn && fell) places.set(id, { id, gang, rank, area });
  }
  for (const { piece, from } of record.retreats) {
    const place = places.get(piece);
    if (place !== undefined) place.area = from;
  }
  for (const place of places.values()) place.rank = rankIn(view, place, record.turn);
  return [...places.values()];
}

function listOwnersBefore({ turns, areas, gangs }: FilmFacts, turn: number): (SeatId | null)[] {
  const last = turns.find((record) => record.turn === turn - 1);
  if (last !== undefined) return [...last.owners];
  return areas.map(({ isHome, ward }) => (isHome ? (gangs.find((gang) => gang.ward === ward)?.seat ?? null) : null));
}

/** Draws the ways of people together: one arrow for all of a gang who go the same way. */
export function listArrows(ways: readonly { gang: SeatId; from: number; to: number }[]): Arrow[] {
  const arrows: Arrow[] = [];
  for (const { gang, from, to } of ways) {
    if (from === to) continue;
    const known = arrows.find((one) => one.gang === gang && one.from === from && one.to === to);
    if (known === undefined) arrows.push({ gang, from, to, count: 1 });
    else known.count += 1;
  }
  return arrows;
}
