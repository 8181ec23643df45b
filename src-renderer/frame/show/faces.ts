import type { Likeness } from '#shared/views/face/face.ts';
import type { SeatHead } from '#shared/views/head.ts';
import type { ShowScene } from '#shared/views/show.ts';

/** The face of somebody of whom only his name is known. */
export function drawLikeness(id: string, name: string, isHead: boolean): Likeness {
  return {
    ...{ id, name, role: isHead ? 'head' : '', gang: '', isBoss: isHead, isWoman: false },
    ...{ months: 0, wounds: 0, scars: 0, isDead: false },
  };
}

/** A face of a scene: a man who went, or the head of a side that sent nobody with a name. */
export type SceneFigure = { key: string; name: string; seat: SeatHead['seat'] | null; isHead: boolean };

/** A row of faces is a row; a whole gang is not. */
const mostFaces = 6;

/**
 * Lists the faces of a scene in a game that draws none of its own: those of its people, or else the heads of its sides,
 * the chief one first.
 */
export function listFigures(
  game: string,
  scene: Pick<ShowScene, 'people' | 'seats'>,
  heads: readonly Pick<SeatHead, 'seat' | 'name'>[],
): SceneFigure[] {
  const [chief = null, other] = scene.seats;
  // Where two sides meet, a scene does not say whose man is whose.
  const seat = other === undefined ? chief : null;
  const people = scene.people.map(({ kind, id, name }): SceneFigure => {
    return { key: `${game} ${kind} ${id}`, name, seat, isHead: false };
  });
  if (people.length > 0) return people.slice(0, mostFaces);
  return scene.seats
    .flatMap((seat) => heads.find((head) => head.seat === seat) ?? [])
    .slice(0, mostFaces)
    .map(({ seat, name }): SceneFigure => {
      return { key: `${game} head ${seat}`, name, seat, isHead: true };
    });
}
