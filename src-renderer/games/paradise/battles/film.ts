import type {
  BattleFilm,
  FilmCar,
  FilmFigure,
} from '../../../../src-shared/games/paradise/views/battle.ts';

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
  /** Who moved or was hit at this step. */
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
export function framesOf(film: BattleFilm): Frame[] {
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
