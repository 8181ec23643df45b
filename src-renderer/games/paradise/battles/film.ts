import type { BattleFilm, FilmCar, FilmFigure } from '#shared/games/paradise/views/battle.ts';

export type ShownFigure = FilmFigure & {
  wounds: number;
  isNervous: boolean;
  isHidden: boolean;
  loot: number;
};
export type ShownCar = FilmCar & { isWrecked: boolean; isOffTable: boolean; isBurning: boolean };

/** The table at one moment. */
export type Frame = {
  figures: readonly ShownFigure[];
  cars: readonly ShownCar[];
  fires: readonly { x: number; y: number }[];
  /** The figures that moved or were hit at this step. */
  touched: ReadonlySet<string>;
};

function atFirst(figure: FilmFigure): ShownFigure {
  return { ...figure, wounds: 0, isNervous: false, isHidden: false, loot: 0 };
}

function parked(car: FilmCar): ShownCar {
  return { ...car, isWrecked: false, isOffTable: false, isBurning: false };
}

/** Undefined says nothing; everything else is new. */
function changed<T extends object>(item: T, change: { [K in keyof T]?: T[K] | undefined }): T {
  const next = { ...item };
  for (const key of Object.keys(change) as (keyof T)[]) {
    const value = change[key];
    if (value !== undefined) next[key] = value;
  }
  return next;
}

/** Every frame of a film, the table as it was set up first: one more than there are steps. */
export function buildFrames(film: BattleFilm): Frame[] {
  let figures: readonly ShownFigure[] = film.figures.map(atFirst);
  let cars: readonly ShownCar[] = film.cars.map(parked);
  let fires: readonly { x: number; y: number }[] = [];
  const frames: Frame[] = [{ figures, cars, fires, touched: new Set() }];
  for (const step of film.steps) {
    const touched = new Set([...Object.keys(step.figures), ...Object.keys(step.cars)]);
    if (touched.size > 0) {
      figures = figures.map((one) => changed(one, step.figures[one.id] ?? {}));
      cars = cars.map((one) => changed(one, step.cars[one.id] ?? {}));
    }
    if (step.arrivals.figures.length > 0) {
      figures = [...figures, ...step.arrivals.figures.map(atFirst)];
    }
    if (step.arrivals.cars.length > 0) cars = [...cars, ...step.arrivals.cars.map(parked)];
    if (step.fires.length > 0) fires = [...fires, ...step.fires];
    frames.push({ figures, cars, fires, touched });
  }
  return frames;
}

/** Where a name stands in relation to its figure, in inches; null where there is no room for it. */
type LabelPlace = { dx: number; dy: number } | null;

/** Half of an inch a letter, and a line of a name is so high. */
const letterInches = 0.46;
const lineInches = 0.85;

/** Above his figure first, then below, right and left; a name that would cover another one is left to the pointer. */
const labelPlaces = (width: number) => [
  { dx: 0, dy: -0.75 },
  { dx: 0, dy: 1.35 },
  { dx: 0.7 + width / 2, dy: 0.25 },
  { dx: -0.7 - width / 2, dy: 0.25 },
];

/** Where the name of each figure stands so that none covers another one. */
export function placeLabels(
  figures: readonly { id: string; at: { x: number; y: number }; label: string }[],
): ReadonlyMap<string, LabelPlace> {
  const taken: { x: number; y: number; width: number }[] = [];
  const placed = new Map<string, LabelPlace>();
  for (const { id, at, label } of figures) {
    const width = label.length * letterInches;
    const isFree = ({ dx, dy }: { dx: number; dy: number }): boolean =>
      taken.every(
        (one) =>
          Math.abs(one.x - at.x - dx) >= (one.width + width) / 2 ||
          Math.abs(one.y - at.y - dy) >= lineInches,
      );
    const place = labelPlaces(width).find(isFree) ?? null;
    placed.set(id, place);
    if (place !== null) taken.push({ x: at.x + place.dx, y: at.y + place.dy, width });
  }
  return placed;
}

/** How a figure's state is drawn and told. */
export const postures: Record<string, { word: string; isOnTable: boolean; isUp: boolean }> = {
  up: { word: 'standing', isOnTable: true, isUp: true },
  down: { word: 'down', isOnTable: true, isUp: false },
  'knocked-out': { word: 'knocked out', isOnTable: true, isUp: false },
  'out-cold': { word: 'out cold', isOnTable: true, isUp: false },
  dead: { word: 'dead', isOnTable: true, isUp: false },
  gone: { word: 'off the table', isOnTable: false, isUp: false },
  surrendered: { word: 'hands up', isOnTable: true, isUp: false },
  arrested: { word: 'arrested', isOnTable: false, isUp: false },
};

/** How many of a side still stand, lie about, and are gone. */
export function countSide(
  frame: Frame,
  side: FilmFigure['side'],
): { standing: number; fallen: number; away: number } {
  const own = frame.figures.filter((figure) => figure.side === side);
  return {
    standing: own.filter(({ posture }) => postures[posture]?.isUp ?? false).length,
    fallen: own.filter(({ posture }) => {
      const drawn = postures[posture];
      return drawn !== undefined && drawn.isOnTable && !drawn.isUp;
    }).length,
    away: own.filter(({ posture }) => !(postures[posture]?.isOnTable ?? true)).length,
  };
}
